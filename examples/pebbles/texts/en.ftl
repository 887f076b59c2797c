box-pebbles = Pebbles
box-pebbles-pitch = A heap of pebbles, a hidden tile and a guess: who takes the last pebble pays for it.
option-pebbles-heap = Pebbles in the heap
option-pebbles-seconds = Seconds to guess
bot-pebbles-1 = Takes as many as the hand happens to hold.
bot-pebbles-2 = Counts the heap and looks at the tiles that lie open.
view-pebbles-heap = pebbles in the heap
view-pebbles-tiles = tile
view-pebbles-shown = lies open
view-pebbles-guessed = has guessed
view-pebbles-turn = to take
view-pebbles-last_player = took the last pebble
view-pebbles-over = over
refuse-pebbles-players = Pebbles is for two to four players, not for { $players }.
refuse-pebbles-heap = A heap of { $heap } pebbles cannot be played; it takes at least one.
refuse-pebbles-seconds = Nobody can guess in { $seconds } seconds.
refuse-pebbles-malformed = “{ $text }” is no move. Write for example take 2, show or guess 7.
refuse-P2-dealt = Tiles are dealt; nobody picks one.
refuse-P2-tile = Tile { $tile } cannot be dealt.
refuse-P3-pebbles = You cannot take { $pebbles }. From this heap you may take 1 to { $most }.
refuse-P3-shown = Your tile lies open already.
refuse-P3-heap = The heap is gone: now all guess.
refuse-P5-early = First the heap is played, then all guess.
refuse-P5-tile = There is no tile { $tile }; they go from 1 to 9.
refuse-P5-clock = Only the clock ends the guessing.
pebbles-hint-count = Count what you leave. Who comes to a single pebble has to take it.
pebbles-hint-look = Does a tile lie open before somebody else?
pebbles-hint-take = { $pebbles ->
    [one] Take one pebble.
   *[other] Take { $pebbles } pebbles.
}
pebbles-hint-show = Show your tile: then somebody else has to take the last pebble.
pebbles-hint-guess = Guess { $tile }.
reason-counted = Tile, guess and the last pebble have been counted up.
