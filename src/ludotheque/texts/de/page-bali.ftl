option-bali-edition = Ausgabe
option-bali-edition-avalon-hill-1980 = Englisch (Avalon Hill, 1980)
option-bali-edition-mb-1978-fr = Französisch (MB, 1978)
option-bali-edition-mb-1978-de = Deutsch (MB, 1978)
option-bali-mode = Wer die Wörter prüft
option-bali-mode-referee = Das Wörterbuch, sofort
option-bali-mode-challenge = Die Spieler, durch Anzweifeln
option-bali-partnership = Zu viert mit Partnern (englische Ausgabe)
option-bali-space_age = Wörter des Weltraumzeitalters (englische Ausgabe)
option-bali-bonus = Prämie für ein Bali
option-bali-bonus-edition = Wie in der Ausgabe gedruckt
option-bali-bonus-x1 = Keine
option-bali-bonus-x2 = Punkte verdoppelt
option-bali-bonus-x3 = Punkte verdreifacht
option-bali-challenge_seconds = Sekunden zum Anzweifeln
option-bali-naming_seconds = Sekunden, um das Wort zu nennen
option-bali-vote_seconds = Sekunden zur Abstimmung über ein Weltraumwort

bl-bot = Bot { $letter }
bl-keys = Pfeiltasten führen von Reihe zu Reihe, Enter wählt die Reihe, an die Sie anlegen, und dann, was darunter kommt; die Rücktaste nimmt das Letzte zurück, Escape lässt los, Entf nimmt ein vollständiges Wort weg.
bl-panel = Auslage von { $name }
bl-wild-card = Bali-Karte
bl-wild-as = Bali-Karte als { $letter }
bl-column = { $place }: { $letters }; Wert { $sum }{ $complete ->
    [yes] , vollständiges Wort, { $points } Punkte
   *[no] {""}
}{ $mark ->
    [head] , hier legen Sie an
    [held] , in Ihrer Hand
    [picked] , ausgewählt
   *[none] {""}
}
bl-opening = { $place }: { $mark ->
    [taken] zum Anlegen genommen
   *[none] leerer Platz
}
bl-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
bl-in-turn = am Zug
bl-partner = spielt mit Ihnen
bl-dealer = Geber
bl-loses-turn = { $count ->
    [one] setzt einmal aus
   *[other] setzt { $count }-mal aus
}
bl-passed = hat gepasst
bl-deck = { $deck ->
    [0] Keine Karte mehr
    [one] Noch eine Karte
   *[other] Noch { $deck } Karten
}
bl-last-cards = Letzte Karten: Angelegt wird nur noch zu vollständigen Wörtern.
bl-cutting = Es wird abgehoben, wer gibt.

bl-do-solitaire = Wählen Sie eine Reihe, dann die, die darunter kommt.
bl-do-build = Wählen Sie eine eigene Reihe, dann, was darunter kommt.
bl-do-below = { $letters }: Wählen Sie Ihre Reihe, unter die es kommt.
bl-do-append = { $letters }: Wählen Sie, was darunter kommt.
bl-preview = { $letters }, als Wort { $points } Punkte.
bl-worth = als Wort { $points } Punkte
bl-build = Anlegen
bl-undo = Eins zurück
bl-take-off = { $letters } wegnehmen: { $points } Punkte
bl-take-off-space = { $letters } als Weltraumwort wegnehmen
bl-pass = Passen
bl-stop = Hier aufhören
bl-stop-sure = Das Spiel endet. Vollständige Wörter auf dem Tisch zählen noch; übrige Karten kosten nichts.
bl-stop-now = Aufhören und zählen
bl-choose-letter = Für welchen Buchstaben steht die Bali-Karte?
bl-choose-letter-why = Sie bleibt dieser Buchstabe bis zum Ende des Spiels.

bl-head-doubt = Anzweifeln?
bl-head-doubt-others = Anzweifeln möglich: { $name }
bl-head-name = Nennen Sie das Wort
bl-head-name-others = Das Wort nennt: { $name }
bl-head-vote = Das Wort gelten lassen?
bl-head-vote-others = Abstimmung: { $name }
bl-head-forfeit = Wählen Sie eine Reihe
bl-head-forfeit-others = Eine Reihe wählt: { $name }

bl-ask-doubt = { $name } legt { $letters }. Gibt es so ein Wort?
bl-wait-doubt = { $name } legt { $letters }. Noch kann angezweifelt werden.
bl-challenge = Anzweifeln
bl-wave = Gelten lassen
bl-challenge-by = { $name } zweifelt
bl-wave-all = Niemand: gelten lassen
bl-ask-name = { $name } zweifelt { $letters } an. An welches Wort denken Sie?
bl-ask-name-whole = { $name } zweifelt { $letters } an. Es muss so, wie es liegt, ein Wort sein: Nennen Sie es.
bl-wait-name = { $letters } ist angezweifelt. { $name } muss ein Wort nennen.
bl-name-label = Das Wort
bl-name = Nennen
bl-name-holds = { $holds ->
    [yes] Es enthält { $letters }.
   *[no] Es muss { $letters } an einem Stück enthalten.
}
bl-ask-vote = { $name } nimmt { $letters } als Weltraumwort weg. Lassen Sie es gelten?
bl-wait-vote = { $name } nimmt { $letters } als Weltraumwort weg. Die anderen stimmen ab.
bl-vote-yes = Ja, es gilt
bl-vote-no = Nein
bl-ask-forfeit = { $name } kann nichts spielen. Wählen Sie die Reihe, die in den Stapel zurückgeht.
bl-wait-forfeit = { $name } kann nichts spielen und gibt eine Reihe ab.
bl-forfeit-pick = Wählen Sie eine Reihe
bl-forfeit = { $place } abgeben lassen: { $letters }
bl-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}

bl-removed = Weggenommene Wörter
bl-removed-none = Niemand hat ein Wort weggenommen.
bl-balied = { $name } hat Bali gemacht!
bl-space-age = Weltraumwort

bl-new-cards = Neu: { $cards }. { $deck ->
    [0] Es ist keine Karte mehr da.
    [one] Noch eine Karte.
   *[other] Noch { $deck } Karten.
}
bl-says-cut = Abgehoben: { $card }.
bl-says-draw = Aufgedeckt: { $card }.
bl-says-build = { $name } legt { $letters }.
bl-says-remove = { $name } nimmt { $letters } weg.
bl-says-scores = { $name } nimmt ein Wort weg: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
bl-says-claims = { $name } meldet ein Weltraumwort an.
bl-says-pass = { $name } passt.
bl-says-stop = { $name } hört auf.
bl-says-forfeit = { $name } wählt { $letters }: zurück in den Stapel.
bl-says-forfeits = { $name } wählt { $place }: zurück in den Stapel.
bl-says-challenge = { $name } zweifelt an.
bl-says-wave = { $name } lässt es gelten.
bl-says-name = { $name } nennt { $word }.
bl-says-name-fails = { $name } nennt { $word }: Das gilt nicht, die Karten gehen zurück.
bl-says-vote = { $name } stimmt { $yes ->
    [yes] dafür
   *[no] dagegen
}.
bl-says-time = Die Zeit ist um.
bl-says-time-undone = Die Zeit ist um: Die Karten gehen zurück.
