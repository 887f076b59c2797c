"""BALI's turns through the page: what others did is told, what is no choice is done, a word says why."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from ludotheque.games.bali.types import Build, Place
from tests.page.bali_play import Line, best, column
from tests.page.bali_scenes import ADA, ALONE, BO, RIVAL, played, scenes, table
from tests.page.finished import ask
from tests.page.people import People
from tests.page.test_bali import stage_for

pytestmark = pytest.mark.page
WITHIN = """(at) => {
    const { left, top } = document.querySelector(`[data-at="${at}"]`).getBoundingClientRect();
    return document.elementFromPoint(left + 12, top + 12).closest('[data-at]')?.dataset.at;
}"""
NOTHING = (("X", "Q", "V", "Z", "J", "K", "W"), ("QU", "QU", "QU", "QU", "QU", "QU", "QU"))


def test_b20_with_nothing_to_do_but_pass_the_table_passes_and_says_so(people: People) -> None:
    ada = people.come()
    stage = stage_for(ada, table(*NOTHING, deck=""))
    expect(ada.page.get_by_text("You could only pass").first).to_be_visible()
    assert stage.moves == [{"type": "pass"}]


def test_what_was_captured_is_marked_with_its_way_until_one_does_something(people: People) -> None:
    ada = people.come()
    stage = stage_for(ada, replace(table(ALONE, RIVAL), turn=BO))
    column(ada, Place(BO, 1)).wait_for()
    stage.show(played(stage.state, (BO, Build(Place(BO, 6), (Place(ADA, 4),)))))
    trail = ada.page.locator(".bali path.way")
    expect(trail).to_have_count(1)
    ways = []
    for width in (1440, 1280):
        ada.page.set_viewport_size({"width": width, "height": 860})
        ada.settle()
        ways.append(trail.get_attribute("d"))
    assert ways[0] != ways[1]
    assert ada.violations() == []
    column(ada, Place(ADA, 0)).click()
    expect(trail).to_have_count(0)


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


@pytest.mark.parametrize("width", [390, 1024, 1440])
def test_b16_what_the_others_did_is_told_between_the_panels_and_lies_over_no_column(
    people: People, width: int
) -> None:
    ada = people.come()
    ada.page.set_viewport_size({"width": width, "height": 860})
    ada.visit("/")
    ask(ada, "/api/me", name="Ada")
    seats = [{"type": "me"}, {"type": "bot", "level": "1"}]
    path = f"/table/{ask(ada, '/api/tables', game='bali', options={}, seats=seats)['id']}"
    ada.visit(path)
    with Line(ada, path) as line:
        line.until(acting=[ADA])
        standing = len(line.moves)
        line.move(ADA, best(line.view, [ADA]))
        line.until_moved(standing + 1)
        line.until(acting=[ADA])
        line.until_shown(ada)
        told = ada.page.get_by_test_id("last")
        expect(told).to_be_visible()
        expect(told).not_to_be_empty()
        # and nowhere else a second time
        assert ada.page.locator(".story").count() == 0
        for place, held in enumerate(line.view["panels"][BO]):
            assert not held or ada.page.evaluate(WITHIN, f"{BO}.{place}") == f"{BO}.{place}"
