serve-address = Ludothèque is open: { $address }

refuse-serve-address = The server cannot listen at { $host }, port { $port }: { $why }
refuse-setting = A setting cannot be used: { $why }
refuse-workers-need-postgresql = More than one server process needs PostgreSQL; SQLite serves one.
refuse-database-url = This is no address of a database. Give postgresql://user@host/name or sqlite:///folder/file.
refuse-schema-newer = The database was made by a newer version (schema { $found }; this one knows { $known }). Please update Ludothèque.
refuse-store-unavailable = Nothing can be saved at the moment. Please try again shortly.
refuse-internal = Something went wrong here. Please try again.

refuse-who-are-you = Please choose a name first.
refuse-name-empty = A name needs at least one visible character.
refuse-name-taken = The name { $name } belongs to somebody else.
refuse-sign-in = Name and passphrase do not fit together.
refuse-link-used = This link has been used already or is too old.
refuse-too-many-mutes = You have muted as many people as possible.

refuse-no-game = There is no game “{ $game }” here. We have: { $known }.
refuse-no-level = There is no bot “{ $level }” for this game. We have: { $known }.
refuse-no-rules = There is no such page of rules.
refuse-no-table = There is no such table.
refuse-not-found = There is nothing here.
refuse-not-host = Only the person who opened the table can do that.
refuse-not-your-seat = That seat is not yours.
refuse-no-spectators = Nobody but the players may watch this table.
refuse-table-players = This game is not for { $number } with these settings; it takes { $known }.
refuse-too-many-tables = You have { $most } tables that are not finished. Please finish one first.
refuse-history-hidden = What is past may only be looked up when the game is over.
refuse-stale = The table has changed meanwhile. Please look again.
refuse-present = That player is here.

refuse-chat-empty = There is nothing to say in that.
refuse-hint-busy = The last hint is still being thought about.
refuse-hint-none = No hint can be given now.
refuse-bot-failed = The bot found no answer ({ $why }).
refuse-hello-first = The first message must be “hello”.
refuse-hello-twice = “hello” has been said already.
refuse-no-hello = No “hello” came in time.
refuse-malformed-message = This message cannot be understood.
refuse-bad-request = This request cannot be understood.
refuse-content-type = Requests must be JSON.
refuse-too-large = That is too much at once.
refuse-too-fast = That was too fast. Please wait a moment.
refuse-too-many-sockets = Too many connections are open.
refuse-origin = This request comes from another page.
refuse-slow = The connection is too slow to follow.
refuse-going-down = The server is restarting. Your game is safe.
refuse-restored = The tables were loaded anew.

backup-done = Everything is written to { $file }.
restore-done = { $file } is restored: { $count ->
        [one] one game
       *[other] { $count } games
    }.
refuse-backup-exists = There is a file { $file } already; nothing was written.
refuse-backup-file = { $file } cannot be written: { $why }
refuse-backup-nothing = There is no database at { $file }.
refuse-restore-file = { $file } is no backup of Ludothèque.
refuse-restore-not-empty = The database is not empty. With --replace its content is given up for that of the backup.
