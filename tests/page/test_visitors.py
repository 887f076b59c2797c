"""Who one is, through the page: a name, another device, one's data; spectators and clocks."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.people import People, Person
from tests.page.yali_moves import settled, tap_on

pytestmark = pytest.mark.page


def said(person: Person) -> Locator:
    """What the page of one's own things has to say about the last thing done."""
    return person.page.locator("main .page > [role=status]")


def test_a_name_is_kept_and_used_on_another_device_by_link_and_by_passphrase(people: People) -> None:
    ada, tablet, laptop = people.come(), people.come(phone=True), people.come()
    ada.visit("/me")
    ada.page.get_by_label("Your name").first.fill("Adele")
    ada.press("Save")
    expect(said(ada)).to_have_text("Saved.")
    path = ada.open_table("yali", "friends")

    ada.visit("/me")
    ada.press("Make a link")
    link = ada.page.get_by_label("Continue on another device").input_value()
    tablet.page.goto(link)
    tablet.press("Sign in")
    expect(tablet.page.locator(f'a[href="{path}"]')).to_be_visible()

    ada.page.get_by_label("Passphrase").first.fill("correct horse battery")
    ada.press("Protect my name")
    expect(said(ada)).to_have_text("Your name is protected now.")
    laptop.visit("/me")
    laptop.page.get_by_label("Your name").last.fill("Adele")
    laptop.page.get_by_label("Passphrase").fill("wrong horse battery")
    laptop.press("Sign in")
    expect(laptop.page.get_by_role("alert")).to_be_visible()
    laptop.page.get_by_label("Passphrase").fill("correct horse battery")
    laptop.press("Sign in")
    expect(laptop.page.get_by_label("Your name").first).to_have_value("Adele")


def test_devices_are_listed_and_signed_out_from_the_profile(people: People) -> None:
    ada, tablet = people.come(), people.come(phone=True)
    path = ada.open_table("yali", "friends")
    ada.visit("/me")
    ada.press("Make a link")
    tablet.page.goto(ada.page.get_by_label("Continue on another device").input_value())
    tablet.press("Sign in")
    tablet.page.locator(f'a[href="{path}"]').click()
    expect(tablet.button("Join the game")).to_have_count(0)
    ada.visit("/me")
    expect(ada.page.get_by_text("(this device)")).to_be_visible()
    assert ada.violations() == []
    ada.page.get_by_role("button", name=re.compile("^Sign out Chrome")).click()
    expect(ada.page.get_by_role("button", name=re.compile("^Sign out Chrome"))).to_have_count(0)
    expect(tablet.button("Join the game")).to_be_visible()


def test_a_bot_of_ones_own_gets_a_token_on_the_profile_page_and_loses_it_there(people: People) -> None:
    ada = people.come(phone=True)
    ada.open_table("yali", "friends")
    ada.visit("/me")
    bots = ada.page.locator("section").filter(has=ada.page.get_by_role("heading", name="Your bots"))
    expect(bots).to_contain_text("Protect your name with a passphrase first.")
    ada.page.get_by_label("Passphrase", exact=True).first.fill("open sesame")
    ada.press("Protect my name")
    bots.get_by_label("Name of the bot").fill("Deep Marble")
    bots.get_by_role("button", name="Make a token").click()
    token = bots.get_by_label("Access token of Deep Marble")
    expect(token).to_have_value(re.compile("^ludotheque_"))
    assert ada.violations() == []
    assert not ada.scrolls_sideways()
    ada.picture("me-bots-phone")
    bots.get_by_role("button", name="Revoke the token of Deep Marble").click()
    expect(bots.get_by_text("Deep Marble")).to_have_count(0)
    expect(token).to_have_count(0)


def test_who_is_offered_a_name_that_somebody_has_protected_comes_in_under_another(people: People) -> None:
    """Chance gives both visitors the same name at first, and the second one another after that."""
    chance = "const given = [0.4, 0.7]; Math.random = () => given.length > 1 ? given.shift() : given[0];"
    ada, bo = people.come(), people.come()
    ada.page.add_init_script(chance)
    ada.open_table("yali", "friends")
    ada.visit("/me")
    expect(ada.button("Protect my name")).to_be_visible()
    ada.page.get_by_label("Passphrase", exact=True).first.fill("open sesame")
    ada.press("Protect my name")
    expect(said(ada)).to_have_text("Your name is protected now.")
    taken = ada.page.get_by_label("Your name").first.input_value()

    bo.page.add_init_script(chance)
    bo.open_table("yali", "friends")
    bo.visit("/me")
    expect(bo.page.get_by_label("Your name").first).to_have_value(re.compile("^Guest "))
    expect(bo.page.get_by_label("Your name").first).not_to_have_value(taken)


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
    expect(said(ada)).to_have_text("Everything about you has been erased.")
    ada.visit("/")
    expect(ada.page.get_by_role("heading", name="New here? Two minutes")).to_be_visible()


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

    ada.press("Draw")
    expect(bo.page.get_by_role("alert")).to_contain_text("offers a draw")
    assert bo.violations() == []
    bo.press("Agree")
    expect(eve.page.locator("#over-title")).to_contain_text("A draw")


def test_a_face_is_drawn_for_everybody_can_be_changed_and_is_seen_at_the_table(people: People) -> None:
    ada, bo = people.come(), people.come(phone=True)
    ada.visit("/me")
    ada.page.get_by_label("Your name").first.fill("Odette")
    before = ada.page.locator("main fieldset svg").inner_html()
    ada.press("Hair")
    ada.press("Glasses, beard, earrings")
    chosen = ada.page.locator("main fieldset svg").inner_html()
    assert chosen != before
    ada.press("Save")
    expect(said(ada)).to_have_text("Saved.")
    assert ada.page.locator("header svg").last.inner_html() == chosen
    assert ada.violations() == []
    ada.picture("me-face")
    path = ada.open_table("yali", "friends")
    bo.visit(path)
    sitting = bo.page.get_by_role("listitem").filter(has_text="Odette").locator("svg")
    assert sitting.inner_html() == chosen


def test_bots_are_persons_where_one_chooses_them_and_where_they_sit(people: People) -> None:
    ada = people.come()
    ada.visit("/new/yali")
    persons = ada.page.get_by_role("radiogroup", name="Seat 2")
    irma = persons.get_by_role("radio", name="Irma, master class (1,815)")
    expect(irma).to_have_accessible_description(re.compile("Sees far"))
    persons.get_by_role("radio", checked=True).focus()
    for _ in range(8):  # with the keyboard alone, like any choice of one
        if irma.is_checked():
            break
        ada.page.keyboard.press("ArrowDown")
    expect(irma).to_be_checked()
    expect(ada.page.locator("summary", has_text="Seat 2")).to_contain_text("Irma")
    assert ada.violations() == []
    ada.picture("new-table-bots")
    ada.page.set_viewport_size({"width": 360, "height": 640})
    assert not ada.scrolls_sideways()
    ada.picture("new-table-bots-phone")
    ada.page.locator("form button.main").click()
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.get_by_text("Irma").first).to_be_visible()
