"""Puzzles on the page: one solved, one missed, one's own mistake as a puzzle, by touch and by keyboard."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from ludotheque import lessons, registry
from ludotheque.games.yali.packed import pack_move
from ludotheque.games.yali.types import Go
from ludotheque.lessons import AnyLesson, Made
from tests.page.finished import ask, finished
from tests.page.people import People
from tests.page.test_analysis import short_game
from tests.page.test_learn import go
from tests.page.yali_moves import ANSWER, tab_to, walk

pytestmark = pytest.mark.page
SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390)]


def puzzle(kind: str) -> tuple[int, AnyLesson, list[Made]]:
    """A puzzle of YALi, and the moves that solve it."""
    found = next(one for one in registry.puzzles("yali", "en").values() if one.kind == kind)
    lesson = registry.puzzle_lesson("yali", found, "en")
    made = lessons.demonstration(registry.game("yali"), lesson).made
    return found.id, lesson, [one for one in made if one.seat == lesson.seat][: len(lesson.demo)]


def ready(page: Page) -> None:
    expect(page.locator(".lesson[aria-busy=false]")).to_be_visible()
    expect(page.locator("[data-cell].live").first).to_be_visible()


def test_a_puzzle_is_solved_and_counts_once(people: People) -> None:
    ada = people.come(phone=True)
    number, _, moves = puzzle("run")
    ada.visit("/")
    ada.page.get_by_role("article", name="YALi").get_by_role("link", name="Puzzles").click()
    expect(ada.page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    assert ada.violations() == []
    for visit in range(2):
        ada.visit(f"/puzzles/yali/{number}")
        for one in moves:
            ready(ada.page)
            move = one.move
            assert isinstance(move, Go)
            for name in (move.path[0], move.path[-1], *((move.side[0], move.side[-1]) if move.side else ())):
                ada.page.locator(f'[data-cell="{name}"].live').click()
            if ada.page.locator(ANSWER).count():
                ada.page.locator(ANSWER).last.click()
        expect(ada.page.locator(".answer.yes")).to_contain_text("All home")
        expect(ada.page.get_by_text("it counts once")).to_have_count(visit)
    assert ada.violations() == []
    ada.visit("/puzzles/yali")
    expect(ada.page.locator(".levels .small")).to_have_count(5)
    solved = [
        text for text in ada.page.locator(".levels .small").all_inner_texts() if not text.startswith("0 of")
    ]
    assert [text.split(" of ")[0] for text in solved] == ["1"]


def test_a_puzzle_is_missed_by_keyboard_and_its_solution_shown(people: People) -> None:
    ada = people.come()
    number, lesson, (best,) = puzzle("best")
    game = registry.game("yali")
    wrong = next(
        move
        for move in game.legal_moves(lesson.state, 0)
        if pack_move(move) & 4095 != pack_move(best.move) & 4095 and len(move.path) == 2 and not move.side
    )
    ada.visit(f"/puzzles/yali/{number}")
    ready(ada.page)
    tab_to(ada.page, "[data-cell]")
    for name in (wrong.path[0], wrong.path[-1]):
        walk(ada.page, name)
        ada.page.keyboard.press("Enter")
    if ada.page.locator(ANSWER).count():
        tab_to(ada.page, ".ask .main")
        ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".answer.no")).to_contain_text("That’s not it.")
    expect(ada.page.get_by_test_id("announcer")).to_contain_text("That’s not it.")
    assert ada.violations() == []
    ada.press("Show the solution")
    expect(ada.page.get_by_test_id("answer")).to_contain_text("This is the solution.")
    ada.visit("/puzzles/yali/run")
    ready(ada.page)
    ada.press("Show the solution")
    expect(ada.page.locator("header .count")).to_contain_text("2 misses left")
    expect(ada.button("Next")).to_be_focused()
    ada.page.keyboard.press("Enter")
    ready(ada.page)


def test_a_mistake_of_ones_own_becomes_a_puzzle(people: People) -> None:
    ada = people.come()

    def judged(route: Route) -> None:
        """The analysis calls every move of the game a mistake: a short game has none of its own."""
        response = route.fetch(timeout=120_000)
        lines = response.text().splitlines()
        told = [re.sub('"mark":"[a-z]+"', '"mark":"mistake"', line) for line in lines]
        better = '"better":{"type":"go","path":["a2","a3"]}'
        told = [re.sub(r'"better":(null|\{[^}]*\})', better, line) for line in told]
        route.fulfill(response=response, body="\n".join(told) + "\n")

    ada.page.route("**/analysis", judged)
    short_game(ada)
    expect(ada.page.get_by_text("decisions judged")).to_be_visible()
    link = ada.page.get_by_role("link", name="Solve it as a puzzle")
    for decision in ada.page.get_by_role("list", name="Moves and what they lost").get_by_role("button").all():
        decision.click()
        expect(decision).to_have_attribute("aria-current", "step")
        if link.count():  # the first of one's own
            break
    link.click()
    ready(ada.page)
    expect(ada.page.get_by_role("heading", name="From your game")).to_be_visible()
    go(ada.page, Go(("a2", "a3")))
    expect(ada.page.locator(".answer.yes")).to_contain_text("was better than")
    ada.visit("/puzzles/yali")
    expect(ada.page.get_by_role("link", name="From your games")).to_be_visible()


def test_a_mistake_that_the_analysis_found_in_a_played_game_is_solved_among_ones_own(people: People) -> None:
    """Nothing is made up: the game is played on the wire, and judged and put right on the page."""
    ada = people.come()
    ada.visit("/")
    ask(ada, "/api/me", name="Ada")
    ada.visit(finished(ada, "yali", 24))
    told: list[dict[str, Any]] = []

    def overheard(route: Route) -> None:
        """A browser keeps no answers for us: what is judged is read on its way."""
        response = route.fetch(timeout=120_000)
        told.extend(msgspec.json.decode(line) for line in response.text().splitlines() if line)
        route.fulfill(response=response)

    ada.page.route("**/analysis", overheard)
    ada.page.locator("[data-action=analyse]").click()
    expect(ada.page.locator(".analysis .done")).to_be_attached()
    better = {one["index"]: one["better"] for one in told if one.get("better")}
    decisions = ada.page.get_by_role("list", name="Moves and what they lost").get_by_role("button")
    link = ada.page.get_by_role("link", name="Solve it as a puzzle")
    for decision in decisions.all():
        decision.click()
        expect(decision).to_have_attribute("aria-current", "step")
        if link.count():
            break
    link.click()
    ada.page.wait_for_url("**/puzzles/yali/own-*")
    ada.visit("/puzzles/yali")
    with ada.page.expect_request("**/api/lessons/yali") as asked:
        ada.page.get_by_role("link", name="From your games").click()
    ready(ada.page)
    expect(ada.page.get_by_role("heading", name="From your game")).to_be_visible()
    assert ada.violations() == []
    wish = asked.value.post_data_json
    assert wish
    go(ada.page, msgspec.convert(better[int(wish["step"])], Go))
    expect(ada.page.locator(".answer.yes")).to_contain_text("was better than")


def test_a_word_is_looked_for_until_the_minute_is_over(people: People) -> None:
    ada = people.come(phone=True)
    ada.page.clock.install()
    book = registry.puzzles("wordjam", "en").values()
    found = next(one for one in book if one.at.split()[0] in ("animals", "food", "body"))
    ada.visit(f"/puzzles/wordjam/{found.id}")
    box = ada.page.get_by_role("textbox")
    box.fill("aeio")
    ada.page.get_by_role("button", name="Say it").click()
    expect(ada.page.locator(".answer.no")).to_be_visible()
    ada.page.clock.run_for(3000)
    box.fill(found.solution[0].strip('"'))
    ada.page.get_by_role("button", name="Say it").click()
    expect(ada.page.locator(".answer.yes")).to_contain_text("That earns enough.")
    assert ada.violations() == []
    ada.visit(f"/puzzles/wordjam/{found.id + 1}")
    expect(box).to_be_visible()
    ada.page.clock.run_for(70_000)
    expect(ada.page.get_by_test_id("answer")).to_contain_text("The minute is over.")


def test_puzzles_fit_every_window(people: People) -> None:
    for lang, dark, game in (("de", False, "bali"), ("fr", True, "yali")):
        ada = people.come(lang=lang, dark=dark)
        first = next(iter(registry.puzzles(game, lang)))
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            for path in (f"/puzzles/{game}", f"/puzzles/{game}/{first}"):
                ada.visit(path)
                expect(ada.page.locator("h2").first).to_be_visible()
                ada.settle()
                assert not ada.scrolls_sideways(), (path, width)
                ada.picture(f"puzzles-{path.count('/')}-{game}-{width}-{lang}", full=False)
