"""Playing alone: what was reached before, the same deal once more, and practice behind the cards."""

from typing import Any

import msgspec
import pytest

from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.packed import listed
from ludotheque.games.bali.panel import Rulebook
from ludotheque.games.bali.types import Stop
from ludotheque.games.bali.words import words
from tests.support.server import Running, Seat, Visitor, visitors

pytestmark = pytest.mark.anyio
FRENCH = {"edition": "mb-1978-fr"}


async def stopped(ada: Visitor, table: str, moves: int = 6) -> int:
    """Play on for so many moves, or to the end, then stop; the score."""
    async with ada.at(table) as seat:
        for _ in range(moves):
            if seat.live["status"] == "running":
                await seat.move(0, quick(seat))
        if seat.live["status"] == "running":
            assert (await seat.move(0, {"type": "stop"}))["type"] == "accepted"
        return int(seat.live["outcome"]["scores"][0])


def quick(seat: Seat) -> Any:
    """Some move: a word off, else a build without a card whose letter is still open."""
    view = seat.live["seen"]["view"]
    ripe = [place for place, whole in enumerate(view["complete"][0]) if whole]
    if ripe:
        return {"type": "remove", "column": [0, ripe[0]]}
    chosen = view["options"].get("edition", "avalon-hill-1980")
    book = Rulebook(edition(chosen), words(chosen, False))
    plain = tuple("" if "*" in held else held for held in view["panels"][0])
    return msgspec.to_builtins(next(listed(book, (plain,), [0], False, 1), Stop()))


def cards(seat: Seat) -> list[str]:
    return [move["move"]["card"] for move in seat.moves if move["seat"] == -1 and move["move"]]


async def tally(ada: Visitor, table: str) -> dict[str, Any]:
    answer = await ada.http.get(f"/api/tables/{table}/tally")
    assert answer.status_code == 200
    return dict(answer.json())


async def test_best_and_average_are_of_the_same_kind_and_without_practice(either: Running) -> None:
    async with visitors(either, "Ada", "Bo") as (ada, bo):
        first = await ada.open("bali", "me")
        assert await tally(ada, first) == {"games": 0, "best": 0, "average": 0.0}
        scores = [await stopped(ada, first), await stopped(ada, await ada.open("bali", "me"))]
        await stopped(ada, await ada.open("bali", "me", options=FRENCH))
        await stopped(ada, await ada.open("bali", "me", practice=True))
        await stopped(bo, await bo.open("bali", "me"))
        found = await tally(ada, await ada.open("bali", "me"))
        assert found == {"games": 2, "best": max(scores), "average": sum(scores) / 2}


async def test_the_same_deal_brings_the_same_cards_and_counts_nowhere(server: Running) -> None:
    async with visitors(server, "Ada", "Bo") as (ada, bo):
        table = await ada.open("bali", "me")
        await stopped(ada, table)
        again = await ada.open("bali", "me", same_deal=table)
        async with ada.at(table) as old, ada.at(again) as new:
            dealt = new.live["seen"]["view"]["panels"][0]
            assert "".join(dealt) == "".join(cards(old)[:7])
        await stopped(ada, again, 3)
        async with ada.at(again) as new:
            assert len(cards(new)) > 7
            assert cards(new)[: len(cards(old))] == cards(old)[: len(cards(new))]
        assert (await ada.http.get(f"/api/tables/{again}")).json()["practice"]
        wish = {"game": "bali", "options": {}, "seats": [{"type": "me"}], "same_deal": table}
        assert (await bo.http.post("/api/tables", json=wish)).json()["code"] == "no-deal"
        other = await ada.http.post("/api/tables", json={**wish, "options": FRENCH})
        assert other.json()["code"] == "no-deal"
        running = await ada.open("bali", "me")
        assert (await ada.post("/api/tables", **{**wish, "same_deal": running})).json()["code"] == "no-deal"


async def test_only_practice_goes_back_behind_a_card_and_finds_it_there_again(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        for practice in (False, True):
            table = await ada.open("bali", "me", practice=practice)
            async with ada.at(table) as seat:
                before = seat.live["seen"]["view"]["panels"]
                build = quick(seat)
                await seat.move(0, build)
                after = seat.live["seen"]["view"]["panels"]
                answer = await seat.ask(type="ask-takeback", seat=0)
                if not practice:
                    assert (answer["type"], answer["code"]) == ("refused", "match-takeback-revealed")
                    continue
                assert answer["type"] == "accepted"
                assert seat.live["seen"]["view"]["panels"] == before
                await seat.move(0, build)
                assert seat.live["seen"]["view"]["panels"] == after


async def test_practice_is_for_one(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        wish = {"game": "bali", "options": {}, "seats": [{"type": "me"}] * 2, "practice": True}
        assert (await ada.http.post("/api/tables", json=wish)).json()["code"] == "practice-alone"
