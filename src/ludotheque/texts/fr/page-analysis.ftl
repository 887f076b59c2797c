analysis-open = Analyser la partie
analysis-title = Analyse
analysis-progress = Part de la partie déjà analysée
analysis-cancelled = L’analyse a été interrompue.
analysis-again = Recommencer
analysis-done = { $count ->
        [one] Une décision jugée
       *[other] { $count } décisions jugées
    } ; { $mistakes ->
        [0] rien de mieux n’a été trouvé.
        [one] mieux a été trouvé pour l’une d’elles.
       *[other] mieux a été trouvé pour { $mistakes } d’entre elles.
    }
analysis-graph = Parcourir la partie
analysis-graph-chance = { $name } : chances de gagner
analysis-graph-points = { $name } : points à espérer à la fin
analysis-graph-lead = { $name } : points d’avance sur les autres
analysis-legend = Barres du bas : ce qu’un coup a fait perdre. ◆ : un tournant. Les flèches du clavier parcourent la partie.
analysis-at = Coup { $number }, { $name } : { $played }. Rien de mieux n’a été trouvé. Valeur : { $value }.
analysis-at-mistake = Coup { $number }, { $name } : { $played } a fait perdre { $loss } ; mieux valait { $best } (valeur : { $value }).
analysis-previous = Erreur précédente
analysis-next = Erreur suivante
analysis-only-mistakes = Seulement les coups pour lesquels mieux a été trouvé
analysis-list = Les coups et ce qu’ils ont fait perdre
analysis-move = Coup
analysis-better = Mieux
analysis-lost = Perdu
analysis-turning = tournant
analysis-flawless = Aucun coup meilleur n’a été trouvé.
