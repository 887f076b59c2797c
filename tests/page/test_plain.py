"""The plain board: any game can be read and played on it."""

import pytest
from playwright.sync_api import Route, expect

from tests.page.people import ROOT, People, Person
from tests.page.test_screens import small_targets

pytestmark = pytest.mark.page
ASSETS = ROOT / "src/ludotheque/server/page/assets"
GAMES = ("yali", "bali", "wordjam")
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


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_any_game_can_be_read_and_played_on_it(people: People, game: str, phone: bool) -> None:
    ada = people.come(phone=phone, dark=phone, lang="de" if phone else "en")
    take_boards_away(ada)
    ada.open_table(game)
    expect(ada.page.get_by_label("Der Tisch" if phone else "The table")).to_be_visible()
    ada.picture(f"plain-{game}-{'phone' if phone else 'desktop'}")
    assert ada.violations() == []
    assert not ada.scrolls_sideways()
    assert not phone or small_targets(ada) == []
    if game != "wordjam":
        moves = ada.page.get_by_label("Deine Züge" if phone else "Your moves")
        moves.get_by_role("button").first.click()
        expect(ada.page.locator("aside ol button").nth(1)).to_be_visible()
