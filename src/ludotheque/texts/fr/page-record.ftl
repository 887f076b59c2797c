# Ce qu’on a fait : profil, historique, classements.
record-title = Mes parties
record-of = Les parties de { $name }
record-none = Aucune partie n’a encore été jouée jusqu’au bout.
record-games = { $games ->
        [one] Une partie
       *[other] { $games } parties
    }
record-public = Les autres peuvent voir ce profil
record-public-why = Résultats, mots, grandes premières et cotes. Avec qui vous avez joué ne regarde que vous.
record-ratings = Cotes
record-rated-games = { $games ->
        [one] après une partie classée
       *[other] après { $games } parties classées
    }
record-kinds = Par type de partie
record-kind = Type
record-played = Jouées
record-won = Gagnées
record-drawn = Nulles
record-lost = Perdues
record-best = Meilleur
record-average = Moyenne
record-curve = { $name } : { $from } au début, { $to } dernièrement
record-facts = Moments forts
record-puzzles = Énigmes
record-solved = { $solved ->
        [one] Une résolue
       *[other] { $solved } résolues
    }
record-run = Meilleure série : { $count }
record-milestones = Grandes premières
milestone-new = Grande première : { $name }
milestone-everybody = Tous les robots battus
record-words = Mots
record-words-many = { $many ->
        [0] Pas encore de mots.
        [one] Un mot jusqu’ici.
       *[other] { $many } mots différents jusqu’ici.
    }
record-words-longest = Les plus longs
record-words-best = Les plus précieux
record-words-newest = Joués pour la première fois
record-rivals = Adversaires
record-rival = Adversaire
record-nobody = Quelqu’un qui est parti
record-history = Historique
record-search = Chercher un mot ou un adversaire
record-game = Jeu
record-any-game = Tous les jeux
record-result = Résultat
record-result-any = Tous les résultats
record-result-won = Gagnée
record-result-drawn = Nulle
record-result-lost = Perdue
record-result-alone = En solo
record-result-shared = Sur un seul appareil
record-found-none = Aucune partie de ce genre.
record-more = En montrer plus
record-points = { $points ->
        [one] un point
       *[other] { $points } points
    }
rating = { $points } ± { $deviation }
rating-changed = { $points } ± { $deviation } ({ $change })
rating-yours = Votre cote : { $points } ± { $deviation } ({ $change })
rated = Partie classée
rated-why = Elle compte pour la cote de chacun : pas d’aide, pas de coup repris, et qui s’en va perd. Sans autre pendule, vous avez trois jours par coup.
ladder-title = { $game } : les mieux classés
ladder-open = Classement
ladder-order = Classés d’après la cote dont on est sûr. Celles de nos robots ne changent jamais : elles fixent l’échelle.
ladder-place = Rang
ladder-name = Nom
ladder-rating = Cote
ladder-games = Parties classées
ladder-house = notre robot
ladder-who = Qui
ladder-people = Personnes
ladder-programs = Programmes
ladder-empty = Personne n’a encore joué de partie classée de ce type. À vous l’honneur.
ladder-play = Ouvrir une table classée
