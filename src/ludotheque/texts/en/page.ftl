page-home = Back to the shelf
page-settings = Settings
page-skip = Skip to the content
page-language = Language
page-theme = Colours: { $theme ->
    [light] light
    [dark] dark
   *[auto] as on this device
}
page-me = You
page-lost = There is nothing at this address.

set-pace = How fast others’ moves are shown
set-pace-calm = calm
set-pace-normal = normal
set-pace-brisk = brisk
set-pace-once = at once
set-theme = Light or dark
set-theme-auto = as on this device
set-theme-light = light
set-theme-dark = dark
set-colours = Colours of the boards
set-colours-usual = the game’s own
set-colours-strong = strong contrasts
set-colours-soft = soft
set-size = Size of the text
percent = { $value }%
set-sound = Sound on
set-volume = Volume
set-sounds-moves = Moves: wood, cards, coins
set-sounds-clock = Time: calls, ticking, gong
set-sounds-people = Your turn and chat
set-sounds-end = Winning and losing
set-touch = The phone may vibrate
set-coordinates = Coordinates on the board
set-notation = Write moves in notation instead of words
set-left = Left-handed on the phone

shelf-title = Open a box and play
shelf-boxes = The games

shelf-welcome = Games you can no longer buy, back on the table.
box-facts = { $players } players · { $least } to { $most } minutes
box-play-bots = Play the computer
box-play-alone = Deal for one
box-play-room = Open a room
box-learn = How to play
box-more = More ways
box-way-bots = Against the computer: choose whom, and the rules
box-way-friends = With friends: by link, code or QR
box-way-hotseat = On one device: pass it round
box-rival = Next: { $name }

go-on-title = Pick up where you left off
go-on = Continue
go-on-more = { $count ->
    [one] One more game
   *[other] { $count } more games
}
go-on-waiting = Waiting for players
go-on-turn = { $many ->
    [yes] Your turn against { $name } others
   *[no] Your turn against { $name }
}
code-title = Is somebody waiting for you?
code-label = The code of the table or the evening
code-join = Join
once-more = Another game?
new-here-title = New here? Two minutes
new-here-show = Show me { $game }
new-here-idea = { $game } in three pictures
new-here-friend = { $name } is friendly and has only just learned the game.
new-here-play = Play a first game
list-won = You won
list-lost = You lost
list-scored = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

page-close = Close
page-cancel = Cancel

list-mine = My tables
list-mine-none = You have no game under way.
list-open = Open tables
list-open-none = Nobody is waiting for players right now. Open a table!
list-finished = Recent games
list-finished-none = No finished games yet.
list-waiting = waiting for players
list-more = Show more

me-guest = Guest { $number }
me-name = Your name
me-save = Save
me-saved = Saved.
me-passphrase = Passphrase
me-claim-title = Keep this name
me-claim-why = With a passphrase nobody else can use your name here, and you can continue on another device.
me-claim-again = Your name is protected. You can choose another passphrase.
me-claim = Protect my name
me-claimed = Your name is protected now.
me-passphrase-old = Current passphrase
me-passphrase-new = New passphrase
me-claim-others = Your other devices are signed out when you do this.
me-devices-title = Where you are signed in
me-devices-here = this device
me-devices-unknown = Unknown device
me-devices-since = since { $since }, last seen { $seen }
me-devices-end = Sign out
me-devices-end-one = Sign out { $device }
me-devices-end-others = Sign out everywhere else
me-programs-title = Your bots
me-programs-why = A program of your own can play here under a name of its own. Everybody sees that it is a bot. An access token lets it in; it can play, and nothing else.
me-programs-claim = Protect your name with a passphrase first.
me-programs-name = Name of the bot
me-programs-make = Make a token
me-programs-token = Access token of { $name }
me-programs-once = Copy it now: it is shown only this once.
me-programs-since = since { $since }, last seen { $seen }
me-programs-revoke = Revoke
me-programs-revoke-one = Revoke the token of { $name }
me-link-title = Continue on another device
me-link-why = Open this link on the other device. It works once.
me-link = Make a link
me-link-until = It works until { $until }.
me-data-title = Your data
me-research = My finished games may be used for research
me-research-why = Without names, dates only by month, and never the chat. A game is given away only if everybody who sat there has agreed.
me-export = Download everything kept about you
me-signout = Sign out
me-erase = Erase me
me-erase-sure = Bots take your seats, your name and what you said in chat are removed. This cannot be undone.
me-erased = Everything about you has been erased.
me-signin-title = I already have a name here
me-signin = Sign in
me-notices = Software this page contains, and its licences
face-title = Your face
face-another = Another face
face-skin = Skin
face-hair = Hair
face-colour = Hair colour
face-extra = Glasses, beard, earrings
face-mouth = Mouth
face-ground = Background
face-top = Clothes
signin-title = Continue playing here
signin-what = This device will be signed in as the person who made the link.

new-title = { $game }: set up a table
new-how = How do you want to play?
new-bots = Against the computer
new-friends = With friends
new-hotseat = On one device
new-players = Players
new-seats = Seats
new-seat = Seat { $number }
new-seat-name = Name of the player on seat { $number }
new-player = Player { $number }
new-me = You
new-here = Someone on this device
new-more = Clock, help and spectators
new-clock = Thinking time
new-public = Show the table on the shelf, so that anyone can join
new-spectators = Others may watch
new-takebacks = Moves may be taken back
new-hints = Players may ask for a hint; everybody sees it
new-start = Start playing
new-invite = Open the table and invite
clock-untimed = No clock
clock-blitz = 5 min each + 3 s per move
clock-rapid = 15 min each + 10 s per move
clock-days = 3 days per move
clock-real-time = { $minutes } min each + { $seconds } s per move
clock-correspondence = { $days ->
    [one] One day per move
   *[other] { $days } days per move
}

seat-open = Free seat
seat-bot = Bot ({ $level })
bot-choice = { $name }, { $strength }
bot-strength = { $step ->
    [0] just starting
    [1] plays for fun
    [2] experienced
    [3] plays well
    [4] very strong
   *[5] master class
} ({ $rating })
seat-you = (you)
seat-guest = (guest)
seat-program = { $name } (bot)
seat-here = online
seat-away = offline
seat-replace = { $needed ->
    [one] Let a bot play on
   *[other] Let a bot play on ({ $votes } of { $needed } agree)
}
seat-kept = { $name } is playing for you.
seat-return = Take my seat back

table-players = Players
table-your-turn = Your move
table-to-move = To move
table-asked = { $name }: { $asked }
table-turn-of = { $name } to move
table-waiting = One moment …
table-sending = Sending your move …
table-clock = Time left for { $name }: { $left }
table-spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
table-moves = Moves
table-actions = What you can do
table-lost = Connection lost. Trying to come back; nothing is lost.
table-none = This table does not exist.
table-opening = Opening the table …
table-no-spectators = This table does not admit spectators.
table-why = Why? Rule { $rule }

history-first = To the beginning
history-back = One move back
history-forward = One move forward
history-last = To the last move
history-looking = Looking back: after move { $at } of { $total }
moves-hidden = { $count ->
    [one] One move is
   *[other] { $count } moves are
} not shown here before the game is over.
moves-none = No move yet.

chat-title = Chat
chat-none = Nobody has said anything yet.
chat-input = Say something
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Unmute everybody

question-draw = { $name } offers a draw.
question-takeback = { $name } would like to take a move back.
question-waiting-draw = A draw has been offered; waiting for an answer.
question-waiting-takeback = Waiting for an answer to the takeback.
question-yes = Agree
question-no = Decline

action-hint = Hint
action-takeback = Undo
action-draw = Draw
action-resign = Resign
action-type = Type a move
action-rules = Rules
action-sound = Sound
action-full = Full screen
hint-awaited = Working on a hint …
hint-slow = Still working on the hint. The first one after an installation takes about a minute.
hint-more = Tell me more
notation-label = Move in notation, for example { $example }
notation-send = Play it
resign-title = Resign?
resign-sure = The game ends and you lose it.

over-draw = A draw
over-you-won = You won!
over-alone = { $count ->
    [one] You scored { $points } point
   *[other] You scored { $points } points
}
over-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
over-scores = Scores
over-player = Player
over-score = Score
over-rematch = Rematch
over-rematch-waiting = Waiting for the others …
over-next = To the next game
over-replay = Watch it again
over-download = Download the game
reason-resigned = By resignation.
reason-agreed = By agreement.

agreed-title = { $game }: how it is played
agreed-clock = Thinking time
agreed-words = Words in
agreed-language = { $lang ->
    [fr] French
    [de] German
   *[en] English
}
agreed-takebacks = Moves may be taken back
agreed-hints = Players may ask for a hint
agreed-analysis = Analysis
agreed-afterwards = once the game is over
agreed-spectators = Others may watch
agreed-who = Who may join
agreed-public = anyone, it is on the shelf
agreed-private = whoever has the link or the code
agreed-yes = yes
agreed-no = no
lobby-waiting = { $free ->
    [one] Waiting for one more player
   *[other] Waiting for { $free } more players
}
lobby-invited = You are invited
lobby-invited-by = { $name } invites you to play { $game }
lobby-join = Join the game
lobby-take = Sit here
lobby-move = Move here
lobby-take-side = Sit here: { $side }
lobby-move-side = Move here: { $side }
lobby-no-account = No account needed. You can just watch, too.
lobby-rules = Read the rules
lobby-code-is = The code is { $code }
lobby-share = Let your friends scan this, or tell them the code, or send the link.
lobby-link = Invite link
lobby-copy = Share the link
lobby-copied = Copied
lobby-qr = QR code of the invite link
lobby-display = Show on a big screen
lobby-start = Fill up with bots and start
lobby-leave = Leave the table
display-scan = Scan with your camera
display-open = or open
display-code = and type the code
display-in = { $count } of { $seats } are in
display-words = Words in { $language ->
    [fr] French
    [de] German
   *[en] English
}

curtain-pass = Pass the device to { $name }
curtain-why = What the others hold stays hidden until then.
curtain-ready = I am { $name }

rules-title = { $game }: the rules

refuse-offline = The server cannot be reached. Check your connection and try again.
refuse-server = Something went wrong on the server. Please try again.
refuse-unknown = That is not possible ({ $code }).

reason-time = Out of time.

happened-joined = { $name } sits down.
happened-left = { $name } leaves the table.
happened-started = The game begins.
happened-resigned = { $name } resigns.
happened-flagged = { $name } is out of time.
happened-draw-offered = { $name } offers a draw.
happened-takeback-asked = { $name } would like to take a move back.
happened-removal-voted = { $name } votes to replace an absent player.
happened-replaced = { $name } takes over the seat.
happened-aborted = The game is called off.
happened-rematch-offered = { $name } would like a rematch.
happened-rematched = The rematch is on.

## The plain board: any game without a board of its own

plain-table = The table
plain-hidden = face down
plain-nothing = nothing
plain-yes = yes
plain-no = no
plain-moves = Your moves
plain-unlisted = There are too many moves to list. Type yours.
plain-unseen = { $name } has acted, unseen by others.
plain-chance = chance
plain-clock = the clock
plain-empty = Nothing yet: { $names }
plain-find = Find a move
plain-none = No move in the list has that. Type it in full below.
plain-more = And { $count } more. Search, or type yours.
phase-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
