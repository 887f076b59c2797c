"""BALI: letters joined to columns, columns to words. Three editions, one engine.

Rules, notation and data live here; cards and columns are text (`cards.py`), the phases of a game are values
(`types.py`). Nothing here draws a card by itself or waits for anybody. Why it is so: `docs/bali.md`.
"""

from ludotheque.game import DealResult, Game, Piece
from ludotheque.games.bali.cards import reading
from ludotheque.games.bali.checks import check, formerly, late
from ludotheque.games.bali.editions import edition, edition_in
from ludotheque.games.bali.effect import effect, preview
from ludotheque.games.bali.facts import MILESTONES, facts, kind
from ludotheque.games.bali.listing import legal_moves
from ludotheque.games.bali.notation import read, write
from ludotheque.games.bali.rules import actors, apply, outcome, roll, standing, start, timer
from ludotheque.games.bali.seats import partners, players, seat_name, sides
from ludotheque.games.bali.types import Made, Move, Options, Over, State, View
from ludotheque.games.bali.view import disguise, reveals, view, witness


def _made(state: State) -> DealResult:
    printed = edition(state.options.edition)
    pieces = tuple(Piece(reading(printed, word.column), word.points) for word in state.removed)
    return DealResult(pieces, isinstance(state.phase, Over) and any(state.phase.balied))


GAME = Game[Options, State, Move, View](
    id="bali",
    version=2,
    minutes=(15, 45),
    options_type=Options,
    state_type=State,
    move_type=Move,
    view_type=View,
    effect_type=Made,
    variants={
        "solitaire-en": (Options(), 1),
        "solitaire-fr": (Options(edition="mb-1978-fr"), 1),
        "solitaire-de": (Options(edition="mb-1978-de"), 1),
        "two-en": (Options(), 2),
        "two-fr": (Options(edition="mb-1978-fr"), 2),
        "three-de": (Options(edition="mb-1978-de"), 3),
        "four-en": (Options(), 4),
        "challenge-en": (Options(mode="challenge"), 2),
        "partnership-en": (Options(partnership=True), 4),
        "space-age-en": (Options(space_age=True), 2),
        "coining-en": (Options(space_age=True, coining=True), 3),
    },
    usual=lambda lang: (Options(edition=edition_in(lang)), 2),
    words=lambda options: edition(options.edition).language,
    players=players,
    seat_name=seat_name,
    sides=sides,
    partners=partners,
    start=start,
    actors=actors,
    check=check,
    apply=apply,
    legal_moves=legal_moves,
    effect=effect,
    preview=preview,
    roll=roll,
    timer=timer,
    view=view,
    witness=witness,
    reveals=reveals,
    outcome=outcome,
    standing=standing,
    disguise=disguise,
    write=write,
    read=read,
    late=late,
    daily=_made,
    formerly=formerly,
    kind=kind,
    facts=facts,
    milestones=MILESTONES,
    example="3+2+4",
    secrets=False,
)
