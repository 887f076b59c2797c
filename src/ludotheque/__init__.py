"""Ludothèque: out-of-print games as software. One rules core for people, bots and researchers.

What a program needs of it is here; `examples/` shows it at work.

>>> from random import Random
>>> import ludotheque
>>> from ludotheque import CHANCE, act, play_out
>>> ludotheque.games()
('yali', 'bali', 'wordjam')

A game is a value: pure functions over frozen states. Luck and the clock are seats that move like any other.

>>> yali = ludotheque.game("yali")
>>> state = yali.start(yali.options_type(), 2)
>>> yali.actors(state) == {CHANCE}
True
>>> state = act(yali, state, CHANCE, yali.read(state, CHANCE, "lot G"))
>>> gold = 0
>>> len(list(yali.legal_moves(state, gold)))
18
>>> state = act(yali, state, gold, yali.read(state, gold, "a2-a3"))
>>> yali.view(state, None).torque
2

What a rule forbids is refused by its name, and the texts know the sentence.

>>> from ludotheque.texts import texts
>>> try:
...     act(yali, state, gold, yali.read(state, gold, "b2-b3"))
... except ludotheque.IllegalMove as refusal:
...     print(refusal.rule, texts("en").refusal(refusal).split(":")[0])
Y4 The board gives the move to your opponent

A whole game, here at random, is its list of moves, and a text that people can read.

>>> choose = lambda state, seat, moves: Random(len(moves)).choice(moves)
>>> end, moves = play_out(yali, yali.start(yali.options_type(), 2), choose, Random(1))
>>> record = ludotheque.Record(game="yali", options=yali.options_type(), players=2, moves=tuple(moves))
>>> ludotheque.read_game(ludotheque.write_game(yali, record), ludotheque.game) == record
True

Bots are asked with what their seat sees, never with a state.

>>> silver = ludotheque.Situation(options=record.options, players=2, seat=1, view=yali.view(state, 1))
>>> yali.write(state, 1, ludotheque.bots("yali").choose(silver, "thumb").move)
'a8xc6'

The names below stand for these functions even though `ludotheque.game`, `ludotheque.games` and
`ludotheque.bots` are modules, too: import from those by `from ludotheque.games.yali import …`.
"""

# The three modules come first, so that no later import of them puts a module in a function's place.
import ludotheque.bots.bot
import ludotheque.game
import ludotheque.games  # noqa: F401
from ludotheque.bots.bot import Bots, Choice, Situation
from ludotheque.game import (
    CHANCE,
    CLOCK,
    AmbiguousMove,
    BadOptions,
    Game,
    IllegalMove,
    MalformedMove,
    Outcome,
    Refusal,
    Seat,
    act,
    play_out,
)
from ludotheque.record import BadRecord, Record, read_game, replay, write_game
from ludotheque.registry import GAME_IDS, bots, game

__all__ = [
    "CHANCE",
    "CLOCK",
    "AmbiguousMove",
    "BadOptions",
    "BadRecord",
    "Bots",
    "Choice",
    "Game",
    "IllegalMove",
    "MalformedMove",
    "Outcome",
    "Record",
    "Refusal",
    "Seat",
    "Situation",
    "act",
    "bots",
    "game",
    "games",
    "play_out",
    "read_game",
    "replay",
    "write_game",
]


def games() -> tuple[str, ...]:
    """The ids of all games there are."""
    return GAME_IDS
