"""How a beginner looks for a move: at what it gains by itself. The tilt of the board he does not think of.

For `levels`, which asks it instead of the search.
"""

from itertools import pairwise
from random import Random

from msgspec import Struct

from ludotheque.game import Seat
from ludotheque.games.yali.board import arrival_cells, forward, row
from ludotheque.games.yali.marbles import is_jump
from ludotheque.games.yali.types import Go, State

_HOME = 2.0
"""What a hollow is worth by which a side marble comes home, in rows."""


class Beginner(Struct, frozen=True):
    """How good somebody is who has just learned the rules."""

    wavers: float
    """By how many rows a move may look better or worse than it is."""
    overlooks: float
    """The chance not to see a chain of three jumps; longer ones hide better."""
    forgets: float
    """The chance not to think of the side marbles."""


class Liking(Struct, frozen=True):
    """What somebody likes about a move, in rows; the same all through a match."""

    jumping: float
    leading: float
    """For every row that the marble stands ahead: who likes that leaves his last marbles behind."""
    arriving: float


def liking(taste: Random) -> Liking:
    """Somebody's likings."""
    return Liking(taste.uniform(0.0, 1.5), taste.uniform(-0.2, 0.5), taste.uniform(0.5, 3.0))


def choose(state: State, seat: Seat, moves: list[Go], likes: Liking, player: Beginner, rng: Random) -> Go:
    """The move that catches the eye."""
    if rng.random() < player.forgets:
        moves = [move for move in moves if not move.side]
    return max(moves, key=lambda move: appeal(state, seat, move, likes) + rng.gauss(0, player.wavers))


def appeal(state: State, seat: Seat, move: Go, likes: Liking) -> float:
    """Rows gained, with what this player likes on top; a side marble that comes home counts as well."""
    rows, path = state.options.rows, move.path
    ahead = row(path[0]) - 1 if seat == 0 else rows - row(path[0])
    progress = (row(path[-1]) - row(path[0])) * forward(seat)
    jumps = sum(is_jump(a, b) for a, b in pairwise(path))
    goal = arrival_cells(state.options, seat)
    arriving = path[0] not in goal and path[-1] in goal
    home = sum(abs(row(side[0]) - row(side[-1])) for side in move.sides)
    return progress + likes.jumping * jumps + likes.leading * ahead + likes.arriving * arriving + _HOME * home
