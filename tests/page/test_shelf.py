"""The shelf: go on where one was, join by code, one click to play, and what happened last."""

import pytest
from playwright.sync_api import expect

from tests.page.people import People, Person

pytestmark = pytest.mark.page
SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390)]


def code_of(person: Person) -> str:
    said = person.page.get_by_text("The code is").text_content() or ""
    return said.strip().removeprefix("The code is").replace(" ", "")


def join(person: Person, code: str) -> None:
    person.page.get_by_role("textbox", name="The code of the table").fill(code)
    person.press("Join")


def test_the_shelf_is_one_request_and_one_for_its_pictures_and_shows_whose_turn_it_is(people: People) -> None:
    ada = people.come()
    path = ada.open_table("yali", "hotseat")
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    with ada.page.expect_response("**/api/positions*"):
        ada.visit("/")
    card = ada.page.get_by_role("region", name="Your move")
    expect(card.get_by_role("link", name="Continue")).to_have_attribute("href", path)
    told = [url.partition("/api/")[2].partition("?")[0] for url in asked if "/api/" in url]
    assert told == ["home", "positions"]
    expect(ada.page).to_have_title("(1) Ludothèque")
    card.get_by_role("link", name="Continue").click()
    expect(ada.page.get_by_role("grid")).to_be_visible()


def test_a_code_leads_to_the_table_and_says_what_is_wrong_with_it(people: People) -> None:
    ada, bo = people.come(), people.come(phone=True)
    path = ada.open_table("yali", "friends")
    code = code_of(ada)
    bo.visit("/")
    join(bo, "CCCC" if code != "CCCC" else "DDDD")
    expect(bo.page.get_by_role("alert")).to_contain_text("There is no table with the code")
    assert bo.violations() == []
    join(bo, code.lower())
    bo.page.wait_for_url(f"**{path}")
    ada.press("Leave the table")
    bo.visit("/")
    join(bo, code)
    expect(bo.page.get_by_role("alert")).to_contain_text("is over")


@pytest.mark.parametrize(("box", "button"), [("BALI", "Deal for one"), ("WORD JAM", "Open a room")])
def test_who_knows_the_game_opens_the_commonest_way_at_once(people: People, box: str, button: str) -> None:
    """A large screen that opens a room shows the way in; a telephone sits in it, and nobody is asked more."""
    ada = people.come(phone=button == "Open a room")
    ada.visit("/")
    ada.page.get_by_role("article", name=box).get_by_role("button", name=button).click()
    if box == "BALI":
        ada.press("I know it")
    ada.page.wait_for_url("**/table/*")
    if button == "Open a room":
        expect(ada.page.get_by_text("The code is")).to_be_attached()


def test_a_newcomer_sees_the_idea_in_three_pictures_and_plays_a_friendly_bot(people: People) -> None:
    ada = people.come(phone=True)
    ada.visit("/")
    ada.press("Show me YALi")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    assert ada.violations() == []
    ada.picture("shelf-idea-phone", full=False)
    dialog.get_by_role("button", name="Play a first game").click()
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.get_by_text("Lou").first).to_be_visible()


def test_who_has_played_before_is_offered_another_game_and_not_called_new(people: People) -> None:
    ada = people.come(phone=True)
    ada.open_table("yali", Seat_2="Bot, level 2")
    expect(ada.page.get_by_role("grid")).to_be_visible()
    ada.press("Resign")
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ada.page.locator("#over-title")).to_be_visible()
    ada.visit("/")
    card = ada.page.get_by_role("region", name="Another game?")
    expect(card).to_be_visible()
    expect(ada.page.get_by_text("New here?")).to_have_count(0)
    assert ada.violations() == []
    card.get_by_role("button", name="Next: Emil").click()
    expect(ada.page.get_by_role("grid")).to_be_visible()


@pytest.mark.parametrize("dark", [False, True])
def test_the_shelf_fits_every_window_in_every_language(people: People, dark: bool) -> None:
    for lang in ("en", "fr", "de"):
        ada = people.come(dark=dark, lang=lang)
        ada.open_table("yali", "hotseat")
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.visit("/")
            expect(ada.page.get_by_role("article").first).to_be_visible()
            assert not ada.scrolls_sideways(), (lang, width)
            ada.picture(f"shelf-{lang}-{width}{'-dark' if dark else ''}", full=width < 800)
        assert ada.violations() == []
