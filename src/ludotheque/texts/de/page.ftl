page-home = Zurück zum Regal
page-settings = Einstellungen
page-skip = Zum Inhalt springen
page-language = Sprache
page-theme = Farben: { $theme ->
    [light] hell
    [dark] dunkel
   *[auto] wie auf diesem Gerät
}
page-me = Du
page-lost = Unter dieser Adresse ist nichts.

set-pace = Wie schnell die Züge der anderen gezeigt werden
set-pace-calm = ruhig
set-pace-normal = normal
set-pace-brisk = flott
set-pace-once = sofort
set-theme = Hell oder dunkel
set-theme-auto = wie das Gerät
set-theme-light = hell
set-theme-dark = dunkel
set-colours = Farben der Bretter
set-colours-usual = die des Spiels
set-colours-strong = starke Kontraste
set-colours-soft = weich
set-size = Schriftgröße
percent = { $value } %
set-sound = Ton an
set-volume = Lautstärke
set-sounds-moves = Züge: Holz, Karten, Münzen
set-sounds-clock = Zeit: Rufe, Ticken, Gong
set-sounds-people = Dein Zug und Chat
set-sounds-end = Sieg und Niederlage
set-touch = Das Telefon darf vibrieren
set-coordinates = Koordinaten auf dem Brett
set-notation = Züge in Notation statt in Worten
set-left = Für Linkshänder am Telefon

shelf-title = Schachtel auf und losgespielt
shelf-boxes = Die Spiele

shelf-welcome = Spiele, die es nicht mehr zu kaufen gibt, zurück auf dem Tisch.
box-facts = { $players } Spieler · { $least } bis { $most } Minuten
box-play-bots = Gegen den Computer
box-play-alone = Allein spielen
box-play-room = Raum eröffnen
box-learn = So geht’s
box-more = Mehr
box-way-bots = Gegen den Computer: Gegner und Regeln wählen
box-way-friends = Mit Freunden: per Link, Code oder QR
box-way-hotseat = An einem Gerät: reihum
box-rival = Als Nächstes: { $name }

go-on-title = Weiter, wo du warst
go-on = Weiterspielen
go-on-more = { $count ->
    [one] Noch eine Partie
   *[other] { $count } weitere Partien
}
go-on-waiting = Es fehlen noch Mitspieler
go-on-turn = { $many ->
    [yes] Du bist dran gegen { $name } andere
   *[no] Du bist dran gegen { $name }
}
code-title = Wartet jemand auf dich?
code-label = Der Code des Tisches oder des Abends
code-join = Mitspielen
once-more = Noch eine Partie?
new-here-title = Neu hier? Zwei Minuten
new-here-show = Zeig mir { $game }
new-here-idea = { $game } in drei Bildern
new-here-friend = { $name } ist freundlich und hat das Spiel gerade erst gelernt.
new-here-play = Eine erste Partie spielen
list-won = Gewonnen
list-lost = Verloren
list-scored = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

page-close = Schließen
page-cancel = Abbrechen

list-mine = Meine Tische
list-mine-none = Du hast keine laufende Partie.
list-open = Offene Tische
list-open-none = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch!
list-finished = Letzte Partien
list-finished-none = Noch keine beendeten Partien.
list-waiting = wartet auf Mitspieler
list-more = Mehr anzeigen

me-guest = Gast { $number }
me-name = Dein Name
me-save = Speichern
me-saved = Gespeichert.
me-passphrase = Kennwort
me-claim-title = Diesen Namen behalten
me-claim-why = Mit einem Kennwort kann hier niemand sonst deinen Namen benutzen, und du kannst auf einem anderen Gerät weiterspielen.
me-claim-again = Dein Name ist geschützt. Du kannst ein anderes Kennwort wählen.
me-claim = Namen schützen
me-claimed = Dein Name ist jetzt geschützt.
me-passphrase-old = Bisheriges Kennwort
me-passphrase-new = Neues Kennwort
me-claim-others = Deine anderen Geräte werden dabei abgemeldet.
me-devices-title = Wo du angemeldet bist
me-devices-here = dieses Gerät
me-devices-unknown = Unbekanntes Gerät
me-devices-since = seit { $since }, zuletzt gesehen { $seen }
me-devices-end = Abmelden
me-devices-end-one = { $device } abmelden
me-devices-end-others = Überall sonst abmelden
me-programs-title = Deine Bots
me-programs-why = Ein Programm von dir kann hier unter eigenem Namen spielen. Alle sehen, dass es ein Bot ist. Ein Zugangstoken lässt es herein; es kann spielen und sonst nichts.
me-programs-claim = Schütz zuerst deinen Namen mit einem Kennwort.
me-programs-name = Name des Bots
me-programs-make = Token anlegen
me-programs-token = Zugangstoken von { $name }
me-programs-once = Kopier es jetzt: Es wird nur dieses eine Mal gezeigt.
me-programs-since = seit { $since }, zuletzt gesehen { $seen }
me-programs-revoke = Widerrufen
me-programs-revoke-one = Token von { $name } widerrufen
me-link-title = Auf einem anderen Gerät weiterspielen
me-link-why = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal.
me-link = Link erzeugen
me-link-until = Er gilt bis { $until }.
me-data-title = Deine Daten
me-research = Meine beendeten Partien dürfen der Forschung dienen
me-research-why = Ohne Namen, nur mit dem Monat als Datum und nie mit dem Chat. Eine Partie wird nur weitergegeben, wenn alle zugestimmt haben, die dort saßen.
me-export = Alles herunterladen, was über dich gespeichert ist
me-signout = Abmelden
me-erase = Mich löschen
me-erase-sure = Bots übernehmen deine Plätze, dein Name und deine Nachrichten werden entfernt. Das lässt sich nicht rückgängig machen.
me-erased = Alles über dich ist gelöscht.
me-signin-title = Ich habe hier schon einen Namen
me-signin = Anmelden
me-notices = Software, die diese Seite enthält, und ihre Lizenzen
face-title = Dein Gesicht
face-another = Ein anderes Gesicht
face-skin = Haut
face-hair = Frisur
face-colour = Haarfarbe
face-extra = Brille, Bart, Ohrringe
face-mouth = Mund
face-ground = Hintergrund
face-top = Kleidung
signin-title = Hier weiterspielen
signin-what = Dieses Gerät wird als die Person angemeldet, die den Link erzeugt hat.

new-title = { $game }: einen Tisch einrichten
new-how = Wie möchtest du spielen?
new-bots = Gegen den Computer
new-friends = Mit Freunden
new-hotseat = An einem Gerät
new-players = Spieler
new-seats = Plätze
new-seat = Platz { $number }
new-seat-name = Name der Person auf Platz { $number }
new-player = Spieler { $number }
new-me = Du
new-here = Jemand an diesem Gerät
new-more = Uhr, Hilfe und Zuschauer
new-clock = Bedenkzeit
new-public = Den Tisch im Regal zeigen, damit alle mitspielen können
new-spectators = Andere dürfen zuschauen
new-takebacks = Züge dürfen zurückgenommen werden
new-hints = Tipps sind erlaubt; alle sehen, wenn jemand fragt
new-start = Losspielen
new-invite = Tisch eröffnen und einladen
clock-untimed = Ohne Uhr
clock-blitz = je 5 Min. + 3 Sek. pro Zug
clock-rapid = je 15 Min. + 10 Sek. pro Zug
clock-days = 3 Tage pro Zug
clock-real-time = je { $minutes } Min. + { $seconds } Sek. pro Zug
clock-correspondence = { $days ->
    [one] Ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}

seat-open = Freier Platz
seat-bot = Bot ({ $level })
bot-choice = { $name }, { $strength }
bot-strength = { $step ->
    [0] fängt gerade an
    [1] spielt zum Spaß
    [2] hat Erfahrung
    [3] spielt gut
    [4] sehr stark
   *[5] Meisterklasse
} ({ $rating })
seat-you = (du)
seat-guest = (Gast)
seat-program = { $name } (Bot)
seat-here = online
seat-away = offline
seat-replace = { $needed ->
    [one] Einen Bot weiterspielen lassen
   *[other] Einen Bot weiterspielen lassen ({ $votes } von { $needed } dafür)
}
seat-kept = { $name } spielt gerade für dich.
seat-return = Wieder selbst spielen

table-players = Spieler
table-your-turn = Du bist dran
table-to-move = Am Zug
table-asked = { $name }: { $asked }
table-turn-of = { $name } ist dran
table-waiting = Einen Moment …
table-sending = Dein Zug wird gesendet …
table-clock = Restzeit von { $name }: { $left }
table-spectators = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
table-moves = Züge
table-actions = Was du tun kannst
table-lost = Verbindung verloren. Sie wird wiederhergestellt; nichts geht verloren.
table-none = Diesen Tisch gibt es nicht.
table-opening = Der Tisch wird geöffnet …
table-no-spectators = Dieser Tisch lässt keine Zuschauer zu.
table-why = Warum? Regel { $rule }

history-first = Zum Anfang
history-back = Einen Zug zurück
history-forward = Einen Zug vor
history-last = Zum letzten Zug
history-looking = Du schaust zurück: nach Zug { $at } von { $total }
moves-hidden = { $count ->
    [one] Ein Zug wird
   *[other] { $count } Züge werden
} hier erst nach dem Ende der Partie gezeigt.
moves-none = Noch kein Zug.

chat-title = Chat
chat-none = Noch hat niemand etwas gesagt.
chat-input = Schreib etwas
chat-send = Senden
chat-mute = { $name } stummschalten
chat-unmute = Niemanden mehr stummschalten

question-draw = { $name } bietet Remis an.
question-takeback = { $name } möchte einen Zug zurücknehmen.
question-waiting-draw = Remis ist angeboten; die Antwort steht aus.
question-waiting-takeback = Die Antwort auf die Zugrücknahme steht aus.
question-yes = Einverstanden
question-no = Ablehnen

action-hint = Tipp
action-takeback = Zurücknehmen
action-draw = Remis
action-resign = Aufgeben
action-type = Zug eintippen
action-rules = Regeln
action-sound = Ton
action-full = Vollbild
hint-awaited = Der Tipp kommt gleich …
hint-slow = Der Tipp braucht noch. Nach einer Installation dauert der erste etwa eine Minute.
hint-more = Mehr verraten
notation-label = Zug in Notation, zum Beispiel { $example }
notation-send = Spielen
resign-title = Aufgeben?
resign-sure = Die Partie endet, und du hast sie verloren.

over-draw = Remis
over-you-won = Du hast gewonnen!
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

agreed-title = { $game }: so wird gespielt
agreed-clock = Bedenkzeit
agreed-words = Wörter auf
agreed-language = { $lang ->
    [fr] Französisch
    [de] Deutsch
   *[en] Englisch
}
agreed-takebacks = Züge dürfen zurückgenommen werden
agreed-hints = Tipps sind erlaubt
agreed-analysis = Analyse
agreed-afterwards = nach der Partie
agreed-spectators = Andere dürfen zuschauen
agreed-who = Wer mitspielen darf
agreed-public = alle, der Tisch steht im Regal
agreed-private = wer den Link oder den Code hat
agreed-yes = ja
agreed-no = nein
lobby-waiting = { $free ->
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $free }
}
lobby-invited = Du bist eingeladen
lobby-invited-by = { $name } lädt dich zu { $game } ein
lobby-join = Mitspielen
lobby-take = Hier sitzen
lobby-move = Hierher wechseln
lobby-take-side = Hier sitzen: { $side }
lobby-move-side = Hierher wechseln: { $side }
lobby-no-account = Du brauchst kein Konto. Du kannst auch einfach zuschauen.
lobby-rules = Die Regeln lesen
lobby-code-is = Der Code ist { $code }
lobby-share = Lass deine Freunde das Bild scannen, sag ihnen den Code oder schick den Link.
lobby-link = Einladungslink
lobby-copy = Link teilen
lobby-copied = Kopiert
lobby-qr = QR-Code des Einladungslinks
lobby-display = Auf großem Bildschirm zeigen
lobby-start = Mit Bots auffüllen und beginnen
lobby-leave = Tisch verlassen
display-scan = Mit der Kamera scannen
display-open = oder öffne
display-code = und tipp den Code ein
display-in = { $count } von { $seats } sind da
display-words = Wörter auf { $language ->
    [fr] Französisch
    [de] Deutsch
   *[en] Englisch
}

curtain-pass = Gib das Gerät an { $name }
curtain-why = Bis dahin bleibt verdeckt, was die anderen haben.
curtain-ready = Ich bin { $name }

rules-title = { $game }: die Regeln

refuse-offline = Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
refuse-server = Auf dem Server ist etwas schiefgegangen. Versuch es bitte noch einmal.
refuse-unknown = Das ist nicht möglich ({ $code }).

reason-time = Zeit abgelaufen.

happened-joined = { $name } setzt sich.
happened-left = { $name } verlässt den Tisch.
happened-started = Die Partie beginnt.
happened-resigned = { $name } gibt auf.
happened-flagged = { $name } hat keine Zeit mehr.
happened-draw-offered = { $name } bietet Remis an.
happened-takeback-asked = { $name } möchte einen Zug zurücknehmen.
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
