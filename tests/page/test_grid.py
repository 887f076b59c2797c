"""Four sizes, three games: all that is needed to play is in the window."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import TimeoutError as TooLong
from playwright.sync_api import expect

from ludotheque.games.bali.types import Turn
from ludotheque.games.yali.types import GOLD
from tests.page import bali_scenes, wordjam_scenes, yali_scenes
from tests.page.finished import QUICK, ask, finished, pause_at
from tests.page.people import People, Person
from tests.page.test_yali import laid_out

pytestmark = pytest.mark.page
SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390)]
JUMP = 0.02
"""Chromium's layout shifts while others play may not add up to more."""
BOARD = 200
"""So much of 640 pixels is the board's when a game is over."""
OUTSIDE = """() => {
    const scrolls = (one) => {
        const { overflowY } = getComputedStyle(one);
        return /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1;
    };
    const inside = (one) => {
        for (let up = one.parentElement; up; up = up.parentElement) if (scrolls(up)) return true;
        return false;
    };
    const looked = 'header, .plate, [role=grid], button, a, input, .replay';
    return [...document.querySelectorAll(`main.table :is(${looked})`)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => !one.parentElement.closest('[role=grid], .hidden-visually'))
        .map((one) => [one, one.getBoundingClientRect()])
        .filter(([one, box]) => box.width > 1 && box.height > 1)
        .filter(([one, { left, top, right, bottom }]) =>
            Math.min(left, top) < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        .filter(([one]) => !inside(one))
        .map(([one, box]) => `${one.outerHTML.slice(0, 80)} ${JSON.stringify(box)}`);
}"""
"""What of the table lies outside the window and in nothing that scrolls."""

COLUMNS = """() => [...document.querySelectorAll('.bali [data-at]')]
    .map((one) => one.getBoundingClientRect()).map((box) => [box.width, box.height])"""
"""How large the columns are for a thumb."""
CUT = """(box) => [box, ...box.querySelectorAll('*')]
    .filter((one) => !one.closest('.hidden-visually'))
    .filter((one) => {
        const { left, top, right, bottom, width } = one.getBoundingClientRect();
        const edge = box.getBoundingClientRect(), board = box.closest('.bali').getBoundingClientRect();
        return width > 1 && (bottom > edge.bottom + 1 || top < edge.top - 1
            || edge.bottom > board.bottom || edge.top < board.top || right > innerWidth || left < 0);
    }).map((one) => one.outerHTML.slice(0, 80))"""
"""What of a question is cut off."""


def look(person: Person, name: str, least: int = 0) -> None:
    """At every size all of it is in the window, the board at least so high; pictures for people."""
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        if person.page.locator("[data-cell]").count():
            laid_out(person)
        try:
            person.page.wait_for_function(f"() => !({OUTSIDE})().length", timeout=20_000)
        except TooLong:
            person.picture(f"grid-{name}-{width}-wrong", full=False)
            raise AssertionError((name, width, height, person.page.evaluate(OUTSIDE))) from None
        assert not person.scrolls_sideways(), (name, width, height)
        board = person.page.locator(".place").bounding_box()
        assert board is not None
        assert board["height"] >= least, (name, width, height)
        person.picture(f"grid-{name}-{width}", full=False)


@pytest.mark.parametrize(("text", "lang"), [(100, "en"), (130, "de"), (130, "fr")])
def test_playing_is_in_the_window_at_every_size(people: People, text: int, lang: str) -> None:
    ada = people.come(lang=lang, dark=text > 100)
    ada.page.add_init_script(f"localStorage.setItem('ludotheque.size', '{text}')")
    yali = yali_scenes.Stage(yali_scenes.Scene(yali_scenes.MIDDLE, *yali_scenes.RUN), GOLD)
    bali = bali_scenes.Stage(bali_scenes.scenes()["two"])
    jam = wordjam_scenes.Stage(wordjam_scenes.ADA)
    jam.show(wordjam_scenes.scenes()["race"])
    for name, stage in (("yali", yali), ("bali", bali), ("wordjam", jam)):
        ada.page.route_web_socket(f"**/{name}/socket", stage.open)
        ada.visit(f"/table/{name}")
        expect(ada.page.locator("[data-cell], [data-at], [data-phase]").first).to_be_visible()
        look(ada, f"{name}-{text}-{lang}")


def test_the_menu_is_in_the_window_at_every_size(people: People) -> None:
    ada = people.come(lang="de")
    stage = yali_scenes.Stage(yali_scenes.Scene(yali_scenes.MIDDLE, *yali_scenes.RUN), GOLD)
    ada.page.route_web_socket("**/socket", stage.open)
    ada.visit("/table/scene")
    ada.page.locator("[data-cell]").first.wait_for()
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.press("Mehr")
        menu = ada.page.locator("#table-menu").bounding_box()
        assert menu is not None
        assert menu["x"] >= 0, (width, height)
        assert menu["x"] + menu["width"] <= width, (width, height)
        assert menu["y"] + menu["height"] <= height, (width, height)
        ada.page.keyboard.press("Escape")


def readable_by_day_and_night(person: Person) -> None:
    """What axe says of it in both."""
    for scheme in ("light", "dark"):
        person.page.emulate_media(color_scheme=scheme)
        assert person.violations() == [], scheme


def played_without_a_jump(person: Person) -> None:
    """At every size the first moves are shown by themselves, and nothing is pushed about."""
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.locator("body").press("Home")
        expect(person.page.locator(".past")).to_contain_text("nach Zug 0")
        person.page.wait_for_load_state("networkidle")
        if person.page.locator("[data-cell]").count():
            laid_out(person)
        person.settle()
        person.watch_for_jumps()
        person.press("Abspielen")
        pause_at(person, 3)
        assert person.jumps() <= JUMP, (width, height)


@pytest.mark.parametrize("game", ["yali", "bali", "wordjam"])
def test_looking_back_and_analysing_is_in_the_window_at_every_size(people: People, game: str) -> None:
    ada = people.come(lang="de", dark=True)
    ada.page.add_init_script("localStorage.setItem('ludotheque.size', '130')")
    ada.visit("/")
    ask(ada, "/api/me", name="Wilhelmine-Friederike M.")
    jam = game == "wordjam"
    options = {"language": "de", **dict.fromkeys(QUICK, 1)} if jam else {}
    path = finished(ada, game, 6, 4 if jam else 1, **options)
    ada.visit(f"{path}#m5")
    expect(ada.page.locator(".past")).to_contain_text("nach Zug 5")
    look(ada, f"{game}-replay")
    readable_by_day_and_night(ada)
    ada.page.keyboard.press("End")
    ada.page.locator("[data-action=analyse]").click()
    expect(ada.page.locator(".analysis .done")).to_be_attached()
    look(ada, f"{game}-analysis", least=170)
    played_without_a_jump(ada)
    if jam:
        return
    ada.page.set_viewport_size({"width": 360, "height": 640})
    if game == "bali":
        ada.page.wait_for_function(f"() => ({COLUMNS})().every(([wide, high]) => wide >= 44 && high >= 44)")
    readable_by_day_and_night(ada)


@pytest.mark.parametrize("game", ["yali", "bali"])
def test_the_end_leaves_the_board_its_place_on_a_short_phone_in_large_letters(
    people: People, game: str
) -> None:
    ada = people.come(lang="de")
    ada.page.add_init_script("localStorage.setItem('ludotheque.size', '130')")
    ada.page.set_viewport_size({"width": 360, "height": 640})
    ada.visit("/")
    ask(ada, "/api/me", name="Wilhelmine-Friederike M.")
    ada.visit(finished(ada, game, 6))
    end, place = ada.page.locator(".end > .over"), ada.page.locator(".place")
    expect(end.locator("h2")).to_be_in_viewport(ratio=1)
    expect(end.locator(".main").first).to_be_in_viewport(ratio=1)
    ada.page.wait_for_function(f"() => !({OUTSIDE})().length")
    ada.picture(f"grid-end-{game}-360-130", full=False)
    board = place.bounding_box()
    assert board is not None
    assert board["height"] >= BOARD
    assert ada.violations() == []


def test_nothing_is_pushed_about_by_what_others_play(people: People) -> None:
    ada = people.come()
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        stage = yali_scenes.Stage(yali_scenes.Scene(yali_scenes.MIDDLE), GOLD)
        ada.page.route_web_socket(f"**/at-{width}/socket", stage.open)
        ada.visit(f"/table/at-{width}")
        ada.page.locator("[data-cell]").first.wait_for()
        ada.page.wait_for_load_state("networkidle")
        laid_out(ada)
        ada.watch_for_jumps()
        stage.tell(*yali_scenes.RUN)
        expect(ada.page.locator("[data-token]")).to_have_count(3)
        assert ada.jumps() <= JUMP, (width, height)


@pytest.mark.parametrize(("text", "lang"), [(100, "en"), (130, "de")])
def test_b24_a_question_pushes_nothing_about_and_is_seen_whole(people: People, text: int, lang: str) -> None:
    ada = people.come(lang=lang)
    ada.page.add_init_script(f"localStorage.setItem('ludotheque.size', '{text}')")
    scenes = bali_scenes.scenes()
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        for asked in ("window", "naming", "voting", "no-play"):
            stage = bali_scenes.Stage(replace(scenes[asked], phase=Turn(), turn=bali_scenes.BO))
            ada.page.route_web_socket(f"**/{asked}-{width}/socket", stage.open)
            ada.visit(f"/table/{asked}-{width}")
            ada.page.locator("[data-at]").first.wait_for()
            ada.page.wait_for_load_state("networkidle")
            ada.settle()
            ada.watch_for_jumps()
            stage.show(scenes[asked])
            box = ada.page.get_by_test_id("ask")
            expect(box).to_be_visible()
            ada.settle()
            ada.picture(f"grid-{asked}-{width}-{text}", full=False)
            assert ada.jumps() <= JUMP, (asked, width, height)
            assert box.evaluate(CUT) == [], (asked, width, height)


def test_hand_and_colours_change_the_table(people: People) -> None:
    ada = people.come(phone=True)
    ada.page.set_viewport_size({"width": 844, "height": 390})
    ada.page.add_init_script("""
        localStorage.setItem('ludotheque.left', 'on');
        localStorage.setItem('ludotheque.colours', 'strong');
    """)
    stage = yali_scenes.Stage(yali_scenes.Scene(yali_scenes.MIDDLE, *yali_scenes.RUN), GOLD)
    ada.page.route_web_socket("**/socket", stage.open)
    ada.visit("/table/scene")
    ada.page.locator("[data-cell]").first.wait_for()
    laid_out(ada)
    grid, foot = ada.page.locator(".place").bounding_box(), ada.page.locator(".foot").bounding_box()
    assert grid is not None
    assert foot is not None
    assert foot["x"] + foot["width"] <= grid["x"] + 1
    assert ada.violations() == []
    ada.picture("grid-left-strong", full=False)
    painted = "(name) => getComputedStyle(document.querySelector('.yali')).getPropertyValue(name)"
    strong = ada.page.evaluate(painted, "--w-mid")
    ada.page.evaluate("() => document.documentElement.setAttribute('data-colours', 'soft')")
    assert ada.page.evaluate(painted, "--wood-mix") not in strong
    assert ada.violations() == []
    ada.picture("grid-left-soft", full=False)
