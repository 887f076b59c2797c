analysis-open = Analyse the game
analysis-title = Analysis
analysis-progress = How much of the game has been analysed
analysis-cancelled = The analysis was cancelled.
analysis-again = Start again
analysis-done = { $count ->
        [one] One decision judged
       *[other] { $count } decisions judged
    }; { $mistakes ->
        [0] nothing better was found.
        [one] something better was found for one of them.
       *[other] something better was found for { $mistakes } of them.
    }
analysis-graph = Step through the game
analysis-graph-chance = { $name }: chances to win
analysis-graph-points = { $name }: points to be expected in the end
analysis-graph-lead = { $name }: points ahead of the others
analysis-legend = Bars below: what a move lost. ◆: a turning point. Arrow keys step through the game.
analysis-at = Move { $number }, { $name }: { $played }. Nothing better was found. Value: { $value }.
analysis-at-mistake = Move { $number }, { $name }: { $played } lost { $loss }; better was { $best } (value: { $value }).
analysis-previous = Previous mistake
analysis-next = Next mistake
analysis-only-mistakes = Only moves for which a better one was found
analysis-list = Moves and what they lost
analysis-move = Move
analysis-better = Better
analysis-lost = Lost
analysis-turning = turning point
analysis-flawless = No better move was found anywhere.
