"""Short codes, the address for other devices, and changing seats before the game begins."""

import socket
from pathlib import Path

import pytest

from ludotheque.game import Refusal
from ludotheque.server.http.identity import LETTERS, new_code, read_code
from ludotheque.server.process import addresses
from tests.support.server import Running, make_settings, running, visitors

pytestmark = pytest.mark.anyio


def test_a_code_is_four_letters_that_are_not_taken_for_others() -> None:
    assert not set(LETTERS) & set("AEIOUBGQSZ0123456789")
    assert all(read_code(f" {code.lower()} ") == code for code in (new_code() for _ in range(100)))


@pytest.mark.parametrize("typed", ["", "CDF", "CDFHJ", "CDF1", "OOOO", "<<<<", "ĆDFH", "CD FH"])
def test_what_cannot_be_a_code_is_never_looked_for(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_code(typed)
    assert refused.value.code == "no-code"


async def test_a_table_is_found_by_its_code_until_it_is_over(server: Running) -> None:
    async with visitors(server, "Ada", "Bo") as (ada, bo):
        table = await ada.open("yali", "me", "open")
        code = (await ada.http.get(f"/api/tables/{table}")).json()["code"]
        assert read_code(code) == code
        found = await bo.http.get(f"/api/codes/{code.lower()}")
        assert (found.status_code, found.json()["id"]) == (200, table)
        await ada.post(f"/api/tables/{table}/leave")
        over = await bo.http.get(f"/api/codes/{code}")
        assert (over.status_code, over.json()["code"]) == (410, "code-over")
        assert (await ada.http.get(f"/api/tables/{table}")).json()["code"] == ""


async def test_codes_cannot_be_tried_one_after_the_other(server: Running) -> None:
    async with visitors(server, "Eve") as (eve,):
        answers = [(await eve.http.get("/api/codes/CCCC")).json()["code"] for _ in range(60)]
        assert answers[0] == "no-code"
        assert "too-fast" in answers


async def test_somebody_changes_seats_while_the_table_waits(server: Running) -> None:
    async with visitors(server, "Ada", "Bo") as (ada, bo):
        table = await ada.open("yali", "me", "open")
        moved = await ada.post(f"/api/tables/{table}/join", seat=1, instead=True)
        assert [seat["kind"] for seat in moved.json()["seats"]] == ["open", "person"]
        taken = await bo.post(f"/api/tables/{table}/join", seat=1, instead=True)
        assert taken.json()["code"] == "match-taken"
        assert (await bo.post(f"/api/tables/{table}/join", seat=0)).json()["status"] == "running"


def test_only_what_listens_beyond_this_machine_has_an_address_for_others() -> None:
    assert addresses.network_address("127.0.0.1") == addresses.network_address("localhost") == ""
    assert addresses.network_address("192.168.1.7") == "192.168.1.7"
    assert addresses.network_address("fd00::7") == "[fd00::7]"
    assert addresses.shown("0.0.0.0") == "127.0.0.1"
    assert addresses.shown("::") == "[::1]"


def test_a_machine_without_a_network_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cut(socket.socket):
        def connect(self, _address: object) -> None:
            raise OSError("unreachable")

    monkeypatch.setattr(socket, "socket", Cut)
    assert addresses.network_address("0.0.0.0") == ""


async def test_a_page_opened_on_the_machine_itself_is_told_where_others_find_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.server.http.addresses.network_address", lambda _host: "192.168.1.7")
    with running(make_settings("", tmp_path, host="0.0.0.0")) as server:
        port = server.address.partition(":")[2]
        async with visitors(server, "Ada") as (ada,):
            assert (await ada.http.get("/api/me")).json()["origin"] == f"http://192.168.1.7:{port}"
            table = await ada.open("yali", "me", "open")
            there = {"host": f"192.168.1.7:{port}"}
            assert (await ada.http.get("/api/me", headers=there)).json()["origin"] == ""
            here = (await ada.http.get(f"/api/tables/{table}/qr.svg")).text
            elsewhere = (await ada.http.get(f"/api/tables/{table}/qr.svg", headers=there)).text
            assert here == elsewhere, "one link, wherever the picture is drawn"
            own = await ada.http.post(
                "/api/me", json={"name": "Ada"}, headers={**there, "origin": f"http://192.168.1.7:{port}"}
            )
            assert own.status_code == 200
            foreign = await ada.http.post(
                "/api/me", json={"name": "Eve"}, headers={**there, "origin": "http://evil.example"}
            )
            assert (foreign.status_code, foreign.json()["code"]) == (403, "origin")
