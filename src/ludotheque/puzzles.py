"""Puzzles: positions with one good answer, found by the bots, kept as data beside the rules, judged by them.

A game that has puzzles has a module `puzzles` with `KINDS` and `lesson(puzzle, lang)`, and a file
`data/puzzles.jsonl`, or one `data/puzzles-<lang>.jsonl` for each language whose words are played. A puzzle
becomes a `Lesson`, so that whatever shows lessons shows puzzles. What is said stands in its texts:
`puzzle-<game>-<kind>` asks, `…-title`, `…-done`, and `…-<name>` for a `Wrong` try. Why: `docs/puzzles.md`.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ludotheque.game import AnyGame, Refusal, Seat, act
from ludotheque.lessons import AnyLesson, Lesson, Wrong, demonstration

GRADES = (1, 2, 3, 4, 5)
STEP = "puzzle-"
"""What the step of a puzzle is called where lessons are asked for: `puzzle-<id>`."""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One line of the file."""

    id: Annotated[int, Meta(ge=1, le=99_999)]
    """Given once and never again to another one."""
    kind: str
    grade: Annotated[int, Meta(ge=1, le=5)]
    at: str
    """The position as the game writes it."""
    solution: Annotated[tuple[str, ...], Meta(min_length=1)]
    """The solver's moves in notation."""
    line: tuple[str, ...] = ()
    """How it goes on, whoever moves, to show why."""
    points: int = 0
    """What must be reached, where points decide."""
    gap: float = 0.0
    """How far the second best is behind, in what the kind measures."""


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """The line that remembers the highest id of puzzles that are gone."""

    given: Annotated[int, Meta(ge=1, le=99_999)]


ToLesson = Callable[[Puzzle, str], AnyLesson]


class BadPuzzle(Refusal):
    """A line that cannot be a puzzle; names the file, the line and what is wrong."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__("bad-puzzle", file=file, line=line, why=why)


def read(content: bytes, file: str) -> dict[int, Puzzle]:
    """The puzzles of a file by their ids; raises BadPuzzle."""
    found: dict[int, Puzzle] = {}
    places: set[str] = set()
    for number, line in enumerate(content.splitlines(), 1):
        if _given(line):
            continue
        try:
            puzzle = msgspec.json.decode(line, type=Puzzle)
        except msgspec.DecodeError as error:
            raise BadPuzzle(file, number, str(error)) from error
        if puzzle.id in found:
            raise BadPuzzle(file, number, f"id {puzzle.id} stands there twice")
        if f"{puzzle.kind} {puzzle.at}" in places:
            raise BadPuzzle(file, number, "the same position stands there twice")
        places.add(f"{puzzle.kind} {puzzle.at}")
        found[puzzle.id] = puzzle
    return found


def _given(line: bytes) -> int:
    """What the line remembers; 0: it is another one."""
    try:
        return msgspec.json.decode(line, type=Given).given
    except msgspec.DecodeError:
        return 0


def last_id(content: bytes, puzzles: Iterable[int]) -> int:
    """The highest id that was ever given in this file, also to puzzles that are gone."""
    return max([*puzzles, *(_given(line) for line in content.splitlines())], default=0)


def write(puzzles: Iterable[Puzzle], given: int = 0) -> bytes:
    """As `read` reads it; `given` is remembered where it is higher than every id."""
    kept = list(puzzles)
    lines: list[Puzzle | Given] = [*kept]
    if given > max((one.id for one in kept), default=0):
        lines.append(Given(given))
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def proved(game: AnyGame, to_lesson: ToLesson, puzzle: Puzzle, lang: str) -> str:
    """Why the rules do not find its solution right; empty: they do."""
    try:
        lesson = to_lesson(puzzle, lang)
        found = demonstration(game, lesson)
    except Refusal as refusal:
        return refusal.code
    except (ValueError, KeyError, IndexError, AssertionError) as error:
        return f"{type(error).__name__}: {error}"
    return "" if found.verdict == "done" else f"the solution is judged {found.verdict} {found.wrong}".strip()


def of_the_day(puzzles: Sequence[Puzzle], day: str) -> Puzzle | None:
    """The same for everybody, and no other one when some of the others are withdrawn."""
    return min(puzzles, key=lambda one: sha256(f"{day} {one.id}".encode()).digest(), default=None)


def with_ids(drafts: Iterable[Puzzle], kept: Mapping[int, Puzzle], last: int) -> Iterable[Puzzle]:
    """New puzzles with ids of their own, after the last that was given; known positions are left out."""
    known = {f"{one.kind} {one.at}" for one in kept.values()}
    following = last + 1
    for draft in drafts:
        place = f"{draft.kind} {draft.at}"
        if place not in known:
            known.add(place)
            yield msgspec.structs.replace(draft, id=following)
            following += 1


_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_KEPT = re.compile(r"([a-z-]+)=(\d{1,6})\.([\w-]*)", re.ASCII)


class Answered(Struct, frozen=True):
    """What somebody made of a book: which puzzles he solved, and his longest run."""

    solved: frozenset[int]
    run: int


def answered(kept: str) -> dict[str, Answered]:
    """By book, out of the choice that a page keeps (`web/src/lib/puzzles.ts`): two bits for each puzzle."""
    found = {}
    for part in kept.split(" "):
        if (read := _KEPT.fullmatch(part)) is not None:
            marks = [_SIGNS.index(sign) >> shift & 3 for sign in read[3] for shift in (0, 2, 4)]
            found[read[1]] = Answered(
                frozenset(at for at, mark in enumerate(marks) if mark == 2), int(read[2])
            )
    return found


def better(
    game: AnyGame, state: Any, seat: Seat, options: Any, players: int, played: Any, best: Any
) -> AnyLesson:
    """A decision of a finished game as a puzzle: what the analysis found, not what was played."""
    wanted = game.view(act(game, state, seat, best), seat)

    def found(_before: Any, _move: Any, after: Any) -> bool:
        return bool(game.view(after, seat) == wanted)

    def again(_before: Any, move: Any, _after: Any) -> bool:
        return bool(move == played)

    return Lesson(
        id="own",
        rules=(),
        options=options,
        players=players,
        state=state,
        seat=seat,
        goal=found,
        demo=(game.write(state, seat, best),),
        wrong=(Wrong("again", again, ""),),
        text="puzzle-own",
        params={"best": game.write(state, seat, best), "played": game.write(state, seat, played)},
    )
