"""After a game, and beside it: looking back by keys and by link, the rematch, notices that everybody sees."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.people import People, Person
from tests.page.yali_moves import settled, tap_on

pytestmark = pytest.mark.page
OUTSIDE = """() => [...document.querySelectorAll('header, .plate, .place, .foot button, .replay, .over')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter((box) => Math.min(box.left, box.top) < -1 || box.right > innerWidth + 1
        || box.bottom > innerHeight + 1)"""
"""What of the table lies outside the window."""
SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390)]


def a_game(person: Person, moves: int = 2) -> str:
    """Two players at one device make a few moves, then one resigns; the path of the table."""
    path = person.open_table("yali", "hotseat", Length_of_the_board="6 rows (short)")
    for _ in range(moves):
        assert settled(person.page)
        tap_on(person)
    person.press("Resign")
    person.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(person.page.locator("#over-title")).to_be_visible()
    return path


def test_a_game_is_looked_at_again_by_keys_and_by_link_at_every_size(people: People) -> None:
    ada = people.come()
    path = a_game(ada)
    page, past = ada.page, ada.page.locator(".past")
    page.locator("body").press("ArrowLeft")
    expect(past).to_contain_text("after move 2 of 3")
    page.locator("body").press("Home")
    expect(past).to_contain_text("after move 0 of 3")
    page.locator("body").press("ArrowRight")
    expect(past).to_contain_text("after move 1 of 3")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({OUTSIDE})().length === 0")
        assert not ada.scrolls_sideways(), (width, height)
    page.locator("body").press("End")
    expect(page.locator("#over-title")).to_be_visible()
    ada.visit(f"{path}#m2")
    expect(past).to_contain_text("after move 2 of 3")
    ada.visit("/")
    ada.visit(f"{path}#m99")
    expect(page.get_by_test_id("toasts")).to_contain_text("There is no move 99")


def test_a_rematch_is_followed_once_and_the_old_game_can_be_opened_again(people: People) -> None:
    ada = people.come()
    old = a_game(ada, 1)
    ada.press("Rematch")
    ada.page.wait_for_url(lambda url: old not in url)
    assert settled(ada.page)
    ada.page.go_back()
    expect(ada.page).to_have_url(re.compile(old))
    expect(ada.page.locator("#over-title")).to_be_visible()
    expect(ada.page.get_by_role("link", name="To the next game")).to_be_visible()


def test_a_declined_draw_is_seen_by_whoever_offered_it(people: People) -> None:
    ada, bo = people.come(), people.come()
    path = ada.open_table("yali", "friends")
    bo.visit(path)
    bo.page.get_by_role("button", name=re.compile("Join the game|Sit here: Silver")).first.click()
    for person in (ada, bo):
        expect(person.page.get_by_role("grid")).to_be_visible()
    ada.press("Draw")
    expect(bo.page.get_by_role("alert")).to_contain_text("offers a draw")
    bo.press("Decline")
    expect(ada.page.get_by_test_id("toasts")).to_contain_text("declines the draw")
    expect(ada.button("Hint")).to_have_count(0)


def test_moves_are_shown_again_and_after_two_defeats_an_easier_rival_is_offered(people: People) -> None:
    ada = people.come()
    for game in range(2):
        ada.open_table("yali", Length_of_the_board="6 rows (short)", Seat_2="Bot, level 2")
        assert settled(ada.page)
        if game == 0:
            last = ada.page.locator("[data-moves] li").last
            for _ in range(20):  # until the board has tipped to the other one and back
                if last.count() and last.get_attribute("data-side") == "S":
                    break
                tap_on(ada)
                assert settled(ada.page)
            ada.from_menu("Show me again")
            expect(ada.page.locator(".past")).to_contain_text("Looking back")
            assert settled(ada.page), "and then it is my turn again"
        ada.press("Resign")
        ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        expect(ada.page.locator("#over-title")).to_be_visible()
    ada.page.get_by_role("button", name=re.compile("^Next: Lou")).click()
    expect(ada.page.locator("#over-title")).to_have_count(0)
    assert settled(ada.page)
    expect(ada.page.locator(".plate", has_text="Lou")).to_be_visible()
