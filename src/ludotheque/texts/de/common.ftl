refuse-turn = Sie sind nicht am Zug.
