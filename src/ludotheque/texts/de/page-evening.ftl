# ein Abend mit mehreren Tischen: eröffnen, der Saal, der Fernseher
box-way-evening = Ein Abend mit mehreren Tischen
evening-new = Ein Abend mit mehreren Tischen
evening-new-what = Alle kommen mit Code, Link oder QR herein. Die Tische werden für euch ausgelost, Runde für Runde.
evening-game = Was spielt ihr?
evening-form = Wie trefft ihr aufeinander?
hall-form = { $form ->
    [progressive] Progressive { $game }
    [swiss] Schweizer System
    [round-robin] Jeder gegen jeden
    [arena] Arena
    [duplicate] Dieselben Karten für alle
   *[knockout] K.-o. zu acht
}
evening-how-progressive = In jeder Partie neue Partner. Wer gewinnt, rückt einen Tisch vor.
evening-how-swiss = In jeder Runde triffst du auf jemanden, der so gut steht wie du.
evening-how-round-robin = Alle spielen gegen alle.
evening-how-arena = Die nächste Partie, sobald du frei bist, bis die Zeit um ist.
evening-how-duplicate = Alle spielen dieselben Karten allein; die höchste Summe gewinnt.
evening-how-knockout = Wer gewinnt, kommt weiter, bis eine Person übrig ist.
evening-games = Partien
evening-times = Wie oft jeder gegen jeden
evening-clock = Zeit für jede Runde
evening-lasts = Die Arena dauert
evening-minutes = { $count ->
    [0] so lange es dauert
   *[other] { $count } Minuten
}
evening-fill = Bots füllen auf (sonst setzt ihr der Reihe nach aus)
evening-more = Mehr
evening-plays = Ich spiele mit
evening-bots = Bots von Anfang an
evening-level = Welche Bots?
evening-interval = Zeit zwischen den Runden
evening-seconds = { $count } Sekunden
evening-open = Abend eröffnen
hall-title = { $form ->
    [progressive] Progressive { $game }
    [swiss] { $game }: Schweizer System
    [round-robin] { $game }: jeder gegen jeden
    [arena] { $game }: Arena
    [duplicate] { $game }: dieselben Karten für alle
   *[knockout] { $game }: K.-o.
}
hall-opening = Der Saal wird geöffnet …
hall-none = Hier kommst du nicht rein
hall-evening = Abend
hall-back = Zurück zum Abend
hall-mine = Deine Abende
hall-line = { $status ->
    [running] läuft gerade
   *[open] hat noch nicht begonnen
}{ $host ->
    [yes] , du leitest ihn
   *[no] {""}
}
hall-before = { $count ->
    [0] Noch ist niemand da
    [one] Eine Person ist da
   *[other] { $count } sind da
}
hall-over = Der Abend ist vorbei
hall-round = Runde { $number } von { $of }
hall-arena = Arena
hall-knockout = { $left ->
    [0] Finale
    [1] Halbfinale
   *[other] Viertelfinale
}
hall-time-left = Die Runde endet in { $time }
hall-in = { $count ->
    [0] Noch ist niemand dabei
    [one] Eine Person ist dabei
   *[other] { $count } sind dabei
}
hall-invited = Du bist eingeladen
hall-late = Der Abend läuft schon
hall-late-how = Du kannst noch dazukommen: Ab der nächsten Runde spielst du mit.
hall-closed = Der Abend läuft schon, und niemand kann mehr dazukommen. Du kannst zusehen.
hall-enter = Ich bin dabei
hall-way-in = So kommen andere herein
hall-host = Abend leiten
hall-runs = leitet den Abend
hall-host-title = Du leitest den Abend
hall-begin = { $bots ->
    [0] Zu { $count } beginnen
    [one] Zu { $count } mit einem Bot beginnen
   *[other] Zu { $count } mit { $bots } Bots beginnen
}
hall-begin-how = { $bots ->
    [0] Sobald du beginnst, werden die ersten Tische ausgelost.{ $form ->
        [knockout] {" "}Für ein K.-o. müsst ihr genau acht sein.
       *[other] {""}
    }
   *[other] Kommen noch mehr Leute, nehmen sie die Plätze der Bots ein.
}
hall-starts = Der Abend beginnt bald.
hall-break = Pause zwischen den Runden
hall-break-do = Pause nach dieser Runde
hall-break-by = { $known ->
    [yes] { $name } macht weiter, wenn alle so weit sind.
   *[no] Es geht weiter, wenn alle so weit sind.
}
hall-break-how = Nach dieser Runde: Sie wird noch zu Ende gespielt. Sofort: Alle Tische stehen auf der Stelle still.
hall-pause-do = Sofort anhalten
hall-pause-how = Alle Tische stehen still, bis du weitermachst.
hall-paused-by = { $known ->
    [yes] Alle Tische stehen still. { $name } macht weiter.
   *[no] Alle Tische stehen still.
}
hall-more-bots = Mehr Bots
hall-add = Dazuholen
hall-end-early = Abend beenden
hall-end = Jetzt beenden
hall-end-sure = Tische, die noch spielen, zählen, wie sie stehen.
hall-leave = Abend verlassen
hall-leave-title = Den Abend verlassen?
hall-leave-before = Du kannst zurückkommen, bis es losgeht und auch danach.
hall-leave-how = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen.
hall-left = Du bist gegangen
hall-replaced = Ein Bot wurde an deinen Platz gesetzt
hall-left-how = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen und deinen Platz wieder einnehmen.
hall-back-in = Zurückkommen
hall-your-table = Du sitzt an Tisch { $number }
hall-your-game = Dein Tisch ist bereit
hall-with = Mit { $names }
hall-against = Gegen { $names }
hall-sit = Hinsetzen
hall-stay = Hier bleiben
hall-taken = Gleich geht es dorthin.
hall-onward = Zu deinem nächsten Tisch
hall-next-in = Nächste Runde in { $time }
hall-counting = Es wird zusammengezählt …
hall-too-few = Die nächste Runde beginnt, sobald genug Leute da sind.
hall-resting = Diese Runde setzt du aus
hall-resting-how = In der nächsten bist du wieder dran.
hall-arena-waits = Dein nächster Gegner wird gesucht …
hall-done = Dein Tisch ist fertig
hall-others = Andere spielen noch.
hall-waits = Ab der nächsten Runde spielst du mit
hall-my-place = Du bist auf Platz { $place } von { $of } mit { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
hall-fate-on = Du bist eine Runde weiter.
hall-fate-out = Du bist ausgeschieden. Du kannst den anderen zusehen.
hall-fate-lot = Gleichstand: Das Los entscheidet, wer weiterkommt.
hall-you-go-up = Du rückst einen Tisch vor.
hall-you-go-down = Du rückst einen Tisch zurück.
hall-you-go-same = Du bleibst an deinem Tisch.
hall-way-up = rückt vor
hall-way-down = rückt zurück
hall-way-same = bleibt
hall-moved = { $way ->
    [up] { $places } vor
   *[down] { $places } zurück
}
hall-standings = Tabelle
hall-place = Platz
hall-points = Punkte
hall-over-par = { $by } zur Vorgabe
hall-won = Gewonnen
hall-tables-so-far = Tische
hall-tables = Tische
hall-tables-of = Tische der Runde { $number }
hall-table = Tisch { $number }
hall-watch = Zusehen
hall-look-back = Ansehen
hall-not-here = Noch nicht am Tisch: { $names }
hall-called = Die Zeit war um: Es zählt, wie es stand.
hall-time-up = Die Zeit ist um
hall-rest = Setzen aus: { $names }
hall-free = Frei: { $names }
hall-everybody = Alle ({ $count })
hall-state-waits = wartet
hall-state-sits = unterwegs
hall-state-plays = spielt
hall-state-rests = setzt aus
hall-state-away = ist gegangen
hall-winner = { $count ->
    [one] { $names } gewinnt den Abend
   *[other] { $names } gewinnen den Abend gemeinsam
}
hall-shared = { $count } teilen sich den Sieg
hall-you-won = Du gewinnst den Abend
hall-with-points = { $count ->
    [one] mit { $points } Punkt
   *[other] mit { $points } Punkten
}
hall-again = Noch einmal mit denselben Leuten
hall-next = Zum nächsten Abend
hall-text = Ergebnisse als Text
hall-csv = Ergebnisse als Tabelle (CSV)
hall-page = { $page } von { $pages }
hall-news-in = { $name } ist da.
hall-news-out = { $name } ist gegangen.
hall-news-round = Runde { $number } beginnt.
hall-news-between = Die Runde ist vorbei.
hall-news-break = Nach dieser Runde ist Pause.
hall-news-pause = Alle Tische stehen still.
hall-news-on = Weiter geht’s.
hall-news-over = Der Abend ist vorbei. Vorn: { $names }.
refuse-no-evening-code = Es gibt keinen Abend mit dem Code { $letters }.
refuse-evening-code-over = Der Abend mit dem Code { $letters } ist vorbei.
