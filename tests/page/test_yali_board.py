"""YALi's board: what a move does before it is made, side moves, plans, and answers to every touch."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from ludotheque.games.yali.types import GOLD, SILVER
from tests.games.yali.drawn import board
from tests.page.people import People, Person
from tests.page.test_yali import SIZES, at, laid_out
from tests.page.yali_scenes import MIDDLE, RUN, Scene, Stage

pytestmark = pytest.mark.page


def gold(*more: str) -> Stage:
    """Gold to move: the board tips to her by two."""
    return Stage(Scene(MIDDLE, *RUN, *more))


def cell(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-cell="{name}"]')


def box(one: Locator) -> FloatRect:
    found = one.bounding_box()
    assert found is not None
    return found


def middle(one: Locator) -> tuple[float, float]:
    found = box(one)
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def badges(person: Person) -> dict[str, str]:
    return {
        one.get_attribute("data-badge") or "": one.inner_text().strip()
        for one in person.page.locator("[data-badge]").all()
    }


def test_every_destination_carries_what_it_does_to_the_board(people: People) -> None:
    ada = at(people, gold())
    cell(ada, "a1").click()
    expect(ada.page.locator("[data-badge]")).to_have_count(4)
    ada.page.mouse.move(5, 5)
    assert badges(ada) == {"b1": "you 2", "b2": "= you", "a3": "→ Silver 2", "a5": "→ Silver 6"}
    expect(cell(ada, "a5")).to_have_attribute(
        "aria-label", re.compile("can go here: Silver gets the move · 6")
    )
    assert ada.violations() == []


def test_what_is_looked_at_is_written_out_and_tips_the_board(people: People) -> None:
    ada = at(people, gold())
    cell(ada, "a1").click()
    plank = ada.page.locator(".plane").first
    before = plank.get_attribute("style")
    cell(ada, "a5").hover()
    expect(ada.page.locator('[data-badge="a5"]')).to_have_text("Silver gets the move · 6")
    expect(ada.page.locator("figcaption b")).to_have_text("The board tips to Silver by 6.")
    assert plank.get_attribute("style") != before
    ada.page.mouse.move(5, 5)
    expect(ada.page.locator("figcaption b")).to_have_count(0)
    assert plank.get_attribute("style") == before


def test_the_board_does_not_run_away_from_the_hand_that_makes_it_tip(people: People) -> None:
    stage = gold()
    ada = at(people, stage)
    cell(ada, "a1").click()
    cell(ada, "a5").click()
    ada.page.wait_for_function("() => !document.querySelector('[data-badge]')")
    assert stage.moves == ["a1-a3-a5"]


def test_a_side_move_can_be_left_or_taken_back_or_played_by_button(people: People) -> None:
    stage = gold()
    ada = at(people, stage)
    cell(ada, "a4").click()
    cell(ada, "c6").click()
    ada.press("Back")
    expect(cell(ada, "a4")).to_have_attribute("aria-label", re.compile("gold marble"))
    cell(ada, "a4").click()
    cell(ada, "c6").click()
    ada.press("Stop here")
    ada.press("No side move")
    expect(ada.page.locator(".ask")).to_have_count(0)
    assert stage.moves == ["a4-c6"]


def test_a_touch_that_does_nothing_says_why(people: People) -> None:
    ada = at(people, gold())
    for where, why in (
        ("b5", "That marble is Silver’s."),
        ("b4", "Tap one of your marbles first."),
        ("r7", "Side marbles move only when you have earned it."),
    ):
        cell(ada, where).click()
        expect(ada.page.get_by_text(why).first).to_be_attached()
    cell(ada, "a1").click()
    cell(ada, "d3").click()
    expect(ada.page.get_by_text("The marble cannot go there.").first).to_be_attached()


def test_a_move_planned_while_the_other_one_thinks_is_made_at_once(people: People) -> None:
    stage = Stage(Scene(MIDDLE, *RUN[:2]))
    ada = at(people, stage)
    cell(ada, "a1").click()
    cell(ada, "b1").click()
    expect(ada.page.locator(".plan").first).to_be_attached()
    assert stage.moves == []
    stage.tell(RUN[2])
    expect(ada.page.locator(".plan")).to_have_count(0)
    ada.page.wait_for_function("() => !document.querySelector('[data-cell].live')")
    assert stage.moves == ["a1-b1"]


def test_a_plan_is_cancelled_by_a_tap_and_one_that_cannot_be_is_refused_in_words(people: People) -> None:
    stage = Stage(Scene(MIDDLE, *RUN[:2]))
    ada = at(people, stage)
    cell(ada, "a1").click()
    cell(ada, "b1").click()
    cell(ada, "d8").click()
    expect(ada.page.get_by_text("Plan cancelled.").first).to_be_attached()
    expect(ada.page.get_by_test_id("toasts").get_by_role("listitem")).to_have_text(["Plan cancelled."])
    expect(ada.page.locator(".plan")).to_have_count(0)
    cell(ada, "a1").click()
    cell(ada, "d4").click()
    stage.tell(RUN[2])
    expect(ada.page.get_by_text("The move you planned is not possible any more.").first).to_be_attached()
    assert stage.moves == []
    cell(ada, "a1").click()
    expect(ada.page.locator("[data-badge]")).to_have_count(4)


def test_out_of_turn_one_is_told_whose_turn_it_is_and_why(people: People) -> None:
    ada = at(people, Stage(Scene(MIDDLE, *RUN[:2])))
    cell(ada, "b4").click()
    expect(ada.page.get_by_text("Silver moves: the board tips to Silver.").first).to_be_attached()


def test_a_dragged_marble_is_at_the_hand_and_leaves_its_hollow_empty(people: People) -> None:
    stage = gold()
    ada = at(people, stage)
    x, y = middle(cell(ada, "a1"))
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x + 60, y - 90, steps=4)
    ada.page.wait_for_function(
        """([x, y]) => {
            const held = document.querySelector('.carried')?.getBoundingClientRect();
            return held && Math.abs(held.x + held.width / 2 - x) < 4
                && Math.abs(held.y + held.height / 2 - y) < held.height / 4;
        }""",
        arg=[x + 60, y - 90],
    )
    expect(ada.page.locator(".marble.held")).to_have_css("opacity", "0")
    expect(ada.page.locator("[data-badge]")).to_have_count(4)
    ada.page.mouse.move(*middle(cell(ada, "b1")), steps=4)
    ada.page.mouse.up()
    ada.page.wait_for_function("() => !document.querySelector('[data-badge]')")
    assert stage.moves == ["a1-b1"]


def test_a_drag_that_is_broken_off_loses_nothing(people: People) -> None:
    stage = gold()
    ada = at(people, stage)
    x, y = middle(cell(ada, "a1"))
    for broken in ("pointercancel", "again"):
        ada.page.mouse.move(x, y)
        ada.page.mouse.down()
        ada.page.mouse.move(x + 60, y - 90, steps=4)
        expect(ada.page.locator(".carried")).to_be_attached()
        if broken == "pointercancel":
            ada.page.locator("[role=grid]").dispatch_event("pointercancel")
        else:  # the connection comes back in the middle of it: everything is told anew
            stage.again()
        expect(ada.page.locator("[data-badge]")).to_have_count(4)
        ada.page.mouse.move(5, 5)
        ada.page.mouse.up()
        expect(ada.page.locator(".carried")).to_have_count(0)
        expect(cell(ada, "a1")).to_have_attribute("aria-label", re.compile("gold marble, chosen"))
    assert stage.moves == []
    cell(ada, "b1").click()
    expect(ada.page.locator("[data-badge]")).to_have_count(0)
    assert stage.moves == ["a1-b1"]


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_a_tap_beside_a_hollow_finds_the_one_that_can_be_chosen(
    people: People, size: tuple[int, int]
) -> None:
    stage = gold()
    ada = at(people, stage, phone=True)
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    laid_out(ada)
    cell(ada, "a1").tap()
    expect(ada.page.locator("[data-badge]")).to_have_count(4)
    x, y = middle(cell(ada, "a5"))
    ada.page.touchscreen.tap(x - 15, y - 15)
    ada.page.wait_for_function("() => !document.querySelector('[data-badge]')")
    assert stage.moves == ["a1-a3-a5"]


def test_arrow_keys_find_the_board_by_themselves(people: People) -> None:
    ada = at(people, gold())
    ada.page.evaluate("() => document.activeElement?.blur?.()")
    ada.page.keyboard.press("ArrowUp")
    expect(cell(ada, "a1")).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator('[data-badge="b1"]')).to_have_text("you keep the move · 2")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-badge]")).to_have_count(0)


def test_a_hint_is_drawn_on_the_board(people: People) -> None:
    stage = gold()
    ada = at(people, stage)
    stage.hint("a4xc6/r7xr5xr3")
    expect(ada.page.locator("g.hint")).to_have_count(2)


NEARLY = """
    l6 . | G G G G | . r6
    l5 . | G G G . | . r5
    l4 . | . . . G | G r4
    l3 S | . S . . | . r3
    l2 S | . S S S | G r2
    l1 S | S S S S | G r1
    """


def test_the_last_step_home_is_announced_as_such(people: People) -> None:
    stage = Stage(Scene(board(NEARLY, rules="tournament", turn=GOLD)))
    ada = at(people, stage)
    cell(ada, "d4").click()
    ada.page.mouse.move(5, 5)
    expect(ada.page.locator('[data-badge="d5"]')).to_contain_text("all home")


def test_silver_sees_his_own_end_near_and_is_called_you(people: People) -> None:
    ada = at(people, Stage(Scene(MIDDLE), SILVER))
    assert middle(cell(ada, "a8"))[1] > middle(cell(ada, "a1"))[1]
    expect(ada.page.locator(".lane .name")).to_have_text(["Gold’s lane", "Your lane"])
    cell(ada, "c6").click()
    ada.page.mouse.move(5, 5)
    assert badges(ada)["d5"].startswith("you")
