"""What goes wrong at a table and loses nothing: a phone that sleeps, two tabs, somebody who goes away."""

import copy
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.page.people import People, Person
from tests.page.yali_moves import settled, tap_on

pytestmark = pytest.mark.page
ASLEEP = 10 * 60 * 1000
WAKE = "() => document.dispatchEvent(new Event('visibilitychange'))"


class Lines:
    """The wires between a page and the server; those that are cut carry nothing any more, and nobody is told."""

    def __init__(self, person: Person) -> None:
        self.open: list[WebSocketRoute] = []
        self.dead: set[int] = set()
        person.page.route_web_socket("**/socket", self._lay)

    def _lay(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        number = len(self.open)
        self.open.append(server)
        page.on_message(lambda said: None if number in self.dead else server.send(said))
        server.on_message(lambda said: None if number in self.dead else page.send(said))

    def cut(self) -> None:
        """As when a device sleeps: neither end hears that the other one is gone."""
        self.dead = set(range(len(self.open)))


def two_at_a_table(people: People, agree: str = "") -> tuple[Person, Person]:
    """Ada and Bo at YALi; the first is to move."""
    ada, bo = people.come(), people.come()
    bo.visit(ada.open_table("yali", "friends", agree=agree))
    bo.page.get_by_label("Your name").fill("Bo")
    bo.press("Join the game")
    for person in (ada, bo):
        expect(person.page.get_by_role("grid")).to_be_visible()
    expect(ada.page.get_by_test_id("turn")).to_contain_text(re.compile("Your move|to move"))
    return (ada, bo) if "Your move" in ada.page.get_by_test_id("turn").inner_text() else (bo, ada)


def my_turn(person: Person) -> bool:
    return person.page.locator("[data-testid=turn].mine").count() > 0


def moves(person: Person) -> list[str]:
    return person.page.locator("aside ol li").all_inner_texts()


def test_a_phone_that_slept_ten_minutes_stands_where_the_table_stands(people: People) -> None:
    ada, bo = two_at_a_table(people)
    lines = Lines(ada)
    ada.page.clock.install()
    ada.page.reload()
    while my_turn(ada):
        assert settled(ada.page)
        tap_on(ada)
    ada.press("Chat")
    ada.page.get_by_label("Say something").fill("I am still")
    lines.cut()
    while not my_turn(bo):
        bo.page.wait_for_timeout(50)
    while my_turn(bo):
        assert settled(bo.page)
        tap_on(bo)
    ada.page.clock.fast_forward(ASLEEP)
    ada.page.evaluate(WAKE)
    expect(ada.page.locator("[data-testid=turn].mine")).to_be_attached()
    expect(ada.page.get_by_text("Connection lost")).to_have_count(0)
    expect(ada.page.get_by_label("Say something")).to_have_value("I am still")
    ada.press("Moves")
    expect(ada.page.locator("aside ol li")).to_have_count(len(moves(bo)))
    expect(ada.page.locator("[data-token]")).not_to_have_count(0)
    assert settled(ada.page)
    tap_on(ada)


def test_two_tabs_of_one_person_tell_the_same_and_the_later_one_is_told_why_not(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", "hotseat")
    assert settled(ada.page)
    tab = copy.copy(ada)
    tab.page = ada.context.new_page()
    lines = Lines(tab)
    tab.page.goto(ada.page.url)
    assert settled(tab.page)
    tap_on(ada)
    expect(tab.page.locator("aside ol li")).to_have_count(2)
    assert settled(tab.page)
    tap_on(tab)
    expect(ada.page.locator("aside ol li")).to_have_count(3)
    assert settled(ada.page)
    # what happened in the one has not come to the other yet
    held: list[str | bytes] = []
    page_side = lines.open[-1]
    page_side.on_message(held.append)
    tap_on(ada)
    made = moves(ada)
    cells = "() => [...document.querySelectorAll('[data-cell].live')].map((cell) => cell.dataset.cell)"
    for source in tab.page.evaluate(cells):
        tab.page.locator(f'[data-cell="{source}"]').press("Enter")
        targets = [cell for cell in tab.page.evaluate(cells) if cell != source]
        if targets:
            tab.page.locator(f'[data-cell="{targets[0]}"]').press("Enter")
            break
    if tab.page.locator(".ask").count():
        tab.page.locator(".ask button").last.click()
    tab.page.reload()
    assert settled(tab.page)
    assert moves(tab) == made
    tap_on(tab)
    expect(ada.page.locator("aside ol li")).to_have_count(len(made) + 1)


def test_a_hint_between_people_is_seen_by_both(people: People) -> None:
    mover, other = two_at_a_table(people, agree="Players may ask for a hint")
    mover.press("Hint")
    expect(mover.page.locator(".note.hint")).to_be_visible()
    expect(other.page.get_by_test_id("toasts")).to_contain_text("asks for a hint")


def test_who_comes_to_watch_and_whom_a_bot_replaces_is_seen_by_all(people: People) -> None:
    mover, other = two_at_a_table(people)
    path = mover.page.url.removeprefix(mover.address)
    people.come().visit(path)
    for person in (mover, other):
        expect(person.page.get_by_test_id("toasts")).to_contain_text("has come to watch")
    other.page.goto("about:blank")
    mover.press("Let a bot play on")
    expect(mover.page.get_by_test_id("toasts")).to_contain_text("takes over the seat")
