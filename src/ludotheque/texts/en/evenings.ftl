# evenings in the terminal
cli-evening = play a whole evening of bots: Progressive, round robin, Swiss, arena, duplicate, knockout
cli-evening-kind = the game and the form of the evening, one of: { $known }
cli-evening-players = how many take part (default 8)
cli-evening-games = games for everybody; in a round robin how often everybody meets everybody (default 4)
cli-evening-rest = no bots make up the numbers: players sit out by turn
evening-title = { $kind }, { $players } players, seed { $seed }
evening-round = Round { $number }
evening-resting = { "  " }sitting out: { $names }
evening-standings = Standings: place, player, points, games won
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
