"""What pebbles is made of: options, moves, the state of the table and what a viewer sees of it."""

from typing import Annotated

from msgspec import Meta, Struct

from ludotheque.game import Seat

TILES = range(1, 10)


class Options(Struct, frozen=True):
    heap: Annotated[int, Meta(ge=1, le=99)] = 6
    """How many pebbles there are at the start."""
    seconds: Annotated[float, Meta(ge=0.1, le=600)] = 30.0
    """How long everybody may guess."""


class Draw(Struct, frozen=True, tag=True):
    """CHANCE deals a tile, face down, to the next player without one."""

    tile: int


class Take(Struct, frozen=True, tag=True):
    pebbles: int


class Show(Struct, frozen=True, tag=True):
    """Turn one's own tile face up instead of taking."""


class Guess(Struct, frozen=True, tag=True):
    """A tile that somebody else is thought to hold; None: no guess, or one that the viewer may not see."""

    tile: int | None


class TimeUp(Struct, frozen=True, tag=True):
    """CLOCK ends the guessing."""


Move = Draw | Take | Show | Guess | TimeUp


class State(Struct, frozen=True):
    seconds: float
    heap: int
    tiles: tuple[int, ...]
    """By seat; 0: not dealt yet."""
    shown: tuple[bool, ...]
    guesses: tuple[int | None, ...]
    """By seat; None: not yet, 0: no guess."""
    turn: Seat = 0
    last_player: Seat | None = None
    """Who took the last pebble."""
    over: bool = False


class View(Struct, frozen=True):
    heap: int
    tiles: tuple[int | None, ...]
    """By seat; None: face down, 0: not dealt yet."""
    shown: tuple[bool, ...]
    guessed: tuple[bool, ...]
    turn: Seat
    last_player: Seat | None
    over: bool
