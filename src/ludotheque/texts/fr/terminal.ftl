cli = Des jeux épuisés, pour les humains et pour les machines.
cli-lang = langue de tout ce qui est dit
cli-play = jouer à un jeu dans le terminal
cli-play-yali = YALi : une course sur une bascule qui décide à qui le tour
cli-play-bali = BALI : des colonnes de lettres qui deviennent des mots
cli-play-wordjam = WORD JAM : des mots avec quelques lettres, et des paris secrets
cli-replay = montrer une partie enregistrée coup par coup
cli-arena = faire jouer des robots entre eux et compter
cli-analyse = juger une partie enregistrée coup par coup
cli-lexicon = consulter les mots, ou reconstruire les listes
cli-themes = regarder les thèmes de WORD JAM
cli-serve = démarrer le serveur et afficher l’adresse de la page
cli-backup = copier les données du serveur en lieu sûr
cli-restore = remettre une copie de sauvegarde en place

command-help = aide
command-help-help = cette liste
command-moves = coups
command-moves-help = tous les coups possibles, numérotés ; un numéro joue le coup
command-hint = conseil
command-hint-help = ce que ferait un bon joueur
command-undo = reprendre
command-undo-help = reprendre votre dernier coup
command-board = plateau
command-board-help = dessiner la table à nouveau
command-save = sauver
command-save-help = sauver FICHIER : garder la partie dans un fichier
command-load = charger
command-load-help = charger FICHIER : reprendre une partie enregistrée
command-quit = quitter
command-quit-help = partir
command-next = suivant
command-back = retour

terminal-welcome = Tapez un coup, son numéro ou « { $help } ». La touche Tab complète.
terminal-choose = Un numéro de 1 à { $most }, s’il vous plaît.
terminal-who-plays = Qui joue ?
terminal-which-rules = Quelles règles ?
terminal-two-people = deux personnes à ce clavier
terminal-against-bot = vous contre un robot de niveau { $level }
terminal-thinking = { $seat } réfléchit …
terminal-interrupt = Cette partie n’est pas enregistrée. « { $save } FICHIER » la garde, Ctrl-C encore une fois quitte.
terminal-unfinished = La partie reste inachevée. Au revoir.
terminal-it-is-over = La partie est terminée.
terminal-more-moves = … et d’autres ; seuls les { $shown } premiers sont affichés.
terminal-hint = Vous pourriez jouer { $move }.
terminal-undone = { $moves ->
    [one] Un coup repris.
   *[other] { $moves } coups repris.
}
terminal-saved = Enregistré dans { $file }.
terminal-loaded = Partie chargée ; { $moves ->
    [one] un coup joué
   *[other] { $moves } coups joués
} jusqu’ici.
terminal-replay-start = Le début.
terminal-replay-prompt = Entrée : suivant · - retour · un numéro : y aller · quitter ›{" "}
terminal-replay-what = Entrée avance, « - » recule, un numéro y mène, « quitter » termine.

terminal-yali-gold = Or
terminal-yali-silver = Argent
terminal-yali-rules-base = de base : amener une bille à l’arrivée donne un coup latéral
terminal-yali-rules-tournament = tournoi : sauter une bille adverse en donne un aussi, et trois billes latérales chacun
terminal-yali-home = { $home } sur { $all } à l’arrivée
terminal-yali-balance = en équilibre
terminal-yali-tilt = penche de { $torque } vers { $seat }
terminal-yali-lot = Le sort donne le premier coup à { $seat }.
terminal-yali-blocked = bloqué, c’est donc à l’autre de jouer
terminal-yali-won-arrived = { $seat } a toutes ses billes à l’arrivée et gagne ({ $most } à { $least }).
terminal-yali-won-blocked = Plus personne ne peut jouer. { $seat } gagne avec { $most } billes à l’arrivée contre { $least }.
terminal-yali-drawn = Plus personne ne peut jouer et { $home } billes sont à l’arrivée de chaque côté : partie nulle.
terminal-yali-how-to = Un pas s’écrit a2-a3, une suite de sauts b1xb3xd5, avec un coup latéral c6-c7/r5-r4. La case d’arrivée seule (d5) suffit si une seule bille peut y aller.

refuse-undo-nothing = Vous n’avez aucun coup à reprendre.
refuse-no-advice = Il n’y a rien à conseiller pour l’instant.
refuse-file-name = Indiquez un fichier : { $command } FICHIER
refuse-file-read = Impossible de lire { $file } : { $why }.
refuse-file-write = Impossible d’écrire { $file } : { $why }.
refuse-file-foreign = { $file } existe et n’est pas une partie enregistrée ; il reste intact.
refuse-file-other-game = Ce fichier contient un autre jeu ou un autre nombre de joueurs ({ $game }).
