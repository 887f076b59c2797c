# une soirée à plusieurs tables : l’ouvrir, sa salle, la télévision
box-way-evening = Une soirée à plusieurs tables
evening-new = Une soirée à plusieurs tables
evening-new-what = Chacun arrive par code, lien ou QR. Les tables sont tirées au sort pour vous, tour après tour.
evening-game = À quoi jouez-vous ?
evening-form = Comment vous rencontrez-vous ?
hall-form = { $form ->
    [progressive] { $game } Progressive
    [swiss] Tournoi suisse
    [round-robin] Toutes rondes
    [arena] Arène
    [duplicate] Les mêmes donnes pour tous
   *[knockout] Élimination à huit
}
evening-how-progressive = Un nouveau partenaire à chaque partie. Qui gagne monte d’une table.
evening-how-swiss = À chaque tour, vous rencontrez quelqu’un d’aussi bien classé que vous.
evening-how-round-robin = Chacun rencontre chacun.
evening-how-arena = Une partie dès que vous êtes libre, jusqu’à la fin du temps.
evening-how-duplicate = Tous jouent seuls les mêmes cartes ; le meilleur total gagne.
evening-how-knockout = Les gagnants continuent, jusqu’au dernier.
evening-games = Parties
evening-times = Combien de fois chacun rencontre chacun
evening-clock = Temps par tour
evening-lasts = L’arène dure
evening-minutes = { $count ->
    [0] aussi longtemps qu’il faut
   *[other] { $count } minutes
}
evening-fill = Des robots complètent les tables (sinon, on se repose à tour de rôle)
evening-more = Plus de réglages
evening-plays = Je joue aussi
evening-bots = Robots dès le début
evening-level = Quels robots ?
evening-interval = Temps entre les tours
evening-seconds = { $count } secondes
evening-open = Ouvrir la soirée
hall-title = { $form ->
    [progressive] { $game } Progressive
    [swiss] { $game } : tournoi suisse
    [round-robin] { $game } : toutes rondes
    [arena] { $game } : arène
    [duplicate] { $game } : les mêmes donnes pour tous
   *[knockout] { $game } : élimination
}
hall-opening = Ouverture de la salle…
hall-none = On ne peut pas entrer ici
hall-evening = Soirée
hall-back = Retour à la soirée
hall-mine = Vos soirées
hall-line = { $status ->
    [running] est en cours
   *[open] n’a pas encore commencé
}{ $host ->
    [yes] , vous la menez
   *[no] {""}
}
hall-before = { $count ->
    [0] Personne n’est encore là
    [one] Une personne est là
   *[other] { $count } personnes sont là
}
hall-over = La soirée est terminée
hall-round = Tour { $number } sur { $of }
hall-arena = Arène
hall-knockout = { $left ->
    [0] Finale
    [1] Demi-finales
   *[other] Quarts de finale
}
hall-time-left = Le tour se termine dans { $time }
hall-in = { $count ->
    [0] Personne n’est encore là
    [one] Une personne est là
   *[other] { $count } sont là
}
hall-invited = On vous attend
hall-late = La soirée a déjà commencé
hall-late-how = Vous pouvez encore entrer : vous jouerez dès le prochain tour.
hall-closed = La soirée a déjà commencé et on ne peut plus s’y joindre. Vous pouvez regarder.
hall-enter = J’en suis
hall-way-in = Comment les autres entrent
hall-host = Mener la soirée
hall-runs = mène la soirée
hall-host-title = Vous menez la soirée
hall-begin = { $bots ->
    [0] Commencer à { $count }
    [one] Commencer à { $count } avec un robot
   *[other] Commencer à { $count } avec { $bots } robots
}
hall-begin-how = { $bots ->
    [0] Les premières tables sont tirées au sort dès que vous commencez.{ $form ->
        [knockout] {" "}Il faut être exactement huit.
       *[other] {""}
    }
   *[other] Si d’autres personnes arrivent, elles prennent la place des robots.
}
hall-starts = La soirée commence bientôt.
hall-break = Entracte
hall-break-do = Entracte après ce tour
hall-break-by = { $known ->
    [yes] { $name } reprendra quand tout le monde sera prêt.
   *[no] On reprendra quand tout le monde sera prêt.
}
hall-break-how = L’entracte laisse ce tour se terminer. La pause arrête toutes les tables aussitôt.
hall-pause-do = Pause
hall-pause-how = Toutes les tables sont arrêtées jusqu’à la reprise.
hall-paused-by = { $known ->
    [yes] Toutes les tables sont arrêtées. { $name } reprendra.
   *[no] Toutes les tables sont arrêtées.
}
hall-more-bots = Robots en plus
hall-add = Ajouter
hall-end-early = Terminer la soirée
hall-end = Terminer maintenant
hall-end-sure = Les tables qui jouent encore comptent telles quelles.
hall-leave = Quitter la soirée
hall-leave-title = Quitter la soirée ?
hall-leave-before = Vous pouvez revenir avant le début, et après aussi.
hall-leave-how = Un robot joue à votre place. Vous pouvez revenir à tout moment.
hall-left = Vous avez quitté la soirée
hall-replaced = Un robot a pris votre place
hall-left-how = Un robot joue à votre place. Vous pouvez revenir à tout moment et la reprendre.
hall-back-in = Revenir
hall-your-table = Vous êtes à la table { $number }
hall-your-game = Votre table est prête
hall-with = Avec { $names }
hall-against = Contre { $names }
hall-sit = S’asseoir
hall-stay = Rester ici
hall-taken = On vous y emmène dans un instant.
hall-onward = Vers votre prochaine table
hall-next-in = Prochain tour dans { $time }
hall-counting = On fait les comptes…
hall-too-few = Le prochain tour commence dès qu’il y a assez de monde.
hall-resting = Vous vous reposez ce tour-ci
hall-resting-how = Le suivant est pour vous.
hall-arena-waits = On cherche votre prochain adversaire…
hall-done = Votre table a fini
hall-others = D’autres jouent encore.
hall-waits = Vous jouez dès le prochain tour
hall-my-place = Vous êtes numéro { $place } sur { $of } avec { $count ->
    [one] { $points } point
   *[other] { $points } points
}.
hall-fate-on = Vous passez au tour suivant.
hall-fate-out = Le tournoi s’arrête ici pour vous. Vous pouvez regarder les autres.
hall-fate-lot = Égalité : le sort décide qui passe.
hall-you-go-up = Vous montez d’une table.
hall-you-go-down = Vous descendez d’une table.
hall-you-go-same = Vous restez à votre table.
hall-way-up = monte
hall-way-down = descend
hall-way-same = reste
hall-moved = { $way ->
    [up] monte de { $places }
   *[down] descend de { $places }
}
hall-standings = Classement
hall-place = Place
hall-points = Points
hall-over-par = { $by } par rapport au score à battre
hall-won = Gagnées
hall-tables-so-far = Tables
hall-tables = Tables
hall-tables-of = Tables du tour { $number }
hall-table = Table { $number }
hall-watch = Regarder
hall-look-back = Revoir
hall-not-here = Pas encore à la table : { $names }
hall-called = Le temps était écoulé : la partie compte telle quelle.
hall-time-up = Le temps est écoulé
hall-rest = Au repos : { $names }
hall-free = Libres : { $names }
hall-everybody = Tout le monde ({ $count })
hall-state-waits = attend
hall-state-sits = en route
hall-state-plays = joue
hall-state-rests = se repose
hall-state-away = est parti
hall-winner = { $count ->
    [one] { $names } gagne la soirée
   *[other] { $names } gagnent ensemble la soirée
}
hall-shared = { $count } se partagent la victoire
hall-you-won = Vous gagnez la soirée
hall-with-points = { $count ->
    [one] avec { $points } point
   *[other] avec { $points } points
}
hall-again = Encore une fois, mêmes personnes
hall-next = Vers la soirée suivante
hall-text = Résultats en texte
hall-csv = Résultats pour tableur (CSV)
hall-page = { $page } sur { $pages }
hall-news-in = { $name } est là.
hall-news-out = { $name } a quitté la soirée.
hall-news-round = Le tour { $number } commence.
hall-news-between = Le tour est terminé.
hall-news-break = Il y aura un entracte après ce tour.
hall-news-pause = Toutes les tables sont arrêtées.
hall-news-on = On reprend.
hall-news-over = La soirée est terminée. Premier : { $names }.
refuse-no-evening-code = Aucune soirée n’a le code { $letters }.
refuse-evening-code-over = La soirée au code { $letters } est terminée.
