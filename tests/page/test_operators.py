"""Running the server by the page: somebody reports, an operator sees it and acts, and it is felt."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from ludotheque import lessons, registry
from tests.page.conftest import Server
from tests.page.people import People, Person

pytestmark = pytest.mark.page


def appoint(server: Server, name: str) -> str:
    """Make an operator on the machine; the passphrase."""
    command = [str(Path(sys.executable).with_name("ludotheque")), "admin", "operator", name]
    said = subprocess.run(
        [*command, "--data", str(server.data), "--lang", "en"],
        check=True,
        capture_output=True,
        text=True,
        env=server.environment,
    ).stdout
    return said.split()[-1]


def take_office(olga: Person, server: Server, name: str) -> None:
    """Sign in as an operator and go where operators work."""
    passphrase = appoint(server, name)
    olga.visit("/me")
    olga.page.get_by_label("Your name", exact=True).last.fill(name)
    olga.page.get_by_label("Passphrase", exact=True).last.fill(passphrase)
    olga.press("Sign in")
    expect(olga.page.get_by_label("Your name", exact=True).first).to_have_value(name)
    olga.visit("/operators")


def test_a_puzzle_with_thumbs_down_is_seen_and_withdrawn(people: People, server: Server) -> None:
    ada, olga = people.come(), people.come(phone=True)
    ada.open_table("yali", "hotseat")
    number, *_ = registry.puzzles("yali", "en")
    lesson = registry.puzzle_lesson("yali", registry.puzzles("yali", "en")[number], "en")
    made = lessons.demonstration(registry.game("yali"), lesson).made
    mine = [one.move for one in made if one.seat == lesson.seat][: len(lesson.demo)]
    at = {"lang": "en", "step": f"puzzle-{number}", "moves": msgspec.to_builtins(mine)}
    given = ada.context.request.post(f"{server.address}/api/puzzles/yali/thumb", data={"at": at, "up": False})
    assert given.ok, given.text()
    take_office(olga, server, "Oda")
    listed = olga.page.get_by_role("region", name="Puzzles with thumbs down").get_by_role("listitem")
    expect(listed).to_contain_text(f"yali-{number} 1 down, 0 up")
    expect(listed.get_by_role("link")).to_have_attribute("href", f"/puzzles/yali/{number}")
    assert not olga.violations()
    assert not olga.scrolls_sideways()
    olga.picture("operators-thumbs")
    olga.press(f"Withdraw: yali-{number}")
    expect(olga.page.get_by_text("Nobody has put a thumb down.")).to_be_visible()
    olga.press("Readmit")
    expect(listed).to_have_count(1)


def test_what_is_reported_at_a_table_is_seen_and_acted_upon(people: People, server: Server) -> None:
    ada, bo, olga = people.come(phone=True), people.come(), people.come(phone=True, dark=True)
    ada.open_table("yali", "friends")
    bo.page.goto(ada.page.get_by_label("Invite link").input_value())
    bo.page.get_by_label("Your name").fill("Toad Bo")
    bo.press("Join the game")
    expect(bo.page.get_by_role("grid")).to_be_visible()
    bo.page.get_by_role("button", name=re.compile("^Chat")).click()
    bo.page.get_by_label("Say something").fill("you slow snail")
    bo.press("Send")

    expect(ada.page.get_by_role("grid")).to_be_visible()
    ada.page.get_by_role("button", name=re.compile("^Chat")).click()
    ada.press("Report what Toad Bo said")
    expect(ada.page.get_by_text("Nobody at the table is told.")).to_be_visible()
    ada.picture("report-phone", full=False)
    ada.press("Report")
    expect(ada.page.get_by_text("The operators will look at it.")).to_be_visible()

    take_office(olga, server, "Olga")
    expect(olga.page.get_by_text("you slow snail")).to_be_visible()
    expect(olga.page.get_by_text("Free disk")).to_be_visible()
    assert not olga.violations()
    assert not olga.scrolls_sideways()
    olga.picture("operators-phone")
    olga.press("Ban: Toad Bo")
    olga.page.get_by_role("dialog").get_by_role("button", name="Ban", exact=True).click()
    expect(bo.page.get_by_text("You are not let in at the moment.")).to_be_visible()
    expect(olga.page.get_by_role("heading", name="Muted or banned")).to_be_visible()
    olga.press("Settled")
    expect(olga.page.get_by_text("Nobody has reported anything.")).to_be_visible()
    expect(olga.page.get_by_role("listitem").filter(has_text="banned Toad Bo")).to_be_visible()


def test_strangers_are_told_that_the_page_is_for_operators(people: People) -> None:
    ada = people.come(lang="de")
    ada.open_table("yali", "hotseat")
    ada.visit("/operators")
    expect(ada.page.get_by_text("Diese Seite sehen nur Betreuer.")).to_be_visible()
