page-home = Retour à l’étagère
page-settings = Réglages
page-skip = Aller au contenu
page-language = Langue
page-theme = Couleurs : { $theme ->
    [light] claires
    [dark] sombres
   *[auto] comme sur cet appareil
}
page-me = Vous
page-lost = Il n’y a rien à cette adresse.

shelf-title = Ouvrez une boîte et jouez
shelf-welcome = Des jeux devenus introuvables, de retour sur la table : entre amis, contre la maison ou en solitaire.
shelf-boxes = Les jeux

box-players = { $players } joueurs
box-minutes = { $least } à { $most } minutes
box-play = Jouer tout de suite
box-learn = Apprendre
box-invite = Inviter des amis
box-more = Autres façons de jouer

page-close = Fermer
page-cancel = Annuler

list-mine = Mes tables
list-mine-none = Vous n’avez aucune partie en cours.
list-open = Tables ouvertes
list-open-none = Personne n’attend de joueurs pour l’instant. Ouvrez une table !
list-finished = Parties récentes
list-finished-none = Aucune partie terminée.
list-waiting = attend des joueurs
list-more = En voir plus

me-guest = Invité { $number }
me-name = Votre nom
me-save = Enregistrer
me-saved = C’est enregistré.
me-passphrase = Phrase secrète
me-claim-title = Garder ce nom
me-claim-why = Avec une phrase secrète, personne d’autre ne peut prendre votre nom ici, et vous pouvez continuer sur un autre appareil.
me-claim-again = Votre nom est protégé. Vous pouvez choisir une autre phrase secrète.
me-claim = Protéger mon nom
me-claimed = Votre nom est désormais protégé.
me-link-title = Continuer sur un autre appareil
me-link-why = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois.
me-link = Créer un lien
me-link-until = Valable jusqu’au { $until }.
me-data-title = Vos données
me-export = Télécharger tout ce qui est conservé sur vous
me-signout = Se déconnecter
me-erase = M’effacer
me-erase-sure = Des robots prennent vos places ; votre nom et vos messages sont supprimés. C’est définitif.
me-erased = Tout ce qui vous concerne a été effacé.
me-signin-title = J’ai déjà un nom ici
me-signin = Se connecter
me-notices = Logiciels contenus dans cette page et leurs licences
signin-title = Continuer à jouer ici
signin-what = Cet appareil sera connecté au nom de la personne qui a créé le lien.

new-title = { $game } : préparer une table
new-how = Comment voulez-vous jouer ?
new-bots = Contre des robots
new-friends = Entre amis
new-hotseat = Sur un seul appareil
new-players = Joueurs
new-seats = Places
new-seat = Place { $number }
new-seat-name = Nom du joueur à la place { $number }
new-player = Joueur { $number }
new-me = Vous
new-here = Quelqu’un sur cet appareil
new-more = Pendule et visiteurs
new-clock = Temps de réflexion
new-public = Montrer la table sur l’étagère, pour que chacun puisse s’y asseoir
new-spectators = D’autres peuvent regarder
new-takebacks = On peut reprendre un coup
new-start = Commencer la partie
new-invite = Ouvrir la table et inviter
clock-untimed = Sans pendule
clock-blitz = 5 min chacun + 3 s par coup
clock-rapid = 15 min chacun + 10 s par coup
clock-days = 3 jours par coup

seat-open = Place libre
seat-bot = Robot, niveau { $level }
seat-you = (vous)
seat-here = présent
seat-away = absent
seat-replace = Remplacer par un robot ({ $votes } sur { $needed })
seat-return = Reprendre ma place

table-players = Joueurs
table-your-turn = À vous de jouer
table-to-move = Au trait
table-asked = { $name } : { $asked }
table-turn-of = À { $name } de jouer
table-waiting = Un instant…
table-sending = Envoi de votre coup…
table-clock = Temps restant pour { $name } : { $left }
table-spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
table-moves = Coups
table-actions = Ce que vous pouvez faire
table-lost = Connexion perdue. Nouvelle tentative en cours ; rien n’est perdu.
table-none = Cette table n’existe pas.
table-opening = Ouverture de la table…
table-no-spectators = Cette table n’admet pas de spectateurs.
table-why = Pourquoi ? Règle { $rule }

history-first = Au début
history-back = Un coup en arrière
history-forward = Un coup en avant
history-last = Au présent
history-looking = Vous regardez en arrière : après le coup { $at } sur { $total }
moves-hidden = { $count ->
    [one] Un coup n’est pas montré
   *[other] { $count } coups ne sont pas montrés
} ici avant la fin de la partie.
moves-none = Aucun coup pour l’instant.

chat-title = Discussion
chat-none = Personne n’a encore rien dit.
chat-input = Dites quelque chose
chat-send = Envoyer
chat-mute = Ne plus entendre { $name }
chat-unmute = Entendre à nouveau tout le monde

question-draw = { $name } propose la nulle.
question-takeback = { $name } voudrait reprendre un coup.
question-waiting-draw = La nulle est proposée ; on attend une réponse.
question-waiting-takeback = On attend une réponse pour la reprise du coup.
question-yes = Accepter
question-no = Refuser

action-hint = Indice
action-takeback = Reprendre
action-draw = Proposer la nulle
action-resign = Abandonner
action-type = Écrire un coup
action-rules = Règles
action-sound = Son
action-full = Plein écran
hint-more = Dites-m’en plus
notation-label = Le coup en notation, par exemple { $example }
notation-send = Jouer
resign-title = Abandonner ?
resign-sure = La partie s’arrête et vous la perdez.

over-draw = Partie nulle
over-you-won = Vous avez gagné !
over-alone = { $count ->
    [one] Vous marquez { $points } point
   *[other] Vous marquez { $points } points
}
over-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
over-scores = Résultats
over-player = Joueur
over-score = Points
over-rematch = Revanche
over-rematch-waiting = On attend les autres…
over-next = Vers la partie suivante
over-replay = La revoir
over-download = Télécharger la partie
reason-resigned = Par abandon.
reason-agreed = D’un commun accord.

lobby-waiting = On attend des joueurs
lobby-invited = Vous êtes invité
lobby-join = Rejoindre la partie
lobby-take = S’asseoir ici
lobby-share = Envoyez ce lien, ou faites scanner le code à vos amis.
lobby-link = Lien d’invitation
lobby-copy = Partager le lien
lobby-copied = Copié
lobby-qr = Code QR du lien d’invitation
lobby-display = Montrer sur un grand écran
lobby-start = Compléter avec des robots et commencer
lobby-leave = Quitter la table
display-scan = Scannez le code pour rejoindre la partie.

curtain-pass = Passez l’appareil à { $name }
curtain-why = Jusque-là, le jeu des autres reste caché.
curtain-ready = Je suis { $name }

rules-title = { $game } : les règles

refuse-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
refuse-server = Le serveur a rencontré un problème. Veuillez réessayer.
refuse-unknown = Ce n’est pas possible ({ $code }).

reason-time = Temps écoulé.

happened-joined = { $name } s’assied.
happened-left = { $name } quitte la table.
happened-started = La partie commence.
happened-resigned = { $name } abandonne.
happened-flagged = { $name } n’a plus de temps.
happened-draw-offered = { $name } propose la nulle.
happened-draw-answered = { $name } a répondu à la proposition de nulle.
happened-takeback-asked = { $name } voudrait reprendre un coup.
happened-takeback-answered = { $name } a répondu à la demande de reprise.
happened-removal-voted = { $name } vote pour remplacer un absent.
happened-replaced = { $name } prend la place.
happened-aborted = La partie est annulée.
happened-rematch-offered = { $name } voudrait une revanche.
happened-rematched = Il y a une revanche.

## The plain board: any game without a board of its own

plain-table = La table
plain-hidden = face cachée
plain-nothing = rien
plain-yes = oui
plain-no = non
plain-moves = Vos coups
plain-unlisted = Il y a trop de coups pour les montrer tous. Écrivez le vôtre.
plain-unseen = { $name } a joué à l’abri des regards.
plain-chance = le hasard
plain-clock = la pendule
plain-empty = Rien pour l’instant : { $names }
plain-find = Chercher un coup
plain-none = Aucun coup de la liste ne contient cela. Écrivez-le en entier.
plain-more = Et encore { $count }. Cherchez, ou écrivez le vôtre.
phase-left = { $seconds ->
    [one] Encore une seconde
   *[other] Encore { $seconds } secondes
}
