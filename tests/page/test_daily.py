"""The deal of the day on the page: from the shelf to the share text on a phone, and on from day to day."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludotheque.tables.daily import day_of, ends
from tests.page.people import People, Person
from tests.support.server import Running, make_settings, running

pytestmark = pytest.mark.page
SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390)]
WHOLE_DAY = 86_400.0


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    """A server whose clock the test sets, one hour into a day."""
    made = make_settings("", tmp_path, library="tests.support.daily", daily_delay=1e6)
    with running(made) as started:
        turn(started, ends(day_of(started.services.now())) - started.services.now() + 3600)
        yield started


@pytest.fixture
def guests(browser: Browser, house: Running) -> Iterator[People]:
    opened = People(browser, house.url)
    yield opened
    opened.close()


def turn(server: Running, seconds: float) -> None:
    server.services.live.clock.told += seconds


def play_and_stop(ada: Person) -> None:
    ada.press("Play today’s deal")
    ada.page.wait_for_url("**/table/*")
    ada.press("Stop here")
    ada.press("Stop and count")
    ada.page.get_by_role("link", name="To today’s list").click()


def play_by_keyboard(ada: Person) -> None:
    ada.key(ada.button("Play today’s deal"))
    ada.page.wait_for_url("**/table/*")
    ada.key(ada.button("Stop here"))
    ada.key(ada.button("Stop and count"))
    ada.key(ada.page.get_by_role("link", name="To today’s list"))


def test_the_deal_of_the_day_on_a_phone_from_the_shelf_to_the_share_text(
    house: Running, guests: People
) -> None:
    house.wait(house.services.deals.prepare())
    ada = guests.come(phone=True)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.visit("/")
    ada.page.get_by_role("region", name="Today").get_by_role("link", name="deal").click()
    expect(ada.page.get_by_role("heading", name="Par:")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Best found")).to_have_count(0)
    assert ada.violations() == []
    play_and_stop(ada)
    expect(ada.page.get_by_text("below par")).to_be_visible()
    expect(ada.page.get_by_text("You are number 1 of 1")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Best found")).to_be_visible()
    expect(ada.page.get_by_test_id("streak")).to_have_text("1")
    ada.page.evaluate("() => { navigator.share = undefined; }")
    ada.press("Share")
    expect(ada.page.get_by_role("status")).to_have_text("Copied")
    text = str(ada.page.evaluate("() => navigator.clipboard.readText()"))
    ada.picture("daily-result-phone")
    assert "BALI · " in text
    assert "below par" in text
    assert text.splitlines()[-1].startswith(f"{house.url}/daily/bali/en/")
    assert ada.violations() == []
    ada.page.get_by_role("link", name="Watch it on the board").click()
    bar = ada.page.get_by_role("slider")
    expect(bar).to_have_value("0")
    ada.press("One move forward")
    expect(bar).to_have_value("1")
    ada.page.locator("h1").click()
    ada.page.keyboard.press("End")
    expect(ada.page.get_by_role("button", name="One move forward")).to_be_disabled()
    ada.picture("daily-solution-phone")
    assert ada.violations() == []
    ada.visit("/")
    expect(ada.page.get_by_role("region", name="Today")).to_contain_text("day in a row")


def test_the_deal_of_the_day_is_played_and_shared_by_keyboard_alone(guests: People) -> None:
    ada = guests.come(dark=True)
    page = ada.page
    ada.context.grant_permissions(["clipboard-write"])
    ada.visit("/")
    ada.key(page.get_by_role("region", name="Today").get_by_role("link", name="deal"))
    play_by_keyboard(ada)
    expect(page.get_by_text("You are number 1 of 1")).to_be_visible()
    page.evaluate("() => { navigator.share = undefined; }")
    ada.key(ada.button("Share"))
    expect(page.get_by_role("status")).to_have_text("Copied")
    assert ada.violations() == []
    ada.key(page.get_by_role("table").locator("a[aria-current=date]"))
    expect(page.get_by_test_id("streak")).to_have_text("1")


def test_a_row_of_three_days_goes_along_to_a_new_device(house: Running, guests: People) -> None:
    ada = guests.come()
    for number in ("1", "2", "3"):
        ada.visit("/daily/bali/en")
        play_by_keyboard(ada)
        expect(ada.page.get_by_test_id("streak")).to_have_text(number)
        assert ada.violations() == []
        if number != "3":
            turn(house, WHOLE_DAY)
    link = ada.context.request.post(f"{house.url}/api/me/link", data={}).json()
    phone = guests.come(phone=True)
    phone.visit(link["path"])
    phone.key(phone.button("Sign in"))
    expect(phone.page.get_by_role("region", name="Today")).to_contain_text("3 days in a row")
    phone.visit("/daily/bali/en")
    played = phone.page.get_by_role("table").locator("a.done, a.good")
    expect(played).not_to_have_count(0)
    assert phone.violations() == []


def test_the_page_of_a_deal_fits_every_window_in_every_language(guests: People) -> None:
    for number, lang in enumerate(("en", "fr", "de")):
        ada = guests.come(lang=lang, dark=number == 1)
        ada.visit(f"/daily/bali/{lang}")
        ada.page.locator("button.main").click()
        ada.page.wait_for_url("**/table/*")
        ada.visit(f"/daily/bali/{lang}")
        expect(ada.page.locator("button.main")).to_be_enabled()
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            assert not ada.scrolls_sideways(), (lang, width)
            ada.picture(f"daily-{lang}-{width}", full=width < 800)
        assert ada.violations() == []
