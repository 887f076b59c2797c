"""How tables stand, for small pictures of them: each as the one who asks may see it."""

import pytest

from ludotheque.server.http.tables import PICTURED
from tests.support.server import Running, visitors

pytestmark = pytest.mark.anyio


async def test_tables_are_told_as_one_may_see_them(server: Running) -> None:
    async with visitors(server, "Ada", "Eve", "") as (ada, eve, stranger):
        seen = await ada.open("yali", "me", "me")
        closed = await ada.open("yali", "me", "1", spectators=False)
        waiting = await ada.open("yali", "me", "open")
        asked = f"/api/positions?tables={seen},{closed},{waiting},nowhere,"
        told = (await ada.http.get(asked)).json()["positions"]
        assert [(one["table"], one["seat"]) for one in told] == [(seen, None), (closed, 0)]
        async with ada.at(seen) as seat:
            assert told[0]["view"] == seat.live["seen"]["view"]
        for other in (eve, stranger):
            assert [one["table"] for one in (await other.http.get(asked)).json()["positions"]] == [seen]
        many = ",".join([seen] * (PICTURED + 1))
        assert len((await ada.http.get(f"/api/positions?tables={many}")).json()["positions"]) == PICTURED
        assert (await ada.http.get("/api/positions")).json()["code"] == "bad-request"
