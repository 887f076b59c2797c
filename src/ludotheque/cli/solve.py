"""`ludotheque solve`: who wins on a small board if nobody makes a mistake."""

import argparse

from ludotheque.game import Refusal
from ludotheque.registry import GAME_IDS, bots
from ludotheque.texts import Texts

_NUMBERS = ("rows", "columns", "start-rows", "side-marbles")
_WORDS = ("rules", "arrival", "earned")


def _games() -> list[str]:
    """The games whose bots solve small boards."""
    return [game_id for game_id in GAME_IDS if bots(game_id).solve_board is not None]


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    games = _games()
    parser.add_argument("game", choices=games, nargs="?", default=games[0], help=t("cli-solve-game"))
    for name in _NUMBERS:
        required = name in ("rows", "columns")
        parser.add_argument(f"--{name}", type=int, required=required, help=t(f"cli-solve-{name}"))
    for name in _WORDS:
        parser.add_argument(f"--{name}", help=t(f"cli-solve-{name}"))
    parser.set_defaults(by="quick")
    other = parser.add_mutually_exclusive_group()
    for by in ("plain", "proof"):
        other.add_argument(f"--{by}", dest="by", action="store_const", const=by, help=t(f"cli-solve-{by}"))


def run(args: argparse.Namespace, t: Texts) -> int:
    solve = bots(args.game).solve_board
    if solve is None:
        raise Refusal("no-solver", game=t(f"box-{args.game}"))
    names = (name.replace("-", "_") for name in (*_NUMBERS, *_WORDS))
    found = solve({name: getattr(args, name) for name in names}, args.by)
    who = {1: "first", 0: "nobody", -1: "second"}[found.value]
    print(t("solve-found", who=who, positions=found.positions))
    return 0
