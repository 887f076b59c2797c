"""Every book of puzzles: enough of them, graded, and judged right by the rules; a bad line is named."""

from random import Random

import pytest

from ludotheque import lessons, puzzles, registry
from ludotheque.puzzles import BadPuzzle, Puzzle
from ludotheque.texts import LANGUAGES
from tests import ftl
from tests.games.conformance import shelf

ENOUGH = 200
SAMPLE = 8
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def kinds(game_id: str) -> tuple[str, ...]:
    return registry.puzzle_kinds(game_id)


@in_every_language
def test_there_are_enough_of_every_grade_and_kind(game_id: str, lang: str) -> None:
    book = registry.puzzles(game_id, lang)
    assert len(book) >= (ENOUGH if kinds(game_id) else 0)
    assert {one.grade for one in book.values()} == set(puzzles.GRADES if kinds(game_id) else ())
    assert {one.kind for one in book.values()} == set(kinds(game_id))


@in_every_language
def test_the_rules_find_the_solution_of_a_sample_right(game_id: str, lang: str) -> None:
    game, dice = shelf.game(game_id), Random(18)
    for kind in kinds(game_id):
        some = [one for one in registry.puzzles(game_id, lang).values() if one.kind == kind]
        for one in dice.sample(some, min(SAMPLE, len(some))):
            why = puzzles.proved(game, lambda p, at: registry.puzzle_lesson(game_id, p, at), one, lang)
            assert not why, f"{registry.puzzle_book(game_id, lang)}-{one.id}: {why}"


@in_every_language
def test_the_bots_would_make_some_of_them_again(game_id: str, lang: str) -> None:
    holds = shelf.bots(game_id).puzzle_holds
    for one in list(registry.puzzles(game_id, lang).values())[:3]:
        assert holds is not None
        assert holds(one, lang), one


@in_every_language
def test_every_kind_says_what_it_has_to_say_and_nothing_else(game_id: str, lang: str) -> None:
    needed = set()
    book = registry.puzzles(game_id, lang).values()
    some = [one for kind in kinds(game_id) for one in [p for p in book if p.kind == kind][: 2 * SAMPLE]]
    for one in some:
        lesson = registry.puzzle_lesson(game_id, one, lang)
        parts = ["", "title", "done", *(wrong.name for wrong in lesson.wrong)]
        needed |= {lessons.text_id(game_id, lesson, part) for part in parts}
    files = {*shelf.house_texts(lang), shelf.text_file(game_id, lang)}
    assert {name for name in ftl.messages(*files) if name.startswith(f"puzzle-{game_id}-")} == needed


GOOD = Puzzle(id=1, kind="run", grade=1, at="base", solution=("a1-a2",))


@pytest.mark.parametrize(
    ("second", "why"),
    [
        (b'{"id":2}', "kind"),
        (b"{", "truncated"),
        (puzzles.write([GOOD]).strip(), "id 1 stands there twice"),
        (puzzles.write([Puzzle(2, "run", 1, "base", ("a1-a2",))]).strip(), "same position"),
        (puzzles.write([Puzzle(2, "run", 9, "base 2", ("a1-a2",))]).strip(), "grade"),
    ],
)
def test_a_bad_line_is_named_with_its_file_and_what_is_wrong(second: bytes, why: str) -> None:
    with pytest.raises(BadPuzzle) as caught:
        puzzles.read(puzzles.write([GOOD]) + second, "puzzles.jsonl")
    said = caught.value.params
    assert (said["file"], said["line"]) == ("puzzles.jsonl", 2)
    assert why in str(said["why"])
    shelf.tell(caught.value)


def test_a_solution_that_a_rule_forbids_is_named_with_the_rule() -> None:
    at = next(one for one in registry.puzzles("yali", "en").values() if one.kind == "run").at
    for said, why in (("a1-a9", "yali-cell"), ("b8-b7", "Y5-backward"), ("b8-b8", "Y")):
        wrong = Puzzle(1, "run", 1, at, (said,))
        found = puzzles.proved(
            registry.game("yali"), lambda p, lang: registry.puzzle_lesson("yali", p, lang), wrong, "en"
        )
        assert why in found


def test_the_puzzle_of_the_day_stays_when_others_are_withdrawn() -> None:
    book = [Puzzle(n, "run", 1, str(n), ("a1-a2",)) for n in range(1, 30)]
    today = puzzles.of_the_day(book, "2026-11-18")
    assert today is not None
    assert puzzles.of_the_day([one for one in book if one.id % 3 or one == today], "2026-11-18") == today
    assert {puzzles.of_the_day(book, f"2026-11-{day}") for day in range(10, 30)} != {today}
    assert puzzles.of_the_day([], "2026-11-18") is None


def test_an_id_is_never_given_again_not_even_that_of_a_puzzle_that_is_gone() -> None:
    book = [Puzzle(n, "run", 1, str(n), ("a1-a2",)) for n in (1, 2, 9)]
    content = puzzles.write(book[:2], puzzles.last_id(puzzles.write(book), (1, 2, 9)))
    kept = puzzles.read(content, "puzzles.jsonl")
    assert list(kept) == [1, 2]
    (new,) = puzzles.with_ids([Puzzle(1, "run", 1, "new", ("a1-a2",))], kept, puzzles.last_id(content, kept))
    assert new.id == 10
    assert b"given" not in puzzles.write([new], 9)
