"""Pictures of positions: small ones on the shelf, and one to hand on."""

import base64
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.people import People
from tests.page.test_after_a_game import a_game

pytestmark = pytest.mark.page


WIDTHS = """async ([dots, line]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${dots}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const below = pen.getImageData(0, 888, 1280, 88).data;
    const inked = [];
    for (let at = 0; at < below.length; at += 4) if (below[at] < 128) inked.push((at / 4) % 1280);
    pen.font = '44px Fraunces';
    return [Math.max(...inked) - Math.min(...inked), pen.measureText(line).width];
}"""
"""How wide the line below a picture is, and how wide it should be in the page's own letters."""


def test_the_line_below_a_picture_is_set_in_the_pages_own_letters(people: People, tmp_path: Path) -> None:
    ada = people.come()
    a_game(ada)
    with ada.page.expect_download() as saved:
        ada.from_menu("Picture of this position")
    saved.value.save_as(tmp_path / "picture.png")
    dots = base64.b64encode((tmp_path / "picture.png").read_bytes()).decode()
    line = "YALi · Player 1, Player 2 · after move 3"
    seen, wanted = ada.page.evaluate(WIDTHS, [dots, line])
    assert seen == pytest.approx(wanted, rel=0.03)


def test_games_are_known_again_by_small_pictures_and_one_is_handed_on(people: People, tmp_path: Path) -> None:
    ada = people.come()
    path = a_game(ada)
    page = ada.page
    page.locator("body").press("ArrowLeft")
    expect(page.locator(".past")).to_contain_text("after move 2 of 3")
    with page.expect_download() as saved:
        ada.from_menu("Picture of this position")
    assert saved.value.suggested_filename == "yali-2.png"
    picture = tmp_path / "picture.png"
    saved.value.save_as(picture)
    drawn = picture.read_bytes()
    assert drawn.startswith(b"\x89PNG")
    size = int.from_bytes(drawn[16:20], "big"), int.from_bytes(drawn[20:24], "big")
    assert size == (1280, 984)
    assert len(drawn) > 20_000, "something is drawn on it"
    ada.open_table("yali", "hotseat", Length_of_the_board="6 rows (short)")
    expect(page.get_by_role("grid")).to_be_visible()
    ada.visit("/")
    marbles = "svg circle[fill*='-0)'], svg circle[fill*='-1)']"
    expect(page.locator("section[aria-labelledby='go-on']").locator(marbles)).to_have_count(24)
    recent = page.get_by_role("region", name="Recent games").locator(f"a[href='{path}']")
    expect(recent.locator(marbles)).to_have_count(24)
    assert ada.violations() == []
    ada.picture("shelf-pictures")
