"""Moves that environments list where the rules list others: `moves(state, seat)`, a module for each game."""
