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
refuse-B24-heard = Es wird schon gezweifelt; nur wer zuerst zweifelt, wird gehört (B24).
refuse-B24-own = Anzweifeln können diesen Zug nur Ihre Gegner (B24).
refuse-B24-spoken = Sie haben diesen Zug schon gelten lassen (B24).
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

## Words of the notation in this language

bali-say-pass = passe
bali-say-stop = aufhören
bali-say-challenge = anzweifeln
bali-say-wave = gelten
bali-say-name = wort
bali-say-vote-yes = ja
bali-say-vote-no = nein
bali-say-space = weltraum
bali-say-forfeit = abgeben

## On the terminal

terminal-bali-which-edition = Welche Ausgabe?
terminal-bali-edition-avalon-hill-1980 = englische Wörter, Avalon Hill 1980: ein Bali verdoppelt
terminal-bali-edition-mb-1978-fr = französische Wörter, MB: ein Bali zählt 50
terminal-bali-edition-mb-1978-de = deutsche Wörter, MB 1978: ein Bali zählt 50
terminal-bali-solitaire = allein
terminal-bali-people = { $players } Personen an dieser Tastatur
terminal-bali-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
terminal-bali-balied = Bali
terminal-bali-loses = setzt beim nächsten Mal aus
terminal-bali-deck = { $cards ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist noch eine Karte.
   *[other] Im Stapel sind noch { $cards } Karten.
  }
terminal-bali-last-cards = Die letzte Karte ist aufgedeckt: Jetzt muss ein vollständiges Wort entstehen (B20).
terminal-bali-cuts = Abgehoben: { $cards }. { $seat } teilt aus und beginnt.
terminal-bali-time = Die Zeit ist um
terminal-bali-earned = +{ $points }
terminal-bali-undone = das gilt nicht
terminal-bali-drawn = gezogen: { $cards }
terminal-bali-ask-window = anzweifeln oder gelten lassen?
terminal-bali-ask-name = an welches Wort denken Sie?
terminal-bali-ask-vote = ein Wort des Weltraumzeitalters? ja oder nein
terminal-bali-ask-forfeit = { $seat } kann nicht spielen: Welche dieser Reihen geht in den Stapel zurück?
terminal-bali-final = { $points ->
    [one] Endergebnis: 1 Punkt.
   *[other] Endergebnis: { $points } Punkte.
  }
terminal-bali-won = { $count ->
    [one] { $seats } gewinnt ({ $scores }).
   *[other] { $seats } teilen sich den ersten Platz ({ $scores }).
  }
terminal-bali-how-to = Tippen Sie ein Wort, um es zu legen (ROSEN), oder die Reihen: 3+1+4, und B2 für eine Reihe von B. Mit einer Bali-Karte sagen Sie, was es ergibt: 3+1=RO. „-3“ nimmt ein Wort weg. Außerdem: { $pass }, { $stop } (allein), { $challenge }, { $wave }, { $name } und das Wort, { $voteyes }, { $voteno }, { $forfeit } B3, und „-3 { $space }“ für ein Wort des Weltraumzeitalters. Ein Wort, das wie eines davon heißt: =PASSE. „tipp 3“ sagt, was aus Reihe 3 werden kann.
terminal-bali-could-become = Aus { $column } kann werden: { $words }
terminal-bali-right-now = Gleich jetzt: { $words }
refuse-bali-which-column = „{ $text }“ ist keine Reihe, auf der eine Karte liegt; fragen Sie zum Beispiel nach 3 oder B3.
