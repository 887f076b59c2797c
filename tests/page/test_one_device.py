"""Several people at one device: who acts, and that the curtain hides what it must."""

import re
import time
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect

from ludotheque.games.bali.packed import listed
from ludotheque.games.bali.panel import complete_columns
from tests.page.bali_play import ENGLISH, Ears, column, declare
from tests.page.people import People, Person
from tests.page.test_screens import small_targets
from tests.page.test_wordjam import AT_MOST, WORDS, act, before, board, open_quick_table
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
    device.press("× Dan")
    expect(board(device.page)).to_have_attribute("data-phase", "voting")
    for name, vote in (("Ada", "× It does not fit"), ("Bo", "✓ It fits"), ("Cay", "✓ It fits")):
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
    bets = {"Ada": "Thieves", "Cay": "Ali Baba", "Eve": "Ali Baba", "Dan": "Thieves"}
    for name, camp in bets.items():
        expect(curtain).to_be_visible()
        expect(cards).to_have_count(0)
        expect(device.page.locator("[aria-pressed=true], .chosen, .camp-thieves")).to_have_count(0)
        device.press(f"I am {name}")
        expect(curtain).to_have_count(0)
        expect(device.page.get_by_text(f"Only {name} looks at the screen now")).to_be_visible()
        cards.get_by_role("button", name=camp).click()
    expect(board(device.page)).to_have_attribute("data-phase", "sandglass")
    expect(device.page.get_by_test_id("seats").locator(".camp-thieves")).to_have_count(2)
    expect(curtain.get_by_role("button")).to_have_text(["I am Ada", "I am Dan"])
    camps = [(seat, move["camp"]) for seat, move in made(stage)]
    assert camps == [(ADA, "thieves"), (CAY, "ali"), (EVE, "ali"), (DAN, "thieves")]


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
    device.press("Lock it in")
    expect(device.page.get_by_test_id("locked")).to_contain_text("Puffin")
    field.fill("Penny")
    device.press("Pass the device on")
    expect(device.page.get_by_test_id("curtain")).to_be_visible()
    expect(device.page.locator("input.field")).to_have_count(0)
    assert not re.search("puffin|penny", device.page.content(), re.IGNORECASE)
    device.press("I am Dan")
    expect(field).to_have_value("")
    expect(device.page.get_by_test_id("locked")).to_have_count(0)
    assert not re.search("puffin|penny", device.page.content(), re.IGNORECASE)
    stage.show(scenes()["thief"])
    expect(board(device.page)).to_have_attribute("data-phase", "speaking")
    expect(device.page.get_by_text("looks at the screen now")).to_have_count(0)
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


QUICK = {"read the Style": 1, "of the sandglass": 2, "dispute": 30, "to bet": 30, "after the sandglass": 30}
STEP = """([words, salt]) => {
    const within = (selector) => [...document.querySelectorAll('[data-phase] ' + selector)];
    const phase = document.querySelector('[data-phase]')?.dataset.phase ?? 'none';
    if (phase === 'none' || phase === 'over') return { phase, held: false, leaks: [] };
    const held = document.querySelector('[data-testid=in-hand]');
    const secret = phase === 'bets' || phase === 'sandglass';
    const told = document.body.textContent.toLowerCase();
    const leaks = [];
    window.unseen ??= [];
    if (!held) {
        if (within('.bets, [data-testid=locked]').length) leaks.push('cards');
        if (within('input').length && phase !== 'speaking') leaks.push('input');
        if (/bet (ali|thieves)/.test(told)) leaks.push('a bet among the moves');
        if (secret) leaks.push(...window.unseen.filter((word) => told.includes(word)));
        else window.unseen = [];
    }
    const say = (word) => {
        const field = within('input')[0];
        field.value = word;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.form.requestSubmit();
    };
    const cards = within('.cards button');
    const chosen = cards.some((card) => card.matches('.covered, [aria-pressed=true]'));
    if (held && cards.length && !chosen) cards[salt % 2].click();
    else if (held && !window.unseen.length && within('input').length) {
        window.unseen = [[...String(salt)].map((digit) => 'aeiouaeiou'[digit]).join('') + 'aeoui'];
        say(window.unseen[0]);
    } else if (held) held.querySelector('button').click();
    else if (document.querySelector('[data-testid=curtain]')) {
        const people = [...document.querySelectorAll('[data-testid=curtain] button')];
        people[salt % people.length].click();
    } else if (within('input').length) {
        const forbidden = within('[data-testid=coins] .scimitar .face')[0].textContent.toLowerCase();
        const style = within('h2')[0].textContent.replace('★', '').trim();
        const fitting = words[style] ?? words['Objects'];
        const known = fitting.filter((word) => !word.toLowerCase().includes(forbidden));
        say(known[salt % known.length] ?? 'nothing');
        // what cannot be said is not sent
        if (within('.go[aria-disabled=true]').length) within('.ghost')[0]?.click();
    } else {
        const wanted = { race: '.sesame', window: '.wide', voting: '.votes button', pause: '.wide' };
        const choices = within(wanted[phase] ?? 'none');
        choices[phase === 'race' ? salt % choices.length : 0]?.click();
    }
    return { phase, held: held !== null, leaks };
}"""
"""Do what the page offers to whoever is before it, and say what is seen of what should not be."""


def test_five_people_at_one_device_play_a_whole_game_and_see_no_secret(people: People) -> None:
    device = people.come()
    device.visit("/new/wordjam/hotseat")
    device.unfold()
    expect(device.page.get_by_label("Seconds to bet")).to_have_value("60")
    for label, seconds in QUICK.items():
        device.page.get_by_role("spinbutton", name=re.compile(f"Seconds .*{label}")).fill(str(seconds))
    device.page.locator("form button.main").click()
    device.page.wait_for_url("**/table/*")
    seen: set[tuple[str, bool]] = set()
    leaks: list[str] = []
    until = time.monotonic() + AT_MOST
    for step in count():
        device.page.wait_for_timeout(40)
        found = device.page.evaluate(STEP, [WORDS, step])
        seen.add((found["phase"], found["held"]))
        leaks += found["leaks"]
        if device.page.locator("#over-title").count() or time.monotonic() > until:
            break
    expect(device.page.locator("#over-title")).to_contain_text(re.compile(r"Player \d wins|win"))
    assert leaks == []
    assert {("race", False), ("bets", False), ("bets", True), ("sandglass", True), ("pause", False)} <= seen
    assert ("speaking", True) not in seen
    device.picture("device-over-desktop")


def test_two_people_play_bali_at_one_device_and_past_words_are_gone(people: People) -> None:
    device = people.come()
    ears = Ears(device.page)
    device.open_table("bali", "hotseat")
    turn, moves = device.page.get_by_test_id("turn"), device.page.locator("aside ol")
    movers: list[int] = []
    taken = past = ""
    while not past or len(movers) < 4:
        expect(board(device.page).first).to_have_attribute("data-phase", "turn")
        me = ears.view["turn"]
        expect(turn).to_contain_text(f"Player {me + 1}")
        expect(device.page.locator(".bali [data-testid=preview]")).to_be_visible()
        expect(device.page.get_by_test_id("curtain")).to_have_count(0)
        made = moves.get_attribute("data-moves") or ""
        past, taken = taken or past, bali_turn(device, ears, me)
        movers.append(me)
        expect(moves).not_to_have_attribute("data-moves", made)
    # B10: what was taken off before is neither listed nor told any more
    expect(device.page.locator("aside")).not_to_contain_text(f"-{past}")
    expect(device.page.get_by_test_id("last")).not_to_contain_text(re.compile(rf"\b{past}\b"))
    assert set(movers) == {0, 1}
    assert len(movers) < 30


def bali_turn(device: Person, ears: Ears, me: int) -> str:
    """Take off a word if there is one, or build; the word that was taken off."""
    panels = ears.panels
    ripe = complete_columns(ENGLISH, panels, [me])
    if ripe:
        device.page.locator(f'[role=gridcell]:has([data-at="{me}.{ripe[0].place}"]) .take').click()
        return panels[me][ripe[0].place].upper()
    build = next(listed(ENGLISH, panels, [me], False, 1))
    for at in (build.pieces[0], build.column, *build.pieces[1:]):
        column(device, at).click()
    device.press("Play it")
    declare(device, build.letters)
    return ""


def test_w10_a_screen_for_the_room_opened_by_a_player_does_not_show_her_bet(people: People) -> None:
    ada, bo, cay = people.come(phone=True), people.come(), people.come()
    open_quick_table(ada, bots=(4, 5), **{"to bet": 60})
    link = ada.page.get_by_label("Invite link").input_value()
    screen = Person(ada.context, ada.address)
    screen.page.set_viewport_size({"width": 1920, "height": 1080})
    screen.visit(ada.page.url.removeprefix(ada.address).replace("/table/", "/display/"))
    for friend in (bo, cay):
        friend.page.goto(link)
        friend.page.get_by_label("Your name").fill("Friend")
        friend.press("Join the game")
    cards = ada.page.get_by_role("group", name="Your bet card")
    until = time.monotonic() + AT_MOST
    for turn in count():
        if act(bo.page, turn) == "bets" or time.monotonic() > until:
            break
    thieves = cards.get_by_role("button", name="Thieves")
    thieves.click()
    expect(thieves).to_have_class(re.compile("covered"))
    # the third person still has to bet
    expect(board(screen.page)).to_have_attribute("data-phase", "bets")
    seats = screen.page.get_by_test_id("seats").locator("li")
    expect(seats.filter(has_not_text="Friend").filter(has_text="has bet").first).to_be_visible()
    expect(screen.page.locator(".bets, .camp-thieves, [aria-pressed=true]")).to_have_count(0)
    expect(screen.page.get_by_text("(you)")).to_have_count(0)
    assert board(screen.page).locator("button, input, a, summary").count() == 0
    assert "bet thieves" not in screen.page.content()
    screen.picture("device-display-bets", full=False)
    assert screen.errors == []
