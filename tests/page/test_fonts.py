"""The page's own fonts: they hold what it says, and a reader sees them whatever fonts the machine has."""

import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.page.conftest import Server
from tests.page.people import ROOT, People, Person

pytestmark = pytest.mark.page
FONTS = ROOT / "web/src/fonts"
BUILT = ROOT / "src/ludotheque/server/page/assets"
BUDGET = 90_000
FAMILIES = ("Figtree", "Fraunces", "Noto Sans Math")


def held() -> dict[str, set[str]]:
    """The characters of each family, as the style sheet says them."""
    families: dict[str, set[str]] = {}
    sheet = (FONTS / "fonts.css").read_text(encoding="utf-8")
    for family, ranges in re.findall(r"font-family: (\w+);.*?unicode-range: ([^;]+);", sheet, re.DOTALL):
        for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges):
            run = range(int(first, 16), int(last or first, 16) + 1)
            families.setdefault(family, set()).update(map(chr, run))
    return families


def said() -> dict[str, str]:
    """Every character that the page may show, with a file that has it."""
    page = [file for file in (ROOT / "web/src").rglob("*") if file.suffix in {".svelte", ".ts"}]
    texts = (ROOT / "src/ludotheque/texts").rglob("*")
    files = [file for file in (*page, *texts) if file.suffix in {".svelte", ".ts", ".ftl", ".md"}]
    return {char: file.name for file in files for char in file.read_text(encoding="utf-8") if char >= " "}


def test_the_fonts_hold_every_character_of_the_page_and_its_texts() -> None:
    families = held()
    for family in ("Figtree", "Fraunces"):
        missing = {c: file for c, file in said().items() if c not in families[family] | families["Signs"]}
        assert missing == {}, "add it in tools/fonts.py and run `make fonts`"


def test_the_fonts_are_small() -> None:
    assert sum(file.stat().st_size for file in FONTS.glob("*.woff2")) < BUDGET


def test_the_fonts_are_named_in_the_notices() -> None:
    notices = (ROOT / "web/public/notices.txt").read_text(encoding="utf-8")
    assert all(name in notices for name in FAMILIES)
    assert "SIL OPEN FONT LICENSE" in notices


def test_a_font_is_served_as_one_and_kept_for_ever(server: Server) -> None:
    for file in BUILT.glob("*.woff2"):
        with urllib.request.urlopen(f"{server.address}/assets/{file.name}", timeout=20) as answer:
            assert answer.headers["content-type"] == "font/woff2"
            assert "immutable" in answer.headers["cache-control"]
            assert answer.read() == file.read_bytes()


def borrowed(person: Person) -> set[str]:
    """The machine's fonts that Chromium has drawn something with; pictures made of signs are exempt."""
    person.page.evaluate("() => document.querySelectorAll('pre').forEach((one) => one.remove())")
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    nodes = devtools.send("DOM.querySelectorAll", {"nodeId": root, "selector": "body *"})["nodeIds"]
    used: set[str] = set()
    for node in nodes:
        fonts = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        used |= {font["familyName"] for font in fonts if not font["isCustomFont"]}
    devtools.detach()
    return used


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_word_is_drawn_with_our_own_fonts(people: People, lang: str) -> None:
    reader = people.come(lang=lang)
    table = reader.open_table("yali")
    for path in ("/", "/me", "/rules/yali", "/rules/bali", "/rules/wordjam", "/new/yali", table):
        reader.visit(path)
        reader.page.wait_for_load_state("networkidle")
        assert borrowed(reader) == set(), path


def test_a_machine_without_fonts_shows_the_same_page(people: People, fontless: People) -> None:
    def heights(person: Person) -> Any:
        person.visit("/rules/yali")
        expect(person.page.locator("article h2").first).to_be_visible()
        texts = person.page.locator("h1, h2, p, li, .button")
        return texts.evaluate_all("(all) => all.map((one) => one.offsetHeight)")

    assert heights(fontless.come()) == heights(people.come())


def test_nobody_waits_for_fonts_for_ever(people: People) -> None:
    reader = people.come()
    held_up: list[Route] = []

    def hold_up(font: Route) -> None:
        held_up.append(font)

    reader.page.route("**/*.woff2", hold_up)
    reader.page.goto(reader.address, wait_until="commit")
    expect(reader.page.locator("article h2").first).to_be_visible()
    for font in held_up:
        font.abort()
