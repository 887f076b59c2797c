today-title = Aujourd’hui
today-row = { $count ->
    [one] jour
   *[other] jours de suite
}
daily-title = La donne du jour
daily-past = Une donne passée
daily-of = { $game } : la donne du jour
today-puzzle = { $game } : l’énigme du jour
today-puzzle-pitch = Une nouvelle chaque jour
daily-fresh = Les mêmes cartes pour tous
daily-words = Langue des mots
daily-play = Jouer la donne du jour
daily-play-past = Jouer cette donne
daily-again = Encore une fois, pour s’entraîner
daily-result = Voir le classement du jour
daily-under-way = Vous avez commencé
daily-open = pas encore jouée
daily-once = Tout le monde reçoit ces cartes, dans cet ordre, jusqu’à minuit (UTC). Votre premier essai compte ; il n’y a pas d’aide.
daily-once-past = Votre premier essai reste dans votre calendrier ; le classement de ce jour est clos.
daily-par = À battre : { $par }
daily-par-waiting = { $name } n’a pas fini de jouer
daily-par-why = C’est le score de { $name }, notre meilleur robot, qui ne voit pas les cartes à venir.
daily-par-name = Le score à battre est celui de { $name }.
daily-against = { $how ->
    [above] { $by } de plus que le score à battre ({ $par })
    [below] { $by } de moins que le score à battre ({ $par })
   *[equal] égal au score à battre ({ $par })
}
daily-whole-bali = Bali
daily-late = Jouée après son jour : elle ne compte que pour vous.
daily-share = Partager
daily-row = Jours de suite
daily-row-best = Record
daily-next = Prochaine donne à { $time }.
daily-mine = Vos mots
daily-best = Le mieux trouvé : { $score }
daily-best-why = Par une recherche qui voit toutes les cartes d’avance.
daily-best-words = Ses mots
daily-moves = Coup par coup
daily-watch = Regarder sur le plateau
daily-solution = Ce qui était possible
daily-ranks = Le classement du jour
daily-place = Vous êtes numéro { $place } sur { $players }.
daily-players = { $count ->
    [one] Une personne l’a terminée.
   *[other] { $count } personnes l’ont terminée.
}
daily-nobody = Personne n’est encore au classement.
daily-you = (vous)
daily-archive = Les donnes passées
daily-month-before = Le mois précédent
daily-month-after = Le mois suivant
daily-key-par = battu ou égalé
daily-key-done = jouée
