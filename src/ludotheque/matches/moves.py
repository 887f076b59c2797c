"""The moves of a game as a value that grows: one more costs the same however many there are.

`Play.moves` is one. To whoever reads it is a tuple of (seat, move); only `match.grown` makes it longer.
"""

from collections.abc import Iterable, Iterator
from typing import overload

from msgspec import Struct

from ludotheque.game import Seat

Played = tuple[Seat, Struct]


class Moves(Struct, frozen=True, eq=False):
    """Never changes, as a tuple does not: the first `count` of a list that only grows at its end.

    Those that grew out of each other share the list (`match.grown`); what grows in two ways is copied for the
    second.
    """

    shared: list[Played]
    count: int = 0

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Played]:
        return iter(self.shared[: self.count])

    @overload
    def __getitem__(self, at: int) -> Played: ...
    @overload
    def __getitem__(self, at: slice) -> "Moves": ...
    def __getitem__(self, at: int | slice) -> "Played | Moves":
        if isinstance(at, slice):
            return moves_of(self.shared[: self.count][at])
        return self.shared[range(self.count)[at]]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (Moves, tuple)):
            return NotImplemented
        return len(self) == len(other) and all(mine == his for mine, his in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self))


def moves_of(moves: Iterable[Played] = ()) -> Moves:
    """These, in a list of their own."""
    shared = list(moves)
    return Moves(shared, len(shared))
