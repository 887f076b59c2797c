analysis-open = Partie analysieren
analysis-title = Analyse
analysis-progress = Wie viel der Partie analysiert ist
analysis-cancelled = Die Analyse wurde abgebrochen.
analysis-again = Noch einmal beginnen
analysis-done = { $count ->
        [one] Eine Entscheidung beurteilt
       *[other] { $count } Entscheidungen beurteilt
    }; { $mistakes ->
        [0] nichts Nennenswertes wurde verschenkt.
        [one] bei einer wurde etwas verschenkt.
       *[other] bei { $mistakes } davon wurde etwas verschenkt.
    }
analysis-graph-chance = { $name }: Gewinnchancen
analysis-graph-points = { $name }: Punkte, die am Ende zu erwarten sind
analysis-graph-lead = { $name }: Punkte Vorsprung vor den anderen
analysis-previous = Voriger Fehler
analysis-next = Nächster Fehler
analysis-only-mistakes = Nur Züge, die etwas verschenkt haben
analysis-list = Die Züge und was sie gekostet haben
analysis-turning = Wendepunkt
analysis-flawless = Nirgends wurde Nennenswertes verschenkt.
analysis-number = Zug { $number }
analysis-try = Ausprobieren
analysis-played = gespielt
analysis-best = am besten
analysis-best-found = Etwas Besseres wurde nicht gefunden.
analysis-run = { $you ->
    [yes] Danach warst du { $count ->
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } hintereinander dran.
   *[no] Danach war { $name } { $count ->
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } hintereinander dran.
}
analysis-sum = { $name }: { $mistakes ->
    [0] kein Fehler
    [one] ein Fehler
   *[other] { $mistakes } Fehler
}
analysis-points = { $points } Punkte zu erwarten
mark-only = brillant: der einzige Zug
mark-best = bester Zug
mark-fine = in Ordnung
mark-inaccuracy = ungenau
mark-mistake = Fehler
analysis-only-move = Das war der einzige gute Zug.
analysis-you = Du, { $side }
analysis-chance = { $who }: Gewinnchance { $before } → { $after }
analysis-lead = { $who }: Vorsprung { $before } → { $after }
analysis-as-good = Das war in Ordnung; der beste Zug war kaum besser.

try-title = Von Zug { $number } aus weiterspielen
try-about = Die Partie bleibt, wie sie ist. Du kannst jederzeit zu diesem Zug zurück.
try-who = Wer spielt weiter?
try-bots = Gegen den Computer
try-by-hand = Ich spiele alle Seiten selbst
try-against = Dein Gegner
try-seat = Du spielst
try-start = Weiterspielen
try-back = Zurück zur Partie
try-from = Ausprobiert ab Zug { $number }
try-set-up = Aus einem Text
menu-try = Von hier aus ausprobieren
set-up-title = Partie oder Stellung eingeben
set-up-about = Füge eine Partie ein, die hier heruntergeladen oder genauso aufgeschrieben wurde. Sie geht weiter, wo sie aufhört; ist sie zu Ende, kannst du sie durchsehen und analysieren.
set-up-position = Auch eine einzelne Stellung genügt. Kopiere eine aus dem Menü eines Tisches oder schreib sie so auf:
set-up-text = Die Partie oder Stellung als Text
set-up-file = Datei wählen
set-up-start = Aufstellen
