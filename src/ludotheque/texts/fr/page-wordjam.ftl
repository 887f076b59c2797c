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
wj-pays = Rouge { $red }, jaune { $yellow }
wj-now = En ce moment
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
wj-now-vote = { $by } conteste { $word }. Cela convient-il ? Il faut trois voix pour le garder.
wj-now-voted = { $by } conteste { $word }. On vote.
wj-now-bets = { $word } est-il imbattable, comme le croit { $name } ? Pariez en secret.
wj-now-bets-ali = Vous êtes Ali Baba. Les autres parient pour ou contre { $word }.
wj-now-bets-done = On parie en secret.
wj-now-thief = Vous êtes un Voleur : trouvez un mot qui vaut plus de { $bar }.
wj-now-thieves = Les Voleurs cherchent un meilleur mot.
wj-now-last = Dernier tour : choisissez un camp et déposez un mot avant la fin du sable.
wj-now-last-watch = Camps et mots se choisissent en secret.
wj-now-pause = Le tour est terminé.
wj-now-over = La partie est terminée.

wj-sesame = Sésame, ouvre-toi !
wj-sesame-keys = Entrée ou Espace
wj-accept = Cela convient
wj-dispute = Je conteste
wj-vote-yes = Cela convient
wj-vote-no = Cela ne convient pas
wj-agree-all = Personne ne conteste
wj-who-disputes = Qui conteste ?
wj-ready = Tour suivant

wj-word-race = Votre mot ; l’envoyer, c’est crier et le dire aussitôt
wj-word-say = Votre mot
wj-word-lock = Votre mot, caché jusqu’à votre tour
wj-do-race = Crier
wj-do-say = Dire
wj-do-lock = Déposer
wj-nothing = Je n’ai pas de mot
wj-locked = Mot déposé : { $word }
wj-take-back = Le reprendre
wj-worth = { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
wj-coins-count = { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
wj-needs = il en faut plus de { $bar }
wj-forbidden = { $letter } est interdite

wj-bet-card = Votre carte de pari
wj-bet-ali = Personne ne fera mieux
wj-bet-thieves = Il existe un meilleur mot
wj-camp-prize = Le meilleur mot d’ici gagne { $points }
wj-bet-chosen = votre pari
wj-bet-secret = Vous seul voyez ceci.
wj-bet-covered = Votre pari est caché.
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
