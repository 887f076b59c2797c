"""YALi through the page: to the end against a bot, by pointer and by keyboard alone."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.people import People, Person

pytestmark = pytest.mark.page


def settled(page: Page) -> bool:
    """Wait until I may move (True) or the game is over (False)."""
    page.locator("#over-title, [data-testid=turn].mine").first.wait_for()
    return page.locator("#over-title").count() == 0


def ahead(page: Page) -> tuple[str, str] | None:
    """A marble and a destination that gains most rows for the one who sits below, read off the page."""
    best: tuple[int, str, str] | None = None
    cells: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-cell]')].map((cell) => cell.dataset.cell)"
    )
    order = {cell: at for at, cell in enumerate(cells)}
    sources: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-cell].live')].map((cell) => cell.dataset.cell)"
    )
    for source in reversed(sources):
        page.locator(f'[data-cell="{source}"]').press("Enter")
        targets: list[str] = page.evaluate(
            """() => [...document.querySelectorAll('[data-cell].live')]
                .map((cell) => cell.dataset.cell)"""
        )
        page.keyboard.press("Escape")
        for target in targets:
            gain = order[source] // 6 - order[target] // 6
            if target != source and (best is None or gain > best[0]):
                best = (gain, source, target)
        if best is not None and best[0] >= 1:
            break
    return (best[1], best[2]) if best else None


def move_on(person: Person) -> None:
    """Make one good move by tapping; take the first side move that is offered."""
    page = person.page
    made = page.locator("aside ol li").count()
    found = ahead(page)
    assert found is not None, "the page offers no move though it is my turn"
    for cell in found:
        page.locator(f'[data-cell="{cell}"]').click()
    for _ in range(2):  # a chain may go on, then a side move may be chosen
        if page.locator(".ask").count():
            page.locator(".ask button").last.click()
    page.locator("aside ol li").nth(made).wait_for()


def test_a_whole_game_of_yali_against_a_bot_is_played_to_its_end(people: People) -> None:
    ada = people.come()
    ada.open_table("yali", Length_of_the_board="6 rows (short)", Seat_2="Bot, level 1")
    moves = 0
    while settled(ada.page):
        move_on(ada)
        moves += 1
        assert moves < 200, "no end in sight"
    expect(ada.page.locator("#over-title")).to_contain_text("win", ignore_case=True)
    expect(ada.page.get_by_role("button", name="Rematch")).to_be_visible()
    ada.picture("yali-over-desktop")
    assert ada.violations() == []
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the game").click()
    assert "G" in download.value.path().read_text(encoding="utf-8")
    ada.press("Watch it again")
    expect(ada.page.locator(".past")).to_contain_text("after move 0")
    ada.press("One move forward")
    expect(ada.page.locator(".past")).to_contain_text("after move 1")
