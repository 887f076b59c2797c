cli = Vergriffene Spiele, für Menschen und für Maschinen.
cli-lang = Sprache von allem, was gesagt wird
cli-play = ein Spiel im Terminal spielen
cli-learn = ein Spiel in wenigen Minuten lernen
cli-learn-from = mit diesem Schritt anfangen
cli-puzzles = Rätsel lösen; neue suchen und prüfen
cli-puzzles-what = play (welche lösen), make (neue suchen) oder check (streichen, was nicht mehr stimmt)
cli-puzzles-each = make: so viele von jeder Art
cli-puzzles-minutes = make: nach so vielen Minuten aufhören
cli-puzzles-seed = make: womit der Zufall beginnt
cli-replay = eine aufgezeichnete Partie Zug für Zug zeigen
cli-arena = Bots gegeneinander spielen lassen und zählen
cli-analyse = eine aufgezeichnete Partie Zug für Zug beurteilen
cli-lexicon = Wörter nachschlagen, und wie groß die Wortlisten sind
cli-serve = den Server starten und die Adresse der Seite ausgeben
cli-backup = die Daten des Servers an einen sicheren Ort kopieren
cli-restore = eine Sicherung zurückspielen
cli-version = die Version anzeigen
cli-variant = Einstellungen des Spiels mit einem Namen
cli-no-number = „{ $text }“ ist keine ganze Zahl
cli-own-list = TITEL[: WORT, WORT …]
cli-play-which = eines der Spiele unten; „play SPIEL --help“ nennt seine Optionen
cli-play-options = Optionen des Spiels
cli-play-players = wie viele am Tisch sitzen
cli-play-bot = Bots dieser Stufe spielen auf allen Plätzen außer dem ersten
cli-play-seats = wer wo sitzt, Platz für Platz: { $person } oder die Stufe eines Bots
cli-play-clock = real: Wo die Zeit begrenzt ist, läuft sie wirklich; stopped: Denk in Ruhe nach
cli-play-load = mit einer gesicherten Partie und ihren Regeln weiterspielen
cli-play-save = die Partie am Ende in einer Datei aufheben
cli-play-seed = Zufall und Bots wiederholbar machen
cli-arena-a = erste Stufe; mit --b ein Duell, allein für Solitär
cli-arena-level = Stufen, reihum an einem größeren Tisch
cli-arena-options = Optionen als JSON statt einer Variante
cli-arena-out = Ergebnisse hier aufheben (JSON-Zeilen) und von dort weitermachen
cli-arena-json = die Zusammenfassung als JSON ausgeben
cli-lexicon-check = ist es ein Wort, und warum?
cli-lexicon-find = Wörter mit diesen Buchstaben, die häufigsten zuerst
cli-lexicon-limit = wie viele Wörter (sonst 20)
cli-lexicon-begin = nur Wörter, die so beginnen
cli-lexicon-stats = wie viele Wörter, woher, wie häufig
cli-lexicon-words = die Wortliste (sonst die der gewählten Sprache)
cli-saved = eine gesicherte Partie
cli-replay-from = nach Zug N beginnen
cli-backup-file = die Datei, die entstehen soll; es darf sie noch nicht geben
cli-data = Ordner der Datenbank (./data)
cli-database = postgresql://… statt SQLite im Datenordner
cli-restore-file = eine Datei von „ludotheque backup“
cli-restore-replace = aufgeben, was jetzt in der Datenbank steht
cli-serve-host = Adresse, an der gelauscht wird (127.0.0.1; 0.0.0.0 für das ganze Netz)
cli-serve-port = Port, an dem gelauscht wird (8350; 0: irgendeiner)
cli-serve-data = Ordner für die Datenbank und das Geheimnis (./data)
cli-serve-workers = Prozesse des Servers (1; mehrere brauchen PostgreSQL)
cli-serve-log = wie viel protokolliert wird (info)
cli-serve-browser = die Seite in einem Browser öffnen

argparse-usage = Aufruf:{" "}
argparse-positional = Argumente
argparse-options = Optionen
argparse-help = diese Hilfe anzeigen
argparse-argument = Argument %(argument_name)s: %(message)s
argparse-choice = %(value)r gibt es nicht (zur Wahl stehen %(choices)s)
argparse-value = %(value)r ist kein Wert vom Typ %(type)s
argparse-required = es fehlt: %s
argparse-unknown = unbekannte Argumente: %s
argparse-one = hier gehört ein Wert hin
argparse-at-least-one = hier gehört mindestens ein Wert hin

command-help = hilfe
command-help-help = diese Liste
command-moves = züge
command-moves-help = alle erlaubten Züge mit Nummer; eine Nummer spielt den Zug
command-hint = tipp
command-hint-help = was ein guter Spieler täte
command-undo = zurück
command-undo-help = deinen letzten Zug zurücknehmen
command-board = brett
command-board-help = den Tisch noch einmal zeichnen
command-save = sichern
command-save-help = sichern DATEI: die Partie in einer Datei aufheben
command-load = laden
command-load-help = laden DATEI: mit einer gesicherten Partie weiterspielen
command-quit = ende
command-quit-help = aufhören
command-next = weiter
command-back = zurück

terminal-welcome = Tippe einen Zug, seine Nummer oder „{ $help }“. Tab ergänzt.
terminal-choose = Bitte eine Nummer von 1 bis { $most }.
terminal-who-plays = Wer spielt?
terminal-people = { $players ->
    [1] allein
    [2] zwei Personen an dieser Tastatur
   *[other] { $players } Personen an dieser Tastatur
}
terminal-among-bots = { $bots ->
    [1] du gegen { $name }, Stufe { $level }: { $character }
   *[other] du und { $bots } Bots wie { $name }, Stufe { $level }: { $character }
}
terminal-curtain = { $seat } ist dran. Alle anderen schauen weg; dann drückt { $seat } die Eingabetaste.{" "}
terminal-won = { $count ->
    [0] Niemand gewinnt ({ $scores }).
    [1] { $seats } gewinnt ({ $scores }).
   *[other] { $seats } teilen sich den ersten Platz ({ $scores }).
}
terminal-how-to = Tippe einen Zug, zum Beispiel „{ $example }“, oder seine Nummer in der Liste, die „{ $moves }“ zeigt.
terminal-thinking = { $seat } denkt nach …
terminal-interrupt = Diese Partie ist nicht gesichert. „{ $save } DATEI“ hebt sie auf, noch einmal Strg-C beendet.
terminal-unfinished = Die Partie bleibt unbeendet. Auf Wiedersehen.
terminal-it-is-over = Die Partie ist zu Ende.
terminal-more-moves = … und weitere; nur die ersten { $shown } sind aufgeführt.
terminal-hint = Du könntest { $move } spielen.
terminal-undone = { $moves ->
    [one] Ein Zug zurückgenommen.
   *[other] { $moves } Züge zurückgenommen.
}
terminal-saved = Gesichert in { $file }.
terminal-loaded = Geladen; bisher { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
} gespielt.
terminal-replay-start = Der Anfang.
terminal-replay-prompt = Enter: weiter · - zurück · eine Nummer: dorthin · ende ›{" "}
terminal-replay-what = Enter geht weiter, „-“ zurück, eine Nummer dorthin, „ende“ hört auf.

refuse-no-advice = Im Moment gibt es nichts zu raten.
refuse-no-command = Es gibt keinen Befehl „{ $text }“. Bekannt: { $known }
refuse-no-advice-about = Über „{ $text }“ ist nichts bekannt; frag ohne das.
refuse-no-hints = In diesem Spiel gibt es keine Tipps.
refuse-file-name = Nenne eine Datei: { $command } DATEI
refuse-file-read = { $file } lässt sich nicht lesen: { $why }.
refuse-file-write = { $file } lässt sich nicht schreiben: { $why }.
refuse-file-foreign = { $file } gibt es schon, aber nicht als aufgezeichnete Partie; die Datei bleibt, wie sie ist.
refuse-file-other-game = Diese Datei enthält ein anderes Spiel oder eine andere Spielerzahl ({ $game }).
terminal-learn-later = Später geht es weiter mit: { $command }
command-learn-show = zeigen
command-learn-skip = überspringen
command-learn-back = zurück
