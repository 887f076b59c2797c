## The box and its options

cli-themes = die Themen von WORD JAM ansehen
cli-themes-stats = wie viele Wörter jede Liste kennt
cli-themes-show = die Wörter einer Liste, die bekanntesten zuerst
cli-themes-words = die Sprache der Wörter
cli-themes-limit = wie viele Wörter (sonst alle)
themes-row = { $style }: { $words } Wörter, davon { $usual } allgemein bekannt
box-wordjam = WORD JAM
box-wordjam-pitch = Fünf Konsonanten, ein Thema: Ruf zuerst, oder wette, dass jemand vor Ablauf der Sanduhr Besseres findet.
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
option-wordjam-dealer = Wer gibt
option-wordjam-last_round = Die letzte Runde
option-wordjam-last_round-camps = Rot für das beste Wort bei Ali Baba, Gelb für das beste der Räuber
option-wordjam-last_round-best-of-all = Rot für das beste Wort von allen, Gelb für das beste des anderen Lagers
option-wordjam-free_choice = Freie Wahl, wenn jemand zweifelt
option-wordjam-free_choice-vote = der Tisch stimmt ab
option-wordjam-free_choice-dictionary = das Wörterbuch entscheidet, wo es sicher ist
option-wordjam-hurtful = Wörter zulassen, die verletzen
option-wordjam-left_out = Themen, die in der Schachtel bleiben
option-wordjam-left_out-free = { wordjam-style-free }
option-wordjam-left_out-sports = { wordjam-style-sports }
option-wordjam-left_out-characters = { wordjam-style-characters }
option-wordjam-left_out-objects = { wordjam-style-objects }
option-wordjam-left_out-verbs = { wordjam-style-verbs }
option-wordjam-left_out-body = { wordjam-style-body }
option-wordjam-left_out-visible = { wordjam-style-visible }
option-wordjam-left_out-animals = { wordjam-style-animals }
option-wordjam-left_out-singers = { wordjam-style-singers }
option-wordjam-left_out-cinema = { wordjam-style-cinema }
option-wordjam-left_out-flora = { wordjam-style-flora }
option-wordjam-left_out-food = { wordjam-style-food }
option-wordjam-left_out-eight = { wordjam-style-eight }
option-wordjam-left_out-first = { wordjam-style-first }
option-wordjam-left_out-geography = { wordjam-style-geography }
option-wordjam-themes = Eigene Themen

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
refuse-wordjam-choice = „{ $given }“ gibt es bei „{ $name }“ nicht.
refuse-wordjam-number = „{ $name }“ muss zwischen { $least } und { $most } liegen, nicht bei { $number }.
refuse-wordjam-style = Eine Themenkarte „{ $style }“ gibt es nicht.
refuse-wordjam-no-themes = Mindestens ein Thema muss im Spiel sein, gedruckt oder eigen.
refuse-wordjam-many-themes = Höchstens { $most } eigene Themen passen unter die Karten.
refuse-wordjam-theme-title = Ein Thema braucht einen Titel aus 1 bis { $most } Zeichen in einer Zeile; „{ $title }“ ist keiner.
refuse-wordjam-theme-twice = Zwei Themen heißen „{ $title }“.
refuse-wordjam-theme-words = Auf der Liste „{ $title }“ stehen mehr als { $most } Wörter.
refuse-wordjam-theme-word = „{ $word }“ auf der Liste „{ $title }“ ist kein Wort, das man hier sagen könnte.
refuse-wordjam-move = „{ $text }“ bedeutet an diesem Tisch nichts. Schreib zum Beispiel sesame, "Pinguin", bet thieves oder vote yes.
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
refuse-W6-hurtful = Das ist ein Wort, das verletzt; an diesem Tisch wird ohne es gespielt (W6).
refuse-W6-withdrawn = Dieses Wort wurde zurückgezogen; hier wird ohne es gespielt (W6).
refuse-W7-own-word = Es ist dein eigenes Wort; die anderen dürfen es anzweifeln.
refuse-W7-accepted-already = Du hast dieses Wort schon angenommen.
refuse-W7-disputed-already = { $by } hat es schon angefochten; nun stimmen alle ab.
refuse-W7-no-dispute-now = Auf dem Tisch liegt kein Wort, das man anzweifeln könnte.
refuse-W7-no-vote-now = Es gibt nichts abzustimmen.
refuse-W7-voted-already = Du hast schon abgestimmt.
refuse-W8-cards = Die Karten wenden sich selbst; niemand am Tisch gibt.
refuse-W8-no-such-card = Diese Karte kann jetzt nicht aufgedeckt werden.
refuse-W9-clock = Nur die Uhr sagt, wann die Zeit um ist, und nur solange sie läuft.
refuse-W9-late-call = Zu spät: { $by } hat zuerst gerufen.
refuse-W9-called-already = Du hast gerufen; sag nun dein Wort.
refuse-W9-called-in-vain = Du hast mit diesen Konsonanten schon vergeblich gerufen.
refuse-W9-no-race = Gerade läuft kein Wettlauf.
refuse-W9-call-first = Ruf „Sesam, öffne dich!“, bevor du ein Wort sagst.
refuse-W9-word-too-late = Deine Zeit für ein Wort ist um; der Wettlauf geht für die anderen weiter.
refuse-W9-no-word-now = Jetzt ist niemand mit einem Wort an der Reihe.
refuse-W10-camp = Wähl Ali Baba oder die Räuber.
refuse-W10-ali-baba = Du bist selbst Ali Baba.
refuse-W10-bet-already = Deine Wette liegt auf dem Tisch und bleibt dort.
refuse-W10-no-bets-now = Jetzt wird nicht gewettet.
refuse-W11-low = { $value } Münzen: Ein Räuber braucht mehr als { $bar }.
refuse-W11-not-your-word = { $by } ist an der Reihe.
refuse-W11-no-sand = Die Sanduhr läuft nicht; jetzt kann kein Wort hinterlegt werden.
refuse-W11-no-thief = Du hältst zu Ali Baba; nur Räuber suchen jetzt ein Wort.
refuse-W13-no-pause = Die Runde läuft noch.
refuse-W13-ready-already = Du bist schon bereit; die anderen brauchen noch einen Augenblick.
refuse-W15-not-tied = Diese Runde spielen nur die punktgleichen Ersten.
refuse-wordjam-answer = „{ $text }“ ist hier keine Antwort. Möglich: { $choices }

## The game: its words, and how it ends

wordjam-style-free = Freie Wahl
wordjam-style-sports = Sport und Spiele
wordjam-style-characters = Erfundene Figuren
wordjam-style-objects = Gegenstände
wordjam-style-verbs = Verben und Adjektive
wordjam-style-body = Der menschliche Körper
wordjam-style-visible = Gegenstände, die du von deinem Platz aus siehst
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
wordjam-hint-own = ein Thema dieses Tisches
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
wj-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
wj-sand-left = Sanduhr: { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}
wj-now-deal = Die Karten werden gegeben.
wj-now-look = Lies den Stil. Gleich werden die Konsonanten aufgedeckt.
wj-now-race = Finde ein Wort, das passt, und ruf!
wj-now-race-all = Wer findet zuerst ein Wort?
wj-now-race-out = Du hast vergeblich gerufen. Die anderen suchen noch.
wj-now-speaks = Das Wort hat { $name }.
wj-now-say = Sag dein Wort!
wj-now-say-more = Sag ein Wort, das mehr als { $bar } wert ist.
wj-now-window = { $name } sagt { $word }. Passt das?
wj-now-window-own = Die anderen können { $word } anzweifeln.
wj-now-window-done = { $name } sagt { $word }. Noch ist Einspruch möglich.
wj-now-vote = { $by } zweifelt { $word } an. Passt es zu „{ $style }“?
wj-now-voted = { $by } zweifelt { $word } an. Es wird abgestimmt.
wj-now-bets = { $name } sagt { $word }. Findet jemand mehr als { $value }?
wj-now-bets-ali = Du bist Ali Baba. Die anderen wetten für oder gegen { $word }.
wj-now-bets-done = Es wird geheim gewettet.
wj-now-thief = Du bist bei den Räubern: Finde ein Wort, das mehr als { $bar } wert ist.
wj-now-thieves = Die Räuber suchen ein besseres Wort.
wj-now-last = Letzte Runde: Wähl ein Lager und hinterleg ein Wort, solange der Sand läuft.
wj-now-last-watch = Lager und Wörter werden geheim gewählt.
wj-now-pause = Die Runde ist vorbei.
wj-now-over = Das Spiel ist aus.
wj-sesame = Sesam, öffne dich!
wj-vote-yes = Es passt
wj-vote-no = Es passt nicht
wj-agree-all = Niemand erhebt Einspruch
wj-who-disputes = Wer erhebt Einspruch?
wj-ready = Nächste Runde
wj-word-race = Dein Wort; Absenden ruft und sagt es sofort
wj-word-say = Dein Wort
wj-word-lock = Dein Wort, verdeckt, bis du dran bist
wj-do-race = Sesam, öffne dich!
wj-do-say = Sag es
wj-do-lock = Hinterlegen
wj-nothing = Ich habe kein Wort
wj-locked = Hinterlegt: { $word }
wj-take-back = Zurücknehmen
wj-coins-count = { $value ->
    [one] eine Münze
   *[other] { $value } Münzen
}
wj-needs = mehr als { $bar } nötig
wj-best-words = Die besten Wörter: { $words }
wj-best-word = Bestes Wort: { $word }
wj-award-dispute-so = { $word }: { $yes } dafür, { $no } dagegen
wj-award-dispute = Heftigster Streit
wj-award-bet-so = { $camp }: { $with } gegen { $against }, und richtig
wj-award-bet = Mutigste Wette
wj-award-word-so = { $word }, { $value ->
    [one] eine Münze
   *[other] { $value } Münzen
}
wj-award-word = Bestes Wort
wj-place = { $place ->
    [1] Erster Platz
    [2] Zweiter Platz
   *[other] Dritter Platz
}
wj-podium = Das Ende des Abends
wj-stage-beats = { $value } schlägt { $bar }: { $word } von { $name }
wj-stage-best = { $name } hat das beste Wort
wj-stage-holds = { $name } ist Ali Baba: Das Wort hält
wj-stage-chief = { $name }, Chef der Räuber
wj-stage-friends = Freunde
wj-stage-if-holds = Wenn es keiner schafft
wj-stage-if-beaten = Wenn ein Räuber es schlägt
wj-stage-beat = Findet ein Räuber mehr als { $value }?
wj-stage-race = Ein Wort? Ruf „Sesam, öffne dich!“ auf deinem Handy
wj-stage-says = sagt
wj-guess = Wer findet mehr?
wj-guess-nobody = Keiner, das Wort hält
wj-guess-fun = Nur zum Spaß: Wer richtig tippt, bekommt einen Stern.
wj-moods = Zieh ein Gesicht: Alle sehen es
wj-mood-laugh = haha!
wj-mood-grin = ja!
wj-mood-gasp = oh!
wj-mood-smirk = hm …
wj-mood-flat = na ja
wj-mood-sad = nein …
wj-stars = { $count ->
    [one] einmal richtig getippt
   *[other] { $count }-mal richtig getippt
}
wj-done-pause = { $count } von { $all } sind bereit
wj-done-bets = { $count } von { $all } haben gewettet
wj-done-sandglass = { $count } von { $all } Wörtern sind hinterlegt
wj-done-voting = { $count } von { $all } haben abgestimmt. Drei Ja, und es gilt.
wj-done-window = { $count } von { $all } einverstanden
wj-voting-no-so = es zählt nicht
wj-voting-no = Nein
wj-voting-yes-so = es zählt
wj-voting-yes = Ja
wj-window-no-so = dann stimmen alle ab
wj-window-no = Einspruch
wj-window-yes-so = weiter
wj-window-yes = Es passt
wj-bet-stays-secret = Deine Wette bleibt geheim, bis alle gewettet haben.
wj-if-other = andere Räuber
wj-if-first = Wer es schlägt
wj-if-holds = Wenn es hält
wj-may-be-said = Kein { $letter } darin, und noch nicht gesagt
wj-beats = { $value ->
    [one] Eine Münze
   *[other] { $value } Münzen
}, das schlägt { $bar }
wj-too-low = { $value ->
    [one] Eine Münze
   *[other] { $value } Münzen
}, nötig sind mehr als { $bar }
wj-not-first = Es muss mit { $letter } beginnen
wj-not-eight = { $count ->
    [one] Ein Buchstabe, nicht 8
   *[other] { $count } Buchstaben, nicht 8
}
wj-used = Das hat schon jemand gesagt
wj-under-lock = Niemand sieht es, bis du dran bist
wj-under-say = Schreib erst dein Wort
wj-under-race = Jetzt rufen, dann das Wort sagen
wj-clear = Wort löschen
wj-type-here = Dein Wort
wj-is-forbidden = verboten
wj-pays-thieves = Räuber
wj-pays-ali = Ali Baba
wj-pays-others = Räuber
wj-pays-chief = Chef
wj-pays-friends = Freunde
wj-pays-wins = gewinnt
wj-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
wj-forbidden = { $letter } ist verboten
wj-bet-card = Deine Wettkarte
wj-bet-ali = Nein, ich traue { $name }.
wj-bet-thieves = Ja, und ich suche mit.
wj-camp-prize = bestes Wort: { $points }
wj-bet-secret = Das siehst nur du.
wj-bet-covered = Deine Wette liegt verdeckt.
wj-cover = Verdecken
wj-uncover = Zeigen
wj-words = Wörter dieser Runde
wj-votes = { $yes } dafür, { $no } dagegen
wj-seats = Am Tisch
wj-is-ali-baba = Ali Baba
wj-is-camp-ali = bei Ali Baba
wj-is-camp-thieves = Räuber
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
wordjam-ask-race = dein Wort, oder !
wordjam-ask-word = dein Wort (- für keines)
wordjam-ask-better = ein Wort, das mehr als { $bar } wert ist (- für keines)
wordjam-ask-window = Eingabetaste nimmt an, 2 zweifelt an
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
wordjam-tip-bet-ali = Mit { $chance } % Wahrscheinlichkeit findet jemand ein besseres Wort. Vertrauen lohnt sich mehr.
wordjam-tip-bet-thieves = Mit { $chance } % Wahrscheinlichkeit findet jemand ein besseres Wort. Rauben lohnt sich mehr.
wordjam-tip-fits = Den Listen nach passt es.
wordjam-tip-word-only = Es ist ein Wort; ob es passt, kann nur der Tisch sagen.
wordjam-tip-unknown = Keine Liste kennt dieses Wort.
wordjam-tip-never = Den Listen nach kann es nicht passen.
wordjam-review-bet = in { $chance } % der Fälle schlägt es jemand
wordjam-review-word = { $value } Münzen, hält in { $chance } % der Fälle
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
pace-wordjam-calm = ruhig
pace-wordjam-normal = normal
pace-wordjam-brisk = flott
pace-wordjam-children = Kinder
wj-award-guess = Bester Riecher
wj-award-call = Schnellster Ruf
wj-award-call-so = { $word } nach { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}
option-wordjam-rounds = Runden (weniger beginnen tiefer in der Höhle)

## Kinds of games, and what is remembered of them

kind-wordjam-en = Englische Wörter
kind-wordjam-fr = Französische Wörter
kind-wordjam-de = Deutsche Wörter
fact-wordjam-calls = Gute Rufe
fact-wordjam-bets = Gewonnene Wetten
fact-wordjam-crowns = Als Chef der Räuber
milestone-wordjam-crown = Chef der Räuber
