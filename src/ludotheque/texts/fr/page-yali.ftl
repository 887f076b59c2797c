option-yali-rules = Règles
option-yali-rules-base = Jeu de base
option-yali-rules-tournament = Tournoi
option-yali-rows = Longueur du plateau
option-yali-rows-6 = 6 rangées (court)
option-yali-rows-8 = 8 rangées (habituel)
option-yali-rows-10 = 10 rangées (long)
option-yali-arrival = Un coup latéral se gagne
option-yali-arrival-zone = sur les deux rangées d’arrivée
option-yali-arrival-last-row = sur la dernière seulement

yali-colour = { $seat ->
    [0] Or
   *[other] Argent
}
yali-board = Le plateau de YALi. Les flèches vont de case en case, Entrée choisit une bille puis sa destination, Échap la repose.
yali-cell = { $cell }, { $what ->
    [gold] bille d’or
    [silver] bille d’argent
   *[empty] vide
}{ $can ->
    [here] , destination possible
    [chosen] , choisie
    [move] , peut jouer
   *[nothing] {""}
}
yali-chosen = { $cell } choisie. Elle peut aller en { $targets }.
yali-chain = La bille peut sauter encore : choisissez la case suivante, ou arrêtez-vous ici.
yali-stop = S’arrêter en { $cell }
yali-choose-side = Vous avez gagné un coup latéral.
yali-no-side = Pas de coup latéral
yali-balanced = Le plateau est en équilibre
yali-tips = Le plateau penche vers { $colour } (de { $weight })
yali-arrived = { $colour } : { $count } sur 8 arrivées
yali-says-lot = Le sort désigne { $colour }.
yali-says-move = { $colour } va de { $from } en { $to }.
yali-says-side = Bille latérale de { $from } en { $to }.
