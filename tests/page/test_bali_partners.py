"""B25 through the page: a bot as partner proposes, the person says yes or does something else."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.bali_play import Ears, settled
from tests.page.people import People

pytestmark = pytest.mark.page
TURNS = 4


def test_b25_a_person_and_a_bot_decide_together(people: People) -> None:
    ada = people.come(phone=True)
    ada.page.set_viewport_size({"width": 360, "height": 640})
    ears = Ears(ada.page)
    ada.visit("/new/bali/bots")
    ada.page.get_by_label("Partnership of four").check()
    for seat in (2, 3, 4):
        ada.seat(seat, "1")
    expect(ada.page.get_by_label("Partners decide")).to_be_visible()
    ada.page.get_by_label("Partners decide").select_option(label="together, within 180 seconds")
    ada.page.locator("form button.main").click()
    proposal, list_of_moves = ada.page.get_by_test_id("proposal"), ada.page.locator("aside ol")
    for turn in range(TURNS):
        assert settled(ada)
        expect(ada.page.get_by_test_id("turn")).to_have_text(re.compile("Your team"))
        expect(proposal).to_contain_text("proposes")
        if turn == 0:
            assert not ada.scrolls_sideways()
            assert ada.violations() == []
            ada.picture("bali-proposal-phone", full=False)
        made = list_of_moves.get_attribute("data-moves") or ""
        proposal.get_by_role("button", name="Agree").click()
        expect(list_of_moves).not_to_have_attribute("data-moves", made)
    assert ears.view["options"]["partnership"]
