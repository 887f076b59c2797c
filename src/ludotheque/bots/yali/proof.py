"""What the quick search says of a board, proved by the readable rules.

The quick search only says what to try first: a wrong word of its costs time and changes nothing that is
found. Two things shorten the way where somebody moves sideways again and again and the other one waits (Y13,
Y15). A place to which he can walk he can reach without standing in the same one twice, so every way out of
any of them is open to him. Whoever takes none of them ends in a place that has none, where the other one
moves in his stead. Only where that settles nothing, moves are tried one by one, with all the past in mind.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from ludotheque.game import Seat
from ludotheque.games.yali.marbles import candidates
from ludotheque.games.yali.rules import after, is_sideways, standing, winner
from ludotheque.games.yali.types import Options, Position, State

Guide = Callable[[Position], int]
"""What a position without a past is said to be worth to whoever has its turn."""
_Past = frozenset[Position]
_NONE: _Past = frozenset()
_KEPT = 100_000
"""Of so many positions the ways are remembered at once."""


def proved(options: Options, first: Position, guide: Guide) -> tuple[int, int]:
    """1, 0 or -1 for whoever has the turn, and how many positions were looked at."""
    seen = 0
    for value in (1, 0):
        claim = Claim(options, first.turn, value, guide)
        holds = claim.holds(first)
        seen += claim.looked_at
        if holds:
            return value, seen
    return -1, seen


class Claim:
    """That a seat can get so much (1: win, 0: not lose), whatever the other one does."""

    def __init__(self, options: Options, seat: Seat, value: int, guide: Guide) -> None:
        self._options, self._seat, self._value, self._guide = options, seat, value, guide
        self._known: dict[tuple[Position, _Past], bool] = {}
        self._ways = lru_cache(_KEPT)(partial(_ways, options))

    @property
    def looked_at(self) -> int:
        return len(self._known)

    def holds(self, position: Position, past: _Past = _NONE) -> bool:
        """From here, with these positions behind it that must not come back."""
        key = position, past
        if key not in self._known:
            self._known[key] = self._judged(position, past)
        return self._known[key]

    def _judged(self, position: Position, past: _Past) -> bool:
        for mover in (position.turn, 1 - position.turn):  # Y15: the other one, if there is no move
            ahead, aside = self._ways(position, mover)
            aside = [place for place in aside if place not in past]
            if ahead or aside:
                break
        else:
            return self._ended(position)
        mine = mover == self._seat
        if mover == position.turn and aside and not past:
            known = self._wandering(position, mover)
            if known is not None:
                return known
        if self._any(ahead, mine) == mine:
            return mine
        behind = past | {position}
        return any(self.holds(place, behind) == mine for place in aside) == mine

    def _wandering(self, position: Position, mover: Seat) -> bool | None:
        """By all the places to which he can walk sideways; None if a dead end might change it."""
        mine = mover == self._seat
        places, ends = [position], list[Position]()
        for place in places:  # grows on the way
            ahead, aside = self._ways(place, mover)
            if not ahead:
                ends.append(place)
            elif self._any(ahead, mine) == mine:
                return mine
            places += [other for other in aside if other not in places]
        hopeless = all(self._stuck(place, 1 - mover) == (not mine) for place in ends)
        return not mine if hopeless else None

    def _stuck(self, place: Position, other: Seat) -> bool | None:
        """What a place without a way out is, if it is the other's move; None if it is not clear."""
        ahead, aside = self._ways(place, other)
        if not ahead and not aside:
            return self._ended(place)
        mine = other == self._seat
        return mine if ahead and self._any(ahead, mine) == mine else None

    def _any(self, places: list[Position], mine: bool) -> bool:
        """If it is my choice whether the claim holds somewhere, else whether it holds everywhere."""
        return any(self._led_to(place) == mine for place in self._promising(places, mine)) == mine

    def _led_to(self, place: Position) -> bool:
        won = winner(State(self._options, place))
        return self.holds(place) if won is None else (1 if won == self._seat else -1) >= self._value

    def _promising(self, places: list[Position], mine: bool) -> Iterator[Position]:
        """In the order in which they shall be tried."""
        later = list[Position]()
        for place in places:
            if self._told(place) == mine:
                yield place
            else:
                later.append(place)
        yield from later

    def _told(self, place: Position) -> bool:
        if winner(State(self._options, place)) is not None or (place, _NONE) in self._known:
            return self._led_to(place)
        value = self._guide(place)
        return (value if place.turn == self._seat else -value) >= self._value

    def _ended(self, position: Position) -> bool:
        """Nobody can move (Y15)."""
        arrived = standing(State(self._options, position))
        mine, other = arrived[self._seat], arrived[1 - self._seat]
        return (mine > other) - (mine < other) >= self._value


def _ways(options: Options, position: Position, seat: Seat) -> tuple[list[Position], list[Position]]:
    """Where a seat's moves by Y5-Y12 lead: those that gain a row, and those that do not."""
    state = State(options, position)
    ahead, aside = dict[Position, None](), dict[Position, None]()
    for move in candidates(options, position, seat):
        (aside if is_sideways(move) else ahead)[after(state, seat, move)] = None
    return list(ahead), list(aside)
