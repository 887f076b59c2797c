"""A finished game seen again, each of the three at every size: by finger, wheel, key and button."""

import pytest
from playwright.sync_api import expect

from tests.page.finished import QUICK, ask, finished, pause_at
from tests.page.people import People, Person
from tests.page.test_grid import JUMP, SIZES

pytestmark = pytest.mark.page


def swipe(person: Person, sideways: float) -> None:
    """A finger over the board, as a touch screen tells of it."""
    box = person.page.locator(".place").bounding_box()
    assert box is not None
    x, y = box["x"] + (box["width"] - sideways) / 2, box["y"] + box["height"] / 2
    wire = person.context.new_cdp_session(person.page)
    for step in range(9):
        kind = "touchMove" if step else "touchStart"
        points = [{"x": x + sideways * step / 8, "y": y + step}]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wire.detach()


@pytest.mark.parametrize("game", ["yali", "bali", "wordjam"])
def test_a_finished_game_is_played_again_by_finger_wheel_key_and_button(people: People, game: str) -> None:
    ada = people.come(phone=True)
    ada.visit("/")
    ask(ada, "/api/me", name="Ada")
    jam = game == "wordjam"
    path = finished(ada, game, 6, 4 if jam else 1, **dict.fromkeys(QUICK, 1) if jam else {})
    page, past = ada.page, ada.page.locator(".past")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        ada.visit("/")
        ada.visit(f"{path}#m4")
        expect(past).to_contain_text("after move 4")
        page.wait_for_load_state("networkidle")
        ada.watch_for_jumps()
        swipe(ada, -180)
        expect(past).to_contain_text("after move 5")
        swipe(ada, 180)
        expect(past).to_contain_text("after move 4")
        page.locator("body").press("ArrowRight")
        expect(past).to_contain_text("after move 5")
        page.get_by_role("button", name="Speed: 1×").click()
        page.get_by_role("button", name="Speed: 2×").click()
        ada.press("Play")
        pause_at(ada, 6)
        expect(ada.button("Play")).to_be_visible()
        expect(page.locator("#over-title")).to_have_count(0)  # what is shown is the past
        if width == SIZES[0][0]:
            page.locator("body").press("Home")
            page.locator(".table > .middle").hover(position={"x": 300, "y": 40})
            page.mouse.wheel(0, 120)
            expect(past).to_contain_text("after move 1")
        assert ada.jumps() <= JUMP, (width, height)
        assert not ada.scrolls_sideways()


def test_the_move_that_is_looked_at_is_in_sight_in_the_list(people: People) -> None:
    ada = people.come()
    ada.visit("/")
    ask(ada, "/api/me", name="Ada")
    path = finished(ada, "yali", 24)
    ada.visit("/")
    ada.visit(f"{path}#m20")
    current = ada.page.locator("aside ol [aria-current]")
    expect(current).to_be_in_viewport()
    for key in ("Home", "ArrowRight", "End", "ArrowLeft"):
        ada.page.locator("body").press(key)
    expect(current).to_be_in_viewport()
