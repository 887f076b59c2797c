## The box and its options

box-yali = YALi
box-yali-pitch = Ein Wettlauf auf der Wippe: Zu wem sich das Brett neigt, der ist am Zug.
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

## Its bots

bot-yali-1 = Kennt die Regeln erst seit gestern, springt für sein Leben gern und vergisst die Wippe.
bot-yali-2 = Spielt, was ins Auge fällt, und übersieht manche lange Kette.
bot-yali-3 = Denkt einen Zug voraus und hat es gern übersichtlich.
bot-yali-4 = Wägt jeden Zug ab und lässt sich von Ketten doch noch überraschen.
bot-yali-5 = Denkt drei Züge voraus und verschenkt selten etwas.
bot-yali-6 = Rechnet geduldig und wartet auf den ersten Fehler.
bot-yali-7 = Sieht weit und weiß, was jede Neigung wert ist.
bot-yali-8 = So stark, wie wir es können: Millionen Stellungen für jeden Zug.

## Refusals: the rule, and what exactly is wrong

refuse-Y1-no-cell = Auf diesem Brett gibt es kein Feld { $cell }.
refuse-Y1-no-hollow = In den Seitenbahnen gibt es keine Mulde { $cell }.
refuse-Y4-lot-drawn = Das Los ist bereits gefallen.
refuse-Y4-lot-by-chance = Niemand wählt, wer beginnt: Das Los entscheidet.
refuse-Y4-lot-seat = Das Los kann nur auf Gold oder Silber fallen.
refuse-Y4-lot-first = Zuerst entscheidet das Los, wer beginnt.
refuse-Y4-not-your-move = Das Brett gibt den Zug der Gegenseite: Es neigt sich zu ihr, oder es steht im Gleichgewicht und sie hat zuletzt gezogen.
refuse-Y5-backward = { $start }-{ $end } führt zurück; eine Kugel zieht nie rückwärts.
refuse-Y5-far = Von { $start } nach { $end } ist weder ein Schritt noch ein Sprung.
refuse-Y5-occupied = { $cell } ist besetzt; ein Schritt braucht ein leeres Feld.
refuse-Y5-unreachable = Keine Ihrer Kugeln kann { $cell } jetzt erreichen.
refuse-Y6-backward = Der Sprung von { $start } nach { $end } führt zurück; eine Kugel zieht nie rückwärts.
refuse-Y6-occupied = { $cell } ist besetzt; ein Sprung muss auf einem leeren Feld enden.
refuse-Y6-step-in-chain = { $start }-{ $end } ist ein Schritt; eine Kette besteht nur aus Sprüngen.
refuse-Y6-nothing-to-jump = Auf { $cell } liegt keine Kugel, die man überspringen könnte.
refuse-Y6-start = Eine Sprungkette darf nicht auf { $cell } zurückkehren, wo sie begann.
refuse-Y6-twice = Eine Sprungkette darf { $cell } nicht zweimal betreten.
refuse-Y7-sideways = { $start }-{ $end } führt seitwärts; das darf nur eine Kugel auf einem Start- oder Zielfeld.
refuse-Y8-no-move = Ein Zug bringt eine Kugel von ihrem Feld auf ein anderes.
refuse-Y8-not-yours = Die Kugel auf { $cell } gehört der Gegenseite.
refuse-Y8-empty = Auf { $cell } liegt keine Kugel.
refuse-Y9-not-earned = Dieser Zug verdient keinen Seitenzug: Er bringt keine Kugel von außen auf die Zielfelder.
refuse-Y10-lane = { $start } und { $end } liegen in verschiedenen Seitenbahnen.
refuse-Y10-not-yours = { $cell } liegt in der Bahn der Gegenseite; ein Seitenzug gilt Ihren eigenen Seitenkugeln.
refuse-Y10-empty = In { $cell } liegt keine Seitenkugel.
refuse-Y10-no-move = Die Seitenkugel in { $cell } muss in eine andere Mulde, und hier kann sie das nicht.
refuse-Y10-backward = { $start }-{ $end } führt von Ihrem Ende weg; ein Seitenzug führt darauf zu.
refuse-Y10-far = Von { $start } nach { $end } ist weder eine Mulde weit noch ein Sprung.
refuse-Y10-occupied = { $cell } ist besetzt; eine Seitenkugel braucht eine leere Mulde.
refuse-Y10-step-in-chain = { $start }-{ $end } ist ein Schritt; eine Kette von Seitensprüngen besteht nur aus Sprüngen.
refuse-Y10-nothing-to-jump = In { $cell } liegt keine Seitenkugel, die man überspringen könnte.
refuse-Y10-none = Gerade kann keine Seitenkugel ziehen.
refuse-Y11-not-earned = Dieser Zug verdient keinen Seitenzug: Er bringt keine Kugel auf die Zielfelder und überspringt keine gegnerische Kugel außerhalb der Start- und Zielfelder.
refuse-Y12-not-home = { $cell } liegt in der Bahn der Gegenseite; Sie dürfen sie nur bewegen, solange Ihre drei Seitenkugeln in den Mulden liegen, die Ihnen am nächsten sind.
refuse-Y13-repetition = Dieser Zug würde eine frühere Stellung der Partie wiederherstellen.
refuse-Y14-over = Die Partie ist zu Ende.
refuse-Y15-blocked = Das Brett gibt Ihnen den Zug, aber Sie haben keinen; die Gegenseite zieht stattdessen.
refuse-yali-players = YALi ist ein Spiel für zwei, nicht für { $players }.
refuse-yali-rules = Regeln namens „{ $given }“ gibt es nicht. Bekannt sind: { $known }.
refuse-yali-rows = Ein Brett mit { $given } Reihen gibt es nicht. Bekannt sind: { $known }.
refuse-yali-arrival = „{ $given }“ ist keine Wahl der Zielfelder. Bekannt sind: { $known }.
refuse-yali-lot = „{ $text }“ ist kein Los. Schreiben Sie „lot G“ (Gold) oder „lot S“ (Silber).
refuse-yali-malformed = „{ $text }“ ist kein Zug. Schreiben Sie zum Beispiel a2-a3, b1xb3xd5 oder c6-c7/r5-r4.
refuse-yali-cell = Auf diesem Brett gibt es keine Stelle { $cell }.
refuse-yali-ambiguous = „{ $text }“ kann mehrere Züge bedeuten: { $choices }.

## The game: its words, and how it ends

reason-arrived = Alle acht Kugeln sind angekommen.
reason-blocked = Niemand kann mehr ziehen.

## On the page

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

## In the terminal

terminal-yali-gold = Gold
terminal-yali-silver = Silber
terminal-yali-rules = Welche Regeln?
terminal-yali-rules-base = Grundregeln: eine Kugel ins Ziel zu bringen verdient einen Seitenzug
terminal-yali-rules-tournament = Turnier: auch das Überspringen einer gegnerischen Kugel verdient einen, und je drei Seitenkugeln
terminal-yali-home = { $home } von { $all } im Ziel
terminal-yali-balance = im Gleichgewicht
terminal-yali-tilt = neigt sich um { $torque } zu { $seat }
terminal-yali-lot = Das Los gibt { $seat } den ersten Zug.
terminal-yali-blocked = blockiert, also zieht die andere Seite
terminal-yali-won-arrived = { $seat } hat alle Kugeln im Ziel und gewinnt ({ $most } zu { $least }).
terminal-yali-won-blocked = Niemand kann mehr ziehen. { $seat } gewinnt mit { $most } Kugeln im Ziel gegen { $least }.
terminal-yali-drawn = Niemand kann mehr ziehen, und auf beiden Seiten sind { $home } Kugeln im Ziel: unentschieden.
terminal-yali-how-to = Ein Schritt ist a2-a3, eine Sprungkette b1xb3xd5, mit Seitenzug c6-c7/r5-r4. Das Zielfeld allein (d5) genügt, wenn nur eine Kugel dorthin kann.

## Hints and analysis

yali-hint-look-win = Hier ist ein Gewinn. Suchen Sie den kürzesten Weg ins Ziel.
yali-hint-look-side = Suchen Sie einen Zug, der eine Seitenkugel heimholt.
yali-hint-look-chain = Suchen Sie eine Sprungkette.
yali-hint-look-sideways = Schaffen Sie erst Platz: Ein Seitwärtszug lässt das Brett, wie es ist.
yali-hint-look-keep = Suchen Sie einen Zug, nach dem sich das Brett noch immer zu Ihnen neigt.
yali-hint-look-quiet = Nichts Spektakuläres: Ein ruhiger Schritt ist hier am besten.
yali-hint-marble = Sehen Sie sich Ihre Kugel auf { $cell } an.
yali-hint-best-wins = { $move } gewinnt mit Sicherheit.
yali-hint-best-keeps = { $move }: Das Brett bleibt auf Ihrer Seite, und Sie ziehen noch einmal. Ihre Aussichten: etwa { $chance } %.
yali-hint-best-gives = { $move }: Der Zug geht damit an die Gegenseite, doch alles andere ist schlechter. Ihre Aussichten: etwa { $chance } %.
yali-review-mistake = Ein Fehler: Er kostet { $percent } % der Gewinnaussichten.
yali-review-blunder = Ein grober Fehler, der die Partie wendet: Er kostet { $percent } % der Gewinnaussichten.
yali-review-missed-win = Ein sicherer Gewinn verpasst: Das kostet { $percent } % der Gewinnaussichten.
yali-remark-turning = Der Wendepunkt war Zug { $number }: Gespielt wurde { $played }, besser war { $best }.
yali-remark-loss-G = Gold gab im Mittel { $percent } % der Gewinnaussichten je Zug ab.
yali-remark-loss-S = Silber gab im Mittel { $percent } % der Gewinnaussichten je Zug ab.
