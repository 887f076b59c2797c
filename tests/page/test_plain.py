"""The plain board: any game can be read and played on it."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from ludotheque import registry
from tests.page.people import ROOT, People, Person
from tests.page.test_screens import small_targets
from tests.page.yali_moves import tab_to

pytestmark = pytest.mark.page
ASSETS = ROOT / "src/ludotheque/server/page/assets"
GAMES = tuple(registry.GAME_IDS)
PLAINLY = """const sheet = document.createElement('link');
Object.assign(sheet, { rel: 'stylesheet', href: '/assets/%s' });
document.head.append(sheet);
await new Promise((done) => sheet.onload = done);
export * from './%s';
export { default } from './%s';
"""


def take_boards_away(person: Person) -> None:
    """Let every game of the house be one that has no board of its own."""
    script, style = (next(ASSETS.glob(name)).name for name in ("plain-*.js", "plain-*.css"))

    def plainly(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body=PLAINLY % (style, script, script))

    for game in GAMES:
        person.page.route(f"**/assets/{game}-*.js", plainly)


def test_the_page_knows_no_game_by_name_outside_its_folder() -> None:
    own = [ROOT / "web/src/lib/boards" / game for game in GAMES]
    generated = ROOT / "web/src/lib/protocol.ts"
    for file in (ROOT / "web/src").rglob("*"):
        ours = file.suffix in {".ts", ".svelte", ".css"} and not file.name.endswith(
            (".test.ts", "samples.ts")
        )
        if ours and file != generated and not any(folder in file.parents for folder in own):
            said = re.findall("|".join(GAMES), file.read_text(encoding="utf-8"), re.IGNORECASE)
            assert said == [], file


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_any_game_can_be_read_and_played_on_it(people: People, game: str, phone: bool) -> None:
    ada = people.come(phone=phone, dark=phone, lang="de" if phone else "en")
    take_boards_away(ada)
    ada.open_table(game)
    expect(ada.page.get_by_label("Der Tisch" if phone else "The table", exact=True)).to_be_visible()
    ada.picture(f"plain-{game}-{'phone' if phone else 'desktop'}")
    assert ada.violations() == []
    assert not ada.scrolls_sideways()
    assert not phone or small_targets(ada) == []
    if game != "wordjam":
        moves(ada).get_by_role("button").first.click()
        if phone:
            ada.press("Züge")
        expect(ada.page.locator("aside ol button").nth(1)).to_be_visible()


def moves(person: Person) -> Locator:
    return person.page.get_by_label(re.compile("Your moves|Vos coups|Deine Züge"))


def may_move(person: Person) -> bool:
    """Wait until it is this person's turn; false: the game is over."""
    expect(moves(person).or_(person.page.locator("#over-title"))).to_be_visible()
    return person.page.locator("#over-title").count() == 0


def made(person: Person) -> int:
    return int(person.page.locator("aside ol").get_attribute("data-moves") or "0")


def test_a_game_that_the_page_has_never_heard_of_is_played_to_its_end(with_a_guest: People) -> None:
    ada = with_a_guest.come()
    ada.visit("/")
    box = ada.page.get_by_role("article", name="Pebbles")
    expect(box).to_contain_text("A heap of pebbles, a hidden tile and a guess")
    expect(box).to_contain_text("2–4 players")
    ada.picture("plain-shelf-desktop")
    box.get_by_role("button", name="Play the computer").click()

    assert may_move(ada)
    table = ada.page.get_by_label("The table", exact=True)
    expect(table).to_contain_text("pebbles in the heap")
    expect(table.get_by_text("face down")).to_have_count(1)

    ada.press("Hint")
    expect(ada.page.get_by_text("Count what you leave.")).to_be_visible()
    ada.press("Tell me more")
    expect(moves(ada).locator(".hinted")).to_have_count(1)

    field = ada.page.get_by_label("Move in notation, for example take 2")
    field.fill("take 9")
    ada.press("Play it")
    expect(ada.page.get_by_role("alert")).to_contain_text("You cannot take 9.")
    expect(ada.page.get_by_role("link", name="P3")).to_have_attribute("href", "/rules/pebbles#P3")
    expect(field).to_have_value("take 9")
    field.fill("show")
    ada.press("Play it")
    expect(table).to_contain_text("lies openyes")

    while may_move(ada):
        before = made(ada)
        moves(ada).get_by_role("button", name=re.compile("take 1|guess 7")).click()
        ada.page.wait_for_function("(n) => document.querySelector('aside ol').dataset.moves > n", arg=before)
    expect(ada.page.locator("#over-title")).to_be_visible()
    expect(ada.page.get_by_text("Tile, guess and the last pebble have been counted up.")).to_be_visible()
    expect(ada.button("Analyse the game")).to_have_count(0)
    expect(table.get_by_text("face down")).to_have_count(0)
    ada.picture("plain-over-desktop")

    ada.press("Watch it again")
    ada.press("Pause")
    ada.page.locator("body").press("Home")
    expect(ada.page.get_by_text("after move 0 of")).to_be_visible()
    expect(table).to_contain_text("pebbles in the heap6")
    for _ in range(4):
        ada.press("One move forward")
    expect(ada.page.get_by_text("after move 4 of")).to_be_visible()
    assert ada.violations() == []


@pytest.mark.parametrize(("lang", "name"), [("en", "Pebbles"), ("fr", "Cailloux"), ("de", "Kiesel")])
def test_every_screen_of_such_a_game_fits_a_phone(with_a_guest: People, lang: str, name: str) -> None:
    ada = with_a_guest.come(phone=True, dark=lang == "fr", lang=lang)
    wrong: dict[str, list[str]] = {}
    for screen in ("/", "/rules/pebbles#P3", "/new/pebbles", "/new/pebbles/hotseat"):
        ada.visit(screen)
        ada.page.wait_for_load_state("networkidle")
        expect(ada.page.get_by_role("heading", name=name).first).to_be_visible()
        wrong[screen] = all_that_is_wrong(ada)
        ada.picture(f"plain{screen.replace('/', '-').partition('#')[0]}-phone-{lang}")
    ada.open_table("pebbles")
    while may_move(ada):
        wrong[f"table {made(ada)}"] = all_that_is_wrong(ada)
        ada.picture(f"plain-table-phone-{lang}")
        before = made(ada)
        moves(ada).get_by_role("button").first.tap()
        ada.page.wait_for_function("(n) => document.querySelector('aside ol').dataset.moves > n", arg=before)
    wrong["over"] = all_that_is_wrong(ada)
    assert {place: found for place, found in wrong.items() if found} == {}


def all_that_is_wrong(person: Person) -> list[str]:
    sideways = ["scrolls sideways"] if person.scrolls_sideways() else []
    return [*person.violations(), *small_targets(person), *sideways]


def test_it_is_played_with_the_keyboard_alone(with_a_guest: People) -> None:
    ada = with_a_guest.come()
    ada.visit("/")
    tab_to(ada.page, "[aria-labelledby=box-pebbles] button")
    ada.page.keyboard.press("Enter")
    while may_move(ada):
        before = made(ada)
        tab_to(ada.page, "[aria-label='Your moves'] button")
        ada.page.keyboard.press("End")
        ada.page.keyboard.press("ArrowLeft")
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_function("(n) => document.querySelector('aside ol').dataset.moves > n", arg=before)
    expect(ada.page.locator("#over-title")).to_be_visible()


def test_two_people_at_one_device_do_not_see_each_others_tile(with_a_guest: People) -> None:
    device = with_a_guest.come(phone=True)
    device.open_table("pebbles", "hotseat")
    for name in ("Player 1", "Player 2"):
        expect(device.page.get_by_test_id("curtain")).to_be_visible()
        expect(device.page.get_by_label("The table", exact=True)).to_have_count(0)
        device.press(f"I am {name}")
        table = device.page.get_by_label("The table", exact=True)
        expect(table.locator("li", has_text=name).get_by_text("face down")).to_have_count(0)
        expect(table.get_by_text("face down")).to_have_count(1)
        moves(device).get_by_role("button", name="take 1").tap()


def test_a_screen_for_the_room_shows_it_without_secrets(with_a_guest: People) -> None:
    ada = with_a_guest.come()
    path = ada.open_table("pebbles")
    assert may_move(ada)
    screen = with_a_guest.come()
    screen.visit(path.replace("/table/", "/display/"))
    expect(screen.page.get_by_label("The table", exact=True).get_by_text("face down")).to_have_count(2)
    expect(moves(screen)).to_have_count(0)
