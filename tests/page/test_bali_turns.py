"""BALI through the page: what is no choice is done for one, and what others did is told in a sentence."""

import pytest
from playwright.sync_api import expect

from tests.page.bali_scenes import table
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
