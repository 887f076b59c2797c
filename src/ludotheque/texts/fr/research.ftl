# Environnements en texte, Model Context Protocol, et programmes que l’on mesure

text-you = { $game } : vous êtes { $seat }.
text-since = Depuis votre dernière décision :
text-acted = { $seat } : { $said }
text-moves = Vos coups :
text-more = … et d’autres, qui ne sont pas dans la liste.
text-answer = Répondez par un coup en notation, par exemple { $example }
text-answer-listed = Répondez par un coup en notation, ou par son numéro.
text-wait = Vous pouvez laisser faire les autres d’abord : wait
text-over = La partie est terminée.
text-rule = { $sentence } (règle { $rule })
refuse-text-wait = Impossible d’attendre ici : c’est à vous et aucun chronomètre ne tourne.
refuse-text-number = Il n’y a pas de coup numéro { $number } dans la liste.
refuse-text-over = La partie est terminée, plus personne ne joue.
refuse-text-seat = Il n’y a pas de place { $seat } à cette table ; les places vont de 0 à { $most }.
refuse-mcp-table = Il n’y a pas de table { $table }. Ouvrez-en une d’abord.
cli-mcp = laisser jouer un assistant, par le Model Context Protocol sur stdin et stdout
cli-mcp-seed = rendre le hasard et les robots répétables (pour les tests : qui connaît la graine connaît les cartes)
cli-bench-agent = mesurer un programme qui joue par lignes de texte contre nos niveaux
cli-bench-agent-measured = le programme et ses arguments, après -- ; level:2 mesure nos robots du niveau 2
cli-bench-agent-command = le programme et ses arguments, après --
cli-bench-agent-level = les niveaux à affronter (par défaut : tous)
cli-bench-agent-games = parties contre chaque niveau (10 par défaut)
cli-bench-agent-hide = ne pas donner la liste des coups permis
cli-bench-agent-seconds = combien de temps le programme peut réfléchir à une décision (60 par défaut)
bench-title = { $game }, { $variant } : { $command }
bench-row = niveau { $level } ({ $rating }) : { $share } % ± { $error } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $forfeits } par forfait
bench-rating = classement { $rating } ± { $error } (95 %)
refuse-bench-start = Impossible de lancer « { $command } » : { $why }
refuse-bench-number = Parties, secondes et niveaux doivent être au moins 1.
cli-bot = asseoir à une table d’un serveur un programme qui joue par lignes de texte
cli-bot-url = l’adresse du serveur (par défaut { $url })
cli-bot-token = le jeton d’accès du robot, créé sur votre page de profil (par défaut : la variable LUDOTHEQUE_TOKEN)
cli-bot-table = prendre place à cette table : son code, son identifiant ou son lien
cli-bot-open = ouvrir à tous une table de ce jeu
cli-bot-players = nombre de joueurs à la table ouverte
cli-bot-level = donner les autres places de la table ouverte à nos robots de ce niveau
cli-bot-games = nombre de parties, les suivantes en revanche (1 par défaut)
bot-sits = Le robot est assis à { $link } (code { $code }).
bot-gave-up = Le programme renonce ; sa partie est abandonnée.
refuse-server-away = Le serveur { $url } ne répond pas : { $why }
refuse-needs-research = Il manque quelque chose pour cela : pip install 'ludotheque[research]'

cli-replay-svg = écrire dans ce fichier SVG une image de la table après les N coups de --from (ou tous)
cli-replay-check = vérifier chaque partie d’un fichier (textes, lignes JSON ou Parquet) sans en montrer
check-wrong = partie { $number }, à partir de la ligne { $at } : { $why }
check-progress = { $games } parties vérifiées, { $pace } par seconde
check-done = { $right ->
    [one] { $right } partie est juste
   *[other] { $right } parties sont justes
} ({ $moves } coups), { $wrong ->
    [0] aucune n’est fausse
    [one] une est fausse
   *[other] { $wrong } sont fausses
}.

cli-export = écrire les parties terminées dans un fichier pour la recherche : avec accord, sans noms
cli-export-file = le fichier à écrire : .jsonl (une partie par ligne), .parquet ou .txt (textes) ; il ne doit pas encore exister
cli-export-game = seulement ce jeu
export-done = { $games ->
    [one] { $games } partie écrite
   *[other] { $games } parties écrites
} dans { $file } ; { $kept ->
    [one] { $kept } laissée
   *[other] { $kept } laissées
} de côté, faute d’accord de tous.
refuse-export-suffix = Le nom doit se terminer par .jsonl, .parquet ou .txt.
