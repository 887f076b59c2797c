"""Pictures of every screen at every size, light and dark, for people to look at: `make pictures`.

    .venv/bin/python -m tools.gallery [--lang de] [--only analysis] [--text 130] [--readme]

They lie in build/pictures; `--readme` renews those of README.md as well.
"""

import argparse
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.page import bali_scenes, wordjam_scenes, yali_scenes
from tests.page.conftest import FLAGS, Server
from tests.page.finished import QUICK, ask, finished
from tests.page.people import People, Person

from ludotheque.games.yali.types import GOLD

ROOT = Path(__file__).parents[1]
MADE = ROOT / "build/pictures"
README = ROOT / "docs/pictures"
SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390)]


@contextmanager
def people() -> Iterator[People]:
    """Windows at a server with an empty house."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            yield People(browser, server.address)
        finally:
            browser.close()
            server.stop()


def screens(ada: Person, bo: Person) -> dict[str, tuple[Person, Callable[[], None]]]:
    """How every screen is reached, by its name; opens the tables they need."""

    def at(person: Person, path: str, *then: Callable[[], object]) -> tuple[Person, Callable[[], None]]:
        def reach() -> None:
            person.page.goto("about:blank")
            person.visit(path)
            for step in then:
                step()

        return person, reach

    def staged(name: str, stage: yali_scenes.Stage | bali_scenes.Stage | wordjam_scenes.Stage) -> str:
        ada.page.route_web_socket(f"**/{name}/socket", stage.open)
        return f"/table/{name}"

    def tap(*cells: str) -> Callable[[], None]:
        def go() -> None:
            for cell in cells:
                ada.page.wait_for_timeout(400)
                ada.page.locator(f'[data-cell="{cell}"]').click()
            ada.page.mouse.move(5, 300)

        return go

    def press(selector: str) -> Callable[[], None]:
        return ada.page.locator(selector).first.click

    def analysed() -> None:
        ada.page.locator("[data-action=analyse]").click()
        ada.page.locator(".analysis .done").wait_for(state="attached")
        if ada.page.locator(".analysis .next").is_enabled():
            ada.page.locator(".analysis .next").click()

    found = {"shelf-new": at(bo, "/")}
    ada.visit("/")
    ask(ada, "/api/me", name="Ada")
    yali = finished(ada, "yali", 24)
    bali = finished(ada, "bali", 6)
    wordjam = finished(ada, "wordjam", 6, 4, **dict.fromkeys(QUICK, 1))
    lobby = ada.open_table("yali", "friends")
    ada.open_table("yali", "bots")
    ada.page.locator("[data-cell]").first.wait_for()
    scene = yali_scenes.Scene(yali_scenes.MIDDLE, *yali_scenes.RUN)
    staging = {name: bali_scenes.Stage(state) for name, state in bali_scenes.scenes().items()}
    jam = {}
    for name in ("race", "bets"):
        jam[name] = wordjam_scenes.Stage(wordjam_scenes.ADA)
        jam[name].show(wordjam_scenes.scenes()[name])
    hall = evening(ada)
    found |= {
        "evening-new": at(ada, "/evening/bali"),
        "evening": at(ada, f"/e/{hall}"),
        "evening-invitation": at(bo, f"/e/{hall}"),
        "evening-screen": at(ada, f"/e/{hall}/screen"),
        "shelf": at(ada, "/"),
        "new": at(ada, "/new/yali/bots"),
        "lobby": at(ada, lobby),
        "invitation": at(bo, lobby),
        "yali": at(ada, staged("yali", yali_scenes.Stage(scene, GOLD)), tap("a1")),
        "yali-side": at(
            ada, staged("side", yali_scenes.Stage(scene, GOLD)), tap("a4", "c6", "c6", "r7", "r3")
        ),
        "yali-end": at(ada, yali),
        "yali-replay": at(ada, f"{yali}#m20"),
        "yali-analysis": at(ada, yali, analysed),
        "yali-moves": at(ada, staged("moves", yali_scenes.Stage(scene, GOLD)), press(".side button")),
        "yali-menu": at(ada, staged("menu", yali_scenes.Stage(scene, GOLD)), press("header button")),
        "bali": at(ada, staged("bali", staging["solitaire"])),
        "bali-two": at(ada, staged("two", staging["two"])),
        "bali-four": at(ada, staged("four", staging["four"])),
        "bali-end": at(ada, bali),
        "bali-replay": at(ada, f"{bali}#m9"),
        "bali-analysis": at(ada, bali, analysed),
        "wordjam": at(ada, staged("race", jam["race"])),
        "wordjam-bets": at(ada, staged("bets", jam["bets"])),
        "wordjam-end": at(ada, wordjam),
        "wordjam-replay": at(ada, f"{wordjam}#m4"),
        "wordjam-analysis": at(ada, wordjam, analysed),
        "rules": at(ada, "/rules/yali#Y5"),
        "learn": at(ada, "/learn/yali"),
        "me": at(ada, "/me"),
        "set-up": at(ada, "/set-up"),
        "lost": at(ada, "/nowhere"),
    }
    return found


def evening(ada: Person) -> str:
    """An evening of eight in its first round."""
    wish = {"game": "bali", "form": "progressive", "bots": 7, "clock": 1800}
    made = ask(ada, "/api/evenings", **wish)["id"]
    ask(ada, f"/api/evenings/{made}/order", type="begin")
    return made


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--lang", default="en")
    arguments.add_argument("--only", default="", help="screens whose name begins so")
    arguments.add_argument("--text", default="100", help="size of the text in per cent")
    arguments.add_argument("--readme", action="store_true", help="renew README's pictures too")
    said = arguments.parse_args()
    with people() as opened:
        ada, bo = (opened.come(lang=said.lang) for _ in range(2))
        for one in (ada, bo):
            one.page.add_init_script(f"localStorage.setItem('ludotheque.size', '{said.text}')")
        folder = MADE / f"{said.lang}{'' if said.text == '100' else said.text}"
        folder.mkdir(parents=True, exist_ok=True)
        for name, (person, reach) in screens(ada, bo).items():
            if not name.startswith(said.only):
                continue
            for dark in (False, True):
                person.page.emulate_media(color_scheme="dark" if dark else "light")
                person.page.set_viewport_size({"width": 1440, "height": 900})
                reach()
                for width, height in SIZES:
                    person.page.set_viewport_size({"width": width, "height": height})
                    person.page.wait_for_timeout(1200)
                    file = folder / f"{name}-{width}{'-dark' if dark else ''}.png"
                    person.page.screenshot(path=file)
                    if said.readme and not dark and width == SIZES[0][0]:
                        shown = README / f"{name}.png"
                        if shown.exists():
                            shutil.copy(file, shown)
            print("·", name, flush=True)
    print(folder.relative_to(ROOT))


if __name__ == "__main__":
    main()
