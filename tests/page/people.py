"""People at the page: a browser window each, with what they do most often."""

import os
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
PICTURES = ROOT / "build/screenshots"
DESKTOP = {"width": 1280, "height": 860}
PHONE = {"width": 360, "height": 740}
PATIENCE = 60_000
MORE = {"en": "More", "fr": "Plus", "de": "Mehr"}
_WATCH = """() => {
    window.jumps = 0;
    const add = (entries) => {
        for (const entry of entries) if (!entry.hadRecentInput) window.jumps += entry.value;
    };
    const watch = new PerformanceObserver((list) => add(list.getEntries()));
    watch.observe({ type: 'layout-shift' });
    window.jumped = () => new Promise((done) => setTimeout(() => {
        add(watch.takeRecords());
        done(window.jumps);
    }, 100));
}"""
_SETTLED = """async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""
_ANSWERED = "() => location.pathname.startsWith('/table/') || document.querySelector('form [role=alert]')"
# what Chromium says when a connection breaks, which some tests do on purpose
_EXPECTED = ("WebSocket connection", "Failed to load resource", "net::ERR")


class Person:
    """One person's window."""

    def __init__(self, context: BrowserContext, address: str, lang: str = "en") -> None:
        self.context = context
        self.lang = lang
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._listen)

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(part in message.text for part in _EXPECTED):
            self.errors.append(message.text)

    def visit(self, path: str) -> None:
        self.page.goto(self.address + path)
        expect(self.page.locator("main h1").first).to_be_attached()

    def press(self, name: str) -> None:
        self.button(name).click()

    def from_menu(self, name: str) -> None:
        """Something that is not of this moment, from the table's menu."""
        self.press(MORE[self.lang])
        self.page.locator("#table-menu").get_by_role("button", name=name).click()

    def reach(self, what: Locator, most: int = 150) -> None:
        """Press Tab until the focus is there."""
        expect(what).to_be_enabled()
        for _ in range(most):
            if what.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{what} is not reached with Tab")

    def key(self, what: Locator, press: str = "Enter") -> None:
        """The same as a click, by keyboard alone."""
        self.reach(what)
        self.page.keyboard.press(press)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def open_table(
        self, game: str, kind: str = "bots", *, clock: str = "", agree: str = "", **options: str
    ) -> str:
        """Set a table up on the page, each option by its label and what it shows; the path of the table.

        `agree`: a switch among clock, help and visitors that is turned on.
        """
        self.visit(f"/new/{game}/{kind}")
        for label, shown in options.items():
            if bot := re.fullmatch(r"Bot, level (\w+)", shown):  # whoever plays that level
                self.seat(int(label.removeprefix("Seat_")), bot[1])
                continue
            box = self.page.get_by_role("combobox", name=label.replace("_", " "), exact=True)
            box.select_option(label=shown)
        if clock or agree:
            self.unfold()
        if agree:
            self.page.get_by_role("checkbox", name=agree).check()
        if clock:
            self.page.get_by_role("combobox", name="Thinking time").select_option(label=clock)
        self.page.locator("form button.main").click()
        self.page.wait_for_function(_ANSWERED)
        refused = self.page.locator("form [role=alert]").all_inner_texts()
        assert not refused, refused
        return self.page.url.removeprefix(self.address)

    def seat(self, number: int, who: str) -> None:
        """Say who sits there at the table that is set up: `me`, `open` or a bot's level."""
        place = self.page.locator(f'details[data-seat="{number}"]')
        if place.get_attribute("open") is None:
            place.locator("summary").click()
        place.locator(f'label:has(input[value="{who}"])').click()

    def unfold(self) -> None:
        """Show clock, help and visitors of the table that is set up."""
        self.page.locator("form .fold > summary").click()

    def picture(self, name: str, *, full: bool = True) -> None:
        """Keep a screenshot in build/screenshots, where they are wanted: `PICTURES=1 make page-tests`."""
        if "PICTURES" not in os.environ:
            return
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png", full_page=full)

    def violations(self) -> list[str]:
        """What axe finds wrong with the page as it is now."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        first = self._axe()
        # a live table may change while axe looks at it: what is wrong is wrong twice
        return [one for one in self._axe() if one in first] if first else []

    def _axe(self) -> list[str]:
        found: list[dict[str, Any]] = self.page.evaluate("async () => (await axe.run()).violations")
        return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]

    def settle(self) -> None:
        """Wait until the page's letters have come and what they push about stands."""
        self.page.evaluate(_SETTLED)

    def watch_for_jumps(self) -> None:
        """From now on add up what Chromium sees pushed about that nobody has touched."""
        self.page.evaluate(_WATCH)

    def jumps(self) -> float:
        """The layout shifts since `watch_for_jumps`."""
        return float(self.page.evaluate("() => window.jumped()"))

    def scrolls_sideways(self) -> bool:
        """Whether the page is wider than its window."""
        return bool(
            self.page.evaluate(
                "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
            )
        )


class People:
    """Everybody in one test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.all: list[Person] = []

    def come(
        self, *, phone: bool = False, dark: bool = False, lang: str = "en", still: bool = True
    ) -> Person:
        """A new person with a new cookie jar; `still`: asks for reduced motion."""
        context = self.browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type] # playwright's TypedDict
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            locale=lang,
        )
        person = Person(context, self.address, lang)
        self.all.append(person)
        return person

    def close(self) -> None:
        for person in self.all:
            person.context.close()
        errors = [error for person in self.all for error in person.errors]
        assert not errors, errors
