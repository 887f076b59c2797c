cli-solve = ein kleines Brett bis zum Ende lösen: wer gewinnt, wenn niemand einen Fehler macht
cli-solve-game = das Spiel (sonst das, das kleine Bretter hat)
cli-solve-rows = Reihen des Bretts, höchstens 10
cli-solve-columns = Spalten, 2 bis 4
cli-solve-start-rows = Reihen mit Kugeln an jedem Ende (sonst 1)
cli-solve-side-marbles = Seitenkugeln für jede Seite (sonst 1)
cli-solve-rules = base oder tournament
cli-solve-arrival = zone oder last-row: welche Felder einen Seitenzug bringen
cli-solve-earned = one oder two: Seitenzüge für einen Zug, der ankommt und einen Gegner überspringt
cli-solve-plain = mit einer schlichten Suche in den lesbaren Regeln, die mit der schnellen nichts gemein hat; für die kleinsten Bretter
cli-solve-proof = ebenfalls nach den lesbaren Regeln; die schnelle Suche sagt, was zuerst zu versuchen ist; für alle Bretter, die sie löst
solve-found = { $who ->
    [first] Wer beginnt, gewinnt.
    [second] Wer beginnt, verliert.
   *[nobody] Niemand kann den Sieg erzwingen: remis.
} { $positions ->
    [one] Eine Stellung wurde angesehen.
   *[other] { $positions } Stellungen wurden angesehen.
}
refuse-no-solver = Von { $game } lässt sich kein kleines Brett lösen.
