## The box and its options

cli-themes = die Themen von WORD JAM ansehen
cli-themes-stats = wie viele Wörter jede Liste kennt
cli-themes-show = die Wörter einer Liste, die bekanntesten zuerst
cli-themes-words = die Sprache der Wörter
cli-themes-limit = wie viele Wörter (sonst alle)
themes-row = { $style }: { $words } Wörter, davon { $usual } allgemein bekannt
box-wordjam = WORD JAM
box-wordjam-pitch = Fünf Konsonanten, ein Thema: Rufen Sie als Erste, oder wetten Sie, dass jemand vor Ablauf der Sanduhr Besseres findet.
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

## Its bots

bot-wordjam-0 = Braucht eine Weile für ein Wort und glaubt dann umso fester daran.
bot-wordjam-1 = Hat ein Lieblingslager und bleibt ihm den ganzen Abend treu.
bot-wordjam-2 = Kennt, was alle kennen, und ruft nach Gefühl.
bot-wordjam-3 = Hat ein Ohr für das, was die anderen gesagt haben.
bot-wordjam-4 = Ruft schnell und schätzt den Tisch gut ein.
bot-wordjam-5 = Findet seltene Wörter im Nu und setzt nach dem, was der Tisch schon gezeigt hat.

## Refusals: the rule, and what exactly is wrong

refuse-wordjam-players = WORD JAM ist für { $least } bis { $most } Personen, nicht für { $players }. Computerspieler füllen den Tisch auf.
refuse-wordjam-language = In der Sprache „{ $language }“ gibt es keine Wörter.
refuse-wordjam-seconds = „{ $name }“ muss zwischen 1 und 600 Sekunden liegen, nicht bei { $seconds }.
refuse-wordjam-move = „{ $text }“ bedeutet an diesem Tisch nichts. Schreiben Sie zum Beispiel sesame, "Pinguin", bet thieves oder vote yes.
refuse-bad-theme-list = Themenliste { $file }, Zeile { $line }: nicht lesbar ({ $why }).
refuse-W3-eight = Der Stil verlangt acht Buchstaben; dieses Wort hat { $count }.
refuse-W3-first = Das Wort muss mit { $letter } beginnen, dem Konsonanten auf der Karte mit 1 Münze.
refuse-W5-scimitar = { $letter } liegt unter dem Krummsäbel: Kein Wort darf ihn enthalten.
refuse-W6-empty = Ein Wort braucht Buchstaben.
refuse-W6-digits = „{ $sign }“ ist eine Ziffer; ein Wort besteht aus Buchstaben.
refuse-W6-signs = „{ $sign }“ hat in einem Wort nichts zu suchen.
refuse-W6-alphabet = „{ $sign }“ ist kein Buchstabe im Alphabet dieser Partie.
refuse-W6-long = Ein Wort mit mehr als { $most } Buchstaben kann hier nicht gesagt werden.
refuse-W6-used = { $word } wurde in dieser Partie schon verwendet.
refuse-W7-own-word = Es ist Ihr eigenes Wort; die anderen dürfen es anfechten.
refuse-W7-accepted-already = Sie haben dieses Wort schon angenommen.
refuse-W7-disputed-already = { $by } hat es schon angefochten; nun stimmen alle ab.
refuse-W7-no-dispute-now = Auf dem Tisch liegt kein Wort, das man anfechten könnte.
refuse-W7-no-vote-now = Es gibt nichts abzustimmen.
refuse-W7-voted-already = Sie haben schon abgestimmt.
refuse-W8-cards = Die Karten wenden sich selbst; niemand am Tisch gibt.
refuse-W8-no-such-card = Diese Karte kann jetzt nicht aufgedeckt werden.
refuse-W9-clock = Nur die Uhr sagt, wann die Zeit um ist, und nur solange sie läuft.
refuse-W9-late-call = Zu spät: { $by } hat zuerst gerufen.
refuse-W9-called-already = Sie haben gerufen; sagen Sie nun Ihr Wort.
refuse-W9-called-in-vain = Sie haben mit diesen Konsonanten schon vergeblich gerufen.
refuse-W9-no-race = Gerade läuft kein Wettlauf.
refuse-W9-call-first = Rufen Sie „Sesam, öffne dich!“, bevor Sie ein Wort sagen.
refuse-W9-word-too-late = Ihre Zeit für ein Wort ist um; der Wettlauf geht für die anderen weiter.
refuse-W9-no-word-now = Jetzt ist niemand mit einem Wort an der Reihe.
refuse-W10-camp = Wählen Sie Ali Baba oder die Räuber.
refuse-W10-ali-baba = Sie sind selbst Ali Baba.
refuse-W10-bet-already = Ihre Wette liegt auf dem Tisch und bleibt dort.
refuse-W10-no-bets-now = Jetzt wird nicht gewettet.
refuse-W11-low = { $value } Münzen: Ein Räuber braucht mehr als { $bar }.
refuse-W11-not-your-word = { $by } ist an der Reihe.
refuse-W11-no-sand = Die Sanduhr läuft nicht; jetzt kann kein Wort hinterlegt werden.
refuse-W11-no-thief = Sie halten zu Ali Baba; nur Räuber suchen jetzt ein Wort.
refuse-W13-no-pause = Die Runde läuft noch.
refuse-W13-ready-already = Sie sind schon bereit; die anderen brauchen noch einen Augenblick.
refuse-W15-not-tied = Diese Runde spielen nur die punktgleichen Ersten.
refuse-wordjam-answer = „{ $text }“ ist hier keine Antwort. Möglich: { $choices }

## The game: its words, and how it ends

wordjam-style-free = Freie Wahl
wordjam-style-sports = Sport und Spiele
wordjam-style-characters = Erfundene Figuren
wordjam-style-objects = Gegenstände
wordjam-style-verbs = Verben und Adjektive
wordjam-style-body = Der menschliche Körper
wordjam-style-visible = Gegenstände, die Sie von Ihrem Platz aus sehen
wordjam-style-animals = Tiere
wordjam-style-singers = Gesang
wordjam-style-cinema = Kino
wordjam-style-flora = Pflanzenwelt
wordjam-style-food = Essen und Trinken
wordjam-style-eight = Wörter mit 8 Buchstaben
wordjam-style-first = Wörter mit dem 1-Münzen-Konsonanten am Anfang
wordjam-style-geography = Erdkunde
wordjam-hint-free = jedes Wort des Wörterbuchs; keine Namen, keine gebeugten Verben
wordjam-hint-sports = Namen von Sportarten, Spielzeug und Spielen, auch mehrteilige
wordjam-hint-characters = aus Comics, Filmen und Büchern
wordjam-hint-objects = was man anfassen kann; nichts Lebendes
wordjam-hint-verbs = Verben nur im Infinitiv
wordjam-hint-body = seine Teile
wordjam-hint-visible = nichts Lebendes
wordjam-hint-animals = gewöhnliche Namen; Ameise ja, Insekt nein
wordjam-hint-singers = Sängerinnen, Sänger und Gruppen; ein Artikel am Anfang zählt nicht
wordjam-hint-cinema = Schauspielerinnen, Schauspieler, Regie
wordjam-hint-flora = Pflanzen, Blumen, Früchte und was dazugehört
wordjam-hint-food = Speisen und Getränke
wordjam-hint-eight = aus dem Wörterbuch
wordjam-hint-first = aus dem Wörterbuch
wordjam-hint-geography = Staaten, Städte, Flüsse, Seen, Landschaften
wordjam-camp-ali = Ali Baba
wordjam-camp-thieves = Räuber
wordjam-verdict-fits = passt nachweislich
wordjam-verdict-word = ein Wort; ob es passt, sagen die Listen nicht
wordjam-verdict-unknown = kein bekanntes Wort
wordjam-verdict-never = kann nicht passen
wordjam-why-theme-list = es steht in der Liste zum Thema
wordjam-why-dictionary = es steht im Wörterbuch
wordjam-why-compound = seine Teile stehen im Wörterbuch
wordjam-why-conjugated = es ist eine gebeugte Form
wordjam-why-not-in-dictionary = es steht nicht im Wörterbuch
wordjam-why-accepted = niemand hat widersprochen
wordjam-why-vote = durch Abstimmung
wordjam-fate-open = auf dem Tisch
wordjam-fate-stands = gilt
wordjam-fate-low = zu wenig
wordjam-fate-scimitar = enthält den verbotenen Konsonanten
wordjam-fate-used = schon verwendet
wordjam-fate-eight = hat nicht acht Buchstaben
wordjam-fate-first = beginnt mit einem anderen Buchstaben
wordjam-fate-rejected = abgelehnt
wordjam-fate-silent = kein Wort
wordjam-won-total = Der Schatz geht an { $names }, mit { $points } Punkten.
wordjam-won-tie-break = Nach dem Stechen geht der Schatz an { $names }, mit { $points } Punkten.
wordjam-won-shared = Der Schatz wird geteilt: { $names }, mit je { $points } Punkten.
reason-total = Nach dem Reichtum am Ende der letzten Runde.
reason-tie-break = In einer Zusatzrunde entschieden.
reason-shared = Der Gleichstand ließ sich nicht auflösen.

## On the page

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

## In the terminal

wordjam-you = du
wordjam-round = Runde { $number } von { $rounds }
wordjam-tie-break = Stechen { $number }
wordjam-pays = { $red } / { $yellow } Punkte
wordjam-cards = Konsonanten: { $worth }; { $forbidden } ist verboten.
wordjam-word = { $name }: { $word }, { $value ->
    [one] 1 Münze
   *[other] { $value } Münzen
}, { $fate }
wordjam-camp-line = { $camp }: { $names }
wordjam-scores = Stand: { $scores }
wordjam-deals = Kartengeber: { $name }
wordjam-calls = { $name }: Sesam, öffne dich!
wordjam-disputes = { $name }: Einspruch!
wordjam-silent = { $name }: kein Wort.
wordjam-sand = Die Sanduhr wird umgedreht.
wordjam-redeal = Niemand hat die Höhle geöffnet. Neue Konsonanten, { $deal }. von { $deals } Versuchen.
wordjam-lists-say = Die Listen sagen: { $verdict } ({ $why }).
wordjam-points = Punkte: { $points }
wordjam-welcome = Ein Wort ruft und wird sofort gesagt, ! ruft zuerst nur. { $help } erklärt alles.
wordjam-ask-wait = …
wordjam-ask-race = Ihr Wort, oder !
wordjam-ask-word = Ihr Wort (- für keines)
wordjam-ask-better = ein Wort, das mehr als { $bar } wert ist (- für keines)
wordjam-ask-window = Eingabetaste nimmt an, 2 ficht an
wordjam-ask-vote = 1 es passt, 2 es passt nicht
wordjam-ask-bet = 1 Ali Baba, 2 Räuber
wordjam-ask-last = 1 Ali Baba, 2 Räuber, und ein Wort
wordjam-ask-pause = weiter mit der Eingabetaste
terminal-wordjam-how-to = Im Wettlauf ruft ein Wort „Sesam, öffne dich!“ und wird sofort gesagt; ! ruft nur. Wird nach einem Wort, einer Stimme oder einer Wette gefragt, tippe das Wort oder die Nummer. Solange der Sand läuft, wird ein Wort ungesehen hinterlegt und gesagt, wenn du an der Reihe bist. Ohne Uhr lässt eine leere Zeile die anderen handeln.

## Hints and analysis

wordjam-tip-nothing = Jetzt gibt es nichts zu raten.
wordjam-tip-value = Ein wohlbekanntes Wort ist hier { $value } wert.
wordjam-tip-start = Es beginnt mit { $start } und hat { $count } Buchstaben.
wordjam-tip-word = { $word } ist { $value } wert.
wordjam-tip-better = Die Listen enthalten { $count } Wörter, die mehr als { $bar } wert sind.
wordjam-tip-bet-ali = Mit { $chance } % Wahrscheinlichkeit findet jemand ein besseres Wort. Vertrauen lohnt sich mehr.
wordjam-tip-bet-thieves = Mit { $chance } % Wahrscheinlichkeit findet jemand ein besseres Wort. Rauben lohnt sich mehr.
wordjam-tip-fits = Den Listen nach passt es.
wordjam-tip-word-only = Es ist ein Wort; ob es passt, kann nur der Tisch sagen.
wordjam-tip-unknown = Keine Liste kennt dieses Wort.
wordjam-tip-never = Den Listen nach kann es nicht passen.
wordjam-review-bet = in { $chance } % der Fälle schlägt es jemand
wordjam-review-word = { $value } Münzen, hält in { $chance } % der Fälle
wordjam-remark-found = Runde { $number }: { $word } ({ $value }), mehr war kaum zu finden.
wordjam-remark-missed = Runde { $number }: Niemand hat { $word } ({ $value }) gesagt.
wordjam-review-thief = { $value ->
        [0] keine Münze
        [one] eine Münze
       *[other] { $value } Münzen
    }; mehr als { $bar } waren nötig
wordjam-review-last = { $value ->
        [0] keine Münze
        [one] eine Münze
       *[other] { $value } Münzen
    }; das beste Wort des Lagers hatte bisher { $bar }
wordjam-remark-best-missed = Das beste verpasste Wort: { $word } in Runde { $number }, { $value } Münzen, wo das beste gesagte { $said } hatte.
