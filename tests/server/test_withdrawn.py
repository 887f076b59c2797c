"""A word that an operator withdraws is refused at every new table; what was open before plays on with it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_operators import act, house
from tests.support.databases import fresh_postgres
from tests.support.evenings import order
from tests.support.server import Running, Seat, make_settings, running, visitors

pytestmark = pytest.mark.anyio
REAL = "ludotheque.registry"
STYLES = (
    "sports", "characters", "objects", "verbs", "body", "visible", "animals",
    "singers", "cinema", "flora", "food", "eight", "first", "geography",
)  # fmt: skip
FREE = {"language": "en", "look": 1, "race": 600, "word": 600, "left_out": STYLES}
"""Of the Styles only free choice, so that any word may be said."""
WORDS = ("mûres", "de:Öl", "fr:hôtel")
GONE = {
    "avalon-hill-1980": ("MURES",),
    "mb-1978-fr": ("HOTEL", "MURES"),
    "mb-1978-de": ("MURES", "ÖL"),
}


@pytest.fixture
def real(tmp_path: Path) -> Iterator[Running]:
    with running(make_settings("", tmp_path, library=REAL)) as started:
        yield started


def told(server: Running, table: str) -> Any:
    options: Any = server.services.live.tables[table].table.match.play.options
    return options.withdrawn


async def said(seat: Seat, word: str) -> dict[str, Any]:
    """What comes of that word, said by who calls first."""
    while not (seat.live["timer"] or {"phase": ""})["phase"].startswith("race:"):
        await seat.hear()
    await seat.ask(type="hand", seat=0)
    assert (await seat.move(0, {"type": "call"}))["type"] == "accepted"
    return await seat.move(0, {"type": "say", "word": word})


async def test_new_tables_refuse_it_and_those_that_run_play_on(real: Running) -> None:
    async with house(real) as (olga, ada, _):
        before = await ada.open("wordjam", *["me"] * 5, options=FREE)
        desk = await act(olga, "withdraw", kind="word", id=" en:Hotel ")
        assert [(one["kind"], one["id"]) for one in desk["withdrawn"]] == [("word", "en:HOTEL")]
        after = await ada.open("wordjam", *["me"] * 5, options={**FREE, "withdrawn": ["RADIO"]})
        assert (told(real, before), told(real, after)) == ((), ("HOTEL",)), "nobody else withdraws words"
        async with ada.at(after) as seat:
            refused = await said(seat, "hôtel")
            assert (refused["type"], refused["code"]) == ("refused", "W6-withdrawn")
            assert (await seat.move(0, {"type": "say", "word": "radio"}))["type"] == "accepted"
        async with ada.at(before) as seat:
            assert (await said(seat, "hotel"))["type"] == "accepted"
        await act(olga, "readmit", kind="word", id="en:hotel")
        assert told(real, await ada.open("wordjam", *["me"] * 5, options=FREE)) == ()


async def test_every_way_to_a_new_table_knows_it_and_each_in_its_language(real: Running) -> None:
    async with house(real) as (olga, ada, _):
        alone = await ada.open("bali", "me")
        for word in WORDS:
            await act(olga, "withdraw", kind="word", id=word)
        for edition, gone in GONE.items():
            table = await ada.open("bali", "me", options={"edition": edition})
            assert told(real, table) == gone
        async with ada.at(alone) as seat:
            await seat.ask(type="resign", seat=0)
            await seat.ask(type="rematch")
            again = seat.live["rematch"]
        assert (told(real, alone), told(real, again)) == ((), ("MURES",))
        deal = {"game": "bali", "options": {}, "seats": [{"type": "me"}], "same_deal": alone}
        same = await ada.post("/api/tables", **deal)
        assert same.status_code == 201, "the same cards, though a word was withdrawn between"
        daily = (await ada.post("/api/daily/bali/en/today/play")).json()["id"]
        assert told(real, daily) == ("MURES",)
        evening = {"game": "bali", "form": "duplicate", "lang": "en", "rounds": 1, "fill": False}
        made = (await ada.post("/api/evenings", **evening, bots=1)).json()
        begun = await order(ada, made["id"], "begin")
        assert told(real, begun["table"]) == ("MURES",)


async def test_other_processes_know_it_too(tmp_path: Path, postgres_url: str) -> None:
    url = await asyncio.to_thread(fresh_postgres, postgres_url)
    made = make_settings(url, tmp_path, secret="shared by both", library=REAL)
    with running(made) as one, running(made) as two:
        async with house(one) as (olga, _, _), visitors(two, "Eve") as (eve,):
            await act(olga, "withdraw", kind="word", id="HOTEL")
            assert told(two, await eve.open("bali", "me")) == ("HOTEL",)


async def test_who_sets_up_a_board_from_a_text_withdraws_nothing(real: Running) -> None:
    async with visitors(real, "Ada") as (ada,):
        table = await ada.open("bali", "me")
        async with ada.at(table) as seat:
            await seat.ask(type="resign", seat=0)
        text = (await ada.http.get(f"/api/tables/{table}/text")).text
        assert '"withdrawn": []' in text
        many = ", ".join(f'"WORD{"A" * n}"' for n in range(1, 40))
        answer = await ada.post("/api/try", text=text.replace('"withdrawn": []', f'"withdrawn": [{many}]'))
        assert answer.status_code == 201, answer.text
        assert told(real, answer.json()["id"]) == ()
