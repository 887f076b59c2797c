table-near = This side of the table
table-watched = Somebody has come to watch.
plate-thinking = thinking …
plate-waiting = waiting to think …
plate-stuck = stuck for now; will try again

side-label = Moves, chat, about the game
side-moves = Moves
side-chat = Chat
side-info = Info
side-unread = unread

menu-label = More
menu-replay = Look back
menu-again = Show me again
menu-picture = Picture of this position
menu-position = Copy this position
position-copied = Position copied.
menu-turn = Turn the board round
menu-coordinates = Coordinates
menu-notation = Moves in notation
menu-pace = Others’ moves
menu-theme = Light or dark

replay-label = Look at the game again
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed }×. Change it.
replay-scrub = Where in the game
replay-present = { $total ->
    [one] After the only move
   *[other] After all { $total } moves
}
replay-beyond = There is no move { $number }: this game has { $total ->
    [one] one move
   *[other] { $total } moves
}.
replay-link = Copy a link to this move
over-picture = Share a picture
picture-line = { $game } · { $names } · after move { $number }
replay-copied = The link is copied.

over-you-lost = { $count ->
    [one] You lost; { $names } wins
   *[other] You lost; { $names } win
}
over-given-up = Given up
over-lost = You lost
over-play-again = Play { $name } again
over-resigned = { $you ->
    [yes] You resigned.
   *[no] { $name } resigned.
}
over-time = { $you ->
    [yes] Your time ran out.
   *[no] { $name } ran out of time.
}
moves-run = { $you ->
        [yes] You
       *[no] { $name }
    }, { $count ->
        [one] one move
       *[other] { $count } moves
    }
over-alone-other = { $count ->
    [one] { $name } scored { $points } point
   *[other] { $name } scored { $points } points
}
over-rival = Next: { $name }
over-new-deal = New deal

happened-draw-agreed = { $name } agrees to a draw.
happened-draw-declined = { $name } declines the draw.
happened-takeback-agreed = { $name } agrees: the move is taken back.
happened-takeback-declined = { $name } does not agree to take the move back.
happened-hint-taken = { $name } asks for a hint.
happened-interrupted = The server was down for a while. No clock ran in the meantime.
