option-yali-rules = Regeln
option-yali-rules-base = Grundspiel
option-yali-rules-tournament = Turnier
option-yali-rows = Länge des Bretts
option-yali-rows-6 = 6 Reihen (kurz)
option-yali-rows-8 = 8 Reihen (üblich)
option-yali-rows-10 = 10 Reihen (lang)
option-yali-arrival = Einen Seitenzug bringt
option-yali-arrival-zone = jede der beiden Zielreihen
option-yali-arrival-last-row = nur die letzte Reihe

yali-colour = { $seat ->
    [0] Gold
   *[other] Silber
}
yali-board = Das Brett von YALi. Pfeiltasten gehen von Feld zu Feld, Eingabe wählt eine Kugel und ihr Ziel, Escape lässt sie liegen.
yali-cell = { $cell }, { $what ->
    [gold] goldene Kugel
    [silver] silberne Kugel
   *[empty] leer
}{ $can ->
    [here] , mögliches Ziel
    [chosen] , gewählt
    [move] , kann ziehen
   *[nothing] {""}
}
yali-chosen = { $cell } gewählt. Mögliche Ziele: { $targets }.
yali-chain = Die Kugel kann weiterspringen: Wählen Sie das nächste Feld, oder bleiben Sie hier.
yali-stop = Auf { $cell } bleiben
yali-choose-side = Sie haben sich einen Seitenzug verdient.
yali-no-side = Kein Seitenzug
yali-balanced = Das Brett ist im Gleichgewicht
yali-tips = Das Brett neigt sich zu { $colour } (um { $weight })
yali-arrived = { $colour }: { $count } von 8 angekommen
yali-says-lot = Das Los fällt auf { $colour }.
yali-says-move = { $colour } geht von { $from } nach { $to }.
yali-says-side = Seitenkugel von { $from } nach { $to }.
