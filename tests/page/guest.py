"""The shelf of a house that has let a guest in; for a server of its own (`LUDOTHEQUE_LIBRARY`)."""

from ludotheque.registry import GAMES, bots, game, guest_texts

__all__ = ["GAME_IDS", "bots", "game", "guest_texts"]

GAMES["pebbles"] = "examples.pebbles"
GAME_IDS = tuple(GAMES)
