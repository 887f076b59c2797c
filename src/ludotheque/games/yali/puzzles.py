"""YALi's puzzles: a win to be found, the best move, or a run of moves that wins. The solver is Gold, below.

A position is written `base .SS.SG/…`: the rules, then the rows from the top, in each the left lane, the four
columns and the right lane.
"""

from typing import Any

from msgspec import convert

from ludotheque.game import Seat
from ludotheque.games.yali.board import row
from ludotheque.games.yali.drawing import laid, lined
from ludotheque.games.yali.notation import read
from ludotheque.games.yali.rules import apply, mover, outcome
from ludotheque.games.yali.types import GOLD, SILVER, Cell, Move, Options, Position, State
from ludotheque.lessons import Lesson, Wrong
from ludotheque.puzzles import Puzzle

OF_WORDS = False
KINDS = {"win": ("Y14",), "best": ("Y4",), "run": ("Y14", "Y4")}
"""What is asked, and the rule it is about."""


def written(state: State) -> str:
    """The position as Gold would see it if he had the move: Silver's is turned round."""
    rows, position = state.options.rows, state.position
    gold, silver = position.marbles[0] | position.lanes[0], position.marbles[1] | position.lanes[1]
    if position.turn == SILVER:
        gold, silver = (frozenset(turned(cell, rows) for cell in some) for some in (silver, gold))
    return f"{state.options.rules} {lined(gold, silver, rows)}"


def turned(cell: Cell, rows: int) -> Cell:
    """The cell seen from the other end of the board."""
    return f"{dict(zip('labcdr', 'rdcbal', strict=True))[cell[0]]}{rows + 1 - row(cell)}"


def position(at: str) -> State:
    """The state that `written` wrote, Gold to move."""
    rules, rows = at.split(" ")
    lines = rows.split("/")
    if rules not in ("base", "tournament"):
        raise ValueError(f"no rules are called {rules}")
    options = convert({"rules": rules, "rows": len(lines)}, Options)
    return State(options, Position(*laid(lines), GOLD))


def won(state: State) -> bool:
    """Whether the game is over and Gold has won it."""
    end = outcome(state)
    return end is not None and end.winners == (GOLD,)


def lesson(puzzle: Puzzle, _lang: str) -> Lesson[State, Move]:
    """The puzzle as a step: one move, and then the line that shows why; or a run of moves that wins."""
    state = position(puzzle.at)
    if puzzle.kind == "run":
        return _step(puzzle, state, goal=_has_won, wrong=(Wrong("lost", _move_lost, ""),))
    (said,) = puzzle.solution
    reached = apply(state, GOLD, read(state, GOLD, said))
    line = _line(reached, puzzle)
    return _step(
        puzzle,
        state,
        goal=lambda _before, _move, after: after.position == reached.position,
        reply=lambda after: line.get(after.position),
    )


def _step(puzzle: Puzzle, state: State, **more: Any) -> Lesson[State, Move]:
    rules, demo = KINDS[puzzle.kind], puzzle.solution
    return Lesson(
        id=puzzle.kind, rules=rules, options=state.options, players=2, state=state, demo=demo, **more
    )


def _has_won(_before: State, _move: Move, after: State) -> bool:
    return won(after)


def _move_lost(_before: State, _move: Move, after: State) -> bool:
    return mover(after) != GOLD


def _line(state: State, puzzle: Puzzle) -> dict[Position, tuple[Seat, Move]]:
    """The moves that follow, by the position each is made in."""
    line: dict[Position, tuple[Seat, Move]] = {}
    for text in puzzle.line:
        seat = mover(state)
        if seat is None:
            raise ValueError(f"{text} comes after the end")
        move = read(state, seat, text)
        line[state.position] = (seat, move)
        state = apply(state, seat, move)
    if puzzle.kind == "win" and not won(state):
        raise ValueError("the line does not end with a win")
    return line
