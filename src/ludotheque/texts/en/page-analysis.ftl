analysis-open = Analyse the game
analysis-title = Analysis
analysis-progress = How much of the game has been analysed
analysis-cancelled = The analysis was cancelled.
analysis-again = Start again
analysis-done = { $count ->
        [one] One decision judged
       *[other] { $count } decisions judged
    }; { $mistakes ->
        [0] nothing to speak of was given away.
        [one] one of them gave something away.
       *[other] { $mistakes } of them gave something away.
    }
analysis-graph-chance = { $name }: chances to win
analysis-graph-points = { $name }: points to be expected in the end
analysis-graph-lead = { $name }: points ahead of the others
analysis-previous = Previous mistake
analysis-next = Next mistake
analysis-only-mistakes = Only moves that gave something away
analysis-list = Moves and what they lost
analysis-turning = turning point
analysis-flawless = Nothing to speak of was given away.
analysis-number = Move { $number }
analysis-try = Try it
analysis-played = played
analysis-best = best
analysis-best-found = Nothing better was found.
analysis-run = { $you ->
    [yes] You then had { $count } moves in a row.
   *[no] { $name } then had { $count } moves in a row.
}
analysis-sum = { $name }: { $mistakes ->
    [0] no mistake
    [one] one mistake
   *[other] { $mistakes } mistakes
}
analysis-points = { $points } points to be expected
mark-only = brilliant: the only move
mark-best = best move
mark-fine = fine
mark-inaccuracy = inaccurate
mark-mistake = mistake
analysis-only-move = It was the only good move.
analysis-you = You, { $side }
analysis-chance = { $who }: chance to win { $before } → { $after }
analysis-lead = { $who }: lead { $before } → { $after }
analysis-as-good = That was fine; the best move was hardly better.

try-title = Play on from move { $number }
try-about = This leaves the game as it is. You can come back to this move at any time.
try-who = Who plays on?
try-bots = Against the computer
try-by-hand = I play every seat myself
try-against = Your rival
try-seat = You play
try-start = Play on
try-back = Back to the game
try-from = Tried out from move { $number }
try-set-up = Set up from text
menu-try = Try it from here
set-up-title = Set up a game or a position
set-up-about = Paste a game that was downloaded here, or one written down in the same way. It goes on where it stops; if it is over, you can look through it and analyse it.
set-up-position = A single position will do, too. Copy one from the menu of a table, or write it like this:
set-up-text = The game or position as text
set-up-file = Choose a file
set-up-start = Set it up
