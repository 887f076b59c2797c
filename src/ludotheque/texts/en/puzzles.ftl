refuse-bad-puzzle = { $file }, line { $line }: { $why }.
refuse-no-puzzles = There are no puzzles for { $game } yet.

puzzles = Puzzles
puzzles-title = Puzzles: { $game }
puzzles-pitch = One position, one good answer.
puzzles-today = Puzzle of the day
puzzles-today-done = Solved. Another one tomorrow.
puzzles-run = A run
puzzles-run-pitch = They get harder; three misses end it.
puzzles-run-best = Your best run: { $count }
puzzles-run-now = { $count } solved, { $left ->
    [one] one miss left
   *[other] { $left } misses left
  }
puzzles-run-over = The run is over: { $count } solved.
puzzles-run-again = Another run
puzzles-own = From your games
puzzles-own-pitch = After an analysis your mistakes wait here as puzzles.
puzzles-practise = Practise
puzzles-solved = { $solved } of { $count } solved
puzzles-all-solved = You’ve been through all of them.
puzzle-grade = Level { $grade }
puzzle-next = Next
puzzle-solution = Show the solution
puzzle-again = Once more
puzzle-home = All puzzles
puzzle-missed = That’s not it.
puzzle-shown = This is the solution.
puzzle-time = The minute is over.
puzzle-seconds = { $seconds } s
puzzle-counted = You’ve had this one before; it counts once.
puzzle-up = A good puzzle
puzzle-down = Not a good puzzle
puzzle-thanks = Thank you.
puzzle-try-it = Solve it as a puzzle
puzzle-level = Level

refuse-no-puzzle = There is no puzzle { $number }, or it has been withdrawn.
refuse-puzzle-unsolved = Solve it first.

puzzle-own = In your game you played { $played } here. Find something better.
puzzle-own-title = From your game
puzzle-own-done = Yes, { $best } was better than { $played }.
puzzle-own-again = That is what you played. There is something better.

puzzle-yali-win = You are Gold. One move wins, whatever Silver does. Find it.
puzzle-yali-win-title = Win
puzzle-yali-win-done = That wins. Watch how it ends.
puzzle-yali-best = You are Gold. One move is clearly better than all others. Find it.
puzzle-yali-best-title = The best move
puzzle-yali-best-done = That is the move. Watch how it goes on.
puzzle-yali-run = You are Gold. Win with { $moves } moves in a row: Silver must not get a move.
puzzle-yali-run-title = A run home
puzzle-yali-run-done = All home, and Silver never moved.
puzzle-yali-run-lost = Now the board tips to Silver. Every move must keep it on your side.

puzzle-bali-bali = The deck is empty. Make a Bali: every card must go, in whole words.
puzzle-bali-bali-title = Bali!
puzzle-bali-bali-done = Bali! The panel is empty.
puzzle-bali-bali-stranded = Now some cards are left over whatever you do.
puzzle-bali-word = Build the word that is worth most.
puzzle-bali-word-title = The best word
puzzle-bali-word-done = { $word }, { $points } points: nothing here is worth more.
puzzle-bali-word-less = A word, but there is one worth { $points } points.
puzzle-bali-word-taken = Do not take anything off: build.
puzzle-bali-word-part = That is not a word yet. Build the whole word in one turn.
puzzle-bali-challenge = Your rival has just built this. Is it part of a word? Challenge it, or let it pass.
puzzle-bali-challenge-title = Part of a word?
puzzle-bali-challenge-done = { $known ->
    [0] Right: no word has these letters in a row.
   *[other] Right: { $word } has them.
  }
puzzle-bali-challenge-doubted = It is part of { $word }.
puzzle-bali-challenge-waved = No word has these letters in a row. You should have challenged it.

puzzle-wordjam-word = You have one minute. Say a word that fits the theme and earns at least { $points } coins.
puzzle-wordjam-word-title = One minute
puzzle-wordjam-word-done = That earns enough. The best well-known word in our lists is “{ $word }” with { $most } coins.
puzzle-wordjam-word-out = That word does not count: look at the forbidden letter and at the theme card.
puzzle-wordjam-word-less = It fits, but { $points } coins are asked for.
puzzle-wordjam-word-unknown = Our lists can’t tell whether it fits the theme. Try another one.
