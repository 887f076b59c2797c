"""YALi through the page: whole games by pointer and by keyboard alone; what a touch shows."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.page.people import People
from tests.page.yali_moves import key_on, settled, tab_to, tap_on

pytestmark = pytest.mark.page
ENOUGH = 150


def test_a_whole_game_of_yali_against_a_bot_is_played_to_its_end(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", Length_of_the_board="6 rows (short)", Seat_2="Bot, level 1")
    for _ in range(ENOUGH):
        if not settled(ada.page):
            break
        tap_on(ada)
    expect(ada.page.locator("#over-title")).to_contain_text(re.compile("wins|won"))
    assert ada.violations() == []
    ada.picture("yali-over-desktop")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the game").click()
    assert "a" in download.value.path().read_text(encoding="utf-8")
    ada.press("Watch it again")
    expect(ada.page.locator(".past")).to_contain_text("after move 0")
    ada.press("One move forward")
    expect(ada.page.locator(".past")).to_contain_text("after move 1")
    ada.press("To the present")
    ada.press("Rematch")
    expect(ada.page.get_by_test_id("turn")).to_be_visible()
    expect(ada.page.locator("#over-title")).to_have_count(0)


def test_a_whole_game_is_played_with_the_keyboard_alone(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", Length_of_the_board="6 rows (short)", Seat_2="Bot, level 1")
    told = set()
    for _ in range(ENOUGH):
        if not settled(ada.page):
            break
        told.add(ada.page.get_by_test_id("announcer").inner_text())
        key_on(ada)
    expect(ada.page.locator("#over-title")).to_be_visible()
    assert any("Silver goes from" in said and "Your move" in said for said in told), told
    expect(ada.page.get_by_test_id("announcer")).to_contain_text(re.compile("You won|Silver wins"))


def test_a_first_visitor_is_playing_after_one_key(people: People) -> None:
    ada = people.come()
    ada.visit("/")
    tab_to(ada.page, "article button.main")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("grid")).to_be_visible()


def test_touching_a_marble_shows_where_it_may_go_and_how_the_board_would_tip(people: People) -> None:
    ada = people.come(phone=True)
    ada.open_table("yali", Seat_2="Bot, level 1")
    assert settled(ada.page)
    ada.page.locator("[data-cell].live").last.tap()
    targets = ada.page.locator('[aria-label$="can go here"]')
    expect(targets.first).to_be_attached()
    assert ada.violations() == []
    targets.first.focus()
    expect(ada.page.locator("figcaption b")).to_contain_text("The board")
    ada.picture("yali-choosing-phone")


def test_a_marble_can_be_dragged_to_where_it_goes(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", Seat_2="Bot, level 1")
    assert settled(ada.page)
    made = ada.page.locator("aside ol li").count()
    ada.page.locator("[data-cell].live").first.hover()
    ada.page.mouse.down()
    ada.page.locator('[aria-label$="can go here"]').first.hover()
    ada.page.mouse.up()
    ada.page.locator("aside ol li").nth(made).wait_for()


def test_a_refused_move_says_why_and_leads_to_the_rule(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", Seat_2="Bot, level 1")
    assert settled(ada.page)
    ada.press("Type a move")
    expect(ada.page.get_by_label("Move in notation")).to_be_focused()
    ada.page.get_by_label("Move in notation").fill("a1-a5")
    ada.press("Play it")
    why = ada.page.get_by_role("link", name="Why? Rule Y5")
    expect(ada.page.get_by_role("alert")).to_contain_text("neither one step nor one jump")
    assert ada.violations() == []
    ada.picture("refused-desktop")
    with ada.context.expect_page() as opened:
        why.click()
    rules = opened.value
    expect(rules.locator("#Y5")).to_be_focused()
    expect(rules.locator("#Y5")).to_contain_text("Y5")


def test_a_move_appears_at_once_and_is_taken_back_if_it_is_refused(people: People) -> None:
    ada = people.come()
    kept: list[tuple[WebSocketRoute, str]] = []

    def between(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def hear(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "move":
                kept.append((wire, message["ref"]))
            else:
                server.send(said)

        wire.on_message(hear)

    ada.page.route_web_socket("**/socket", between)
    ada.open_table("yali", "hotseat")
    assert settled(ada.page)
    ada.page.locator("[data-cell].live").last.click()
    target = ada.page.locator('[aria-label$="can go here"]').first
    cell = target.get_attribute("data-cell")
    drawn = ada.page.locator(f'[data-cell="{cell}"]')
    target.click()
    expect(drawn).to_have_attribute("aria-label", re.compile(f"^{cell}, (gold|silver) marble$"))
    wire, ref = kept[0]
    wire.send(json.dumps({"type": "refused", "ref": ref, "code": "stale", "params": {}}))
    expect(drawn).to_have_attribute("aria-label", f"{cell}, empty")
    expect(ada.page.get_by_role("alert")).to_be_visible()


def test_the_list_of_moves_is_one_stop_for_tab_and_walked_with_arrow_keys(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", "hotseat")
    for _ in range(3):
        assert settled(ada.page)
        tap_on(ada)
    moves = ada.page.locator("aside ol button")
    expect(moves).to_have_count(4)
    tab_to(ada.page, "aside ol button")
    expect(moves.nth(3)).to_be_focused()
    ada.page.keyboard.press("ArrowUp")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".past")).to_contain_text("after move 3")
    ada.page.keyboard.press("Home")
    expect(moves.first).to_be_focused()
    ada.page.keyboard.press("Tab")
    assert not ada.page.evaluate("() => document.activeElement.matches('aside ol button')")


LOW = {"width": 740, "height": 360}


def test_in_a_low_window_the_board_lies_on_its_side_and_is_seen_whole(people: People) -> None:
    ada = people.come()
    ada.page.set_viewport_size(LOW)  # type: ignore[arg-type] # playwright's TypedDict
    ada.open_table("yali", "hotseat")
    cells = ada.page.locator("[data-cell]")
    expect(ada.page.locator("[data-cell].live").first).to_be_visible()
    boxes: dict[str, list[float]] = ada.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-cell]')].map((one) => {
            const box = one.getBoundingClientRect();
            return [one.dataset.cell, [box.left, box.top, box.right, box.bottom]];
        }))"""
    )
    assert len(boxes) == cells.count() == 48
    for left, top, right, bottom in boxes.values():
        assert left >= 0
        assert top >= 0
        assert right <= LOW["width"]
        assert bottom <= LOW["height"]
        assert min(right - left, bottom - top) >= 44
    assert boxes["a1"][0] < boxes["a8"][0]
    assert not ada.scrolls_sideways()
    assert ada.violations() == []
    ada.picture("yali-low", full=False)
    tab_to(ada.page, "[data-cell]")
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator('[data-cell="a2"]')).to_be_focused()
    ada.page.keyboard.press("ArrowDown")
    expect(ada.page.locator('[data-cell="b2"]')).to_be_focused()


SHORT = {"width": 360, "height": 640}


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_short_phone_shows_the_board_and_its_lever_at_once(people: People, lang: str) -> None:
    ada = people.come(phone=True, lang=lang)
    ada.page.set_viewport_size(SHORT)  # type: ignore[arg-type] # playwright's TypedDict
    ada.open_table("yali", "hotseat")
    assert settled(ada.page)
    ada.page.locator("[data-cell].live").last.focus()
    ada.page.evaluate("() => scrollTo(0, 0)")
    boxes: list[list[float]] = ada.page.evaluate(
        """() => ['[data-cell]', '.lever, figcaption, [data-testid=turn]']
            .flatMap((some) => [...document.querySelectorAll(some)])
            .map((one) => one.getBoundingClientRect())
            .map((box) => [box.left, box.top, box.right, box.bottom])"""
    )
    assert len(boxes) == 48 + 3
    for left, top, right, bottom in boxes:
        assert left >= 0
        assert top >= 0
        assert right <= SHORT["width"]
        assert bottom <= SHORT["height"]
    assert all(min(right - left, bottom - top) >= 44 for left, top, right, bottom in boxes[:48])
    ada.picture(f"yali-short-{lang}", full=False)


def test_marbles_roll_unless_less_motion_is_wished(people: People) -> None:
    rolled = {}
    for still in (False, True):
        ada = people.come(still=still)
        ada.page.add_init_script(
            "const roll = Element.prototype.animate; window.rolled = 0;"
            "Element.prototype.animate = function (...how) { rolled++; return roll.apply(this, how); };"
        )
        ada.open_table("yali", "hotseat")
        assert settled(ada.page)
        tap_on(ada)
        rolled[still] = ada.page.evaluate("() => window.rolled")
    assert rolled[False] > 0
    assert rolled[True] == 0
