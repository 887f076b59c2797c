# an evening with several tables: opening one, its hall, the television
box-way-evening = An evening with several tables
evening-new = An evening with several tables
evening-new-what = Everybody comes by code, link or QR. The tables are drawn for you, round by round.
evening-game = What do you play?
evening-form = How do you meet?
hall-form = { $form ->
    [progressive] Progressive { $game }
    [swiss] Swiss tournament
    [round-robin] Round robin
    [arena] Arena
    [duplicate] The same deals for all
   *[knockout] Knockout for eight
}
evening-how-progressive = A new partner for every game. Whoever wins moves up a table.
evening-how-swiss = Each round you meet somebody who is doing as well as you.
evening-how-round-robin = Everybody meets everybody.
evening-how-arena = Next game as soon as you are free, until the time is up.
evening-how-duplicate = Everybody plays the same cards alone; the best total wins.
evening-how-knockout = Winners go on, until one is left.
evening-games = Games
evening-times = How often everybody meets everybody
evening-clock = Time for each round
evening-lasts = The arena lasts
evening-minutes = { $count ->
    [0] as long as it takes
   *[other] { $count } minutes
}
evening-fill = Bots make up the numbers (otherwise people sit out by turn)
evening-more = More
evening-plays = I play too
evening-bots = Bots from the beginning
evening-level = Which bots?
evening-interval = Time between rounds
evening-seconds = { $count } seconds
evening-open = Open the evening
hall-title = { $form ->
    [progressive] Progressive { $game }
    [swiss] { $game }: Swiss tournament
    [round-robin] { $game }: round robin
    [arena] { $game }: arena
    [duplicate] { $game }: the same deals for all
   *[knockout] { $game }: knockout
}
hall-opening = Opening the hall …
hall-none = You cannot get in here
hall-evening = Evening
hall-back = Back to the evening
hall-mine = Your evenings
hall-line = { $status ->
    [running] under way
   *[open] not begun yet
}{ $host ->
    [yes] , you run it
   *[no] {""}
}
hall-before = { $count ->
    [0] Nobody is here yet
    [one] One player is here
   *[other] { $count } players are here
}
hall-over = The evening is over
hall-round = Round { $number } of { $of }
hall-arena = Arena
hall-knockout = { $left ->
    [0] Final
    [1] Semi-finals
   *[other] Quarter-finals
}
hall-time-left = The round ends in { $time }
hall-in = { $count ->
    [0] Nobody is in yet
    [one] One is in
   *[other] { $count } are in
}
hall-invited = You are invited
hall-late = They have already begun
hall-late-how = You can still come in: you play from the next round on.
hall-closed = They have already begun, and nobody can join any more. You can watch.
hall-enter = I’m in
hall-way-in = How others come in
hall-host = Run the evening
hall-runs = runs the evening
hall-host-title = You run the evening
hall-begin = { $bots ->
    [0] Begin with { $count }
    [one] Begin with { $count } and a bot
   *[other] Begin with { $count } and { $bots } bots
}
hall-begin-how = { $bots ->
    [0] The first tables are drawn as soon as you begin.{ $form ->
        [knockout] {" "}A knockout takes exactly eight.
       *[other] {""}
    }
   *[other] If more people come, they take the bots’ places.
}
hall-starts = The evening begins soon.
hall-break = Break
hall-break-do = Break after this round
hall-break-by = { $known ->
    [yes] { $name } will go on when everybody is ready.
   *[no] It goes on when everybody is ready.
}
hall-break-how = A break lets this round play to its end. A pause stops every table at once.
hall-pause-do = Pause
hall-pause-how = Every table stands still until you go on.
hall-paused-by = { $known ->
    [yes] All tables stand still. { $name } will go on.
   *[no] All tables stand still.
}
hall-more-bots = More bots
hall-add = Add
hall-end-early = End the evening
hall-end = End it now
hall-end-sure = Tables that still play count as they stand.
hall-leave = Leave the evening
hall-leave-title = Leave the evening?
hall-leave-before = You can come back until it begins, and later too.
hall-leave-how = A bot plays on for you. You can come back at any time.
hall-left = You have left
hall-replaced = A bot has been put in your place
hall-left-how = A bot plays on for you. You can come back at any time and take your seat again.
hall-back-in = Come back
hall-your-table = You are at table { $number }
hall-your-game = Your table is ready
hall-with = With { $names }
hall-against = Against { $names }
hall-sit = Sit down
hall-stay = Stay here
hall-taken = You will be taken there in a moment.
hall-onward = To your next table
hall-next-in = Next round in { $time }
hall-counting = The results are being added up …
hall-too-few = The next round begins as soon as enough people are here.
hall-resting = You sit out this round
hall-resting-how = The next one is yours again.
hall-arena-waits = Looking for your next rival …
hall-done = Your table has finished
hall-others = Others are still playing.
hall-waits = You play from the next round on
hall-my-place = You are number { $place } of { $of } with { $count ->
    [one] { $points } point
   *[other] { $points } points
}.
hall-fate-on = You go on to the next round.
hall-fate-out = You are out. You can watch the others.
hall-fate-lot = It’s a tie: a lot decides who goes on.
hall-you-go-up = You move up a table.
hall-you-go-down = You move down a table.
hall-you-go-same = You stay at your table.
hall-way-up = moves up
hall-way-down = moves down
hall-way-same = stays
hall-moved = { $way ->
    [up] up { $places }
   *[down] down { $places }
}
hall-standings = Standings
hall-place = Place
hall-points = Points
hall-over-par = { $by } against par
hall-won = Won
hall-tables-so-far = Tables
hall-tables = Tables
hall-tables-of = Tables of round { $number }
hall-table = Table { $number }
hall-watch = Watch
hall-look-back = Replay
hall-not-here = Not at the table yet: { $names }
hall-called = Time ran out: it counts as it stood.
hall-time-up = Time is up
hall-rest = Sitting out: { $names }
hall-free = Free: { $names }
hall-everybody = Everybody ({ $count })
hall-state-waits = waits
hall-state-sits = on the way
hall-state-plays = plays
hall-state-rests = sits out
hall-state-away = has left
hall-winner = { $count ->
    [one] { $names } wins the evening
   *[other] { $names } win the evening together
}
hall-shared = { $count } share the victory
hall-you-won = You win the evening
hall-with-points = { $count ->
    [one] with { $points } point
   *[other] with { $points } points
}
hall-again = Again with the same people
hall-next = To the next evening
hall-text = Results as text
hall-csv = Results as a spreadsheet (CSV)
hall-page = { $page } of { $pages }
hall-news-in = { $name } has come in.
hall-news-out = { $name } has left.
hall-news-round = Round { $number } begins.
hall-news-between = The round is over.
hall-news-break = There will be a break after this round.
hall-news-pause = All tables stand still.
hall-news-on = On we go.
hall-news-over = The evening is over. First: { $names }.
refuse-no-evening-code = There is no evening with the code { $letters }.
refuse-evening-code-over = The evening with the code { $letters } is over.
