"""The courses, as somebody takes them who has never seen the games."""

import pytest
from playwright.sync_api import Page, expect

from ludotheque import registry
from ludotheque.games.yali.types import Go
from tests.page.people import People, Person
from tests.page.yali_moves import ANSWER

pytestmark = pytest.mark.page
SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390)]


def at_step(person: Person, number: int, game: str) -> None:
    """Wait until that step of the course is asked."""
    count = len(registry.course(game, person.lang))
    expect(person.page.locator("header .count")).to_have_text(f"{number} of {count}")
    expect(person.page.locator(".lesson[aria-busy=false]")).to_be_visible()


def cell(page: Page, name: str) -> None:
    page.locator(f'[data-cell="{name}"].live').click()


def go(page: Page, move: Go) -> None:
    """A move of YALi by touching the cells, and what it asks then."""
    for name in (move.path[0], move.path[-1], *((move.side[0], move.side[-1]) if move.side else ())):
        cell(page, name)
    answered = page.locator(".answer:not(:empty)")
    expect(page.locator(ANSWER).or_(answered).last).to_be_visible()
    if page.locator(ANSWER).count():
        page.locator(ANSWER).last.click()
    expect(answered).to_be_visible()


def test_a_wrong_try_is_answered_and_the_course_goes_on_where_it_was_left(people: People) -> None:
    ada = people.come()
    ada.visit("/learn/yali")
    at_step(ada, 1, "yali")
    cell(ada.page, "b1")
    cell(ada.page, "b3")
    expect(ada.page.get_by_test_id("answer")).to_contain_text("That was a jump.")
    expect(ada.page.get_by_test_id("announcer")).to_contain_text("That was a jump.")
    assert ada.violations() == []
    ada.press("Try again")
    ada.press("Show me")
    expect(ada.page.get_by_test_id("answer")).to_contain_text("This is how it’s done.")
    ada.press("Skip")
    at_step(ada, 2, "yali")
    ada.visit("/")
    ada.page.get_by_role("article", name="YALi").get_by_role("link", name="How to play").click()
    at_step(ada, 2, "yali")
    ada.visit("/rules/yali")
    ada.page.locator("#Y6 ~ .lesson a").first.click()
    at_step(ada, 3, "yali")


def test_rules_are_drawn_from_the_positions_of_the_course(people: People) -> None:
    """Y2, the beginning; Y6, a jump; BALI's columns in the reader's own words."""
    for game, lang, rule, step in (("yali", "en", "Y6", "jump"), ("bali", "de", "B16", "capture")):
        ada = people.come(phone=game == "yali", lang=lang)
        ada.visit(f"/rules/{game}")
        expect(ada.page.locator(f"#{rule} + .drawn[data-position={step}] svg")).to_be_visible()
        expect(ada.page.locator(f"#{rule} + .drawn + .lesson a")).to_have_attribute(
            "href", f"/learn/{game}/{step}"
        )
        if game == "yali":
            expect(ada.page.locator(".drawn[data-position='']")).to_have_count(1)
            expect(ada.page.locator("pre")).to_have_count(0)
        assert not ada.scrolls_sideways()
        assert ada.violations() == []
        ada.picture(f"rules-{game}-{lang}")


def test_what_was_learned_before_one_had_a_name_goes_along_with_it(people: People) -> None:
    """On the device first, with the account once the name is claimed, and so on every other device."""
    ada, laptop = people.come(phone=True), people.come()
    ada.visit("/learn/yali")
    for number in (1, 2):
        at_step(ada, number, "yali")
        ada.press("Skip")
    at_step(ada, 3, "yali")
    number, puzzle = next((n, one) for n, one in registry.puzzles("yali", "en").items() if one.kind == "best")
    lesson = registry.puzzle_lesson("yali", puzzle, "en")
    move = registry.game("yali").read(lesson.state, lesson.seat, lesson.demo[0])
    assert isinstance(move, Go)
    ada.visit(f"/puzzles/yali/{number}")
    expect(ada.page.locator("[data-cell].live").first).to_be_visible()
    go(ada.page, move)
    expect(ada.page.locator(".answer.yes")).to_be_visible()

    ada.visit("/me")
    ada.page.get_by_label("Your name").first.fill("Lerna")
    ada.press("Save")
    said = ada.page.locator("main .page > [role=status]")
    expect(said).to_have_text("Saved.")
    ada.page.get_by_label("Passphrase").first.fill("correct horse battery")
    ada.press("Protect my name")
    expect(said).to_have_text("Your name is protected now.")
    laptop.visit("/me")
    laptop.page.get_by_label("Your name").last.fill("Lerna")
    laptop.page.get_by_label("Passphrase").fill("correct horse battery")
    laptop.press("Sign in")
    expect(laptop.page.get_by_label("Your name").first).to_have_value("Lerna")
    laptop.visit("/learn/yali")
    at_step(laptop, 3, "yali")
    laptop.visit("/puzzles/yali")
    expect(laptop.page.locator(".levels .small").filter(has_text="1 of ")).to_have_count(1)


def test_a_lesson_fits_every_window(people: People) -> None:
    for lang, dark in (("de", False), ("fr", True)):
        ada = people.come(lang=lang, dark=dark)
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.visit("/learn/yali/lane")
            expect(ada.page.locator("[data-cell].live").first).to_be_visible()
            ada.settle()
            outside = ada.page.evaluate(
                "() => [...document.querySelectorAll('.lesson button, .lesson .say')]"
                ".map((one) => one.getBoundingClientRect())"
                ".filter((box) => box.bottom > innerHeight + 1 || box.right > innerWidth + 1).length"
            )
            assert (outside, ada.scrolls_sideways()) == (0, False), (lang, width, height)
            if width == 360:
                assert ada.violations() == []
            ada.picture(f"lesson-yali-{width}-{lang}", full=False)
