refuse-analysis-running = A game can be analysed when it is over.
refuse-analysis-busy = Many games are being analysed just now. Please try again in a few minutes.
refuse-analysis-time = The analysis took too long and was stopped.
refuse-analysis-failed = The analysis could not be finished.
refuse-try-running = A game between people is tried out only when it is over.
refuse-try-beyond = There is no move { $number }: the game has { $total }.
refuse-try-over = The game is over there. Go back a move and try it from there.
