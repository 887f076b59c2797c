"""The page as a screen reader has it: positions cell by cell, what happened, clocks, moves in notation."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page import wordjam_scenes
from tests.page.bali_scenes import Stage
from tests.page.people import People, Person
from tests.page.test_bali import SCENES, stage_for
from tests.page.yali_moves import settled

pytestmark = pytest.mark.page


def bali(people: People, scene: str) -> tuple[Person, Stage]:
    """Ada before a table of BALI in that scene."""
    ada = people.come()
    return ada, stage_for(ada, SCENES[scene])


def type_a_move(person: Person, text: str) -> None:
    """In notation, with the keyboard alone."""
    person.page.locator("[aria-controls=table-menu]").press("Enter")
    person.button("Type a move").press("Enter")
    person.page.get_by_label("Move in notation").fill(text)
    person.page.keyboard.press("Enter")


def typed(stage: Any) -> list[str]:
    """What the page has sent in notation."""
    return [one["text"] for one in stage.sent if one["type"] == "say-move"]


def test_y1_the_board_of_yali_is_read_cell_by_cell(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", "hotseat")
    assert settled(ada.page)
    board = ada.page.get_by_role("grid").aria_snapshot()
    rows = re.split(r"- row\b", board)[1:]
    assert len(rows) == 8
    cells = [re.findall(r'button "([a-dlr]\d), (empty|gold marble|silver marble)', row) for row in rows]
    assert all(len(row) == 6 for row in cells), board
    assert [what for row in cells for _, what in row].count("gold marble") == 12
    expect(ada.page.locator("figcaption")).to_contain_text("The board is level")


def test_b8_the_panels_of_bali_are_read_column_by_column(people: People) -> None:
    ada, _ = bali(people, "two")
    own = ada.page.get_by_role("grid", name="Panel of Ada").aria_snapshot()
    assert re.findall(r'button "(A\d: [^"]*)"', own) == [
        "A1: T; value 1",
        "A2: R; value 1",
        "A3: R, O, B; value 3, complete word, 9 points",
        "A4: Bali card; value 5",
        "A5: H, E; value 1",
        "A6: P, R, O, B, L, E, M, A, T, I, C, A, L; value 10, complete word, 130 points",
        "A7: Bali card as O, N; value 6",
    ]
    other = ada.page.get_by_role("grid", name="Panel of Bo").aria_snapshot()
    assert len(re.findall(r'button "B\d: ', other)) == 7


def test_w3_the_table_of_word_jam_is_read_card_by_card(people: People) -> None:
    ada, stage = people.come(), wordjam_scenes.Stage(wordjam_scenes.ADA)
    ada.page.route_web_socket("**/socket", stage.open)
    stage.show(wordjam_scenes.scenes()["sandglass"])
    ada.visit("/table/scene")
    table = ada.page.locator(".wordjam")
    table.wait_for()
    read = table.aria_snapshot()
    for part in (
        "Imaginary characters",
        "T, one coin",
        "P, 2 coins",
        "N, 3 coins",
        "R, forbidden",
        "Ali Baba",
    ):
        assert part in read, (part, read)
    assert re.search(r'timer "Sandglass: \d+ seconds left"', read), read


def test_b24_what_is_asked_is_told_and_stands_above_the_table(people: People) -> None:
    ada, stage = bali(people, "two-waiting")
    told, headline = ada.page.get_by_test_id("announcer"), ada.page.get_by_test_id("turn")
    expect(headline).to_have_text("Bo to move")
    stage.show(SCENES["window"])
    expect(told).to_contain_text("Bo builds JEST. Is there such a word?")
    expect(headline).to_have_text("Challenge the build?")
    stage.show(SCENES["naming"])
    expect(told).to_contain_text("Bo challenges")
    expect(headline).to_have_text("Name the word")
    stage.show(SCENES["voting"])
    expect(headline).to_have_text("Accept the word?")
    stage.show(SCENES["no-play"])
    expect(headline).to_have_text("Pick a column")


def test_a_clock_that_runs_low_is_told_once_at_each_mark(people: People) -> None:
    ada, _ = bali(people, "window")
    expect(ada.page.get_by_role("timer")).to_have_accessible_name(re.compile(r"[6-9] seconds left"))
    expect(ada.page.get_by_test_id("time-call")).to_have_text("5 seconds left")


def test_moves_are_typed_in_notation_in_bali(people: People) -> None:
    ada, stage = bali(people, "two")
    type_a_move(ada, "A1 +B2")
    expect(ada.page.get_by_test_id("turn")).to_have_text("Sending your move …")
    assert typed(stage) == ["A1 +B2"]
    stage.refuse("B6-fragment", letters="TEST", language="en")
    expect(ada.page.get_by_test_id("announcer")).to_contain_text("TEST")


def test_moves_are_typed_in_notation_in_word_jam(people: People) -> None:
    ada, stage = people.come(), wordjam_scenes.Stage(wordjam_scenes.ADA)
    ada.page.route_web_socket("**/socket", stage.open)
    stage.show(wordjam_scenes.scenes()["bets"])
    ada.visit("/table/scene")
    type_a_move(ada, "bet thieves")
    ada.page.wait_for_timeout(100)
    assert typed(stage) == ["bet thieves"]


def test_moves_are_typed_in_notation_in_yali(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", "hotseat")
    assert settled(ada.page)
    gold = "Gold" in ada.page.locator(".plate.on").inner_text()
    type_a_move(ada, "a2-a3" if gold else "a7-a6")
    expect(ada.page.get_by_test_id("announcer")).to_contain_text(
        "Gold goes from a2 to a3." if gold else "Silver goes from a7 to a6."
    )


def test_a_move_that_was_typed_wrongly_is_there_to_be_mended_and_why_is_in_sight(people: People) -> None:
    ada = people.come()
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.open_table("yali", "hotseat")
    assert settled(ada.page)
    type_a_move(ada, "<b>a2</b>")
    expect(ada.page.get_by_role("alert")).to_be_in_viewport(ratio=0.99)
    expect(ada.page.get_by_role("alert")).to_contain_text("<b>a2</b>")
    expect(ada.page.get_by_label("Move in notation")).to_have_value("<b>a2</b>")
