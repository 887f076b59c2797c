"""Courses by keyboard alone, each step checked by axe: nothing here points at anything."""

import pytest
from playwright.sync_api import expect

from ludotheque import lessons, registry
from ludotheque.games.bali.types import Build, Challenge, Forfeit, Place, Remove
from ludotheque.games.yali.types import Go
from tests.page.people import People, Person
from tests.page.test_learn import at_step
from tests.page.yali_moves import ANSWER, tab_to, walk

pytestmark = pytest.mark.page


def begin(people: People, game: str) -> Person:
    """From the shelf into the course."""
    ada = people.come()
    ada.visit("/")
    tab_to(ada.page, f"article[aria-labelledby=box-{game}] a[href='/learn/{game}']")
    ada.page.keyboard.press("Enter")
    return ada


def go_on(ada: Person, step: str) -> None:
    """The step is done, all is accessible, and what goes on has the focus."""
    expect(ada.page.locator(".answer.yes")).to_be_visible()
    expect(ada.button("Next")).to_be_focused()
    assert ada.violations() == [], step
    ada.page.keyboard.press("Enter")


def arrived(ada: Person) -> None:
    expect(ada.page.get_by_role("link", name="Play now")).to_be_focused()
    assert ada.violations() == []


def test_the_course_of_yali_is_taken_by_keyboard_alone(people: People) -> None:
    ada = begin(people, "yali")
    page, yali = ada.page, registry.game("yali")
    for number, lesson in enumerate(registry.course("yali", "en"), 1):
        at_step(ada, number, "yali")
        move = yali.read(lesson.state, lesson.seat, lesson.demo[0])
        assert isinstance(move, Go)
        expect(page.locator("[data-cell].live").first).to_be_visible()
        tab_to(page, "[data-cell]")
        for name in (move.path[0], move.path[-1], *((move.side[0], move.side[-1]) if move.side else ())):
            walk(page, name)
            page.keyboard.press("Enter")
        answered = page.locator(".answer:not(:empty)")
        expect(page.locator(ANSWER).or_(answered).last).to_be_visible()
        if page.locator(ANSWER).count():
            tab_to(page, ANSWER)
            page.keyboard.press("Enter")
        go_on(ada, lesson.id)
    arrived(ada)


def to_column(ada: Person, place: Place) -> None:
    """With the arrow keys: along a panel, and up to the rival's."""
    page = ada.page
    expect(page.locator("[data-at].live").first).to_be_visible()
    tab_to(page, "[data-at]")
    seat, at = map(int, page.evaluate("() => document.activeElement.dataset.at").split("."))
    for _ in range(abs(place.seat - seat)):
        page.keyboard.press("ArrowUp" if place.seat > seat else "ArrowDown")
    at = int(page.evaluate("() => document.activeElement.dataset.at").split(".")[1])
    for _ in range(abs(place.place - at)):
        page.keyboard.press("ArrowRight" if place.place > at else "ArrowLeft")
    expect(page.locator(f'[data-at="{place.seat}.{place.place}"]')).to_be_focused()


def press(ada: Person, words: str) -> None:
    """A button by what it is called, reached with Tab."""
    button = ada.page.get_by_role("button", name=words).first
    expect(button).to_be_enabled()
    for _ in range(60):
        if button.evaluate("(one) => one === document.activeElement"):
            ada.page.keyboard.press("Enter")
            return
        ada.page.keyboard.press("Tab")
    raise AssertionError(f"{words} is not reached with Tab")


def test_the_course_of_bali_is_taken_by_keyboard_alone(people: People) -> None:
    ada = begin(people, "bali")
    for number, lesson in enumerate(registry.course("bali", "en"), 1):
        at_step(ada, number, "bali")
        expect(ada.button("Stop here")).to_have_count(0)
        for one in lessons.demonstration(registry.game("bali"), lesson).made:
            if one.seat != lesson.seat:
                continue
            expect(ada.page.locator(".lesson[aria-busy=false]")).to_be_visible()
            match one.move:
                case Build(column, pieces, letters):
                    for nth, piece in enumerate(pieces):
                        # in a chain that is begun, each further column goes below it at once
                        for at in (piece, column) if nth == 0 or lesson.players == 1 else (piece,):
                            to_column(ada, at)
                            ada.page.keyboard.press("Enter")
                        for letter in letters:
                            ada.page.keyboard.press(letter.lower())
                        if lesson.players == 1:  # each column is laid down at once
                            expect(ada.page.locator("[data-mark=held]")).to_have_count(0)
                            expect(ada.page.locator(".lesson[aria-busy=false]")).to_be_visible()
                    if lesson.players > 1:
                        press(ada, "Play it")
                case Remove(column):
                    to_column(ada, column)
                    ada.page.keyboard.press("Delete")
                case Forfeit(column):
                    to_column(ada, column)
                    ada.page.keyboard.press("Enter")
                    press(ada, "Forfeit")
                case Challenge():
                    press(ada, "Challenge")
        go_on(ada, lesson.id)
    arrived(ada)


def say(ada: Person, words: str) -> None:
    """A word, typed where one may type, and Enter."""
    tab_to(ada.page, ".lesson input")
    ada.page.keyboard.press("Control+a")
    ada.page.keyboard.type(words)
    ada.page.keyboard.press("Enter")


THEME_FITS = """() => {
    const card = document.querySelector('section.style');
    return card.scrollHeight <= card.clientHeight + 1;
}"""


def test_the_course_of_word_jam_is_taken_by_keyboard_alone(people: People) -> None:
    ada = begin(people, "wordjam")
    for number, lesson in enumerate(registry.course("wordjam", "en"), 1):
        at_step(ada, number, "wordjam")
        assert ada.page.evaluate(THEME_FITS), lesson.id
        for said in lesson.demo:
            expect(ada.page.locator(".lesson[aria-busy=false]")).to_be_visible()
            match said.split(maxsplit=1):
                case ["sesame"]:
                    press(ada, "Sesame, open!")
                case ["dispute"]:
                    press(ada, "I dispute it")
                case ["bet", camp]:
                    press(ada, "Thieves" if camp == "thieves" else "Ali Baba")
                case ["lock", words]:
                    say(ada, words.strip('"'))
                case [words]:
                    say(ada, words.strip('"'))
        go_on(ada, lesson.id)
    arrived(ada)
