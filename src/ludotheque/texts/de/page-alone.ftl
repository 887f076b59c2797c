# Allein spielen: dasselbe Blatt noch einmal, Übung, was man schon erreicht hat.
box-alone-in = Allein spielen mit { $lang ->
        [fr] französischen
        [de] deutschen
       *[other] englischen
    } Wörtern
over-same-deal = Dieselben Karten noch einmal
practice = Übung
practice-label = Übung: Du darfst auch hinter neue Karten zurück; zählt nicht für Rekord und Schnitt
refuse-practice-alone = Übung gibt es nur für eine Person.
refuse-no-deal = Diese Karten gibt es nicht noch einmal: Es muss ein Spiel von dir sein, allein zu Ende gespielt.
over-practice = Das war eine Übung: Sie zählt nicht für Rekord und Schnitt.
over-tally = Bisher: Rekord { $best }, Schnitt { $average }
over-new-best = Dein bestes Ergebnis! Bisher: Rekord { $best }, Schnitt { $average }
