"""Trying it: a game is left at a move and played on, with the way back; a board is set up from a text."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.people import People
from tests.page.test_after_a_game import OUTSIDE, SIZES, a_game
from tests.page.yali_moves import settled, tap_on

pytestmark = pytest.mark.page


def test_a_game_is_left_at_a_move_and_played_on_with_the_way_back(people: People) -> None:
    ada = people.come()
    path = a_game(ada)
    page = ada.page
    page.locator("body").press("ArrowLeft")
    expect(page.locator(".past")).to_contain_text("after move 2 of 3")
    page.locator(".replay").get_by_role("button", name="Try it").click()
    dialog = page.get_by_role("dialog", name="Play on from move 2")
    dialog.get_by_role("radio", name="I play every seat myself").check()
    assert ada.violations() == []
    ada.picture("try-it")
    dialog.get_by_role("button", name="Play on").click()
    page.wait_for_url(lambda url: path not in url)
    assert settled(page)
    tap_on(ada)
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", "3")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({OUTSIDE})().length === 0")
        assert not ada.scrolls_sideways(), (width, height)
        ada.picture(f"trying-{width}x{height}")
    assert ada.violations() == []
    page.get_by_role("link", name="Back to the game").click()
    page.wait_for_url(f"**{path}#m2")
    expect(page.locator(".past")).to_contain_text("after move 2 of 3")
    # on a phone it is in the menu, and the engine answers
    page.set_viewport_size({"width": 390, "height": 844})
    ada.from_menu("Try it from here")
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    page.wait_for_url(lambda url: path not in url)
    assert settled(page)
    ada.visit("/")
    expect(page.get_by_role("link", name=re.compile("Resume|Go on"))).to_have_count(0)


def test_a_board_is_set_up_from_a_text_and_bad_text_is_told_with_its_rule(people: People) -> None:
    ada = people.come()
    path = a_game(ada)
    text = ada.page.request.get(f"{ada.address}/api{path.replace('/table', '/tables')}/text").text()
    lines = text.splitlines()
    ada.visit("/set-up")
    field = ada.page.get_by_role("textbox", name="The game or position as text")
    field.fill(text.replace(lines[-2].split(" ", 2)[2], "a1-a2"))
    ada.press("Set it up")
    expect(ada.page.get_by_role("alert")).to_contain_text(f"Line {len(lines) - 1}: the move “a1-a2”")
    assert ada.violations() == []
    ada.picture("set-up")
    field.fill(text)
    ada.press("Set it up")
    ada.page.wait_for_url("**/table/*")
    assert settled(ada.page)
    expect(ada.page.locator("[data-moves]")).to_have_attribute("data-moves", "3")
    tap_on(ada)
    expect(ada.page.locator("[data-moves]")).to_have_attribute("data-moves", "4")


def test_a_position_is_copied_from_a_table_and_set_up_again(people: People) -> None:
    ada = people.come()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    a_game(ada)
    page = ada.page
    page.locator("body").press("ArrowLeft")
    ada.from_menu("Copy this position")
    expect(page.get_by_test_id("toasts")).to_contain_text("Position copied.")
    position = str(page.evaluate("() => navigator.clipboard.readText()"))
    assert position.startswith("yali: base ")
    ada.visit("/set-up")
    expect(page.locator("code")).to_contain_text("yali: base .SSSSG")
    field = page.get_by_role("textbox", name="The game or position as text")
    field.fill(position.replace("G", ".", 1))
    ada.press("Set it up")
    expect(page.get_by_role("alert")).to_contain_text("marbles")
    field.fill(position)
    page.get_by_role("radio", name="Against the computer").check()
    expect(page.get_by_role("combobox", name="You play").locator("option")).to_have_text(["Gold", "Silver"])
    page.get_by_role("radio", name="I play every seat myself").check()
    assert ada.violations() == []
    assert not ada.scrolls_sideways()
    ada.press("Set it up")
    page.wait_for_url("**/table/*")
    expect(page.locator(".about")).to_contain_text("Set up from text")
    assert settled(page)
    tap_on(ada)
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", "2")


def test_a_position_is_copied_where_the_browser_has_only_the_older_way(people: People) -> None:
    """At an address of the local network without HTTPS."""
    ada = people.come()
    ada.page.add_init_script("delete Navigator.prototype.clipboard")
    a_game(ada)
    page = ada.page
    page.evaluate("() => document.addEventListener('copy', (event) => (window.copied = event.target.value))")
    ada.from_menu("Copy this position")
    expect(page.get_by_test_id("toasts")).to_contain_text("Position copied.")
    assert page.evaluate("() => window.copied").startswith("yali: base ")
