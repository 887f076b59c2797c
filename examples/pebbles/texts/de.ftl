box-pebbles = Kiesel
box-pebbles-pitch = Ein Haufen Kiesel, ein verdecktes Plättchen und ein Tipp: Wer den letzten Kiesel nimmt, zahlt dafür.
option-pebbles-heap = Kiesel im Haufen
option-pebbles-seconds = Sekunden zum Raten
bot-pebbles-1 = Nimmt, was gerade in die Hand fällt.
bot-pebbles-2 = Zählt den Haufen und achtet auf offene Plättchen.
view-pebbles-heap = Kiesel im Haufen
view-pebbles-tiles = Plättchen
view-pebbles-shown = liegt offen
view-pebbles-guessed = hat geraten
view-pebbles-turn = nimmt als Nächstes
view-pebbles-last_player = nahm den letzten Kiesel
view-pebbles-over = zu Ende
refuse-pebbles-players = Kiesel ist für zwei bis vier, nicht für { $players }.
refuse-pebbles-heap = Ein Haufen von { $heap } Kieseln lässt sich nicht spielen; es braucht mindestens einen.
refuse-pebbles-seconds = In { $seconds } Sekunden kann niemand raten.
refuse-pebbles-malformed = „{ $text }“ ist kein Zug. Schreib zum Beispiel take 2, show oder guess 7.
refuse-P2-dealt = Die Plättchen werden ausgeteilt; niemand sucht sich eins aus.
refuse-P2-tile = Plättchen { $tile } kann nicht ausgeteilt werden.
refuse-P3-pebbles = { $pebbles } kannst du nicht nehmen. Von diesem Haufen darfst du 1 bis { $most } nehmen.
refuse-P3-shown = Dein Plättchen liegt schon offen.
refuse-P3-heap = Der Haufen ist weg: Jetzt raten alle.
refuse-P5-early = Erst wird der Haufen gespielt, dann raten alle.
refuse-P5-tile = Ein Plättchen { $tile } gibt es nicht; sie gehen von 1 bis 9.
refuse-P5-clock = Nur die Uhr beendet das Raten.
pebbles-hint-count = Zähl, was du liegen lässt. Wer vor einem einzigen Kiesel sitzt, muss ihn nehmen.
pebbles-hint-look = Liegt vor jemand anderem ein Plättchen offen?
pebbles-hint-take = { $pebbles ->
    [one] Nimm einen Kiesel.
   *[other] Nimm { $pebbles } Kiesel.
}
pebbles-hint-show = Zeig dein Plättchen: Dann muss jemand anderes den letzten Kiesel nehmen.
pebbles-hint-guess = Tippe auf { $tile }.
reason-counted = Plättchen, Tipps und der letzte Kiesel sind zusammengezählt.
