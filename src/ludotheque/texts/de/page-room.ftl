room-of = Raum von { $name }, { $count ->
    [one] eine Person ist da
   *[other] { $count } sind da
}
room-empty = Komm herein und spiel { $game }
room-name = Dein Name
room-face = Dein Gesicht
room-faces = andere Gesichter
room-face-number = Gesicht { $number }
room-sit = Hinsetzen
room-in = { $count ->
    [one] Du bist drin
   *[other] { $count } sind da
}
room-holds = leitet den Raum
room-bot = der Computer
room-players = Spieler
room-players-bots = { $bots ->
    [0] { $count }
   *[other] { $count }, davon { $bots } Bots
}
room-pace = Tempo
room-more = Mehr: alle Sekunden einzeln
room-start = { $bots ->
    [0] Zu { $count } anfangen
    [one] Mit einem Bot auffüllen und anfangen
   *[other] Mit { $bots } Bots auffüllen und anfangen
}
room-starts = { $name } startet das Spiel.
room-leave = Raum verlassen
room-paused = Pause
room-paused-by = { $name } macht weiter, wenn alle so weit sind.
room-left = Spiel verlassen?
room-left-how = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen und deinen Platz wieder einnehmen.
room-go = Verlassen
late-title = Das Spiel läuft schon
late-how = Sag, wer du bist: Du übernimmst den Platz eines Bots, sobald diese Runde vorbei ist.
late-watch = Nur zuschauen
late-soon = { $name }, du bist dabei, sobald diese Runde vorbei ist.
host-title = Du leitest den Raum
host-pause = Pause
host-go-on = Weiter
host-more-time = { $seconds } Sekunden mehr
host-skip = Nicht länger warten
host-rename = Umbenennen
host-rename-do = Speichern
host-new-name = Neuer Name für { $name }
host-hand-over = Raum übergeben
host-remove = Entfernen
host-stand-in = Einen Bot spielen lassen
host-sound = Ton am Bildschirm
action-host = Den Raum leiten
action-leave = Spiel verlassen
display-hosted = { $name } startet am Telefon. Platz ist für { $seats }.
display-first = Wer zuerst kommt, leitet den Raum. Platz ist für { $seats }.
display-play-here = Auch an diesem Bildschirm mitspielen
happened-agreed = Die Einstellungen wurden geändert.
happened-paused = Das Spiel ist angehalten.
happened-resumed = Es geht weiter.
happened-extended = Es gibt mehr Zeit.
happened-removed = { $name } wurde aus dem Raum entfernt.
happened-renamed = { $name } heißt jetzt anders.
happened-handed = { $name } leitet jetzt den Raum.
room-again = Noch einmal ({ $given } von { $needed })
room-again-host = Noch einmal

## What a table agrees on for itself

own-lot = Das Los entscheidet
own-seat = Platz { $number }
own-title = Titel
own-words = Wörter auf der Liste (wenn ihr wollt, durch Kommas getrennt)
own-add = Thema dazulegen
own-names = Unsere Namen dazulegen
own-names-title = Unsere Namen
own-drop = „{ $title }“ herausnehmen
own-count = { $count ->
    [0] ohne Liste: Der Tisch stimmt ab
    [one] eine Liste mit einem Wort
   *[other] eine Liste mit { $count } Wörtern
}
own-fold = Themen und wer gibt
