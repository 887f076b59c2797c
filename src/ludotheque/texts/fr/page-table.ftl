table-near = De ce côté de la table
table-watched = Quelqu’un est venu regarder.
plate-thinking = réfléchit…
plate-waiting = patiente…
plate-stuck = ne trouve pas de coup ; réessaiera

side-label = Coups, discussion, infos
side-moves = Coups
side-chat = Discussion
side-info = Infos
side-unread = non lus

menu-label = Plus
menu-replay = Revoir les coups
menu-again = Revoir les derniers coups
menu-picture = Image de cette position
menu-position = Copier cette position
position-copied = Position copiée.
menu-turn = Retourner le plateau
menu-coordinates = Coordonnées
menu-notation = Coups en notation
menu-pace = Vitesse des coups
menu-theme = Clair ou sombre

replay-label = Revoir la partie
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse : { $speed } ×. Changer.
replay-scrub = Moment de la partie
replay-present = { $total ->
    [one] Après le seul coup
   *[other] Après les { $total } coups
}
replay-beyond = Il n’y a pas de coup { $number } : cette partie compte { $total ->
    [one] un coup
   *[other] { $total } coups
}.
replay-link = Copier un lien vers ce coup
over-picture = Partager une image
picture-line = { $game } · { $names } · après le coup { $number }
replay-copied = Le lien est copié.

over-you-lost = { $count ->
    [one] Vous avez perdu ; { $names } gagne
   *[other] Vous avez perdu ; { $names } gagnent
}
over-given-up = Partie abandonnée
over-lost = Vous avez perdu
over-play-again = Rejouer contre { $name }
over-resigned = { $you ->
    [yes] Vous avez abandonné.
   *[no] { $name } a abandonné.
}
over-time = { $you ->
    [yes] Votre temps est écoulé.
   *[no] Le temps de { $name } est écoulé.
}
moves-run = { $you ->
        [yes] Vous
       *[no] { $name }
    }, { $count ->
        [one] un coup
       *[other] { $count } coups
    }
over-alone-other = { $count ->
    [one] { $name } a marqué { $points } point
   *[other] { $name } a marqué { $points } points
}
over-rival = Prochain adversaire : { $name }
over-new-deal = Nouvelle donne

happened-draw-agreed = { $name } accepte la partie nulle.
happened-draw-declined = { $name } refuse la partie nulle.
happened-takeback-agreed = { $name } accepte : le coup est repris.
happened-takeback-declined = { $name } ne veut pas que le coup soit repris.
happened-hint-taken = { $name } demande un conseil.
happened-interrupted = Le serveur s’est arrêté un moment. Aucune pendule n’a tourné entre-temps.
