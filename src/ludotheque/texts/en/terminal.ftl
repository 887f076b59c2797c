cli = Out-of-print games for people and for machines.
cli-lang = language of everything that is said
cli-play = play a game in the terminal
cli-learn = learn a game in a few minutes
cli-learn-from = begin with that step
cli-puzzles = solve puzzles; make and check them
cli-puzzles-what = play (solve some), make (find new ones) or check (drop what no longer holds)
cli-puzzles-each = make: so many of each kind
cli-puzzles-minutes = make: stop after so many minutes
cli-puzzles-seed = make: the dice to begin with
cli-replay = show a recorded game move by move
cli-arena = let bots play against each other and count
cli-analyse = judge a recorded game move by move
cli-lexicon = look words up, and how large the word lists are
cli-serve = start the server and print the page’s address
cli-backup = copy the server’s data to a safe place
cli-restore = bring a backup back
cli-version = show the version
cli-variant = named settings of the game
cli-no-number = “{ $text }” is no whole number
cli-own-list = TITLE[: WORD, WORD …]
cli-play-which = one of the games below; “play GAME --help” tells its options
cli-play-options = options of the game
cli-play-players = how many sit at the table
cli-play-bot = bots of that level play all seats but the first
cli-play-seats = who sits where, seat by seat: { $person }, or the level of a bot
cli-play-clock = real: a phase against the clock runs while you think; stopped: take your time
cli-play-load = go on with a saved game and its rules
cli-play-save = keep the game in a file when it ends
cli-play-seed = make chance and the bots repeatable
cli-arena-a = first level; with --b a duel, alone for solitaire
cli-arena-level = levels dealt round a larger table
cli-arena-options = options as JSON, instead of a variant
cli-arena-out = keep results here (JSON lines) and go on from them
cli-arena-json = print the summary as JSON
cli-lexicon-check = is it a word, and why?
cli-lexicon-find = words that contain these letters, commonest first
cli-lexicon-limit = how many words (default 20)
cli-lexicon-begin = only words that begin with the letters
cli-lexicon-stats = how many words, from where, how common
cli-lexicon-words = the word list (default: that of the language spoken)
cli-saved = a saved game
cli-replay-from = begin after move N
cli-backup-file = the file to write; it must not exist yet
cli-data = folder of the database (./data)
cli-database = postgresql://… instead of SQLite in the data folder
cli-restore-file = a file written by “ludotheque backup”
cli-restore-replace = give up what the database holds now
cli-serve-host = address to listen at (127.0.0.1; 0.0.0.0 for the whole network)
cli-serve-port = port to listen at (8350; 0: any)
cli-serve-data = folder for the database and the secret (./data)
cli-serve-workers = server processes (1; more need PostgreSQL)
cli-serve-log = how much to log (info)
cli-serve-browser = open the page in a browser

argparse-usage = usage:{" "}
argparse-positional = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-argument = argument %(argument_name)s: %(message)s
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-value = invalid %(type)s value: %(value)r
argparse-required = the following arguments are required: %s
argparse-unknown = unrecognized arguments: %s
argparse-one = expected one argument
argparse-at-least-one = expected at least one argument

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
terminal-people = { $players ->
    [1] one player, alone
    [2] two people at this keyboard
   *[other] { $players } people at this keyboard
}
terminal-among-bots = { $bots ->
    [1] you against { $name }, level { $level }: { $character }
   *[other] you and { $bots } bots like { $name }, level { $level }: { $character }
}
terminal-curtain = { $seat } is to act. Everybody else looks away; then { $seat } presses Enter.{" "}
terminal-won = { $count ->
    [0] Nobody wins ({ $scores }).
    [1] { $seats } wins ({ $scores }).
   *[other] { $seats } share the first place ({ $scores }).
}
terminal-how-to = Type a move, for example “{ $example }”, or its number in the list that “{ $moves }” shows.
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

refuse-no-advice = There is nothing to advise now.
refuse-no-command = There is no command “{ $text }”. Known: { $known }
refuse-no-advice-about = Nothing is known about “{ $text }”; ask without it.
refuse-no-hints = This game gives no hints.
refuse-file-name = Name a file: { $command } FILE
refuse-file-read = { $file } cannot be read: { $why }.
refuse-file-write = { $file } cannot be written: { $why }.
refuse-file-foreign = { $file } exists and is not a recorded game; it stays as it is.
refuse-file-other-game = That file holds another game or number of players ({ $game }).
terminal-learn-later = To go on later: { $command }
command-learn-show = show
command-learn-skip = skip
command-learn-back = back
