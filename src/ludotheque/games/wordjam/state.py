"""The table as a value: options, what was heard this round, and the phase the game is in."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludotheque.game import Seat
from ludotheque.games.wordjam.cards import LAST_ROUND
from ludotheque.games.wordjam.moves import Camp

Seconds = Annotated[int, Meta(ge=1, le=600)]
Language = Literal["en", "fr", "de"]


class Options(Struct, frozen=True):
    """The language of the words and how many seconds each phase may last."""

    language: Language = "en"
    look: Seconds = 4
    race: Seconds = 90
    word: Seconds = 10
    dispute: Seconds = 6
    vote: Seconds = 15
    bets: Seconds = 20
    sandglass: Seconds = 20
    thief: Seconds = 10
    pause: Seconds = 12


Fate = Literal["open", "stands", "low", "scimitar", "used", "eight", "first", "rejected", "silent"]
"""What became of a word: `open` may still be disputed, `low` was worth too little, the rest did not count."""


class Said(Struct, frozen=True):
    """A word as it was said, what it is worth, and what became of it.

    `why` tells what settled it: accepted, vote (then `votes` by seat), or the lists' reason.
    """

    seat: Seat
    word: str
    letters: str
    value: int
    fate: Fate
    why: str = ""
    votes: tuple[bool | None, ...] = ()


class Round(Struct, frozen=True):
    """One round so far. Secret until shown: `camps` while bets are made, `locked` until its turn."""

    deal: int = 1
    consonants: str = ""
    failed: tuple[Seat, ...] = ()
    words: tuple[Said, ...] = ()
    camps: tuple[Camp | None, ...] = ()
    locked: tuple[str, ...] = ()
    queue: tuple[Seat, ...] = ()


class Result(Struct, frozen=True):
    """A round that is over: its cards, its words, the camps, and the points by seat."""

    number: int
    style: str
    consonants: str
    words: tuple[Said, ...]
    camps: tuple[Camp | None, ...]
    points: tuple[int, ...]


class Lots(Struct, frozen=True, tag="lots"):
    """The dealer is drawn."""


class Turning(Struct, frozen=True, tag="turning"):
    """The top Style card is about to be turned."""


class Look(Struct, frozen=True, tag="look"):
    """The Style is known, the consonants lie face down."""


class Dealing(Struct, frozen=True, tag="dealing"):
    """The consonants are about to be turned up."""


class Race(Struct, frozen=True, tag="race"):
    """Whoever calls first is Ali Baba."""


class Speaking(Struct, frozen=True, tag="speaking"):
    """One player may say a word: who called, or whose turn it is."""

    seat: Seat


class Window(Struct, frozen=True, tag="window"):
    """The last word may be disputed."""

    accepted: tuple[Seat, ...] = ()


class Voting(Struct, frozen=True, tag="voting"):
    """All vote on the last word."""

    by: Seat
    votes: tuple[bool | None, ...]


class Bets(Struct, frozen=True, tag="bets"):
    """All but Ali Baba choose a camp."""


class Sandglass(Struct, frozen=True, tag="sandglass"):
    """Words are prepared; in the last round camps are chosen too."""


class Pause(Struct, frozen=True, tag="pause"):
    """The round is scored and looked at."""

    ready: tuple[Seat, ...] = ()


class Over(Struct, frozen=True, tag="over"):
    """Somebody has won."""


Phase = Lots | Turning | Look | Dealing | Race | Speaking | Window | Voting | Bets | Sandglass | Pause | Over


class State(Struct, frozen=True):
    """The whole table. `styles` are the cards turned so far, the last one in play; `used` is folded."""

    options: Options
    players: int
    phase: Phase = Lots()
    dealer: Seat = 0
    number: int = 1
    contenders: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()
    styles: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    round: Round = Round()
    results: tuple[Result, ...] = ()

    @property
    def style(self) -> str:
        return self.styles[-1]

    @property
    def last(self) -> bool:
        """Whether this is the last round or a tie-break (W14)."""
        return self.number >= LAST_ROUND

    @property
    def ali_baba(self) -> Said | None:
        """Ali Baba's word, once it stands; there is none in the last round."""
        return None if self.last else next((s for s in self.round.words if s.fate == "stands"), None)

    def best(self, camp: Camp) -> Said | None:
        """The best word of a camp in the last round: each one that stands beats those before it (W14)."""
        standing = (s for s in self.round.words if s.fate == "stands" and self.round.camps[s.seat] == camp)
        return max(standing, key=lambda s: s.value, default=None)

    def bar(self, seat: Seat) -> int | None:
        """What a word of `seat` must be worth more than; None: anything will do (W11, W14)."""
        camp = self.round.camps[seat] if self.last and self.round.camps else None
        beaten = self.best(camp) if camp else self.ali_baba
        return beaten.value if beaten else None
