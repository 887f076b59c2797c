## The box and its options

box-yali = YALi
box-yali-pitch = Une course sur une balançoire : c’est à celui vers qui le plateau penche de jouer.
idea-yali-1 = Menez vos billes de l’autre côté : pas à pas, ou en sautant.
idea-yali-2 = Celui vers qui le plateau penche joue, encore et encore, jusqu’à ce qu’il bascule.
idea-yali-3 = Les billes des couloirs sont des poids : déplacez-les pour faire pencher le plateau vers vous.
option-yali-rules = Règles
option-yali-rules-base = Jeu de base
option-yali-rules-tournament = Tournoi
option-yali-rows = Longueur du plateau
option-yali-rows-4 = 4 rangées (résolu : Leon ne s’y trompe jamais)
option-yali-rows-6 = 6 rangées (court)
option-yali-rows-8 = 8 rangées (habituel)
option-yali-rows-10 = 10 rangées (long)
option-yali-arrival = Un coup latéral se gagne
option-yali-arrival-zone = sur les deux rangées d’arrivée (la règle dit « l’autre bout »)
option-yali-arrival-last-row = sur la dernière seulement (selon une critique de la boîte allemande)
option-yali-earned = Un coup qui arrive et saute aussi une bille adverse rapporte
option-yali-earned-one = un coup latéral
option-yali-earned-two = deux coups latéraux (tournoi ; la règle dit « en plus »)
option-yali-first = Qui commence
option-yali-first-lot = le sort décide
option-yali-first-gold = Or commence
option-yali-first-silver = Argent commence

## Its bots

bot-yali-1 = Vient d’apprendre les règles, adore sauter et oublie que le plateau bascule.
bot-yali-2 = Joue ce qui saute aux yeux et manque bien des longs enchaînements.
bot-yali-3 = Regarde un coup plus loin et aime les choses simples.
bot-yali-4 = Pèse chaque coup, mais se laisse encore surprendre par les enchaînements.
bot-yali-5 = Prévoit trois coups d’avance et fait rarement des cadeaux.
bot-yali-6 = Calcule avec patience et attend votre faute.
bot-yali-7 = Voit loin et sait ce que vaut chaque bascule.
bot-yali-8 = Le plus fort que nous sachions faire : des millions de positions à chaque coup.

## Refusals: the rule, and what exactly is wrong

refuse-Y1-no-cell = Il n’y a pas de case { $cell } sur ce plateau.
refuse-Y1-no-hollow = Il n’y a pas de creux { $cell } dans les couloirs latéraux.
refuse-Y1-twice = Deux billes se trouvent en { $cell }.
refuse-Y1-lane = Aucune bille latérale { $seat ->
    [0] d’Or
   *[other] d’Argent
} ne peut se trouver en { $cell } : c’est l’autre couloir.
refuse-Y2-marbles = { $seat ->
    [0] Or
   *[other] Argent
} a { $needed } billes sur le plateau ; ici, il y en a { $found }.
refuse-Y2-side-marbles = { $seat ->
    [0] Or
   *[other] Argent
} a { $needed } billes latérales dans cette partie ; ici, il y en a { $found }.
refuse-Y4-lot-drawn = Le tirage au sort a déjà eu lieu.
refuse-Y4-lot-by-chance = Personne ne choisit qui commence : c’est le sort qui décide.
refuse-Y4-lot-seat = Le sort ne peut désigner qu’Or ou Argent.
refuse-Y4-lot-first = Le sort doit d’abord désigner celui qui commence.
refuse-Y4-not-your-move = Le plateau donne la main à votre adversaire : il penche de son côté, ou bien il est en équilibre et votre adversaire a joué le dernier.
refuse-Y4-tips = { $seat ->
    [0] Le plateau penche vers Or : c’est à Or de jouer.
   *[other] Le plateau penche vers Argent : c’est à Argent de jouer.
}
refuse-Y5-backward = { $start }-{ $end } est un recul ; une bille ne recule jamais.
refuse-Y5-far = De { $start } à { $end }, ce n’est ni un pas ni un saut.
refuse-Y5-occupied = { $cell } est occupée ; un pas demande une case vide.
refuse-Y5-unreachable = Aucune de vos billes ne peut atteindre { $cell } maintenant.
refuse-Y6-backward = Le saut de { $start } à { $end } est un recul ; une bille ne recule jamais.
refuse-Y6-occupied = { $cell } est occupée ; un saut doit finir sur une case vide.
refuse-Y6-step-in-chain = { $start }-{ $end } est un pas ; une série ne comporte que des sauts.
refuse-Y6-nothing-to-jump = Il n’y a pas de bille à sauter en { $cell }.
refuse-Y6-start = Une série de sauts ne peut pas revenir en { $cell }, son point de départ.
refuse-Y6-twice = Une série de sauts ne peut pas passer deux fois par { $cell }.
refuse-Y7-sideways = { $start }-{ $end } est un déplacement latéral ; seule une bille sur une case de départ ou d’arrivée y a droit.
refuse-Y8-no-move = Un coup déplace une bille de sa case vers une autre.
refuse-Y8-not-yours = La bille en { $cell } est à votre adversaire.
refuse-Y8-empty = Il n’y a pas de bille en { $cell }.
refuse-Y9-not-earned = Ce coup ne donne droit à aucun coup latéral : il ne fait entrer aucune bille dans les cases d’arrivée.
refuse-Y10-lane = { $start } et { $end } ne sont pas dans le même couloir.
refuse-Y10-not-yours = { $cell } est dans le couloir de votre adversaire ; un coup latéral concerne vos propres billes latérales.
refuse-Y10-empty = Il n’y a pas de bille latérale en { $cell }.
refuse-Y10-no-move = La bille latérale en { $cell } doit gagner un autre creux, et ici elle ne le peut pas.
refuse-Y10-backward = { $start }-{ $end } s’éloigne de votre bord ; un coup latéral s’en rapproche.
refuse-Y10-far = De { $start } à { $end }, ce n’est ni un creux ni un saut.
refuse-Y10-occupied = { $cell } est occupé ; une bille latérale demande un creux vide.
refuse-Y10-step-in-chain = { $start }-{ $end } est un pas ; une série latérale ne comporte que des sauts.
refuse-Y10-nothing-to-jump = Il n’y a pas de bille latérale à sauter en { $cell }.
refuse-Y10-only-one = Ce coup donne droit à un coup latéral, pas à deux.
refuse-Y10-none = Aucune bille latérale ne peut bouger en ce moment.
refuse-Y11-not-earned = Ce coup ne donne droit à aucun coup latéral : il n’amène aucune bille dans les cases d’arrivée et ne saute aucune bille adverse hors des cases de départ et d’arrivée.
refuse-Y12-not-home = { $cell } est dans le couloir de votre adversaire ; vous n’y touchez que lorsque toutes vos billes latérales occupent les creux les plus proches de vous.
refuse-Y13-repetition = Ce coup recréerait une position antérieure de la partie.
refuse-Y14-over = La partie est terminée.
refuse-Y15-blocked = Le plateau vous donne la main, mais vous n’avez aucun coup ; votre adversaire joue à votre place.
refuse-yali-players = YALi se joue à deux, pas à { $players }.
refuse-yali-rules = Il n’existe pas de règles « { $given } ». Règles connues : { $known }.
refuse-yali-rows = Un plateau de { $given } rangées n’est pas proposé. Choix possibles : { $known }.
refuse-yali-arrival = « { $given } » n’est pas un choix de cases d’arrivée. Choix possibles : { $known }.
refuse-yali-earned = « { $given } » n’est pas un nombre de coups latéraux dont on puisse convenir. Choix possibles : { $known }.
refuse-yali-earned-base = Deux coups latéraux pour un seul coup, c’est l’affaire des règles de tournoi ; dans le jeu de base, un saut n’en rapporte aucun.
refuse-yali-first = « { $given } » ne peut pas commencer. Choix possibles : { $known }.
refuse-yali-board = Un tel plateau n’existe pas. Il a de 2 à 4 colonnes et au plus 10 rangées, plus de deux fois le nombre de rangées de départ, et pas plus de billes latérales que de rangées ; les règles sont base ou tournament, l’arrivée zone ou last-row.
refuse-yali-board-large = Ce plateau est trop grand pour être résolu sur cette machine.
refuse-yali-lot = « { $text } » n’est pas un tirage. Écrivez « lot G » (Or) ou « lot S » (Argent).
refuse-yali-position = Ce n’est pas une position. Une position compte 4, 6, 8 ou 10 rangées de six emplacements (couloir gauche, quatre cases, couloir droit), chacun G, S ou un point, puis G ou S selon qui doit jouer.
refuse-yali-malformed = « { $text } » n’est pas un coup. Écrivez par exemple a2-a3, b1xb3xd5 ou c6-c7/r5-r4.
refuse-yali-cell = Il n’y a pas d’emplacement { $cell } sur ce plateau.
refuse-yali-ambiguous = « { $text } » peut désigner plusieurs coups : { $choices }.

## The game: its words, and how it ends

reason-arrived = Toutes les billes sont arrivées.
won-arrived = { $you ->
    [yes] Toutes vos billes sont arrivées.
   *[no] Toutes les billes de { $name } sont arrivées.
}
reason-blocked = Plus personne ne peut jouer.

## On the page

yali-colour = { $seat ->
    [0] Or
   *[other] Argent
}
yali-you-alone = Vous
yali-board = Le plateau de YALi. Les flèches vont de case en case, Entrée choisit une bille puis sa destination, Échap la repose.
yali-cell = { $cell }, { $what ->
    [gold] bille d’or
    [silver] bille d’argent
   *[empty] vide
}{ $can ->
    [here] , destination possible :
    [chosen] , choisie
    [move] , peut jouer
   *[nothing] {""}
}
yali-chosen = { $cell } choisie. Elle peut aller en { $targets }.
yali-badge = { $kind ->
    [over] tout rentré
    [level] = { $you ->
        [yes] vous
       *[no] { $colour }
    }
    [theirs] → { $you ->
        [yes] vous { $weight }
       *[no] { $colour } { $weight }
    }
   *[mine] { $you ->
        [yes] vous { $weight }
       *[no] { $colour } { $weight }
    }
}
yali-badge-full = { $kind ->
    [over] toutes sont arrivées
    [level] { $you ->
        [yes] équilibre : vous rejouez
       *[no] équilibre : { $colour } rejoue
    }
    [theirs] { $you ->
        [yes] à vous de jouer · { $weight }
       *[no] à { $colour } de jouer · { $weight }
    }
   *[mine] { $you ->
        [yes] vous rejouez · { $weight }
       *[no] { $colour } rejoue · { $weight }
    }
}
yali-earns = donne droit à un coup latéral
yali-lane = { $you ->
    [yes] Votre couloir
   *[no] Couloir { $colour }
}
yali-lane-short = { $you ->
    [yes] Le vôtre
   *[no] { $colour }
}
yali-level = Le plateau est en équilibre.
yali-tips = { $you ->
    [yes] Le plateau penche vers vous de { $weight }.
   *[no] Le plateau penche vers { $colour } de { $weight }.
}
yali-level-short = équilibre
yali-tips-short = { $you ->
    [yes] vous { $weight }
   *[no] { $colour } { $weight }
}
yali-now = à présent : { $tips }
yali-arrow = { $kind ->
    [best] le meilleur
    [played] joué
   *[hint] conseil
}

yali-ask = À choisir
yali-where = Choisissez où elle va.
yali-chain = La bille peut sauter encore : touchez la case suivante, ou arrêtez-vous ici.
yali-stop = M’arrêter ici
yali-choose-side = { $lane ->
    [own] Vous avez gagné un coup latéral. Touchez un creux de votre couloir.
    [other] Vous avez gagné un coup latéral. Touchez un creux de l’autre couloir.
   *[both] Vous avez gagné un coup latéral. Touchez un creux d’un des couloirs.
}
yali-choose-sides = { $first ->
    [yes] Vous avez gagné deux coups latéraux. Touchez un creux pour le premier.
   *[no] Touchez maintenant un creux pour le second, ou jouez ainsi.
}
yali-next = { $kind ->
    [over] Et la partie est gagnée.
    [theirs] { $you ->
        [yes] Ce sera à vous.
       *[no] Ce sera à { $colour }.
    }
   *[mine] { $you ->
        [yes] Vous rejouez.
       *[no] { $colour } rejoue.
    }
}
yali-left-alone = { $tips ->
    [level] Sans lui, le plateau est en équilibre.
   *[tips] { $you ->
        [yes] Sans lui, le plateau penche vers vous de { $weight }.
       *[no] Sans lui, le plateau penche vers { $colour } de { $weight }.
    }
}
yali-play = Jouer
yali-back = Retour
yali-no-side = Pas de coup latéral

yali-say-wait = { $tips ->
    [lot] C’est à { $colour }, que le sort a désigné. Touchez une de vos billes pour préparer votre coup.
    [agreed] C’est à { $colour }, qui commence comme convenu. Touchez une de vos billes pour préparer votre coup.
    [level] C’est à { $colour } : le plateau est en équilibre et { $colour } a joué en dernier. Touchez une de vos billes pour préparer votre coup.
   *[tips] C’est à { $colour } : le plateau penche de son côté. Touchez une de vos billes pour préparer votre coup.
}
yali-say-not-this = { $what ->
    [lane] Les billes latérales ne bougent que si vous l’avez mérité.
    [empty] Touchez d’abord une de vos billes.
    [stuck] Cette bille ne peut pas bouger en ce moment.
   *[other] Cette bille est à { $colour }.
}
yali-say-not-there = La bille ne peut pas aller là.
yali-say-lane = Touchez un creux du couloir éclairé, ou choisissez en dessous.
yali-plan-choose = Touchez maintenant sa destination. Elle partira dès que ce sera à vous.
yali-plan-set = Coup préparé. Touchez le plateau pour l’annuler.
yali-plan-off = Coup préparé annulé.
yali-plan-refused = Le coup que vous aviez préparé n’est plus possible.

yali-home = { $count } sur { $all } à l’arrivée
yali-turn = { $why ->
    [lot] { $you ->
        [yes] le sort vous a désigné
       *[no] désigné par le sort
    }
    [agreed] { $you ->
        [yes] vous commencez, c’est convenu
       *[no] commence, c’est convenu
    }
    [level] { $you ->
        [yes] équilibre : vous avez joué en dernier
       *[no] équilibre : a joué en dernier
    }
    [blocked] l’autre camp est bloqué
   *[tips] { $you ->
        [yes] le plateau penche vers vous
       *[no] le plateau penche par ici
    }
}
yali-times = { $count ->
    [2] deux fois
    [3] trois fois
    [4] quatre fois
    [5] cinq fois
    [6] six fois
   *[other] { $count } fois
}
yali-story = { $count ->
    [one] { $why ->
        [over] { $colour } a joué le dernier coup.
        [again] { $colour } rejoue : le plateau penche toujours vers { $colour }.
        [again-level] { $colour } rejoue : le plateau est en équilibre.
        [again-blocked] { $colour } rejoue : { $other } est bloqué.
        [blocked] { $colour } a joué et se trouve bloqué.
       *[turned] { $you ->
            [yes] { $colour } a joué, et le plateau a basculé vers vous.
           *[no] { $colour } a joué, et le plateau a basculé vers { $other }.
        }
    }
   *[other] { $why ->
        [over] { $colour } a joué les { $count } derniers coups.
        [again] { $colour } a joué { $times } et rejoue : le plateau penche toujours vers { $colour }.
        [again-level] { $colour } a joué { $times } et rejoue : le plateau est en équilibre.
        [again-blocked] { $colour } a joué { $times } et rejoue : { $other } est bloqué.
        [blocked] { $colour } a joué { $times } et se trouve bloqué.
        [kept] { $colour } a joué { $times } : le plateau penchait toujours vers { $colour }.
       *[turned] { $you ->
            [yes] { $colour } a joué { $times }, puis le plateau a basculé vers vous.
           *[no] { $colour } a joué { $times }, puis le plateau a basculé vers { $other }.
        }
    }
}
yali-verdict = { $won ->
    [yes] { $by ->
        [one] Vous gagnez d’une bille
       *[other] Vous gagnez de { $by } billes
    }
   *[no] { $by ->
        [one] Vous perdez d’une bille
       *[other] Vous perdez de { $by } billes
    }
}
yali-best = { $home ->
    [0] Votre plus belle série : { $moves } coups de suite.
    [one] Votre plus belle série : { $moves } coups de suite, une bille arrivée.
   *[other] Votre plus belle série : { $moves } coups de suite, { $home } billes arrivées.
}
yali-words-step = { $to ->
    [ahead] Un pas en avant
    [left] Un pas en avant à gauche
    [right] Un pas en avant à droite
   *[sideways] Un pas de côté
}
yali-words-jump = { $jumps ->
    [one] { $over ->
        [own] Saut par-dessus sa propre bille
        [other] Saut par-dessus { $colour }
       *[some] Saut
    }
    [2] Double saut
    [3] Triple saut
   *[other] { $jumps } sauts d’affilée
}
yali-words-home = arrivée
yali-words-side = bille latérale ramenée
yali-words-sides = deux billes latérales ramenées
yali-says-lot = Le sort désigne { $colour }.
yali-says-placed = Une position a été installée.
yali-says-move = { $colour } va de { $from } en { $to }.
yali-says-side = Bille latérale de { $from } en { $to }.

## In the terminal

terminal-yali-gold = Or
terminal-yali-silver = Argent
terminal-yali-rules = Quelles règles ?
terminal-yali-rules-base = de base : amener une bille à l’arrivée donne un coup latéral
terminal-yali-rules-tournament = tournoi : sauter une bille adverse en donne un aussi, et trois billes latérales chacun
terminal-yali-home = { $home } sur { $all } à l’arrivée
terminal-yali-balance = en équilibre
terminal-yali-tilt = penche de { $torque } vers { $seat }
terminal-yali-lot = Le sort donne le premier coup à { $seat }.
terminal-yali-placed = Une position a été installée.
terminal-yali-blocked = bloqué, c’est donc à l’autre de jouer
terminal-yali-won-arrived = { $seat } a toutes ses billes à l’arrivée et gagne ({ $most } à { $least }).
terminal-yali-won-blocked = Plus personne ne peut jouer. { $seat } gagne avec { $most } billes à l’arrivée contre { $least }.
terminal-yali-drawn = Plus personne ne peut jouer et { $home } billes sont à l’arrivée de chaque côté : partie nulle.
terminal-yali-how-to = Un pas s’écrit a2-a3, une suite de sauts b1xb3xd5, avec un coup latéral c6-c7/r5-r4. La case d’arrivée seule (d5) suffit si une seule bille peut y aller.

## Hints and analysis

yali-hint-look-win = Il y a un gain ici. Cherchez l’entrée la plus rapide.
yali-hint-look-side = Cherchez un coup qui permet de ramener une bille latérale.
yali-hint-look-chain = Cherchez une série de sauts.
yali-hint-look-sideways = Faites d’abord de la place : un coup de côté laisse le plateau tel qu’il est.
yali-hint-look-keep = Cherchez un coup après lequel le plateau penche encore de votre côté.
yali-hint-look-quiet = Rien de spectaculaire ici : un simple pas est le meilleur choix.
yali-hint-marble = Regardez votre bille en { $cell }.
yali-hint-best-wins = { $move } gagne à coup sûr.
yali-hint-best-keeps = { $move } : le plateau reste de votre côté et vous rejouez. Vos chances : environ { $chance } %.
yali-hint-best-gives = { $move } : ce coup cède la main, mais tout le reste est moins bon. Vos chances : environ { $chance } %.
yali-review-missed-win = Un gain certain a été manqué ici.
yali-remark-turning = La partie a basculé au coup { $number }.
yali-remark-loss-G = Or a cédé en moyenne { $percent } % des chances de gagner par coup.
yali-remark-loss-S = Argent a cédé en moyenne { $percent } % des chances de gagner par coup.

## Kinds of games, and what is remembered of them

kind-yali-base = Jeu de base
kind-yali-tournament = Tournoi
kind-yali-own = Autres plateaux
fact-yali-chain = Plus longue suite de sauts
milestone-yali-chain = Quatre sauts en un coup
