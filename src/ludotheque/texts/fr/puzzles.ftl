refuse-bad-puzzle = { $file }, ligne { $line } : { $why }.
refuse-no-puzzles = Il n’y a pas encore d’énigmes pour { $game }.

puzzles = Énigmes
puzzles-title = Énigmes : { $game }
puzzles-pitch = Une position, une bonne réponse.
puzzles-today = L’énigme du jour
puzzles-today-done = Résolue. Une autre demain.
puzzles-run = Une série
puzzles-run-pitch = De plus en plus dur ; trois erreurs et c’est fini.
puzzles-run-best = Votre meilleure série : { $count }
puzzles-run-now = Résolues : { $count }, { $left ->
    [one] encore une erreur permise
   *[other] encore { $left } erreurs permises
  }
puzzles-run-over = La série est finie : { $count ->
    [one] { $count } énigme résolue
   *[other] { $count } énigmes résolues
  }.
puzzles-run-again = Une autre série
puzzles-own = Tirées de vos parties
puzzles-own-pitch = Après une analyse, vos erreurs vous attendent ici sous forme d’énigmes.
puzzles-practise = S’entraîner
puzzles-solved = { $solved } sur { $count } résolues
puzzles-all-solved = Vous les avez toutes vues.
puzzle-grade = Niveau { $grade }
puzzle-next = Suivante
puzzle-solution = Voir la solution
puzzle-again = Encore une fois
puzzle-home = Toutes les énigmes
puzzle-missed = Ce n’est pas ça.
puzzle-shown = Voici la solution.
puzzle-time = La minute est passée.
puzzle-seconds = { $seconds } s
puzzle-counted = Vous avez déjà répondu à celle-ci ; elle ne compte qu’une fois.
puzzle-up = Bonne énigme
puzzle-down = Mauvaise énigme
puzzle-thanks = Merci.
puzzle-try-it = En faire une énigme
puzzle-level = Niveau

refuse-no-puzzle = Il n’y a pas d’énigme { $number }, ou elle a été retirée.
refuse-puzzle-unsolved = Résolvez-la d’abord.

puzzle-own = Dans votre partie, vous avez joué { $played } ici. Trouvez mieux.
puzzle-own-title = Tirée de votre partie
puzzle-own-done = Oui, { $best } était meilleur que { $played }.
puzzle-own-again = C’est ce que vous avez joué. Il y a mieux.

puzzle-yali-win = Vous êtes Or. Un seul coup gagne, quoi que fasse Argent. Trouvez-le.
puzzle-yali-win-title = Gagner
puzzle-yali-win-done = C’est gagné. Regardez la fin.
puzzle-yali-best = Vous êtes Or. Un coup est nettement meilleur que tous les autres. Trouvez-le.
puzzle-yali-best-title = Le meilleur coup
puzzle-yali-best-done = C’est le bon coup. Regardez la suite.
puzzle-yali-run = Vous êtes Or. Gagnez en { $moves } coups de suite : Argent ne doit pas reprendre la main.
puzzle-yali-run-title = Tout droit au but
puzzle-yali-run-done = Toutes les billes sont arrivées, et Argent n’a plus joué.
puzzle-yali-run-lost = Le plateau penche vers Argent. Chaque coup doit le garder de votre côté.

puzzle-bali-bali = La pioche est vide. Faites un Bali : toutes les cartes doivent partir, en mots entiers.
puzzle-bali-bali-title = Bali !
puzzle-bali-bali-done = Bali ! Il ne reste plus une carte.
puzzle-bali-bali-stranded = Maintenant il restera des cartes, quoi que vous fassiez.
puzzle-bali-word = Composez le mot qui vaut le plus.
puzzle-bali-word-title = Le meilleur mot
puzzle-bali-word-done = { $word }, { $points } points : rien ne vaut plus ici.
puzzle-bali-word-less = C’est un mot, mais il y en a un à { $points } points.
puzzle-bali-word-taken = N’enlevez rien : composez.
puzzle-bali-word-part = Ce n’est pas encore un mot. Composez-le en entier, en un tour.
puzzle-bali-challenge = Votre adversaire vient de composer ceci. Est-ce une partie de mot ? Contestez, ou laissez passer.
puzzle-bali-challenge-title = Une partie de mot ?
puzzle-bali-challenge-done = { $known ->
    [0] Bien vu : aucun mot n’a ces lettres à la suite.
   *[other] Bien vu : il y a { $word }.
  }
puzzle-bali-challenge-doubted = C’est une partie de { $word }.
puzzle-bali-challenge-waved = Aucun mot n’a ces lettres à la suite. Il fallait contester.

puzzle-wordjam-word = Vous avez une minute. Dites un mot du thème qui rapporte au moins { $points } pièces.
puzzle-wordjam-word-title = Une minute
puzzle-wordjam-word-done = C’est assez. Le meilleur mot connu de nos listes est « { $word } », { $most } pièces.
puzzle-wordjam-word-out = Ce mot ne compte pas : regardez la lettre interdite et la carte du thème.
puzzle-wordjam-word-less = Il convient, mais on demande { $points } pièces.
puzzle-wordjam-word-unknown = Nos listes ne savent pas s’il va avec le thème. Essayez-en un autre.
