# Jouer seul : la même donne, l’entraînement, ce qu’on a déjà atteint.
box-alone-in = Une donne en solo, mots { $lang ->
        [fr] français
        [de] allemands
       *[other] anglais
    }
over-same-deal = Rejouer cette donne
practice = Entraînement
practice-label = Entraînement : on peut revenir même au-delà des cartes tirées ; ne compte ni pour le record ni pour la moyenne
refuse-practice-alone = L’entraînement est réservé à un seul joueur.
refuse-no-deal = Cette donne ne peut pas être rejouée : il faut une partie à vous, jouée seul jusqu’au bout.
over-practice = C’était un entraînement : il ne compte ni pour le record ni pour la moyenne.
over-tally = Jusqu’ici : record { $best }, moyenne { $average }
over-new-best = Votre meilleur score ! Jusqu’ici : record { $best }, moyenne { $average }
