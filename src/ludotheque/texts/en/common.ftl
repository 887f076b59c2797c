refuse-turn = It is not your turn.
goodbye = Goodbye, and thank you for playing.
refuse-malformed = That is not a move of this game.
refuse-unknown-option = There is no option “{ $option }”. Known are: { $known }.
refuse-bad-option = These options do not fit the game: { $why }
hint-adviser = { $name } would play this.
hint-wait = { $name } would wait.

## A recorded game that cannot be read

refuse-record-foreign = Line { $line }: this is not a game recorded by Ludothèque.
refuse-record-version = Line { $line }: the file is written in format “{ $version }”; this program reads format { $known }.
refuse-record-encoding = Line { $line }: this is not text in UTF-8.
refuse-record-control = Line { $line }: a control character has no place here.
refuse-record-tag = Line { $line }: “{ $text }” should read “key: value”.
refuse-record-twice = Line { $line }: “{ $key }” is given a second time.
refuse-record-missing = Up to line { $line } nothing is said about “{ $key }”.
refuse-record-game = Line { $line }: the game “{ $game }” is not known here.
refuse-record-players = Line { $line }: “{ $text }” is not a number of players.
refuse-record-options = Line { $line }: these options cannot be played with ({ $why }).
refuse-record-line = Line { $line }: “{ $text }” is neither a numbered move nor the closing line.
refuse-record-number = Line { $line }: the move should have number { $expected }, not { $text }.
refuse-record-seat = Line { $line }: nobody called “{ $text }” sits at this table, only { $known }.
refuse-record-move = Line { $line }: the move “{ $text }” is not possible here ({ $why }).
refuse-record-end = Line { $line }: “{ $text }” does not fit the moves; it should read “{ $expected }”.
refuse-record-after = Line { $line }: nothing may follow the closing line.
refuse-record-cut = The file stops at line { $line } without its closing line; the end is missing.
refuse-record-json = Line { $line }: this is no game as a line of JSON ({ $why }).
refuse-record-large = Line { $line }: this game has more than { $most } letters. Nothing that long is read.
refuse-record-no-position = A position of this game cannot be written down.
