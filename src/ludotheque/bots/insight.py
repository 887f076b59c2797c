"""What a person may ask of a strong player: hints during a game, an analysis after it.

Each game has `bots/<game>/insight.py` with two functions:

- `hint(situation, step) -> Hint`: step 0 is a nudge, each further step says more, the last names the move.
- `analyse(options, players, moves)`: of a finished game's moves, one `Review` per decision of a player in
  order, and `Remark`s about the whole. A generator: shown as it comes, cancelled by closing it.

Sentences are text ids with parameters, told in the reader's language.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from msgspec import Struct

from ludotheque.bots.bot import Situation
from ludotheque.game import Param, Seat


class Hint(Struct, frozen=True):
    """One step of help. `move` stands only in the last step."""

    text: str
    params: dict[str, Param] = {}
    move: Any | None = None
    more: bool = True


class Review(Struct, frozen=True, tag="review"):
    """One decision of a finished game, judged."""

    index: int
    """Which of the game's moves (0 is the first, CHANCE and CLOCK counted)."""
    seat: Seat
    played: str
    best: str
    value: float
    """How the game stands for seat 0 after the best move, in points or as a chance to win."""
    loss: float
    """How much worse the move was than the best found; 0 for a best move."""
    turning: bool = False
    text: str = ""
    params: dict[str, Param] = {}


class Remark(Struct, frozen=True, tag="remark"):
    """Something about the whole game ("this deal could have been Balied: 742")."""

    text: str
    params: dict[str, Param] = {}


class Progress(Struct, frozen=True, tag="progress"):
    """How much of the work is done, 0 to 1."""

    done: float


class Insight(Protocol):
    """The two functions, as the module `bots/<game>/insight.py` has them."""

    hint: Callable[[Situation, int], Hint]
    analyse: Callable[[Any, int, Sequence[tuple[Seat, Any]]], Iterator[Review | Remark | Progress]]
