"""The moves of a game with the states they were made in, and what each viewer learned of them.

The one place that calls `Game.witness`: tables, bots, the terminal and the arena all ask here what a seat has
seen being done.
"""

from typing import Any

from msgspec import Struct

from ludotheque.game import AnyGame, Seat


class Made(Struct, gc=False):
    """A move that stands: on which state, by whom, when; and its notation once somebody has asked for it."""

    before: Struct
    seat: Seat
    move: Struct
    at: float = 0.0
    text: str = ""


class Account(Struct):
    """What one viewer was shown of each move (None: nothing), and of how many among the first so many."""

    shown: list[Any]
    told: list[int]


class Story:
    """Grows by `add`, shrinks by `cut`; accounts are kept up when somebody asks for them."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.made: list[Made] = []
        self._accounts: dict[Seat | None, Account] = {}

    def add(self, before: Struct, seat: Seat, move: Struct, at: float = 0.0) -> None:
        self.made.append(Made(before, seat, move, at))

    def cut(self, standing: int) -> None:
        """Forget what was taken back."""
        del self.made[standing:]
        for account in self._accounts.values():
            del account.shown[standing:], account.told[standing + 1 :]

    def account(self, viewer: Seat | None) -> Account:
        """What a viewer (None: a spectator) has learned so far."""
        account = self._accounts.get(viewer)
        if account is None:
            account = self._accounts[viewer] = Account([], [0])
        shown, told = account.shown, account.told
        for number in range(len(shown), len(self.made)):
            one = self.made[number]
            seen = self._game.witness(one.before, one.seat, one.move, viewer)
            shown.append(seen)
            told.append(told[-1] + (seen is not None))
        return account

    def witnessed(self, viewer: Seat | None) -> tuple[tuple[Seat, Any], ...]:
        """The moves that stand, as that viewer saw them being made."""
        shown = self.account(viewer).shown
        return tuple((one.seat, seen) for one, seen in zip(self.made, shown, strict=True) if seen is not None)

    def text(self, number: int) -> str:
        """That move in notation, worked out once for everybody."""
        one = self.made[number]
        if not one.text:
            one.text = self._game.write(one.before, one.seat, one.move)
        return one.text
