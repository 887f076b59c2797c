"""The games that can be played. Only the server, the command line and the environments may look here.

A game is one line of `GAMES`. One of the house has its rules in `games/`, its bots in `bots/` and its texts
in `texts/`. A guest has all of it in one package: `GAME` in the package itself, `BOTS` in its module `bots`,
and a folder `texts` with `<lang>.ftl` and its rule page `<lang>.md`.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from ludotheque.bots.bot import Bots
from ludotheque.game import AnyGame

GAMES = {
    "yali": "ludotheque.games.yali",
    "bali": "ludotheque.games.bali",
    "wordjam": "ludotheque.games.wordjam",
}
"""The package of each game by its id, in the order in which they stand on the shelf."""

GAME_IDS = tuple(GAMES)
_HOUSE = "ludotheque.games"


def game(game_id: str) -> AnyGame:
    """The game of that id; raises KeyError. Loaded on first use: no game pays for another."""
    loaded: AnyGame = import_module(GAMES[game_id]).GAME
    return loaded


def bots(game_id: str) -> Bots:
    """The bots of that game; raises KeyError."""
    folder, _, name = GAMES[game_id].rpartition(".")
    loaded: Bots = import_module(
        f"ludotheque.bots.{name}" if folder == _HOUSE else f"{GAMES[game_id]}.bots"
    ).BOTS
    return loaded


@cache
def guest_texts(game_id: str) -> Path | None:
    """The folder in which a guest keeps its texts; None for a game of the house. Raises KeyError."""
    if GAMES[game_id].rpartition(".")[0] == _HOUSE:
        return None
    found = find_spec(GAMES[game_id])
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).with_name("texts")


def guest_folders() -> tuple[Path, ...]:
    """The texts of all guests, to be told together with those of the house."""
    return tuple(folder for game_id in GAMES if (folder := guest_texts(game_id)))
