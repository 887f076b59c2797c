curtain-who = Qui prend l’appareil ?
hand-only = L’écran est à { $name }, les autres ne regardent pas.
hand-pass = Passer l’appareil

push-title = Notifications sur cet appareil
push-kind-turn = Quand une partie attend votre coup
push-kind-people = Quand quelqu’un vous rejoint, vous demande quelque chose ou veut une revanche
push-refused = Ce navigateur n’autorise pas les notifications pour cette page. Vous pouvez le changer dans ses réglages ; tout le reste fonctionne sans elles.
push-unable = Les notifications demandent une connexion sécurisée (https) et un navigateur qui sait les afficher.
refuse-push-browser = Le navigateur n’a pas pu préparer les notifications. Réessayez plus tard.
