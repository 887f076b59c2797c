"""What moves would do that are still being put together, asked over real sockets."""

from typing import Any

import pytest

from tests.support.server import Running, visitors

pytestmark = pytest.mark.anyio


def builds(panel: list[str]) -> list[dict[str, Any]]:
    """Every column below every other, Bali cards as E."""
    return [
        {
            "type": "build",
            "column": [0, top],
            "pieces": [[0, below]],
            "letters": "E" * (panel[top] + panel[below]).count("*"),
        }
        for top in range(3)
        for below in range(7)
        if below != top
    ]


async def test_a_preview_tells_the_truth_and_changes_nothing(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("bali", "me")
        async with ada.at(table, legal=False) as seat:
            await seat.until_live(acting=[0])
            version = seat.live["version"]
            asked = builds(seat.live["seen"]["view"]["panels"][0])
            told = await seat.ask(type="preview", seat=0, moves=asked)
            assert (told["type"], told["version"], len(told["moves"])) == ("previewed", version, len(asked))
            for move, answer in zip(asked, told["moves"], strict=True):
                if answer["effect"] is None:
                    assert answer["code"] == "B6-fragment"
                    assert (await seat.ask(type="move", seat=0, move=move, version=version))[
                        "code"
                    ] == "B6-fragment"
                else:
                    made = answer["effect"]
                    assert made["leads"] or made["word"]
                    assert all(made["letters"] in word for word in made["leads"])
            assert seat.live["version"] == version


async def test_a_preview_is_for_ones_own_seat_and_for_games_that_answer(server: Running) -> None:
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        table = await ada.open("bali", "me", "open")
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table) as seat:
            assert (await seat.ask(type="preview", seat=1, moves=[]))["code"] == "not-your-seat"
            many = [{"type": "pass"}] * 33
            assert (await seat.ask(type="preview", seat=0, moves=many))["type"] == "refused"
        other = await ada.open("yali", "me", "1")
        async with ada.at(other) as seat:
            assert (await seat.ask(type="preview", seat=0, moves=[]))["code"] == "preview-none"
