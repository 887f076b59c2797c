refuse-turn = Du bist nicht dran.
goodbye = Auf Wiedersehen und danke fürs Spielen.
refuse-malformed = Das ist kein Zug dieses Spiels.
refuse-unknown-option = Eine Option „{ $option }“ gibt es nicht. Bekannt sind: { $known }.
refuse-bad-option = Diese Optionen passen nicht zum Spiel: { $why }
hint-adviser = { $name } würde so spielen.
hint-wait = { $name } würde abwarten.

## Eine aufgezeichnete Partie, die sich nicht lesen lässt

refuse-record-foreign = Zeile { $line }: Das ist keine von Ludothèque aufgezeichnete Partie.
refuse-record-version = Zeile { $line }: Die Datei hat das Format „{ $version }“; dieses Programm liest Format { $known }.
refuse-record-encoding = Zeile { $line }: Das ist kein Text in UTF-8.
refuse-record-control = Zeile { $line }: Ein Steuerzeichen hat hier nichts verloren.
refuse-record-tag = Zeile { $line }: „{ $text }“ müsste „Schlüssel: Wert“ lauten.
refuse-record-twice = Zeile { $line }: „{ $key }“ ist ein zweites Mal angegeben.
refuse-record-missing = Bis Zeile { $line } fehlt die Angabe „{ $key }“.
refuse-record-game = Zeile { $line }: Das Spiel „{ $game }“ ist hier nicht bekannt.
refuse-record-players = Zeile { $line }: „{ $text }“ ist keine Spielerzahl.
refuse-record-options = Zeile { $line }: Mit diesen Optionen lässt sich nicht spielen ({ $why }).
refuse-record-line = Zeile { $line }: „{ $text }“ ist weder ein nummerierter Zug noch die Schlusszeile.
refuse-record-number = Zeile { $line }: Der Zug müsste die Nummer { $expected } tragen, nicht { $text }.
refuse-record-seat = Zeile { $line }: Niemand heißt an diesem Tisch „{ $text }“, nur { $known }.
refuse-record-move = Zeile { $line }: Der Zug „{ $text }“ ist hier nicht möglich ({ $why }).
refuse-record-end = Zeile { $line }: „{ $text }“ passt nicht zu den Zügen; richtig wäre „{ $expected }“.
refuse-record-after = Zeile { $line }: Nach der Schlusszeile darf nichts mehr folgen.
refuse-record-cut = Die Datei hört in Zeile { $line } ohne Schlusszeile auf; das Ende fehlt.
refuse-record-json = Zeile { $line }: Das ist keine Partie als Zeile JSON ({ $why }).
refuse-record-large = Zeile { $line }: Diese Partie hat mehr als { $most } Zeichen. So etwas Langes wird nicht gelesen.
refuse-record-no-position = Eine Stellung dieses Spiels lässt sich nicht aufschreiben.
