analysis-open = Analyser la partie
analysis-title = Analyse
analysis-progress = Part de la partie déjà analysée
analysis-cancelled = L’analyse a été interrompue.
analysis-again = Recommencer
analysis-done = { $count ->
        [one] Une décision jugée
       *[other] { $count } décisions jugées
    } ; { $mistakes ->
        [0] rien de sérieux n’a été perdu.
        [one] l’une d’elles a coûté quelque chose.
       *[other] { $mistakes } d’entre elles ont coûté quelque chose.
    }
analysis-graph-chance = { $name } : chances de gagner
analysis-graph-points = { $name } : points à espérer à la fin
analysis-graph-lead = { $name } : points d’avance sur les autres
analysis-previous = Erreur précédente
analysis-next = Erreur suivante
analysis-only-mistakes = Seulement les coups qui ont coûté quelque chose
analysis-list = Les coups et ce qu’ils ont fait perdre
analysis-turning = tournant
analysis-flawless = Rien de sérieux n’a été perdu.
analysis-number = Coup { $number }
analysis-try = Essayer
analysis-played = joué
analysis-best = le meilleur
analysis-best-found = Rien de mieux n’a été trouvé.
analysis-run = { $you ->
    [yes] Vous avez ensuite joué { $count } coups d’affilée.
   *[no] { $name } a ensuite joué { $count } coups d’affilée.
}
analysis-sum = { $name } : { $mistakes ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $mistakes } erreurs
}
analysis-points = { $points } points à attendre
mark-only = brillant : le seul coup
mark-best = meilleur coup
mark-fine = correct
mark-inaccuracy = imprécis
mark-mistake = erreur
analysis-only-move = C’était le seul bon coup.
analysis-you = Vous, { $side }
analysis-chance = { $who } : chances de gagner { $before } → { $after }
analysis-lead = { $who } : avance { $before } → { $after }
analysis-as-good = C’était correct ; le meilleur coup n’apportait guère plus.

try-title = Continuer à partir du coup { $number }
try-about = La partie reste telle quelle. Vous pouvez revenir à ce coup à tout moment.
try-who = Qui joue la suite ?
try-bots = Contre l’ordinateur
try-by-hand = Je joue tous les camps moi-même
try-against = Votre adversaire
try-seat = Vous jouez
try-start = Continuer
try-back = Retour à la partie
try-from = Essai à partir du coup { $number }
try-set-up = D’après un texte
menu-try = Essayer à partir d’ici
set-up-title = Reprendre une partie ou une position
set-up-about = Collez une partie téléchargée ici, ou notée de la même façon. Elle continue là où elle s’arrête ; si elle est terminée, vous pouvez la parcourir et l’analyser.
set-up-position = Une simple position suffit aussi. Copiez-en une depuis le menu d’une table, ou écrivez-la ainsi :
set-up-text = La partie ou la position, en toutes lettres
set-up-file = Choisir un fichier
set-up-start = La reprendre
