# À qui de jouer : des partenaires qui se concertent, et ce qui n’est pas un choix.
proposal-theirs = { $name } propose : { $move }
proposal-mine = Vous proposez : { $move }. On attend l’avis de votre partenaire.
proposal-yes = D’accord
agreed-consult = Entre partenaires
consult = { $seconds ->
        [0] le premier qui joue a joué
       *[other] on décide ensemble, en { $seconds } secondes
    }
table-passed = Vous ne pouviez que passer : c’est fait.
set-passes = Passer pour moi quand il n’y a rien d’autre à faire
