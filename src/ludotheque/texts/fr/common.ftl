refuse-turn = Ce n’est pas votre tour.
goodbye = Au revoir, et merci d’avoir joué.
refuse-malformed = Ce n’est pas un coup de ce jeu.
refuse-unknown-option = Il n’y a pas d’option « { $option } ». Sont connues : { $known }.
refuse-bad-option = Ces options ne conviennent pas au jeu : { $why }
hint-adviser = { $name } jouerait ceci.
hint-wait = { $name } attendrait.

## Une partie enregistrée illisible

refuse-record-foreign = Ligne { $line } : ce n’est pas une partie enregistrée par Ludothèque.
refuse-record-version = Ligne { $line } : le fichier est au format « { $version } » ; ce programme lit le format { $known }.
refuse-record-encoding = Ligne { $line } : ce n’est pas du texte en UTF-8.
refuse-record-control = Ligne { $line } : un caractère de contrôle n’a rien à faire ici.
refuse-record-tag = Ligne { $line } : « { $text } » devrait s’écrire « clé: valeur ».
refuse-record-twice = Ligne { $line } : « { $key } » est indiqué une seconde fois.
refuse-record-missing = Jusqu’à la ligne { $line }, rien n’est dit de « { $key } ».
refuse-record-game = Ligne { $line } : le jeu « { $game } » n’est pas connu ici.
refuse-record-players = Ligne { $line } : « { $text } » n’est pas un nombre de joueurs.
refuse-record-options = Ligne { $line } : on ne peut pas jouer avec ces options ({ $why }).
refuse-record-line = Ligne { $line } : « { $text } » n’est ni un coup numéroté ni la ligne de fin.
refuse-record-number = Ligne { $line } : le coup devrait porter le numéro { $expected }, et non { $text }.
refuse-record-seat = Ligne { $line } : personne ne s’appelle « { $text } » à cette table, seulement { $known }.
refuse-record-move = Ligne { $line } : le coup « { $text } » n’est pas possible ici ({ $why }).
refuse-record-end = Ligne { $line } : « { $text } » ne correspond pas aux coups ; il faudrait « { $expected } ».
refuse-record-after = Ligne { $line } : rien ne peut suivre la ligne de fin.
refuse-record-cut = Le fichier s’arrête à la ligne { $line } sans sa ligne de fin ; la suite manque.
refuse-record-json = Ligne { $line } : ce n’est pas une partie en une ligne de JSON ({ $why }).
refuse-record-large = Ligne { $line } : cette partie a plus de { $most } lettres. Rien d’aussi long n’est lu.
refuse-record-no-position = On ne peut pas noter une position de ce jeu.
