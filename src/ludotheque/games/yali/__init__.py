"""YALi: a race for two on a see-saw. The board decides who moves. Why it is so: `docs/yali.md`.

`GAME` is all that others need. Nothing here draws by itself, reads a clock or waits for anybody.
"""

from ludotheque.game import Game
from ludotheque.games.yali.checks import check, late
from ludotheque.games.yali.effect import effect
from ludotheque.games.yali.facts import MILESTONES, facts, kind
from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.notation import read, write
from ludotheque.games.yali.placing import place, position
from ludotheque.games.yali.rules import actors, apply, outcome, roll, standing, start, timer
from ludotheque.games.yali.seats import players, seat_name, sides
from ludotheque.games.yali.types import Effect, Move, Options, State, View
from ludotheque.games.yali.view import disguise, reveals, view, witness

VARIANTS = {
    "base": Options(),
    "tournament": Options("tournament"),
    "base-6": Options(rows=6),
    "base-10": Options(rows=10),
    "base-last-row": Options(arrival="last-row"),
    "tournament-6": Options("tournament", rows=6),
    "tournament-10": Options("tournament", rows=10),
    "tournament-last-row": Options("tournament", arrival="last-row"),
    "tournament-two": Options("tournament", earned="two"),
    "base-4": Options(rows=4),
    "tournament-4": Options("tournament", rows=4),
}


GAME: Game[Options, State, Move, View] = Game(
    id="yali",
    minutes=(15, 25),
    options_type=Options,
    state_type=State,
    move_type=Move,
    view_type=View,
    effect_type=Effect,
    variants={name: (options, 2) for name, options in VARIANTS.items()},
    usual=lambda _lang: (Options(), 2),
    players=players,
    seat_name=seat_name,
    sides=sides,
    start=start,
    actors=actors,
    check=check,
    apply=apply,
    legal_moves=legal_moves,
    effect=effect,
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
    position=position,
    place=place,
    late=late,
    kind=kind,
    facts=facts,
    milestones=MILESTONES,
    example="a2-a3",
    secrets=False,
    open_history=True,
)
