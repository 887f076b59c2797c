refuse-turn = It is not your turn.
goodbye = Goodbye, and thank you for playing.
