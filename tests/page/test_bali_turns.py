"""BALI through the page: what is no choice is done for one, and a word touched says why it is one."""

import pytest
from playwright.sync_api import expect

from ludotheque.games.bali.types import Place
from tests.page.bali_play import column
from tests.page.bali_scenes import ADA, scenes, table
from tests.page.people import People
from tests.page.test_bali import stage_for

pytestmark = pytest.mark.page
NOTHING = (("X", "Q", "V", "Z", "J", "K", "W"), ("QU", "QU", "QU", "QU", "QU", "QU", "QU"))


def test_b20_with_nothing_to_do_but_pass_the_table_passes_and_says_so(people: People) -> None:
    ada = people.come()
    stage = stage_for(ada, table(*NOTHING, deck=""))
    expect(ada.page.get_by_text("You could only pass").first).to_be_visible()
    assert stage.moves == [{"type": "pass"}]


def test_who_wishes_passes_himself(people: People) -> None:
    ada = people.come()
    ada.page.add_init_script("localStorage.setItem('ludotheque.passes', 'off')")
    stage = stage_for(ada, table(*NOTHING, deck=""))
    ada.press("Pass")
    assert stage.moves == [{"type": "pass"}]


def test_a_word_that_is_touched_says_why_it_is_one_also_after_the_game(people: People) -> None:
    ada = people.come(phone=True, lang="fr")
    stage = stage_for(ada, scenes()["solitaire"])
    column(ada, Place(ADA, 2)).tap()
    ada.page.locator("[data-verdict=word]").get_by_role("button", name="ROB").tap()
    readings = ada.page.get_by_test_id("reading")
    expect(readings.first).to_contain_text("rob · verbe")
    expect(readings.first).to_contain_text("take something away by force")
    assert ada.violations() == []
    ada.picture("bali-word-phone", full=False)
    ada.page.keyboard.press("Escape")
    stage.show(scenes()["over"])
    ada.page.get_by_role("button", name="QUEST").tap()
    expect(readings.first).to_contain_text("quest · nom")
    ada.picture("bali-word-over-phone", full=False)
    assert stage.moves == []
