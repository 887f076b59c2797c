today-title = Heute
today-row = { $count ->
    [one] Tag
   *[other] Tage in Folge
}
daily-title = Die Karten des Tages
daily-past = Karten eines früheren Tages
daily-of = { $game }: die Karten des Tages
today-puzzle = { $game }: Rätsel des Tages
today-puzzle-pitch = Jeden Tag ein neues
daily-fresh = Dieselben Karten für alle
daily-words = Sprache der Wörter
daily-play = Heute spielen
daily-play-past = Diese Karten spielen
daily-again = Noch einmal zum Üben
daily-result = Zur Rangliste des Tages
daily-under-way = Du hast angefangen
daily-open = noch nicht gespielt
daily-once = Bis Mitternacht (UTC) bekommen alle diese Karten in dieser Reihenfolge. Dein erster Versuch zählt; Tipps gibt es keine.
daily-once-past = Dein erster Versuch kommt in deinen Kalender; die Rangliste dieses Tages ist geschlossen.
daily-par = Vorgabe: { $par }
daily-par-waiting = { $name } spielt noch für die Vorgabe
daily-par-why = So viel macht { $name }, unser bester Bot, daraus, ohne die nächsten Karten zu sehen.
daily-par-name = Die Vorgabe ist von { $name }.
daily-against = { $how ->
    [above] { $by } über der Vorgabe ({ $par })
    [below] { $by } unter der Vorgabe ({ $par })
   *[equal] genau die Vorgabe ({ $par })
}
daily-whole-bali = Bali
daily-late = Erst später gespielt: zählt nur für dich.
daily-share = Teilen
daily-row = Tage in Folge
daily-row-best = Die meisten bisher
daily-next = Die nächsten Karten gibt es um { $time }.
daily-mine = Deine Wörter
daily-best = Das Beste, was gefunden wurde: { $score }
daily-best-why = Von einer Suche, die alle Karten im Voraus kennt.
daily-best-words = Die Wörter dazu
daily-moves = Zug um Zug
daily-watch = Auf dem Brett ansehen
daily-solution = Was möglich war
daily-ranks = Rangliste des Tages
daily-place = Du bist auf Platz { $place } von { $players }.
daily-players = { $count ->
    [one] Einer hat sie zu Ende gespielt.
   *[other] { $count } haben sie zu Ende gespielt.
}
daily-nobody = Noch steht niemand auf dieser Liste.
daily-you = (du)
daily-archive = Frühere Tage
daily-month-before = Einen Monat zurück
daily-month-after = Einen Monat weiter
daily-key-par = Vorgabe erreicht
daily-key-done = gespielt
