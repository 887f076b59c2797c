analysis-open = Partie analysieren
analysis-title = Analyse
analysis-progress = Wie viel der Partie analysiert ist
analysis-cancelled = Die Analyse wurde abgebrochen.
analysis-again = Noch einmal beginnen
analysis-done = { $count ->
        [one] Eine Entscheidung beurteilt
       *[other] { $count } Entscheidungen beurteilt
    }; { $mistakes ->
        [0] nichts Besseres wurde gefunden.
        [one] zu einer wurde Besseres gefunden.
       *[other] zu { $mistakes } davon wurde Besseres gefunden.
    }
analysis-graph = Durch die Partie gehen
analysis-graph-chance = { $name }: Gewinnaussichten
analysis-graph-points = { $name }: Punkte, die am Ende zu erwarten sind
analysis-graph-lead = { $name }: Punkte Vorsprung vor den anderen
analysis-legend = Balken unten: was ein Zug gekostet hat. ◆: ein Wendepunkt. Die Pfeiltasten führen durch die Partie.
analysis-at = Zug { $number }, { $name }: { $played }. Etwas Besseres wurde nicht gefunden. Wert: { $value }.
analysis-at-mistake = Zug { $number }, { $name }: { $played } kostete { $loss }; besser war { $best } (Wert: { $value }).
analysis-previous = Voriger Fehler
analysis-next = Nächster Fehler
analysis-only-mistakes = Nur Züge, zu denen ein besserer gefunden wurde
analysis-list = Die Züge und was sie gekostet haben
analysis-move = Zug
analysis-better = Besser
analysis-lost = Verloren
analysis-turning = Wendepunkt
analysis-flawless = Nirgends wurde ein besserer Zug gefunden.
