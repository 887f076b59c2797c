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
box-play = Jouer
box-learn = Apprendre
box-yali-pitch = Une course sur une balançoire : celui du côté de qui le plateau penche a le trait.
box-bali-pitch = Glissez des colonnes de lettres les unes sous les autres jusqu’à former un mot, puis retirez-le et marquez.
box-wordjam-pitch = Cinq consonnes, un thème : criez le premier, ou pariez que quelqu’un trouvera mieux avant la fin du sablier.
