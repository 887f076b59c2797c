cli = Des jeux épuisés, pour les humains et pour les machines.
cli-lang = langue de tout ce qui est dit
cli-play = jouer à un jeu dans le terminal
cli-learn = apprendre un jeu en quelques minutes
cli-learn-from = commencer par cette étape
cli-puzzles = résoudre des énigmes ; en créer et les vérifier
cli-puzzles-what = play (en résoudre), make (en chercher de nouvelles) ou check (retirer celles qui ne tiennent plus)
cli-puzzles-each = make : nombre voulu de chaque sorte
cli-puzzles-minutes = make : s’arrêter après ce nombre de minutes
cli-puzzles-seed = make : graine du hasard
cli-replay = montrer une partie enregistrée coup par coup
cli-arena = faire jouer des robots entre eux et compter
cli-analyse = juger une partie enregistrée coup par coup
cli-lexicon = consulter les mots, et voir l’étendue des listes
cli-serve = démarrer le serveur et afficher l’adresse de la page
cli-backup = copier les données du serveur en lieu sûr
cli-restore = remettre une copie de sauvegarde en place
cli-version = afficher la version
cli-variant = réglages du jeu désignés par un nom
cli-no-number = « { $text } » n’est pas un nombre entier
cli-own-list = TITRE[: MOT, MOT …]
cli-play-which = l’un des jeux ci-dessous ; « play JEU --help » donne ses options
cli-play-options = options du jeu
cli-play-players = nombre de joueurs à la table
cli-play-bot = des robots de ce niveau jouent à toutes les places sauf la première
cli-play-seats = qui joue à quelle place, dans l’ordre : { $person }, ou le niveau d’un robot
cli-play-clock = real : quand le temps est limité, il s’écoule vraiment ; stopped : prenez votre temps
cli-play-load = reprendre une partie enregistrée, avec ses règles
cli-play-save = garder la partie dans un fichier quand elle se termine
cli-play-seed = rendre le hasard et les robots reproductibles
cli-arena-a = premier niveau ; avec --b un duel, seul en solitaire
cli-arena-level = niveaux répartis autour d’une table plus grande
cli-arena-options = options en JSON, à la place d’une variante
cli-arena-out = garder les résultats ici (lignes JSON) et repartir d’eux
cli-arena-json = donner le résumé en JSON
cli-lexicon-check = est-ce un mot, et pourquoi ?
cli-lexicon-find = les mots qui contiennent ces lettres, les plus courants d’abord
cli-lexicon-limit = combien de mots (20 si rien n’est dit)
cli-lexicon-begin = seulement les mots qui commencent par ces lettres
cli-lexicon-stats = combien de mots, d’où, et s’ils sont courants
cli-lexicon-words = la liste de mots (sinon celle de la langue parlée)
cli-saved = une partie enregistrée
cli-replay-from = commencer après le coup N
cli-backup-file = le fichier à écrire ; il ne doit pas encore exister
cli-data = dossier de la base de données (./data)
cli-database = postgresql://… au lieu de SQLite dans le dossier des données
cli-restore-file = un fichier écrit par « ludotheque backup »
cli-restore-replace = abandonner ce que la base contient maintenant
cli-serve-host = adresse d’écoute (127.0.0.1 ; 0.0.0.0 pour tout le réseau)
cli-serve-port = port d’écoute (8350 ; 0 : n’importe lequel)
cli-serve-data = dossier de la base de données et du secret (./data)
cli-serve-workers = processus du serveur (1 ; plusieurs demandent PostgreSQL)
cli-serve-log = ce que dit le journal (info)
cli-serve-browser = ouvrir la page dans un navigateur

argparse-usage = usage :{" "}
argparse-positional = arguments
argparse-options = options
argparse-help = afficher cette aide
argparse-argument = argument %(argument_name)s : %(message)s
argparse-choice = choix impossible : %(value)r (choix possibles : %(choices)s)
argparse-value = %(value)r n’est pas une valeur de type %(type)s
argparse-required = il manque : %s
argparse-unknown = arguments inconnus : %s
argparse-one = il faut une valeur
argparse-at-least-one = il faut au moins une valeur

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
terminal-people = { $players ->
    [1] un joueur, seul
    [2] deux personnes à ce clavier
   *[other] { $players } personnes à ce clavier
}
terminal-among-bots = { $bots ->
    [1] vous contre { $name }, niveau { $level } : { $character }
   *[other] vous et { $bots } robots comme { $name }, niveau { $level } : { $character }
}
terminal-curtain = C’est à { $seat } d’agir. Que tous les autres détournent les yeux ; puis { $seat } appuie sur Entrée.{" "}
terminal-won = { $count ->
    [0] Personne ne gagne ({ $scores }).
    [1] { $seats } gagne ({ $scores }).
   *[other] { $seats } se partagent la première place ({ $scores }).
}
terminal-how-to = Tapez un coup, par exemple « { $example } », ou son numéro dans la liste que montre « { $moves } ».
terminal-thinking = { $seat } réfléchit…
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

refuse-no-advice = Il n’y a rien à conseiller pour l’instant.
refuse-no-command = Il n’y a pas de commande « { $text } ». Connues : { $known }
refuse-no-advice-about = On ne sait rien de « { $text } » ; demandez sans cela.
refuse-no-hints = Ce jeu ne donne pas de conseils.
refuse-file-name = Indiquez un fichier : { $command } FICHIER
refuse-file-read = Impossible de lire { $file } : { $why }.
refuse-file-write = Impossible d’écrire { $file } : { $why }.
refuse-file-foreign = { $file } existe et n’est pas une partie enregistrée ; il reste intact.
refuse-file-other-game = Ce fichier contient un autre jeu ou un autre nombre de joueurs ({ $game }).
terminal-learn-later = Pour continuer plus tard : { $command }
command-learn-show = montrer
command-learn-skip = passer
command-learn-back = retour
