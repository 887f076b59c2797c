## Refusals: the rule, and what exactly is wrong

refuse-B4-count = { $bali ->
    [0] Buchstaben werden nur für eine Bali-Karte angesagt, und hier ist keine dabei (B4).
    [one] Sagen Sie, für welchen Buchstaben die Bali-Karte steht: einen Buchstaben, nicht { $given } (B4).
   *[other] Sagen Sie von oben nach unten, wofür die { $bali } Bali-Karten stehen; angegeben sind { $given } (B4).
  }
refuse-B4-letter = Die Bali-Karte kann nicht für „{ $letter }“ stehen: Diesen Buchstaben hat die Ausgabe nicht (B4).
refuse-B5-short = { $letters } ist zu kurz: Ein Wort hat mindestens drei Buchstaben (B5).
refuse-B6-fragment = Kein { $language ->
    [en] englisches
    [fr] französisches
   *[de] deutsches
  } Wort enthält { $letters } (B6).
refuse-B8-place = Einen Platz { $place } gibt es auf dem Tisch nicht (B8).
refuse-B8-opening = Auf { $place } liegt keine Karte (B8).
refuse-B9-nothing = Unter { $place } wird nichts angelegt: Dazu gehört mindestens eine weitere Reihe (B9).
refuse-B9-twice = Die Reihe { $place } wird zweimal verwendet (B9).
refuse-B9-lacking = Für { $word } fehlt auf dem Tisch ein { $letter } (B9).
refuse-B9-inside = { $word } bräuchte das { $letter } aus { $column }; eine Reihe wird nie aufgelöst (B9).
refuse-B9-cannot = { $word } lässt sich nicht aus ganzen Reihen zusammensetzen (B9).
refuse-B10-word = { $letters } steht nicht im { $language ->
    [en] englischen
    [fr] französischen
   *[de] deutschen
  } Wörterbuch und bleibt liegen (B10).
refuse-B11-card = Im Stapel ist keine Karte „{ $card }“ (B11).
refuse-B13-solitaire = Aufhören kann man so nur allein; mit anderen am Tisch geht das Spiel weiter (B13).
refuse-B13-stop = Hier ist niemand, an den Sie weitergeben könnten: anlegen, wegnehmen oder aufhören (B13).
refuse-B15-card = Eine Karte „{ $card }“ kann aus diesem Stapel nicht abgehoben werden (B15).
refuse-B16-head = { $place } gehört Ihnen nicht; angelegt wird nur an eigenen Reihen (B16).
refuse-B16-removal = { $place } gehört Ihnen nicht; weggenommen werden nur eigene Wörter (B16).
refuse-B16-begins = { $word } müsste auf { $place } beginnen, und diese Reihe gehört Ihnen nicht (B16).
refuse-B16-not-now = Das geht in diesem Augenblick des Spiels nicht (B16).
refuse-B18-remove = Sie haben ein vollständiges Wort: Wenn Sie nicht anlegen, müssen Sie eines wegnehmen (B18).
refuse-B19-can-build = Sie dürfen nicht passen, solange Sie anlegen können (B19).
refuse-B19-whose = { $place } gehört nicht dem Spieler, der eine Reihe abgibt (B19).
refuse-B19-completed = { $place } ist ein vollständiges Wort; abgegeben wird nur eine unfertige Reihe (B19).
refuse-B20-word = Die letzte Karte ist aufgedeckt: { $letters } ist kein vollständiges Wort (B20).
refuse-B20-can-complete = Sie dürfen nicht passen, solange Sie ein Wort vollenden können (B20).
refuse-B24-letters = „{ $word }“ lässt sich mit den Buchstaben dieser Ausgabe nicht schreiben (B24).
refuse-B26-not-played = Wörter des Weltraumzeitalters sind an diesem Tisch nicht vereinbart (B26).
refuse-B26-list = { $letters } steht nicht auf der Weltraumliste, und allein gespielt entscheidet nur sie (B26).
refuse-bali-malformed = „{ $text }“ ist kein Zug: Schreiben Sie zum Beispiel „3+2+4“, ein Wort oder „-3“ zum Wegnehmen.
refuse-bali-spelling = „{ $text }“ passt nicht: Die Karten dort ergeben { $letters }.
refuse-bali-ambiguous = { $text } lässt sich auf mehrere Arten legen: { $choices }
refuse-bali-edition-partnership = Die Ausgabe { $edition } kennt kein Spiel mit Partnern.
refuse-bali-edition-space-age = Die Ausgabe { $edition } kennt kein Spiel mit Weltraumwörtern.
refuse-bali-seconds = Eine Zeitgrenze liegt zwischen 1 und { $most } Sekunden.
refuse-bali-players = Mit diesen Vereinbarungen { $least ->
    [4] spielen genau vier
   *[other] spielen { $least } bis { $most } Personen
  }.
