"""The games of the house. Only the server, the command line and the environments may look here."""

from importlib import import_module

from ludotheque.game import AnyGame

GAME_IDS = ("yali", "bali", "wordjam")


def game(game_id: str) -> AnyGame:
    """The game of that id; raises KeyError. Loaded on first use: no game pays for another."""
    if game_id not in GAME_IDS:
        raise KeyError(game_id)
    loaded: AnyGame = import_module(f"ludotheque.games.{game_id}").GAME
    return loaded
