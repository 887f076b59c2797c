"""A whole evening of WORD JAM: a television, three telephones, three bots, from the code to the podium."""

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from ludotheque.games.wordjam.styles import STYLES
from ludotheque.games.wordjam.theme_lists import theme_list
from ludotheque.texts import Texts, texts
from tests.page.people import People, Person
from tests.page.test_room import order
from tests.page.test_screens import small_targets
from tests.page.test_wordjam import beyond, board, overlapping

pytestmark = pytest.mark.page
# who may take his time is waited for; what only the clock ends is short
SECONDS = {"look": 600, "race": 60, "word": 20, "dispute": 20, "vote": 20, "bets": 20, "sandglass": 3}
SECONDS |= {"thief": 2, "pause": 600}
ROUNDS = 2
AT_MOST = 180
"""Seconds for a round on a machine that has much else to do."""
LISTLESS = {"free", "eight", "first"}
Table = dict[str, tuple[Person, dict[str, Any]]]
"""Who plays, and in which way."""

PLAY = """(part) => {
    const words = window.sayable;
    const within = (selector) => [...document.querySelectorAll('[data-phase] ' + selector)];
    const phase = document.querySelector('[data-phase]')?.dataset.phase ?? 'none';
    const letters = within('[data-testid=coins] .consonant .face').map((one) => one.innerText.toLowerCase());
    const field = within('input')[0];
    const type = (word) => {
        field.value = word;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.form.requestSubmit();
    };
    if (field && part.tongue === 'nonsense') type((letters[0] ?? 'a') + 'aeoioua');
    else if (field && (phase !== 'race' || part.tongue === 'quick')) {
        const style = within('h2')[0].textContent.replace('★', '').trim();
        const allowed = (word) => !word.toLowerCase().includes(letters[4]);
        const known = (words[style] ?? words.other).filter(allowed);
        type(known[part.salt % known.length] ?? 'aeoioua');
    }
    if (phase === 'speaking' && within('.go[aria-disabled=true]').length) within('.ghost')[0]?.click();
    const said = document.querySelector('.places .what')?.innerText.toLowerCase() ?? '';
    const against = part.judge && said.replace(/[^a-z]/g, '').includes('aeoioua');
    const free = (one) => !one.matches('[aria-disabled=true], [aria-pressed=true], .covered');
    if (phase === 'window' || phase === 'voting') within('.two button')[against ? 1 : 0]?.click();
    else if (phase === 'pause' && part.ready) within('.wide')[0]?.click();
    else within('.cards button').filter(free)[part.salt % 2]?.click();
    return phase;
}"""
"""Do what the page offers just now, in one go, since phases may end at any moment."""


def words_of(lang: str) -> dict[str, list[str]]:
    """What one may say under each Style, by the title the page shows."""
    say = texts(lang)
    known = {
        say(f"wordjam-style-{style}"): [entry.shown for entry in theme_list(lang, style).values()][:150]
        for style in STYLES
        if style not in LISTLESS
    }
    return known | {"other": known[say("wordjam-style-objects")]}


class Evening:
    """Who is there, and what they say."""

    def __init__(self, people: People, lang: str) -> None:
        self.people = people
        self.lang = lang
        self.say: Texts = texts(lang)
        self.words = f"window.sayable = {json.dumps(words_of(lang))}"
        self.salt = 0
        self.tv = people.come(lang=lang)
        self.tv.page.set_viewport_size({"width": 1920, "height": 1080})
        self.code = ""

    def open_room(self) -> None:
        page = self.tv.page
        self.tv.visit("/")
        room = page.get_by_role("article", name="WORD JAM").get_by_role(
            "button", name=self.say("box-play-room")
        )
        room.click()
        page.wait_for_url("**/display/*")
        shown = page.locator("[aria-label].code")
        expect(shown).to_have_attribute("aria-label", re.compile("^[A-Z]{4}$"))
        self.code = shown.get_attribute("aria-label") or ""
        expect(page.get_by_text(self.say("display-words", language=self.lang))).to_be_visible()

    def phone(self, width: int, height: int, **kind: Any) -> Person:
        person = self.people.come(phone=True, lang=self.lang, **kind)
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.add_init_script(self.words)
        return person

    def by_code(self, person: Person) -> None:
        person.visit("/")
        person.page.get_by_label(self.say("code-label")).fill(self.code)
        person.page.get_by_role("button", name=self.say("code-join"), exact=True).click()
        person.page.wait_for_url("**/table/*")

    def called(self, person: Person, name: str) -> None:
        person.page.get_by_label(self.say("room-name")).fill(name)
        person.press(self.say("room-sit"))

    def on_tv(self, name: str) -> Any:
        called = re.compile(rf"\b{name}\b")
        return self.tv.page.get_by_test_id("seats").get_by_role("listitem").filter(has_text=called)

    def picture(self, person: Person, name: str) -> None:
        person.picture(f"evening-{self.lang}-{name}", full=False)

    def until(self, phases: set[str], players: Table) -> dict[str, set[str]]:
        """All do what they can until one of these phases; which phases each has seen, and fits his window."""
        seen: dict[str, set[str]] = {name: set() for name in players}
        until = time.monotonic() + AT_MOST
        while time.monotonic() < until:
            self.salt += 1
            for name, (person, part) in players.items():
                person.page.wait_for_timeout(60)
                phase = str(person.page.evaluate(PLAY, {"salt": self.salt, **part}))
                if phase not in seen[name]:
                    seen[name].add(phase)
                    self.fits(person, f"{name} {phase}")
                    self.picture(person, f"{name}-{phase}")
                    self.picture(self.tv, f"tv-{phase}")
                if phase in phases:
                    return seen
                if phase == "look" and part.get(
                    "host"
                ):  # also when nobody found a word and all is dealt anew
                    order(person, type="skip")
                    expect(board(person.page)).not_to_have_attribute("data-phase", "look")
        raise AssertionError(f"{phases} never came; seen: {seen}")

    def fits(self, person: Person, what: str) -> None:
        """Nothing one needs lies outside the window, over another thing or is too small for a thumb."""
        if not what.endswith("over"):  # the prizes may be scrolled through
            wrong = [*beyond(person.page), *overlapping(person.page), *small_targets(person)]
            assert not wrong or not board(person.page).count(), f"{what}: {wrong}"
        assert not person.scrolls_sideways(), what


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_whole_evening_from_the_code_to_the_podium_and_once_more(people: People, lang: str) -> None:
    evening = Evening(people, lang)
    say, tv = evening.say, evening.tv
    evening.open_room()
    ada, bo = evening.phone(390, 844), evening.phone(360, 640, dark=True)
    for person, name in ((ada, "Ada"), (bo, "Bo")):
        evening.by_code(person)
        evening.called(person, name)
        expect(tv.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    evening.picture(tv, "tv-lobby")
    ada.page.get_by_role("radio", name=say("pace-wordjam-brisk")).check()
    # what is agreed on now is not to come after what is agreed on next
    expect(bo.page.get_by_text(say("pace-wordjam-brisk")).first).to_be_visible()
    order(ada, type="agree", options={"language": lang, "rounds": ROUNDS, **SECONDS})
    ada.page.get_by_role("combobox", name=say("room-players")).select_option("6")
    evening.picture(ada, "ada-lobby")
    ada.page.get_by_role("button", name=say("room-start", count=6, bots=4)).click()
    for person in (ada, bo, tv):
        expect(board(person.page)).to_have_attribute("data-phase", "look")

    # a pause: nothing is to be seen, nothing runs
    ada.from_menu(say("action-host"))
    sheet = ada.page.get_by_role("dialog")
    sheet.get_by_role("button", name=say("host-pause")).click()
    for person in (bo, tv):
        expect(person.page.get_by_role("heading", name=say("room-paused"))).to_be_visible()
        expect(board(person.page)).to_have_count(0)
    evening.picture(tv, "tv-paused")
    sheet.get_by_role("button", name=say("host-go-on")).click()
    expect(board(bo.page)).to_have_attribute("data-phase", "look")

    # a late guest comes once the letters are up, and waits for the end of the round
    cay = evening.phone(844, 390)
    evening.by_code(cay)
    cay.page.get_by_label(say("room-name")).fill("Cay")
    bo.page.set_viewport_size({"width": 390, "height": 500})
    sheet.get_by_role("button", name=say("host-skip")).click()
    expect(board(cay.page)).not_to_have_attribute("data-phase", "look")
    cay.press(say("room-sit"))
    expect(cay.page.get_by_text(say("late-soon", name="Cay"))).to_be_visible()

    # Bo types above an open keyboard and calls with a word that is none; it is disputed and falls
    sheet.get_by_role("button", name=say("page-close")).click()
    table: Table = {
        "bo": (bo, {"judge": True, "tongue": "nonsense"}),
        "ada": (ada, {"judge": True, "host": True}),
    }
    evening.until({"pause"}, table)
    expect(evening.on_tv("Bo")).to_contain_text(re.compile("× .AEOIOUA"))
    expect(evening.on_tv("Cay")).to_be_visible()
    expect(cay.page.get_by_text(say("late-soon", name="Cay"))).to_have_count(0)
    assert bo.violations() == []

    # a telephone drops out, is shown so, and finds its seat again by the code
    bo.page.set_viewport_size({"width": 360, "height": 640})
    bo.context.set_offline(True)
    bo.page.goto("about:blank")
    expect(evening.on_tv("Bo")).to_contain_text(say("seat-away"))
    evening.picture(tv, "tv-dropped")
    bo.context.set_offline(False)
    evening.by_code(bo)
    expect(board(bo.page)).to_have_attribute("data-phase", "pause")
    expect(evening.on_tv("Bo")).not_to_contain_text(say("seat-away"))

    # the last round with all three
    everybody: Table = {
        "ada": (ada, {"ready": True, "tongue": "quick", "host": True}),
        "bo": (bo, {"ready": True}),
        "cay": (cay, {"ready": True}),
    }
    evening.until({"look"}, everybody)
    evening.until({"over"}, everybody)

    for person in (ada, bo, cay, tv):
        expect(person.page.get_by_role("region", name=say("wj-podium"))).to_be_visible()
    assert cay.violations() == []
    assert tv.violations() == []
    for person, name in ((ada, "ada"), (bo, "bo"), (cay, "cay"), (tv, "tv")):
        evening.picture(person, f"{name}-podium")

    # once more: two of three are a majority, though the host says nothing
    first = ada.page.url
    for person in (bo, cay):
        again = person.page.get_by_role("button", name=say("room-again", given=0, needed=2))
        expect(again).to_be_in_viewport(ratio=1)
    bo.page.get_by_role("button", name=say("room-again", given=0, needed=2)).click()
    cay.page.get_by_role("button", name=say("room-again", given=1, needed=2)).click()
    for person in (ada, bo, cay, tv):
        person.page.wait_for_url(lambda url: first.rpartition("/")[2] not in url)
        expect(board(person.page)).to_be_visible()
    for name in ("Ada", "Bo", "Cay"):
        expect(evening.on_tv(name)).to_be_visible()
