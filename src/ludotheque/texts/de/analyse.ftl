analyse-heading = Zug Platz  gespielt                         Wert verloren   besser
analyse-sum = Insgesamt verloren: { $loss }. Wendepunkte: { $turning }.
refuse-analyse-file = { $file } kann nicht gelesen werden: { $error }.
refuse-analyse-none = Für dieses Spiel gibt es keine Analyse.
