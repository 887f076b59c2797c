cli = Vergriffene Spiele, für Menschen und für Maschinen.
cli-lang = Sprache von allem, was gesagt wird
cli-play = ein Spiel im Terminal spielen
cli-replay = eine aufgezeichnete Partie Zug für Zug zeigen
cli-arena = Bots gegeneinander spielen lassen und zählen
cli-analyse = eine aufgezeichnete Partie Zug für Zug beurteilen
cli-lexicon = Wörter nachschlagen oder die Wortlisten neu bauen
cli-themes = die Themen von WORD JAM ansehen
cli-serve = den Server starten und die Adresse der Seite ausgeben
cli-backup = die Daten des Servers an einen sicheren Ort kopieren
cli-restore = eine Sicherung zurückspielen

command-help = hilfe
command-help-help = diese Liste
command-moves = züge
command-moves-help = alle erlaubten Züge mit Nummer; eine Nummer spielt den Zug
command-hint = tipp
command-hint-help = was ein guter Spieler täte
command-undo = zurück
command-undo-help = Ihren letzten Zug zurücknehmen
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

terminal-welcome = Geben Sie einen Zug, seine Nummer oder „{ $help }“ ein. Tab ergänzt.
terminal-choose = Bitte eine Nummer von 1 bis { $most }.
terminal-who-plays = Wer spielt?
terminal-which-rules = Welche Regeln?
terminal-two-people = zwei Personen an dieser Tastatur
terminal-against-bot = Sie gegen einen Bot der Stufe { $level }
terminal-thinking = { $seat } denkt nach …
terminal-interrupt = Diese Partie ist nicht gesichert. „{ $save } DATEI“ hebt sie auf, noch einmal Strg-C beendet.
terminal-unfinished = Die Partie bleibt unbeendet. Auf Wiedersehen.
terminal-it-is-over = Die Partie ist zu Ende.
terminal-more-moves = … und weitere; nur die ersten { $shown } sind aufgeführt.
terminal-hint = Sie könnten { $move } spielen.
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

refuse-undo-nothing = Es gibt keinen Zug von Ihnen, den man zurücknehmen könnte.
refuse-no-advice = Im Moment gibt es nichts zu raten.
refuse-file-name = Nennen Sie eine Datei: { $command } DATEI
refuse-file-read = { $file } lässt sich nicht lesen: { $why }.
refuse-file-write = { $file } lässt sich nicht schreiben: { $why }.
refuse-file-foreign = { $file } gibt es schon, aber nicht als aufgezeichnete Partie; die Datei bleibt, wie sie ist.
refuse-file-other-game = Diese Datei enthält ein anderes Spiel oder eine andere Spielerzahl ({ $game }).
