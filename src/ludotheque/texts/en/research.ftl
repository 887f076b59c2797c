# Environments in text, the Model Context Protocol, and programs that are measured

text-you = { $game }: you are { $seat }.
text-since = Since your last decision:
text-acted = { $seat }: { $said }
text-moves = Your moves:
text-more = … and more that are not listed.
text-answer = Answer with a move in notation, for example { $example }
text-answer-listed = Answer with a move in notation, or with its number.
text-wait = You may let the others go first: wait
text-over = The game is over.
text-rule = { $sentence } (rule { $rule })
refuse-text-wait = You cannot wait here: it is your turn and no clock runs.
refuse-text-number = There is no move number { $number } in the list.
refuse-text-over = The game is over; nobody moves any more.
refuse-text-seat = There is no seat { $seat } at this table; seats are 0 to { $most }.
refuse-mcp-table = There is no table { $table }. Open one first.
cli-mcp = let an assistant play, over the Model Context Protocol on stdin and stdout
cli-mcp-seed = make chance and the bots repeatable (for tests: whoever knows the seed knows the cards)
cli-bench-agent = measure a program that plays by lines of text against our levels
cli-bench-agent-measured = the program and its arguments, after --; level:2 measures our own bots of level 2
cli-bench-agent-command = the program and its arguments, after --
cli-bench-agent-level = levels to play against (default: all)
cli-bench-agent-games = games against each level (default 10)
cli-bench-agent-hide = do not list the legal moves
cli-bench-agent-seconds = how long the program may think about a decision (default 60)
bench-title = { $game }, { $variant }: { $command }
bench-row = level { $level } ({ $rating }): { $share }% ± { $error } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $forfeits } forfeited
bench-rating = rating { $rating } ± { $error } (95%)
refuse-bench-start = “{ $command }” could not be started: { $why }
refuse-bench-number = Games, seconds and levels must be at least 1.
cli-bot = let a program that plays by lines of text take a seat at a server
cli-bot-url = the server's address (default { $url })
cli-bot-token = the bot's access token, made on your profile page (default: the variable LUDOTHEQUE_TOKEN)
cli-bot-table = sit down at this table: its code, its id or its link
cli-bot-open = open a table of this game for everybody
cli-bot-players = how many play at the table that is opened
cli-bot-level = fill the other seats of the table that is opened with our bots of this level
cli-bot-games = games to play, the later ones as rematches (default 1)
bot-sits = The bot sits at { $link } (code { $code }).
bot-gave-up = The program gave up; its game is resigned.
refuse-server-away = The server { $url } does not answer: { $why }
refuse-needs-research = This needs more than is installed: pip install 'ludotheque[research]'

cli-replay-svg = write a picture of the table after the N moves of --from (or all of them) to this SVG file
cli-replay-check = check every game of a file (text records, JSON lines or Parquet) and show none
check-wrong = game { $number }, from line { $at }: { $why }
check-progress = { $games } games checked, { $pace } a second
check-done = { $right ->
    [one] One game is right
   *[other] { $right } games are right
} ({ $moves } moves), { $wrong ->
    [0] none is wrong
    [one] one is wrong
   *[other] { $wrong } are wrong
}.

cli-export = write finished games to a file for research: consented, without names
cli-export-file = the file to write: .jsonl (one game a line), .parquet or .txt (records); it must not exist yet
cli-export-game = only this game
export-done = { $games ->
    [one] One game
   *[other] { $games } games
} written to { $file }; { $kept ->
    [one] one was
   *[other] { $kept } were
} left out, because somebody has not agreed.
refuse-export-suffix = The name must end in .jsonl, .parquet or .txt.
