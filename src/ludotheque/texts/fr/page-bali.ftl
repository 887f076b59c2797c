option-bali-edition = Édition
option-bali-edition-avalon-hill-1980 = Anglaise (Avalon Hill, 1980)
option-bali-edition-mb-1978-fr = Française (MB, 1978)
option-bali-edition-mb-1978-de = Allemande (MB, 1978)
option-bali-mode = Qui vérifie les mots
option-bali-mode-referee = Le dictionnaire, aussitôt
option-bali-mode-challenge = Les joueurs, en contestant
option-bali-partnership = À quatre, en équipes (édition anglaise)
option-bali-space_age = Mots de l’ère spatiale (édition anglaise)
option-bali-bonus = Prime pour un Bali
option-bali-bonus-edition = Celle de l’édition
option-bali-bonus-x1 = Aucune
option-bali-bonus-x2 = Score doublé
option-bali-bonus-x3 = Score triplé
option-bali-challenge_seconds = Secondes pour contester
option-bali-naming_seconds = Secondes pour dire le mot
option-bali-vote_seconds = Secondes pour voter sur un mot de l’ère spatiale

bl-bot = Robot { $letter }
bl-keys = Les flèches vont de colonne en colonne, Entrée choisit la colonne à prolonger puis ce qui va dessous, Retour arrière reprend la dernière, Échap lâche tout, Suppr enlève un mot complet.
bl-panel = Donne de { $name }
bl-wild-card = carte Bali
bl-wild-as = carte Bali pour { $letter }
bl-column = { $place } : { $letters } ; valeur { $sum }{ $complete ->
    [yes] , mot complet, { $points } points
   *[no] {""}
}{ $mark ->
    [head] , colonne que vous prolongez
    [held] , en main
    [picked] , choisie
   *[none] {""}
}
bl-opening = { $place } : { $mark ->
    [taken] prise pour votre composition
   *[none] emplacement vide
}
bl-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
bl-in-turn = joue
bl-partner = joue avec vous
bl-dealer = donneur
bl-loses-turn = { $count ->
    [one] perd un tour
   *[other] perd { $count } tours
}
bl-passed = a passé
bl-deck = { $deck ->
    [0] Plus aucune carte
    [one] Encore une carte
   *[other] Encore { $deck } cartes
}
bl-last-cards = Dernières cartes : une composition doit donner un mot complet.
bl-cutting = On coupe pour désigner le donneur.

bl-do-solitaire = Choisissez une colonne, puis celle qui va dessous.
bl-do-build = Choisissez une de vos colonnes, puis ce qui va dessous.
bl-do-below = { $letters } : choisissez votre colonne sous laquelle elle va.
bl-do-append = { $letters } : choisissez ce qui va dessous.
bl-preview = { $letters }, { $points } points si c’est un mot.
bl-worth = { $points } points si c’est un mot
bl-build = Composer
bl-undo = Reprendre la dernière
bl-take-off = Enlever { $letters } : { $points } points
bl-take-off-space = Enlever { $letters } comme mot de l’ère spatiale
bl-pass = Passer
bl-stop = S’arrêter là
bl-stop-sure = La partie se termine. Les mots complets sur la table comptent encore ; les cartes qui restent ne coûtent rien.
bl-stop-now = Arrêter et compter
bl-choose-letter = Quelle lettre représente la carte Bali ?
bl-choose-letter-why = Elle garde cette lettre jusqu’à la fin de la partie.

bl-head-doubt = Contester la composition ?
bl-head-doubt-others = Contestation possible : { $name }
bl-head-name = Dites le mot
bl-head-name-others = Le mot doit être dit : { $name }
bl-head-vote = Accepter le mot ?
bl-head-vote-others = Le vote est ouvert : { $name }
bl-head-forfeit = Choisissez une colonne
bl-head-forfeit-others = Une colonne est choisie : { $name }

bl-ask-doubt = { $name } compose { $letters }. Un tel mot existe-t-il ?
bl-wait-doubt = { $name } compose { $letters }. On peut encore contester.
bl-challenge = Contester
bl-wave = Laisser passer
bl-challenge-by = { $name } conteste
bl-wave-all = Personne : laisser passer
bl-ask-name = { $name } conteste { $letters }. À quel mot pensez-vous ?
bl-ask-name-whole = { $name } conteste { $letters }. Ce doit être un mot tel quel : dites-le.
bl-wait-name = { $letters } est contesté. { $name } doit dire un mot.
bl-name-label = Le mot
bl-name = Le dire
bl-name-holds = { $holds ->
    [yes] Il contient { $letters }.
   *[no] Il doit contenir { $letters } d’un seul tenant.
}
bl-ask-vote = { $name } enlève { $letters } comme mot de l’ère spatiale. L’acceptez-vous ?
bl-wait-vote = { $name } enlève { $letters } comme mot de l’ère spatiale. Les autres votent.
bl-vote-yes = Je l’accepte
bl-vote-no = Je le refuse
bl-ask-forfeit = { $name } ne peut rien jouer. Choisissez la colonne qui retourne dans la pioche.
bl-wait-forfeit = { $name } ne peut rien jouer et perd une colonne.
bl-forfeit-pick = Choisissez une colonne
bl-forfeit = Faire perdre { $place } : { $letters }
bl-left = { $seconds ->
    [one] Encore une seconde
   *[other] Encore { $seconds } secondes
}

bl-removed = Mots enlevés
bl-removed-none = Personne n’a enlevé de mot.
bl-balied = { $name } a fait Bali !
bl-space-age = Ère spatiale

bl-new-cards = Nouveau : { $cards }. { $deck ->
    [0] Il ne reste aucune carte.
    [one] Il reste une carte.
   *[other] Il reste { $deck } cartes.
}
bl-says-cut = Carte coupée : { $card }.
bl-says-draw = Carte retournée : { $card }.
bl-says-build = { $name } compose { $letters }.
bl-says-remove = { $name } enlève { $letters }.
bl-says-scores = { $name } enlève un mot : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bl-says-claims = { $name } demande un mot de l’ère spatiale.
bl-says-pass = { $name } passe.
bl-says-stop = { $name } s’arrête.
bl-says-forfeit = { $name } choisit { $letters }, qui retourne dans la pioche.
bl-says-forfeits = { $name } choisit { $place }, qui retourne dans la pioche.
bl-says-challenge = { $name } conteste.
bl-says-wave = { $name } laisse passer.
bl-says-name = { $name } dit { $word }.
bl-says-name-fails = { $name } dit { $word } : cela ne tient pas, les cartes retournent à leur place.
bl-says-vote = { $name } vote { $yes ->
    [yes] pour
   *[no] contre
}.
bl-says-time = Le temps est écoulé.
bl-says-time-undone = Le temps est écoulé : les cartes retournent à leur place.
