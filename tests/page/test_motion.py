"""What moves on the boards is moved by the compositor: painted once, no work for the page at each frame."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from ludotheque.games.bali.types import Build, Place
from tests.page.bali_scenes import ADA, Stage, played, scenes
from tests.page.people import People
from tests.page.yali_moves import settled, tap_on

pytestmark = pytest.mark.page
COMPOSITED = {"transform", "translate", "rotate", "scale", "opacity"}
WATCH = """
window.animated = new Set();
window.frames_asked = 0;
const note = () => {
    for (const one of document.getAnimations())
        for (const frame of one.effect.getKeyframes())
            for (const name of Object.keys(frame)) animated.add(name);
};
for (const kind of ['transitionrun', 'animationstart']) document.addEventListener(kind, note, true);
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    const begun = animate.apply(this, how);
    note();
    return begun;
};
const ask = window.requestAnimationFrame;
window.requestAnimationFrame = (draw) => {
    window.frames_asked++;
    return ask(draw);
};
"""
OF_A_KEYFRAME = {"offset", "computedOffset", "easing", "composite"}
# asked from time to time: asking at every frame would itself ask for frames
AT_REST = "() => document.getAnimations().every((one) => one.playState !== 'running')"


@dataclass
class Seen:
    """What moved in the meantime."""

    moved: list[str] = field(default_factory=list)
    """The elements, each as the browser names it."""
    failed: list[str] = field(default_factory=list)
    """Those of them that the compositor left to the page."""
    properties: set[str] = field(default_factory=set)
    frames_asked: int = 0


@contextmanager
def watched(browser: Browser, page: Page, file: Path) -> Iterator[Seen]:
    """Watches what moves until it has come to rest."""
    seen = Seen()
    page.wait_for_function(AT_REST, polling=50)
    page.evaluate("() => { animated.clear(); window.frames_asked = 0 }")
    browser.start_tracing(page=page, path=file, categories=["devtools.timeline", "blink.animations"])
    yield seen
    page.wait_for_function(AT_REST, polling=50)
    browser.stop_tracing()
    events = [one for one in json.loads(file.read_bytes())["traceEvents"] if one["name"] == "Animation"]
    names: dict[str, str] = {}
    for one in events:
        data: dict[str, Any] = one["args"].get("data") or {}
        which = json.dumps(one.get("id2"))
        if "nodeName" in data:
            names[which] = data["nodeName"]
            seen.moved.append(data["nodeName"])
        if data.get("compositeFailed"):
            seen.failed.append(f"{names[which]}: {data}")
    seen.properties = set(page.evaluate("() => [...animated]")) - OF_A_KEYFRAME
    seen.frames_asked = page.evaluate("() => window.frames_asked")


def test_a_yali_move_rolls_and_tips_without_work_for_the_page(
    people: People, browser: Browser, tmp_path: Path
) -> None:
    ada = people.come(still=False)
    ada.page.add_init_script(WATCH)
    ada.open_table("yali", "hotseat")
    assert settled(ada.page)
    with watched(browser, ada.page, tmp_path / "trace.json") as seen:
        tap_on(ada)
    for part in ("marble", "plane", "slice", "shade"):
        assert any(f" {part} " in f"{name.replace(chr(39), ' ')} " for name in seen.moved), (part, seen.moved)
    assert seen.failed == []
    assert {"transform", "opacity"} <= seen.properties <= COMPOSITED
    assert seen.frames_asked == 0


def test_a_bali_build_is_laid_down_without_work_for_the_page(
    people: People, browser: Browser, tmp_path: Path
) -> None:
    ada = people.come(still=False)
    ada.page.add_init_script(WATCH)
    before = scenes()["two"]
    stage = Stage(before)
    ada.page.route_web_socket("**/socket", stage.open)
    ada.visit("/table/scene")
    ada.page.locator(".bali").wait_for()
    with watched(browser, ada.page, tmp_path / "trace.json") as seen:
        for at in ("1.1", "0.0"):
            ada.page.locator(f'[data-at="{at}"]').click()
        stage.accept(played(before, (ADA, Build(Place(0, 0), (Place(1, 1),)))))
        ada.press("Play it")
        ada.page.get_by_test_id("last").get_by_text("TEST").wait_for()
    assert any("card" in name for name in seen.moved), seen.moved
    assert seen.failed == []
    assert {"transform", "opacity", "translate"} <= seen.properties <= COMPOSITED
    assert seen.frames_asked == 0
