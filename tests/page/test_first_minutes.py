"""A stranger's first five minutes: the shelf, the course, and the first moves of a first game."""

import time
from itertools import count

import pytest
from playwright.sync_api import Page, Position, expect

from ludotheque import lessons, registry
from ludotheque.games.bali.types import Build, Challenge, Forfeit, Remove
from ludotheque.games.bali.types import Move as BaliMove
from ludotheque.games.yali.types import Go
from tests.page import test_wordjam
from tests.page.bali_play import Ears, act, settled
from tests.page.people import People, Person
from tests.page.test_learn import at_step, go
from tests.page.yali_moves import settled as my_turn
from tests.page.yali_moves import tap_on

pytestmark = pytest.mark.page
NAMES = {"yali": "YALi", "bali": "BALI", "wordjam": "WORD JAM"}
PLAY = {"yali": "Play the computer", "bali": "Deal for one"}
TOP_CARD: Position = {"x": 16, "y": 12}
"""Where a column is touched: below its cards a word may be taken off."""
FIRST_MOVES = 4
on_both = pytest.mark.parametrize("device", ["phone", "desktop"])


def come_new(people: People, game: str, device: str) -> Person:
    """A stranger, from the shelf to the course; a room, which others wait for, is offered none by itself."""
    ada = people.come(phone=device == "phone")
    ada.visit("/")
    box = ada.page.get_by_role("article", name=NAMES[game])
    if game == "wordjam":
        box.get_by_role("link", name="How to play").click()
    else:
        box.get_by_role("button", name=PLAY[game]).click()
        expect(ada.button("I know it")).to_be_visible()
        assert ada.violations() == []
        ada.page.get_by_role("link", name="Learn it in two minutes").click()
    return ada


def play_at_once(ada: Person, game: str) -> None:
    """The course is over: a first game begins in one or two taps, and nobody asks again."""
    expect(ada.page.get_by_role("heading", name="That’s all you need. Now play!")).to_be_visible()
    if game == "wordjam":
        ada.page.get_by_role("link", name="Play now").click()
        ada.page.locator("form button.main").click()
    else:
        ada.visit("/")
        ada.page.get_by_role("article", name=NAMES[game]).get_by_role("button", name=PLAY[game]).click()
    ada.page.wait_for_url("**/table/*")


@on_both
def test_a_stranger_learns_yali_and_plays(people: People, device: str) -> None:
    ada = come_new(people, "yali", device)
    yali = registry.game("yali")
    for number, lesson in enumerate(registry.course("yali", "en"), 1):
        at_step(ada, number, "yali")
        move = yali.read(lesson.state, lesson.seat, lesson.demo[0])
        assert isinstance(move, Go)
        go(ada.page, move)
        expect(ada.page.locator(".answer.yes")).to_be_visible()
        ada.press("Next")
    play_at_once(ada, "yali")
    for _ in range(FIRST_MOVES):
        assert my_turn(ada.page)
        tap_on(ada)
    assert ada.violations() == []
    assert not ada.scrolls_sideways()


def bali(page: Page, move: BaliMove, alone: bool) -> None:
    """A move of BALI by touching columns: what goes below, then what it goes under."""
    match move:
        case Build(column, pieces, letters):
            for nth, piece in enumerate(pieces):
                # in a chain that is begun, each further column goes below it at once
                for at in (piece, column) if nth == 0 or alone else (piece,):
                    page.locator(f'[data-at="{at.seat}.{at.place}"]').click(position=TOP_CARD)
                if letters:
                    page.get_by_role("dialog").get_by_role("button", name=letters, exact=True).click()
                if alone:  # each column is laid down at once
                    expect(page.locator("[data-mark=held]")).to_have_count(0)
                    expect(page.locator(".lesson[aria-busy=false]")).to_be_visible()
            if not alone:
                page.get_by_role("button", name="Play it").click()
        case Remove(column):
            page.locator(f'[role=gridcell]:has([data-at="0.{column.place}"]) .take').click()
        case Forfeit(column):
            page.locator(f'[data-at="{column.seat}.{column.place}"]').click(position=TOP_CARD)
            page.get_by_role("button", name="Forfeit").click()
        case Challenge():
            page.get_by_role("button", name="Challenge", exact=True).click()


@on_both
def test_a_stranger_learns_bali_and_plays(people: People, device: str) -> None:
    ada = come_new(people, "bali", device)
    ears = Ears(ada.page)
    for number, lesson in enumerate(registry.course("bali", "en"), 1):
        at_step(ada, number, "bali")
        made = lessons.demonstration(registry.game("bali"), lesson).made
        for one in made:
            if one.seat == lesson.seat:
                expect(ada.page.locator(".lesson[aria-busy=false]")).to_be_visible()
                bali(ada.page, one.move, lesson.players == 1)
        expect(ada.page.locator(".answer.yes")).to_be_visible()
        if number == 1:
            assert ada.violations() == []
        ada.press("Next")
    play_at_once(ada, "bali")
    for _ in range(FIRST_MOVES):
        assert settled(ada)
        act(ada, ears)
    assert ada.violations() == []
    assert not ada.scrolls_sideways()


def word(page: Page, said: str, button: str) -> None:
    page.get_by_role("textbox").fill(said)
    page.get_by_role("button", name=button).click()


@on_both
def test_a_stranger_learns_word_jam_and_plays(people: People, device: str) -> None:
    ada = come_new(people, "wordjam", device)
    for number, lesson in enumerate(registry.course("wordjam", "en"), 1):
        at_step(ada, number, "wordjam")
        match lesson.id:
            case "value" | "forbidden":
                word(ada.page, lesson.demo[0].strip('"'), "Say it")
            case "call":
                word(ada.page, lesson.demo[1].strip('"'), "Sesame, open!")
            case "dispute":
                ada.page.get_by_role("button", name="I dispute it").click()
            case "bet":
                ada.page.get_by_role("button", name="Thieves").click()
            case "thieves":
                word(ada.page, "Penguin", "Lock it in")
            case "last" | "tie":
                ada.page.get_by_role("button", name="Ali Baba").click()
                expect(ada.page.locator(".lesson[aria-busy=false]")).to_be_visible()
                word(ada.page, "Cucumber", "Lock it in")
        expect(ada.page.locator(".answer.yes")).to_be_visible()
        if number == 1:
            assert ada.violations() == []
        ada.press("Next")
    play_at_once(ada, "wordjam")
    seen: set[str] = set()
    until = time.monotonic() + test_wordjam.AT_MOST
    for turn in count():
        seen.add(test_wordjam.act(ada.page, turn))
        if "pause" in seen or time.monotonic() > until:
            break
    assert {"race", "pause"} <= seen, "a round is played to its end"
    assert ada.violations() == []
    assert not ada.scrolls_sideways()
