"""YALi at the table: side moves in the action bar, the story of what happened, plates, words."""

import pytest
from playwright.sync_api import expect

from tests.page.people import People
from tests.page.test_yali import SIZES, at, laid_out
from tests.page.test_yali_board import box, cell, gold
from tests.page.yali_scenes import MIDDLE, Scene, Stage

pytestmark = pytest.mark.page


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_side_move_is_asked_for_in_sight_and_chosen_in_its_lane(
    people: People, size: tuple[int, int]
) -> None:
    stage = gold()
    ada = at(people, stage, phone=size[0] < 900)
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    laid_out(ada)
    expect(ada.page.locator(".lane .name")).to_have_text(
        ["Your lane", "Silver’s lane"] if size[0] > 900 else ["Yours", "Silver’s"]
    )
    cell(ada, "a4").click()
    cell(ada, "c6").click()
    ask = ada.page.get_by_role("group", name="To be chosen")
    expect(ask).to_contain_text("It can jump on")
    cell(ada, "c6").click()
    expect(ask).to_contain_text("You have earned a side move. Tap a hollow in your lane.")
    expect(ada.page.locator(".glow.on")).to_have_attribute("data-lane", "0")
    found = box(ask)
    assert found["y"] >= 0
    assert found["y"] + found["height"] <= size[1]
    assert found["x"] + found["width"] <= size[0]
    expect(ask.get_by_role("button").last).to_have_text("No side move")
    assert stage.moves == []
    cell(ada, "r7").click()
    cell(ada, "r3").click()
    expect(ask).to_contain_text(
        "The board tips to you by 6. You move again. Without it the board tips to Silver by 2."
    )
    assert ada.violations() == []
    cell(ada, "r3").click()
    expect(ask).to_have_count(0)
    assert stage.moves == ["a4-c6/r7-r5-r3"]


def test_whoever_has_chosen_a_marble_is_asked_where_it_goes(people: People) -> None:
    ada = at(people, gold())
    prompt = ada.page.locator(".foot .prompt")
    expect(prompt).to_have_text("Your move")
    cell(ada, "a1").click()
    expect(prompt).to_have_text("Choose where it goes.")
    ada.page.keyboard.press("Escape")
    expect(prompt).to_have_text("Your move")


def test_all_that_happened_since_is_numbered_on_the_board_and_told_in_a_sentence(people: People) -> None:
    stage = gold()
    ada = at(people, stage)
    numbers = {
        one.get_attribute("data-token"): one.inner_text() for one in ada.page.locator("[data-token]").all()
    }
    assert numbers == {"a6": "1", "c6": "2", "d5": "3"}
    expect(
        ada.page.get_by_text("Silver moved three times: the board kept tipping to Silver.")
    ).to_be_visible()
    expect(ada.page.locator(".trail")).to_have_count(3)
    cell(ada, "a1").click()
    cell(ada, "b1").click()
    expect(ada.page.locator("[data-token]")).to_have_count(0)


def test_a_number_whose_hollow_is_taken_again_stands_beside_the_marble(people: People) -> None:
    """The first of Silver's moves leaves a6, the second comes to rest there."""
    ada = at(people, Stage(Scene(MIDDLE, "a6-b5", "b7-a6")))
    expect(ada.page.locator("[data-token]")).to_have_count(2)
    seen = ada.page.evaluate(
        """() => [...document.querySelectorAll('[data-token]')].map((token) => {
            const { x, y, width, height } = token.getBoundingClientRect();
            const pin = Number(getComputedStyle(token.closest('.pin')).zIndex);
            return [...document.querySelectorAll('.pin.marble')].every((marble) => {
                const box = marble.getBoundingClientRect();
                const over = Math.hypot(box.x + box.width / 2 - x - width / 2,
                    box.y + box.height / 2 - y - height / 2) < box.width / 4;
                return !over || Number(getComputedStyle(marble).zIndex) < pin;
            });
        })"""
    )
    assert seen == [True, True]


def test_moves_are_told_in_words_with_what_they_did(people: People) -> None:
    ada = at(people, gold())
    told = ada.page.locator("aside ol li")
    expect(told.first).to_contain_text("Bo, 3 moves")
    expect(told.first.get_by_role("button")).to_have_accessible_name("1 Step forward to the left · Silver 4")
    expect(told.nth(2)).to_contain_text("Jump over own marble · you 2")


def test_a_plate_tells_how_many_are_home_and_why_it_is_whose_turn(people: People) -> None:
    ada = at(people, gold())
    expect(ada.page.locator(".plate.on")).to_contain_text("the board tips to you")
    expect(ada.page.locator(".plate.on")).to_contain_text("2 of 8 home")
