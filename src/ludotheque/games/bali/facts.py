"""What is remembered of a game: words taken off, Balis, bluffs; and which games are alike.

Asked as `GAME.facts` and `GAME.kind` for records and ratings; no rule asks here.
"""

from collections.abc import Sequence

from ludotheque.game import Facts, Milestone, Seat
from ludotheque.games.bali.cards import reading
from ludotheque.games.bali.challenge import could_be_named
from ludotheque.games.bali.editions import EDITIONS, edition
from ludotheque.games.bali.rules import apply, start
from ludotheque.games.bali.seats import side_of
from ludotheque.games.bali.types import Challenge, Move, Options, Over, State, Window

OWN = "own"
"""Rules that were agreed at the table: nothing else is like it."""

MILESTONES = (
    Milestone("first", "star", {"balis": 1}),
    Milestone("languages", "globe", {f"balis-{edition(one).language}": 1 for one in EDITIONS}),
    Milestone("word", "word", {"longest": 13}),
    Milestone("bluff", "mask", {"bluffs": 1}),
)


def kind(options: Options, players: int) -> str:
    """The edition, and alone, two, several or partners."""
    if options.mode != "referee" or options.space_age or options.bonus != "edition":
        return OWN
    company = "partners" if options.partnership else ("alone", "two", "several")[min(players, 3) - 1]
    return f"{options.edition}-{company}"


def facts(state: State, moves: Sequence[tuple[Seat, Move]]) -> tuple[Facts, ...]:
    """Partners have their words in common."""
    bluffs = _bluffs(state, moves) if state.options.mode == "challenge" else []
    return tuple(_of(state, seat, bluffs.count(seat)) for seat in range(state.players))


def _of(state: State, seat: Seat, bluffs: int) -> Facts:
    cards, side = edition(state.options.edition), side_of(state, seat)
    words = tuple((reading(cards, one.column), one.points) for one in state.removed if one.side == side)
    counts = {"bluffs": bluffs} if bluffs else {}
    if isinstance(state.phase, Over) and state.phase.balied[seat]:
        counts |= {"balis": 1, f"balis-{cards.language}": 1}
    return Facts(words, counts, {"longest": max(len(word) for word, _ in words)} if words else {})


def _bluffs(end: State, moves: Sequence[tuple[Seat, Move]]) -> list[Seat]:
    """Who built what no word contains, and was not doubted (B24); a name for each time."""
    state, found = start(end.options, end.players), list[Seat]()
    for seat, move in moves:
        before, state = state, apply(state, seat, move)
        if not isinstance(before.phase, Window) or isinstance(state.phase, Window):
            continue
        if not isinstance(move, Challenge) and not could_be_named(before):
            found.append(before.phase.builder)
    return found
