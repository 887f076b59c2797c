"""The moves of a match, as a value that grows without being copied."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, overload

from ludotheque.game import Seat

Played = tuple[Seat, Any]


class Moves(Sequence[Played]):
    """As good as a tuple. All values share one list and see its beginning; who sees all of it adds to it."""

    __slots__ = ("_count", "_shared")

    def __init__(self, shared: list[Played] | None = None) -> None:
        self._shared = [] if shared is None else shared
        self._count = len(self._shared)

    def and_then(self, seat: Seat, move: Any) -> "Moves":
        """These and one more."""
        shared = self._shared if len(self._shared) == self._count else self._shared[: self._count]
        shared.append((seat, move))
        return Moves(shared)

    @property
    def last(self) -> Played:
        """The newest of them; there is one."""
        return self._shared[self._count - 1]

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> Played: ...
    @overload
    def __getitem__(self, at: slice) -> "Moves": ...
    def __getitem__(self, at: int | slice) -> "Played | Moves":
        if isinstance(at, slice):
            return Moves([self._shared[number] for number in range(*at.indices(self._count))])
        if not -self._count <= at < self._count:
            raise IndexError(at)
        return self._shared[at if at >= 0 else at + self._count]

    def __iter__(self) -> Iterator[Played]:
        return islice(self._shared, self._count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moves) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Moves({list(self)!r})"
