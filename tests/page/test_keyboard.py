"""Whole games with the keyboard alone; nothing here points at anything. YALi's is in `test_yali`."""

import re
import time
from collections.abc import Iterator
from itertools import chain

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games.bali.packed import listed
from ludotheque.games.bali.panel import complete_columns, joined
from ludotheque.games.bali.types import Build, Place
from tests.page.bali_play import ENGLISH, Ears, settled
from tests.page.people import People
from tests.page.test_wordjam import AT_MOST, QUICK, WORDS
from tests.page.yali_moves import tab_to

pytestmark = pytest.mark.page
ENOUGH = 120
Panels = tuple[tuple[str, ...], ...]
BY_COLUMNS = 8
"""Steps made on the board itself, before the rest is typed in notation."""
PATIENT = {"dispute": 3, "vote": 3, "between two rounds": 2}
"""Seconds where a few keys are pressed; bots take their time, so that longer clocks make a longer game."""


def go_to(page: Page, place: Place) -> None:
    """To a column with the arrow keys alone."""
    tab_to(page, "[data-at]")
    here = page.evaluate("() => document.activeElement.dataset.at").split(".")
    away = place.place - int(here[1])
    for _ in range(abs(away)):
        page.keyboard.press("ArrowRight" if away > 0 else "ArrowLeft")
    expect(page.locator(f'[data-at="0.{place.place}"]')).to_be_focused()


def best(panels: Panels) -> Build | Place:
    """A long word to take off, else the best build, else any word."""
    words = complete_columns(ENGLISH, panels, [0])
    ripe = [at for at in words if len(panels[0][at.place]) > 3]
    steps: Iterator[Build | Place] = chain(ripe, listed(ENGLISH, panels, [0], False, 1), words)
    return next(steps)


def by_columns(page: Page, panels: Panels, step: Build | Place) -> None:
    """On the board: a word is taken off, or the first piece of a build goes below its column."""
    if isinstance(step, Place):
        go_to(page, step)
        page.keyboard.press("Delete")
        return
    piece = step.pieces[0]
    for at in (piece, step.column):
        go_to(page, at)
        page.keyboard.press("Enter")
    wild = panels[0][step.column.place].count("*") + panels[0][piece.place].count("*")
    for letter in step.letters[:wild]:
        page.keyboard.press(letter.lower())


def notation(panels: Panels, step: Build | Place) -> str:
    """The whole of it, as it is typed."""
    if isinstance(step, Place):
        return f"-{step.place + 1}"
    columns = "+".join(str(at.place + 1) for at in (step.column, *step.pieces))
    return f"{columns}={joined(panels, step)}"


def test_a_solitaire_of_bali_is_played_to_its_end_with_the_keyboard_alone(people: People) -> None:
    ada = people.come()
    ears, page = Ears(ada.page), ada.page
    ada.open_table("bali", Players="1")
    heard: list[str] = []
    while len(heard) < ENOUGH and settled(ada):
        made = page.locator("aside ol").get_attribute("data-moves") or ""
        step = best(ears.panels)
        if len(heard) == BY_COLUMNS:
            tab_to(page, "[aria-controls=table-menu]")
            page.keyboard.press("Enter")
            tab_to(page, "[data-action=type]")
            page.keyboard.press("Enter")
            tab_to(page, "form.typed input")
        if len(heard) < BY_COLUMNS:
            by_columns(page, ears.panels, step)
        else:
            page.keyboard.type(notation(ears.panels, step))
            page.keyboard.press("Enter")
        expect(page.locator("aside ol")).not_to_have_attribute("data-moves", made)
        heard.append(page.get_by_test_id("announcer").inner_text())
    expect(page.locator("#over-title")).to_contain_text("You scored")
    assert len(heard) > BY_COLUMNS
    assert any("New: " in said for said in heard), heard


SEEN = """() => {
    const board = document.querySelector('[data-phase]');
    return {
        phase: board?.dataset.phase ?? 'none',
        field: board?.querySelector('input') != null,
        offered: ['.two button', '.cards:not(:has(.covered)) button', '.wide']
            .map((one) => '[data-phase] ' + one)
            .filter((one) => document.querySelector(one)),
        style: (board?.querySelector('h2')?.textContent ?? '').replace('★', '').trim(),
        forbidden: board?.querySelector('[data-testid=coins] .scimitar .face')?.textContent.toLowerCase(),
    };
}"""
"""What a reader of the table knows just now."""


def reach(page: Page, selector: str) -> bool:
    """Press Tab until the focus is there; False if it is gone meanwhile."""
    for _ in range(60):
        here = page.evaluate(
            "(at) => document.activeElement.matches(at) || (document.querySelector(at) ? null : false)",
            selector,
        )
        if here is not None:
            return bool(here)
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached with Tab")


def test_a_whole_game_of_word_jam_is_played_with_the_keyboard_alone(people: People) -> None:
    ada = people.come()
    page = ada.page
    ada.visit("/new/wordjam/bots")
    page.locator("form .fold > summary").click()
    for label, seconds in (QUICK | PATIENT).items():
        page.get_by_role("spinbutton", name=re.compile(f"Seconds .*{label}")).fill(str(seconds))
    page.locator("form button.main").click()
    page.wait_for_url("**/table/*")
    done: set[tuple[str, str]] = set()
    until = time.monotonic() + AT_MOST
    turn = 0
    while page.locator("#over-title").count() == 0 and time.monotonic() < until:
        turn += 1
        now = page.evaluate(SEEN)
        if now["field"] and reach(page, "[data-phase] input"):
            known = [
                word
                for word in WORDS.get(now["style"], WORDS["Objects"])
                if now["forbidden"] not in word.lower()
            ]
            page.keyboard.press("Control+a")
            page.keyboard.type(known[turn % len(known)] if known else "nothing")
            page.keyboard.press("Enter")
            done.add((now["phase"], "word"))
        for offered in now["offered"]:
            if reach(page, offered):
                page.keyboard.press("Enter")
                done.add((now["phase"], "button"))
        page.wait_for_timeout(100)
    expect(page.locator("#over-title")).to_be_visible()
    expect(page.get_by_role("region", name="Scores").locator("tbody tr")).to_have_count(5)
    assert {("race", "word"), ("pause", "button")} <= done, done
    assert done & {("window", "button"), ("voting", "button"), ("bets", "button"), ("sandglass", "button")}
