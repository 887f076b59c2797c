# soirées au terminal
cli-evening = jouer toute une soirée de robots : progressive, toutes rondes, suisse, arène, duplicate, élimination
cli-evening-kind = le jeu et la forme de la soirée, au choix : { $known }
cli-evening-players = combien y participent (8 par défaut)
cli-evening-games = parties pour chacun ; toutes rondes : combien de fois chacun rencontre chacun (4 par défaut)
cli-evening-rest = aucun robot ne complète : les joueurs se reposent à tour de rôle
cli-evening-par = niveau qui fixe le score à battre de chaque donne en duplicate (par défaut le premier, en quelques millisecondes)
evening-title = { $kind }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed }
evening-round = Tour { $number }
evening-resting = { "  " }au repos : { $names }
evening-standings = Classement : place, joueur, points, parties gagnées
evening-standings-par = Classement : place, joueur, points, parties gagnées, écart avec le score à battre
evening-par = { "  " }à battre : { $par }
evening-par-by = score à battre : celui du niveau { $level }
refuse-evening-over = Cette soirée est terminée.
refuse-evening-begun = Cette soirée a commencé : on ne peut plus s’y inscrire.
refuse-evening-entered = { $name } participe déjà.
refuse-evening-stranger = Ce joueur n’est pas là.
refuse-evening-table = Cette table n’existe pas.
refuse-evening-counted = Cette table a déjà été comptée.
refuse-evening-players = Il faut { $needed ->
    [one] un joueur
   *[other] { $needed } joueurs
  } ; il y en a { $players }.
refuse-evening-form = { $game } n’a pas de réglage pour une soirée de la forme « { $form } ».
refuse-evening-full = { $most } personnes au plus peuvent participer.
refuse-evening-crowd = Trop de personnes sont déjà passées par cette soirée : plus personne ne peut s’y joindre.
refuse-evening-restless = Vous avez quitté et rejoint cette soirée trop souvent.
refuse-evening-breaks = Il y a déjà eu trop de pauses dans cette soirée.
refuse-evening-not-begun = Cette soirée n’a pas encore commencé.
refuse-evening-number = Il faut au moins un joueur et une partie.
refuse-evening-paused = Cette soirée est déjà en pause.
refuse-evening-not-paused = Aucune pause n’est en cours.
refuse-evening-not-over = Cette soirée n’est pas encore terminée.
refuse-evening-followed = La soirée suivante est déjà ouverte.
refuse-evening-bots = Vous pouvez avoir { $most } robots au plus dans toutes vos soirées réunies.
refuse-too-many-evenings = Vous avez { $most } soirées en cours. Terminez-en d’abord une.
refuse-no-evening = Cette soirée n’existe pas.
refuse-match-evening = Cette table fait partie d’une soirée : c’est la salle qui dit qui joue ici et où vous jouerez ensuite.
evening-called = × le temps était écoulé : la partie compte telle quelle
