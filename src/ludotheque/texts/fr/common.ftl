refuse-turn = Ce n’est pas votre tour.
