"""Ratings at the table and on the leaderboard, what one has done, and every game found again."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.people import People, Person

pytestmark = pytest.mark.page
SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390)]


def sit_down(guest: Person, path: str, name: str) -> None:
    guest.page.goto(guest.address + path)
    guest.reach(guest.page.get_by_label("Your name"))
    guest.page.keyboard.type(name)
    guest.key(guest.page.locator("button.main").first)


def give_up(person: Person) -> None:
    person.key(person.button("Resign"))
    person.key(person.page.get_by_role("dialog").get_by_role("button", name="Resign"))


def choose(person: Person, box: str, place: int) -> None:
    """In a list by keyboard, the so manieth after the first."""
    person.reach(person.page.get_by_role("combobox", name=box))
    for key in ("Home", *("ArrowDown",) * place):
        person.page.keyboard.press(key)


def test_a_rating_changes_after_a_rated_game_only_and_every_game_is_found_again(people: People) -> None:
    ada, ben = people.come(), people.come(phone=True)
    friendly = ada.open_table("yali", "friends")
    sit_down(ben, friendly, "Ben")
    give_up(ben)
    expect(ada.page.locator("#over-title")).to_be_visible()
    expect(ada.page.get_by_test_id("rating")).to_have_count(0)

    ada.visit("/new/yali/friends")
    ada.key(ada.page.get_by_role("checkbox", name="Rated game"), "Space")
    ada.key(ada.page.locator("form button.main"))
    ada.page.wait_for_url("**/table/*")
    ben.page.goto(ada.page.url)
    invitation = ben.page.locator(".terms")
    expect(invitation).to_contain_text("Rated game")
    expect(invitation).to_contain_text("no hints, no takebacks")
    ben.key(ben.page.locator("button.main").first)
    expect(ben.button("Hint")).to_have_count(0)
    give_up(ben)
    expect(ada.page.get_by_test_id("rating")).to_contain_text(re.compile(r"1\d\d\d ± \d+ \(\+\d+\)"))
    expect(ben.page.get_by_test_id("rating")).to_contain_text(re.compile(r"\(−\d+\)"))
    expect(ada.page.locator(".plate .rating").first).to_contain_text("±")
    assert ada.violations() == []

    ada.key(ada.page.get_by_test_id("rating").get_by_role("link"))
    mine = ada.page.locator("tr.mine")
    expect(mine).to_contain_text("±")
    expect(ada.page.locator("tr.house")).not_to_have_count(0)
    assert ada.violations() == []
    ada.key(ada.page.get_by_role("link", name="My games"))
    page, past = ada.page, ada.page.locator("section:has(#history-title) li")
    expect(past).to_have_count(2)
    ada.reach(page.get_by_label("Search by word or rival"))
    page.keyboard.type("be")
    expect(past).to_have_count(2)
    page.keyboard.press("Control+a")
    page.keyboard.type("nobody")
    expect(past).to_have_count(0)
    expect(page.get_by_text("No game like that.")).to_be_visible()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    choose(ada, "Result", 3)
    expect(past).to_have_count(0)
    choose(ada, "Result", 1)
    expect(past).to_have_count(2)
    expect(page.locator("section:has(#rivals-title)")).to_contain_text("Ben")
    assert ada.violations() == []
    for lang in ("Français", "Deutsch", "English"):
        page.get_by_role("combobox").first.select_option(label=lang)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            ada.settle()
            assert not ada.scrolls_sideways(), (lang, width)
            ada.picture(f"record-{lang}-{width}")
    ada.key(page.get_by_role("checkbox", name="Others may see this profile"), "Space")
    ben.visit("/record/" + page.evaluate("async () => (await (await fetch('/api/me')).json()).me.id"))
    expect(ben.page.locator("h1")).to_contain_text("games")
    expect(ben.page.locator("#rivals-title")).to_have_count(0)
    ben.visit("/ladder/yali/base")
    assert not ben.scrolls_sideways()
    expect(ben.page.locator("tr.mine")).to_contain_text("Ben (guest) (you)")
    ben.picture("ladder-phone")
    assert ben.violations() == []
