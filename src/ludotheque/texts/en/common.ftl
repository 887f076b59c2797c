refuse-turn = It is not your turn.
