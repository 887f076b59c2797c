refuse-turn = Sie sind nicht am Zug.
goodbye = Auf Wiedersehen und danke fürs Spielen.
