"""Tables through the page: friends by link, reload, a lost connection, chat, takeback, hot seat."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.page.conftest import Server
from tests.page.people import People
from tests.page.yali_moves import settled, tap_on

pytestmark = pytest.mark.page


def test_a_guest_joins_by_link_and_two_people_play(people: People) -> None:
    ada, bo = people.come(), people.come(phone=True, lang="fr")
    ada.open_table("yali", "friends", agree="Moves may be taken back")
    expect(ada.page.get_by_alt_text("QR code of the invite link")).to_be_visible()
    ada.picture("lobby-desktop")
    link = ada.page.get_by_label("Invite link").input_value()
    bo.page.goto(link)
    bo.page.get_by_label("Votre nom").fill("Bo")
    bo.picture("invited-phone")
    bo.press("Jouer")
    expect(bo.page.get_by_role("grid")).to_be_visible()
    expect(ada.page.get_by_role("grid")).to_be_visible()
    expect(ada.page.get_by_label("Players")).to_contain_text("Bo")
    expect(ada.page.get_by_test_id("turn")).to_contain_text(re.compile("Your move|Bo to move"))
    mover = ada if "Your move" in ada.page.get_by_test_id("turn").inner_text() else bo
    assert settled(mover.page)
    tap_on(mover)
    other = bo if mover is ada else ada
    expect(other.page.locator("aside ol li")).to_have_count(2)

    bo.press("Discussion")
    bo.page.get_by_label("Dites quelque chose").fill("Bonjour <b>Ada</b>")
    bo.press("Envoyer")
    ada.page.get_by_role("button", name=re.compile("Chat.*1.*unread")).click()
    expect(ada.page.get_by_text("Bonjour <b>Ada</b>")).to_be_visible()
    ada.press("Moves")
    bo.press("Discussion")

    mover.page.get_by_role("button", name="Undo" if mover is ada else "Reprendre").click()
    other.page.get_by_role("button", name="Agree" if other is ada else "Accepter").click()
    expect(ada.page.locator("aside ol li")).to_have_count(1)

    ada.press("Resign")
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(bo.page.locator("#over-title")).to_contain_text("Vous avez gagné")
    expect(ada.page.locator("#over-title")).to_contain_text("You lost")


def test_a_reload_in_the_middle_of_a_game_loses_nothing(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", Seat_2="Bot, level 1")
    assert settled(ada.page)
    tap_on(ada)
    assert settled(ada.page)
    before = ada.page.locator("aside ol").inner_text()
    ada.page.reload()
    assert settled(ada.page)
    assert ada.page.locator("aside ol").inner_text() == before


def test_a_lost_connection_is_shown_and_healed_without_reload(browser: Browser, own_server: Server) -> None:
    people = People(browser, own_server.address)
    ada = people.come()
    ada.open_table("yali", Seat_2="Bot, level 1")
    assert settled(ada.page)
    ada.page.evaluate("() => { window.stayed = true }")
    own_server.stop()
    expect(ada.page.get_by_text("Connection lost")).to_be_visible()
    ada.picture("lost-desktop")
    own_server.start()
    expect(ada.page.get_by_text("Connection lost")).to_have_count(0)
    assert settled(ada.page)
    tap_on(ada)
    assert ada.page.evaluate("() => window.stayed") is True
    people.close()


def test_two_people_play_at_one_device(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", "hotseat")
    seen = set()
    for _ in range(6):
        assert settled(ada.page)
        seen.add(ada.page.get_by_test_id("turn").inner_text())
        tap_on(ada)
    assert any("Player 1" in said for said in seen)
    assert any("Player 2" in said for said in seen)


def test_the_language_is_switched_in_the_middle_of_a_game(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", Seat_2="Bot, level 1")
    assert settled(ada.page)
    ada.press("More")
    ada.page.get_by_label("Language").select_option("de")
    expect(ada.page.get_by_test_id("turn")).to_contain_text("Du bist dran")
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    ada.page.reload()
    expect(ada.page.get_by_test_id("turn")).to_contain_text("Du bist dran")


def test_a_table_is_shown_on_a_big_screen_while_people_play_elsewhere(people: People) -> None:
    ada, television = people.come(phone=True), people.come()
    path = ada.open_table("yali", "friends")
    television.visit(path.replace("/table/", "/display/"))
    expect(television.page.get_by_alt_text("QR code of the invite link")).to_be_visible()
    ada.press("Fill up with bots and start")
    expect(television.page.get_by_role("grid")).to_be_visible()
    expect(television.page.get_by_alt_text("QR code of the invite link")).to_have_count(0)
    expect(television.button("Resign")).to_have_count(0)
    television.picture("display-television")


def test_a_form_offers_only_what_goes_together(people: People) -> None:
    ada = people.come()
    ada.visit("/new/bali/hotseat")
    edition = ada.page.get_by_role("combobox", name="Edition", exact=True)
    players = ada.page.get_by_role("combobox", name="Players", exact=True)
    partners = ada.page.get_by_role("checkbox", name="Partnership")
    space_age = ada.page.get_by_role("checkbox", name="Space Age words (English edition)")
    expect(players.locator("option")).to_have_count(4)
    partners.check()
    expect(players.locator("option")).to_have_text(["4"])
    expect(ada.page.locator("details[data-seat]")).to_have_count(4)
    expect(space_age).to_have_count(1)
    edition.select_option(label="French (MB, 1978)")
    expect(space_age).to_have_count(0)
    expect(players.locator("option")).to_have_text(["4"])
    partners.uncheck()
    expect(players.locator("option")).to_have_count(4)
    ada.press("Start playing")
    expect(ada.page.get_by_role("grid").first).to_be_visible()
