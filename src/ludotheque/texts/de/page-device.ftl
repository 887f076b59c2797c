curtain-who = Wer nimmt das Gerät?
hand-only = Der Bildschirm gehört jetzt { $name }, die anderen sehen weg.
hand-pass = Gerät weitergeben

push-title = Benachrichtigungen auf diesem Gerät
push-kind-turn = Wenn ein Spiel auf deinen Zug wartet
push-kind-people = Wenn jemand dazukommt, dich etwas fragt oder eine Revanche möchte
push-refused = Dieser Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern; alles andere geht auch ohne sie.
push-unable = Benachrichtigungen brauchen eine sichere Verbindung (https) und einen Browser, der sie zeigen kann.
refuse-push-browser = Der Browser konnte die Benachrichtigungen nicht einrichten. Versuch es später noch einmal.
