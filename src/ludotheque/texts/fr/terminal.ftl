cli = Des jeux épuisés, pour les humains et pour les machines.
cli-lang = langue de tout ce qui est dit
cli-play = jouer à un jeu dans le terminal
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

refuse-undo-nothing = Vous n’avez aucun coup à reprendre.
refuse-no-advice = Il n’y a rien à conseiller pour l’instant.
refuse-file-name = Indiquez un fichier : { $command } FICHIER
refuse-file-read = Impossible de lire { $file } : { $why }.
refuse-file-write = Impossible d’écrire { $file } : { $why }.
refuse-file-foreign = { $file } existe et n’est pas une partie enregistrée ; il reste intact.
refuse-file-other-game = Ce fichier contient un autre jeu ou un autre nombre de joueurs ({ $game }).
