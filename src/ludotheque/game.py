"""The contract every game fulfils. `docs/contract.md` shows how each phase of each game maps onto it.

A game is a value of type `Game`: functions over frozen states, and the facts that others must know of it, so
that shelf, forms, terminal and tests know no game by name. Nothing here does I/O, reads a clock or draws a
random number; whoever needs luck passes a `Random` to `roll`.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, Generic, Literal, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import fields

Seat = int
"""A place at the table, 0 upward, clockwise. Two seats are no place: CHANCE and CLOCK."""

CHANCE: Seat = -1
"""Deals, draws and lots are moves of this seat."""

CLOCK: Seat = -2
"""A phase that runs out is a move of this seat."""

Param = str | int | float | list[str]


class Refusal(Exception):
    """Something a player asked for cannot be done. `code` is stable, `params` fill the sentence.

    The text is looked up as `refuse-<code>` in the reader's language; no prose travels.
    """

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        said = ", ".join(f"{k}={v!r}" for k, v in self.params.items())
        return f"{self.code}({said})"


class IllegalMove(Refusal):
    """A well-formed move that a rule forbids. `rule` is the id in the rules, `why` tells cases apart."""

    def __init__(self, rule: str, why: str = "", **params: Param) -> None:
        super().__init__(f"{rule}-{why}" if why else rule, **params)
        self.rule = rule
        self.why = why


class MalformedMove(Refusal):
    """Text (or data) that is no move of this game at all."""


class AmbiguousMove(Refusal):
    """Text that could mean several legal moves; `params['choices']` lists them."""


class BadOptions(Refusal):
    """Options or a number of players that this game does not offer."""


class Outcome(Struct, frozen=True):
    """How a game ended: the winning seats (several share, none is a draw), why, and the scores by seat."""

    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...]


class Timer(Struct, frozen=True):
    """How long the present phase may last. The time starts anew whenever `phase` changes."""

    phase: str
    seconds: float


class Piece(Struct, frozen=True):
    """Something that brought points: what it is, and how many."""

    text: str
    points: int


class DealResult(Struct, frozen=True):
    """What somebody made of a deal for one: piece by piece, and whether nothing was left over."""

    pieces: tuple[Piece, ...]
    whole: bool


Drawing = Literal["star", "globe", "word", "mask", "crown", "leap", "cup"]


class Facts(Struct, frozen=True):
    """What one seat did in a game that is worth keeping, told when the game is over."""

    words: tuple[tuple[str, int], ...] = ()
    """Words it played that counted, in their order, and what each was worth."""
    counts: dict[str, int] = {}
    """What is added up over games; `fact-<id>-<name>` is its text."""
    bests: dict[str, int] = {}
    """What is remembered at its highest; likewise."""


class Milestone(Struct, frozen=True):
    """Something that is done for the first time; `milestone-<id>-<name>` is its text."""

    name: str
    drawing: Drawing
    """What is on the medal."""
    needs: dict[str, int]
    """How far each of these facts has to be, over all of somebody's games."""


class OwnList(Struct, frozen=True):
    """A list of words that a table makes for itself: what it is called and, if wanted, what is on it."""

    title: str
    words: tuple[str, ...] = ()


class NoOptions(Struct, frozen=True):
    """For games without options."""


Opt = TypeVar("Opt", bound=Struct)
S = TypeVar("S", bound=Struct)
M = TypeVar("M")
V = TypeVar("V", bound=Struct)


def _no_words(_options: Any) -> None:
    return None


def _no_effect(_state: Any, _seat: Seat, _move: Any) -> None:
    return None


def _never_between(_state: Any) -> bool:
    return False


def _never(_state: Any, _seat: Seat, _move: Any) -> bool:
    return False


def _no_standing(_state: Any) -> tuple[int, ...]:
    return ()


def _one_kind(_options: Any, _players: int) -> str:
    return ""


def _no_facts(_state: Any, _moves: Any) -> tuple[Facts, ...]:
    return ()


def _nobody(_state: Any, _seat: Seat) -> tuple[Seat, ...]:
    return ()


def _turn(_state: Any, seat: Seat, _move: Any) -> IllegalMove:
    return IllegalMove("turn", seat=seat)


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[Opt, S, M, V]):
    """One game: its types, its pure functions, and what others must know of it."""

    id: str
    """In addresses, records and text ids: `box-<id>` is its name, `box-<id>-pitch` the line on its box;
    labels of its options begin with `option-<id>-`."""
    version: int = 1
    """Of the rules: raised whenever a game that was played by them might go on otherwise."""
    minutes: tuple[int, int]
    """How long a game lasts, at least and at most, among people."""
    options_type: type[Opt]
    state_type: type[S]
    move_type: Any
    """A Struct or a tagged union of Structs; `type[M]` cannot say a union."""
    view_type: type[V]
    effect_type: type[Struct] | None = None
    """What `effect` answers; None: there is nothing to show."""
    variants: dict[str, tuple[Opt, int]]
    """Named settings with a number of players: what golden games, conformance and the arena use."""
    usual: Callable[[str], tuple[Opt, int]]
    """What somebody who reads that language begins with: options and a number of players."""
    words: Callable[[Opt], str | None] = _no_words
    """The language whose words are played with these options, if it is a game of words."""
    per_person: dict[str, int] = field(default_factory=dict)
    """Options that are seconds of a phase in which people at one device act one after the other, and how many
    each of them needs. The option's own value is the least."""

    players: Callable[[Opt], range]
    """How many may play with these options."""
    seat_name: Callable[[Opt, int, Seat], str]
    """The short name a seat has in notation (`G`, `S`; `A` … `D`); CHANCE and CLOCK too."""
    sides: Callable[[Opt, int], tuple[tuple[Seat, ...], ...]]
    """Who plays together: one tuple of seats per side."""

    partners: Callable[[S, Seat], tuple[Seat, ...]] = _nobody
    """With whom that seat shares the move it may make now: one of them makes it for all."""

    start: Callable[[Opt, int], S]
    """The table before the first move; raises BadOptions."""
    actors: Callable[[S], frozenset[Seat]]
    """Who may act now. Empty once the game is over, never before."""
    check: Callable[[S, Seat, M], None]
    """Raise IllegalMove naming the rule that forbids the move; change nothing."""
    apply: Callable[[S, Seat, M], S]
    """The state after a move that `check` lets pass."""
    legal_moves: Callable[[S, Seat], Iterable[M]]
    """Moves of a seat, best streamed lazily. May leave out what cannot be listed (free words, bluffs);
    whatever it lists, `check` accepts. For CLOCK exactly one move while it is an actor."""
    effect: Callable[[S, Seat, M], Struct | None] = _no_effect
    """What a legal move does that is worth seeing before it is made and beside it in a list. Whoever may know
    the move is told: it must say nothing that is hidden from him."""
    preview: Callable[[S, Seat, M], Struct | None] | None = None
    """`effect` with all one may know before deciding, for a few moves that are being put together; None: such
    questions are not answered."""
    roll: Callable[[S, Random], M]
    """A move for CHANCE, drawn with the probability the cards give it."""
    timer: Callable[[S], Timer | None]
    """The limit of the present phase; CLOCK is an actor exactly while there is one."""
    view: Callable[[S, Seat | None], V]
    """All that a seat may know; None: a spectator. The one place where things are hidden."""
    witness: Callable[[S, Seat, M, Seat | None], M | None]
    """What a viewer learns of a move as it is made in this state: the move, a redacted one, or nothing."""
    reveals: Callable[[S, Seat, M], bool]
    """Whether the move tells somebody something hidden, so that it must not be taken back."""
    outcome: Callable[[S], Outcome | None]
    """None while the game goes on."""
    standing: Callable[[S], tuple[int, ...]] = _no_standing
    """What each seat has by now, for a game that is called before its end; empty: nobody has anything yet."""
    disguise: Callable[[S, Seat | None, Random], S]
    """Another state that the viewer cannot tell from this one: everything hidden from him is drawn anew."""

    write: Callable[[S, Seat, M], str]
    """The move in notation, one line without a line break, in the state it is made in."""
    read: Callable[[S, Seat, str], M]
    """The move a text means; raises MalformedMove or AmbiguousMove (or IllegalMove where none fits)."""

    position: Callable[[S], str] | None = None
    """How it stands, as text without the way that led there; with `place`, or None: it cannot be told."""
    place: Callable[[str], tuple[Opt, int, tuple[tuple[Seat, M], ...]]] | None = None
    """Options, number of players and the moves by CHANCE that set up what `position` tells; raises Refusal.
    Boards to try things on begin so; `roll` never does."""

    late: Callable[[S, Seat, M], IllegalMove] = _turn
    """Why a seat that is no actor is refused; a game may say more than `turn` (who called first)."""
    formerly: Callable[[S, Seat, M], bool] = _never
    """Whether an older version of the rules allowed a move that `check` refuses: games played then are still
    read and written."""
    between_rounds: Callable[[S], bool] = _never_between
    """Whether somebody may take over a bot's seat now: nothing is hidden from the others in its hand."""
    daily: Callable[[S], DealResult] | None = None
    """What of a finished game alone is worth telling, where everybody is given the same deal each day; None:
    there is no such deal. It is played with what is usual in each language."""
    kind: Callable[[Opt, int], str] = _one_kind
    """Which games are compared with each other, in ratings and records; `kind-<id>-<kind>` is its text.
    Empty: there is but one kind."""
    facts: Callable[[S, Sequence[tuple[Seat, M]]], tuple[Facts, ...]] = _no_facts
    """What each seat did, by the state at the end and the moves that led there; empty: nothing to tell."""
    milestones: tuple[Milestone, ...] = ()
    """What is worth a medal, few; a victory over every level of the bots is one in each game."""
    paces: dict[str, dict[str, int]] = field(default_factory=dict)
    """Options that belong together, by the name of the pace they make; `pace-<id>-<name>` is its text."""
    example: str
    """A move in notation, to show how moves are typed."""
    secrets: bool = True
    """Whether seats see different things, so that people at one device must not look at each other's view."""
    open_history: bool = False
    """Whether the past of a running game may be looked up again. If not, it is told when the game is over."""
    takebacks: bool = True
    """Whether taking back makes sense; not where whatever is done is out (`reveals`)."""
    hints: bool = True
    """Whether advice makes sense."""


AnyGame = Game[Any, Any, Any, Any]


def offered(game: AnyGame, name: str) -> bool:
    """Whether somebody who sets up a game chooses that option."""
    return bool(notes(game, name).get("offered", True))


@cache
def notes(game: AnyGame, name: str) -> dict[str, Any]:
    """What the game notes down for us with the type of an option."""
    kind = next(info.type for info in fields(game.options_type) if info.name == name)
    metas = (note for note in getattr(kind, "__metadata__", ()) if isinstance(note, Meta))
    return {key: value for meta in metas for key, value in (meta.extra or {}).items()}


def allow(game: Game[Opt, S, M, V], state: S, seat: Seat, move: M) -> None:
    """Raises IllegalMove unless that seat may make that move now."""
    if seat not in game.actors(state):
        raise game.late(state, seat, move)
    game.check(state, seat, move)


def act(game: Game[Opt, S, M, V], state: S, seat: Seat, move: M) -> S:
    """Check, then apply: the only way a state should advance outside of a search."""
    allow(game, state, seat, move)
    return game.apply(state, seat, move)


def retrace(game: Game[Opt, S, M, V], state: S, seat: Seat, move: M) -> S:
    """Like `act`, for a game that may have been played by an older version of the rules."""
    try:
        allow(game, state, seat, move)
    except IllegalMove:
        if not game.formerly(state, seat, move):
            raise
    return game.apply(state, seat, move)


def play_out(
    game: Game[Opt, S, M, V],
    state: S,
    choose: Callable[[S, Seat, Sequence[M]], M],
    rng: Random,
    limit: int = 100_000,
) -> tuple[S, list[tuple[Seat, M]]]:
    """Play to the end: CHANCE rolls from `rng`, `choose` decides for an acting seat drawn from `rng`."""
    moves: list[tuple[Seat, M]] = []
    while game.outcome(state) is None:
        if len(moves) >= limit:
            raise RuntimeError(f"{game.id}: no end after {limit} moves")
        acting = game.actors(state)
        seat = CHANCE if CHANCE in acting else rng.choice(sorted(acting))
        if seat == CHANCE:
            move = game.roll(state, rng)
        else:
            listed = list(game.legal_moves(state, seat))
            move = choose(state, seat, listed)
        state = act(game, state, seat, move)
        moves.append((seat, move))
    return state, moves
