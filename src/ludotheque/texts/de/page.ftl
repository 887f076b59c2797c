page-home = Zurück zum Regal
page-settings = Einstellungen
page-skip = Zum Inhalt springen
page-language = Sprache
page-theme = Farben: { $theme ->
    [light] hell
    [dark] dunkel
   *[auto] wie auf diesem Gerät
}
page-me = Sie
page-lost = Unter dieser Adresse ist nichts.

shelf-title = Schachtel auf und losgespielt
shelf-welcome = Spiele, die es nicht mehr zu kaufen gibt, zurück auf dem Tisch: mit Freunden, gegen das Haus oder allein.
shelf-boxes = Die Spiele

box-players = { $players } Spieler
box-minutes = { $least } bis { $most } Minuten
box-play = Sofort spielen
box-learn = Regeln lernen
box-invite = Freunde einladen
box-more = Andere Spielweisen

page-close = Schließen
page-cancel = Abbrechen

list-mine = Meine Tische
list-mine-none = Sie haben keine laufende Partie.
list-open = Offene Tische
list-open-none = Gerade wartet niemand auf Mitspieler. Eröffnen Sie einen Tisch!
list-finished = Letzte Partien
list-finished-none = Noch keine beendeten Partien.
list-waiting = wartet auf Mitspieler
list-more = Mehr anzeigen

me-guest = Gast { $number }
me-name = Ihr Name
me-save = Speichern
me-saved = Gespeichert.
me-passphrase = Passwortsatz
me-claim-title = Diesen Namen behalten
me-claim-why = Mit einem Passwortsatz kann hier niemand sonst Ihren Namen benutzen, und Sie können auf einem anderen Gerät weiterspielen.
me-claim-again = Ihr Name ist geschützt. Sie können einen anderen Passwortsatz wählen.
me-claim = Namen schützen
me-claimed = Ihr Name ist jetzt geschützt.
me-link-title = Auf einem anderen Gerät weiterspielen
me-link-why = Öffnen Sie diesen Link auf dem anderen Gerät. Er gilt einmal.
me-link = Link erzeugen
me-link-until = Er gilt bis { $until }.
me-data-title = Ihre Daten
me-export = Alles herunterladen, was über Sie gespeichert ist
me-signout = Abmelden
me-erase = Mich löschen
me-erase-sure = Bots übernehmen Ihre Plätze, Ihr Name und Ihre Nachrichten werden entfernt. Das lässt sich nicht rückgängig machen.
me-erased = Alles über Sie ist gelöscht.
me-signin-title = Ich habe hier schon einen Namen
me-signin = Anmelden
me-notices = Software, die diese Seite enthält, und ihre Lizenzen
signin-title = Hier weiterspielen
signin-what = Dieses Gerät wird als die Person angemeldet, die den Link erzeugt hat.

new-title = { $game }: einen Tisch einrichten
new-how = Wie möchten Sie spielen?
new-bots = Gegen Bots
new-friends = Mit Freunden
new-hotseat = An einem Gerät
new-players = Spieler
new-seats = Plätze
new-seat = Platz { $number }
new-seat-name = Name der Person auf Platz { $number }
new-player = Spieler { $number }
new-me = Sie
new-here = Jemand an diesem Gerät
new-more = Uhr und Zuschauer
new-clock = Bedenkzeit
new-public = Den Tisch im Regal zeigen, damit alle mitspielen können
new-spectators = Andere dürfen zusehen
new-takebacks = Züge dürfen zurückgenommen werden
new-start = Losspielen
new-invite = Tisch eröffnen und einladen
clock-untimed = Ohne Uhr
clock-blitz = je 5 Min. + 3 Sek. pro Zug
clock-rapid = je 15 Min. + 10 Sek. pro Zug
clock-days = 3 Tage pro Zug

seat-open = Freier Platz
seat-bot = Bot, Stufe { $level }
seat-you = (Sie)
seat-here = anwesend
seat-away = abwesend
seat-replace = Durch einen Bot ersetzen ({ $votes } von { $needed })
seat-return = Meinen Platz zurücknehmen

table-players = Spieler
table-your-turn = Sie sind am Zug
table-to-move = Am Zug
table-asked = { $name }: { $asked }
table-turn-of = { $name } am Zug
table-waiting = Einen Moment …
table-sending = Ihr Zug wird gesendet …
table-clock = Restzeit von { $name }: { $left }
table-spectators = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } Personen sehen zu
}
table-moves = Züge
table-actions = Was Sie tun können
table-lost = Verbindung verloren. Sie wird wiederhergestellt; nichts geht verloren.
table-none = Diesen Tisch gibt es nicht.
table-opening = Der Tisch wird geöffnet …
table-no-spectators = Dieser Tisch lässt keine Zuschauer zu.
table-why = Warum? Regel { $rule }

history-first = Zum Anfang
history-back = Einen Zug zurück
history-forward = Einen Zug vor
history-last = In die Gegenwart
history-looking = Sie blicken zurück: nach Zug { $at } von { $total }
moves-hidden = { $count ->
    [one] Ein Zug wird
   *[other] { $count } Züge werden
} hier erst nach dem Ende der Partie gezeigt.
moves-none = Noch kein Zug.

chat-title = Gespräch
chat-none = Noch hat niemand etwas gesagt.
chat-input = Sagen Sie etwas
chat-send = Senden
chat-mute = { $name } nicht mehr hören
chat-unmute = Wieder alle hören

question-draw = { $name } bietet Remis an.
question-takeback = { $name } möchte einen Zug zurücknehmen.
question-waiting-draw = Remis ist angeboten; die Antwort steht aus.
question-waiting-takeback = Die Antwort auf die Zugrücknahme steht aus.
question-yes = Einverstanden
question-no = Ablehnen

action-hint = Tipp
action-takeback = Zurücknehmen
action-draw = Remis anbieten
action-resign = Aufgeben
action-type = Zug eintippen
action-rules = Regeln
action-sound = Ton
action-full = Vollbild
hint-more = Verraten Sie mehr
notation-label = Zug in Notation, zum Beispiel { $example }
notation-send = Spielen
resign-title = Aufgeben?
resign-sure = Die Partie endet, und Sie haben sie verloren.

over-draw = Unentschieden
over-you-won = Sie haben gewonnen!
over-alone = { $count ->
    [one] { $points } Punkt erzielt
   *[other] { $points } Punkte erzielt
}
over-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
over-scores = Ergebnis
over-player = Spieler
over-score = Punkte
over-rematch = Revanche
over-rematch-waiting = Warten auf die anderen …
over-next = Zur nächsten Partie
over-replay = Noch einmal ansehen
over-download = Partie herunterladen
reason-resigned = Durch Aufgabe.
reason-agreed = Nach Vereinbarung.

lobby-waiting = Warten auf Mitspieler
lobby-invited = Sie sind eingeladen
lobby-join = Mitspielen
lobby-take = Hier Platz nehmen
lobby-share = Schicken Sie diesen Link, oder lassen Sie Ihre Freunde den Code scannen.
lobby-link = Einladungslink
lobby-copy = Link teilen
lobby-copied = Kopiert
lobby-qr = QR-Code des Einladungslinks
lobby-display = Auf großem Bildschirm zeigen
lobby-start = Mit Bots auffüllen und beginnen
lobby-leave = Tisch verlassen
display-scan = Scannen Sie den Code, um mitzuspielen.

curtain-pass = Geben Sie das Gerät an { $name }
curtain-why = Bis dahin bleibt verdeckt, was die anderen haben.
curtain-ready = Ich bin { $name }

rules-title = { $game }: die Regeln

refuse-offline = Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.
refuse-server = Auf dem Server ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.
refuse-unknown = Das ist nicht möglich ({ $code }).

reason-time = Zeit abgelaufen.

happened-joined = { $name } setzt sich.
happened-left = { $name } verlässt den Tisch.
happened-started = Die Partie beginnt.
happened-resigned = { $name } gibt auf.
happened-flagged = { $name } hat keine Zeit mehr.
happened-draw-offered = { $name } bietet Remis an.
happened-draw-answered = { $name } hat auf das Remisangebot geantwortet.
happened-takeback-asked = { $name } möchte einen Zug zurücknehmen.
happened-takeback-answered = { $name } hat auf die Bitte um Rücknahme geantwortet.
happened-removal-voted = { $name } stimmt dafür, jemanden zu ersetzen, der nicht da ist.
happened-replaced = { $name } übernimmt den Platz.
happened-aborted = Die Partie wird abgesagt.
happened-rematch-offered = { $name } möchte eine Revanche.
happened-rematched = Es gibt eine Revanche.

## The plain board: any game without a board of its own

plain-table = Der Tisch
plain-hidden = verdeckt
plain-nothing = nichts
plain-yes = ja
plain-no = nein
plain-moves = Deine Züge
plain-unlisted = Das sind zu viele Züge für eine Liste. Schreib deinen auf.
plain-unseen = { $name } hat verdeckt gezogen.
plain-chance = der Zufall
plain-clock = die Uhr
plain-empty = Noch nichts: { $names }
plain-find = Zug suchen
plain-none = Kein Zug in der Liste enthält das. Schreib ihn ganz aus.
plain-more = Und noch { $count }. Such, oder schreib deinen auf.
phase-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
