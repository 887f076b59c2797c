## Refusals: the rule, and what exactly is wrong

refuse-B4-count = { $bali ->
    [0] On n’annonce une lettre que pour une carte Bali, et il n’y en a pas ici (B4).
    [1] Dites quelle lettre la carte Bali représente : une seule lettre, et non { $given } (B4).
   *[other] Dites quelles lettres les { $bali } cartes Bali représentent, de haut en bas ; vous en avez donné { $given } (B4).
  }
refuse-B4-letter = La carte Bali ne peut pas représenter « { $letter } » : cette édition n’a pas cette lettre (B4).
refuse-B5-short = { $letters } est trop court : un mot compte au moins trois lettres (B5).
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
refuse-B24-heard = Un autre défi est déjà en cours ; seul le premier compte (B24).
refuse-B24-own = C’est à vos adversaires de mettre cette composition au défi (B24).
refuse-B24-spoken = Vous avez déjà accepté cette composition (B24).
refuse-B24-letters = « { $word } » ne s’écrit pas avec les lettres de cette édition (B24).
refuse-B26-not-played = Les mots de l’ère spatiale ne sont pas admis à cette table (B26).
refuse-B26-list = { $letters } n’est pas dans la liste de l’ère spatiale, et en solitaire elle seule décide (B26).
refuse-bali-malformed = « { $text } » n’est pas un coup : écrivez par exemple « 3+2+4 », un mot à composer, ou « -3 » pour enlever un mot.
refuse-bali-spelling = « { $text } » ne correspond pas : les cartes y forment { $letters }.
refuse-bali-ambiguous = { $text } peut se composer de plusieurs façons : { $choices }
refuse-bali-edition-partnership = L’édition { $edition } ne se joue pas en équipes.
refuse-bali-edition-space-age = L’édition { $edition } n’a pas de variante de l’ère spatiale.
refuse-bali-seconds = Une limite de temps va de 1 à { $most } secondes.
refuse-bali-players = Avec ces options, on joue { $least ->
    [4] à quatre exactement
   *[other] de { $least } à { $most } personnes
  }.

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

## On the terminal

terminal-bali-which-edition = Quelle édition ?
terminal-bali-edition-avalon-hill-1980 = mots anglais, Avalon Hill 1980 : un Bali double le score
terminal-bali-edition-mb-1978-fr = mots français, MB : un Bali vaut 50 points
terminal-bali-edition-mb-1978-de = mots allemands, MB 1978 : un Bali vaut 50 points
terminal-bali-solitaire = un joueur, en solitaire
terminal-bali-people = { $players } personnes à ce clavier
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
terminal-bali-ask-forfeit = { $seat } ne peut pas jouer : laquelle de ces colonnes retourne dans la pioche ?
terminal-bali-final = { $points ->
    [one] Score final : { $points } point.
   *[other] Score final : { $points } points.
  }
terminal-bali-won = { $count ->
    [one] { $seats } gagne ({ $scores }).
   *[other] { $seats } se partagent la première place ({ $scores }).
  }
terminal-bali-how-to = Tapez un mot pour le composer (ROSES), ou les colonnes : 3+1+4, et B2 pour une colonne de la donne B. Avec une carte Bali, dites ce que cela forme : 3+1=RO. « -3 » enlève un mot. Et aussi : { $pass }, { $stop } (solitaire), { $challenge }, { $wave }, { $name } suivi du mot, { $voteyes }, { $voteno }, { $forfeit } B3, et « -3 { $space } » pour un mot de l’ère spatiale. Un mot qui s’écrit comme l’un de ceux-ci : =PASSE. « conseil 3 » dit ce que la colonne 3 peut devenir.
terminal-bali-could-become = { $column } peut devenir : { $words }
terminal-bali-right-now = Tout de suite : { $words }
refuse-bali-which-column = « { $text } » n’est pas une colonne qui porte une carte ; demandez par exemple 3 ou B3.
