"""What goes wrong at a table and loses nothing: a phone that sleeps, two tabs, somebody who goes away."""

import copy
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.page.people import People, Person
from tests.page.yali_moves import ANSWER, settled, tap_on

pytestmark = pytest.mark.page
ASLEEP = 10 * 60 * 1000
WAKE = "() => document.dispatchEvent(new Event('visibilitychange'))"


class Lines:
    """The wires between a page and the server; those that are cut carry nothing, and nobody is told."""

    def __init__(self, person: Person) -> None:
        self.open: list[WebSocketRoute] = []
        self.dead: set[int] = set()
        self.held: list[tuple[WebSocketRoute, str | bytes]] | None = None
        person.page.route_web_socket("**/socket", self._lay)

    def _lay(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        number = len(self.open)
        self.open.append(server)
        page.on_message(lambda said: None if number in self.dead else server.send(said))
        server.on_message(lambda said: None if number in self.dead else self._tell(page, said))

    def _tell(self, page: WebSocketRoute, said: str | bytes) -> None:
        if self.held is None:
            page.send(said)
        else:
            self.held.append((page, said))

    def hold(self) -> None:
        """What the server says is on its way."""
        self.held = []

    def let_go(self) -> None:
        """It arrives."""
        held, self.held = self.held or [], None
        for page, said in held:
            page.send(said)

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
    return (ada, bo) if my_turn(ada) else (bo, ada)


TURN = re.compile("Your move|to move")


def my_turn(person: Person) -> bool:
    """Whether it is this person's turn, once that is known."""
    expect(person.page.get_by_test_id("turn")).to_contain_text(TURN)
    return person.page.locator("[data-testid=turn].mine").count() > 0


def play_until_it_tips(mover: Person) -> None:
    """Moves of one's own until the other one has the move."""
    for _ in range(20):
        if not my_turn(mover):
            return
        assert settled(mover.page)
        tap_on(mover)
    raise AssertionError("the board never tips")


def moves(person: Person) -> list[str]:
    return person.page.locator("aside ol li").all_inner_texts()


def test_a_phone_that_slept_ten_minutes_stands_where_the_table_stands(people: People) -> None:
    ada, bo = two_at_a_table(people)
    lines = Lines(ada)
    ada.page.clock.install()
    ada.page.reload()
    play_until_it_tips(ada)
    expect(bo.page.locator("[data-testid=turn].mine")).to_be_attached()
    ada.press("Chat")
    ada.page.get_by_label("Say something").fill("I am still")
    lines.cut()
    play_until_it_tips(bo)
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
    lines.hold()
    tap_on(ada)
    made = moves(ada)
    empty = tab.page.locator("[data-cell].live[aria-label*=empty]")
    for marble in reversed(tab.page.locator("[data-cell].live").all()):
        marble.press("Enter")
        if empty.count():
            break
    empty.first.press("Enter")
    if tab.page.locator(".ask").count():
        tab.page.locator(ANSWER).last.click()
    expect(tab.page.get_by_test_id("turn")).to_contain_text("Sending your move")
    lines.let_go()
    expect(tab.page.get_by_role("alert")).to_be_visible()
    assert settled(tab.page)
    assert moves(tab) == made
    tap_on(tab)
    expect(ada.page.locator("aside ol li")).to_have_count(len(made) + 1)


def test_a_hint_between_people_is_seen_by_both(people: People) -> None:
    mover, other = two_at_a_table(people, agree="Players may ask for a hint")
    mover.press("Hint")
    # told when it is asked for, however long the answer takes
    expect(other.page.get_by_test_id("toasts")).to_contain_text("asks for a hint")
    expect(mover.page.locator(".note.hint")).to_be_visible()


def test_who_comes_to_watch_and_whom_a_bot_replaces_is_seen_by_all(people: People) -> None:
    mover, other = two_at_a_table(people)
    path = mover.page.url.removeprefix(mover.address)
    people.come().visit(path)
    for person in (mover, other):
        expect(person.page.get_by_test_id("toasts")).to_contain_text("has come to watch")
    other.page.goto("about:blank")
    mover.press("Let a bot play on")
    expect(mover.page.get_by_test_id("toasts")).to_contain_text("takes over the seat")


def test_whoever_was_replaced_is_told_who_plays_and_takes_the_seat_back(people: People) -> None:
    mover, other = two_at_a_table(people)
    path = mover.page.url.removeprefix(mover.address)
    other.page.goto("about:blank")
    mover.press("Let a bot play on")
    expect(mover.page.get_by_test_id("toasts")).to_contain_text("takes over the seat")
    other.page.set_viewport_size({"width": 360, "height": 640})
    other.visit(path)
    told = other.page.get_by_role("status").filter(has_text="is playing for you.")
    expect(told).to_be_visible()
    back = told.get_by_role("button", name="Take my seat back")
    expect(back).to_have_text("Take my seat back")  # in words, also where actions are signs
    back.click()
    expect(told).to_have_count(0)
    expect(other.page.get_by_role("group", name="What you can do")).to_be_visible()


def test_a_hint_that_takes_its_time_is_announced_until_it_is_there(people: People) -> None:
    ada = people.come()
    lines = Lines(ada)
    ada.open_table("bali", Players="1")
    expect(ada.button("Hint")).to_be_visible()
    lines.hold()
    ada.press("Hint")
    awaited = ada.page.get_by_role("status").filter(has_text="Working on a hint")
    expect(awaited).to_be_visible()
    # whoever waits for long is told why that may be
    slow = ada.page.get_by_role("status").filter(has_text="after an installation")
    expect(slow).to_be_visible()
    lines.let_go()
    expect(ada.page.locator("p.hint")).to_be_visible()
    expect(awaited).to_have_count(0)
    expect(slow).to_have_count(0)
