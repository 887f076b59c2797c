option-wordjam-language = Sprache der Wörter
option-wordjam-language-en = Englisch
option-wordjam-language-fr = Französisch
option-wordjam-language-de = Deutsch
option-wordjam-look = Sekunden zum Lesen des Stils
option-wordjam-race = Sekunden für den Wettlauf
option-wordjam-word = Sekunden für Ali Babas Wort
option-wordjam-dispute = Sekunden für einen Einspruch
option-wordjam-vote = Sekunden für die Abstimmung
option-wordjam-bets = Sekunden für die Wetten
option-wordjam-sandglass = Sekunden der Sanduhr
option-wordjam-thief = Sekunden für ein Wort nach der Sanduhr
option-wordjam-pause = Sekunden zwischen zwei Runden

wj-bot = Bot { $letter }
wj-style-card = Stilkarte
wj-starred = Im Streit darf ein Wörterbuch entscheiden
wj-style = Stil: { $style }, { $hint }.
wj-coins = Münzkarten
wj-coin = { $letter }, { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
wj-coin-down = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}, verdeckt
wj-scimitar = { $letter }, verboten
wj-scimitar-down = doppelter Krummsäbel, verdeckt
wj-cave = Die Höhle
wj-pays = Rot { $red }, Gelb { $yellow }
wj-now = Jetzt
wj-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
wj-sand-left = Sanduhr: { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}

wj-now-deal = Die Karten werden gegeben.
wj-now-look = Lesen Sie den Stil. Gleich werden die Konsonanten aufgedeckt.
wj-now-race = Finden Sie ein passendes Wort, dann rufen Sie!
wj-now-race-all = Wer findet zuerst ein Wort?
wj-now-race-out = Sie haben vergeblich gerufen. Die anderen suchen noch.
wj-now-speaks = Das Wort hat { $name }.
wj-now-say = Sagen Sie Ihr Wort!
wj-now-say-more = Sagen Sie ein Wort, das mehr als { $bar } wert ist.
wj-now-window = { $name } sagt { $word }. Passt das?
wj-now-window-own = Die anderen können { $word } anfechten.
wj-now-window-done = { $name } sagt { $word }. Noch ist Einspruch möglich.
wj-now-vote = { $by } ficht { $word } an. Passt es? Drei Stimmen retten es.
wj-now-voted = { $by } ficht { $word } an. Es wird abgestimmt.
wj-now-bets = Ist { $word } unschlagbar, wie { $name } meint? Wetten Sie geheim.
wj-now-bets-ali = Sie sind Ali Baba. Die anderen wetten für oder gegen { $word }.
wj-now-bets-done = Es wird geheim gewettet.
wj-now-thief = Sie gehören zu den Räubern: Finden Sie ein Wort, das mehr als { $bar } wert ist.
wj-now-thieves = Die Räuber suchen ein besseres Wort.
wj-now-last = Letzte Runde: Wählen Sie ein Lager und hinterlegen Sie ein Wort, solange der Sand läuft.
wj-now-last-watch = Lager und Wörter werden geheim gewählt.
wj-now-pause = Die Runde ist vorbei.
wj-now-over = Das Spiel ist aus.

wj-sesame = Sesam, öffne dich!
wj-sesame-keys = Eingabe- oder Leertaste
wj-accept = Es passt
wj-dispute = Einspruch
wj-vote-yes = Es passt
wj-vote-no = Es passt nicht
wj-agree-all = Niemand erhebt Einspruch
wj-who-disputes = Wer erhebt Einspruch?
wj-ready = Nächste Runde

wj-word-race = Ihr Wort; Absenden ruft und sagt es sofort
wj-word-say = Ihr Wort
wj-word-lock = Ihr Wort, bis Sie an der Reihe sind verdeckt
wj-do-race = Rufen
wj-do-say = Sagen
wj-do-lock = Hinterlegen
wj-nothing = Ich habe kein Wort
wj-locked = Hinterlegt: { $word }
wj-take-back = Zurücknehmen
wj-worth = { $value ->
    [one] Eine Münze
   *[other] { $value } Münzen
}
wj-coins-count = { $value ->
    [one] eine Münze
   *[other] { $value } Münzen
}
wj-needs = mehr als { $bar } nötig
wj-forbidden = { $letter } ist verboten

wj-bet-card = Ihre Wettkarte
wj-bet-ali = Niemand findet ein besseres
wj-bet-thieves = Es gibt ein besseres Wort
wj-camp-prize = Das beste Wort hier gewinnt { $points }
wj-bet-chosen = Ihre Wette
wj-bet-secret = Das sehen nur Sie.
wj-bet-covered = Ihre Wette ist verdeckt.
wj-cover = Verdecken
wj-uncover = Zeigen

wj-words = Wörter dieser Runde
wj-votes = { $yes } dafür, { $no } dagegen
wj-seats = Am Tisch
wj-is-ali-baba = Ali Baba
wj-is-camp-ali = bei Ali Baba
wj-is-camp-thieves = bei den Räubern
wj-is-speaking = hat das Wort
wj-is-queue = spricht später
wj-is-failed = aus dem Rennen
wj-is-has-bet = hat gewettet
wj-is-accepted = einverstanden
wj-is-for = passt
wj-is-against = passt nicht
wj-is-ready = bereit
wj-is-watching = sieht zu

wj-scores = Punkte
wj-round = Runde { $number }
wj-total = Summe
wj-redeal = Niemand hat die Höhle geöffnet. Neue Konsonanten.
wj-camps = Bei Ali Baba: { $ali }. { $count ->
    [0] Keine Räuber.
   *[other] Räuber: { $thieves }.
}
wj-void = Niemand punktet.
wj-says-time = Die Zeit ist um.
wj-says-ready = { $name } ist bereit.
wj-says-word = { $name } sagt { $word }.
wj-says-accept = { $name } ist einverstanden.
wj-says-vote = { $name } stimmt { $fits ->
    [yes] dafür
   *[no] dagegen
}.
wj-says-bet = { $name } hat gewettet.
wj-says-lock = { $name } hat ein Wort hinterlegt.
