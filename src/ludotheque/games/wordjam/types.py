"""The values of WORD JAM: options, moves, what was heard, phases, the state and what a seat may see of it.

Frozen, and no more than values: what follows from them is worked out by `rules` and those beside it.
"""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from ludotheque.game import OwnList, Seat
from ludotheque.games.wordjam.cards import LAST_ROUND
from ludotheque.games.wordjam.styles import OWN, STYLES
from ludotheque.lexicon import NEWEST, PlayedWith
from ludotheque.lexicon.hurtful import Allowed
from ludotheque.lexicon.withdrawn import Withdrawn

Seconds = Annotated[int, Meta(ge=1, le=600)]
Rounds = Annotated[int, Meta(ge=1, le=LAST_ROUND)]
Dealer = Annotated[int, Meta(ge=0, le=12, extra={"seat": True})]
Language = Literal["en", "fr", "de"]
StyleId = Literal[
    "free", "sports", "characters", "objects", "verbs", "body", "visible", "animals",
    "singers", "cinema", "flora", "food", "eight", "first", "geography",
]  # fmt: skip
FreeChoice = Literal["vote", "dictionary"]
SettledBy = Annotated[FreeChoice, Meta(extra={"formerly": "vote"})]
LastRound = Literal["camps", "best-of-all"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


class Options(Struct, frozen=True):
    """The language of the words, how many seconds each phase may last, rounds, dealer and themes."""

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
    rounds: Rounds = LAST_ROUND
    """A shorter evening begins further down the cave, so that the last round is always the printed one."""
    dealer: Dealer = 0
    """W8: the seat that deals, counted from 1 and on round the table; 0: lots are drawn."""
    last_round: LastRound = "camps"
    """W14: whether the red number goes to the best of Ali Baba's camp, or to the best of all."""
    free_choice: SettledBy = "dictionary"
    """W3: who settles a dispute under free choice. Tables of old left it to the vote."""
    left_out: Annotated[tuple[StyleId, ...], Meta(max_length=len(get_args(StyleId)))] = ()
    """W3: Style cards that stay in the box."""
    themes: tuple[OwnList, ...] = ()
    """Themes of the table's own, shuffled among the Styles; a list settles what it holds."""
    lexicon: PlayedWith = NEWEST
    """The version of the dictionary and of the theme lists (W7)."""
    hurtful: Allowed = False
    """W6: whether words that hurt may be said."""
    withdrawn: Withdrawn = ()
    """W6: words that the house plays without."""


Camp = Literal["ali", "thieves"]
CAMPS: tuple[Camp, Camp] = ("ali", "thieves")


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
    def lots(self) -> tuple[Seat, ...]:
        """Who may become the dealer: anybody by lot, or whom the owner of the game named (W8)."""
        chosen = self.options.dealer
        return ((chosen - 1) % self.players,) if chosen else tuple(range(self.players))

    @property
    def stock(self) -> tuple[str, ...]:
        """The Style cards that may be turned up next; when all have been, they are shuffled again."""
        printed = (style for style in STYLES if style not in self.options.left_out)
        cards = (*printed, *(f"{OWN}{theme.title}" for theme in self.options.themes))
        fewest = min(map(self.styles.count, cards))
        return tuple(card for card in cards if self.styles.count(card) == fewest)

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


class Verdict(Struct, frozen=True):
    """`fits`: known to fit; `word`: a word, theme unknown; `unknown`: no known word; `never`: cannot fit.

    `why`: theme-list, dictionary, compound, conjugated, not-in-dictionary.
    """

    kind: Literal["fits", "word", "unknown", "never"]
    why: str


class View(Struct, frozen=True):
    """The table as `seat` sees it (None: a spectator)."""

    seat: Seat | None
    players: int
    language: str
    phase: Phase
    dealer: Seat
    number: int
    red: int
    yellow: int
    style: str | None
    starred: bool
    deal: int
    consonants: str
    """On the coin cards 1, 2, 3, 3 and the scimitar; empty while they lie face down."""
    contenders: tuple[Seat, ...]
    failed: tuple[Seat, ...]
    words: tuple[Said, ...]
    ali_baba: Said | None
    chosen: tuple[bool, ...]
    """Who has bet, while bets are made; of nobody in the last round's sandglass."""
    camps: tuple[Camp | None, ...]
    """The camps once they are shown; before, only one's own."""
    locked: str
    """The word this seat has locked in, if any; never another's."""
    prepared: int | None
    """How many Thieves have locked in a word while the sand runs, but in the last round; players alone are
    told."""
    queue: tuple[Seat, ...]
    bar: int | None
    """What this seat's next word, or to a spectator that of whoever speaks, must be worth more than.

    None: anything will do."""
    verdict: Verdict | None
    """What the lists say of the disputed word, while all vote on it."""
    used: tuple[str, ...]
    scores: tuple[int, ...]
    results: tuple[Result, ...]
