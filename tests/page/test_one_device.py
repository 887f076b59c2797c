"""Several people at one device: who acts, and that the curtain hides what it must."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.people import People, Person
from tests.page.test_screens import small_targets
from tests.page.test_wordjam import before, board
from tests.page.wordjam_scenes import ADA, BO, CAY, DAN, EVE, NAMES, Stage, scenes

pytestmark = pytest.mark.page


def around(people: People, scene: str, **kind: Any) -> tuple[Person, Stage]:
    """Five people around one device."""
    return before(people, Stage(None, hotseat=True), "table", scene, **kind)


def made(stage: Stage) -> list[tuple[int, Any]]:
    """Whose moves the page has sent."""
    return [(one["seat"], one["move"]) for one in stage.sent if one["type"] == "move"]


def test_w9_everybody_has_a_button_to_call_and_who_called_says_the_word(people: People) -> None:
    device, stage = around(people, "race")
    expect(device.page.get_by_test_id("curtain")).to_have_count(0)
    for name in NAMES:
        expect(device.button(f"{name} Sesame, open!")).to_be_visible()
    device.button("Cay Sesame, open!").click()
    expect(board(device.page)).to_have_attribute("data-phase", "speaking")
    expect(device.page.get_by_test_id("hint")).to_have_text("Cay has the word.")
    device.page.get_by_label("Your word").fill("Pinocchio")
    device.press("Say it")
    expect(board(device.page)).to_have_attribute("data-phase", "window")
    device.press("✕ Dan")
    expect(board(device.page)).to_have_attribute("data-phase", "voting")
    for name, vote in (("Ada", "✕ It does not fit"), ("Bo", "✓ It fits"), ("Cay", "✓ It fits")):
        device.page.get_by_role("group", name=name, exact=True).get_by_role("button", name=vote).click()
        expect(device.page.get_by_role("group", name=name, exact=True)).to_have_count(0)
    assert made(stage) == [
        (CAY, {"type": "call"}),
        (CAY, {"type": "say", "word": "Pinocchio"}),
        (DAN, {"type": "dispute"}),
        (ADA, {"type": "vote", "fits": False}),
        (BO, {"type": "vote", "fits": True}),
        (CAY, {"type": "vote", "fits": True}),
    ]


def test_w9_each_calls_with_the_key_of_his_number(people: People) -> None:
    device, stage = around(people, "race-failed")
    for key in ("Enter", "3", "4"):
        device.page.keyboard.press(key)
    expect(board(device.page)).to_have_attribute("data-phase", "speaking")
    assert made(stage) == [(DAN, {"type": "call"})]


def test_w7_one_touch_agrees_for_all_and_one_goes_on_to_the_next_round(people: People) -> None:
    device, stage = around(people, "window")
    device.press("✓ Nobody disputes it")
    expect(board(device.page)).to_have_attribute("data-phase", "bets")
    assert made(stage) == [(seat, {"type": "accept"}) for seat in (ADA, CAY, DAN, EVE)]
    stage.show(scenes()["pause"])
    device.press("Next round")
    expect(board(device.page)).to_have_attribute("data-phase", "turning")
    assert made(stage)[4:] == [(seat, {"type": "ready"}) for seat in range(5)]


def test_w10_a_bet_is_gone_from_the_screen_before_the_next_one_takes_the_device(people: People) -> None:
    device, stage = around(people, "bets")
    curtain, cards = (
        device.page.get_by_test_id("curtain"),
        device.page.get_by_role("group", name="Your bet card"),
    )
    bets = {"Ada": "Thieves", "Cay": "Ali Baba", "Dan": "Thieves", "Eve": "Ali Baba"}
    for name, camp in bets.items():
        expect(curtain).to_be_visible()
        expect(cards).to_have_count(0)
        expect(device.page.locator("[aria-pressed=true], .chosen, .camp-thieves")).to_have_count(0)
        device.press(f"I am {name}")
        expect(curtain).to_have_count(0)
        expect(device.page.get_by_text(f"The screen is {name}’s now")).to_be_visible()
        cards.get_by_role("button", name=camp).click()
    expect(board(device.page)).to_have_attribute("data-phase", "sandglass")
    expect(device.page.get_by_test_id("seats").locator(".camp-thieves")).to_have_count(2)
    camps = [(seat, move["camp"]) for seat, move in made(stage)]
    assert camps == [(ADA, "thieves"), (CAY, "ali"), (DAN, "thieves"), (EVE, "ali")]


def test_w10_a_bet_hides_from_those_at_the_device_while_others_elsewhere_still_bet(people: People) -> None:
    device, stage = around(people, "bets")
    stage.mine = range(2)
    stage.show(stage.state)
    device.press("I am Ada")
    device.page.get_by_role("button", name="Thieves").click()
    expect(device.page.get_by_test_id("hint")).to_have_text("The bets are being made in secret.")
    expect(device.page.get_by_test_id("curtain")).to_have_count(0)
    expect(device.page.get_by_role("group", name="Your bet card")).to_have_count(0)
    assert "camp-thieves" not in device.page.content()


def test_w11_a_word_locked_in_or_half_typed_is_not_for_the_next_thief(people: People) -> None:
    device, stage = around(people, "sandglass")
    field = device.page.get_by_label("Your word, unseen until your turn")
    expect(device.page.get_by_role("timer")).to_be_visible()
    expect(device.button("I am Bo")).to_have_count(0)
    device.press("I am Ada")
    field.fill("Puffin")
    device.press("Lock in")
    expect(device.page.get_by_test_id("locked")).to_contain_text("Puffin")
    field.fill("Penny")
    device.press("Pass the device on")
    expect(device.page.get_by_test_id("curtain")).to_be_visible()
    expect(device.page.locator("input.field")).to_have_count(1)  # what is said in chat
    assert not re.search("puffin|penny", device.page.content(), re.IGNORECASE)
    device.press("I am Dan")
    expect(field).to_have_value("")
    expect(device.page.get_by_test_id("locked")).to_have_count(0)
    assert not re.search("puffin|penny", device.page.content(), re.IGNORECASE)
    stage.show(scenes()["thief"])
    expect(board(device.page)).to_have_attribute("data-phase", "speaking")
    expect(device.page.get_by_text("The screen is")).to_have_count(0)
    expect(device.page.get_by_label("Your word")).to_have_accessible_description("more than 5 needed")


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("de", True)])
def test_every_phase_at_one_device_is_accessible_and_fits(people: People, lang: str, phone: bool) -> None:
    device, stage = around(people, "race", lang=lang, phone=phone, dark=lang == "fr")
    size = "phone" if phone else "desktop"
    wrong: dict[str, list[str]] = {}
    for name in ("race", "speaking", "window", "voting", "bets", "sandglass", "thief", "pause", "last"):
        stage.show(scenes()[name])
        expect(board(device.page)).to_have_attribute("data-phase", str(phase_of(name)))
        found = looked_at(device, f"device-{name}-{lang}-{size}", phone)
        if name in {"bets", "last"}:
            device.page.get_by_test_id("curtain").get_by_role("button").first.click()
            expect(device.page.get_by_test_id("curtain")).to_have_count(0)
            found += looked_at(device, f"device-{name}-hand-{lang}-{size}", phone)
        if found:
            wrong[name] = found
    assert wrong == {}


def phase_of(scene: str) -> str:
    return {"thief": "speaking", "last": "sandglass"}.get(scene, scene)


def looked_at(device: Person, name: str, phone: bool) -> list[str]:
    device.picture(name)
    found = device.violations() + (small_targets(device) if phone else [])
    return [*found, "scrolls sideways"] if device.scrolls_sideways() else found
