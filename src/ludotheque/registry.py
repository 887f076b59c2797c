"""The games of the house. Only the server, the command line and the environments may look here."""

from importlib import import_module

from ludotheque.bots.bot import Bots
from ludotheque.game import AnyGame

GAME_IDS = ("yali", "bali", "wordjam")


def game(game_id: str) -> AnyGame:
    """The game of that id; raises KeyError. Loaded on first use: no game pays for another."""
    if game_id not in GAME_IDS:
        raise KeyError(game_id)
    loaded: AnyGame = import_module(f"ludotheque.games.{game_id}").GAME
    return loaded


def bots(game_id: str) -> Bots:
    """The bots of that game; raises KeyError."""
    if game_id not in GAME_IDS:
        raise KeyError(game_id)
    loaded: Bots = import_module(f"ludotheque.bots.{game_id}").BOTS
    return loaded
