"""Players that are no people, one package per game. A bot is given a view, never a state."""
