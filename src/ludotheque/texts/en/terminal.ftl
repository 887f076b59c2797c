cli = Out-of-print games for people and for machines.
cli-lang = language of everything that is said
cli-play = play a game in the terminal
cli-replay = show a recorded game move by move
cli-arena = let bots play against each other and count
cli-analyse = judge a recorded game move by move
cli-lexicon = look words up, or build the word lists anew
cli-themes = look at the themes of WORD JAM
cli-serve = start the server and print the page’s address
cli-backup = copy the server’s data to a safe place
cli-restore = bring a backup back

command-help = help
command-help-help = this list
command-moves = moves
command-moves-help = every legal move with its number; a number plays it
command-hint = hint
command-hint-help = what a good player would do
command-undo = undo
command-undo-help = take your last move back
command-board = board
command-board-help = draw the table again
command-save = save
command-save-help = save FILE: keep the game in a file
command-load = load
command-load-help = load FILE: go on with a saved game
command-quit = quit
command-quit-help = leave
command-next = next
command-back = back

terminal-welcome = Type a move, its number, or “{ $help }”. Tab completes.
terminal-choose = A number from 1 to { $most }, please.
terminal-who-plays = Who plays?
terminal-which-rules = Which rules?
terminal-two-people = two people at this keyboard
terminal-against-bot = you against a bot of level { $level }
terminal-thinking = { $seat } is thinking …
terminal-interrupt = This game is not saved. “{ $save } FILE” keeps it, Ctrl-C once more leaves.
terminal-unfinished = The game stays unfinished. Goodbye.
terminal-it-is-over = The game is over.
terminal-more-moves = … and more; only the first { $shown } are listed.
terminal-hint = You could play { $move }.
terminal-undone = { $moves ->
    [one] One move taken back.
   *[other] { $moves } moves taken back.
}
terminal-saved = Saved in { $file }.
terminal-loaded = Loaded; { $moves ->
    [one] one move
   *[other] { $moves } moves
} played so far.
terminal-replay-start = The start.
terminal-replay-prompt = Enter: next · - back · a number: go there · quit ›{" "}
terminal-replay-what = Enter goes on, “-” goes back, a number goes there, “quit” leaves.

refuse-undo-nothing = There is no move of yours to take back.
refuse-no-advice = There is nothing to advise now.
refuse-file-name = Name a file: { $command } FILE
refuse-file-read = { $file } cannot be read: { $why }.
refuse-file-write = { $file } cannot be written: { $why }.
refuse-file-foreign = { $file } exists and is not a recorded game; it stays as it is.
refuse-file-other-game = That file holds another game or number of players ({ $game }).
