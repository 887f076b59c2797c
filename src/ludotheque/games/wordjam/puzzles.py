"""WORD JAM's puzzles: one minute, this theme, these letters, and a word that earns enough.

A position is written `animals TPNFR`: the theme, then the consonants on the coin cards 1, 2, 3, 3 and under
the scimitar. A word counts if the lists know that it fits; how much is enough is the puzzle's `points`.
"""

from ludotheque.game import CHANCE, CLOCK, Seat
from ludotheque.games.wordjam.cards import COINS, CONSONANTS, value
from ludotheque.games.wordjam.letters import letters
from ludotheque.games.wordjam.rules import apply, start
from ludotheque.games.wordjam.styles import STYLES
from ludotheque.games.wordjam.types import (
    LANGUAGES,
    Call,
    Deal,
    Lot,
    Move,
    Options,
    Say,
    State,
    TimeUp,
    Turn,
    Window,
)
from ludotheque.games.wordjam.verdicts import verdict
from ludotheque.lessons import Lesson, Wrong
from ludotheque.puzzles import Puzzle

OF_WORDS = True
KINDS = {"word": ("W4", "W5")}
"""What is asked, and the rules it is about."""
PLAYERS, DEALER = 5, 4
MINUTE = 60


def dealt(at: str, lang: str) -> State:
    """The solver has called and may say a word."""
    style, consonants = at.split(" ")
    language = next((one for one in LANGUAGES if one == lang), None)
    if style not in STYLES or language is None:
        raise ValueError(f"no theme is called {style} in {lang}")
    if len({*consonants} & {*CONSONANTS}) != len(COINS) or len(consonants) != len(COINS):
        raise ValueError(f"{consonants} are not {len(COINS)} different consonants")
    state = start(Options(language, word=MINUTE), PLAYERS)
    moves: tuple[tuple[Seat, Move], ...] = (
        (CHANCE, Lot(DEALER)),
        (CHANCE, Turn(style)),
        (CLOCK, TimeUp()),
        (CHANCE, Deal(consonants)),
        (0, Call()),
    )
    for seat, move in moves:
        state = apply(state, seat, move)
    return state


def lesson(puzzle: Puzzle, lang: str) -> Lesson[State, Move]:
    """The puzzle as a step: one word after the other, until the minute is over."""
    state = dealt(puzzle.at, lang)

    def earns(_before: State, move: Move, after: State) -> bool:
        return isinstance(move, Say) and _fits(move, after) and after.round.words[-1].value >= puzzle.points

    def poor(_before: State, move: Move, after: State) -> bool:
        return isinstance(move, Say) and _fits(move, after)

    return Lesson(
        id=puzzle.kind,
        rules=KINDS[puzzle.kind],
        options=state.options,
        players=PLAYERS,
        state=state,
        goal=earns,
        demo=puzzle.solution,
        wrong=(Wrong("out", _is_out, ""), Wrong("less", poor, ""), Wrong("unknown", _said, "")),
        reply=_reply,
        seconds=MINUTE,
        params={
            "word": puzzle.solution[0].strip('"'),
            "most": value(letters(puzzle.solution[0].strip('"'), lang), state.round.consonants),
        },
    )


def _said(_before: State, move: Move, _after: State) -> bool:
    return isinstance(move, Say)


def _is_out(_before: State, move: Move, after: State) -> bool:
    """The word did not count at all: its letters, its length, its beginning."""
    return isinstance(move, Say) and after.round.words[-1].fate not in ("open", "stands")


def _fits(move: Say, after: State) -> bool:
    stands = after.round.words[-1].fate in ("open", "stands")
    return stands and verdict(move.word, after.options.language, after.style).kind == "fits"


def _reply(state: State) -> tuple[Seat, Move] | None:
    return (CLOCK, TimeUp()) if isinstance(state.phase, Window) else None
