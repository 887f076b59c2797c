room-of = Le salon de { $name }, { $count ->
    [one] une personne est là
   *[other] { $count } sont là
}
room-empty = Entrez jouer à { $game }
room-name = Votre nom
room-face = Votre visage
room-faces = d’autres visages
room-face-number = Visage { $number }
room-sit = S’asseoir
room-in = { $count ->
    [one] Vous y êtes
   *[other] { $count } sont là
}
room-holds = est l’hôte
room-bot = l’ordinateur
room-players = Joueurs
room-players-bots = { $bots ->
    [0] { $count }
   *[other] { $count }, dont { $bots } par l’ordinateur
}
room-pace = Rythme
room-more = Plus : les secondes une à une
room-start = { $bots ->
    [0] Commencer à { $count }
    [one] Ajouter un robot et commencer
   *[other] Ajouter { $bots } robots et commencer
}
room-starts = { $name } lance la partie.
room-leave = Quitter le salon
room-paused = Pause
room-paused-by = { $name } reprendra quand tout le monde sera prêt.
room-left = Quitter la partie ?
room-left-how = Un robot joue à votre place. Vous pouvez revenir à tout moment et la reprendre.
room-go = Quitter
late-title = La partie a déjà commencé
late-how = Dites qui vous êtes : vous prendrez la place d’un robot dès la fin de ce tour.
late-watch = Regarder seulement
late-soon = { $name }, vous entrez dès la fin de ce tour.
host-title = Vous êtes l’hôte du salon
host-pause = Pause
host-go-on = Reprendre
host-more-time = { $seconds } secondes de plus
host-skip = Ne plus attendre
host-rename = Renommer
host-rename-do = Enregistrer
host-new-name = Nouveau nom pour { $name }
host-hand-over = En faire l’hôte
host-remove = Retirer
host-stand-in = Laisser jouer un robot
host-sound = Son sur le grand écran
action-host = Gérer le salon
action-leave = Quitter la partie
display-hosted = { $name } lance la partie depuis son téléphone. Il y a de la place pour { $seats }.
display-first = La première personne arrivée est l’hôte. Il y a de la place pour { $seats }.
display-play-here = Jouer aussi sur cet écran
happened-agreed = Les réglages ont changé.
happened-paused = La partie est en pause.
happened-resumed = C’est reparti.
happened-extended = Il y a plus de temps.
happened-removed = { $name } a été retiré du salon.
happened-renamed = { $name } porte un nouveau nom.
happened-handed = L’hôte du salon est maintenant { $name }.
room-again = Encore une ({ $given } sur { $needed })
room-again-host = Encore une

## What a table agrees on for itself

own-lot = Par tirage au sort
own-seat = Place { $number }
own-title = Titre
own-words = Mots de sa liste (facultatif, séparés par des virgules)
own-add = Ajouter un thème
own-names = Ajouter nos prénoms
own-names-title = Nos prénoms
own-drop = Retirer « { $title } »
own-count = { $count ->
    [0] sans liste : la table vote
    [one] une liste d’un mot
   *[other] une liste de { $count } mots
}
own-fold = Thèmes et donneur
