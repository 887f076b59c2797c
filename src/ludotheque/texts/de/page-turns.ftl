# Wer dran ist: Partner, die sich beraten, und was keine Wahl ist.
proposal-theirs = { $name } schlägt vor: { $move }
proposal-mine = Dein Vorschlag: { $move }. Jetzt ist dein Partner gefragt.
proposal-yes = Einverstanden
agreed-consult = Unter Partnern
consult = { $seconds ->
        [0] wer zuerst zieht, hat gezogen
       *[other] gemeinsam entscheiden, in { $seconds } Sekunden
    }
table-passed = Du konntest nur passen, also hast du gepasst.
set-passes = Für mich passen, wenn nichts anderes geht
