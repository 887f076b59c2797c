"""Writes the golden games that are missing: one whole game between bots for each variant of a game.

    .venv/bin/python tools/golden.py wordjam --level 3

They are read by tests/games/conformance. A file that exists is left alone: if a change of the rules
makes one illegal, look at the move that became so, then delete the file and write it anew.
"""

import argparse
from pathlib import Path

from ludotheque.arena import play_moves
from ludotheque.record import Record, write_game
from ludotheque.registry import GAME_IDS, bots, game

GOLDEN = Path(__file__).parents[1] / "tests" / "games" / "golden"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAME_IDS)
    parser.add_argument("--level", help="of the bots (default: the middle one)")
    parser.add_argument("--seed", default="golden")
    args = parser.parse_args()
    level = args.level or bots(args.game).middle
    for variant in game(args.game).variants:
        file = GOLDEN / f"{args.game}-{variant}.txt"
        if not file.exists():
            file.write_text(golden(args.game, variant, level, args.seed), encoding="utf-8")
            print(file.name)


def golden(game_id: str, variant: str, level: str, seed: str) -> str:
    """A whole game of that variant between bots of that level, as text."""
    played = game(game_id)
    options, players = played.variants[variant]
    moves = play_moves(played, bots(game_id), options, [level] * players, seed)
    names = tuple(f"bot {level}" for _ in range(players))
    return write_game(
        played, Record(game=game_id, options=options, players=players, names=names, moves=moves)
    )


if __name__ == "__main__":
    main()
