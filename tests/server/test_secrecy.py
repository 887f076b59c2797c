"""Nobody gets what his view does not hold, through whatever door he asks."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace as struct_replace

from examples.pebbles.types import Draw
from ludotheque.server.thinking.runner import request_for
from tests.support.server import PATIENCE, Running, Seat, Visitor, make_settings, running, visitors

pytestmark = pytest.mark.anyio


def own_tile(seat: Seat, number: int) -> int:
    tile: int = seat.live["seen"]["view"]["tiles"][number]
    return tile


async def test_hidden_tiles_are_in_no_message_list_replay_or_text(server: Running) -> None:
    async with visitors(server, "Ada", "Bob", "") as (ada, bob, watcher):
        table = await ada.open("pebbles", "me", "open", options={"heap": 6})
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table) as first, bob.at(table) as second, watcher.at(table) as third:
            await first.move(0, {"type": "Take", "pebbles": 1})
            await second.until_live(acting=[1])
            await second.move(1, {"type": "Take", "pebbles": 1})
            while len(third.moves) < 2:
                await third.hear()
            assert first.live["seen"]["view"]["tiles"][1] is None
            assert second.live["seen"]["view"]["tiles"][0] is None
            assert third.live["seen"]["view"]["tiles"] == [None, None]
            for seat, own in ((first, [0]), (second, [1]), (third, [])):
                draws = [m["move"] for m in seat.moves if m["move"] and m["move"]["type"] == "Draw"]
                assert draws == []
                texts = [m["text"] or "" for m in seat.moves]
                assert not any(text.startswith("draw") for text in texts), own
        for visitor in (ada, bob, watcher):
            for path in ("replay", "replay?seat=0", "replay?seat=1", "text"):
                answer = await visitor.http.get(f"/api/tables/{table}/{path}")
                assert (answer.status_code, answer.json()["code"]) == (403, "history-hidden")
        async with watcher.at(table, since=0) as snoop:
            assert all(move["move"] is None and move["text"] is None for move in snoop.moves)
        refused = await watcher.http.get(f"/api/tables/{table}?seat=0")
        assert "tile" not in refused.text


async def test_anothers_seat_cannot_be_taken_in_hand_moved_or_asked_about(server: Running) -> None:
    async with visitors(server, "Ada", "Bob", "Eve") as (ada, bob, eve):
        table = await ada.open("pebbles", "me", "open")
        await bob.post(f"/api/tables/{table}/join")
        messages: list[dict[str, Any]] = [
            {"type": "hand", "seat": 0},
            {"type": "move", "seat": 0, "move": {"type": "Take", "pebbles": 1}, "version": 3},
            {"type": "say-move", "seat": 0, "text": "take 1", "version": 3},
            {"type": "legal", "seat": 0},
            {"type": "preview", "seat": 0, "moves": []},
            {"type": "hint", "seat": 0},
            {"type": "resign", "seat": 0},
            {"type": "offer-draw", "seat": 0},
            {"type": "ask-takeback", "seat": 0},
            {"type": "vote-removal", "seat": 0, "target": 1},
        ]
        for visitor in (bob, eve):
            async with visitor.at(table) as seat:
                for message in messages:
                    assert (await seat.ask(**message))["code"] == "not-your-seat", message
                assert (await seat.ask(type="come-back", seat=0))["code"] == "match-not-yours"
        assert (await ada.http.get(f"/api/tables/{table}")).json()["acting"] == [0]


async def test_secret_choices_are_told_as_made_but_not_what_they_are(server: Running) -> None:
    async with visitors(server, "Ada", "Bob", "") as (ada, bob, watcher):
        table = await ada.open("pebbles", "me", "open", options={"heap": 1, "seconds": 60.0})
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table) as first, bob.at(table) as second, watcher.at(table) as third:
            await first.move(0, {"type": "Take", "pebbles": 1})
            await first.move(0, {"type": "Guess", "tile": 7})
            for seat in (second, third):
                await seat.until_live(acting=[1])
                assert seat.moves[-1]["move"] == {"type": "Guess", "tile": None}
                assert seat.moves[-1]["text"] is None
            assert first.moves[-1]["move"] == {"type": "Guess", "tile": 7}
            changed = (await watcher.http.get(f"/api/tables/{table}")).json()["changed"]
            await second.move(1, {"type": "Guess", "tile": 3})
            await third.until_live(status="over")
            assert [m["text"] for m in third.moves][-2:] == ["guess 7", "guess 3"]
            assert [m["number"] for m in third.moves] == list(range(len(third.moves)))
            assert changed < third.moves[-2]["at"]
        replay = (await watcher.http.get(f"/api/tables/{table}/replay")).json()
        assert replay["total"] == len(replay["steps"]) == 6


async def test_what_a_viewer_does_not_witness_he_is_not_told(server: Running) -> None:
    """Who draws what is told to the drawer alone; the others see no more than that there are tiles."""
    async with visitors(server, "Ada", "Bob", "") as (ada, bob, watcher):
        table = await ada.open("pebbles", "me", "open")
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table) as first, watcher.at(table) as third:
            assert [move["seat"] for move in first.moves] == [-1]
            assert third.moves == []
            assert third.live["seen"]["view"]["tiles"] == [None, None]


async def test_a_screen_for_the_room_shows_nothing_of_the_seat_of_its_owner(server: Running) -> None:
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        table = await ada.open("pebbles", "me", "open", options={"heap": 6}, spectators=False)
        await bob.post(f"/api/tables/{table}/join")
        async with bob.at(table) as second, ada.at(table, watch=True) as screen:
            await second.until("presence", online=[1], spectators=1)
            assert screen.live["seen"]["seat"] is None
            assert screen.live["seen"]["legal"] is None
            async with ada.at(table) as first:
                await second.until("presence", online=[0, 1], spectators=1)
                await first.move(0, {"type": "Take", "pebbles": 1})
            await screen.until_live(acting=[1])
            assert screen.live["seen"]["view"]["tiles"] == [None, None]
            assert [move["seat"] for move in screen.moves] == [0]
            for message in (
                {"type": "hand", "seat": 0},
                {"type": "hand", "seat": None},
                {"type": "legal", "seat": 0},
            ):
                assert (await screen.ask(**message))["code"] == "not-your-seat"
        async with ada.at(table, watch=True, since=0) as screen:
            assert screen.heard[0]["type"] == "update"
            assert screen.live["seen"]["view"]["tiles"] == [None, None]


async def test_the_text_of_a_running_game_waits_while_it_would_tell_a_secret(server: Running) -> None:
    async with visitors(server, "Ada", "") as (ada, watcher):
        table = await ada.open("pebbles", "me", "me")
        held = server.services.live.tables[table].table
        assert any(isinstance(move, Draw) for _, move in held.match.play.moves)
        told_again = replace(held.match.play.game, open_history=True)
        held.match = struct_replace(held.match, play=struct_replace(held.match.play, game=told_again))
        for visitor in (ada, watcher):
            answer = await visitor.http.get(f"/api/tables/{table}/text")
            assert (answer.status_code, answer.json()["code"]) == (403, "history-hidden")
        everything = await ada.open("yali", "me", "me")
        assert (await watcher.http.get(f"/api/tables/{everything}/text")).status_code == 200


async def test_private_tables_are_not_listed_and_closed_ones_not_watched(server: Running) -> None:
    async with visitors(server, "Ada", "Eve") as (ada, eve):
        private = await ada.open("yali", "me", "open", public=False)
        closed = await ada.open("yali", "me", "me", public=True, spectators=False)
        for which in ("open", "finished"):
            listed = (await eve.http.get(f"/api/tables?list={which}")).json()["tables"]
            assert not {private, closed} & {table["id"] for table in listed}
        async with eve.at(closed) as seat:
            assert seat.live["seen"] is None
            assert seat.moves == []
            assert (await seat.ask(type="chat", text="hi"))["code"] == "no-spectators"
            async with ada.at(closed) as owner:
                turn = owner.live["acting"][0]
                await owner.ask(type="hand", seat=turn)
                await owner.move(turn)
            await seat.until("update")
            assert seat.live["seen"] is None
            assert seat.moves == []
        for path in ("text", "replay"):
            answer = await eve.http.get(f"/api/tables/{closed}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators")


async def test_chat_at_a_closed_table_is_not_for_strangers_who_know_its_id(either: Running) -> None:
    async with visitors(either, "Ada", "Bob", "Eve") as (ada, bob, eve):
        table = await ada.open("yali", "me", "open", spectators=False)
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table) as first, bob.at(table) as second, eve.at(table) as stranger:
            await first.ask(type="chat", text="between us")
            await second.until("chat", text="between us")
            await stranger.ask(type="ping")
            async with eve.at(table) as late:
                assert late.heard[0]["chat"] == []
            async with bob.at(table) as back:
                assert [line["text"] for line in back.heard[0]["chat"]] == ["between us"]
            await first.ask(type="resign", seat=0)
            await stranger.until_live(status="over")
            assert "between us" not in str(stranger.heard)


async def test_ids_cannot_be_guessed_and_unknown_ones_are_not_found(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        ids = {await ada.open("yali", "me", "open") for _ in range(5)}
        assert len(ids) == 5
        assert min(map(len, ids)) >= 20
        for path in ("", "/text", "/replay", "/qr.svg"):
            assert (await ada.http.get(f"/api/tables/nonesuch{path}")).status_code == 404
        async with ada.at("nonesuch", hello=False) as seat:
            await seat.say(type="hello")
            await seat.until("bye", code="no-table")
            await asyncio.wait_for(seat.socket.wait_closed(), PATIENCE)
            assert seat.socket.close_code == 4004


async def test_bots_get_a_view_and_never_a_state(server: Running) -> None:
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        table = await ada.open("pebbles", "me", "open")
        await bob.post(f"/api/tables/{table}/join")
        held = server.services.live.tables[table].table
        asked = request_for(held, 1, b"key", 1.0, level="first")
        assert asked.view.tiles[0] is None
        assert [move for _, move in asked.witnessed] == [held.match.play.moves[1][1]]


async def test_bets_are_hidden_and_words_prepared_under_the_sandglass_leave_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = {"look": 1, "race": 600, "word": 600, "dispute": 1, "bets": 600, "sandglass": 600}
    made = make_settings("", tmp_path, library="ludotheque.registry")
    with running(made) as server:
        monkeypatch.setattr(server.services.live, "rng", Random(4))  # verbs with F, Q, T and G, without D
        async with visitors(server, "Ada", "Bob", "") as (ada, bob, watcher):
            table = await ada.open("wordjam", "me", "me", "me", "me", "open", options=seconds, public=True)
            await bob.post(f"/api/tables/{table}/join")
            async with ada.at(table) as first, bob.at(table) as second, watcher.at(table) as third:
                await first.ask(type="hand", seat=0)
                await _until_phase(first, "race")
                for move in ({"type": "call"}, {"type": "say", "word": "get"}):
                    assert (await first.move(0, move))["type"] == "accepted"
                await _until_phase(first, "bets")
                for seat, camp in ((1, "thieves"), (2, "ali"), (3, "thieves")):
                    await first.ask(type="hand", seat=seat)
                    assert (await first.move(seat, {"type": "bet", "camp": camp}))["type"] == "accepted"
                for other in (second, third):
                    await other.until_live(acting=[4])
                    assert [move["move"] for move in other.moves[-3:]] == [{"type": "bet", "camp": None}] * 3
                    assert [move["text"] for move in other.moves[-3:]] == [None] * 3
                    assert other.live["seen"]["view"]["camps"] == ["ali", None, None, None, None]
                await second.move(4, {"type": "bet", "camp": "thieves"})
                for other in (first, second, third):
                    await _until_phase(other, "sandglass")

                async def provoked(who: Visitor, seat: Seat, own: int | None) -> Any:
                    """What he is answered to whatever version he names, and how far that is counted."""
                    found: list[Any] = []
                    for since in range(seat.live["version"] + 4):
                        async with who.at(table, since=since, seat=own) as again:
                            found.append((again.heard[0]["type"], again.live["version"], again.moves))
                    for version in range(seat.live["version"] + 4):
                        for number in (4, 1):
                            move = {"type": "bet", "camp": "ali"}
                            said = await seat.ask(type="move", seat=number, move=move, version=version)
                            found.append((said["type"], said["code"], said["params"]))
                    said = await seat.ask(type="chat", text="well")
                    return found, said.get("version"), said.get("code")

                async def noticed(who: Visitor, seat: Seat, own: int | None) -> Any:
                    await seat.ask(type="ping")
                    listed = (await who.http.get("/api/tables?list=open")).json()
                    info = (await who.http.get(f"/api/tables/{table}")).json()
                    updates = [message for message in seat.heard if message["type"] == "update"]
                    return listed, info, updates, await provoked(who, seat, own)

                async def lock(word: str) -> None:
                    locked = await first.move(1, {"type": "lock", "word": word})
                    assert locked["type"] == "accepted", locked

                outside = await noticed(watcher, third, None)
                await first.ask(type="hand", seat=1)
                await lock("fight")
                await second.ask(type="ping")
                assert second.live["seen"]["view"]["prepared"] == 1  # players are told how many, never who
                among = await noticed(bob, second, 4)
                await lock("forget")
                assert await noticed(bob, second, 4) == among
                assert await noticed(watcher, third, None) == outside
                assert first.moves[-1]["move"] == {"type": "lock", "word": "forget"}
                assert not {"fight", "forget"} & set(re.findall(r"\w+", str((second.heard, third.heard))))


async def _until_phase(seat: Seat, phase: str) -> None:
    while seat.live["timer"] is None or not seat.live["timer"]["phase"].startswith(phase):
        await seat.hear()
