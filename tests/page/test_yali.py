"""YALi through the page: whole games by pointer and by keyboard alone; what a touch shows."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from ludotheque.games.yali.types import GOLD, SILVER
from tests.games.yali.drawn import board
from tests.page.people import People, Person
from tests.page.yali_moves import key_on, settled, tab_to, tap_on
from tests.page.yali_scenes import MIDDLE, RUN, Scene, Stage

pytestmark = pytest.mark.page
ENOUGH = 150


def at(people: People, stage: Stage, *, phone: bool = False) -> Person:
    """Somebody at a table of whom this test is the server."""
    ada = people.come(phone=phone)
    ada.page.route_web_socket("**/socket", stage.open)
    ada.visit("/table/scene")
    ada.page.locator("[data-cell]").first.wait_for()
    laid_out(ada)
    return ada


def laid_out(person: Person) -> None:
    """Wait until the board has its size and stands still."""
    person.page.wait_for_function(
        """() => {
            const cells = [...document.querySelectorAll('[data-cell^="a"]')];
            const [near, far] = [cells[0], cells.at(-1)].map((cell) => cell.getBoundingClientRect());
            const now = JSON.stringify([near, far]);
            const still = now === window.stood;
            window.stood = now;
            return still && Math.abs(near.y - far.y) > 100;
        }""",
        polling=100,
    )


def test_y4_on_the_board_that_is_solved_one_lets_leon_begin_and_has_the_winning_side(people: People) -> None:
    ada = people.come(phone=True)
    ada.open_table(
        "yali",
        Length_of_the_board="4 rows (solved: Leon makes no mistake)",
        Who_begins="Silver begins",
        Seat_2="Bot, level 8",
    )
    settled(ada.page)
    expect(ada.page.locator("[data-cell]")).to_have_count(4 * 6)
    expect(ada.page.get_by_text("0 of 4 home").first).to_be_attached()
    assert ada.violations() == []
    ada.picture("yali-four-rows-phone")
    for _ in range(ENOUGH):
        if not settled(ada.page):
            break
        tap_on(ada)
    expect(ada.page.locator("#over-title")).to_contain_text(re.compile("You (won|lost)"))


TWICE = """
    l8 . | . . . . | G r8
    l7 . | . . . . | G r7
    l6 . | . . S . | G r6
    l5 . | . G . . | . r5
    l4 S | . . . . | . r4
    l3 S | . . . . | . r3
    l2 S | . . . . | . r2
    l1 . | . S . . | . r1
    """


def test_y10_two_side_moves_are_touched_one_after_the_other(people: People) -> None:
    stage = Stage(Scene(board(TWICE, rules="tournament", turn=GOLD, earned="two")))
    ada = at(people, stage, phone=True)
    for cell in ("b5", "d7"):
        ada.page.locator(f'[data-cell="{cell}"]').click()
    expect(ada.page.locator(".ask")).to_contain_text("You have earned two side moves.")
    for cell in ("r6", "r5"):
        ada.page.locator(f'[data-cell="{cell}"]').click()
    expect(ada.page.locator(".ask")).to_contain_text("Now tap a hollow for the second one")
    assert stage.moves == []
    assert ada.violations() == []
    ada.picture("yali-two-side-moves")
    for cell in ("r8", "r6"):
        ada.page.locator(f'[data-cell="{cell}"]').click()
    ada.page.locator(".ask .main").click()
    ada.page.wait_for_function("() => !document.querySelector('.ask')")
    assert stage.moves == ["b5-d7/r6-r5/r8-r6"]
    stage.accept()
    expect(ada.page.locator('[data-cell="r5"]')).to_have_attribute("aria-label", re.compile("gold marble"))


def test_a_whole_game_of_yali_against_a_bot_is_played_to_its_end(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", Length_of_the_board="6 rows (short)", Seat_2="Bot, level 1")
    for _ in range(ENOUGH):
        if not settled(ada.page):
            break
        tap_on(ada)
    expect(ada.page.locator("#over-title")).to_contain_text(re.compile("You (won|lost)"))
    assert ada.violations() == []
    ada.picture("yali-over-desktop")
    ada.press("More")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the game").click()
    assert "a" in download.value.path().read_text(encoding="utf-8")
    ada.press("Watch it again")
    expect(ada.page.locator(".past")).to_contain_text("after move")
    ada.press("Pause")
    ada.page.locator("body").press("Home")
    expect(ada.page.locator(".past")).to_contain_text("after move 0")
    ada.press("One move forward")
    expect(ada.page.locator(".past")).to_contain_text("after move 1")
    ada.press("To the last move")
    ada.page.get_by_role("button", name=re.compile("^Play .* again$")).click()
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
    expect(ada.page.get_by_test_id("announcer")).to_contain_text(re.compile("You (won|lost)"))


def test_a_first_visitor_is_asked_once_and_plays_after_a_few_keys(people: People) -> None:
    ada = people.come()
    ada.visit("/")
    tab_to(ada.page, "article button.main")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    tab_to(ada.page, "dialog .row button")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("grid")).to_be_visible()
    ada.visit("/")
    ada.page.get_by_role("article", name="YALi").get_by_role("button", name="Play the computer").click()
    ada.page.wait_for_url("**/table/*")


def test_touching_a_marble_shows_where_it_may_go_and_how_the_board_would_tip(people: People) -> None:
    ada = people.come(phone=True)
    ada.open_table("yali", Seat_2="Bot, level 1")
    assert settled(ada.page)
    ada.page.locator("[data-cell].live").last.tap()
    targets = ada.page.locator('[aria-label*="can go here: "]')
    expect(targets.first).to_be_attached()
    expect(ada.page.locator("[data-badge]")).to_have_count(targets.count())
    assert ada.violations() == []
    ada.picture("yali-choosing-phone", full=False)


def test_a_marble_can_be_dragged_to_where_it_goes(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", Seat_2="Bot, level 1")
    assert settled(ada.page)
    made = ada.page.locator("aside ol li").count()
    ada.page.locator("[data-cell].live").first.hover()
    ada.page.mouse.down()
    ada.page.locator('[aria-label*="can go here"]').first.hover()
    ada.page.mouse.up()
    ada.page.locator("aside ol li").nth(made).wait_for(state="attached")


def test_a_refused_move_says_why_and_leads_to_the_rule(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", Seat_2="Bot, level 1")
    assert settled(ada.page)
    ada.from_menu("Type a move")
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
    target = ada.page.locator('[aria-label*="can go here"]').first
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


SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390)]
BOXES = """(some) => [...document.querySelectorAll(some)].map((one) => one.getBoundingClientRect())
    .map((box) => [box.left, box.top, box.right, box.bottom])"""


def test_the_lower_end_is_nearer_to_the_eye_of_the_one_it_tips_to(people: People) -> None:
    low = {}
    for seat, to in ((GOLD, GOLD), (GOLD, SILVER), (SILVER, SILVER)):
        stage = Stage(Scene(MIDDLE, *(RUN if to == GOLD else ())), seat)
        ada = at(people, stage)
        near, far = ("a1", "a8") if seat == GOLD else ("a8", "a1")
        a, b = (ada.page.locator(f'[data-cell="{cell}"]').bounding_box() for cell in (near, far))
        assert a is not None
        assert b is not None
        low[seat, to] = a["y"] - b["y"], a["width"] / b["width"]
    assert low[GOLD, GOLD][0] != low[GOLD, SILVER][0]
    assert low[GOLD, SILVER][1] > low[GOLD, GOLD][1]
    assert low[SILVER, SILVER][1] < low[GOLD, SILVER][1]


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
