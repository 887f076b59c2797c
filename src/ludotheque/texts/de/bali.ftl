## The box and its options

box-bali = BALI
box-bali-pitch = Schieben Sie Buchstabenspalten untereinander, bis ein Wort dasteht; dann nehmen Sie es ab und es zählt.
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
option-bali-bonus-50 = 50 Punkte
option-bali-challenge_seconds = Sekunden zum Anzweifeln
option-bali-naming_seconds = Sekunden, um das Wort zu nennen
option-bali-vote_seconds = Sekunden zur Abstimmung über ein Weltraumwort

## Its bots

bot-bali-1 = Kennt die Wörter des Alltags und nimmt sie hastig vom Tisch.
bot-bali-2 = Hat einen bescheidenen Wortschatz und freut sich über jedes gute Wort.
bot-bali-3 = Ist belesen und baut nach einem Plan, der nicht immer aufgeht.
bot-bali-4 = Kennt das ganze Wörterbuch und durchschaut jeden Bluff.
bot-bali-5 = Spielt alles im Kopf zu Ende, bevor die erste Karte wandert.

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
refuse-bali-which-column = „{ $text }“ ist keine Reihe, auf der eine Karte liegt; frag zum Beispiel nach 3 oder B3.

## The game: its words, and how it ends

reason-stuck = Kein Zug ist mehr möglich.
reason-stopped = Vom Spieler beendet.
reason-cleared = Alle Karten sind in Wörtern aufgegangen.
reason-passed = Alle haben gepasst.
reason-forfeits = Drei Runden lang nur verfallene Spalten.

## On the page

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

## In the terminal

terminal-bali-edition = Welche Ausgabe?
terminal-bali-edition-avalon-hill-1980 = englische Wörter, Avalon Hill 1980: ein Bali verdoppelt
terminal-bali-edition-mb-1978-fr = französische Wörter, MB: ein Bali zählt 50
terminal-bali-edition-mb-1978-de = deutsche Wörter, MB 1978: ein Bali zählt 50
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
terminal-bali-ask-name = an welches Wort denkst du?
terminal-bali-ask-vote = ein Wort des Weltraumzeitalters? ja oder nein
terminal-bali-ask-forfeit = { $seat } kann nicht spielen: Welche dieser Reihen geht in den Stapel zurück?
terminal-bali-final = { $points ->
    [one] Endergebnis: 1 Punkt.
   *[other] Endergebnis: { $points } Punkte.
  }
terminal-bali-how-to = Tippe ein Wort, um es zu legen (ROSEN), oder die Reihen: 3+1+4, und B2 für eine Reihe von B. Mit einer Bali-Karte sagst du, was es ergibt: 3+1=RO. „-3“ nimmt ein Wort weg. Außerdem: { $pass }, { $stop } (allein), { $challenge }, { $wave }, { $name } und das Wort, { $voteyes }, { $voteno }, { $forfeit } B3, und „-3 { $space }“ für ein Wort des Weltraumzeitalters. Ein Wort, das wie eines davon heißt: =PASSE. „tipp 3“ sagt, was aus Reihe 3 werden kann.
terminal-bali-could-become = Aus { $column } kann werden: { $words }
terminal-bali-right-now = Gleich jetzt: { $words }

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

## Hints and analysis

bali-hint-nothing = Es gibt nichts mehr zu bauen oder wegzunehmen.
bali-hint-word-alone = { $move }, ein Wort zu { $points } Punkten: am Ende etwa { $worth } Punkte.
bali-hint-way-alone = { $move }, unterwegs zu { $word }: am Ende etwa { $worth } Punkte.
bali-hint-remove-alone = { $move } bringt { $points } Punkte: am Ende etwa { $worth }.
bali-hint-word-lead = { $move }, ein Wort zu { $points } Punkten: etwa { $worth } Punkte Vorsprung.
bali-hint-way-lead = { $move }, unterwegs zu { $word }: etwa { $worth } Punkte Vorsprung.
bali-hint-remove-lead = { $move } bringt { $points } Punkte: etwa { $worth } Punkte Vorsprung.
bali-hint-word-behind = { $move }, ein Wort zu { $points } Punkten: etwa { $worth } Punkte Rückstand, doch nichts Besseres in Sicht.
bali-hint-way-behind = { $move }, unterwegs zu { $word }: etwa { $worth } Punkte Rückstand, doch nichts Besseres in Sicht.
bali-hint-remove-behind = { $move } bringt { $points } Punkte: etwa { $worth } Punkte Rückstand, doch nichts Besseres in Sicht.
bali-hint-challenge = Kein Wort enthält { $letters }: Zweifeln Sie es an.
bali-hint-wave = { $letters } steckt in { $word }: Lassen Sie es gelten.
bali-hint-name = Nennen Sie { $word }.
bali-hint-forfeit = Schicken Sie { $place } zurück: Darin steckt am meisten.
bali-hint-vote-yes = Das Wort steht auf der Weltraumliste: Stimmen Sie zu.
bali-hint-vote-no = Das Wort steht nicht auf der Weltraumliste: Stimmen Sie dagegen.
bali-hint-remove = Das Wort auf { $place } ist reif: Nehmen Sie es weg.
bali-hint-join = Legen Sie { $pieces } unter { $top }.
bali-hint-word = Aus der Reihe { $place } kann { $word } werden.
bali-review-word = { $word } hätte { $points } gebracht.
bali-remark-bali = Mit diesen Karten war ein Bali möglich: { $best } Punkte (Sie haben { $reached }).
bali-remark-best = Das beste Ergebnis bei offenen Karten: { $best } Punkte (Sie haben { $reached }).
bali-remark-word = Das beste verpasste Wort: { $word }, { $points } Punkte (Zug { $number }).
