# Abende im Terminal
cli-evening = einen ganzen Abend von Bots spielen: Progressive, jeder gegen jeden, Schweizer System, Arena, Duplicate, K.-o.
cli-evening-kind = Spiel und Form des Abends, eines von: { $known }
cli-evening-players = wie viele mitspielen (sonst 8)
cli-evening-games = Partien für jeden; jeder gegen jeden: wie oft (sonst 4)
cli-evening-rest = keine Bots füllen auf: Spieler setzen der Reihe nach aus
cli-evening-par = Stufe, die beim Duplicate die Vorgabe jedes Blatts spielt (sonst die erste, in Millisekunden)
evening-title = { $kind }, { $players } Spieler, Startwert { $seed }
evening-round = Runde { $number }
evening-resting = { "  " }setzen aus: { $names }
evening-standings = Tabelle: Platz, Spieler, Punkte, gewonnene Partien
evening-standings-par = Tabelle: Platz, Spieler, Punkte, gewonnene Partien, gegenüber der Vorgabe
evening-par = { "  " }Vorgabe: { $par }
evening-par-by = Vorgabe von Stufe { $level }
refuse-evening-over = Dieser Abend ist vorbei.
refuse-evening-begun = Dieser Abend hat begonnen, niemand kann mehr dazukommen.
refuse-evening-entered = { $name } spielt schon mit.
refuse-evening-stranger = Diese Person ist nicht da.
refuse-evening-table = Diesen Tisch gibt es nicht.
refuse-evening-counted = Dieser Tisch ist schon gewertet.
refuse-evening-players = { $needed ->
    [one] Eine Person wird
   *[other] { $needed } Personen werden
  } gebraucht; da { $players ->
    [one] ist eine
   *[other] sind { $players }
  }.
refuse-evening-form = { $game } hat keine Einstellung für einen Abend der Form „{ $form }“.
refuse-evening-full = Höchstens { $most } können mitspielen.
refuse-evening-crowd = An diesem Abend sind schon so viele gekommen und gegangen, dass niemand Neues mehr mitspielen kann.
refuse-evening-restless = Du bist an diesem Abend schon zu oft gegangen und wiedergekommen.
refuse-evening-breaks = An diesem Abend gab es schon zu viele Pausen.
refuse-evening-not-begun = Dieser Abend hat noch nicht begonnen.
refuse-evening-number = Es braucht mindestens einen Spieler und eine Partie.
refuse-evening-paused = Es ist schon Pause.
refuse-evening-not-paused = Es ist gerade keine Pause.
refuse-evening-not-over = Dieser Abend ist noch nicht vorbei.
refuse-evening-followed = Der nächste Abend ist schon eröffnet.
refuse-evening-bots = Du kannst in all deinen Abenden zusammen höchstens { $most } Bots haben.
refuse-too-many-evenings = Du hast { $most } Abende, die noch laufen. Beende zuerst einen davon.
refuse-no-evening = Diesen Abend gibt es nicht.
refuse-match-evening = Dieser Tisch gehört zu einem Abend: Im Saal steht, wer hier spielt und wo du als Nächstes spielst.
evening-called = × Die Zeit war um: Die Partie zählt, wie sie stand
