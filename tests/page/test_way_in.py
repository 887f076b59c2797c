"""The way in: an invitation that says what is agreed, a code, seats to choose."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.people import People

pytestmark = pytest.mark.page


def test_an_invitation_says_what_is_agreed_before_one_sits_down(people: People) -> None:
    ada, bo = people.come(), people.come(phone=True)
    path = ada.open_table(
        "bali", "friends", clock="5 min each + 3 s per move", agree="Players may ask for a hint", Players="2"
    )
    expect(ada.page.get_by_role("heading", name="BALI", exact=True)).to_be_visible()
    assert ada.violations() == []
    ada.picture("lobby-desktop")
    bo.visit(path)
    invitation = bo.page.get_by_role("region", name=re.compile("Guest .* invites you to play BALI"))
    expect(invitation).to_be_visible()
    for line in ("English (Avalon Hill, 1980)", "5 min each + 3 s per move", "English", "Others may watch"):
        expect(invitation.get_by_text(line, exact=True)).to_be_visible()
    for term, agreed in (
        ("hint", "yes"),
        ("Moves may be taken back", "no"),
        ("Analysis", "once the game is over"),
    ):
        told = invitation.locator("dt", has_text=term).locator("xpath=following-sibling::dd[1]")
        expect(told).to_have_text(agreed)
    assert bo.violations() == []
    assert not bo.scrolls_sideways()
    bo.picture("lobby-invited-phone")


def test_colours_are_chosen_and_changed_until_the_game_begins(people: People) -> None:
    ada, bo = people.come(), people.come(dark=True)
    path = ada.open_table("yali", "friends")
    bo.visit(path)
    free = bo.page.get_by_role("listitem").filter(has_text="Free seat")
    expect(free).to_contain_text("Silver")
    ada.press("Move here: Silver")
    expect(ada.button("Move here: Gold")).to_be_visible()
    expect(free).to_contain_text("Gold")
    assert bo.violations() == []
    bo.press("Join the game")
    expect(bo.page.get_by_role("grid")).to_be_visible()


def test_a_seat_is_chosen_where_there_is_more_than_one_and_else_there_is_one_way_in(people: People) -> None:
    ada, bo, cy = (people.come() for _ in range(3))
    path = ada.open_table("bali", "friends", Players="3")
    bo.visit(path)
    sit = bo.page.get_by_role("button", name=re.compile("^Sit here"))
    expect(sit).to_have_count(2)
    sit.last.click()
    expect(bo.page.get_by_text("Waiting for one more player")).to_be_visible()
    cy.visit(path)
    expect(cy.button("Join the game")).to_be_visible()
    expect(cy.page.get_by_role("button", name=re.compile("^Sit here"))).to_have_count(0)
    cy.press("Join the game")
    expect(cy.page.locator("[data-at]").first).to_be_visible()


def test_the_link_of_a_page_opened_on_the_machine_itself_leads_there_from_elsewhere(people: People) -> None:
    ada = people.come()
    ada.page.route(
        "**/api/me",
        lambda route: route.fulfill(
            json={**route.fetch().json(), "origin": "http://192.168.1.7:8350"},
            headers=route.fetch().headers,
        ),
    )
    ada.open_table("yali", "friends")
    expect(ada.page.get_by_label("Invite link")).to_have_value(re.compile(r"http://192\.168\.1\.7:8350/t/"))


def test_whoever_is_invited_to_a_room_can_read_how_it_is_played_before_sitting_down(people: People) -> None:
    ada, bo = people.come(phone=True), people.come(phone=True)
    ada.visit("/")
    ada.page.get_by_role("article", name="WORD JAM").get_by_role("button", name="Open a room").click()
    ada.page.wait_for_url("**/table/*")
    bo.visit(ada.page.url.removeprefix(ada.address))
    expect(bo.button("Sit down")).to_be_visible()
    bo.page.get_by_text("WORD JAM: how it is played").click()
    told = bo.page.locator("dl > div")
    expect(told.filter(has_text="Words in")).to_contain_text("English")
    expect(told.filter(has_text="Pace")).to_contain_text("normal")
    expect(bo.page.get_by_role("link", name="Read the rules")).to_have_attribute("href", "/rules/wordjam")
    assert bo.violations() == []
