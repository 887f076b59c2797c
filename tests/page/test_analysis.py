"""A finished game judged on the page: progress, the curve to step through, the list, cancelling."""

import pytest
from playwright.sync_api import expect

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
    graph = page.get_by_role("slider", name="Step through the game")
    decisions = int(graph.get_attribute("aria-valuemax") or 0)
    assert decisions >= MOVES
    graph.focus()
    page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "1")
    expect(page.locator(".past")).to_contain_text("after move 2")  # the first is the lot
    page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "2")
    here = graph.get_attribute("aria-valuetext")
    expect(page.get_by_test_id("analysis-here")).to_have_text(here or "-")
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] - 2, "y": 20})
    expect(graph).to_have_attribute("aria-valuenow", str(decisions))
    page.get_by_label("Only moves for which a better one was found").uncheck()
    rows = page.get_by_role("table", name="Moves and what they lost").get_by_role("row")
    expect(rows).to_have_count(decisions + 1)
    rows.nth(1).get_by_role("button").click()
    expect(graph).to_have_attribute("aria-valuenow", "1")
    assert ada.violations() == []
    ada.picture("analysis-desktop")
    page.get_by_role("region", name="Analysis").get_by_role("button", name="Close").click()
    expect(graph).to_have_count(0)


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
