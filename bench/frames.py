"""How smoothly the page moves: `python bench/frames.py [--address URL]`.

A YALi move and a BALI build beside a page on which nothing but one square turns: what this machine can do.
Each is watched twice: for the frames it gets, and traced for what it costs the page's own thread, the
painting of tiles and the putting together of each picture (which a graphics card does where there is one).
"""

import argparse
import contextlib
import json
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT)]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from tests.page.bali_scenes import ADA, Stage, played, scenes  # noqa: E402  the checkout is the path
from tests.page.conftest import FLAGS, Server  # noqa: E402
from tests.page.people import People  # noqa: E402

from ludotheque.games.bali.types import Build, Place  # noqa: E402

ROUNDS = 8
SECONDS = 1.2
"""A swing of the board and what follows it."""
TURNING = """<style>div { width: 200px; height: 200px; background: teal }
.turns { animation: turn 2s linear } @keyframes turn { to { transform: rotate(1turn) } }</style><div></div>"""
TURN = """() => {
    const square = document.querySelector('div');
    square.className = '';
    square.getBoundingClientRect();
    square.className = 'turns';
}"""
COUNT = """(seconds) => void (window.counted = new Promise((done) => {
    const at = [];
    const frame = (now) => {
        at.push(now);
        if (now - at[0] < seconds * 1000) requestAnimationFrame(frame);
        else done(at.slice(1).map((one, i) => one - at[i]));
    };
    requestAnimationFrame(frame);
}))"""
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc", "viz", "blink.user_timing"]


class Cost(NamedTuple):
    """Milliseconds of processor time while it moves."""

    main: float
    longest: float
    tiles: float
    picture: float
    pictures: int


class Motion(NamedTuple):
    name: str
    page: Page
    ready: Callable[[], None]
    """Brings the page to where the motion begins, at rest."""
    go: Callable[[], None]


def turning(people: People) -> Motion:
    page = people.come(still=False).page
    page.set_content(TURNING)
    return Motion("one square turning", page, lambda: None, lambda: page.evaluate(TURN))


def yali(people: People) -> Motion:
    ada = people.come(still=False)
    ada.open_table("yali", "hotseat")

    def ready() -> None:
        ada.page.locator("[data-cell].live").last.click()
        ada.page.wait_for_timeout(900)

    def go() -> None:
        made = ada.page.locator("aside ol li").count()
        ada.page.locator('[aria-label$="can go here"]').first.click()
        if ada.page.locator(".ask button").count():
            ada.page.locator(".ask button").last.click()
        ada.page.locator("aside ol li").nth(made).wait_for()

    return Motion("a YALi move", ada.page, ready, go)


def bali(people: People) -> Motion:
    ada = people.come(still=False)
    before = scenes()["two"]
    stage = Stage(before)
    ada.page.route_web_socket("**/socket", stage.open)
    ada.visit("/table/scene")
    built = played(before, (ADA, Build(Place(0, 0), (Place(1, 1),))))

    def ready() -> None:
        stage.show(before)
        ada.page.locator('[data-at="0.0"]').click()
        ada.page.wait_for_timeout(900)

    def go() -> None:
        ada.page.locator('[data-at="1.1"]').click()
        stage.accept(built)
        ada.press("Build")
        ada.page.get_by_test_id("last").get_by_text("TEST").wait_for()

    return Motion("a BALI build", ada.page, ready, go)


def intervals(motion: Motion) -> list[float]:
    """Milliseconds from frame to frame."""
    motion.ready()
    motion.page.evaluate(COUNT, SECONDS)
    motion.go()
    found: list[float] = motion.page.evaluate("() => window.counted")
    return found


def cost(browser: Browser, motion: Motion) -> Cost:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "trace.json"
        motion.ready()
        browser.start_tracing(page=motion.page, path=file, categories=TRACED)
        motion.page.evaluate("() => void performance.mark('from')")
        motion.go()
        motion.page.wait_for_timeout(SECONDS * 1000)
        motion.page.evaluate("() => void performance.mark('to')")
        browser.stop_tracing()
        events: list[dict[str, Any]] = json.loads(file.read_bytes())["traceEvents"]
    marks = {one["name"]: one for one in events if one.get("cat") == "blink.user_timing"}
    main = (marks["from"]["pid"], marks["from"]["tid"])
    within = [one for one in events if marks["from"]["ts"] <= one.get("ts", 0) <= marks["to"]["ts"]]

    def spent(name: str, thread: tuple[int, int] | None = None) -> list[float]:
        return [
            one["tdur"] / 1000
            for one in within
            if one["name"] == name and "tdur" in one and thread in (None, (one["pid"], one["tid"]))
        ]

    tasks, pictures = spent("RunTask", main), spent("Display::DrawAndSwap")
    return Cost(sum(tasks), max(tasks), sum(spent("RasterTask")), statistics.mean(pictures), len(pictures))


@contextlib.contextmanager
def serving(address: str | None) -> Iterator[str]:
    """The address of a running server, or one of our own."""
    if address:
        yield address
        return
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        yield server.address
        server.stop()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--address", help="a running server; otherwise one is started")
    chosen = arguments.parse_args()
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    with serving(chosen.address) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        people = People(browser, address)
        motions = [turning(people), yali(people), bali(people)]
        watch(motions)
        weigh(browser, motions)
        browser.close()


def watch(motions: list[Motion]) -> None:
    frames: dict[str, list[float]] = {motion.name: [] for motion in motions}
    for _ in range(ROUNDS):
        for motion in motions:
            motion.page.bring_to_front()
            frames[motion.name] += intervals(motion)
    print(f"{'':20} {'frames/s':>9} {'of first':>9} {'median':>11} {'95 % within':>12}")
    most = 0.0
    for name, between in frames.items():
        rate = 1000 / statistics.mean(between)
        most = most or rate
        late = statistics.quantiles(between, n=20)[-1]
        print(f"{name:20} {rate:9.1f} {rate / most:9.0%} {statistics.median(between):8.1f} ms {late:9.1f} ms")


def weigh(browser: Browser, motions: list[Motion]) -> None:
    print(
        f"\n{'':20} {'own thread':>12} {'longest task':>13} {'tiles':>11} {'a picture':>11} {'pictures':>9}"
    )
    for motion in motions:
        motion.page.bring_to_front()
        at = cost(browser, motion)
        own, tiles = f"{at.main:9.1f} ms {at.longest:10.1f} ms", f"{at.tiles:8.1f} ms"
        print(f"{motion.name:20} {own} {tiles} {at.picture:8.1f} ms {at.pictures:9}")


if __name__ == "__main__":
    main()
