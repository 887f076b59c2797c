"""Playing YALi through the page, by what it shows (pointer) or by what it says (keyboard)."""

from playwright.sync_api import Page

from tests.page.people import Person

LIVE = "() => [...document.querySelectorAll('[data-cell].live')].map((cell) => cell.dataset.cell)"
ALL = "() => [...document.querySelectorAll('[data-cell]')].map((cell) => cell.dataset.cell)"
ANSWER = ".ask .main, .ask:not(:has(.main)) button:last-child"
"""To stop where a chain is, to play the only side move, or to leave it."""
ACROSS = 6
"""Cells in a row of the drawing: four columns and two side lanes."""


def settled(page: Page) -> bool:
    """Wait until I may move (True) or the game is over (False).

    Whose turn it is arrives before what the board offers where several sit at one device.
    """
    page.locator("#over-title, .table:has([data-testid=turn].mine) [data-cell].live").first.wait_for()
    return page.locator("#over-title").count() == 0


def tap_on(person: Person) -> None:
    """Make one move forward by tapping; take the last of what is offered beside it."""
    page = person.page
    made = page.locator("aside ol li").count()
    order = {cell: at // ACROSS for at, cell in enumerate(page.evaluate(ALL))}
    best: tuple[int, str, str] | None = None
    for source in reversed(page.evaluate(LIVE)):
        page.locator(f'[data-cell="{source}"]').press("Enter")
        for target in page.evaluate(LIVE):
            gain = order[source] - order[target]
            if target != source and (best is None or gain > best[0]):
                best = (gain, source, target)
        page.keyboard.press("Escape")
        if best is not None and best[0] >= 1:
            break
    assert best is not None, "the page offers no move though it is my turn"
    for cell in best[1:]:
        page.locator(f'[data-cell="{cell}"]').click()
    for _ in range(2):  # a chain may go on, then a side move may be chosen
        if page.locator(".ask").count():
            page.locator(ANSWER).last.click()
    page.locator("aside ol li").nth(made).wait_for(state="attached")


def spoken(page: Page, what: str) -> list[str]:
    """The cells whose label says so, nearest first; what a screen reader can find out."""
    labels: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-cell]')].map((cell) => cell.getAttribute('aria-label'))"
    )
    return [label.split(",")[0] for label in reversed(labels) if what in label]


def walk(page: Page, cell: str) -> None:
    """Go to a cell with the arrow keys alone."""
    cells: list[str] = page.evaluate(ALL)
    here = cells.index(page.evaluate("() => document.activeElement.dataset.cell"))
    there = cells.index(cell)
    down, right = there // ACROSS - here // ACROSS, there % ACROSS - here % ACROSS
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    for _ in range(abs(right)):
        page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until the focus is on something that matches."""
    for _ in range(most):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached with Tab")


def key_on(person: Person) -> None:
    """Make one move with the keyboard alone, knowing only what the labels say."""
    page = person.page
    made = page.locator("aside ol li").count()
    tab_to(page, "[data-cell]")
    rows = {cell: at // ACROSS for at, cell in enumerate(page.evaluate(ALL))}
    for source in spoken(page, "can move"):
        walk(page, source)
        page.keyboard.press("Enter")
        targets = sorted(spoken(page, "can go here"), key=lambda cell: rows[cell])
        if rows[targets[0]] < rows[source]:
            break
        page.keyboard.press("Escape")
    else:
        page.keyboard.press("Enter")
        targets = spoken(page, "can go here")
    walk(page, targets[0])
    page.keyboard.press("Enter")
    for _ in range(2):
        if page.locator(".ask").count():
            tab_to(page, ANSWER)
            page.keyboard.press("Enter")
    page.locator("aside ol li").nth(made).wait_for(state="attached")
