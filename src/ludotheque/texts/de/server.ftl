serve-address = Die Ludothèque ist geöffnet: { $address }

refuse-serve-address = Der Server kann unter { $host }, Port { $port } nicht erreichbar gemacht werden: { $why }
refuse-setting = Eine Einstellung ist unbrauchbar: { $why }
refuse-workers-need-postgresql = Mehrere Serverprozesse brauchen PostgreSQL; SQLite bedient einen.
refuse-database-url = Das ist keine Adresse einer Datenbank. Möglich sind postgresql://benutzer@rechner/name und sqlite:///ordner/datei.
refuse-schema-newer = Die Datenbank stammt von einer neueren Version (Schema { $found }; diese kennt { $known }). Bitte aktualisieren Sie Ludothèque.
refuse-store-unavailable = Zurzeit kann nichts gespeichert werden. Bitte versuchen Sie es gleich noch einmal.
refuse-internal = Hier ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.

refuse-who-are-you = Bitte wählen Sie zuerst einen Namen.
refuse-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
refuse-name-taken = Der Name { $name } gehört schon jemandem.
refuse-sign-in = Name und Kennsatz passen nicht zusammen.
refuse-link-used = Dieser Link wurde schon benutzt oder ist zu alt.
refuse-too-many-mutes = Mehr Personen können Sie nicht stummschalten.

refuse-no-game = Das Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $known }.
refuse-no-level = Den Bot „{ $level }“ gibt es für dieses Spiel nicht. Es gibt: { $known }.
refuse-no-rules = Diese Regelseite gibt es nicht.
refuse-no-table = Diesen Tisch gibt es nicht.
refuse-not-found = Hier ist nichts.
refuse-not-host = Das kann nur, wer den Tisch eröffnet hat.
refuse-not-your-seat = Dieser Platz gehört Ihnen nicht.
refuse-no-spectators = An diesem Tisch dürfen nur die Spieler zusehen.
refuse-table-players = Mit diesen Einstellungen geht es nicht zu { $number }; möglich sind { $known }.
refuse-too-many-tables = Sie haben { $most } unbeendete Tische. Bitte beenden Sie erst einen.
refuse-history-hidden = Vergangenes lässt sich erst nachschlagen, wenn das Spiel aus ist.
refuse-stale = Der Tisch hat sich inzwischen verändert. Bitte sehen Sie noch einmal hin.
refuse-present = Diese Person ist da.

refuse-chat-empty = Diese Nachricht ist leer.
refuse-hint-busy = Über den letzten Tipp wird noch nachgedacht.
refuse-hint-none = Gerade gibt es keinen Tipp.
refuse-bot-failed = Der Bot fand keine Antwort ({ $why }).
refuse-hello-first = Die erste Nachricht muss „hello“ sein.
refuse-hello-twice = „hello“ wurde schon gesagt.
refuse-no-hello = Es kam rechtzeitig kein „hello“.
refuse-malformed-message = Diese Nachricht ist unverständlich.
refuse-bad-request = Diese Anfrage ist unverständlich.
refuse-content-type = Anfragen müssen JSON sein.
refuse-too-large = Das ist zu viel auf einmal.
refuse-too-fast = Das ging zu schnell. Bitte warten Sie einen Augenblick.
refuse-too-many-sockets = Zu viele Verbindungen sind offen.
refuse-origin = Diese Anfrage kommt von einer fremden Seite.
refuse-slow = Die Verbindung ist zu langsam, um zu folgen.
refuse-going-down = Der Server startet neu. Ihr Spiel ist gesichert.
refuse-restored = Die Tische wurden neu geladen.

backup-done = Alles ist in { $file } gesichert.
restore-done = { $file } ist wiederhergestellt: { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }.
refuse-backup-exists = Die Datei { $file } gibt es schon; nichts wurde geschrieben.
refuse-backup-file = { $file } kann nicht geschrieben werden: { $why }
refuse-backup-nothing = Unter { $file } ist keine Datenbank.
refuse-restore-file = { $file } ist keine Sicherung von Ludothèque.
refuse-restore-not-empty = Die Datenbank ist nicht leer. Mit --replace weicht ihr Inhalt dem der Sicherung.
