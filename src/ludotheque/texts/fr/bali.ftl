## The box and its options

box-bali = BALI
box-bali-pitch = Glissez des colonnes de lettres les unes sous les autres jusqu’à former un mot, puis retirez-le et marquez.
option-bali-edition = Édition
option-bali-edition-avalon-hill-1980 = Anglaise (Avalon Hill, 1980)
option-bali-edition-mb-1978-fr = Française (MB, 1978)
option-bali-edition-mb-1978-de = Allemande (MB, 1978)
option-bali-mode = Qui vérifie les mots
option-bali-mode-referee = Le dictionnaire, aussitôt
option-bali-mode-challenge = Les joueurs, en contestant
option-bali-partnership = À quatre, en équipes
option-bali-space_age = Mots de l’ère spatiale (édition anglaise)
option-bali-coining = Mots inventés, si les autres les laissent passer
option-bali-hurtful = Admettre les mots qui blessent
option-bali-bonus = Prime pour un Bali
option-bali-bonus-edition = Celle de l’édition
option-bali-bonus-x1 = Aucune
option-bali-bonus-x2 = Score doublé
option-bali-bonus-x3 = Score triplé
option-bali-bonus-50 = 50 points
option-bali-challenge_seconds = Secondes pour contester
option-bali-naming_seconds = Secondes pour dire le mot
option-bali-vote_seconds = Secondes pour voter sur un mot de l’ère spatiale

## Its bots

bot-bali-1 = Connaît les mots de tous les jours et les retire à la hâte.
bot-bali-2 = A un vocabulaire modeste et se réjouit de tout bon mot.
bot-bali-3 = A beaucoup lu et bâtit selon un plan qui ne tient pas toujours.
bot-bali-4 = Connaît tout le dictionnaire et perce à jour chaque bluff.
bot-bali-5 = Joue la donne jusqu’au bout en pensée avant de bouger une carte.

## Refusals: the rule, and what exactly is wrong

refuse-B4-count = { $bali ->
    [0] On n’annonce une lettre que pour une carte Bali, et il n’y en a pas ici (B4).
    [1] Dites quelle lettre la carte Bali représente : une seule lettre, et non { $given } (B4).
   *[other] Dites quelles lettres les { $bali } cartes Bali représentent, de haut en bas ; vous en avez donné { $given } (B4).
  }
refuse-B4-letter = La carte Bali ne peut pas représenter « { $letter } » : cette édition n’a pas cette lettre (B4).
refuse-B5-short = { $letters } est trop court : un mot compte au moins trois lettres (B5).
refuse-B5-hurtful = { $letters } est un mot qui blesse ; cette table joue sans lui (B5).
refuse-B5-withdrawn = { $letters } a été retiré : ici, on joue sans ce mot (B5).
refuse-B6-fragment = Aucun mot { $language ->
    [en] anglais
    [fr] français
   *[de] allemand
  } ne contient { $letters } (B6).
refuse-B8-place = Il n’y a pas d’emplacement { $place } sur la table (B8).
refuse-B8-opening = Il n’y a pas de carte en { $place } (B8).
refuse-B9-nothing = Rien n’est ajouté sous { $place } : il faut y joindre au moins une autre colonne (B9).
refuse-B9-twice = La colonne { $place } est utilisée deux fois (B9).
refuse-B9-lacking = Pour { $word }, il manque un { $letter } sur la table (B9).
refuse-B9-inside = { $word } demande le { $letter } qui se trouve dans { $column } ; une colonne ne se défait pas (B9).
refuse-B9-cannot = { $word } ne peut pas se composer de colonnes entières (B9).
refuse-B10-word = { $letters } n’est pas dans le dictionnaire { $language ->
    [en] anglais
    [fr] français
   *[de] allemand
  } et reste donc sur la table (B10).
refuse-B11-card = La pioche ne contient pas de carte « { $card } » (B11).
refuse-B13-solitaire = On ne s’arrête ainsi qu’en solitaire ; à plusieurs, la partie continue (B13).
refuse-B13-stop = Il n’y a personne à qui passer la main : composez, enlevez un mot ou arrêtez (B13).
refuse-B15-card = On ne peut pas couper une carte « { $card } » dans ce paquet (B15).
refuse-B16-head = { $place } n’est pas à vous ; on ne compose que dans sa propre donne (B16).
refuse-B16-removal = { $place } n’est pas à vous ; on n’enlève un mot que de sa propre donne (B16).
refuse-B16-begins = { $word } devrait commencer en { $place }, qui n’est pas à vous (B16).
refuse-B16-not-now = Cela ne se fait pas à ce moment de la partie (B16).
refuse-B18-remove = Vous avez un mot complet : si vous ne composez pas, vous devez en enlever un (B18).
refuse-B19-can-build = Vous ne pouvez pas passer tant que vous pouvez composer (B19).
refuse-B19-whose = { $place } n’appartient pas au joueur qui perd une colonne (B19).
refuse-B19-completed = { $place } est un mot complet ; on ne perd qu’une colonne inachevée (B19).
refuse-B20-word = La dernière carte est tirée : { $letters } n’est pas un mot complet (B20).
refuse-B20-can-complete = Vous ne pouvez pas passer tant que vous pouvez achever un mot (B20).
refuse-B20-can-remove = Vous ne pouvez pas passer tant que vous pouvez enlever un mot (B20).
refuse-B24-heard = Un autre défi est déjà en cours ; seul le premier compte (B24).
refuse-B24-own = C’est à vos adversaires de mettre cette composition au défi (B24).
refuse-B24-spoken = Vous avez déjà accepté cette composition (B24).
refuse-B24-letters = « { $word } » ne s’écrit pas avec les lettres de cette édition (B24).
refuse-B26-not-played = Les mots de l’ère spatiale ne sont pas admis à cette table (B26).
refuse-B26-list = { $letters } n’est pas dans la liste de l’ère spatiale, et en solitaire elle seule décide (B26).
refuse-B26-no-coining = Les mots inventés ne sont pas admis à cette table (B26).
refuse-B26-once = Vous avez déjà annoncé un mot à ce tour (B26).
refuse-B26-letters = « { $word } » ne s’écrit pas avec les lettres de cette édition (B26).
refuse-B26-known = { $word } est de toute façon un mot ici : composez-le (B26).
refuse-bali-malformed = « { $text } » n’est pas un coup : écrivez par exemple « 3+2+4 », un mot à composer, ou « -3 » pour enlever un mot.
refuse-bali-spelling = « { $text } » ne correspond pas : les cartes y forment { $letters }.
refuse-bali-ambiguous = { $text } peut se composer de plusieurs façons : { $choices }
refuse-bali-edition-space-age = L’édition { $edition } n’a pas de variante de l’ère spatiale.
refuse-bali-coining = Pour inventer des mots, il faut d’autres joueurs, les mots de l’ère spatiale et le dictionnaire à chaque coup.
refuse-bali-seconds = Une limite de temps va de 1 à { $most } secondes.
refuse-bali-players = Avec ces options, on joue { $least ->
    [4] à quatre exactement
   *[other] de { $least } à { $most } personnes
  }.
refuse-bali-which-column = « { $text } » n’est pas une colonne qui porte une carte ; demandez par exemple 3 ou B3.

## The game: its words, and how it ends

reason-stuck = Plus aucun coup possible.
reason-stopped = Arrêtée avant la fin.
reason-cleared = Toutes les cartes sont parties en mots.
reason-passed = Tout le monde a passé.
reason-forfeits = Trois tours sans rien d’autre que des abandons de colonnes.

## On the page

bl-bot = Robot { $letter }
bl-keys = Les flèches mènent de colonne en colonne, Entrée prend une colonne puis la pose sous celle que vous choisissez, Retour arrière reprend la dernière, Échap lâche tout, Suppr enlève un mot complet.
bl-panel = Donne de { $name }
bl-wild-card = carte Bali
bl-wild-as = carte Bali pour { $letter }
bl-column = { $place } : { $letters } ; valeur { $sum }{ $complete ->
    [yes] , mot complet, { $points } points
   *[no] {""}
}{ $mark ->
    [head] , colonne que vous prolongez
    [held] , en main
    [taken] , prise pour votre composition
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
bl-do-solitaire = Prenez une colonne, puis choisissez celle sous laquelle elle va.
bl-do-build = Prenez une colonne, puis choisissez la vôtre sous laquelle elle va.
bl-do-below = { $letters } : sous quelle colonne ?
bl-preview = { $letters }, { $points } points si c’est un mot.
bl-build = Jouer
bl-undo = Reprendre la dernière
bl-take-off = Enlever { $letters } : { $points } points
bl-slip-word = est un mot
bl-slip-way = peut devenir un mot
bl-slip-to = par exemple { $words }
bl-slip-further = et plus loin { $words }
bl-slip-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
bl-slip-sum = { $sum } × { $cards } cartes
bl-part-of = { $letters } de { $name }
bl-take = L’enlever
bl-take-space = Ère spatiale
bl-coin-short = Mot inventé
bl-score-unit = points
bl-best = record { $points }
bl-average = moyenne { $points }
bl-all-in-words = Toutes en mots, c’est un Bali.
bl-in-words = { $count } sur { $cards } en mots
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
bl-head-coining = Accepter le mot inventé ?
bl-head-coining-others = { $name } peut refuser le mot
bl-head-forfeit = Choisissez une colonne
bl-head-forfeit-others = Une colonne est choisie : { $name }
bl-ask-doubt = { $name } compose { $letters }. Un tel mot existe-t-il ?
bl-ask-stakes = { $whole ->
    [yes] Si c’est un mot tel quel, vous passerez votre prochain tour. Sinon, les cartes reviennent et { $name } perd ce tour.
   *[no] Si { $name } annonce un mot qui contient { $letters }, vous passerez votre prochain tour. Sinon, les cartes reviennent et { $name } perd ce tour.
}
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
bl-ask-coining = { $name } annonce { $word }. Est-ce que cela peut être un mot ?
bl-wait-coining = { $name } annonce { $word }. Les autres peuvent le refuser.
bl-coining-yes = D’accord
bl-coining-no = Je le refuse
bl-coin = Annoncer un mot inventé
bl-coin-why = Si la majorité des autres ne le refuse pas, vous pourrez le composer.
bl-coin-now = L’annoncer
bl-ask-forfeit = { $name } ne peut rien jouer. Choisissez la colonne qui retourne dans la pioche.
bl-wait-forfeit = { $name } ne peut rien jouer et perd une colonne.
bl-forfeit-pick = Choisissez une colonne
bl-forfeit = Faire perdre { $place } : { $letters }
bl-best-word = Votre meilleur mot : { $word }, { $points } points.
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
bl-says-coin = { $name } annonce { $word }.
bl-says-name = { $name } dit { $word }.
bl-says-name-fails = { $name } dit { $word } : cela ne tient pas, les cartes retournent à leur place et le tour est perdu.
bl-says-vote = { $name } vote { $yes ->
    [yes] pour
   *[no] contre
}.
bl-says-time = Le temps est écoulé.
bl-says-time-undone = Le temps est écoulé : les cartes retournent à leur place.

## In the terminal

terminal-bali-edition = Quelle édition ?
terminal-bali-edition-avalon-hill-1980 = mots anglais, Avalon Hill 1980 : un Bali double le score
terminal-bali-edition-mb-1978-fr = mots français, MB : un Bali vaut 50 points
terminal-bali-edition-mb-1978-de = mots allemands, MB 1978 : un Bali vaut 50 points
terminal-bali-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-bali-balied = Bali
terminal-bali-loses = passe son prochain tour
terminal-bali-deck = { $cards ->
    [0] La pioche est vide.
    [1] Il reste une carte dans la pioche.
   *[other] Il reste { $cards } cartes dans la pioche.
  }
terminal-bali-last-cards = La dernière carte est tirée : on ne joue plus que pour former un mot complet (B20).
terminal-bali-cuts = Cartes coupées : { $cards }. { $seat } est le meneur et commence.
terminal-bali-time = Temps écoulé
terminal-bali-earned = +{ $points }
terminal-bali-undone = ce n’est pas admis
terminal-bali-drawn = tiré : { $cards }
terminal-bali-ask-window = défi, ou accepter ?
terminal-bali-ask-name = à quel mot pensez-vous ?
terminal-bali-ask-vote = un mot de l’ère spatiale ? oui ou non
terminal-bali-ask-coining = { $word } peut-il être un mot ? oui ou non
terminal-bali-ask-forfeit = { $seat } ne peut pas jouer : laquelle de ces colonnes retourne dans la pioche ?
terminal-bali-final = { $points ->
    [one] Score final : { $points } point.
   *[other] Score final : { $points } points.
  }
terminal-bali-how-to = Tapez un mot pour le composer (ROSES), ou les colonnes : 3+1+4, et B2 pour une colonne de la donne B. Avec une carte Bali, dites ce que cela forme : 3+1=RO. « -3 » enlève un mot. Et aussi : { $pass }, { $stop } (solitaire), { $challenge }, { $wave }, { $name } suivi du mot, { $voteyes }, { $voteno }, { $forfeit } B3, et « -3 { $space } » pour un mot de l’ère spatiale, { $coin } suivi du mot pour en annoncer un à vous. Un mot qui s’écrit comme l’un de ceux-ci : =PASSE. « conseil 3 » dit ce que la colonne 3 peut devenir.
terminal-bali-could-become = { $column } peut devenir : { $words }
terminal-bali-right-now = Tout de suite : { $words }

## Words of the notation in this language

bali-say-pass = passe
bali-say-stop = arrêter
bali-say-challenge = défi
bali-say-wave = accepter
bali-say-name = mot
bali-say-vote-yes = oui
bali-say-vote-no = non
bali-say-space = espace
bali-say-forfeit = perdre
bali-say-coin = inventer

## Hints and analysis

bali-hint-nothing = Il n’y a plus rien à composer ni à enlever.
bali-hint-word-alone = { $move }, un mot de { $points } points : environ { $worth } points à la fin.
bali-hint-way-alone = { $move }, en route vers { $word } : environ { $worth } points à la fin.
bali-hint-room-alone = { $move } laisse le plus de possibilités : environ { $worth } points à la fin.
bali-hint-remove-alone = { $move } rapporte { $points } points : environ { $worth } à la fin.
bali-hint-word-lead = { $move }, un mot de { $points } points : environ { $worth } points d’avance.
bali-hint-way-lead = { $move }, en route vers { $word } : environ { $worth } points d’avance.
bali-hint-room-lead = { $move } laisse le plus de possibilités : environ { $worth } points d’avance.
bali-hint-remove-lead = { $move } rapporte { $points } points : environ { $worth } points d’avance.
bali-hint-word-behind = { $move }, un mot de { $points } points : environ { $worth } points de retard, mais rien de mieux en vue.
bali-hint-way-behind = { $move }, en route vers { $word } : environ { $worth } points de retard, mais rien de mieux en vue.
bali-hint-room-behind = { $move } laisse le plus de possibilités : environ { $worth } points de retard, mais rien de mieux en vue.
bali-hint-remove-behind = { $move } rapporte { $points } points : environ { $worth } points de retard, mais rien de mieux en vue.
bali-hint-challenge = Aucun mot ne contient { $letters } : contestez.
bali-hint-wave = { $letters } se trouve dans { $word } : laissez passer.
bali-hint-name = Annoncez { $word }.
bali-hint-forfeit = Renvoyez { $letters } : c’est la colonne qui a coûté le plus.
bali-hint-vote-yes = Le mot figure dans la liste de l’ère spatiale : dites oui.
bali-hint-vote-no = Le mot ne figure pas dans la liste de l’ère spatiale : dites non.
bali-hint-remove = { $letters } est mûr : enlevez-le.
bali-hint-join = Posez { $pieces } sous { $top }.
bali-hint-word = { $letters } peut devenir { $word }.
bali-hint-column = { $letters } peut encore grandir.
bali-review-word = { $word } aurait rapporté { $points }.
bali-remark-bali = Cette donne permettait un Bali : { $best } points (vous en avez { $reached }).
bali-remark-best = Le meilleur résultat trouvé cartes ouvertes : { $best } points (vous en avez { $reached }).
bali-remark-word = Le meilleur mot laissé de côté : { $word }, { $points } points (coup { $number }).
bl-propose = Proposer
bl-head-team = À votre équipe de jouer
bl-head-team-others = À l’équipe de { $name } de jouer
bl-plate-with = avec { $name }
bl-plate-against = contre vous
bl-says-name-holds = { $name } dit { $word } : cela tient, { $challenger } perd un tour.
bl-says-takes-yours = { $name } vous prend { $taken } pour { $letters }.
bl-says-takes = { $name } prend { $taken } à { $owner } pour { $letters }.
bl-cut-one = { $you ->
        [yes] Vous avez coupé { $card }
       *[no] { $name } a coupé { $card }
    }
bl-cut-begins = { $you ->
        [yes] { $cuts } : vous commencez.
       *[no] { $cuts } : { $name } commence.
    }
bl-words-build = met { $below } sous { $head } : { $letters }
bl-words-remove = enlève { $letters } : { $points }
bl-words-pass = passe
bl-words-stop = s’arrête
bl-words-forfeit = choisit la colonne rendue
bl-words-challenge = conteste
bl-words-wave = laisse passer
bl-words-name = dit { $word }
bl-words-coin = annonce { $word }
bl-words-cut = coupe { $card }
bl-words-vote = { $yes ->
        [yes] vote pour
       *[no] vote contre
    }
bl-words-time = le temps est écoulé

## Kinds of games, and what is remembered of them

kind-bali-avalon-hill-1980-alone = Solitaire anglais
kind-bali-avalon-hill-1980-two = À deux, en anglais
kind-bali-avalon-hill-1980-several = À trois ou quatre, en anglais
kind-bali-avalon-hill-1980-partners = Par équipes, en anglais
kind-bali-mb-1978-fr-alone = Solitaire français
kind-bali-mb-1978-fr-two = À deux, en français
kind-bali-mb-1978-fr-several = À trois ou quatre, en français
kind-bali-mb-1978-fr-partners = Par équipes, en français
kind-bali-mb-1978-de-alone = Solitaire allemand
kind-bali-mb-1978-de-two = À deux, en allemand
kind-bali-mb-1978-de-several = À trois ou quatre, en allemand
kind-bali-mb-1978-de-partners = Par équipes, en allemand
kind-bali-own = Règles maison
fact-bali-balis = Balis
fact-bali-longest = Mot le plus long, en lettres
fact-bali-bluffs = Bluffs passés
fact-bali-balis-en = Balis en anglais
fact-bali-balis-fr = Balis en français
fact-bali-balis-de = Balis en allemand
milestone-bali-first = Premier Bali
milestone-bali-languages = Un Bali dans chaque langue
milestone-bali-word = Un mot de treize lettres
milestone-bali-bluff = Un bluff qui est passé
