"""Pebbles: a little game that has everything the contract knows. Hidden tiles, turns, and a race.

Everybody is dealt a tile face down. In turn one takes one to three pebbles or, once, shows one's tile. Who
takes the last pebble pays for it. Then all guess at once, against time, what the others hold.
"""

from ludotheque.game import Game

from . import notation, rules, view
from .types import Move, Options, State, View

GAME: Game[Options, State, Move, View] = Game(
    id="pebbles",
    minutes=(2, 5),
    options_type=Options,
    state_type=State,
    move_type=Move,
    view_type=View,
    variants={"two": (Options(), 2), "four": (Options(heap=9), 4)},
    usual=lambda _lang: (Options(), 2),
    players=lambda _options: rules.PLAYERS,
    seat_name=notation.seat_name,
    sides=lambda _options, players: tuple((seat,) for seat in range(players)),
    start=rules.start,
    actors=rules.actors,
    check=rules.check,
    apply=rules.apply,
    legal_moves=rules.legal_moves,
    roll=rules.roll,
    timer=rules.timer,
    view=view.view,
    witness=view.witness,
    reveals=view.reveals,
    outcome=rules.outcome,
    disguise=view.disguise,
    write=notation.write,
    read=notation.read,
    example="take 2",
)
