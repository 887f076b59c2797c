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

shelf-title = Open a box and play
shelf-welcome = Games you can no longer buy, back on the table: with friends, against the house, or alone.
shelf-boxes = The games

box-players = { $players } players
box-minutes = { $least } to { $most } minutes
box-play = Play now
box-learn = Learn
box-invite = Invite friends
box-more = More ways to play

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
me-claim-why = With a passphrase nobody else can use your name here, and you can go on playing on another device.
me-claim-again = Your name is protected. You can choose another passphrase.
me-claim = Protect my name
me-claimed = Your name is protected now.
me-link-title = Go on on another device
me-link-why = Open this link on the other device. It works once.
me-link = Make a link
me-link-until = It works until { $until }.
me-data-title = Your data
me-export = Download everything kept about you
me-signout = Sign out
me-erase = Erase me
me-erase-sure = Bots take your seats, your name and what you said in chat are removed. This cannot be undone.
me-erased = Everything about you has been erased.
me-signin-title = I already have a name here
me-signin = Sign in
me-notices = Software this page contains, and its licences
signin-title = Go on playing here
signin-what = This device will be signed in as the person who made the link.

new-title = { $game }: set up a table
new-how = How do you want to play?
new-bots = Against bots
new-friends = With friends
new-hotseat = At one device
new-players = Players
new-seats = Seats
new-seat = Seat { $number }
new-seat-name = Name of the player on seat { $number }
new-player = Player { $number }
new-me = You
new-here = Someone at this device
new-more = Clock and visitors
new-clock = Thinking time
new-public = Show the table on the shelf, so that anyone can join
new-spectators = Others may watch
new-takebacks = Moves may be taken back
new-start = Start playing
new-invite = Open the table and invite
clock-untimed = No clock
clock-blitz = 5 min each + 3 s per move
clock-rapid = 15 min each + 10 s per move
clock-days = 3 days per move

seat-open = Free seat
seat-bot = Bot, level { $level }
seat-you = (you)
seat-here = here
seat-away = away
seat-replace = Replace by a bot ({ $votes } of { $needed })
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
history-last = To the present
history-looking = You are looking back: after move { $at } of { $total }
moves-hidden = { $count ->
    [one] One move is
   *[other] { $count } moves are
} not shown here before the game is over.
moves-none = No move yet.

chat-title = Chat
chat-none = Nobody has said anything yet.
chat-input = Say something
chat-send = Send
chat-mute = Do not hear { $name } any more
chat-unmute = Hear everybody again

question-draw = { $name } offers a draw.
question-takeback = { $name } would like to take a move back.
question-waiting-draw = A draw has been offered; waiting for an answer.
question-waiting-takeback = Waiting for an answer to the takeback.
question-yes = Agree
question-no = Decline

action-hint = Hint
action-takeback = Take back
action-draw = Offer a draw
action-resign = Resign
action-type = Type a move
action-rules = Rules
action-sound = Sound
action-full = Full screen
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

lobby-waiting = Waiting for players
lobby-invited = You are invited
lobby-join = Join the game
lobby-take = Sit here
lobby-share = Send this link, or let your friends scan the code.
lobby-link = Invite link
lobby-copy = Share the link
lobby-copied = Copied
lobby-qr = QR code of the invite link
lobby-display = Show on a big screen
lobby-start = Fill up with bots and start
lobby-leave = Leave the table
display-scan = Scan the code to join.

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
happened-draw-answered = { $name } has answered the offer of a draw.
happened-takeback-asked = { $name } would like to take a move back.
happened-takeback-answered = { $name } has answered the takeback.
happened-removal-voted = { $name } votes to replace an absent player.
happened-replaced = { $name } takes over the seat.
happened-aborted = The game is called off.
happened-rematch-offered = { $name } would like a rematch.
happened-rematched = There is a rematch.

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
