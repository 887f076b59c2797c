# Ce que disent tous les cours ; les cours eux-mêmes sont dans lessons-<jeu>.ftl.
lesson-missed = Pas tout à fait. Essayez encore.
lesson-number = { $number } sur { $count }
lesson-finished = Vous savez tout. À vous de jouer !
lesson-show = Montrez-moi
lesson-skip = Passer
lesson-next = Suivant
lesson-again = Réessayer
lesson-back = Retour
lesson-play = Jouer
lesson-shown = Voilà comment on fait. À vous.
lesson-title = Apprendre { $game }
lesson-offer = Première partie de { $game } ?
lesson-offer-new = L’apprendre en deux minutes
lesson-offer-known = Je connais
lesson-of-rule = Voir dans une leçon
lesson-rules = Les règles
lesson-you = Vous
