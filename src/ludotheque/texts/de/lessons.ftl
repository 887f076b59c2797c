# Was jeder Kurs sagt; die Kurse selbst stehen in lessons-<Spiel>.ftl.
lesson-missed = Noch nicht ganz. Versuch es noch mal.
lesson-number = { $number } von { $count }
lesson-finished = Mehr musst du nicht wissen. Jetzt spiel!
lesson-show = Zeig’s mir
lesson-skip = Überspringen
lesson-next = Weiter
lesson-again = Noch mal
lesson-back = Zurück
lesson-play = Jetzt spielen
lesson-shown = So geht es. Jetzt du.
lesson-title = { $game } lernen
lesson-offer = Zum ersten Mal { $game }?
lesson-offer-new = In zwei Minuten lernen
lesson-offer-known = Kenne ich
lesson-of-rule = In einer Lektion zeigen
lesson-rules = Die Regeln
lesson-you = Du
