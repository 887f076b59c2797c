curtain-who = Qui prend l’appareil ?
hand-only = L’écran est à { $name }, les autres ne regardent pas.
hand-pass = Passer l’appareil
