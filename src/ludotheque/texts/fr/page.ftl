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

set-pace = À quelle vitesse montrer les coups des autres
set-pace-calm = tranquille
set-pace-normal = normale
set-pace-brisk = vive
set-pace-once = sans attendre
set-theme = Clair ou sombre
set-theme-auto = comme l’appareil
set-theme-light = clair
set-theme-dark = sombre
set-colours = Couleurs des plateaux
set-colours-usual = celles du jeu
set-colours-strong = très contrastées
set-colours-soft = douces
set-size = Taille du texte
percent = { $value } %
set-sound = Avec le son
set-volume = Volume
set-sounds-moves = Coups : bois, cartes, pièces
set-sounds-clock = Temps : appels, tic-tac, gong
set-sounds-people = Votre tour et la discussion
set-sounds-end = Victoire et défaite
set-touch = Le téléphone peut vibrer
set-coordinates = Coordonnées sur le plateau
set-notation = Écrire les coups en notation plutôt qu’en mots
set-left = Pour gauchers sur téléphone

shelf-title = Ouvrez une boîte et jouez
shelf-boxes = Les jeux

shelf-welcome = Des jeux devenus introuvables, de retour sur la table.
box-facts = { $players } joueurs · { $least } à { $most } minutes
box-play-bots = Jouer contre l’ordinateur
box-play-alone = Une donne en solo
box-play-room = Ouvrir un salon
box-learn = Comment jouer
box-more = Autres façons
box-way-bots = Contre l’ordinateur : choisir l’adversaire et les règles
box-way-friends = Entre amis : par lien, code ou QR
box-way-hotseat = Sur un seul appareil, à tour de rôle
box-rival = Prochain adversaire : { $name }

go-on-title = Reprendre là où vous en étiez
go-on = Continuer
go-on-more = { $count ->
    [one] Encore une partie
   *[other] { $count } autres parties
}
go-on-waiting = En attente de joueurs
go-on-turn = { $many ->
    [yes] À vous de jouer contre { $name } autres
   *[no] À vous de jouer contre { $name }
}
code-title = Quelqu’un vous attend ?
code-label = Le code de la table ou de la soirée
code-join = Rejoindre
once-more = Encore une partie ?
new-here-title = Première visite ? Deux minutes
new-here-show = Découvrir { $game }
new-here-idea = { $game } en trois images
new-here-friend = { $name } joue gentiment et vient d’apprendre le jeu.
new-here-play = Jouer une première partie
list-won = Gagnée
list-lost = Perdue
list-scored = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

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
me-passphrase = Mot de passe
me-claim-title = Garder ce nom
me-claim-why = Avec un mot de passe, personne d’autre ne peut prendre votre nom ici, et vous pouvez continuer sur un autre appareil.
me-claim-again = Votre nom est protégé. Vous pouvez choisir un autre mot de passe.
me-claim = Protéger mon nom
me-claimed = Votre nom est désormais protégé.
me-passphrase-old = Mot de passe actuel
me-passphrase-new = Nouveau mot de passe
me-claim-others = Vos autres appareils seront déconnectés.
me-devices-title = Vos appareils connectés
me-devices-here = cet appareil
me-devices-unknown = Appareil inconnu
me-devices-since = depuis le { $since }, vu le { $seen }
me-devices-end = Déconnecter
me-devices-end-one = Déconnecter { $device }
me-devices-end-others = Déconnecter tous les autres appareils
me-programs-title = Vos robots
me-programs-why = Un programme à vous peut jouer ici sous son propre nom. Tout le monde voit que c’est un robot. Un jeton d’accès le laisse entrer ; il peut jouer, et rien d’autre.
me-programs-claim = Protégez d’abord votre nom par un mot de passe.
me-programs-name = Nom du robot
me-programs-make = Créer un jeton
me-programs-token = Jeton d’accès de { $name }
me-programs-once = Copiez-le maintenant : il n’est affiché qu’une fois.
me-programs-since = depuis le { $since }, vu le { $seen }
me-programs-revoke = Révoquer
me-programs-revoke-one = Révoquer le jeton de { $name }
me-link-title = Continuer sur un autre appareil
me-link-why = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois.
me-link = Créer un lien
me-link-until = Valable jusqu’au { $until }.
me-data-title = Vos données
me-research = Mes parties terminées peuvent servir à la recherche
me-research-why = Sans les noms, avec le mois pour seule date, et jamais les messages. Une partie n’est transmise que si tous ceux qui y étaient assis sont d’accord.
me-export = Télécharger tout ce qui est conservé sur vous
me-signout = Se déconnecter
me-erase = Effacer mes données
me-erase-sure = Des robots prennent vos places ; votre nom et vos messages sont supprimés. C’est définitif.
me-erased = Tout ce qui vous concerne a été effacé.
me-signin-title = J’ai déjà un nom ici
me-signin = Se connecter
me-notices = Logiciels contenus dans cette page et leurs licences
face-title = Votre visage
face-another = Un autre visage
face-skin = Peau
face-hair = Coiffure
face-colour = Couleur des cheveux
face-extra = Lunettes, barbe, boucles d’oreilles
face-mouth = Bouche
face-ground = Fond
face-top = Vêtement
signin-title = Continuer à jouer ici
signin-what = Cet appareil sera connecté au nom de la personne qui a créé le lien.

new-title = { $game } : préparer une table
new-how = Comment voulez-vous jouer ?
new-bots = Contre l’ordinateur
new-friends = Entre amis
new-hotseat = Sur un seul appareil
new-players = Joueurs
new-seats = Places
new-seat = Place { $number }
new-seat-name = Nom du joueur à la place { $number }
new-player = Joueur { $number }
new-me = Vous
new-here = Quelqu’un sur cet appareil
new-more = Pendule, aide et spectateurs
new-clock = Temps de réflexion
new-public = Montrer la table sur l’étagère, pour que chacun puisse s’y asseoir
new-spectators = D’autres peuvent regarder
new-takebacks = On peut reprendre un coup
new-hints = On peut demander un conseil ; tout le monde le voit
new-start = Commencer la partie
new-invite = Ouvrir la table et inviter
clock-untimed = Sans pendule
clock-blitz = 5 min chacun + 3 s par coup
clock-rapid = 15 min chacun + 10 s par coup
clock-days = 3 jours par coup
clock-real-time = { $minutes } min chacun + { $seconds } s par coup
clock-correspondence = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
}

seat-open = Place libre
seat-bot = Robot ({ $level })
bot-choice = { $name }, { $strength }
bot-strength = { $step ->
    [0] débute
    [1] joue pour le plaisir
    [2] a de l’expérience
    [3] joue bien
    [4] joue très bien
   *[5] maître du jeu
} ({ $rating })
seat-you = (vous)
seat-guest = (invité)
seat-program = { $name } (robot)
seat-here = en ligne
seat-away = hors ligne
seat-replace = { $needed ->
    [one] Laisser un robot continuer
   *[other] Laisser un robot continuer ({ $votes } sur { $needed })
}
seat-kept = { $name } joue à votre place.
seat-return = Reprendre ma place

table-players = Joueurs
table-your-turn = À vous de jouer
table-to-move = Joue maintenant
table-asked = { $name } : { $asked }
table-turn-of = C’est à { $name }
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
history-last = Au dernier coup
history-looking = Vous revoyez la partie : après le coup { $at } sur { $total }
moves-hidden = { $count ->
    [one] Un coup n’est pas montré
   *[other] { $count } coups ne sont pas montrés
} ici avant la fin de la partie.
moves-none = Aucun coup pour l’instant.

chat-title = Discussion
chat-none = Personne n’a encore rien dit.
chat-input = Dites quelque chose
chat-send = Envoyer
chat-mute = Masquer les messages de { $name }
chat-unmute = Afficher tous les messages

question-draw = { $name } propose la nulle.
question-takeback = { $name } voudrait reprendre un coup.
question-waiting-draw = La nulle est proposée ; on attend une réponse.
question-waiting-takeback = On attend une réponse pour la reprise du coup.
question-yes = Accepter
question-no = Refuser

action-hint = Conseil
action-takeback = Reprendre
action-draw = Nulle
action-resign = Abandonner
action-type = Écrire un coup
action-rules = Règles
action-sound = Son
action-full = Plein écran
hint-awaited = Le conseil arrive…
hint-slow = Encore un peu de patience. Après une installation, le premier conseil demande environ une minute.
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
over-replay = Revoir la partie
over-download = Télécharger la partie
reason-resigned = Par abandon.
reason-agreed = D’un commun accord.

agreed-title = { $game } : comment on joue
agreed-clock = Temps de réflexion
agreed-words = Mots en
agreed-language = { $lang ->
    [fr] français
    [de] allemand
   *[en] anglais
}
agreed-takebacks = On peut reprendre un coup
agreed-hints = On peut demander un conseil
agreed-analysis = Analyse
agreed-afterwards = une fois la partie finie
agreed-spectators = D’autres peuvent regarder
agreed-who = Qui peut venir
agreed-public = tout le monde, la table est sur l’étagère
agreed-private = ceux qui ont le lien ou le code
agreed-yes = oui
agreed-no = non
lobby-waiting = { $free ->
    [one] Il manque une personne
   *[other] Il manque { $free } personnes
}
lobby-invited = On vous invite à jouer
lobby-invited-by = { $name } vous invite à jouer à { $game }
lobby-join = Jouer
lobby-take = S’asseoir ici
lobby-move = Venir ici
lobby-take-side = S’asseoir ici : { $side }
lobby-move-side = Venir ici : { $side }
lobby-no-account = Aucun compte n’est nécessaire. Vous pouvez aussi simplement regarder.
lobby-rules = Lire les règles
lobby-code-is = Le code est { $code }
lobby-share = Faites scanner cette image, dites le code ou envoyez le lien.
lobby-link = Lien d’invitation
lobby-copy = Partager le lien
lobby-copied = Copié
lobby-qr = Code QR du lien d’invitation
lobby-display = Montrer sur un grand écran
lobby-start = Compléter avec des robots et commencer
lobby-leave = Quitter la table
display-scan = Scannez avec l’appareil photo
display-open = ou ouvrez
display-code = et tapez le code
display-in = { $count } sur { $seats } sont là
display-words = Mots en { $language ->
    [fr] français
    [de] allemand
   *[en] anglais
}

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
happened-takeback-asked = { $name } voudrait reprendre un coup.
happened-removal-voted = { $name } vote pour remplacer un absent.
happened-replaced = { $name } prend le relais.
happened-aborted = La partie est annulée.
happened-rematch-offered = { $name } voudrait une revanche.
happened-rematched = La revanche est lancée.

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
