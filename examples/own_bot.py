"""Your own bot against ours: a function from what a seat sees to a move.

python -m examples.own_bot random
"""

import sys
from dataclasses import replace

import ludotheque
from ludotheque import Choice, Situation
from ludotheque.arena import deal_seed, play_game, seating, standings
from ludotheque.games.yali.types import Go
from ludotheque.games.yali.view import seen

GAMES = 20
YALI = ludotheque.game("yali")
OURS = ludotheque.bots("yali")


def patient(situation: Situation) -> Choice:
    """Keep the move if you can, bring side marbles home, come forward. In YALi the view tells everything."""
    state, seat = seen(situation.view), situation.seat

    def worth(move: Go) -> tuple[bool, int, int]:
        keeps = seat in YALI.actors(YALI.apply(state, seat, move))
        return keeps, len(move.side), len(move.path)

    moves = [move for move in YALI.legal_moves(state, seat) if isinstance(move, Go)]
    return Choice(max(moves, key=worth))


def choose(situation: Situation, level: str) -> Choice:
    return patient(situation) if level == "patient" else OURS.choose(situation, level)


def main(rival: str = "random") -> None:
    both = replace(OURS, references=(*OURS.references, "patient"), choose=choose)
    levels = ("patient", rival)
    series = [
        play_game(YALI, both, YALI.options_type(), seating(levels, 2, number), deal_seed(1, levels, number))
        for number in range(GAMES)
    ]
    for level, reached in standings(series).items():
        print(f"{level}: {reached.share:.0%} ± {reached.share_error:.0%} of the points")


if __name__ == "__main__":
    main(*sys.argv[1:])
