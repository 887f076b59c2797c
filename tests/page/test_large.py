"""In large letters, long languages and on large screens: what is read or pressed is not cut or pushed out."""

import pytest
from playwright.sync_api import expect

from ludotheque.games.yali.types import GOLD
from tests.page import wordjam_scenes
from tests.page.finished import ask
from tests.page.people import People, Person
from tests.page.test_yali import laid_out
from tests.page.yali_scenes import MIDDLE, RUN, Scene, Stage

pytestmark = pytest.mark.page
SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390)]
AFAR = 20
"""Pixels of the smallest letter on a screen of 1080 lines."""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.television :is(header, aside) *')]
    .filter((one) => [...one.childNodes].some((text) => text.nodeType === 3 && text.data.trim()))
    .filter((one) => one.checkVisibility() && !one.closest('.hidden-visually'))
    .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""
CUT = """() => [...document.querySelectorAll('.sentence')]
    .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.innerText)"""


def in_large_letters(people: People) -> Person:
    ada = people.come(lang="de")
    ada.page.add_init_script("if (location.host) localStorage.setItem('ludotheque.size', '130')")
    return ada


def sized(person: Person, size: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_whoever_is_asked_for_a_side_move_has_every_answer_in_the_window(
    people: People, size: tuple[int, int]
) -> None:
    ada = in_large_letters(people)
    sized(ada, size)
    ada.page.route_web_socket("**/socket", Stage(Scene(MIDDLE, *RUN), GOLD).open)
    ada.visit("/table/scene")
    ada.page.locator("[data-cell]").first.wait_for()
    laid_out(ada)
    for cell in ("a4", "c6", "c6", "r7", "r3"):
        ada.page.locator(f'[data-cell="{cell}"]').click()
    answers = ada.page.locator(".ask button")
    expect(answers).to_have_count(3)
    for one in answers.all():
        expect(one).to_be_in_viewport(ratio=1)
    assert ada.page.locator("main > .table").evaluate("(one) => one.scrollHeight <= one.clientHeight")
    assert ada.violations() == []
    ada.picture(f"large-side-{size[0]}", full=False)


def test_the_shelf_is_as_wide_as_a_telephone(people: People) -> None:
    ada = in_large_letters(people)
    ada.open_table("yali", "hotseat")
    for size in SIZES:
        sized(ada, size)
        ada.visit("/")
        expect(ada.page.get_by_role("article").first).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        assert not ada.scrolls_sideways(), size


def test_winners_of_an_evening_stay_on_their_card_and_whoever_looks_is_read_on_the_screen(
    people: People,
) -> None:
    """All eight have nothing; one of them opens the screen himself, and is told apart there."""
    ada = in_large_letters(people)
    ada.visit("/")
    ask(ada, "/api/me", name="Wilhelmine-Friederike M.")
    wish = {"game": "bali", "form": "progressive", "bots": 7, "clock": 1800}
    made = ask(ada, "/api/evenings", **wish)["id"]
    for order in ("begin", "end"):
        ask(ada, f"/api/evenings/{made}/order", type=order)
    ada.visit(f"/e/{made}")
    card = ada.page.get_by_role("region").filter(has=ada.page.locator("#hall-winner"))
    for size in SIZES:
        sized(ada, size)
        expect(card).to_be_visible()
        assert card.evaluate("(one) => one.scrollWidth <= one.clientWidth"), size
        assert not ada.scrolls_sideways(), size
    sized(ada, (1920, 1080))
    ada.visit(f"/e/{made}/screen")
    expect(ada.page.locator("tr.me")).to_be_visible()
    assert ada.violations() == []


def test_all_at_a_table_of_five_sit_in_one_row_and_no_sentence_is_cut(people: People) -> None:
    ada = people.come(lang="de")
    stage = wordjam_scenes.Stage(wordjam_scenes.ADA)
    ada.page.route_web_socket("**/socket", stage.open)
    for large in (False, True):
        if large:
            ada.page.evaluate("localStorage.setItem('ludotheque.size', '130')")
        sized(ada, (1440, 900))
        ada.visit("/table/scene")
        seats = ada.page.get_by_test_id("seats").get_by_role("listitem")
        expect(seats).to_have_count(5)
        in_rows = seats.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
        rows = [in_rows.count(top) for top in sorted(set(in_rows))]
        assert rows == ([3, 2] if large else [5])
        for size in SIZES:
            sized(ada, size)
            for name, state in wordjam_scenes.scenes().items():
                stage.show(state)
                expect(ada.page.locator("[data-phase]")).to_be_visible()
                ada.page.wait_for_timeout(50)
                assert ada.page.evaluate(CUT) == [], (large, size, name)


def test_a_board_on_a_screen_for_the_room_is_read_from_afar_and_leaves_nothing_to_touch(
    people: People,
) -> None:
    tv = people.come(lang="de")
    sized(tv, (1920, 1080))
    stage = Stage(Scene(MIDDLE), None)
    tv.page.route_web_socket("**/socket", stage.open)
    tv.visit("/display/scene")
    tv.page.locator("[data-cell]").first.wait_for()
    laid_out(tv)
    expect(tv.page.get_by_test_id("television")).to_be_visible()
    assert tv.page.locator("a:not(.skip), button:not([data-cell]), select").count() == 0
    board = tv.page.locator(".yali").bounding_box()
    assert board is not None
    assert board["height"] > 900
    assert tv.page.evaluate(SMALLEST) >= AFAR
    stage.tell(*RUN)
    expect(tv.page.locator("[data-token]")).to_have_count(3)
    expect(tv.page.get_by_text("Silber hat dreimal gezogen")).to_be_visible()
    assert tv.violations() == []
    tv.picture("large-television", full=False)
