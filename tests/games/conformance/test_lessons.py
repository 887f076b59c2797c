"""Every step of every course, by the engine, in every language: goals are reached, prepared answers occur."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from ludotheque import lessons, registry
from ludotheque.game import AnyGame, Refusal
from ludotheque.lessons import AnyLesson, Wrong
from ludotheque.texts import LANGUAGES
from tests import ftl
from tests.games.conformance import shelf
from tests.games.conformance.test_texts import headings

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def parts(lesson: AnyLesson) -> list[str]:
    """What a step has to say."""
    return ["", "title", "done", *(wrong.name for wrong in lesson.wrong)]


def faults(game_id: str, course: tuple[AnyLesson, ...], lang: str) -> list[str]:
    """What is wrong with a course: the file, the step, the rules it shows, and the matter."""
    game, known = shelf.game(game_id), set(headings(shelf.rule_page(game_id, lang)))
    found = []
    for lesson in course:
        at = f"{registry.GAMES[game_id]}.lessons, step {lesson.id} ({', '.join(lesson.rules)})"
        found += [f"{at}: there is no rule {rule}" for rule in lesson.rules if rule not in known]
        found += [f"{at}: {why}" for why in (_unreachable(game, lesson), *_unlikely(game, lesson)) if why]
    return found


def _unreachable(game: AnyGame, lesson: AnyLesson) -> str:
    if lesson.seat not in game.actors(lesson.state):
        return "it is not the learner's turn"
    try:
        verdict = lessons.demonstration(game, lesson).verdict
    except Refusal as refusal:
        return f"what is shown is refused: {refusal.code}"
    return "" if verdict == "done" else f"what is shown is judged {verdict}"


def _unlikely(game: AnyGame, lesson: AnyLesson) -> Iterator[str]:
    """Prepared answers that do not occur."""
    prepared = {wrong.example: wrong.name for wrong in lesson.wrong} | dict(lesson.refused)
    for example, answer in prepared.items():
        try:
            given = lessons.attempt(game, lesson, [game.read(lesson.state, lesson.seat, example)])
        except Refusal as refusal:
            said = refusal.code
            shelf.tell(refusal)
        else:
            said = given.wrong if given.verdict == "missed" else given.verdict
        if said != answer:
            yield f"{example} is answered with {said or 'the common sentence'}, not with {answer}"


@in_every_language
def test_every_goal_is_reached_as_it_is_shown_and_every_prepared_answer_occurs(
    game_id: str, lang: str
) -> None:
    assert faults(game_id, registry.course(game_id, lang), lang) == []


@pytest.mark.parametrize(
    ("mistake", "why"),
    [
        ({"demo": ("b2-b1",)}, "what is shown is refused: Y5-backward"),
        ({"demo": ("b1xb3",)}, "what is shown is judged missed"),
        ({"seat": 1}, "it is not the learner's turn"),
        ({"wrong": (Wrong("jump", lambda *_: True, "b2-b3"),)}, "b2-b3 is answered with done, not with jump"),
        ({"refused": {"b2-b1": "Y6"}}, "b2-b1 is answered with Y5-backward, not with Y6"),
        ({"rules": ("Y99",)}, "there is no rule Y99"),
    ],
)
def test_a_mistake_in_a_course_is_named_with_file_step_and_rule(mistake: dict[str, Any], why: str) -> None:
    first = replace(registry.course("yali", "en")[0], **mistake)
    (found, *_) = faults("yali", (first,), "en")
    assert found == f"ludotheque.games.yali.lessons, step step ({', '.join(first.rules)}): {why}"


@in_every_language
def test_every_rule_is_shown_by_a_step_or_the_rule_page_says_why_not(game_id: str, lang: str) -> None:
    """Beside each of the others stands a position, which can be seen."""
    game, course = shelf.game(game_id), registry.course(game_id, lang)
    read_only = registry.untaught(game_id, lang)
    shown = {rule for lesson in course for rule in lesson.rules}
    assert not course or shown | {one.rule for one in read_only} == set(
        headings(shelf.rule_page(game_id, lang))
    )
    assert not shown & {one.rule for one in read_only}
    for one in read_only:
        assert one.why in lessons.WHY, one.rule
        assert game.view(one.state, one.seat) is not None


@in_every_language
def test_every_step_says_what_it_has_to_say_and_nothing_else(game_id: str, lang: str) -> None:
    course = registry.course(game_id, lang)
    needed = {lessons.text_id(game_id, lesson, part) for lesson in course for part in parts(lesson)}
    files = {*shelf.house_texts(lang), shelf.text_file(game_id, lang)}
    there = {name for name in ftl.messages(*files) if name.startswith(f"lesson-{game_id}-")}
    assert there == needed


@in_every_language
def test_a_course_has_the_same_steps_in_every_language(game_id: str, lang: str) -> None:
    course = registry.course(game_id, lang)
    assert [lesson.id for lesson in course] == [lesson.id for lesson in registry.course(game_id, "en")]
    assert len({lesson.id for lesson in course}) == len(course)


def test_nothing_follows_on_a_step_that_is_over(game_id: str) -> None:
    game = shelf.game(game_id)
    for lesson in registry.course(game_id, "en")[:1]:
        made = lessons.demonstration(game, lesson).made
        done = [one.move for one in made if one.seat == lesson.seat][: len(lesson.demo)]
        with pytest.raises(Refusal, match="lesson-over"):
            lessons.attempt(game, lesson, [*done, done[-1]])
