## The box and its options

cli-themes = regarder les thèmes de WORD JAM
cli-themes-stats = combien de mots contient chaque liste
cli-themes-show = les mots d’une liste, les plus connus d’abord
cli-themes-words = la langue des mots
cli-themes-limit = combien de mots (tous si rien n’est dit)
themes-row = { $style } : { $words } mots, dont { $usual } connus de tous
box-wordjam = WORD JAM
box-wordjam-pitch = Cinq consonnes, un thème : criez le premier, ou pariez que quelqu’un trouvera mieux avant la fin du sablier.
option-wordjam-language = Langue des mots
option-wordjam-language-en = anglais
option-wordjam-language-fr = français
option-wordjam-language-de = allemand
option-wordjam-look = Secondes pour lire le Style
option-wordjam-race = Secondes pour la course
option-wordjam-word = Secondes pour le mot d’Ali Baba
option-wordjam-dispute = Secondes pour contester un mot
option-wordjam-vote = Secondes pour voter
option-wordjam-bets = Secondes pour parier
option-wordjam-sandglass = Secondes du sablier
option-wordjam-thief = Secondes pour un mot après le sablier
option-wordjam-pause = Secondes entre deux tours
option-wordjam-dealer = Qui donne
option-wordjam-last_round = Le dernier tour
option-wordjam-last_round-camps = le rouge au meilleur du camp d’Ali Baba, le jaune au meilleur des Voleurs
option-wordjam-last_round-best-of-all = le rouge au meilleur mot de tous, le jaune au meilleur de l’autre camp
option-wordjam-free_choice = Choix libre, en cas de contestation
option-wordjam-free_choice-vote = la table vote
option-wordjam-free_choice-dictionary = le dictionnaire tranche quand il est sûr
option-wordjam-hurtful = Admettre les mots qui blessent
option-wordjam-left_out = Styles laissés dans la boîte
option-wordjam-left_out-free = { wordjam-style-free }
option-wordjam-left_out-sports = { wordjam-style-sports }
option-wordjam-left_out-characters = { wordjam-style-characters }
option-wordjam-left_out-objects = { wordjam-style-objects }
option-wordjam-left_out-verbs = { wordjam-style-verbs }
option-wordjam-left_out-body = { wordjam-style-body }
option-wordjam-left_out-visible = { wordjam-style-visible }
option-wordjam-left_out-animals = { wordjam-style-animals }
option-wordjam-left_out-singers = { wordjam-style-singers }
option-wordjam-left_out-cinema = { wordjam-style-cinema }
option-wordjam-left_out-flora = { wordjam-style-flora }
option-wordjam-left_out-food = { wordjam-style-food }
option-wordjam-left_out-eight = { wordjam-style-eight }
option-wordjam-left_out-first = { wordjam-style-first }
option-wordjam-left_out-geography = { wordjam-style-geography }
option-wordjam-themes = Vos propres thèmes

## Its bots

bot-wordjam-0 = Met du temps à trouver un mot, et y croit d’autant plus.
bot-wordjam-1 = A son camp préféré et lui reste fidèle toute la soirée.
bot-wordjam-2 = Connaît les mots que tout le monde connaît et crie à l’instinct.
bot-wordjam-3 = Prête l’oreille à ce que les autres ont dit.
bot-wordjam-4 = Crie vite et juge bien la table.
bot-wordjam-5 = Trouve des mots rares en un éclair et mise d’après ce que vous avez montré.

## Refusals: the rule, and what exactly is wrong

refuse-wordjam-players = WORD JAM se joue de { $least } à { $most }, pas à { $players }. Des robots peuvent compléter la table.
refuse-wordjam-language = Il n’y a pas de mots dans la langue « { $language } ».
refuse-wordjam-seconds = « { $name } » doit durer entre 1 et 600 secondes, et non { $seconds }.
refuse-wordjam-choice = « { $given } » n’est pas une valeur possible pour « { $name } ».
refuse-wordjam-number = « { $name } » doit être compris entre { $least } et { $most }, et non { $number }.
refuse-wordjam-style = Il n’y a pas de carte Style appelée « { $style } ».
refuse-wordjam-no-themes = Il faut au moins un Style ou un thème à vous.
refuse-wordjam-many-themes = Pas plus de { $most } thèmes à vous parmi les cartes.
refuse-wordjam-theme-title = Un thème a un titre de 1 à { $most } caractères, sur une ligne ; « { $title } » n’en est pas un.
refuse-wordjam-theme-twice = Deux thèmes s’appellent « { $title } ».
refuse-wordjam-theme-words = La liste de « { $title } » compte plus de { $most } mots.
refuse-wordjam-theme-word = Sur la liste de « { $title } », « { $word } » n’est pas un mot que l’on pourrait dire ici.
refuse-wordjam-move = « { $text } » ne veut rien dire à cette table. Écrivez par exemple sesame, "Pingouin", bet thieves ou vote yes.
refuse-bad-theme-list = Liste de thème { $file }, ligne { $line } : illisible ({ $why }).
refuse-W3-eight = Le Style demande huit lettres ; ce mot en a { $count }.
refuse-W3-first = Le mot doit commencer par { $letter }, la consonne de la carte à 1 pièce.
refuse-W5-scimitar = { $letter } est sous le cimeterre : aucun mot ne peut la contenir.
refuse-W6-empty = Un mot a besoin de lettres.
refuse-W6-digits = « { $sign } » est un chiffre ; un mot se compose de lettres.
refuse-W6-signs = « { $sign } » n’a pas sa place dans un mot.
refuse-W6-alphabet = « { $sign } » n’est pas une lettre de l’alphabet de cette partie.
refuse-W6-long = Un mot de plus de { $most } lettres ne peut pas être dit ici.
refuse-W6-used = { $word } a déjà servi dans cette partie.
refuse-W6-hurtful = C’est un mot qui blesse ; cette table joue sans lui (W6).
refuse-W6-withdrawn = Ce mot a été retiré : ici, on joue sans lui (W6).
refuse-W7-own-word = C’est votre propre mot ; aux autres de le contester.
refuse-W7-accepted-already = Vous avez déjà accepté ce mot.
refuse-W7-disputed-already = { $by } l’a déjà contesté ; tout le monde vote.
refuse-W7-no-dispute-now = Il n’y a aucun mot à contester sur la table.
refuse-W7-no-vote-now = Il n’y a rien à voter.
refuse-W7-voted-already = Vous avez déjà voté.
refuse-W8-cards = Les cartes se retournent d’elles-mêmes ; aucun joueur ne distribue.
refuse-W8-no-such-card = Cette carte ne peut pas être retournée maintenant.
refuse-W9-clock = Seule l’horloge dit que le temps est écoulé, et seulement quand elle tourne.
refuse-W9-late-call = Trop tard : { $by } a crié avant vous.
refuse-W9-called-already = Vous avez crié ; dites maintenant votre mot.
refuse-W9-called-in-vain = Vous avez déjà crié en vain avec ces consonnes.
refuse-W9-no-race = Il n’y a pas de course en ce moment.
refuse-W9-call-first = Criez « Sésame, ouvre-toi ! » avant de dire un mot.
refuse-W9-word-too-late = Votre temps pour dire un mot est passé ; la course continue pour les autres.
refuse-W9-no-word-now = Ce n’est le moment pour personne de dire un mot.
refuse-W10-camp = Choisissez Ali Baba ou les Voleurs.
refuse-W10-ali-baba = Ali Baba, c’est vous.
refuse-W10-bet-already = Votre pari est posé, il le reste.
refuse-W10-no-bets-now = Ce n’est pas le moment de parier.
refuse-W11-low = { $value } : il faut à un Voleur plus de { $bar }.
refuse-W11-not-your-word = C’est le tour de { $by }.
refuse-W11-no-sand = Le sablier ne coule pas ; on ne peut pas préparer de mot.
refuse-W11-no-thief = Vous êtes avec Ali Baba ; seuls les Voleurs cherchent un mot.
refuse-W13-no-pause = Le tour n’est pas fini.
refuse-W13-ready-already = Vous êtes déjà prêt ; les autres ont encore besoin d’un instant.
refuse-W15-not-tied = Seuls les premiers ex æquo jouent ce tour.
refuse-wordjam-answer = « { $text } » n’est pas une réponse ici. Possible : { $choices }

## The game: its words, and how it ends

wordjam-style-free = Thème au choix
wordjam-style-sports = Sports et jeux
wordjam-style-characters = Personnages imaginaires
wordjam-style-objects = Objets
wordjam-style-verbs = Verbes et adjectifs
wordjam-style-body = Le corps humain
wordjam-style-visible = Objets visibles d’où vous êtes
wordjam-style-animals = Animaux
wordjam-style-singers = Chanteurs
wordjam-style-cinema = Cinéma
wordjam-style-flora = Flore
wordjam-style-food = Nourriture
wordjam-style-eight = Mots de 8 lettres
wordjam-style-first = Mots commençant par la consonne à 1 pièce
wordjam-style-geography = Géographie
wordjam-hint-free = tout mot du dictionnaire ; ni noms propres ni verbes conjugués
wordjam-hint-sports = noms de sports, de jouets et de jeux, même composés
wordjam-hint-characters = de bandes dessinées, de films, de livres
wordjam-hint-objects = ce qui se touche et ne vit pas
wordjam-hint-verbs = les verbes à l’infinitif seulement
wordjam-hint-body = ses parties
wordjam-hint-visible = rien de vivant
wordjam-hint-animals = noms communs ; fourmi oui, insecte non
wordjam-hint-singers = et groupes ; l’article en tête ne compte pas
wordjam-hint-cinema = acteurs, actrices, réalisateurs
wordjam-hint-flora = plantes, fleurs, fruits et ce qui s’y rapporte
wordjam-hint-food = plats et boissons
wordjam-hint-eight = du dictionnaire
wordjam-hint-first = du dictionnaire
wordjam-hint-geography = États, villes, fleuves, lacs, régions
wordjam-hint-own = un thème de cette table
wordjam-camp-ali = Ali Baba
wordjam-camp-thieves = Voleurs
wordjam-verdict-fits = convient, c’est connu
wordjam-verdict-word = un mot ; les listes ne disent pas s’il convient
wordjam-verdict-unknown = mot inconnu
wordjam-verdict-never = ne peut pas convenir
wordjam-why-theme-list = il figure dans la liste du thème
wordjam-why-dictionary = il est dans le dictionnaire
wordjam-why-compound = ses parties sont dans le dictionnaire
wordjam-why-conjugated = c’est une forme conjuguée
wordjam-why-not-in-dictionary = il n’est pas dans le dictionnaire
wordjam-why-accepted = personne ne s’y oppose
wordjam-why-vote = par vote
wordjam-fate-open = sur la table
wordjam-fate-stands = accepté
wordjam-fate-low = insuffisant
wordjam-fate-scimitar = contient la consonne interdite
wordjam-fate-used = déjà utilisé
wordjam-fate-eight = n’a pas huit lettres
wordjam-fate-first = commence par une autre lettre
wordjam-fate-rejected = refusé
wordjam-fate-silent = aucun mot
wordjam-won-total = Le trésor revient à { $names }, avec { $points } points.
wordjam-won-tie-break = Après départage, le trésor revient à { $names }, avec { $points } points.
wordjam-won-shared = Le trésor est partagé : { $names }, avec { $points } points chacun.
reason-total = D’après les richesses après le dernier tour.
reason-tie-break = Départagés par un tour supplémentaire.
reason-shared = L’égalité n’a pas pu être départagée.

## On the page

wj-bot = Robot { $letter }
wj-style-card = Carte Style
wj-starred = Un dictionnaire peut trancher
wj-style = Style : { $style }, { $hint }.
wj-coins = Cartes pièces
wj-coin = { $letter }, { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}
wj-coin-down = { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}, face cachée
wj-scimitar = { $letter }, interdite
wj-scimitar-down = double cimeterre, face cachée
wj-cave = La caverne
wj-left = { $seconds ->
    [one] Encore une seconde
   *[other] Encore { $seconds } secondes
}
wj-sand-left = Sablier : { $seconds ->
    [one] encore une seconde
   *[other] encore { $seconds } secondes
}
wj-now-deal = On distribue les cartes.
wj-now-look = Lisez le Style. Les consonnes vont être retournées.
wj-now-race = Trouvez un mot qui convient, puis criez !
wj-now-race-all = Qui trouvera un mot en premier ?
wj-now-race-out = Vous avez crié en vain. Les autres cherchent encore.
wj-now-speaks = La parole est à { $name }.
wj-now-say = Dites votre mot !
wj-now-say-more = Dites un mot qui vaut plus de { $bar }.
wj-now-window = { $name } dit { $word }. Cela convient-il ?
wj-now-window-own = Les autres peuvent contester { $word }.
wj-now-window-done = { $name } dit { $word }. On peut encore contester.
wj-now-vote = { $by } conteste { $word }. Va-t-il avec « { $style } » ?
wj-now-voted = { $by } conteste { $word }. On vote.
wj-now-bets = { $name } dit { $word }. Peut-on faire mieux que { $value } ?
wj-now-bets-ali = Vous êtes Ali Baba. Les autres parient pour ou contre { $word }.
wj-now-bets-done = On parie en secret.
wj-now-thief = Vous êtes un Voleur : trouvez un mot qui vaut plus de { $bar }.
wj-now-thieves = Les Voleurs cherchent un meilleur mot.
wj-now-last = Dernier tour : choisissez un camp et déposez un mot avant la fin du sable.
wj-now-last-watch = Camps et mots se choisissent en secret.
wj-now-pause = Le tour est terminé.
wj-now-over = La partie est terminée.
wj-sesame = Sésame, ouvre-toi !
wj-vote-yes = Cela convient
wj-vote-no = Cela ne convient pas
wj-agree-all = Personne ne conteste
wj-who-disputes = Qui conteste ?
wj-ready = Tour suivant
wj-word-race = Votre mot ; l’envoyer, c’est crier et le dire aussitôt
wj-word-say = Votre mot
wj-word-lock = Votre mot, caché jusqu’à votre tour
wj-do-race = Sésame, ouvre-toi !
wj-do-say = Le dire
wj-do-lock = Le déposer
wj-nothing = Je n’ai pas de mot
wj-locked = Mot déposé : { $word }
wj-take-back = Le reprendre
wj-coins-count = { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
wj-needs = il en faut plus de { $bar }
wj-best-words = Les meilleurs mots : { $words }
wj-best-word = Le meilleur mot : { $word }
wj-award-dispute-so = { $word } : { $yes } pour, { $no } contre
wj-award-dispute = La dispute la plus vive
wj-award-bet-so = { $camp } : { $with } contre { $against }, et c’était juste
wj-award-bet = Le pari le plus osé
wj-award-word-so = { $word }, { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
wj-award-word = Le meilleur mot
wj-place = { $place ->
    [1] premier
    [2] deuxième
   *[other] troisième
}
wj-podium = La fin de la soirée
wj-stage-beats = { $value } bat { $bar } : { $word } de { $name }
wj-stage-best = { $name } a le meilleur mot
wj-stage-holds = { $name } est Ali Baba : le mot tient
wj-stage-chief = { $name }, Chef des Voleurs
wj-stage-friends = amis
wj-stage-if-holds = Si personne n’y arrive
wj-stage-if-beaten = Si un Voleur fait mieux
wj-stage-beat = Un Voleur fera-t-il mieux que { $value } ?
wj-stage-race = Un mot ? Criez « Sésame, ouvre-toi ! » sur votre téléphone
wj-stage-says = dit
wj-guess = Qui fera mieux ?
wj-guess-nobody = Personne, le mot tient
wj-guess-fun = Pour le plaisir : qui devine juste gagne une étoile.
wj-moods = Faites une mimique : tout le monde la voit
wj-mood-laugh = ha !
wj-mood-grin = oui !
wj-mood-gasp = oh !
wj-mood-smirk = hum
wj-mood-flat = bof…
wj-mood-sad = non…
wj-stars = { $count ->
    [one] a deviné juste une fois
   *[other] a deviné juste { $count } fois
}
wj-done-pause = { $count } sur { $all } sont prêts
wj-done-bets = { $count } sur { $all } ont parié
wj-done-sandglass = { $count } mots sur { $all } sont déposés
wj-done-voting = { $count } sur { $all } ont voté. Trois oui, et il tient.
wj-done-window = { $count } sur { $all } d’accord
wj-voting-no-so = il ne compte pas
wj-voting-no = Non
wj-voting-yes-so = il compte
wj-voting-yes = Oui
wj-window-no-so = et tous votent
wj-window-no = Je conteste
wj-window-yes-so = on continue
wj-window-yes = Il convient
wj-bet-stays-secret = Votre pari reste secret jusqu’au dernier.
wj-if-other = Autres Voleurs
wj-if-first = Le premier
wj-if-holds = S’il tient
wj-may-be-said = Sans { $letter }, et personne ne l’a dit
wj-beats = { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}, mieux que { $bar }
wj-too-low = { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}, il en faut plus de { $bar }
wj-not-first = Il doit commencer par { $letter }
wj-not-eight = { $count ->
    [one] { $count } lettre, pas 8
   *[other] { $count } lettres, pas 8
}
wj-used = Quelqu’un l’a déjà dit
wj-under-lock = Personne ne le voit avant votre tour
wj-under-say = Écrivez d’abord votre mot
wj-under-race = Criez, puis dites votre mot
wj-clear = Effacer le mot
wj-type-here = Votre mot
wj-is-forbidden = interdite
wj-pays-thieves = Voleurs
wj-pays-ali = Ali Baba
wj-pays-others = Voleurs
wj-pays-chief = Chef
wj-pays-friends = amis
wj-pays-wins = gagne
wj-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wj-forbidden = { $letter } est interdite
wj-bet-card = Votre carte de pari
wj-bet-ali = Non, je crois { $name }.
wj-bet-thieves = Oui, et j’essaie.
wj-camp-prize = meilleur mot : { $points }
wj-bet-secret = Vous seul voyez ceci.
wj-bet-covered = Votre pari est face cachée.
wj-cover = Cacher
wj-uncover = Montrer
wj-words = Mots de ce tour
wj-votes = { $yes } pour, { $no } contre
wj-seats = À la table
wj-is-ali-baba = Ali Baba
wj-is-camp-ali = avec Ali Baba
wj-is-camp-thieves = Voleur
wj-is-speaking = a la parole
wj-is-queue = parlera ensuite
wj-is-failed = hors course
wj-is-has-bet = a parié
wj-is-accepted = d’accord
wj-is-for = convient
wj-is-against = ne convient pas
wj-is-ready = prêt
wj-is-watching = regarde
wj-scores = Scores
wj-round = Tour { $number }
wj-total = Total
wj-redeal = Personne n’a ouvert la caverne. Nouvelles consonnes.
wj-camps = Avec Ali Baba : { $ali }. { $count ->
    [0] Aucun Voleur.
   *[other] Voleurs : { $thieves }.
}
wj-void = Personne ne marque.
wj-says-time = Le temps est écoulé.
wj-says-ready = { $name } est prêt.
wj-says-word = { $name } dit { $word }.
wj-says-accept = { $name } est d’accord.
wj-says-vote = { $name } vote { $fits ->
    [yes] pour
   *[no] contre
}.
wj-says-bet = { $name } a parié.
wj-says-lock = { $name } a déposé un mot.

## In the terminal

wordjam-you = vous
wordjam-round = Tour { $number } sur { $rounds }
wordjam-tie-break = Départage { $number }
wordjam-pays = { $red } / { $yellow } points
wordjam-cards = Consonnes : { $worth } ; { $forbidden } est interdite.
wordjam-word = { $name } : { $word }, { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}, { $fate }
wordjam-camp-line = { $camp } : { $names }
wordjam-scores = Score : { $scores }
wordjam-deals = Donneur : { $name }
wordjam-calls = { $name } : Sésame, ouvre-toi !
wordjam-disputes = { $name } : je conteste !
wordjam-silent = { $name } : pas de mot.
wordjam-sand = On retourne le sablier.
wordjam-redeal = Personne n’a ouvert la caverne. Nouvelles consonnes, donne { $deal } sur { $deals }.
wordjam-lists-say = D’après les listes : { $verdict } ({ $why }).
wordjam-points = Points : { $points }
wordjam-welcome = Tapez un mot pour crier et le dire aussitôt, ou ! pour crier d’abord. { $help } explique tout.
wordjam-ask-wait = …
wordjam-ask-race = votre mot, ou !
wordjam-ask-word = votre mot (- pour aucun)
wordjam-ask-better = un mot valant plus de { $bar } (- pour aucun)
wordjam-ask-window = Entrée accepte, 2 conteste
wordjam-ask-vote = 1 il convient, 2 il ne convient pas
wordjam-ask-bet = 1 Ali Baba, 2 Voleurs
wordjam-ask-last = 1 Ali Baba, 2 Voleurs, et un mot
wordjam-ask-pause = Entrée pour continuer
terminal-wordjam-how-to = Pendant la course, un mot crie « Sésame, ouvre-toi ! » et se dit aussitôt ; ! crie seulement. Quand on demande un mot, un vote ou un pari, tapez le mot ou le numéro. Pendant que le sable coule, un mot est gardé en secret et dit à votre tour. Sans horloge, une ligne vide laisse agir les autres.

## Hints and analysis

wordjam-tip-nothing = Il n’y a rien à conseiller maintenant.
wordjam-tip-value = Un mot bien connu vaut { $value } ici.
wordjam-tip-start = Il commence par { $start } et compte { $count } lettres.
wordjam-tip-word = { $word } vaut { $value }.
wordjam-tip-better = Les listes contiennent { $count } mots valant plus de { $bar }.
wordjam-tip-bet-ali = Un joueur trouve mieux avec { $chance } % de chances. La confiance rapporte davantage.
wordjam-tip-bet-thieves = Un joueur trouve mieux avec { $chance } % de chances. Le vol rapporte davantage.
wordjam-tip-fits = D’après les listes, il convient.
wordjam-tip-word-only = C’est un mot ; s’il convient, seule la table peut le dire.
wordjam-tip-unknown = Aucune liste ne connaît ce mot.
wordjam-tip-never = D’après les listes, il ne peut pas convenir.
wordjam-review-bet = un joueur le bat dans { $chance } % des cas
wordjam-review-word = { $value } pièces, tient dans { $chance } % des cas
wordjam-remark-found = Tour { $number } : { $word } ({ $value }), on ne pouvait guère trouver plus cher.
wordjam-remark-missed = Tour { $number } : personne n’a dit { $word } ({ $value }).
wordjam-review-thief = { $value ->
        [0] aucune pièce
        [one] une pièce
       *[other] { $value } pièces
    } ; il en fallait plus de { $bar }
wordjam-review-last = { $value ->
        [0] aucune pièce
        [one] une pièce
       *[other] { $value } pièces
    } ; le meilleur mot du camp en avait { $bar }
wordjam-remark-best-missed = Le plus beau mot manqué : { $word } au tour { $number }, { $value } pièces quand le meilleur mot dit en valait { $said }.
pace-wordjam-calm = tranquille
pace-wordjam-normal = normal
pace-wordjam-brisk = vif
pace-wordjam-children = enfants
wj-award-guess = Le meilleur flair
wj-award-call = Le cri le plus rapide
wj-award-call-so = { $word } après { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
option-wordjam-rounds = Tours (moins : on commence plus loin dans la caverne)

## Kinds of games, and what is remembered of them

kind-wordjam-en = Mots anglais
kind-wordjam-fr = Mots français
kind-wordjam-de = Mots allemands
fact-wordjam-calls = Cris réussis
fact-wordjam-bets = Paris gagnés
fact-wordjam-crowns = En Chef des Voleurs
milestone-wordjam-crown = Chef des Voleurs
