serve-address = La Ludothèque est ouverte : { $address }

refuse-serve-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }
refuse-setting = Un réglage ne convient pas : { $why }
refuse-workers-need-postgresql = Plusieurs processus demandent PostgreSQL ; SQLite n’en sert qu’un.
refuse-database-url = Ce n’est pas l’adresse d’une base de données. Indiquez postgresql://utilisateur@hôte/nom ou sqlite:///dossier/fichier.
refuse-schema-newer = La base a été créée par une version plus récente (schéma { $found } ; celle-ci connaît { $known }). Mettez la Ludothèque à jour.
refuse-store-unavailable = Rien ne peut être enregistré pour l’instant. Réessayez dans un moment.
refuse-internal = Quelque chose n’a pas fonctionné ici. Réessayez.

refuse-who-are-you = Choisissez d’abord un nom.
refuse-name-empty = Un nom compte au moins un caractère visible.
refuse-name-taken = Le nom { $name } appartient à quelqu’un d’autre.
refuse-sign-in = Ce nom et cette phrase secrète ne vont pas ensemble.
refuse-link-used = Ce lien a déjà servi ou n’est plus valable.
refuse-too-many-mutes = Vous ne pouvez pas ignorer plus de personnes.

refuse-no-game = Il n’y a pas de jeu « { $game } » ici. Nous avons : { $known }.
refuse-no-level = Il n’y a pas de robot « { $level } » pour ce jeu. Nous avons : { $known }.
refuse-no-rules = Cette page de règles n’existe pas.
refuse-no-table = Cette table n’existe pas.
refuse-not-found = Il n’y a rien ici.
refuse-not-host = Seule la personne qui a ouvert la table peut faire cela.
refuse-not-your-seat = Cette place n’est pas la vôtre.
refuse-no-spectators = Seuls les joueurs peuvent regarder cette table.
refuse-table-players = Avec ces réglages, on ne joue pas à { $number } ; possible : { $known }.
refuse-too-many-tables = Vous avez { $most } parties en cours. Terminez-en d’abord une.
refuse-history-hidden = Ce qui est passé ne se consulte qu’une fois la partie finie.
refuse-stale = La table a changé entre-temps. Regardez de nouveau.
refuse-present = Cette personne est présente.

refuse-chat-empty = Ce message est vide.
refuse-hint-busy = Le conseil précédent est encore à l’étude.
refuse-hint-none = Aucun conseil n’est possible pour l’instant.
refuse-bot-failed = Le robot n’a pas trouvé de réponse ({ $why }).
refuse-hello-first = Le premier message doit être « hello ».
refuse-hello-twice = « hello » a déjà été dit.
refuse-no-hello = Aucun « hello » n’est arrivé à temps.
refuse-malformed-message = Ce message est incompréhensible.
refuse-bad-request = Cette demande est incompréhensible.
refuse-content-type = Les demandes doivent être en JSON.
refuse-too-large = C’est trop à la fois.
refuse-too-fast = C’était trop rapide. Attendez un instant.
refuse-too-many-sockets = Trop de connexions sont ouvertes.
refuse-origin = Cette demande vient d’une autre page.
refuse-slow = La connexion est trop lente pour suivre.
refuse-going-down = Le serveur redémarre. Votre partie est sauvegardée.
refuse-restored = Les tables ont été rechargées.

backup-done = Tout est enregistré dans { $file }.
restore-done = { $file } est rétabli : { $count ->
        [one] une partie
       *[other] { $count } parties
    }.
refuse-backup-exists = Le fichier { $file } existe déjà ; rien n’a été écrit.
refuse-backup-file = Impossible d’écrire { $file } : { $why }
refuse-backup-nothing = Il n’y a pas de base de données à l’emplacement { $file }.
refuse-restore-file = { $file } n’est pas une sauvegarde de la Ludothèque.
refuse-restore-not-empty = La base n’est pas vide. Avec --replace, son contenu cède la place à celui de la sauvegarde.
