"""A finished game judged on the page: progress, stepping through it, the list, cancelling."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.finished import ask, finished
from tests.page.people import People, Person
from tests.page.yali_moves import settled, tap_on

pytestmark = pytest.mark.page
MOVES = 4


def short_game(person: Person) -> None:
    """A few moves against a bot, then resignation."""
    person.open_table("yali", Length_of_the_board="6 rows (short)", Seat_2="Bot, level 1")
    for _ in range(MOVES):
        assert settled(person.page)
        tap_on(person)
    person.press("Resign")
    person.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    person.button("Analyse the game").click()


def test_the_analysis_of_a_game_can_be_stepped_through(people: People) -> None:
    ada = people.come()
    short_game(ada)
    page = ada.page
    expect(page.get_by_text("decisions judged")).to_be_visible()
    scrubber = page.get_by_role("slider", name="Where in the game")
    moves = page.get_by_role("list", name="Moves and what they lost").get_by_role("button")
    decisions = moves.count()
    assert decisions >= MOVES
    expect(page.locator(".past")).to_contain_text("after move 1")  # the first decision: the lot has fallen
    here = page.get_by_test_id("analysis-here")
    first = here.inner_text()
    scrubber.focus()
    for _ in range(2):  # a decision or two
        page.keyboard.press("ArrowRight")
    expect(scrubber).to_have_value("3")
    expect(here).not_to_have_text(first)
    moves.first.click()
    expect(scrubber).to_have_value("1")  # before the first decision: the lot has fallen
    expect(here).to_have_text(first)
    expect(here).to_contain_text(re.compile("played (Step|Jump|Double|Triple)"))
    assert not re.search(r"[a-d]\d[-x]", page.get_by_role("region", name="Analysis").inner_text()), "no codes"
    expect(page.get_by_role("img", name="chances to win")).to_be_visible()
    assert ada.violations() == []
    ada.picture("analysis-desktop")
    page.get_by_role("region", name="Analysis").get_by_role("button", name="Close").click()
    expect(here).to_have_count(0)


def test_an_analysis_is_cancelled_and_started_again_on_a_dark_phone(people: People) -> None:
    ada = people.come(phone=True, dark=True)
    ada.page.route("**/analysis", lambda _: None, times=1)  # an answer that never comes
    short_game(ada)
    expect(ada.page.get_by_role("progressbar")).to_be_visible()
    ada.press("Cancel")
    expect(ada.page.get_by_text("The analysis was cancelled.")).to_be_visible()
    ada.press("Start again")
    expect(ada.page.get_by_text("decisions judged")).to_be_visible()
    assert not ada.scrolls_sideways()
    assert ada.violations() == []
    ada.picture("analysis-phone-dark")


def test_the_decision_that_is_shown_is_in_sight_in_the_list(people: People) -> None:
    ada = people.come()
    ada.visit("/")
    ask(ada, "/api/me", name="Ada")
    ada.visit(finished(ada, "yali", 24))
    ada.page.locator("[data-action=analyse]").click()
    expect(ada.page.locator(".analysis .done")).to_be_attached()
    box, current = ada.page.locator(".analysis .list"), ada.page.locator(".analysis .list [aria-current]")
    for key in ("End", "ArrowLeft", "Home"):
        ada.page.locator("body").press(key)
        ada.page.wait_for_function(
            """() => {
                const box = document.querySelector('.analysis .list').getBoundingClientRect();
                const now = document.querySelector('.analysis .list [aria-current]')?.getBoundingClientRect();
                return !now || (now.top >= box.top - 1 && now.bottom <= box.bottom + 1);
            }"""
        )
    ada.page.get_by_role("slider", name="Where in the game").focus()
    ada.page.keyboard.press("End")
    ada.page.keyboard.press("ArrowLeft")
    expect(current).to_be_in_viewport()
    assert box.evaluate("(list) => list.scrollTop > 0"), "far down a long list"
    assert ada.page.evaluate("() => document.documentElement.scrollTop") == 0
