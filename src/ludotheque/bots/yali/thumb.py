"""The rule of thumb: one look at each move, and every fourth move a random one. The measure of all levels.

Reference players choose by it; levels, puzzles and analyses take their lists of moves from it.
"""

from itertools import pairwise
from random import Random

from ludotheque.game import Seat
from ludotheque.games.yali.board import arrival_cells, forward, row
from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.marbles import is_jump, over
from ludotheque.games.yali.types import Go, State

CARELESS = 0.25


def moves_of(state: State, seat: Seat) -> list[Go]:
    """The legal moves of a player whose move it is."""
    return [move for move in legal_moves(state, seat) if isinstance(move, Go)]


def choose_random(state: State, seat: Seat, rng: Random) -> Go:
    """Any legal move."""
    return rng.choice(moves_of(state, seat))


def choose_thumb(state: State, seat: Seat, rng: Random) -> Go:
    """The move that looks best by itself; ties, and every fourth move, by chance."""
    moves = moves_of(state, seat)
    if rng.random() < CARELESS:
        return rng.choice(moves)
    scores = [worth(state, seat, move) for move in moves]
    best = max(scores)
    return rng.choice([move for move, score in zip(moves, scores, strict=True) if score == best])


def worth(state: State, seat: Seat, move: Go) -> int:
    """Side marbles first, then the far side, enemies jumped and rows gained."""
    path, enemies = move.path, state.position.marbles[1 - seat]
    jumped = sum(is_jump(a, b) and over(a, b) in enemies for a, b in pairwise(path))
    side = sum(abs(row(one[0]) - row(one[-1])) for one in move.sides)
    progress = (row(path[-1]) - row(path[0])) * forward(seat)
    goal = arrival_cells(state.options, seat)
    arriving = path[0] not in goal and path[-1] in goal
    return 10 * side + 4 * arriving + 2 * jumped + progress
