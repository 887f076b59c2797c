"""Everything that can happen at the table. CHANCE turns cards, CLOCK ends phases, players do the rest."""

from typing import Literal

from msgspec import Struct

from ludotheque.game import Seat

Camp = Literal["ali", "thieves"]


class Lot(Struct, frozen=True, tag="lot"):
    """CHANCE names the dealer of the whole game."""

    dealer: Seat


class Turn(Struct, frozen=True, tag="turn"):
    """CHANCE turns the top Style card (W8)."""

    style: str


class Deal(Struct, frozen=True, tag="deal"):
    """CHANCE turns up the five consonants, in the order of the coin cards (W8)."""

    consonants: str


class TimeUp(Struct, frozen=True, tag="time"):
    """CLOCK ends the present phase."""


class Ready(Struct, frozen=True, tag="ready"):
    """A player has seen the result and wants to go on."""


class Call(Struct, frozen=True, tag="call"):
    """ "Sesame, open!" (W9)"""


class Say(Struct, frozen=True, tag="say"):
    """A word said aloud, spelled as its speaker typed it."""

    word: str


class Nothing(Struct, frozen=True, tag="nothing"):
    """No word: the turn is given up. While the sand runs: a word locked in is taken back."""


class Dispute(Struct, frozen=True, tag="dispute"):
    """The word just said does not fit, a player finds (W7)."""


class Accept(Struct, frozen=True, tag="accept"):
    """A player will not dispute the word just said."""


class Vote(Struct, frozen=True, tag="vote"):
    """For or against the disputed word (W7)."""

    fits: bool


class Bet(Struct, frozen=True, tag="bet"):
    """A camp chosen secretly (W10). Without a camp: what others see of it."""

    camp: Camp | None = None


class Lock(Struct, frozen=True, tag="lock"):
    """A word prepared, unseen, while the sand runs; it is said when its turn comes (W11)."""

    word: str


Move = Lot | Turn | Deal | TimeUp | Ready | Call | Say | Nothing | Dispute | Accept | Vote | Bet | Lock
