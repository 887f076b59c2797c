"""Lessons: a position, one sentence, a goal that the engine judges. Pure, and no game is known here by name.

A game that teaches has a module `lessons` beside its rules with `course(lang)`, steps of type `Lesson`, and
`untaught(lang)`, the rules that no step shows. What is said stands in its texts: `lesson-<game>-<id>` asks,
`…-title` is its name, `…-done` says what was seen, and `…-<name>` answers a `Wrong` try. Why it is so:
`docs/lessons.md`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from ludotheque.game import AnyGame, Param, Refusal, Seat, act

S = TypeVar("S")
M = TypeVar("M")

REPLIES = 40
"""More moves than that nobody watches between two of one's own."""


def _nobody(_state: Any) -> None:
    return None


class Wrong(NamedTuple):
    """A legal try that misses the goal: when that is so, and a move in notation that shows it."""

    name: str
    when: Callable[[Any, Any, Any], bool]
    """Of the state before, the move, and the state after it."""
    example: str


@dataclass(frozen=True, kw_only=True)
class Lesson(Generic[S, M]):
    """One step of a course."""

    id: str
    rules: tuple[str, ...]
    """The rules that it shows."""
    options: Any
    players: int
    state: S
    seat: Seat = 0
    """Where the learner sits."""
    goal: Callable[[S, M, S], bool]
    """Whether a move of the learner reaches it: the state before, the move, the state after."""
    demo: tuple[str, ...]
    """The learner's moves that reach the goal, in notation."""
    most: int = 0
    """So many moves the learner has for it; 0: as many as the demonstration."""
    wrong: tuple[Wrong, ...] = ()
    refused: Mapping[str, str] = field(default_factory=dict)
    """Tries in notation that the rules forbid, with the code of the refusal: its sentence is the answer."""
    seconds: int = 0
    """So long one may try again and again; 0: there is no hurry, and the first try counts."""
    text: str = ""
    """What the ids of its sentences begin with; empty: `lesson-<game>-<id>`."""
    params: Mapping[str, Param] = field(default_factory=dict)
    """What fills its sentences."""
    reply: Callable[[S], tuple[Seat, M] | None] = _nobody
    """What the others, chance and the clock do then; None: it is the learner's turn, or enough was seen."""


AnyLesson = Lesson[Any, Any]

WHY = ("box", "chance", "itself", "variant")
"""Why a rule is in no course: it tells what there is, chance or the table does it, few play so. The sentence
is `untaught-<why>`."""


class Untaught(NamedTuple):
    """A rule that no step shows: why, and a position to be drawn beside it."""

    rule: str
    why: str
    state: Any
    seat: Seat = 0


class Made(NamedTuple):
    """A move of a lesson, the learner's or a reply, between two states."""

    before: Any
    seat: Seat
    move: Any
    after: Any


class Attempt(NamedTuple):
    """How far the learner has come: `open` goes on, `missed` is to be tried again."""

    made: tuple[Made, ...]
    state: Any
    verdict: Literal["open", "done", "missed"]
    wrong: str = ""
    """The name of the `Wrong` try; empty: there is no special word for it."""


def attempt(game: AnyGame, lesson: AnyLesson, moves: Sequence[Any]) -> Attempt:
    """The learner's moves, judged. Raises IllegalMove for one the rules forbid, Refusal after the end."""
    return _follow(game, lesson, moves, lambda _state, move: move)


def demonstration(game: AnyGame, lesson: AnyLesson) -> Attempt:
    """How it is done."""
    return _follow(game, lesson, lesson.demo, lambda state, text: game.read(state, lesson.seat, text))


def text_id(game_id: str, lesson: AnyLesson, part: str = "") -> str:
    """Of a sentence of the lesson: what is asked, or the named part of it."""
    own = lesson.text or f"lesson-{game_id}-{lesson.id}"
    return f"{own}-{part}" if part else own


def find(course: Iterable[AnyLesson], lesson_id: str) -> AnyLesson:
    """Raises Refusal `no-lesson`."""
    for lesson in course:
        if lesson.id == lesson_id:
            return lesson
    raise Refusal("no-lesson", lesson=lesson_id)


def _follow(
    game: AnyGame, lesson: AnyLesson, moves: Sequence[Any], meant: Callable[[Any, Any], Any]
) -> Attempt:
    so_far, most = Attempt((), lesson.state, "open"), lesson.most or len(lesson.demo)
    for count, said in enumerate(moves, 1):
        if so_far.verdict != "open":
            raise Refusal("lesson-over")
        so_far = _one_more(game, lesson, so_far, meant(so_far.state, said), count < most)
    return so_far


def _one_more(game: AnyGame, lesson: AnyLesson, so_far: Attempt, move: Any, more: bool) -> Attempt:
    before = so_far.state
    after = act(game, before, lesson.seat, move)
    made = (*so_far.made, Made(before, lesson.seat, move, after))
    reached = lesson.goal(before, move, after)
    wrong = None if reached else next((w for w in lesson.wrong if w.when(before, move, after)), None)
    if wrong is not None or not (reached or more):
        return Attempt(made, after, "missed", wrong.name if wrong else "")
    replies = _replies(game, lesson, after)
    state = replies[-1].after if replies else after
    return Attempt((*made, *replies), state, "done" if reached else "open")


def _replies(game: AnyGame, lesson: AnyLesson, state: Any) -> tuple[Made, ...]:
    made: list[Made] = []
    while len(made) < REPLIES and (reply := lesson.reply(state)) is not None:
        seat, move = reply
        after = act(game, state, seat, move)
        made.append(Made(state, seat, move, after))
        state = after
    return tuple(made)
