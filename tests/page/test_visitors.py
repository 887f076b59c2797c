"""Who one is, through the page: a name, another device, one's data; spectators and clocks."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.page.people import People
from tests.page.yali_moves import settled, tap_on

pytestmark = pytest.mark.page


def test_a_name_is_kept_and_used_on_another_device_by_link_and_by_passphrase(people: People) -> None:
    ada, tablet, laptop = people.come(), people.come(phone=True), people.come()
    ada.visit("/me")
    ada.page.get_by_label("Your name").first.fill("Ada")
    ada.press("Save")
    expect(ada.page.get_by_role("status")).to_have_text("Saved.")
    path = ada.open_table("yali", "friends")

    ada.visit("/me")
    ada.press("Make a link")
    link = ada.page.get_by_label("Go on on another device").input_value()
    tablet.page.goto(link)
    tablet.press("Sign in")
    expect(tablet.page.locator(f'a[href="{path}"]')).to_be_visible()

    ada.page.get_by_label("Passphrase").first.fill("correct horse battery")
    ada.press("Protect my name")
    expect(ada.page.get_by_role("status")).to_have_text("Your name is protected now.")
    laptop.visit("/me")
    laptop.page.get_by_label("Your name").last.fill("Ada")
    laptop.page.get_by_label("Passphrase").fill("wrong horse battery")
    laptop.press("Sign in")
    expect(laptop.page.get_by_role("alert")).to_be_visible()
    laptop.page.get_by_label("Passphrase").fill("correct horse battery")
    laptop.press("Sign in")
    expect(laptop.page.get_by_label("Your name").first).to_have_value("Ada")


def test_what_is_kept_can_be_downloaded_and_erased(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", Seat_2="Bot, level 1")
    ada.visit("/me")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download everything kept about you").click()
    kept = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert len(kept["tables"]) == 1
    ada.press("Erase me")
    assert ada.violations() == []
    ada.page.get_by_role("dialog").get_by_role("button", name="Erase me").click()
    expect(ada.page.get_by_role("status")).to_have_text("Everything about you has been erased.")
    ada.visit("/")
    expect(ada.page.get_by_role("region", name="My tables")).to_have_count(0)


def test_a_spectator_sees_the_moves_and_can_do_nothing(people: People) -> None:
    ada, bo, eve = people.come(), people.come(), people.come()
    path = ada.open_table("yali", "friends", clock="5 min each + 3 s per move")
    bo.visit(path)
    bo.press("Join the game")
    expect(bo.page.get_by_role("grid")).to_be_visible()
    eve.visit(path)
    expect(eve.page.get_by_role("grid")).to_be_visible()
    expect(eve.button("Resign")).to_have_count(0)
    expect(ada.page.get_by_text("One person is watching")).to_be_visible()
    timer = eve.page.get_by_role("timer").first
    expect(timer).to_have_text(re.compile(r"[45]:\d\d"))
    expect(ada.page.get_by_test_id("turn")).to_contain_text(re.compile("Your move|Guest .* to move"))
    mover = ada if ada.page.locator("[data-testid=turn].mine").count() else bo
    assert settled(mover.page)
    tap_on(mover)
    expect(eve.page.locator("aside ol li")).to_have_count(2)

    ada.press("Offer a draw")
    expect(bo.page.get_by_role("alert")).to_contain_text("offers a draw")
    assert bo.violations() == []
    bo.press("Agree")
    expect(eve.page.locator("#over-title")).to_contain_text("A draw")
