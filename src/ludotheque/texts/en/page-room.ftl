room-of = { $name }’s room, { $count ->
    [one] one person is here
   *[other] { $count } are here
}
room-empty = Come in and play { $game }
room-name = Your name
room-face = Your face
room-faces = more faces
room-face-number = Face { $number }
room-sit = Sit down
room-in = { $count ->
    [one] You are in
   *[other] { $count } are in
}
room-holds = is the host
room-bot = the computer
room-players = Players
room-players-bots = { $bots ->
    [0] { $count }
   *[other] { $count }, { $bots } of them bots
}
room-pace = Pace
room-more = More: seconds for everything
room-start = { $bots ->
    [0] Start with { $count }
    [one] Add a bot and start
   *[other] Add { $bots } bots and start
}
room-starts = { $name } starts the game.
room-leave = Leave the room
room-paused = Pause
room-paused-by = { $name } will go on when everybody is ready.
room-left = Leave the game?
room-left-how = A bot plays on for you. You can come back at any time and take your seat again.
room-go = Leave
late-title = The game has already begun
late-how = Say who you are, and you take over a bot’s seat as soon as this round is over.
late-watch = Just watch
late-soon = { $name }, you come in as soon as this round is over.
host-title = You are the host
host-pause = Pause
host-go-on = Go on
host-more-time = { $seconds } seconds more
host-skip = Stop waiting
host-rename = Rename
host-rename-do = Save
host-new-name = New name for { $name }
host-hand-over = Make host
host-remove = Remove
host-stand-in = Let a bot play
host-sound = Sound on the screen
action-host = Host controls
action-leave = Leave the game
display-hosted = { $name } starts from the phone. There is room for { $seats }.
display-first = Whoever comes first is the host. There is room for { $seats }.
display-play-here = Play on this screen, too
happened-agreed = The settings have changed.
happened-paused = The game is paused.
happened-resumed = On we go.
happened-extended = There is more time.
happened-removed = { $name } was removed from the room.
happened-renamed = { $name } has a new name.
happened-handed = { $name } is the host now.
room-again = Again ({ $given } of { $needed })
room-again-host = Again

## What a table agrees on for itself

own-lot = Drawn by lot
own-seat = Seat { $number }
own-title = Title
own-words = Words on its list (optional, separated by commas)
own-add = Add a theme
own-names = Add our names
own-names-title = Our names
own-drop = Take “{ $title }” out
own-count = { $count ->
    [0] no list: the table votes
    [one] a list of one word
   *[other] a list of { $count } words
}
own-fold = Themes and who deals
