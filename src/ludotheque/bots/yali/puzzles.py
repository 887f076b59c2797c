"""Puzzles of YALi: positions of bots' games where one move wins, or is clearly better than every other, or
where a run of moves ends the game before the other one moves again.

What the search finds with `LOOK` nodes must still hold with ten, a hundred and a thousand times as many
(`PROOFS`). Runs are looked through without search, all of them. On four rows nothing is an estimate: that
board is solved, and there one move wins and every other one does not.
"""

from collections.abc import Container, Iterator
from math import inf
from random import Random
from typing import Literal

from ludotheque.bots.bot import CHANCES
from ludotheque.bots.yali.chances import chance, is_won
from ludotheque.bots.yali.search import WON, Found, Limits, find
from ludotheque.bots.yali.solving import solvable, solver
from ludotheque.bots.yali.thumb import choose_thumb, moves_of
from ludotheque.game import CHANCE, Seat
from ludotheque.games.yali.notation import read, write
from ludotheque.games.yali.packed import pack_move, unpack_move
from ludotheque.games.yali.puzzles import position, won, written
from ludotheque.games.yali.rules import apply, arrived, mover, start, winner
from ludotheque.games.yali.types import GOLD, Go, Lot, Options, State
from ludotheque.lessons import REPLIES
from ludotheque.puzzles import Puzzle

_ALL = 10_000
LOOK = Limits(nodes=20_000, seconds=inf)
PROOFS = tuple(Limits(nodes=nodes, seconds=inf) for nodes in (200_000, 2_000_000, 20_000_000))
GAP = CHANCES.mistake
"""Chances to win by which the second best is behind: the analysis would call every other move a mistake."""
OPEN = (0.3, 0.93)
"""A best move that leaves less is a rescue of nothing, one that leaves more was not needed."""
NOT_WON = 0.9
"""What the second best may promise where one move wins."""
CHOICES = 6
"""Fewer moves to choose from are no puzzle."""
SHORTEST = 3
"""A win takes at least so many moves, both sides counted."""
APART = 8
"""Positions that follow each other are no puzzles; nor are the first moves, as many as there are rows."""
LINE = 6
"""So many moves are shown after a best move."""
LONGEST = 16
"""Nobody watches a win on four rows that takes more moves."""
SMALL = 0.9
"""How many games are played on four rows while wins are wanted."""
RUN = range(2, 5)
"""How many moves a run has."""
LATE = 4
"""Runs are looked for once so many marbles have arrived."""
MANY = 15
"""Choices that make a run a grade harder."""
WAYS = 2
"""At most so many first moves begin such a run."""
PLAYERS = (None, Limits(nodes=_ALL, depth=1, noise=2_000), Limits(nodes=2_000, noise=300))
"""Who plays; None is the rule of thumb."""


def make(_lang: str, dice: Random, kinds: Container[str]) -> Iterator[Puzzle]:
    """Endless: game after game of bots that look ahead less or more, each position looked at."""
    while True:
        wait = 0
        for state in positions(dice, small="win" in kinds and dice.random() < SMALL):
            wait -= 1
            if wait <= 0 and (found := look_at(position(written(state)), kinds)) is not None:
                yield found
                wait = APART


def positions(dice: Random, small: bool) -> Iterator[State]:
    """Of one game, each in which whoever has the board is to move."""
    rules: Literal["base", "tournament"] = "tournament" if dice.random() < 0.35 else "base"
    options = Options(rules, rows=4) if small else Options(rules)
    state = apply(start(options, 2), CHANCE, Lot(dice.randrange(2)))
    player = dice.choice(PLAYERS)
    while (seat := mover(state)) is not None:
        if state.moves >= options.rows and seat == state.position.turn:
            yield state
        if player is None:
            move = choose_thumb(state, seat, dice)
        else:
            move = unpack_move(state, seat, find(state, player, dice.getrandbits(62)).move)
        state = apply(state, seat, move)


def look_at(state: State, kinds: Container[str]) -> Puzzle | None:
    """What a position with Gold to move is, if anything, of these kinds."""
    if solvable(state.options):
        return solved(state) if "win" in kinds else None
    found = look(state, kinds) if "win" in kinds or "best" in kinds else None
    found = found or (look_for_run(state) if "run" in kinds else None)
    return found if found is not None and found.kind in kinds else None


def holds(puzzle: Puzzle, _lang: str) -> bool:
    """Whether it would be made again."""
    state = position(puzzle.at)
    if puzzle.kind == "run":
        again = look_for_run(state)
        return again is not None and len(again.solution) == len(puzzle.solution)
    move = read(state, GOLD, puzzle.solution[0])
    assert isinstance(move, Go)
    again = solved(state) if solvable(state.options) else proof(state, pack_move(move))
    return again is not None and (again.kind, again.solution) == (puzzle.kind, puzzle.solution)


def look(state: State, kinds: Container[str]) -> Puzzle | None:
    """The puzzle that a position with Gold to move is, if any, and of these kinds."""
    others = _others(state)
    if len(others) < CHOICES:
        return None
    first = find(state, LOOK)
    second = find(state, LOOK, among=[move for move in others if move != first.move])
    if kind_of(first) not in kinds or not _clear(first, second):
        return None
    return proof(state, first.move)


def proof(state: State, move: int) -> Puzzle | None:
    """The same with ten times the search, a hundred times, a thousand times."""
    others = [other for other in _others(state) if other != move]
    for limits in PROOFS:
        first = find(state, limits)
        if first.move != move or not _clear(first, second := find(state, limits, among=others)):
            return None
    kind = kind_of(first)
    if kind == "win" and WON - first.value < SHORTEST:
        return None
    line, end = _line(state, move, PROOFS[1], LINE if kind == "best" else REPLIES)
    if kind == "win" and not won(end):
        return None
    return _puzzle(state, kind, line, chance(first.value) - chance(second.value))


def solved(state: State) -> Puzzle | None:
    """A position of the board that is solved: one move wins, every other one loses or draws. Exact."""
    moves = moves_of(state, GOLD)
    kept = solver(state.options).best(state, GOLD, moves) if len(moves) >= CHOICES else None
    if kept is None or kept[1] != 1 or len(kept[0]) != 1:
        return None
    line, end = _line(state, pack_move(kept[0][0]), LOOK, LONGEST)
    return _puzzle(state, "win", line, gap=1.0) if won(end) and len(line) >= SHORTEST else None


def _puzzle(state: State, kind: str, line: tuple[str, ...], gap: float) -> Puzzle:
    grade, at = _grade(state, line[0]), written(state)
    return Puzzle(id=1, kind=kind, grade=grade, at=at, solution=line[:1], line=line[1:], gap=round(gap, 2))


def kind_of(found: Found) -> str:
    return "win" if is_won(found, GOLD) else "best"


def _others(state: State) -> list[int]:
    return [pack_move(move) for move in moves_of(state, GOLD)]


def _clear(first: Found, second: Found) -> bool:
    """Whether the best move is the one to find."""
    best, rest = chance(first.value), chance(second.value)
    if is_won(first, GOLD):
        return rest <= NOT_WON
    return OPEN[0] <= best <= OPEN[1] and best - rest >= GAP


def _line(state: State, packed: int, limits: Limits, most: int) -> tuple[tuple[str, ...], State]:
    """The move and so many more as the search goes on, and where they lead."""
    said = list[str]()
    seat: Seat | None = GOLD
    while seat is not None and len(said) <= most:
        played = unpack_move(state, seat, packed)
        said.append(write(state, seat, played))
        state = apply(state, seat, played)
        if (seat := mover(state)) is not None:
            packed = find(state, limits, among=_winning(state, seat)).move
    return tuple(said), state


def _winning(state: State, seat: Seat) -> list[int]:
    """The moves that keep the win on a board that is solved; elsewhere, and for Silver, none: any will do."""
    if not solvable(state.options) or seat != GOLD:
        return []
    kept = solver(state.options).best(state, seat, moves_of(state, seat))
    return [pack_move(move) for move in kept[0]] if kept is not None else []


def _grade(state: State, said: str) -> int:
    """By how many moves one must look ahead to see it, and go on seeing it."""
    move = read(state, GOLD, said)
    assert isinstance(move, Go)
    looks = (find(state, Limits(nodes=PROOFS[0].nodes, depth=depth, seconds=inf)) for depth in range(1, 8))
    seen = [found.move == pack_move(move) for found in looks]
    first = max((depth for depth, right in enumerate(seen, 1) if not right), default=0) + 1
    return (1, 2, 3, 4, 4, 5, 5, 5)[first - 1]


def look_for_run(state: State) -> Puzzle | None:
    """Moves in a row that win, if hardly any other way does."""
    moves = moves_of(state, GOLD)
    if arrived(state, GOLD) < LATE or len(moves) < CHOICES:
        return None
    for length in RUN:
        ways = [run for move in moves if (run := _run(state, move, length)) is not None]
        if ways:
            if len(ways) > WAYS or any(winner(apply(state, GOLD, move)) is not None for move in moves):
                return None
            grade = min(5, length + (len(moves) > MANY) - (len(ways) > 1))
            return Puzzle(id=1, kind="run", grade=grade, at=written(state), solution=ways[0])
    return None


def _run(state: State, move: Go, length: int) -> tuple[str, ...] | None:
    """How this move begins a run of so many that wins; None: it does not."""
    after = apply(state, GOLD, move)
    said = write(state, GOLD, move)
    if winner(after) == GOLD:
        return (said,)
    if (
        length == 1
        or mover(after) != GOLD
        or len(after.position.marbles[GOLD]) - arrived(after, GOLD) > length - 1
    ):
        return None
    for following in moves_of(after, GOLD):
        if (rest := _run(after, following, length - 1)) is not None:
            return (said, *rest)
    return None
