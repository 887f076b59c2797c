"""WORD JAM through the page: every phase, what is secret, and a whole game of two people and three bots."""

import re
import time
from itertools import count
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from ludotheque.games.wordjam.cards import CAVE
from ludotheque.games.wordjam.styles import STYLES
from ludotheque.tables import messages as p
from tests.page.people import ROOT, People, Person
from tests.page.test_screens import JUMP, small_targets
from tests.page.wordjam_scenes import ADA, BO, EVE, Stage, scenes

pytestmark = pytest.mark.page
QUICK = {"read the Style": 1, "the race": 3, "Ali Baba": 2, "dispute": 1, "vote": 1, "to bet": 2}
QUICK |= {"of the sandglass": 2, "after the sandglass": 1, "between two rounds": 1}
AT_MOST = 300
"""Seconds for a whole game on a machine that has much else to do."""


def seated(people: People, seat: int | None, scene: str, **kind: Any) -> tuple[Person, Stage]:
    """Somebody before a table in that scene."""
    return before(people, Stage(seat), "display" if seat is None else "table", scene, **kind)


def before(people: People, stage: Stage, screen: str, scene: str, **kind: Any) -> tuple[Person, Stage]:
    """Somebody before a table that a test shows."""
    size = kind.pop("size", None)
    person = people.come(**kind)
    if size:
        person.page.set_viewport_size(size)
    person.page.route_web_socket("**/socket", stage.open)
    stage.show(scenes()[scene])
    person.visit(f"/{screen}/scene")
    expect(board(person.page)).to_be_visible()
    return person, stage


def board(page: Page) -> Any:
    return page.locator("[data-phase]")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_phase_is_accessible_and_fits(people: People, dark: bool, phone: bool) -> None:
    ada, stage = seated(people, ADA, "look", phone=phone, dark=dark, lang="de" if dark else "en")
    assert leaf_through(ada, stage) < JUMP / 10
    size, scheme = "phone" if phone else "desktop", "-dark" if dark else ""
    wrong: dict[str, list[str]] = {}
    for name, state in scenes().items():
        stage.show(state)
        expect(board(ada.page)).to_have_attribute("data-phase", tag(state.phase))
        ada.picture(f"wordjam-{name}-{size}{scheme}")
        found = ada.violations()
        if ada.scrolls_sideways():
            found.append("scrolls sideways")
        if phone:
            found += small_targets(ada)
        if found:
            wrong[name] = found
    assert wrong == {}


def leaf_through(person: Person, stage: Stage) -> float:
    """Show one phase after the other; how much was pushed about."""
    person.page.wait_for_load_state("networkidle")
    person.settle()
    person.watch_for_jumps()
    for state in scenes().values():
        stage.show(state)
        expect(board(person.page)).to_have_attribute("data-phase", tag(state.phase))
        person.page.wait_for_timeout(50)
    return person.jumps()


@pytest.mark.parametrize(("width", "height", "lang"), [(740, 360, "fr"), (844, 390, "de")])
def test_a_phone_held_sideways_shows_every_phase_at_once(
    people: People, width: int, height: int, lang: str
) -> None:
    everything_shows_sideways(people, width, height, lang)


def test_a_phone_without_fonts_shows_every_phase_at_once(fontless: People) -> None:
    everything_shows_sideways(fontless, 740, 360, "fr")


def everything_shows_sideways(people: People, width: int, height: int, lang: str) -> None:
    size = {"width": width, "height": height}
    ada, stage = seated(people, ADA, "look", phone=True, lang=lang, size=size)
    assert leaf_through(ada, stage) < JUMP / 10
    wrong: dict[str, list[str]] = {}
    for name, state in scenes().items():
        stage.show(state)
        expect(board(ada.page)).to_have_attribute("data-phase", tag(state.phase))
        found = beyond(ada.page) + small_targets(ada)
        if ada.scrolls_sideways():
            found.append("scrolls sideways")
        if found:
            wrong[name] = found
        ada.picture(f"wordjam-{name}-sideways-{width}", full=False)
    assert wrong == {}


KEYBOARDS = [(390, 500), (360, 360)]


@pytest.mark.parametrize(("width", "height"), KEYBOARDS)
@pytest.mark.parametrize(
    ("scene", "lang"), [("race", "en"), ("sandglass", "de"), ("last", "fr"), ("speaking", "de")]
)
def test_above_an_open_keyboard_all_that_finds_a_word_is_in_sight(
    people: People, width: int, height: int, scene: str, lang: str
) -> None:
    """What lies in the window, and that nothing lies over another thing."""
    size = {"width": width, "height": height}
    ada, _ = seated(people, ADA, scene, phone=True, lang=lang, size=size)
    ada.page.locator("[data-phase] input").fill("Bananenbrötchen")
    ada.page.locator("[data-phase] input").focus()
    expect(ada.page.locator(".wordjam.over")).to_be_visible()
    ada.settle()
    assert beyond(ada.page) == []
    assert overlapping(ada.page) == []
    assert small_targets(ada) == []
    assert ada.page.evaluate("() => document.querySelectorAll('.places .what .tile').length") == 15
    ada.picture(f"wordjam-{scene}-keyboard-{width}", full=False)


def overlapping(page: Page) -> list[str]:
    """Which of the places of a controller lie over each other."""
    found: list[str] = page.evaluate(
        """() => {
            const places = [...document.querySelectorAll('.theme h2, [role=timer], .consonant, .what .tile,'
                + ' .what .coin, .do .in, .do .go, .do .ghost, .do .locked, .cards')]
                .filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()]);
            const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
                && a.top < b.bottom - 1 && b.top < a.bottom - 1;
            return places.flatMap(([one, a], at) => places.slice(at + 1)
                .filter(([other, b]) => !one.contains(other) && over(a, b))
                .map(([other]) => `${one.className} over ${other.className}`));
        }"""
    )
    return found


@pytest.mark.parametrize(
    ("scene", "typed", "why"),
    [
        ("race", "Robin", "R is forbidden"),
        ("race-failed", "Robin Hood", "R is forbidden"),
        ("sandglass", "Pinocchio", "Somebody has said it already"),
        ("sandglass", "Tin", "4 coins, more than 5 needed"),
    ],
)
def test_what_cannot_be_said_is_told_while_typing_and_not_sent(
    people: People, scene: str, typed: str, why: str
) -> None:
    ada, stage = seated(people, ADA, scene)
    field = ada.page.locator("[data-phase] input")
    field.fill(typed)
    expect(field).to_have_accessible_description(why)
    field.press("Enter")
    ada.page.wait_for_timeout(100)
    assert stage.moves == []


def beyond(page: Page) -> list[str]:
    """What one needs in the present phase and would have to scroll for."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.places .style, .places .coins, [data-testid=hint],'
                + ' [role=timer], .do button, .do input, .places .coin')]
            .filter((one) => one.checkVisibility() && (one.getBoundingClientRect().bottom > innerHeight
                || one.getBoundingClientRect().top < 0))
            .map((one) => `outside the window: ${one.outerHTML.slice(0, 60)}`)"""
    )
    return found


def tag(phase: Any) -> str:
    return str(msgspec.to_builtins(phase)["type"])


def test_w10_the_shared_display_is_large_shows_no_secret_and_has_nothing_to_touch(people: People) -> None:
    screen, stage = seated(people, None, "look", size={"width": 1920, "height": 1080})
    assert leaf_through(screen, stage) < JUMP / 10
    for name, state in scenes().items():
        stage.show(state)
        expect(board(screen.page)).to_have_attribute("data-phase", tag(state.phase))
        assert board(screen.page).locator("button, input, a, summary").count() == 0
        assert not screen.scrolls_sideways()
        screen.picture(f"wordjam-{name}-display", full=False)
        if name == "bets-made":
            expect(screen.page.get_by_test_id("seats")).to_contain_text("has bet")
            expect(screen.page.get_by_test_id("seats")).not_to_contain_text("Thief")
    assert screen.violations() == []


def test_w9_enter_calls_when_nothing_else_is_in_focus(people: People) -> None:
    ada, stage = seated(people, ADA, "race")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("button", name="Sesame, open!")).to_be_visible()
    assert stage.moves == [{"type": "call"}]


def test_w9_a_word_typed_in_the_race_is_called_and_then_said_at_once(people: People) -> None:
    ada, stage = seated(people, ADA, "race")
    ada.page.keyboard.press("p")
    ada.page.keyboard.type("inocchio")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_timeout(100)
    assert stage.moves == [{"type": "call"}]
    stage.show(scenes()["speaking"])
    expect(board(ada.page)).to_have_attribute("data-phase", "speaking")
    ada.page.wait_for_timeout(100)
    assert stage.moves == [{"type": "call"}, {"type": "say", "word": "pinocchio"}]


def test_w4_w5_typed_letters_show_their_coins_and_the_forbidden_one(people: People) -> None:
    ada, _ = seated(people, ADA, "sandglass")
    field = ada.page.get_by_label("Your word, unseen until your turn")
    field.fill("Pingouin")
    expect(field).to_have_accessible_description("8 coins, that beats 5")
    field.fill("Tin")
    expect(field).to_have_accessible_description("4 coins, more than 5 needed")
    field.fill("Robin")
    expect(field).to_have_accessible_description("R is forbidden")


def test_a_half_typed_word_stays_while_others_act(people: People) -> None:
    ada, stage = seated(people, ADA, "race")
    field = ada.page.get_by_label("Your word; sending it calls")
    field.fill("Pinoc")
    stage.show(scenes()["race-failed"])
    expect(ada.page.get_by_test_id("seats")).to_contain_text("out of the race")
    expect(field).to_have_value("Pinoc")
    stage.show(scenes()["sandglass-locked"])
    expect(field).to_have_count(0)
    ada.page.locator("[data-phase] input").fill("")
    expect(ada.page.get_by_test_id("locked")).to_contain_text("Puffin Penny Pfennig")


def test_w10_the_own_bet_turns_to_its_back_at_once_and_can_be_looked_at(people: People) -> None:
    ada, _ = seated(people, ADA, "bets-made")
    cards = ada.page.locator(".cards button")
    for card in cards.all():
        expect(card).to_have_attribute("aria-pressed", "false")
        expect(card).to_have_class(re.compile("covered"))
    ada.press("Show it")
    expect(ada.page.get_by_role("button", name="Thieves")).to_have_attribute("aria-pressed", "true")
    ada.press("Cover it")
    expect(cards.last).to_have_attribute("aria-pressed", "false")


def test_w11_the_sand_runs_by_the_servers_clock(people: People) -> None:
    ada, stage = seated(people, ADA, "sandglass")
    glass = ada.page.get_by_role("timer")
    expect(glass).to_have_accessible_name(re.compile(r"1[012] seconds left"))
    expect(glass).to_have_accessible_name(re.compile(r": [5-9] seconds left"))
    stage.show(scenes()["thief"])
    expect(glass).to_have_accessible_name(re.compile(r"^[456] seconds left"))


def until_sent(person: Person, stage: Stage, **message: Any) -> None:
    """Wait until the page has sent that."""
    for _ in range(600):
        if any(message.items() <= one.items() for one in stage.sent):
            return
        person.page.wait_for_timeout(50)
    raise AssertionError(f"{message} is not among {stage.sent}")


def test_who_is_no_thief_guesses_who_will_beat_it_and_a_right_guess_is_a_star(people: People) -> None:
    eve, stage = seated(people, EVE, "sandglass", phone=True)
    expect(eve.page.get_by_test_id("prepared")).to_have_text("0 of 2 words are locked in")
    eve.press("Ada")
    until_sent(eve, stage, type="guess", seat=EVE, target=ADA)
    eve.press("Nobody, it holds")
    until_sent(eve, stage, type="guess", seat=EVE, target=None)
    stage.tell(p.Guessed(EVE, "sandglass:1:0:1", None))
    expect(eve.button("Nobody, it holds")).to_have_attribute("aria-pressed", "true")
    assert eve.violations() == []
    stage.show(scenes()["pause"])
    expect(eve.page.get_by_text("one right guess").first).to_be_attached()


PULLED = """() => {
    window.pulled = 0;
    const most = () => Math.max(window.pulled, document.querySelectorAll('.pulled').length);
    const seen = () => { window.pulled = most(); };
    new MutationObserver(seen).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


def test_who_waits_pulls_a_face_and_everybody_sees_it_for_a_moment(people: People) -> None:
    ada, stage = seated(people, ADA, "look", phone=True)
    screen, shared = seated(people, None, "look", size={"width": 1920, "height": 1080})
    ada.press("oh!")
    until_sent(ada, stage, type="pull-face", seat=ADA, mood="gasp")
    screen.page.evaluate(PULLED)
    shared.tell(p.FacePulled(BO, "gasp"))
    screen.page.wait_for_function("() => window.pulled === 1")
    expect(screen.page.locator(".pulled")).to_have_count(0)
    ada.press("no…")  # at most one in a second and a half: it is waited for
    until_sent(ada, stage, type="pull-face", seat=ADA, mood="sad")


TONES = """() => {
    window.tones = 0;
    const made = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.tones += 1; return made.call(this); };
}"""


def test_the_stage_sounds_until_the_host_silences_it_from_the_phone(people: People) -> None:
    screen, stage = seated(people, None, "look", size={"width": 1920, "height": 1080})
    screen.page.evaluate(TONES)
    stage.show(scenes()["race"])
    screen.page.wait_for_function("() => window.tones > 0")
    stage.tell(p.Hushed(quiet=True))
    stage.show(scenes()["bets"])
    expect(board(screen.page)).to_have_attribute("data-phase", "bets")
    heard = screen.page.evaluate("() => window.tones")
    stage.show(scenes()["sandglass"])
    expect(screen.page.get_by_test_id("seats")).to_contain_text("Thief")
    assert screen.page.evaluate("() => window.tones") == heard


def test_what_happens_is_announced(people: People) -> None:
    ada, stage = seated(people, ADA, "look")
    told = ada.page.get_by_test_id("announcer")
    stage.show(scenes()["race"])
    expect(told).to_contain_text("Consonants: T 1, P 2, N 3, F 3; R is forbidden. Find a word that fits")
    stage.show(scenes()["window"])
    expect(told).to_contain_text(re.compile(r"Bo.*Pinocchio.*5.*on the table.*Does it fit\?"))
    stage.show(scenes()["bets-made"])
    stage.show(scenes()["sandglass"])
    expect(told).to_contain_text("With Ali Baba: Bo, Bot C, Bot E. Thieves: Ada, Bot D.")


def test_who_looks_back_sees_no_time_running(people: People) -> None:
    ada = people.come()
    ada.open_table("wordjam")
    expect(ada.page.get_by_role("timer")).to_be_visible()
    ada.page.get_by_role("button", name=re.compile(r"^1\. ")).click()
    expect(ada.page.get_by_text("Looking back")).to_be_visible()
    expect(ada.page.get_by_role("timer")).to_have_count(0)
    ada.press("To the last move")
    expect(ada.page.get_by_role("timer")).to_be_visible()


def test_w2_the_cave_is_drawn_as_it_is_printed() -> None:
    drawn = (ROOT / "web/src/lib/boards/wordjam/cave.ts").read_text(encoding="utf-8")
    assert tuple((int(a), int(b)) for a, b in re.findall(r"\[(\d), (\d)\]", drawn)) == CAVE


def test_w3_there_is_room_for_every_style() -> None:
    listed = (ROOT / "web/src/lib/boards/wordjam/styles.ts").read_text(encoding="utf-8")
    assert re.findall(r"'(\w+)'", listed) == list(STYLES)


def test_two_people_and_three_bots_play_a_whole_game(people: People) -> None:
    ada, bo = people.come(), people.come(phone=True, dark=True)
    open_quick_table(ada)
    bo.page.goto(ada.page.get_by_label("Invite link").input_value())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.press("Join the game")
    for person in (ada, bo):
        expect(board(person.page)).to_be_visible()
        person.watch_for_jumps()
    seen: set[str] = set()
    until = time.monotonic() + AT_MOST
    for turn in count():
        for person in (ada, bo):
            seen.add(act(person.page, turn))
        if ada.page.locator("#over-title").count() or time.monotonic() > until:
            break
    expect(ada.page.locator("#over-title")).to_be_visible()
    expect(bo.page.locator("#over-title")).to_be_visible()
    assert {"race", "pause", "sandglass"} <= seen
    table = ada.page.get_by_role("region", name="Scores")
    expect(table.locator("tbody tr")).to_have_count(5)
    for row in table.locator("tbody tr").all():
        *points, total = [int(cell) for cell in row.locator("td").all_inner_texts() if cell.strip()]
        assert sum(points) == total
    assert max(ada.jumps(), bo.jumps()) < JUMP
    ada.picture("wordjam-over-desktop")
    bo.picture("wordjam-over-phone")
    assert ada.violations() == []


def open_quick_table(person: Person, bots: tuple[int, ...] = (3, 4, 5), **slower: int) -> None:
    """A table with seats for friends and bots, whose phases are short."""
    page = person.page
    person.visit("/new/wordjam/friends")
    for seat in bots:
        person.seat(seat, "1")
    page.locator("form .fold > summary").click()
    for label, seconds in {**QUICK, **slower}.items():
        page.get_by_role("spinbutton", name=re.compile(f"Seconds .*{label}")).fill(str(seconds))
    page.locator("form button.main").click()
    page.wait_for_url("**/table/*")


ACT = """([words, salt]) => {
    const within = (selector) => [...document.querySelectorAll('[data-phase] ' + selector)];
    const phase = document.querySelector('[data-phase]')?.dataset.phase ?? 'none';
    const field = within('input')[0];
    const free = (one) => !one.matches('[aria-disabled=true], [aria-pressed=true], .covered');
    if (field && phase !== 'race') {
        const forbidden = within('[data-testid=coins] .scimitar .face')[0].textContent.toLowerCase();
        const style = within('h2')[0].textContent.replace('★', '').trim();
        const fitting = words[style] ?? words['Objects'];
        const known = fitting.filter((word) => !word.toLowerCase().includes(forbidden));
        field.value = known[salt % known.length] ?? 'nothing';
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.form.requestSubmit();
        // what cannot be said is not sent
        if (phase === 'speaking' && within('.go[aria-disabled=true]').length) within('.ghost')[0]?.click();
    }
    const wanted = { race: '.sesame', window: '.two button', voting: '.two button', pause: '.wide' };
    const choices = within(wanted[phase] ?? '.cards button').filter(free);
    choices[phase === 'window' || phase === 'voting' ? 0 : salt % choices.length]?.click();
    return phase;
}"""
"""Do what the page offers just now, in one go, since phases may end at any moment."""

WORDS = {
    style: words.split()
    for style, words in {
        "Objects": "table window lamp chair book cup door",
        "Sports and games": "tennis golf chess judo polo",
        "Imaginary characters": "Batman Dracula Tintin Hamlet Popeye",
        "Verbs and adjectives": "eat run open go blue happy",
        "The human body": "nose hand eye leg chin toe",
        "Animals": "lion dog eagle ant goat cow",
        "Singers": "Madonna Abba Queen Adele",
        "Cinema": "Chaplin Bogart Allen Cage",
        "Flora": "rose oak lily daisy pine",
        "Food and drink": "bread apple egg cake tea",
        "Words of 8 letters": "elephant mountain football daughter",
        "Geography": "London Paris Oslo Rome Peru Egypt",
    }.items()
}


def act(page: Page, salt: int) -> str:
    page.wait_for_timeout(80)
    return str(page.evaluate(ACT, [WORDS, salt]))
