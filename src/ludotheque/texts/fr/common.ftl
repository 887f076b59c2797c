refuse-turn = Ce n’est pas votre tour.
goodbye = Au revoir, et merci d’avoir joué.
