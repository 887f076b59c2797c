# Was man getan hat: Profil, Verlauf, Wertungen, Ranglisten.
record-title = Meine Partien
record-of = Partien von { $name }
record-none = Noch keine Partie ist zu Ende gespielt.
record-games = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }
record-public = Andere dürfen dieses Profil sehen
record-public-why = Ergebnisse, Wörter, Meilensteine und Wertungen. Mit wem du gespielt hast, bleibt bei dir.
record-ratings = Wertungen
record-rated-games = { $games ->
        [one] nach einer gewerteten Partie
       *[other] nach { $games } gewerteten Partien
    }
record-kinds = Nach Art der Partie
record-kind = Art
record-played = Gespielt
record-won = Gewonnen
record-drawn = Remis
record-lost = Verloren
record-best = Bestes
record-average = Schnitt
record-curve = { $name }: anfangs { $from }, zuletzt { $to }
record-facts = Höhepunkte
record-puzzles = Rätsel
record-solved = { $solved ->
        [one] Eins gelöst
       *[other] { $solved } gelöst
    }
record-run = Bester Lauf: { $count }
record-milestones = Meilensteine
milestone-new = Meilenstein: { $name }
milestone-everybody = Jeden Bot geschlagen
record-words = Wörter
record-words-many = { $many ->
        [0] Noch keine Wörter.
        [one] Bisher ein Wort.
       *[other] Bisher { $many } verschiedene Wörter.
    }
record-words-longest = Die längsten
record-words-best = Die wertvollsten
record-words-newest = Zum ersten Mal gespielt
record-rivals = Gegner
record-rival = Gegner
record-nobody = Jemand, der gegangen ist
record-history = Verlauf
record-search = Nach Wort oder Gegner suchen
record-game = Spiel
record-any-game = Alle Spiele
record-result = Ergebnis
record-result-any = Alle Ergebnisse
record-result-won = Gewonnen
record-result-drawn = Remis
record-result-lost = Verloren
record-result-alone = Allein
record-result-shared = An einem Gerät
record-found-none = So eine Partie gibt es nicht.
record-more = Mehr zeigen
record-points = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
rating = { $points } ± { $deviation }
rating-changed = { $points } ± { $deviation } ({ $change })
rating-yours = Deine Wertung: { $points } ± { $deviation } ({ $change })
rated = Gewertete Partie
rated-why = Sie zählt für die Wertung aller: keine Tipps, kein Zurücknehmen, und wer geht, verliert. Ohne andere Uhr habt ihr drei Tage für jeden Zug.
ladder-title = { $game }: wer am höchsten steht
ladder-open = Rangliste
ladder-order = Geordnet nach der Wertung, die sicher ist. Die Wertungen unserer Bots ändern sich nie: Sie halten den Maßstab.
ladder-place = Platz
ladder-name = Name
ladder-rating = Wertung
ladder-games = Gewertete Partien
ladder-house = unser Bot
ladder-who = Wer
ladder-people = Menschen
ladder-programs = Programme
ladder-empty = Noch niemand hat so eine Partie gewertet gespielt. Mach du den Anfang.
ladder-play = Gewerteten Tisch öffnen
