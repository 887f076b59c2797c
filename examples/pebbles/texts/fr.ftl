box-pebbles = Cailloux
box-pebbles-pitch = Un tas de cailloux, une tuile cachée et un pari : qui prend le dernier caillou le paie.
option-pebbles-heap = Cailloux dans le tas
option-pebbles-seconds = Secondes pour deviner
bot-pebbles-1 = Prend ce qui tombe sous la main.
bot-pebbles-2 = Compte le tas et regarde les tuiles visibles.
view-pebbles-heap = cailloux dans le tas
view-pebbles-tiles = tuile
view-pebbles-shown = visible
view-pebbles-guessed = a deviné
view-pebbles-turn = doit prendre
view-pebbles-last_player = a pris le dernier caillou
view-pebbles-over = terminé
refuse-pebbles-players = On joue aux Cailloux de deux à quatre, pas à { $players }.
refuse-pebbles-heap = On ne peut pas jouer avec un tas de { $heap } cailloux ; il en faut au moins un.
refuse-pebbles-seconds = Personne ne peut deviner en { $seconds } secondes.
refuse-pebbles-malformed = « { $text } » n’est pas un coup. Écrivez par exemple take 2, show ou guess 7.
refuse-P2-dealt = Les tuiles sont distribuées ; personne n’en choisit.
refuse-P2-tile = La tuile { $tile } ne peut pas être distribuée.
refuse-P3-pebbles = Vous ne pouvez pas en prendre { $pebbles }. De ce tas, vous pouvez prendre de 1 à { $most } cailloux.
refuse-P3-shown = Votre tuile est déjà visible.
refuse-P3-heap = Le tas est épuisé : maintenant, tout le monde devine.
refuse-P5-early = On joue d’abord le tas, ensuite tout le monde devine.
refuse-P5-tile = Il n’y a pas de tuile { $tile } ; elles vont de 1 à 9.
refuse-P5-clock = Seule l’horloge met fin au temps pour deviner.
pebbles-hint-count = Comptez ce que vous laissez. Qui trouve un seul caillou doit le prendre.
pebbles-hint-look = Y a-t-il une tuile visible devant quelqu’un d’autre ?
pebbles-hint-take = { $pebbles ->
    [one] Prenez un caillou.
   *[other] Prenez { $pebbles } cailloux.
}
pebbles-hint-show = Montrez votre tuile : quelqu’un d’autre devra prendre le dernier caillou.
pebbles-hint-guess = Dites { $tile }.
reason-counted = On a compté les tuiles, ce qui a été deviné et le dernier caillou.
