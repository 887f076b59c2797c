cli-solve = solve a small board to the end: who wins if nobody makes a mistake
cli-solve-game = the game (default: the one that has small boards)
cli-solve-rows = rows of the board, at most 10
cli-solve-columns = columns, 2 to 4
cli-solve-start-rows = rows of marbles at each end (default 1)
cli-solve-side-marbles = side marbles of each player (default 1)
cli-solve-rules = base or tournament
cli-solve-arrival = zone or last-row: which cells earn a side move
cli-solve-earned = one or two: side moves for a move that arrives and jumps an enemy
cli-solve-plain = by a plain search through the readable rules that shares nothing with the quick one; for the smallest boards
cli-solve-proof = by the readable rules too, told by the quick search what to try first; for all boards that it solves
solve-found = { $who ->
    [first] Whoever begins wins.
    [second] Whoever begins loses.
   *[nobody] Nobody can force a win: a draw.
} { $positions ->
    [one] One position was looked at.
   *[other] { $positions } positions were looked at.
}
refuse-no-solver = No small board of { $game } can be solved.
