"""WORD JAM: words, bets and a cave, for five to twelve (rules W1-W15). Why it is so: `docs/wordjam.md`.

`GAME` is all that others need. Nothing here draws by itself, reads a clock or waits for anybody.
"""

from ludotheque.game import Game
from ludotheque.games.wordjam.checks import check, late
from ludotheque.games.wordjam.facts import MILESTONES, facts, kind
from ludotheque.games.wordjam.listing import legal_moves
from ludotheque.games.wordjam.notation import read, write
from ludotheque.games.wordjam.paces import PACES
from ludotheque.games.wordjam.rules import (
    actors,
    apply,
    between_rounds,
    outcome,
    roll,
    standing,
    start,
    timer,
)
from ludotheque.games.wordjam.seats import PLAYERS, players, seat_name, sides
from ludotheque.games.wordjam.types import LANGUAGES, Language, Move, Options, State, View
from ludotheque.games.wordjam.view import disguise, reveals, view, witness


def _usual(lang: str) -> tuple[Options, int]:
    """As few as may play, with words of the reader's language."""
    language: Language = next((one for one in LANGUAGES if one == lang), "en")
    return Options(language), PLAYERS[0]


GAME: Game[Options, State, Move, View] = Game(
    id="wordjam",
    minutes=(20, 30),
    options_type=Options,
    state_type=State,
    move_type=Move,
    view_type=View,
    variants={
        "english": (Options("en", free_choice="vote"), 6),
        "french": (Options("fr", free_choice="vote"), 7),
        "german": (Options("de", free_choice="vote"), 5),
    },
    usual=_usual,
    words=lambda options: options.language,
    per_person={"bets": 12, "sandglass": 10},
    paces=PACES,
    between_rounds=between_rounds,
    players=players,
    seat_name=seat_name,
    sides=sides,
    start=start,
    actors=actors,
    check=check,
    late=late,
    apply=apply,
    legal_moves=legal_moves,
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
    kind=kind,
    facts=facts,
    milestones=MILESTONES,
    example='"Penguin"',
    open_history=True,
    takebacks=False,
)
