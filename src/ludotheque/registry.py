"""The games of the house. Only the server, the command line and the environments may look here."""

from importlib import import_module
from typing import cast

from ludotheque.bots.bot import Bots
from ludotheque.bots.insight import Insight
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


def insight(game_id: str) -> Insight:
    """Hints and analysis of that game; raises KeyError."""
    if game_id not in GAME_IDS:
        raise KeyError(game_id)
    return cast(Insight, import_module(f"ludotheque.bots.{game_id}.insight"))
