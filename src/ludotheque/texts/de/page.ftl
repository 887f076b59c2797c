page-home = Zurück zum Regal
page-settings = Einstellungen
page-skip = Zum Inhalt springen
page-language = Sprache
page-theme = Farben: { $theme ->
    [light] hell
    [dark] dunkel
   *[auto] wie auf diesem Gerät
}
page-me = Sie
page-lost = Unter dieser Adresse ist nichts.

shelf-title = Schachtel auf und losgespielt
shelf-welcome = Spiele, die es nicht mehr zu kaufen gibt, zurück auf dem Tisch: mit Freunden, gegen das Haus oder allein.
shelf-boxes = Die Spiele

box-players = { $players } Spieler
box-minutes = { $least } bis { $most } Minuten
box-play = Sofort spielen
box-learn = Regeln lernen
box-yali-pitch = Ein Wettlauf auf der Wippe: Zu wem sich das Brett neigt, der ist am Zug.
box-bali-pitch = Schieben Sie Buchstabenspalten untereinander, bis ein Wort dasteht; dann nehmen Sie es ab und es zählt.
box-wordjam-pitch = Fünf Konsonanten, ein Thema: Rufen Sie als Erste, oder wetten Sie, dass jemand vor Ablauf der Sanduhr Besseres findet.
