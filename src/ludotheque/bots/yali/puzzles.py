"""Puzzles of YALi: positions of bots' games where one move wins, or is clearly better than every other, or
where a run of moves ends the game before the other one moves again.

What the search finds with `LOOK` nodes must still hold with ten, a hundred and a thousand times as many
(`PROOFS`). Runs are looked through without search, all of them.
"""

from collections.abc import Container, Iterator
from random import Random

from ludotheque.bots.bot import CHANCES
from ludotheque.bots.yali.chances import chance, is_won
from ludotheque.bots.yali.search import WON, Found, Limits, find
from ludotheque.bots.yali.thumb import choose_thumb, moves_of
from ludotheque.game import CHANCE
from ludotheque.games.yali.notation import read, write
from ludotheque.games.yali.packed import pack_move, unpack_move
from ludotheque.games.yali.puzzles import position, won, written
from ludotheque.games.yali.rules import apply, arrived, mover, start, winner
from ludotheque.games.yali.types import GOLD, Go, Lot, Options, State
from ludotheque.puzzles import Puzzle

_ALL = 10_000
LOOK = Limits(nodes=20_000)
PROOFS = (Limits(nodes=200_000), Limits(nodes=2_000_000), Limits(nodes=20_000_000))
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
EARLIEST, APART = 8, 8
"""The first moves of a game are no puzzles, nor are positions that follow each other."""
LINE = 6
"""So many moves are shown after a best move."""
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
        options = Options("tournament" if dice.random() < 0.35 else "base")
        state = apply(start(options, 2), CHANCE, Lot(dice.randrange(2)))
        player, wait = dice.choice(PLAYERS), 0
        while (seat := mover(state)) is not None:
            if state.moves >= EARLIEST and wait <= 0 and seat == state.position.turn:
                seen = position(written(state))
                found = look(seen, kinds) if "win" in kinds or "best" in kinds else None
                found = found or (look_for_run(seen) if "run" in kinds else None)
                if found is not None and found.kind in kinds:
                    yield found
                    wait = APART
            wait -= 1
            if player is None:
                move = choose_thumb(state, seat, dice)
            else:
                move = unpack_move(state, seat, find(state, player, dice.getrandbits(62)).move)
            state = apply(state, seat, move)


def holds(puzzle: Puzzle, _lang: str) -> bool:
    """Whether it would be made again."""
    state = position(puzzle.at)
    if puzzle.kind == "run":
        again = look_for_run(state)
        return again is not None and len(again.solution) == len(puzzle.solution)
    move = read(state, GOLD, puzzle.solution[0])
    assert isinstance(move, Go)
    again = proof(state, pack_move(move))
    return again is not None and again.kind == puzzle.kind


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
    line = _line(state, move, kind)
    return Puzzle(
        id=1,
        kind=kind,
        grade=_grade(state, move),
        at=written(state),
        solution=(line[0],),
        line=line[1:],
        gap=round(chance(first.value) - chance(second.value), 2),
    )


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


def _line(state: State, move: int, kind: str) -> tuple[str, ...]:
    """The move and how the search goes on, to the end where it is a win."""
    said = []
    packed, seat = move, GOLD
    while True:
        played = unpack_move(state, seat, packed)
        said.append(write(state, seat, played))
        state = apply(state, seat, played)
        following = mover(state)
        if following is None or (kind == "best" and len(said) > LINE):
            break
        seat, packed = following, find(state, PROOFS[1]).move
    if kind == "win" and not won(state):
        raise AssertionError("a proved win was not won")
    return tuple(said)


def _grade(state: State, move: int) -> int:
    """By how many moves one must look ahead to see it, and go on seeing it."""
    seen = [find(state, Limits(nodes=PROOFS[0].nodes, depth=depth)).move == move for depth in range(1, 8)]
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
