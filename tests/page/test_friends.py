"""Somebody one played with becomes a friend, is invited by keyboard and comes."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.people import People

pytestmark = pytest.mark.page
SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390)]


def test_a_friend_is_followed_and_invited_to_a_table_and_a_stranger_is_not_there(people: People) -> None:
    ada, bo = people.come(), people.come(phone=True)
    path = ada.open_table("yali", "friends")
    bo.visit(path)
    bo.page.get_by_role("textbox", name="name").fill("Bo")
    bo.page.get_by_role("button", name=re.compile("Join the game|Sit here: Silver")).first.click()
    expect(ada.page.get_by_role("grid")).to_be_visible()
    ada.visit("/me")
    follow = ada.page.get_by_role("button", name="Friend: Bo")
    ada.key(follow)
    expect(follow).to_have_attribute("aria-pressed", "true")
    assert ada.violations() == []
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        assert not ada.scrolls_sideways(), width
    ada.page.locator("#friends").scroll_into_view_if_needed()
    ada.picture("friends", full=False)
    table = ada.open_table("yali", "friends")
    invite = ada.page.get_by_role("button", name="Invite Bo")
    ada.key(invite)
    expect(ada.page.get_by_role("button", name="Bo is invited")).to_be_disabled()
    assert ada.violations() == []
    bo.visit("/")
    asked = bo.page.get_by_role("list", name="Invitations")
    expect(asked).to_contain_text("invites you to YALi")
    assert bo.violations() == []
    bo.picture("invited-phone", full=False)
    bo.key(asked.get_by_role("link", name="Go there"))
    bo.page.wait_for_url(f"**{table}")
    bo.visit("/")
    bo.key(bo.button("Not now"))
    expect(asked).to_have_count(0)
