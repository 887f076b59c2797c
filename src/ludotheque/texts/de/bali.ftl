## The box and its options

box-bali = BALI
box-bali-pitch = Leg Buchstaben untereinander, bis ein Wort dasteht; dann nimmst du es weg, und es zählt.
option-bali-edition = Ausgabe
option-bali-edition-avalon-hill-1980 = Englisch (Avalon Hill, 1980)
option-bali-edition-mb-1978-fr = Französisch (MB, 1978)
option-bali-edition-mb-1978-de = Deutsch (MB, 1978)
option-bali-mode = Wer die Wörter prüft
option-bali-mode-referee = Das Wörterbuch, sofort
option-bali-mode-challenge = Die Spieler, durch Anzweifeln
option-bali-partnership = Zu viert mit Partnern
option-bali-space_age = Wörter des Weltraumzeitalters (englische Ausgabe)
option-bali-coining = Eigene Weltraumwörter, wenn die anderen sie gelten lassen
option-bali-hurtful = Wörter zulassen, die verletzen
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
    [one] Sag, für welchen Buchstaben die Bali-Karte steht: einen Buchstaben, nicht { $given } (B4).
   *[other] Sag von oben nach unten, wofür die { $bali } Bali-Karten stehen; angegeben sind { $given } (B4).
  }
refuse-B4-letter = Die Bali-Karte kann nicht für „{ $letter }“ stehen: Diesen Buchstaben hat die Ausgabe nicht (B4).
refuse-B5-short = { $letters } ist zu kurz: Ein Wort hat mindestens drei Buchstaben (B5).
refuse-B5-hurtful = { $letters } ist ein Wort, das verletzt; an diesem Tisch wird ohne es gespielt (B5).
refuse-B5-withdrawn = { $letters } wurde zurückgezogen; hier wird ohne dieses Wort gespielt (B5).
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
refuse-B13-stop = Hier ist niemand, an den du weitergeben könntest: anlegen, wegnehmen oder aufhören (B13).
refuse-B15-card = Eine Karte „{ $card }“ kann aus diesem Stapel nicht abgehoben werden (B15).
refuse-B16-head = { $place } gehört dir nicht; angelegt wird nur an eigenen Reihen (B16).
refuse-B16-removal = { $place } gehört dir nicht; weggenommen werden nur eigene Wörter (B16).
refuse-B16-begins = { $word } müsste auf { $place } beginnen, und diese Reihe gehört dir nicht (B16).
refuse-B16-not-now = Das geht in diesem Augenblick des Spiels nicht (B16).
refuse-B18-remove = Du hast ein vollständiges Wort: Wenn du nicht anlegst, musst du eines wegnehmen (B18).
refuse-B19-can-build = Du darfst nicht passen, solange du anlegen kannst (B19).
refuse-B19-whose = { $place } gehört nicht dem Spieler, der eine Reihe abgibt (B19).
refuse-B19-completed = { $place } ist ein vollständiges Wort; abgegeben wird nur eine unfertige Reihe (B19).
refuse-B20-word = Die letzte Karte ist aufgedeckt: { $letters } ist kein vollständiges Wort (B20).
refuse-B20-can-complete = Du darfst nicht passen, solange du ein Wort vollenden kannst (B20).
refuse-B20-can-remove = Du darfst nicht passen, solange du ein Wort wegnehmen kannst (B20).
refuse-B24-heard = Es wird schon gezweifelt; nur wer zuerst zweifelt, wird gehört (B24).
refuse-B24-own = Anzweifeln können diesen Zug nur deine Gegner (B24).
refuse-B24-spoken = Du hast diesen Zug schon gelten lassen (B24).
refuse-B24-letters = „{ $word }“ lässt sich mit den Buchstaben dieser Ausgabe nicht schreiben (B24).
refuse-B26-not-played = Wörter des Weltraumzeitalters sind an diesem Tisch nicht vereinbart (B26).
refuse-B26-list = { $letters } steht nicht auf der Weltraumliste, und allein gespielt entscheidet nur sie (B26).
refuse-B26-no-coining = Eigene Wörter sind an diesem Tisch nicht vereinbart (B26).
refuse-B26-once = Du hast in diesem Zug schon ein Wort angesagt (B26).
refuse-B26-letters = „{ $word }“ lässt sich mit den Buchstaben dieser Ausgabe nicht schreiben (B26).
refuse-B26-known = { $word } ist hier ohnehin ein Wort: Leg es einfach (B26).
refuse-bali-malformed = „{ $text }“ ist kein Zug: Schreib zum Beispiel „3+2+4“, ein Wort oder „-3“ zum Wegnehmen.
refuse-bali-spelling = „{ $text }“ passt nicht: Die Karten dort ergeben { $letters }.
refuse-bali-ambiguous = { $text } lässt sich auf mehrere Arten legen: { $choices }
refuse-bali-edition-space-age = Die Ausgabe { $edition } kennt kein Spiel mit Weltraumwörtern.
refuse-bali-coining = Eigene Wörter gibt es nur mit anderen am Tisch, mit Weltraumwörtern und mit dem Wörterbuch bei jedem Zug.
refuse-bali-seconds = Eine Zeitgrenze liegt zwischen 1 und { $most } Sekunden.
refuse-bali-players = Mit diesen Vereinbarungen { $least ->
    [4] spielen genau vier
   *[other] spielen { $least } bis { $most } Personen
  }.
refuse-bali-which-column = „{ $text }“ ist keine Reihe, auf der eine Karte liegt; frag zum Beispiel nach 3 oder B3.

## The game: its words, and how it ends

reason-stuck = Kein Zug ist mehr möglich.
reason-stopped = Vorzeitig aufgehört.
reason-cleared = Alle Karten sind in Wörtern aufgegangen.
reason-passed = Alle haben gepasst.
reason-forfeits = Drei Runden lang nur abgegebene Reihen.

## On the page

bl-bot = Bot { $letter }
bl-keys = Pfeiltasten gehen von Reihe zu Reihe, Eingabe nimmt eine Reihe auf und legt sie dann unter die gewählte, Rücktaste nimmt die letzte zurück, Escape lässt alles los, Entf nimmt ein vollständiges Wort weg.
bl-panel = Auslage von { $name }
bl-wild-card = Bali-Karte
bl-wild-as = Bali-Karte als { $letter }
bl-column = { $place }: { $letters }; Wert { $sum }{ $complete ->
    [yes] , vollständiges Wort, { $points } Punkte
   *[no] {""}
}{ $mark ->
    [head] , hier legst du an
    [held] , in deiner Hand
    [taken] , zum Anlegen genommen
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
bl-partner = spielt mit dir
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
bl-do-solitaire = Nimm eine Reihe auf und wähl die, unter die sie soll.
bl-do-build = Nimm eine Reihe auf und wähl deine, unter die sie soll.
bl-do-below = { $letters }: unter welche Reihe?
bl-preview = { $letters }, als Wort { $points } Punkte.
bl-build = Legen
bl-undo = Eins zurück
bl-take-off = { $letters } wegnehmen: { $points } Punkte
bl-slip-word = ist ein Wort
bl-slip-way = kann ein Wort werden
bl-slip-to = etwa { $words }
bl-slip-further = und weiter zu { $words }
bl-slip-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
bl-slip-sum = { $sum } × { $cards } Karten
bl-part-of = { $letters } von { $name }
bl-take = Wegnehmen
bl-take-space = Als Weltraumwort
bl-coin-short = Eigenes Wort
bl-score-unit = Punkte
bl-best = Rekord { $points }
bl-average = Schnitt { $points }
bl-all-in-words = Alle in Wörtern: das ist ein Bali.
bl-in-words = { $count } von { $cards } in Wörtern
bl-pass = Passen
bl-stop = Hier aufhören
bl-stop-sure = Das Spiel endet. Vollständige Wörter auf dem Tisch zählen noch; übrige Karten kosten nichts.
bl-stop-now = Aufhören und zählen
bl-choose-letter = Für welchen Buchstaben steht die Bali-Karte?
bl-choose-letter-why = Sie bleibt dieser Buchstabe bis zum Ende des Spiels.
bl-head-doubt = Anzweifeln?
bl-head-doubt-others = Anzweifeln möglich: { $name }
bl-head-name = Nenn das Wort
bl-head-name-others = Das Wort nennt: { $name }
bl-head-vote = Das Wort gelten lassen?
bl-head-vote-others = Abstimmung: { $name }
bl-head-coining = Darf das Wort gelten?
bl-head-coining-others = { $name } kann das Wort ablehnen
bl-head-forfeit = Wähl eine Reihe
bl-head-forfeit-others = Eine Reihe wählt: { $name }
bl-ask-doubt = { $name } legt { $letters }. Gibt es so ein Wort?
bl-ask-stakes = { $whole ->
    [yes] Ist das so schon ein Wort, setzt du einmal aus. Wenn nicht, gehen die Karten zurück, und { $name } verliert den Zug.
   *[no] Nennt { $name } ein Wort, in dem { $letters } steckt, setzt du einmal aus. Wenn nicht, gehen die Karten zurück, und { $name } verliert den Zug.
}
bl-wait-doubt = { $name } legt { $letters }. Noch kann angezweifelt werden.
bl-challenge = Anzweifeln
bl-wave = Gelten lassen
bl-challenge-by = { $name } zweifelt
bl-wave-all = Niemand: gelten lassen
bl-ask-name = { $name } zweifelt { $letters } an. An welches Wort denkst du?
bl-ask-name-whole = { $name } zweifelt { $letters } an. Es muss so, wie es liegt, ein Wort sein: Nenn es.
bl-wait-name = { $letters } ist angezweifelt. { $name } muss ein Wort nennen.
bl-name-label = Das Wort
bl-name = Nennen
bl-name-holds = { $holds ->
    [yes] Es enthält { $letters }.
   *[no] Es muss { $letters } an einem Stück enthalten.
}
bl-ask-vote = { $name } nimmt { $letters } als Weltraumwort weg. Lässt du es gelten?
bl-wait-vote = { $name } nimmt { $letters } als Weltraumwort weg. Die anderen stimmen ab.
bl-vote-yes = Ja, es gilt
bl-vote-no = Nein
bl-ask-coining = { $name } sagt { $word } an. Darf das ein Wort sein?
bl-wait-coining = { $name } sagt { $word } an. Die anderen können es ablehnen.
bl-coining-yes = Gilt
bl-coining-no = Gilt nicht
bl-coin = Ein eigenes Wort ansagen
bl-coin-why = Lehnt die Mehrheit es nicht ab, darfst du es von jetzt an legen.
bl-coin-now = Ansagen
bl-ask-forfeit = { $name } kann nichts spielen. Wähl die Reihe, die in den Stapel zurückgeht.
bl-wait-forfeit = { $name } kann nichts spielen und gibt eine Reihe ab.
bl-forfeit-pick = Wähl eine Reihe
bl-forfeit = { $place } abgeben lassen: { $letters }
bl-best-word = Dein bestes Wort: { $word }, { $points } Punkte.
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
bl-says-coin = { $name } sagt { $word } an.
bl-says-name = { $name } nennt { $word }.
bl-says-name-fails = { $name } nennt { $word }: Das gilt nicht, die Karten gehen zurück, und der Zug ist verloren.
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
terminal-bali-ask-coining = darf { $word } ein Wort sein? ja oder nein
terminal-bali-ask-forfeit = { $seat } kann nicht spielen: Welche dieser Reihen geht in den Stapel zurück?
terminal-bali-final = { $points ->
    [one] Endergebnis: 1 Punkt.
   *[other] Endergebnis: { $points } Punkte.
  }
terminal-bali-how-to = Tippe ein Wort, um es zu legen (ROSEN), oder die Reihen: 3+1+4, und B2 für eine Reihe von B. Mit einer Bali-Karte sagst du, was es ergibt: 3+1=RO. „-3“ nimmt ein Wort weg. Außerdem: { $pass }, { $stop } (allein), { $challenge }, { $wave }, { $name } und das Wort, { $voteyes }, { $voteno }, { $forfeit } B3, und „-3 { $space }“ für ein Wort des Weltraumzeitalters, { $coin } und das Wort für ein eigenes. Ein Wort, das wie eines davon heißt: =PASSE. „tipp 3“ sagt, was aus Reihe 3 werden kann.
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
bali-say-coin = erfinden

## Hints and analysis

bali-hint-nothing = Es gibt nichts mehr anzulegen oder wegzunehmen.
bali-hint-word-alone = { $move }, ein Wort zu { $points } Punkten: am Ende etwa { $worth } Punkte.
bali-hint-way-alone = { $move }, unterwegs zu { $word }: am Ende etwa { $worth } Punkte.
bali-hint-room-alone = { $move } lässt am meisten offen: am Ende etwa { $worth } Punkte.
bali-hint-remove-alone = { $move } bringt { $points } Punkte: am Ende etwa { $worth }.
bali-hint-word-lead = { $move }, ein Wort zu { $points } Punkten: etwa { $worth } Punkte Vorsprung.
bali-hint-way-lead = { $move }, unterwegs zu { $word }: etwa { $worth } Punkte Vorsprung.
bali-hint-room-lead = { $move } lässt am meisten offen: etwa { $worth } Punkte Vorsprung.
bali-hint-remove-lead = { $move } bringt { $points } Punkte: etwa { $worth } Punkte Vorsprung.
bali-hint-word-behind = { $move }, ein Wort zu { $points } Punkten: etwa { $worth } Punkte Rückstand, doch nichts Besseres in Sicht.
bali-hint-way-behind = { $move }, unterwegs zu { $word }: etwa { $worth } Punkte Rückstand, doch nichts Besseres in Sicht.
bali-hint-room-behind = { $move } lässt am meisten offen: etwa { $worth } Punkte Rückstand, doch nichts Besseres in Sicht.
bali-hint-remove-behind = { $move } bringt { $points } Punkte: etwa { $worth } Punkte Rückstand, doch nichts Besseres in Sicht.
bali-hint-challenge = Kein Wort enthält { $letters }: Zweifle es an.
bali-hint-wave = { $letters } steckt in { $word }: Lass es gelten.
bali-hint-name = Nenn { $word }.
bali-hint-forfeit = Schick { $letters } zurück: Darin steckt am meisten.
bali-hint-vote-yes = Das Wort steht auf der Weltraumliste: Stimm zu.
bali-hint-vote-no = Das Wort steht nicht auf der Weltraumliste: Stimm dagegen.
bali-hint-remove = { $letters } ist reif: Nimm es weg.
bali-hint-join = Leg { $pieces } unter { $top }.
bali-hint-word = Aus { $letters } kann { $word } werden.
bali-hint-column = { $letters } kann noch wachsen.
bali-review-word = { $word } hätte { $points } gebracht.
bali-remark-bali = Mit diesen Karten war ein Bali möglich: { $best } Punkte (du hast { $reached }).
bali-remark-best = Das beste Ergebnis bei offenen Karten: { $best } Punkte (du hast { $reached }).
bali-remark-word = Das beste verpasste Wort: { $word }, { $points } Punkte (Zug { $number }).
bl-propose = Vorschlagen
bl-head-team = Dein Team ist dran
bl-head-team-others = { $name }: ihr Team ist dran
bl-plate-with = mit { $name }
bl-plate-against = gegen dich
bl-says-name-holds = { $name } nennt { $word }: Das gilt, { $challenger } setzt einmal aus.
bl-says-takes-yours = { $name } holt sich dein { $taken } für { $letters }.
bl-says-takes = { $name } holt sich { $taken } von { $owner } für { $letters }.
bl-cut-one = { $you ->
        [yes] Du hast { $card } abgehoben
       *[no] { $name } hat { $card } abgehoben
    }
bl-cut-begins = { $you ->
        [yes] { $cuts }: Du fängst an.
       *[no] { $cuts }: { $name } fängt an.
    }
bl-words-build = legt { $below } unter { $head }: { $letters }
bl-words-remove = nimmt { $letters } weg: { $points }
bl-words-pass = passt
bl-words-stop = hört auf
bl-words-forfeit = wählt, was zurückgeht
bl-words-challenge = zweifelt an
bl-words-wave = lässt es gelten
bl-words-name = nennt { $word }
bl-words-coin = sagt { $word } an
bl-words-cut = hebt { $card } ab
bl-words-vote = { $yes ->
        [yes] stimmt dafür
       *[no] stimmt dagegen
    }
bl-words-time = die Zeit ist um

## Kinds of games, and what is remembered of them

kind-bali-avalon-hill-1980-alone = Allein, auf Englisch
kind-bali-avalon-hill-1980-two = Zu zweit, auf Englisch
kind-bali-avalon-hill-1980-several = Zu dritt oder viert, auf Englisch
kind-bali-avalon-hill-1980-partners = Paare, auf Englisch
kind-bali-mb-1978-fr-alone = Allein, auf Französisch
kind-bali-mb-1978-fr-two = Zu zweit, auf Französisch
kind-bali-mb-1978-fr-several = Zu dritt oder viert, auf Französisch
kind-bali-mb-1978-fr-partners = Paare, auf Französisch
kind-bali-mb-1978-de-alone = Allein, auf Deutsch
kind-bali-mb-1978-de-two = Zu zweit, auf Deutsch
kind-bali-mb-1978-de-several = Zu dritt oder viert, auf Deutsch
kind-bali-mb-1978-de-partners = Paare, auf Deutsch
kind-bali-own = Eigene Regeln
fact-bali-balis = Balis
fact-bali-longest = Längstes Wort, in Buchstaben
fact-bali-bluffs = Gelungene Bluffs
fact-bali-balis-en = Balis auf Englisch
fact-bali-balis-fr = Balis auf Französisch
fact-bali-balis-de = Balis auf Deutsch
milestone-bali-first = Erstes Bali
milestone-bali-languages = Ein Bali in jeder Sprache
milestone-bali-word = Ein Wort mit dreizehn Buchstaben
milestone-bali-bluff = Ein Bluff, der durchging
