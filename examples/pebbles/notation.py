"""Moves as words: `draw 7`, `take 2`, `show`, `guess 4` (`guess 0`: no guess), `time`."""

from typing import assert_never

from ludotheque.game import CHANCE, CLOCK, MalformedMove, Seat

from .types import Draw, Guess, Move, Options, Show, State, Take, TimeUp

NAMES = {0: "A", 1: "B", 2: "C", 3: "D", CHANCE: "chance", CLOCK: "clock"}


def seat_name(_options: Options, _players: int, seat: Seat) -> str:
    return NAMES[seat]


def write(_state: State, _seat: Seat, move: Move) -> str:
    match move:
        case Draw(tile):
            return f"draw {tile}"
        case Take(pebbles):
            return f"take {pebbles}"
        case Show():
            return "show"
        case Guess(tile):
            return f"guess {tile or 0}"
        case TimeUp():
            return "time"
        case _:
            assert_never(move)


def read(_state: State, _seat: Seat, text: str) -> Move:
    """The move a text means; raises MalformedMove."""
    match text.split():
        case ["draw", number] if _is_number(number):
            return Draw(int(number))
        case ["take", number] if _is_number(number):
            return Take(int(number))
        case ["guess", number] if _is_number(number):
            return Guess(int(number) or None)
        case ["show"]:
            return Show()
        case ["time"]:
            return TimeUp()
        case _:
            raise MalformedMove("pebbles-malformed", text=text)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 4
