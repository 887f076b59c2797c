table-near = Auf dieser Seite des Tisches
table-watched = Jemand schaut jetzt zu.
plate-thinking = überlegt …
plate-waiting = wartet noch …
plate-stuck = findet gerade keinen Zug; versucht es wieder

side-label = Züge, Chat, Infos
side-moves = Züge
side-chat = Chat
side-info = Infos
side-unread = ungelesen

menu-label = Mehr
menu-replay = Frühere Züge ansehen
menu-again = Noch einmal zeigen
menu-picture = Bild dieser Stellung
menu-position = Diese Stellung kopieren
position-copied = Stellung kopiert.
menu-turn = Brett drehen
menu-coordinates = Koordinaten
menu-notation = Züge in Notation
menu-pace = Züge der anderen
menu-theme = Hell oder dunkel

replay-label = Die Partie noch einmal ansehen
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo: { $speed }-fach. Ändern.
replay-scrub = Stelle der Partie
replay-present = { $total ->
    [one] Nach dem einzigen Zug
   *[other] Nach allen { $total } Zügen
}
replay-beyond = Einen Zug { $number } gibt es nicht: Diese Partie hat { $total ->
    [one] einen Zug
   *[other] { $total } Züge
}.
replay-link = Link zu diesem Zug kopieren
over-picture = Bild teilen
picture-line = { $game } · { $names } · nach Zug { $number }
replay-copied = Der Link ist kopiert.

over-you-lost = { $count ->
    [one] Du hast verloren; { $names } gewinnt
   *[other] Du hast verloren; { $names } gewinnen
}
over-given-up = Aufgegeben
over-lost = Du hast verloren
over-play-again = Noch einmal gegen { $name }
over-resigned = { $you ->
    [yes] Du hast aufgegeben.
   *[no] { $name } hat aufgegeben.
}
over-time = { $you ->
    [yes] Deine Zeit ist abgelaufen.
   *[no] Die Zeit von { $name } ist abgelaufen.
}
moves-run = { $you ->
        [yes] Du
       *[no] { $name }
    }, { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
over-alone-other = { $count ->
    [one] { $name } hat { $points } Punkt erreicht
   *[other] { $name } hat { $points } Punkte erreicht
}
over-rival = Als Nächstes: { $name }
over-new-deal = Neu geben

happened-draw-agreed = { $name } ist mit Remis einverstanden.
happened-draw-declined = { $name } lehnt das Remis ab.
happened-takeback-agreed = { $name } ist einverstanden: Der Zug ist zurückgenommen.
happened-takeback-declined = { $name } möchte den Zug nicht zurücknehmen lassen.
happened-hint-taken = { $name } holt sich einen Tipp.
happened-interrupted = Der Server war eine Weile nicht da. In der Zeit lief keine Uhr.
