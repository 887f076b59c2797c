# evenings in the terminal
cli-evening = play a whole evening of bots: Progressive, round robin, Swiss, arena, duplicate, knockout
cli-evening-kind = the game and the form of the evening, one of: { $known }
cli-evening-players = how many take part (default 8)
cli-evening-games = games for everybody; in a round robin how often everybody meets everybody (default 4)
cli-evening-rest = no bots make up the numbers: players sit out by turn
cli-evening-par = level that plays each deal of a duplicate for par (default: the first, which takes milliseconds)
evening-title = { $kind }, { $players ->
    [one] one player
   *[other] { $players } players
}, seed { $seed }
evening-round = Round { $number }
evening-resting = { "  " }sitting out: { $names }
evening-standings = Standings: place, player, points, games won
evening-standings-par = Standings: place, player, points, games won, against par
evening-par = { "  " }par: { $par }
evening-par-by = par by level { $level }
refuse-evening-over = This evening is over.
refuse-evening-begun = This evening has begun, and nobody can join it any more.
refuse-evening-entered = { $name } is already taking part.
refuse-evening-stranger = That player is not here.
refuse-evening-table = There is no such table.
refuse-evening-counted = That table has been counted already.
refuse-evening-players = { $needed ->
    [one] One player is
   *[other] { $needed } players are
  } needed; there { $players ->
    [one] is one
   *[other] are { $players }
  }.
refuse-evening-form = { $game } has no setting for an evening of the form “{ $form }”.
refuse-evening-full = At most { $most } can take part.
refuse-evening-crowd = So many people have come and gone that nobody new can join this evening.
refuse-evening-restless = You have come and gone too often this evening.
refuse-evening-breaks = This evening has had too many breaks already.
refuse-evening-not-begun = This evening has not begun yet.
refuse-evening-number = There must be at least one player and one game.
refuse-evening-paused = This evening is on a break already.
refuse-evening-not-paused = There is no break that could end.
refuse-evening-not-over = This evening is not over yet.
refuse-evening-followed = The next evening has been opened already.
refuse-evening-bots = You can have at most { $most } bots in all your evenings together.
refuse-too-many-evenings = You have { $most } evenings that are not over. End one first.
refuse-no-evening = There is no such evening.
refuse-match-evening = This table belongs to an evening: its hall says who plays here, and where you play next.
evening-called = × time ran out: the game counted as it stood
