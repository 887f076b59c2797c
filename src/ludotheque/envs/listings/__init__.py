"""Moves that environments list where the rules list others: `moves(state, seat)`, a module for each game.

Found by the name of the game; a game without one has the list of its rules.
"""
