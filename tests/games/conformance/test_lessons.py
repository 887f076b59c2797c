"""Every step of every course, by the engine, in every language: goals are reached, prepared answers occur."""

import pytest

from ludotheque import lessons, registry
from ludotheque.game import Refusal
from ludotheque.lessons import AnyLesson
from ludotheque.texts import LANGUAGES
from tests import ftl
from tests.games.conformance import shelf
from tests.games.conformance.test_texts import headings

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def parts(lesson: AnyLesson) -> list[str]:
    """What a step has to say."""
    return ["", "title", "done", *(wrong.name for wrong in lesson.wrong)]


@in_every_language
def test_every_goal_is_reached_as_it_is_shown(game_id: str, lang: str) -> None:
    game = shelf.game(game_id)
    for lesson in registry.course(game_id, lang):
        assert lesson.seat in game.actors(lesson.state), lesson.id
        assert lessons.demonstration(game, lesson).verdict == "done", lesson.id


@in_every_language
def test_every_prepared_answer_occurs(game_id: str, lang: str) -> None:
    game = shelf.game(game_id)
    for lesson in registry.course(game_id, lang):
        for wrong in lesson.wrong:
            move = game.read(lesson.state, lesson.seat, wrong.example)
            given = lessons.attempt(game, lesson, [move])
            assert (given.verdict, given.wrong) == ("missed", wrong.name), f"{lesson.id}: {wrong.example}"
        for example, code in lesson.refused.items():
            with pytest.raises(Refusal) as caught:
                lessons.attempt(game, lesson, [game.read(lesson.state, lesson.seat, example)])
            assert caught.value.code == code, f"{lesson.id}: {example}"
            shelf.tell(caught.value)


@in_every_language
def test_every_step_says_what_it_has_to_say_and_nothing_else(game_id: str, lang: str) -> None:
    course = registry.course(game_id, lang)
    needed = {lessons.text_id(game_id, lesson, part) for lesson in course for part in parts(lesson)}
    files = {*shelf.house_texts(lang), shelf.text_file(game_id, lang)}
    there = {name for name in ftl.messages(*files) if name.startswith(f"lesson-{game_id}-")}
    assert there == needed


@in_every_language
def test_a_course_has_the_same_steps_in_every_language_and_shows_rules_that_there_are(
    game_id: str, lang: str
) -> None:
    course = registry.course(game_id, lang)
    assert [lesson.id for lesson in course] == [lesson.id for lesson in registry.course(game_id, "en")]
    assert len({lesson.id for lesson in course}) == len(course)
    known = set(headings(shelf.rule_page(game_id, lang)))
    assert {rule for lesson in course for rule in lesson.rules} <= known


def test_nothing_follows_on_a_step_that_is_over(game_id: str) -> None:
    game = shelf.game(game_id)
    for lesson in registry.course(game_id, "en")[:1]:
        made = lessons.demonstration(game, lesson).made
        done = [one.move for one in made if one.seat == lesson.seat][: len(lesson.demo)]
        with pytest.raises(Refusal, match="lesson-over"):
            lessons.attempt(game, lesson, [*done, done[-1]])
