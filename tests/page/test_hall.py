"""An evening on the page: opened from the shelf, entered by code, three rounds with a television, its end."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from ludotheque.texts import texts
from tests.page.finished import ask
from tests.page.people import People, Person
from tests.page.test_screens import small_targets

pytestmark = pytest.mark.page
SIZES = [(390, 844), (360, 640), (844, 390), (1440, 900)]
ROUND, BETWEEN = 35, 20
"""Seconds: no game is waited for, and there is time to look at the standings."""
PLAY = """([path]) => {
    const wire = new WebSocket(`ws://${location.host}/api${path.replace('/table/', '/tables/')}/socket`);
    const say = (said) => wire.send(JSON.stringify(said));
    let made = 0;
    wire.onopen = () => say({ type: 'hello', since: null, seat: null });
    const play = (seat, move, version) => say({ type: 'move', seat, move, version, ref: `m${made++}` });
    const pick = (legal) => legal[(made * 7) % legal.length].move;
    wire.onmessage = (event) => {
        const { type, live, seat, moves, version } = JSON.parse(event.data);
        if (type === 'legal' && moves.length) play(seat, pick(moves), version);
        if (!live) return;
        const mine = live.seen?.seat;
        const asked = live.proposal;
        if (live.status === 'over') wire.close();
        else if (!live.acting.includes(mine) || asked?.seat === mine) return;
        else if (asked) play(mine, asked.move, live.version);
        else if (live.seen.legal?.length) play(mine, pick(live.seen.legal), live.version);
        else say({ type: 'legal', seat: mine, start: 0, ref: 'list' });
    };
}"""
"""Somebody who plays beside the page and agrees to whatever his partner proposes."""


def opened(host: Person, **wish: Any) -> dict[str, Any]:
    """An evening that somebody opens without looking for the buttons."""
    said = {"game": "yali", "form": "swiss", "level": "1", "interval": 0, **wish}
    return dict(ask(host, "/api/evenings", **said))


def order(host: Person, evening: str, kind: str, **said: Any) -> dict[str, Any]:
    return dict(ask(host, f"/api/evenings/{evening}/order", type=kind, **said))


def called(person: Person, name: str) -> None:
    person.page.get_by_label("Your name").fill(name)
    person.press("I’m in")


def by_code(person: Person, code: str) -> None:
    person.visit("/")
    person.page.get_by_role("textbox", name="The code of the table or the evening").fill(code)
    person.press("Join")


def table_of(person: Person, *not_these: str) -> str:
    """The table to which the page has taken somebody by itself."""
    person.page.wait_for_url(lambda url: "/table/" in url and url.rpartition("/")[2] not in not_these)
    return person.page.url.rpartition("/")[2]


def play(person: Person) -> None:
    """Play the game at this table, while the page looks on."""
    person.page.evaluate(PLAY, [person.page.url.removeprefix(person.address)])


def fits(person: Person, what: str) -> None:
    assert person.violations() == [], what
    assert not person.scrolls_sideways(), what


def television(people: People, evening: str, lang: str = "en") -> Person:
    tv = people.come(lang=lang)
    tv.page.set_viewport_size({"width": 1920, "height": 1080})
    tv.visit(f"/e/{evening}/screen")
    return tv


def test_an_evening_is_opened_from_the_shelf_with_a_few_questions(people: People) -> None:
    ada = people.come()
    ada.visit("/")
    box = ada.page.get_by_role("article", name="BALI")
    box.get_by_text("More ways").click()
    box.get_by_role("link", name="An evening with several tables").click()
    expect(ada.page.get_by_role("radio", name=re.compile("^Progressive BALI"))).to_be_checked()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("combobox", name="Games").select_option("3")
    ada.unfold()
    ada.page.get_by_role("spinbutton", name="Bots from the beginning").fill("5")
    ada.page.get_by_role("radio", name=re.compile("^Lou")).check(force=True)
    ada.page.get_by_role("combobox", name="Time between rounds").select_option(label="10 seconds")
    fits(ada, "opening an evening")
    ada.press("Open the evening")
    ada.page.wait_for_url("**/e/*")
    expect(ada.page.get_by_role("heading", name="Progressive BALI")).to_be_visible()
    expect(ada.page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(6)
    expect(ada.button("Begin with 6 and 2 bots")).to_be_visible()
    assert re.search("The code is( [A-Z]){5}$", ada.page.get_by_text("The code is").text_content() or "")


def test_b27_two_people_and_bots_play_three_rounds_with_a_television_beside_them(people: People) -> None:
    ada, bo = people.come(), people.come(phone=True, dark=True)
    bo.page.set_viewport_size({"width": 390, "height": 844})
    ask(ada, "/api/me", name="Ada")
    wish = {
        "game": "bali",
        "form": "progressive",
        "rounds": 3,
        "bots": 5,
        "clock": ROUND,
        "interval": BETWEEN,
    }
    made = opened(ada, **wish)
    evening, code = made["id"], made["code"]
    ada.visit(f"/e/{evening}")

    tv = television(people, evening)
    expect(tv.page.get_by_role("img", name=code, exact=True)).to_be_visible()
    by_code(bo, code)
    bo.page.wait_for_url(f"**/e/{evening}")
    fits(bo, "an invitation")
    called(bo, "Bo")
    expect(bo.page.get_by_text("Ada starts the game.")).to_be_visible()
    assert small_targets(bo) == []
    players = bo.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(players.filter(has_text="(guest)")).to_have_text(
        ["Ada (guest) runs the evening", "Bo (guest) (you)"]
    )
    expect(tv.page.get_by_role("listitem").filter(has_text=re.compile("^Bo$"))).to_be_visible()
    expect(ada.page.get_by_test_id("announcer")).to_have_text("Bo has come in.")
    for person, name in ((ada, "host"), (bo, "guest"), (tv, "tv")):
        fits(person, name)
        person.picture(f"hall-open-{name}", full=False)
    ada.press("Begin with 7 and a bot")

    met: list[str] = []
    for number in (1, 2, 3):
        expect(tv.page.get_by_text(f"Round {number} of 3")).to_be_visible()
        expect(tv.page.locator("[data-stage=round]").get_by_role("listitem")).to_have_count(2)
        if number == 1:
            expect(tv.page.get_by_role("timer", name="The round ends in")).to_be_visible()
        if number < 3:  # nothing of what there is to see between rounds goes by too soon
            order(ada, evening, "break")
        if number > 1:  # few tables leave room for the standings, with the way people moved
            standings = tv.page.get_by_role("table", name="Standings")
            expect(standings.get_by_text("moves up")).to_have_count(2)
        at = [table_of(person, *met) for person in (ada, bo)]
        met += at
        for person in (ada, bo):
            expect(person.page.get_by_role("link", name="Evening", exact=True)).to_be_visible()
        if number == 1:
            expect(bo.page.get_by_role("timer", name="The round ends in")).to_be_visible()
        tv.picture(f"hall-tv-round-{number}", full=False)
        for person in (ada, bo):
            play(person)
        if number == 1:
            fits(bo, "a table of an evening")
        bo.page.get_by_role("link", name="Back to the evening").click()
        if number == 3:
            break
        # Ada stays at her table until her next one comes to her; Bo waits in the hall. All that takes time is
        # looked at in the break, which lasts as long as it takes
        expect(tv.page.locator("[data-stage=break]")).to_be_visible()
        expect(bo.page.get_by_test_id("now")).to_contain_text(re.compile(r"You are number \d of 8"))
        fits(*[(bo, "between rounds"), (tv, "standings")][number - 1])
        order(ada, evening, "go-on")
        expect(tv.page.locator("[data-stage=between]")).to_be_visible()
        expect(tv.page.get_by_text("Next round in")).to_be_visible()
        tv.picture(f"hall-tv-between-{number}", full=False)
        bo.picture(f"hall-between-{number}", full=False)

    ada.page.get_by_role("link", name="Back to the evening").click()
    for person in (ada, bo, tv):
        expect(
            person.page.get_by_role("region", name=re.compile("wins? the evening|share the victory"))
        ).to_be_visible()
        fits(person, "the end")
    for person, name in ((ada, "ada"), (bo, "bo"), (tv, "tv")):
        person.picture(f"hall-over-{name}", full=False)
    for label, ending in (("Results as text", ".txt"), ("Results as a spreadsheet (CSV)", ".csv")):
        with bo.page.expect_download() as kept:
            bo.page.get_by_role("link", name=label).click()
        assert kept.value.suggested_filename.endswith(ending)
        assert "Ada" in kept.value.path().read_text(encoding="utf-8")

    bo.press("Again with the same people")
    bo.page.wait_for_url(lambda url: "/e/" in url and evening not in url)
    new = bo.page.url.rpartition("/")[2]
    tv.page.wait_for_url(f"**/e/{new}/screen")
    ada.page.get_by_role("link", name="To the next evening").click()
    ada.page.wait_for_url(f"**/e/{new}")
    for name in ("Ada", "Bo"):
        expect(tv.page.get_by_role("listitem").filter(has_text=re.compile(f"^{name}$"))).to_be_visible()


def test_whoever_opened_it_pauses_calls_a_break_replaces_somebody_and_ends_early(people: People) -> None:
    ada, bo = people.come(), people.come(phone=True)
    ask(ada, "/api/me", name="Ada")
    made = opened(ada, rounds=3)
    evening = made["id"]
    ada.visit(f"/e/{evening}")
    bo.visit(f"/e/{evening}")
    called(bo, "Bo")
    ada.press("Begin with 2")
    for person in (ada, bo):
        table_of(person)
        person.visit(f"/e/{evening}")
        expect(person.page.get_by_role("link", name="Sit down").first).to_be_visible()
    # nobody is dragged back to a table that he has left on purpose
    ada.press("Run the evening")
    sheet = ada.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Pause").click()
    expect(bo.page.get_by_test_id("now")).to_contain_text("All tables stand still. Ada will go on.")
    expect(bo.page.get_by_test_id("announcer")).to_have_text("All tables stand still.")
    assert ada.violations() == []
    ada.picture("hall-host-sheet", full=False)
    sheet.get_by_role("button", name="Go on").click()
    expect(bo.page.get_by_role("link", name="Sit down").first).to_be_visible()
    sheet.get_by_role("button", name="Break after this round").click()
    expect(bo.page.get_by_test_id("announcer")).to_have_text("There will be a break after this round.")
    sheet.get_by_role("button", name="Let a bot play Bo").click()
    expect(bo.page.get_by_role("heading", name="A bot has been put in your place")).to_be_visible()
    fits(bo, "replaced")
    bo.press("Come back")
    expect(bo.page.get_by_role("link", name="Sit down").first).to_be_visible()
    bo.press("Leave the evening")
    bo.page.get_by_role("dialog").get_by_role("button", name="Leave the evening").click()
    expect(bo.page.get_by_role("heading", name="You have left")).to_be_visible()
    sheet.get_by_role("button", name="End the evening").click()
    sheet.get_by_role("button", name="End it now").click()
    expect(ada.page.get_by_text("The evening is over").first).to_be_visible()
    expect(ada.page.get_by_role("link", name="Results as text")).to_be_visible()


def test_where_whoever_opened_it_has_left_somebody_else_begins(people: People) -> None:
    ada, bo = people.come(), people.come(phone=True)
    for person, name in ((ada, "Ada"), (bo, "Bo")):
        ask(person, "/api/me", name=name)
    evening = opened(ada, bots=1)["id"]
    ask(bo, f"/api/evenings/{evening}/enter")
    bo.visit(f"/e/{evening}")
    expect(bo.page.get_by_text("Ada starts the game.")).to_be_visible()
    expect(bo.page.get_by_role("button", name="Begin with")).to_have_count(0)
    ask(ada, f"/api/evenings/{evening}/leave")
    bo.press("Begin with 2")
    table_of(bo)


def test_what_goes_wrong_at_an_evening_is_said_in_a_sentence(people: People) -> None:
    ada, bo = people.come(), people.come(phone=True)
    ask(ada, "/api/me", name="Ada")
    made = opened(ada, bots=1, rounds=2)
    evening, code = made["id"], made["code"]
    by_code(bo, "BBBBB" if code != "BBBBB" else "CCCCC")
    expect(bo.page.get_by_role("alert")).to_contain_text("There is no evening with the code")
    bo.visit("/e/nowhere")
    expect(bo.page.get_by_role("alert")).to_contain_text("There is no such evening.")
    order(ada, evening, "begin")

    # late, where one may still come in
    by_code(bo, code.lower())
    expect(bo.page.get_by_role("heading", name="They have already begun")).to_be_visible()
    expect(bo.page.get_by_text("you play from the next round on")).to_be_visible()
    called(bo, "Bo")
    expect(bo.page.get_by_test_id("now")).to_contain_text("You play from the next round on")

    # the connection is lost, and comes back
    bo.context.set_offline(True)
    expect(bo.page.get_by_text("Connection lost. Trying to come back")).to_be_visible()
    assert bo.violations() == []
    bo.context.set_offline(False)
    expect(bo.page.get_by_text("Connection lost. Trying to come back")).to_have_count(0)

    # late, where all are settled
    settled = opened(ada, form="round-robin", bots=1)
    order(ada, settled["id"], "begin")
    bo.visit(f"/e/{settled['id']}")
    expect(bo.page.get_by_text("nobody can join any more. You can watch.")).to_be_visible()
    expect(bo.page.get_by_role("link", name="Watch").first).to_be_visible()

    # over: by its code, and by its link
    for one in (evening, settled["id"]):
        order(ada, one, "end")
    by_code(bo, code)
    expect(bo.page.get_by_role("alert")).to_contain_text(f"The evening with the code {code} is over.")
    bo.visit(f"/e/{settled['id']}")
    expect(bo.page.get_by_text("The evening is over")).to_be_visible()
    expect(bo.page.get_by_label("Your name")).to_have_count(0)


def test_an_evening_waits_on_the_shelf_and_is_begun_by_keyboard(people: People) -> None:
    ada = people.come()
    ask(ada, "/api/me", name="Ada")
    evening = opened(ada, bots=3)["id"]
    ada.visit("/")
    ada.page.get_by_role("list", name="Your evenings").get_by_role("link").focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url(f"**/e/{evening}")
    begin = ada.button("Begin with 4")
    for _ in range(30):
        if begin.evaluate("(button) => button === document.activeElement"):
            break
        ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_test_id("announcer")).to_have_text(re.compile("You are at table [12]"))
    ada.press("Stay here")
    expect(ada.button("Stay here")).to_have_count(0)
    ada.page.wait_for_timeout(3500)
    assert f"/e/{evening}" in ada.page.url


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_the_hall_speaks_the_readers_language_and_fits_every_window(people: People, lang: str) -> None:
    say = texts(lang)
    ada = people.come(lang=lang, dark=lang == "de")
    ada.visit("/evening/bali")
    expect(ada.button(say("evening-open"))).to_be_visible()
    ask(ada, "/api/me", name="Wilhelmine von Hohenfels")
    evening = opened(ada, game="bali", form="progressive", bots=9, level=None, plays=False)["id"]
    tv = television(people, evening, lang)
    shown: list[tuple[str, str]] = [("new", "/evening/bali"), ("open", f"/e/{evening}")]
    for name, path in shown:
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.visit(path)
            ada.settle()
            fits(ada, f"{name} {width}")
            ada.picture(f"hall-{lang}-{name}-{width}", full=False)
    tv.picture(f"hall-{lang}-tv-open", full=False)
    order(ada, evening, "begin")
    expect(tv.page.locator("[data-stage=round]")).to_be_visible()
    ada.visit(f"/e/{evening}")
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.get_by_role("heading", name=say("hall-tables-of", number=1))).to_be_visible()
        fits(ada, f"round {width}")
        ada.picture(f"hall-{lang}-round-{width}", full=False)
    order(ada, evening, "end")
    expect(tv.page.locator("[data-stage=over]")).to_be_visible()
    fits(tv, "over")
    won = "#hall-winner"  # many share it where nobody has scored yet
    expect(tv.page.locator(won)).to_be_in_viewport(ratio=1)
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.locator(won)).to_be_visible()
        fits(ada, f"over {width}")
        ada.picture(f"hall-{lang}-over-{width}", full=False)
    tv.picture(f"hall-{lang}-tv-over", full=False)
