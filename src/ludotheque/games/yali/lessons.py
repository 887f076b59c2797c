"""YALi in fourteen steps: what the rules allow, then what good players know. The learner is Gold.

Found by its name, by whoever teaches (`ludotheque.lessons`); no rule asks here.
"""

from functools import cache
from itertools import pairwise
from typing import Any

from ludotheque.game import CHANCE, Seat
from ludotheque.games.yali.board import row
from ludotheque.games.yali.drawing import board
from ludotheque.games.yali.effect import effect
from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.marbles import is_jump
from ludotheque.games.yali.rules import apply, is_sideways, mover, start, winner
from ludotheque.games.yali.types import GOLD, SILVER, Go, Lot, Move, Options, State
from ludotheque.lessons import Lesson, Untaught, Wrong

Step = Lesson[State, Move]

KEEP = """
    l8 . | S S . S | G r8
    l7 . | S . S . | G r7
    l6 . | . . . . | G r6
    l5 . | . S . . | G r5
    l4 S | . . . . | . r4
    l3 S | . G S . | . r3
    l2 S | G . G G | . r2
    l1 S | . G . G | . r1
"""
JUMP = """
    l8 . | . . S . | G r8
    l7 . | . S . . | G r7
    l6 . | . . . . | G r6
    l5 . | . . . . | G r5
    l4 S | . . S . | . r4
    l3 S | . . . . | . r3
    l2 S | . G G . | . r2
    l1 S | . . G . | . r1
"""
SIDEWAYS = """
    l8 . | . S . S | G r8
    l7 . | . G S . | G r7
    l6 . | . . . . | G r6
    l5 . | . G . . | G r5
    l4 S | . . . . | . r4
    l3 S | . S . . | . r3
    l2 S | G . S . | . r2
    l1 S | G . . G | . r1
"""
HOME = """
    l8 . | . . . S | G r8
    l7 . | . S . . | G r7
    l6 . | G . . . | G r6
    l5 . | . . . . | G r5
    l4 S | . . S . | . r4
    l3 S | . . G . | . r3
    l2 S | . S . . | . r2
    l1 S | G . . G | . r1
"""
TOURNAMENT = """
    l8 . | . S . S | G r8
    l7 . | . . . . | G r7
    l6 . | . . . . | G r6
    l5 . | . . S . | . r5
    l4 . | . . G . | . r4
    l3 S | . . . . | . r3
    l2 S | G . . G | . r2
    l1 S | G . . . | . r1
"""
THEIR_LANE = """
    l8 . | S . . S | . r8
    l7 . | . . S . | . r7
    l6 S | . . . . | . r6
    l5 . | . S . . | . r5
    l4 S | . G . . | . r4
    l3 S | . . . . | G r3
    l2 . | . . G . | G r2
    l1 . | . . . . | G r1
"""
TEMPO = """
    l8 . | S . . . | G r8
    l7 . | . . S . | G r7
    l6 . | G . . S | G r6
    l5 . | . . . . | G r5
    l4 S | . S . . | . r4
    l3 S | . . . . | . r3
    l2 S | . G . . | . r2
    l1 S | . G . G | . r1
"""
LANE = """
    l8 . | . . S . | G r8
    l7 . | . S . . | G r7
    l6 . | G . . . | . r6
    l5 . | . . . . | G r5
    l4 S | . . . S | . r4
    l3 S | . . . . | G r3
    l2 S | G . G . | . r2
    l1 S | . . . . | . r1
"""
GUARD = """
    l8 S | G G G G | . r8
    l7 S | . G G . | . r7
    l6 S | . . . . | . r6
    l5 S | . . G . | . r5
    l4 . | . . . . | G r4
    l3 . | S . . . | G r3
    l2 . | S S S S | G r2
    l1 . | G S S S | G r1
"""
BLOCKED = """
    l8 S | G G G G | . r8
    l7 S | . G . . | G r7
    l6 . | . . . . | G r6
    l5 . | . . G . | G r5
    l4 S | . . G . | G r4
    l3 S | . . . S | . r3
    l2 . | S S S S | . r2
    l1 . | G S S S | . r1
"""
LAST = """
    l8 . | G G G G | . r8
    l7 . | G . G G | . r7
    l6 S | . S . . | G r6
    l5 S | . G . . | . r5
    l4 . | . . . . | G r4
    l3 . | . S . S | G r3
    l2 S | S S . S | G r2
    l1 S | . S S . | . r1
"""


def _rows(move: Move) -> int:
    """Rows that a move of Gold gains."""
    return row(move.path[-1]) - row(move.path[0]) if isinstance(move, Go) else 0


def _side(move: Move) -> int:
    """Hollows that a side move goes back."""
    return row(move.side[0]) - row(move.side[-1]) if isinstance(move, Go) and move.side else 0


def _jumps(move: Move) -> int:
    return sum(is_jump(a, b) for a, b in pairwise(move.path)) if isinstance(move, Go) else 0


def _jumped(_before: State, move: Move, _after: State) -> bool:
    return _jumps(move) > 0


def _kept(_before: State, _move: Move, after: State) -> bool:
    return mover(after) == GOLD


def _sideways(_before: State, move: Move, _after: State) -> bool:
    return isinstance(move, Go) and is_sideways(move)


def _home(before: State, move: Move, _after: State) -> bool:
    return effect(before, GOLD, move).home


def _any(*_said: object) -> bool:
    return True


def _no_side(_before: State, move: Move, _after: State) -> bool:
    return not _side(move)


def _over_silver(before: State, move: Move, _after: State) -> bool:
    return SILVER in effect(before, GOLD, move).over


def _tipped(_before: State, _move: Move, after: State) -> bool:
    return after.position.turn == SILVER


def _silver_answers(state: State) -> tuple[Seat, Move] | None:
    """Silver steps until the board comes back: the smallest move each time."""
    if mover(state) != SILVER:
        return None
    steps = [move for move in legal_moves(state, SILVER) if isinstance(move, Go) and not move.side]
    return SILVER, min(steps, key=lambda move: (abs(_rows(move)) or 9, move.path))


def _step(state: State, **more: Any) -> Step:
    return Step(options=state.options, players=2, state=state, **more)


def _opening() -> State:
    return apply(start(Options(), 2), CHANCE, Lot(GOLD))


@cache
def course(_lang: str) -> tuple[Step, ...]:
    """The same in every language."""
    return (
        _step(
            id="step",
            rules=("Y5", "Y3", "Y1", "Y2"),
            state=_opening(),
            goal=lambda _before, move, _after: _rows(move) == 1 and not _jumps(move),
            demo=("b2-b3",),
            wrong=(Wrong("jump", _jumped, "b1xb3"),),
            refused={"b2-b1": "Y5-backward", "a2-a4": "Y6-nothing-to-jump"},
            reply=_silver_answers,
        ),
        _step(
            id="keep",
            rules=("Y4", "Y8"),
            state=board(KEEP),
            goal=_kept,
            demo=("b3-b4",),
            wrong=(Wrong("lost", lambda *said: not _kept(*said), "c2xa4"),),
        ),
        _step(
            id="jump",
            rules=("Y6",),
            state=board(JUMP),
            goal=_jumped,
            demo=("c1xc3",),
            wrong=(Wrong("step", _any, "b2-b3"),),
            refused={"b2-b4": "Y6-nothing-to-jump"},
        ),
        _step(
            id="chain",
            rules=("Y6",),
            state=board(JUMP),
            goal=lambda _before, move, _after: _jumps(move) > 1,
            demo=("c1xc3xc5",),
            wrong=(Wrong("one", _jumped, "c1xc3"), Wrong("step", _any, "b2-b3")),
        ),
        _step(
            id="sideways",
            rules=("Y7",),
            state=board(SIDEWAYS),
            goal=_sideways,
            demo=("b7-a7",),
            wrong=(Wrong("forward", _any, "b5-b6"),),
            refused={"b5-a5": "Y7-sideways"},
        ),
        _step(
            id="again",
            rules=("Y13",),
            state=apply(board(SIDEWAYS), GOLD, Go(("b7", "a7"))),
            goal=_any,
            demo=("b5-b6",),
            refused={"a7-b7": "Y13-repetition"},
        ),
        _step(
            id="side",
            rules=("Y9", "Y10"),
            state=board(HOME),
            goal=lambda *said: _home(*said) and _side(said[1]) > 0,
            demo=("a6-a7/r5-r4",),
            wrong=(
                Wrong("away", lambda *said: not _home(*said), "a1-a2"),
                Wrong("none", _no_side, "a6-a7"),
            ),
            refused={"a1-a2/r5-r4": "Y9-not-earned", "a6-a7/l4-l3": "Y10-not-yours"},
        ),
        _step(
            id="tournament",
            rules=("Y11",),
            state=board(TOURNAMENT, "tournament"),
            goal=lambda *said: _over_silver(*said) and _side(said[1]) > 0,
            demo=("c4xc6/r6-r5",),
            wrong=(
                Wrong("away", lambda *said: not _over_silver(*said), "a2-a3"),
                Wrong("none", _no_side, "c4xc6"),
            ),
            refused={"a2-a3/r6-r5": "Y11-not-earned"},
        ),
        _step(
            id="theirs",
            rules=("Y12",),
            state=board(THEIR_LANE, "tournament"),
            goal=lambda _before, move, _after: (
                isinstance(move, Go) and _side(move) and move.side[0][0] == "l"
            ),
            demo=("b4xb6/l6-l5",),
            wrong=(
                Wrong("none", lambda *said: _over_silver(*said) and _no_side(*said), "b4xb6"),
                Wrong("away", _any, "c2-c3"),
            ),
        ),
        _step(
            id="tempo",
            rules=("Y3", "Y4"),
            state=board(TEMPO),
            goal=lambda _before, move, _after: _rows(move) >= 4,
            demo=("b1xb3xb5",),
            wrong=(Wrong("short", _any, "d1-d2"),),
            reply=_silver_answers,
        ),
        _step(
            id="lane",
            rules=("Y10",),
            state=board(LANE),
            goal=lambda _before, move, _after: _side(move) == 6,
            demo=("a6-a7/r8xr6xr4xr2",),
            wrong=(
                Wrong("none", lambda *said: not _home(*said) or _no_side(*said), "a6-a7"),
                Wrong("short", _any, "a6-a7/r3-r2"),
            ),
        ),
        _step(
            id="guard",
            rules=("Y14",),
            state=board(GUARD),
            goal=lambda _before, _move, after: "a1" in after.position.marbles[GOLD],
            demo=("c5-c6",),
            wrong=(Wrong("gone", _any, "a1xc3"),),
        ),
        _step(
            id="blocked",
            rules=("Y15",),
            state=board(BLOCKED),
            goal=lambda *said: _tipped(*said) and _kept(*said),
            demo=("c4xc6",),
            wrong=(
                Wrong("gone", _tipped, "a1xa3"),
                Wrong("level", _any, "c5-c6"),
            ),
        ),
        _step(
            id="last",
            rules=("Y14",),
            state=board(LAST),
            goal=lambda _before, _move, after: winner(after) == GOLD,
            demo=("b5xb7",),
            wrong=(Wrong("careful", _any, "b5-a6"),),
        ),
    )


def untaught(_lang: str) -> tuple[Untaught, ...]:
    """Every rule is shown."""
    return ()
