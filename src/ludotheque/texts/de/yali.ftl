## The box and its options

box-yali = YALi
box-yali-pitch = Ein Wettlauf auf der Wippe: Zu wem sich das Brett neigt, der ist am Zug.
idea-yali-1 = Bring deine Kugeln auf die andere Seite: Schritt für Schritt oder mit Sprüngen.
idea-yali-2 = Am Zug ist, zu wem sich das Brett neigt, immer wieder, bis es kippt.
idea-yali-3 = Die Kugeln in den Seitenbahnen sind Gewichte: Mit ihnen neigst du das Brett zu dir.
option-yali-rules = Regeln
option-yali-rules-base = Grundspiel
option-yali-rules-tournament = Turnier
option-yali-rows = Länge des Bretts
option-yali-rows-4 = 4 Reihen (gelöst: Leon macht keinen Fehler)
option-yali-rows-6 = 6 Reihen (kurz)
option-yali-rows-8 = 8 Reihen (üblich)
option-yali-rows-10 = 10 Reihen (lang)
option-yali-arrival = Einen Seitenzug bringt
option-yali-arrival-zone = jede der beiden Zielreihen (die Regel sagt „das andere Ende“)
option-yali-arrival-last-row = nur die letzte Reihe (so eine Rezension der deutschen Schachtel)
option-yali-earned = Ein Zug, der ankommt und auch einen Gegner überspringt, bringt
option-yali-earned-one = einen Seitenzug
option-yali-earned-two = zwei Seitenzüge (Turnier; die Regel sagt „zusätzlich“)
option-yali-first = Wer beginnt
option-yali-first-lot = das Los entscheidet
option-yali-first-gold = Gold beginnt
option-yali-first-silver = Silber beginnt

## Its bots

bot-yali-1 = Kennt die Regeln erst seit gestern, springt für sein Leben gern und vergisst die Wippe.
bot-yali-2 = Spielt, was ins Auge fällt, und übersieht manche lange Kette.
bot-yali-3 = Denkt einen Zug voraus und hat es gern übersichtlich.
bot-yali-4 = Wägt jeden Zug ab und lässt sich von Ketten doch noch überraschen.
bot-yali-5 = Denkt drei Züge voraus und verschenkt selten etwas.
bot-yali-6 = Rechnet geduldig und wartet auf den ersten Fehler.
bot-yali-7 = Sieht weit und weiß, was jede Neigung wert ist.
bot-yali-8 = Stärker bekommen wir es nicht hin: Millionen Stellungen für jeden Zug.

## Refusals: the rule, and what exactly is wrong

refuse-Y1-no-cell = Auf diesem Brett gibt es kein Feld { $cell }.
refuse-Y1-no-hollow = In den Seitenbahnen gibt es keine Mulde { $cell }.
refuse-Y1-twice = Auf { $cell } stehen zwei Kugeln.
refuse-Y1-lane = In { $cell } kann keine Seitenkugel von { $seat ->
    [0] Gold
   *[other] Silber
} liegen: Das ist die andere Bahn.
refuse-Y2-marbles = { $seat ->
    [0] Gold
   *[other] Silber
} hat { $needed } Kugeln auf dem Brett; hier sind es { $found }.
refuse-Y2-side-marbles = { $seat ->
    [0] Gold
   *[other] Silber
} hat in diesem Spiel { $needed } Seitenkugeln; hier sind es { $found }.
refuse-Y4-lot-drawn = Das Los ist bereits gefallen.
refuse-Y4-lot-by-chance = Niemand wählt, wer beginnt: Das Los entscheidet.
refuse-Y4-lot-seat = Das Los kann nur auf Gold oder Silber fallen.
refuse-Y4-lot-first = Zuerst entscheidet das Los, wer beginnt.
refuse-Y4-not-your-move = Das Brett gibt den Zug der Gegenseite: Es neigt sich zu ihr, oder es steht im Gleichgewicht und sie hat zuletzt gezogen.
refuse-Y4-tips = { $seat ->
    [0] Das Brett neigt sich zu Gold, also ist Gold am Zug.
   *[other] Das Brett neigt sich zu Silber, also ist Silber am Zug.
}
refuse-Y5-backward = { $start }-{ $end } führt zurück; eine Kugel zieht nie rückwärts.
refuse-Y5-far = Von { $start } nach { $end } ist weder ein Schritt noch ein Sprung.
refuse-Y5-occupied = { $cell } ist besetzt; ein Schritt braucht ein leeres Feld.
refuse-Y5-unreachable = Keine deiner Kugeln kann { $cell } jetzt erreichen.
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
refuse-Y10-not-yours = { $cell } liegt in der Bahn der Gegenseite; ein Seitenzug gilt deinen eigenen Seitenkugeln.
refuse-Y10-empty = In { $cell } liegt keine Seitenkugel.
refuse-Y10-no-move = Die Seitenkugel in { $cell } muss in eine andere Mulde, und hier kann sie das nicht.
refuse-Y10-backward = { $start }-{ $end } führt von deinem Ende weg; ein Seitenzug führt darauf zu.
refuse-Y10-far = Von { $start } nach { $end } ist weder eine Mulde weit noch ein Sprung.
refuse-Y10-occupied = { $cell } ist besetzt; eine Seitenkugel braucht eine leere Mulde.
refuse-Y10-step-in-chain = { $start }-{ $end } ist ein Schritt; eine Kette von Seitensprüngen besteht nur aus Sprüngen.
refuse-Y10-nothing-to-jump = In { $cell } liegt keine Seitenkugel, die man überspringen könnte.
refuse-Y10-only-one = Dieser Zug verdient einen Seitenzug, nicht zwei.
refuse-Y10-none = Gerade kann keine Seitenkugel ziehen.
refuse-Y11-not-earned = Dieser Zug verdient keinen Seitenzug: Er bringt keine Kugel auf die Zielfelder und überspringt keine gegnerische Kugel außerhalb der Start- und Zielfelder.
refuse-Y12-not-home = { $cell } liegt in der Bahn der Gegenseite; du darfst sie nur bewegen, solange alle deine Seitenkugeln in den Mulden liegen, die dir am nächsten sind.
refuse-Y13-repetition = Dieser Zug würde eine frühere Stellung der Partie wiederherstellen.
refuse-Y14-over = Die Partie ist zu Ende.
refuse-Y15-blocked = Das Brett gibt dir den Zug, aber du hast keinen; die Gegenseite zieht stattdessen.
refuse-yali-players = YALi ist ein Spiel für zwei, nicht für { $players }.
refuse-yali-rules = Regeln namens „{ $given }“ gibt es nicht. Bekannt sind: { $known }.
refuse-yali-rows = Ein Brett mit { $given } Reihen gibt es nicht. Bekannt sind: { $known }.
refuse-yali-arrival = „{ $given }“ ist keine Wahl der Zielfelder. Bekannt sind: { $known }.
refuse-yali-earned = „{ $given }“ ist keine Zahl von Seitenzügen, auf die man sich einigen kann. Bekannt sind: { $known }.
refuse-yali-earned-base = Zwei Seitenzüge für einen Zug gibt es nur nach den Turnierregeln; im Grundspiel verdient ein Sprung keinen.
refuse-yali-first = „{ $given }“ kann nicht beginnen. Bekannt sind: { $known }.
refuse-yali-board = So ein Brett gibt es nicht. Es hat 2 bis 4 Spalten und höchstens 10 Reihen, mehr als doppelt so viele wie Startreihen, und nicht mehr Seitenkugeln als Reihen; die Regeln sind base oder tournament, das Ziel ist zone oder last-row.
refuse-yali-board-large = Dieses Brett ist zu groß, um auf diesem Rechner gelöst zu werden.
refuse-yali-lot = „{ $text }“ ist kein Los. Schreib „lot G“ (Gold) oder „lot S“ (Silber).
refuse-yali-position = Das ist keine Stellung. Eine Stellung hat 4, 6, 8 oder 10 Reihen mit je sechs Stellen (linke Bahn, vier Felder, rechte Bahn), jede G, S oder ein Punkt, und danach G oder S für die Seite, die am Zug ist.
refuse-yali-malformed = „{ $text }“ ist kein Zug. Schreib zum Beispiel a2-a3, b1xb3xd5 oder c6-c7/r5-r4.
refuse-yali-cell = Auf diesem Brett gibt es keine Stelle { $cell }.
refuse-yali-ambiguous = „{ $text }“ kann mehrere Züge bedeuten: { $choices }.

## The game: its words, and how it ends

reason-arrived = Alle Kugeln sind angekommen.
won-arrived = { $you ->
    [yes] Du hast alle Kugeln im Ziel.
   *[no] { $name } hat alle Kugeln im Ziel.
}
reason-blocked = Niemand kann mehr ziehen.

## On the page

yali-colour = { $seat ->
    [0] Gold
   *[other] Silber
}
yali-you-alone = Du
yali-board = Das Brett von YALi. Pfeiltasten gehen von Feld zu Feld, Eingabe wählt eine Kugel und ihr Ziel, Escape legt sie zurück.
yali-cell = { $cell }, { $what ->
    [gold] goldene Kugel
    [silver] silberne Kugel
   *[empty] leer
}{ $can ->
    [here] , mögliches Ziel:
    [chosen] , gewählt
    [move] , kann ziehen
   *[nothing] {""}
}
yali-chosen = { $cell } gewählt. Mögliche Ziele: { $targets }.
yali-badge = { $kind ->
    [over] alle im Ziel
    [level] = { $you ->
        [yes] du
       *[no] { $colour }
    }
    [theirs] → { $you ->
        [yes] du { $weight }
       *[no] { $colour } { $weight }
    }
   *[mine] { $you ->
        [yes] du { $weight }
       *[no] { $colour } { $weight }
    }
}
yali-badge-full = { $kind ->
    [over] alle sind im Ziel
    [level] { $you ->
        [yes] waagerecht: du ziehst weiter
       *[no] waagerecht: { $colour } zieht weiter
    }
    [theirs] { $you ->
        [yes] du bist dran · { $weight }
       *[no] { $colour } ist dran · { $weight }
    }
   *[mine] { $you ->
        [yes] du ziehst weiter · { $weight }
       *[no] { $colour } zieht weiter · { $weight }
    }
}
yali-earns = bringt einen Seitenzug
yali-lane = { $you ->
    [yes] Deine Bahn
   *[no] Bahn von { $colour }
}
yali-lane-short = { $you ->
    [yes] Deine
   *[no] { $colour }
}
yali-level = Das Brett liegt waagerecht.
yali-tips = { $you ->
    [yes] Das Brett kippt um { $weight } zu dir.
   *[no] Das Brett kippt um { $weight } zu { $colour }.
}
yali-level-short = waagerecht
yali-tips-short = { $you ->
    [yes] du { $weight }
   *[no] { $colour } { $weight }
}
yali-now = jetzt: { $tips }
yali-arrow = { $kind ->
    [best] am besten
    [played] gespielt
   *[hint] Tipp
}

yali-ask = Noch zu wählen
yali-where = Wohin soll die Kugel?
yali-chain = Die Kugel kann weiterspringen: Tipp auf das nächste Feld, oder bleib hier.
yali-stop = Hier bleiben
yali-choose-side = { $lane ->
    [own] Du hast dir einen Seitenzug verdient. Tipp auf eine Mulde in deiner Bahn.
    [other] Du hast dir einen Seitenzug verdient. Tipp auf eine Mulde in der anderen Bahn.
   *[both] Du hast dir einen Seitenzug verdient. Tipp auf eine Mulde in einer der Bahnen.
}
yali-choose-sides = { $first ->
    [yes] Du hast dir zwei Seitenzüge verdient. Tipp auf eine Mulde für den ersten.
   *[no] Tipp jetzt auf eine Mulde für den zweiten, oder spiel es so.
}
yali-next = { $kind ->
    [over] Damit ist die Partie gewonnen.
    [theirs] { $you ->
        [yes] Dann bist du dran.
       *[no] Dann ist { $colour } dran.
    }
   *[mine] { $you ->
        [yes] Du ziehst noch einmal.
       *[no] { $colour } zieht noch einmal.
    }
}
yali-left-alone = { $tips ->
    [level] Ohne ihn liegt das Brett waagerecht.
   *[tips] { $you ->
        [yes] Ohne ihn kippt das Brett um { $weight } zu dir.
       *[no] Ohne ihn kippt das Brett um { $weight } zu { $colour }.
    }
}
yali-play = So ziehen
yali-back = Zurück
yali-no-side = Kein Seitenzug

yali-say-wait = { $tips ->
    [lot] { $colour } ist dran, so will es das Los. Tipp auf eine deiner Kugeln, um deinen Zug zu planen.
    [agreed] { $colour } ist dran, so ist es abgemacht. Tipp auf eine deiner Kugeln, um deinen Zug zu planen.
    [level] { $colour } ist dran: Das Brett liegt waagerecht, und { $colour } hat zuletzt gezogen. Tipp auf eine deiner Kugeln, um deinen Zug zu planen.
   *[tips] { $colour } ist dran: Das Brett kippt zu { $colour }. Tipp auf eine deiner Kugeln, um deinen Zug zu planen.
}
yali-say-not-this = { $what ->
    [lane] Seitenkugeln ziehen nur, wenn du es dir verdient hast.
    [empty] Tipp zuerst auf eine deiner Kugeln.
    [stuck] Diese Kugel kann gerade nicht ziehen.
   *[other] Diese Kugel gehört { $colour }.
}
yali-say-not-there = Dorthin kann die Kugel nicht.
yali-say-lane = Tipp auf eine Mulde in der hellen Bahn, oder wähl unten.
yali-plan-choose = Tipp jetzt auf ihr Ziel. Sie zieht, sobald du dran bist.
yali-plan-set = Geplant. Noch ein Tipp nimmt es zurück.
yali-plan-off = Plan zurückgenommen.
yali-plan-refused = Der geplante Zug geht nicht mehr.

yali-home = { $count } von { $all } im Ziel
yali-turn = { $why ->
    [lot] { $you ->
        [yes] das Los ist auf dich gefallen
       *[no] vom Los bestimmt
    }
    [agreed] { $you ->
        [yes] du fängst an, so ist es abgemacht
       *[no] fängt an, so ist es abgemacht
    }
    [level] { $you ->
        [yes] waagerecht: du hast zuletzt gezogen
       *[no] waagerecht: zuletzt gezogen
    }
    [blocked] die andere Seite kann nicht ziehen
   *[tips] { $you ->
        [yes] das Brett kippt zu dir
       *[no] das Brett kippt hierher
    }
}
yali-times = { $count ->
    [2] zweimal
    [3] dreimal
    [4] viermal
    [5] fünfmal
    [6] sechsmal
   *[other] { $count }-mal
}
yali-story = { $count ->
    [one] { $why ->
        [over] { $colour } hat den letzten Zug gemacht.
        [again] { $colour } zieht noch einmal: Das Brett kippt weiter zu { $colour }.
        [again-level] { $colour } zieht noch einmal: Das Brett liegt waagerecht.
        [again-blocked] { $colour } zieht noch einmal: { $other } kann nicht ziehen.
        [blocked] { $colour } hat gezogen und kann jetzt nicht weiter.
       *[turned] { $you ->
            [yes] { $colour } hat gezogen, und das Brett ist zu dir gekippt.
           *[no] { $colour } hat gezogen, und das Brett ist zu { $other } gekippt.
        }
    }
   *[other] { $why ->
        [over] { $colour } hat die letzten { $count } Züge gemacht.
        [again] { $colour } hat { $times } gezogen und zieht noch einmal: Das Brett kippt weiter zu { $colour }.
        [again-level] { $colour } hat { $times } gezogen und zieht noch einmal: Das Brett liegt waagerecht.
        [again-blocked] { $colour } hat { $times } gezogen und zieht noch einmal: { $other } kann nicht ziehen.
        [blocked] { $colour } hat { $times } gezogen und kann jetzt nicht weiter.
        [kept] { $colour } hat { $times } gezogen: Das Brett ist bei { $colour } geblieben.
       *[turned] { $you ->
            [yes] { $colour } hat { $times } gezogen, dann ist das Brett zu dir gekippt.
           *[no] { $colour } hat { $times } gezogen, dann ist das Brett zu { $other } gekippt.
        }
    }
}
yali-verdict = { $won ->
    [yes] { $by ->
        [one] Gewonnen mit einer Kugel Vorsprung
       *[other] Gewonnen mit { $by } Kugeln Vorsprung
    }
   *[no] { $by ->
        [one] Verloren um eine Kugel
       *[other] Verloren um { $by } Kugeln
    }
}
yali-best = { $home ->
    [0] Dein bester Lauf: { $moves } Züge hintereinander.
    [one] Dein bester Lauf: { $moves } Züge hintereinander, eine Kugel im Ziel.
   *[other] Dein bester Lauf: { $moves } Züge hintereinander, { $home } Kugeln im Ziel.
}
yali-words-step = { $to ->
    [ahead] Schritt nach vorn
    [left] Schritt nach vorn links
    [right] Schritt nach vorn rechts
   *[sideways] Schritt zur Seite
}
yali-words-jump = { $jumps ->
    [one] { $over ->
        [own] Sprung über eine eigene Kugel
        [other] Sprung über { $colour }
       *[some] Sprung
    }
    [2] Doppelsprung
    [3] Dreifachsprung
   *[other] { $jumps } Sprünge in einem
}
yali-words-home = ins Ziel
yali-words-side = Seitenkugel zurück
yali-words-sides = zwei Seitenkugeln zurück
yali-says-lot = Das Los fällt auf { $colour }.
yali-says-placed = Eine Stellung wurde aufgestellt.
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
terminal-yali-placed = Eine Stellung wurde aufgestellt.
terminal-yali-blocked = blockiert, also zieht die andere Seite
terminal-yali-won-arrived = { $seat } hat alle Kugeln im Ziel und gewinnt ({ $most } zu { $least }).
terminal-yali-won-blocked = Niemand kann mehr ziehen. { $seat } gewinnt mit { $most } Kugeln im Ziel gegen { $least }.
terminal-yali-drawn = Niemand kann mehr ziehen, und auf beiden Seiten sind { $home } Kugeln im Ziel: remis.
terminal-yali-how-to = Ein Schritt ist a2-a3, eine Sprungkette b1xb3xd5, mit Seitenzug c6-c7/r5-r4. Das Zielfeld allein (d5) genügt, wenn nur eine Kugel dorthin kann.

## Hints and analysis

yali-hint-look-win = Hier ist ein Gewinn drin. Such den kürzesten Weg ins Ziel.
yali-hint-look-side = Such einen Zug, der eine Seitenkugel heimholt.
yali-hint-look-chain = Such eine Sprungkette.
yali-hint-look-sideways = Schaff erst Platz: Ein Seitwärtszug lässt das Brett, wie es ist.
yali-hint-look-keep = Such einen Zug, nach dem das Brett noch immer zu dir kippt.
yali-hint-look-quiet = Nichts Spektakuläres: Ein ruhiger Schritt ist hier am besten.
yali-hint-marble = Sieh dir deine Kugel auf { $cell } an.
yali-hint-best-wins = { $move } gewinnt mit Sicherheit.
yali-hint-best-keeps = { $move }: Das Brett bleibt auf deiner Seite, und du ziehst noch einmal. Deine Gewinnchance: etwa { $chance } %.
yali-hint-best-gives = { $move }: Der Zug geht damit an die Gegenseite, doch alles andere ist schlechter. Deine Gewinnchance: etwa { $chance } %.
yali-review-missed-win = Hier wurde ein sicherer Sieg verpasst.
yali-remark-turning = Bei Zug { $number } hat sich die Partie gewendet.
yali-remark-loss-G = Gold gab im Mittel { $percent } % der Gewinnchancen je Zug ab.
yali-remark-loss-S = Silber gab im Mittel { $percent } % der Gewinnchancen je Zug ab.

## Kinds of games, and what is remembered of them

kind-yali-base = Grundspiel
kind-yali-tournament = Turnier
kind-yali-own = Andere Bretter
fact-yali-chain = Längste Sprungkette
milestone-yali-chain = Vier Sprünge in einem Zug
