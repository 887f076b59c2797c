"""Every screen, light and dark, on a desktop and on a phone: accessible, and as wide as its window."""

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.people import ROOT, People, Person
from tests.page.yali_moves import settled

pytestmark = pytest.mark.page
BUILT = ROOT / "src/ludotheque/server/page"
BUDGET = 150_000
JUMP = 0.1
"""Chromium's layout shifts may not add up to this, where nobody touches anything."""
LEAST_TARGET = 44
GAMES = [f"/{place}/{game}" for place in ("rules", "new") for game in ("yali", "bali", "wordjam")]


def screens(person: Person) -> dict[str, str]:
    """The address of every screen, by its name; opens the tables they need."""
    table = person.open_table("yali", Seat_2="Bot, level 1")
    lobby = person.open_table("yali", "friends")
    return {
        "shelf": "/",
        "new": "/new/yali",
        "rules": "/rules/yali#Y5",
        "me": "/me",
        "signin": "/signin/no-such-token",
        "lobby": lobby,
        "yali": table,
        "display": table.replace("/table/", "/display/"),
        "lost": "/nowhere",
    }


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_screen_is_accessible_and_fits(people: People, dark: bool, phone: bool) -> None:
    ada = people.come(phone=phone, dark=dark)
    size, scheme = "phone" if phone else "desktop", "-dark" if dark else ""
    wrong: dict[str, list[str]] = {}
    for name, path in screens(ada).items():
        ada.visit(path)
        if name == "yali":
            assert settled(ada.page)
        ada.page.wait_for_load_state("networkidle")
        found = ada.violations()
        if ada.scrolls_sideways():
            found.append("scrolls sideways")
        if phone:
            found += small_targets(ada)
        if found:
            wrong[name] = found
        ada.picture(f"{name}-{size}{scheme}")
    assert wrong == {}


def small_targets(person: Person) -> list[str]:
    """Buttons, links and fields that a thumb would miss; links in a running text are exempt."""
    found: list[str] = person.page.evaluate(
        """(least) => [...document.querySelectorAll('button, a, select, input, summary')]
            .filter((one) => one.checkVisibility() && !one.closest('p, li > article, article p, td'))
            .filter((one) => !['checkbox', 'radio'].includes(one.type))
            .map((one) => [one, one.getBoundingClientRect()])
            .filter(([one, box]) => box.bottom > 0 && box.right > 0)
            .filter(([one, box]) => Math.min(box.width, box.height) < least - 1)
            .map(([one, box]) => `small: ${one.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)""",
        LEAST_TARGET,
    )
    return found


@pytest.mark.parametrize(("lang", "greeting"), [("fr", "Ouvrez une boîte"), ("de", "Schachtel auf")])
def test_the_page_speaks_the_readers_language(people: People, lang: str, greeting: str) -> None:
    reader = people.come(lang=lang, phone=True)
    reader.visit("/")
    expect(reader.page.locator("h1")).to_contain_text(greeting)
    assert not reader.scrolls_sideways()
    for path in ("/me", "/set-up", "/signin/none", "/nowhere", *GAMES):
        reader.visit(path)
        reader.page.wait_for_load_state("networkidle")
        assert not reader.scrolls_sideways(), path


def test_the_page_can_be_installed() -> None:
    manifest = json.loads((BUILT / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert (BUILT / icon["src"].lstrip("/")).is_file()


def first_load() -> set[Path]:
    """Scripts and styles of a first visit: what the page names, what that imports, and a language."""
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    waiting = {BUILT / path for path in re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)}
    waiting |= set(BUILT.glob("assets/fr-*.js"))
    loaded: set[Path] = set()
    while waiting:
        file = waiting.pop()
        loaded.add(file)
        imported = re.findall(r'(?:from|import)"\./([^"]+\.js)"', file.read_text(encoding="utf-8"))
        waiting |= {file.parent / name for name in imported} - loaded
    return loaded


def test_the_first_load_is_small() -> None:
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in first_load()}
    assert len(sizes) > 3
    assert sum(sizes.values()) < BUDGET, sizes


SHIFTS = """() => new Promise((done) => {
    let sum = 0;
    const watch = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
    });
    watch.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 300);
})"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_nothing_jumps_while_the_page_loads(people: People, phone: bool) -> None:
    ada = people.come(phone=phone)
    tables = [ada.open_table("yali", Seat_2="Bot, level 1"), ada.open_table("bali", Players="1")]
    for path in ("/", *tables, "/rules/yali", "/new/bali"):
        ada.visit(path)
        ada.page.wait_for_load_state("networkidle")
        assert ada.page.evaluate(SHIFTS) < JUMP, path
