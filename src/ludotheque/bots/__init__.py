"""Players that are no people, one package per game. A bot is given a view, never a state: `docs/bots.md`.

How strong they are, and how to measure it: `docs/strength.md`.
"""
