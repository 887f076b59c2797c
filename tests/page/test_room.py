"""A room: a screen opens it, telephones come by its code, a host holds it, guests drop out and come late."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.people import People, Person
from tests.page.test_wordjam import PULLED

pytestmark = pytest.mark.page
# so long that nothing passes by itself while a test looks, so short that nobody waits
UNHURRIED = {"look": 600, "race": 600, "word": 60, "dispute": 60, "vote": 60, "bets": 60, "sandglass": 60}
UNHURRIED |= {"thief": 60, "pause": 600, "rounds": 8}


def open_room(people: People) -> tuple[Person, str]:
    """A large screen with a room on it, and the room's code."""
    screen = people.come()
    screen.visit("/")
    screen.page.get_by_role("article", name="WORD JAM").get_by_role("button", name="Open a room").click()
    screen.page.wait_for_url("**/display/*")
    shown = screen.page.locator("[aria-label].code")
    expect(shown).to_have_attribute("aria-label", re.compile("^[A-Z]{4}$"))
    return screen, shown.get_attribute("aria-label") or ""


def come_in(people: People, code: str, name: str, **kind: Any) -> Person:
    """Somebody types the code on a telephone and says who he is."""
    guest = people.come(phone=True, **kind)
    guest.visit("/")
    guest.page.get_by_label("The code of the table").fill(code)
    guest.page.get_by_role("button", name="Join").click()
    guest.page.wait_for_url("**/table/*")
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("radio", name="Face 2").check()
    guest.press("Sit down")
    return guest


def order(host: Person, **said: Any) -> None:
    """What a host may order, without looking for the button."""
    path = host.page.url.removeprefix(host.address).replace("/table/", "/api/tables/") + "/room"
    status = host.page.evaluate(
        """async ([path, said]) => (await fetch(path, { method: 'POST', body: JSON.stringify(said),
            headers: { 'Content-Type': 'application/json' } })).status""",
        [path, said],
    )
    assert status == 200


def test_a_room_is_open_in_no_time_and_whoever_has_come_plays(people: People) -> None:
    screen, code = open_room(people)
    ada = come_in(people, code, "Ada")
    expect(ada.page.get_by_role("heading", name="You are in")).to_be_visible()
    expect(screen.page.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("is the host")
    bo, other = come_in(people, code, "Bo"), come_in(people, code, "Bo")
    expect(screen.page.get_by_text("Bo 2", exact=True)).to_be_visible()
    expect(bo.page.get_by_text("Ada starts the game.")).to_be_visible()
    assert bo.violations() == []
    assert screen.violations() == []
    screen.picture("room-screen", full=False)
    ada.page.get_by_role("radio", name="children").check()
    expect(bo.page.get_by_text("Words in English · children")).to_be_visible()
    assert ada.violations() == []
    assert not ada.scrolls_sideways()
    ada.picture("room-host")
    order(ada, type="agree", options={"language": "en", **UNHURRIED})
    bo.context.set_offline(True)
    bo.page.goto("about:blank")
    expect(screen.page.get_by_role("listitem").filter(has_text="Bo").first).to_contain_text("offline")
    ada.page.get_by_role("combobox", name="Players").select_option("6")
    ada.press("Add 3 bots and start")
    for person in (ada, other, screen):
        expect(person.page.locator("[data-phase=look]")).to_be_visible()

    bo.context.set_offline(False)
    bo.visit("/")
    bo.page.get_by_label("The code of the table").fill(code)
    bo.page.get_by_role("button", name="Join").click()
    expect(bo.page.locator("[data-phase=look]")).to_be_visible()

    ada.from_menu("Host controls")
    ada.page.get_by_role("dialog").get_by_role("button", name="Pause").click()
    for person in (bo, other, screen):
        expect(person.page.get_by_role("heading", name="Pause")).to_be_visible()
        expect(person.page.locator("[data-phase]")).to_have_count(0)
    ada.page.get_by_role("checkbox", name="Sound on the screen").uncheck()
    assert ada.violations() == []
    ada.picture("room-sheet", full=False)
    screen.picture("room-paused", full=False)
    ada.page.get_by_role("dialog").get_by_role("button", name="Go on").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(bo.page.locator("[data-phase=look]")).to_be_visible()

    screen.page.evaluate(PULLED)
    bo.press("oh!")
    screen.page.wait_for_function("() => window.pulled === 1")

    dan = people.come(phone=True)
    dan.visit(ada.page.url.removeprefix(ada.address))
    dan.page.get_by_label("Your name").fill("Dan")
    assert dan.violations() == []
    dan.picture("room-late", full=False)
    dan.press("Sit down")
    expect(screen.page.get_by_text("Dan", exact=True)).to_be_visible()
    expect(dan.page.get_by_role("dialog")).to_have_count(0)

    bo.from_menu("Leave the game")
    expect(bo.page.get_by_role("dialog")).to_contain_text("A bot plays on for you. You can come back")
    bo.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    bo.press("Take my seat back")
    expect(screen.page.get_by_text("Bo", exact=True)).to_be_visible()


def test_a_short_evening_ends_on_the_podium_and_its_host_plays_again(people: People) -> None:
    """One round, one person and four bots; nobody is offered a hint, a draw, a code of moves or a defeat."""
    ada = people.come(phone=True)
    ada.visit("/")
    ada.page.get_by_role("article", name="WORD JAM").get_by_role("button", name="Open a room").click()
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.get_by_role("heading", name="You are in")).to_be_visible()
    order(ada, type="agree", options={**dict.fromkeys(UNHURRIED, 1), "language": "en", "rounds": 1})
    expect(ada.page.get_by_text("More: seconds for everything")).to_be_visible()
    ada.press("Add 4 bots and start")
    expect(ada.page.get_by_role("region", name="The end of the evening")).to_be_visible()
    assert ada.violations() == []
    assert not ada.scrolls_sideways()
    ada.picture("room-podium", full=False)
    for never in ("Hint", "Take back", "Offer a draw", "Resign", "Download the game"):
        expect(ada.page.get_by_text(never, exact=True)).to_have_count(0)
    first = ada.page.url
    ada.press("Again")
    ada.page.wait_for_url(lambda url: "/table/" in url and url != first)
    expect(ada.page.locator("[data-phase]")).to_be_visible()


def test_a_host_lays_out_themes_of_ones_own_and_says_who_deals(people: People) -> None:
    screen, code = open_room(people)
    ada, bo = come_in(people, code, "Ada"), come_in(people, code, "Bo")
    order(ada, type="agree", options={"language": "en", **UNHURRIED})
    expect(ada.page.get_by_text("Bo", exact=True).first).to_be_visible()
    ada.page.get_by_text("Themes and who deals").click()
    ada.page.get_by_label("Who deals").select_option("Bo")
    ada.page.get_by_label("The last round").select_option("best-of-all")
    ada.page.get_by_label("Cinema").check()
    ours = ada.page.get_by_test_id("own-lists")
    ours.get_by_label("Title").fill("Our street")
    ours.get_by_label("Words on its list").fill("Baker, Town Hall")
    ours.get_by_role("button", name="Add a theme").click()
    expect(ours.get_by_role("listitem")).to_contain_text("Our street a list of 2 words")
    ours.get_by_role("button", name="Add our names").click()
    expect(ours.get_by_role("listitem").nth(1)).to_contain_text("Our names a list of 2 words")
    ours.get_by_label("Title").fill("our  STREET")
    ours.get_by_role("button", name="Add a theme").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("There are two themes called")
    expect(ours.get_by_role("listitem")).to_have_count(2)
    assert ada.violations() == []
    assert not ada.scrolls_sideways()
    ada.picture("room-own-themes")
    path = ada.page.url.removeprefix(ada.address).replace("/table/", "/api/tables/")
    agreed = ada.page.evaluate("async (path) => (await (await fetch(path)).json()).options", path)
    assert (agreed["dealer"], agreed["last_round"], agreed["left_out"]) == (2, "best-of-all", ["cinema"])
    assert agreed["themes"][1] == {"title": "Our names", "words": ["Ada", "Bo"]}
    printed = "free sports characters objects verbs body visible animals singers cinema flora food"
    left_out = [*printed.split(), "eight", "first", "geography"]
    order(ada, type="agree", options={**agreed, "themes": agreed["themes"][1:], "left_out": left_out})
    ada.page.get_by_role("button", name=re.compile("start$")).click()
    for person in (ada, bo, screen):
        expect(person.page.get_by_text("Our names").first).to_be_visible()
    bo.picture("room-own-theme-played")
