"""Whole games over real sockets, with both databases."""

import httpx
import pytest

from tests.support.server import PATIENCE, Running, visitors

pytestmark = pytest.mark.anyio


async def test_a_guest_plays_a_bot_to_the_end(either: Running) -> None:
    async with visitors(either, "Ada") as (ada,):
        table = await ada.open("pebbles", "me", "first", options={"heap": 3, "seconds": 30.0})
        async with ada.at(table) as seat:
            while seat.live["status"] == "running":
                if 0 in seat.live["acting"]:
                    assert (await seat.move(0))["type"] == "accepted"
                else:
                    await seat.hear()
            assert seat.live["outcome"]["winners"]
            assert [move["number"] for move in seat.moves] == list(range(len(seat.moves)))
            assert all(move["text"] for move in seat.moves)
        mine = (await ada.http.get("/api/tables?list=finished")).json()["tables"]
        assert [found["id"] for found in mine] == [table]


async def test_two_people_meet_by_link_and_see_each_other_move(either: Running) -> None:
    async with visitors(either, "Ada", "Bob") as (ada, bob):
        table = await ada.open("yali", "me", "open", public=True)
        listed = (await bob.http.get("/api/tables?list=open")).json()["tables"]
        assert [found["id"] for found in listed] == [table]
        async with ada.at(table) as first:
            assert first.live["status"] == "open"
            assert first.live["seen"] is None
            joined = await bob.post(f"/api/tables/{table}/join")
            assert joined.json()["status"] == "running"
            await first.until_live(status="running")
            async with bob.at(table) as second:
                await first.until("presence", online=[0, 1])
                mover, other = (first, second) if first.live["acting"] == [0] else (second, first)
                turn = mover.live["acting"][0]
                accepted = await mover.move(turn)
                await other.until_live(version=accepted["version"])
                assert other.moves[-1]["seat"] == turn
                assert other.live["seen"]["view"] == mover.live["seen"]["view"]
                refused = await other.move(turn, {"type": "go", "path": ["a2", "a3"]})
                assert (refused["type"], refused["code"]) == ("refused", "not-your-seat")


async def test_after_a_lost_connection_the_client_gets_exactly_what_it_missed(either: Running) -> None:
    async with visitors(either, "Ada", "Bob") as (ada, bob):
        table = await ada.open("yali", "me", "open")
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table) as kept:
            async with ada.at(table) as lost:
                version, moves = lost.live["version"], lost.moves
            async with bob.at(table) as other:
                for _ in range(6):
                    turn = kept.live["acting"][0]
                    player = (kept, other)[turn]
                    done = await player.move(turn)
                    await kept.until_live(version=done["version"])
                    await other.until_live(version=done["version"])
            async with ada.at(table, since=version, seat=0) as back:
                assert back.heard[0]["type"] == "update"
                back.moves = [*moves[: back.heard[0]["moves_from"]], *back.heard[0]["moves"]]
                assert back.moves == kept.moves
                assert back.live["seen"] == kept.live["seen"]
            async with ada.at(table, since=version + 1000, seat=0) as confused:
                assert confused.heard[0]["type"] == "table"


async def test_two_tabs_of_one_person_see_the_same(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        async with ada.at(table) as one, ada.at(table) as two:
            turn = one.live["acting"][0]
            await one.ask(type="hand", seat=turn)
            done = await one.move(turn)
            await two.until_live(version=done["version"])
            assert two.moves == one.moves


async def test_at_one_device_the_view_follows_the_seat_in_hand(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("pebbles", "me", "me")
        async with ada.at(table) as seat:
            assert seat.live["seen"]["seat"] is None
            assert seat.live["seen"]["view"]["tiles"] == [None, None]
            await seat.ask(type="hand", seat=1)
            assert [tile is None for tile in seat.live["seen"]["view"]["tiles"]] == [True, False]
            await seat.ask(type="hand", seat=0)
            assert [tile is None for tile in seat.live["seen"]["view"]["tiles"]] == [False, True]
            await seat.ask(type="hand", seat=None)
            assert seat.live["seen"]["view"]["tiles"] == [None, None]
            assert (await seat.ask(type="hand", seat=5))["code"] == "not-your-seat"


async def test_what_a_seat_did_unseen_is_not_told_to_the_next_one_in_hand(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("pebbles", "me", "me", options={"heap": 1, "seconds": 60.0})
        async with ada.at(table) as seat:
            await seat.ask(type="hand", seat=0)
            await seat.move(0, {"type": "Take", "pebbles": 1})
            await seat.move(0, {"type": "Guess", "tile": 7})
            assert seat.moves[-1]["move"] == {"type": "Guess", "tile": 7}
            for hand in (1, None):
                await seat.ask(type="hand", seat=hand)
                assert [move["number"] for move in seat.moves] == list(range(len(seat.moves)))
                assert all(move["move"] != {"type": "Guess", "tile": 7} for move in seat.moves)
                assert not any("7" in (move["text"] or "") for move in seat.moves)


async def test_moves_can_be_typed_and_refusals_name_the_rule(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        async with ada.at(table) as seat:
            turn = seat.live["acting"][0]
            version = seat.live["version"]
            back = "a3-a2" if turn == 0 else "a6-a7"
            refused = await seat.ask(type="say-move", seat=turn, text=back, version=version)
            assert refused["type"] == "refused"
            assert refused["code"].startswith("Y")
            junk = await seat.ask(type="say-move", seat=turn, text="abracadabra", version=version)
            assert junk["type"] == "refused"
            step = "a2-a3" if turn == 0 else "a7-a6"
            done = await seat.ask(type="say-move", seat=turn, text=step, version=version)
            assert done["type"] == "accepted"
            assert seat.moves[-1]["text"] == step


async def test_a_move_chosen_on_an_older_table_is_stale(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        async with ada.at(table) as seat:
            old = seat.live["version"]
            turn = seat.live["acting"][0]
            await seat.ask(type="hand", seat=turn)
            move = seat.live["seen"]["legal"][0]["move"]
            await seat.move(turn, move)
            again = await seat.ask(type="move", seat=turn, move=move, version=old)
            assert again["code"] == "stale"
            future = await seat.ask(type="move", seat=turn, move=move, version=10_000)
            assert future["code"] == "stale"


async def test_resigning_ends_a_match_of_two_and_a_rematch_has_the_same_people(server: Running) -> None:
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        table = await ada.open("yali", "me", "open", options={"rules": "tournament"})
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table) as first, bob.at(table) as second:
            assert (await first.ask(type="rematch"))["code"] == "match-not-over"
            await first.ask(type="resign", seat=0)
            await second.until_live(status="over")
            assert second.live["outcome"]["winners"] == [1]
            await first.ask(type="rematch")
            assert first.live["rematch"] is None
            await second.ask(type="rematch")
            await first.until_live(rematch=second.live["rematch"])
            again = (await ada.http.get(f"/api/tables/{first.live['rematch']}")).json()
            assert again["status"] == "running"
            assert again["options"]["rules"] == "tournament"
            assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ada"]


async def test_draw_and_takeback_need_the_others_consent(server: Running) -> None:
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        table = await ada.open("yali", "me", "open", takebacks=True)
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table) as first, bob.at(table) as second:
            seats = (first, second)
            turn = first.live["acting"][0]
            mover, other = seats[turn], seats[1 - turn]
            before = mover.live["seen"]["view"]["marbles"]
            await mover.move(turn)
            await mover.ask(type="ask-takeback", seat=turn)
            await other.until_live(question=mover.live["question"])
            assert other.live["question"]["waiting"] == [1 - turn]
            await other.ask(type="answer-takeback", seat=1 - turn, accept=True)
            await mover.until_live(question=None)
            assert mover.live["seen"]["view"]["marbles"] == before
            assert len(mover.moves) == len(other.moves) == 1
            await mover.ask(type="offer-draw", seat=turn)
            await other.until_live(question=mover.live["question"])
            await other.ask(type="answer-draw", seat=1 - turn, accept=True)
            await mover.until_live(status="over")
            assert mover.live["outcome"]["winners"] == []


async def test_between_people_nothing_is_taken_back_unless_that_was_agreed(server: Running) -> None:
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        table = await ada.open("yali", "me", "open")
        info = (await bob.post(f"/api/tables/{table}/join")).json()
        assert info["takebacks"] is False
        async with ada.at(table) as first, bob.at(table) as second:
            turn = first.live["acting"][0]
            mover = (first, second)[turn]
            await mover.move(turn)
            assert (await mover.ask(type="ask-takeback", seat=turn))["code"] == "match-takeback-off"
        alone = (await ada.http.get(f"/api/tables/{await ada.open('yali', 'me', 'me')}")).json()
        assert alone["takebacks"]
        assert alone["hints"]


async def test_open_seats_are_filled_with_bots_by_the_host_alone(server: Running) -> None:
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        table = await ada.open("pebbles", "me", "open", "open")
        assert (await bob.post(f"/api/tables/{table}/start", level="first")).status_code == 403
        assert (await ada.post(f"/api/tables/{table}/start")).json()["code"] == "match-seats-open"
        wrong = await ada.post(f"/api/tables/{table}/start", level="nonesuch")
        assert wrong.json()["code"] == "no-level"
        started = (await ada.post(f"/api/tables/{table}/start", level="first")).json()
        assert started["status"] == "running"
        assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]


async def test_who_leaves_before_the_start_frees_his_seat_and_the_last_closes_the_table(
    server: Running,
) -> None:
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        table = await ada.open("pebbles", "me", "open", "open")
        await bob.post(f"/api/tables/{table}/join", seat=2)
        left = (await bob.post(f"/api/tables/{table}/leave")).json()
        assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
        assert (await bob.post(f"/api/tables/{table}/leave")).json()["code"] == "not-your-seat"
        assert (await ada.post(f"/api/tables/{table}/leave")).json()["status"] == "over"


async def test_an_absent_player_is_voted_out_a_bot_plays_on_and_he_may_come_back(server: Running) -> None:
    async with visitors(server, "Ada", "Bob", "Eve") as (ada, bob, eve):
        table = await ada.open("pebbles", "me", "open", "open", options={"heap": 9})
        for visitor in (bob, eve):
            await visitor.post(f"/api/tables/{table}/join")
        async with ada.at(table) as first, bob.at(table) as second:
            await first.until("presence", online=[0, 1])
            present = await first.ask(type="vote-removal", seat=0, target=1)
            assert present["code"] == "present"
            await first.ask(type="vote-removal", seat=0, target=2)
            assert first.live["removals"] == [{"target": 2, "voters": [0], "needed": 2}]
            await second.ask(type="vote-removal", seat=1, target=2)
            assert second.live["seats"][2]["kind"] == "bot"
            async with eve.at(table) as third:
                assert third.live["may_return"] == [2]
                await first.until("presence", spectators=1)
                await third.ask(type="come-back", seat=2)
                await first.until("presence", spectators=0)
                assert third.live["seats"][2]["kind"] == "person"
                assert third.live["seats"][2]["mine"]


async def test_legal_moves_on_request_are_only_for_ones_own_seat(server: Running) -> None:
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        table = await ada.open("yali", "me", "open")
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table, legal=False) as first:
            assert first.live["seen"]["legal"] is None
            listed = await first.ask(type="legal", seat=0)
            assert listed["complete"]
            assert bool(listed["moves"]) == (0 in first.live["acting"])
            assert (await first.ask(type="legal", seat=1))["code"] == "not-your-seat"


async def test_time_runs_out_by_the_servers_clock(server: Running) -> None:
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        table = await ada.open("pebbles", "me", "open", options={"heap": 1, "seconds": 0.3})
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table) as seat:
            await seat.move(0, {"type": "Take", "pebbles": 1})
            assert seat.live["timer"]["phase"] == "guess"
            await seat.until_live(status="over")
            assert seat.moves[-1]["seat"] == -2


async def test_a_game_is_downloaded_as_text_that_can_be_read_again(server: Running) -> None:
    from ludotheque.record import read_game
    from tests.support import library

    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        async with ada.at(table) as seat:
            turn = seat.live["acting"][0]
            await seat.ask(type="hand", seat=turn)
            await seat.move(turn)
        answer = await ada.http.get(f"/api/tables/{table}/text")
        assert answer.headers["content-type"].startswith("text/plain")
        record = read_game(answer.text, library.game)
        assert len(record.moves) == 2
        assert record.names == ("Ada", "Ada")
        assert set(record.tags) == {"date"}
        async with ada.at(table) as seat:
            await seat.ask(type="resign", seat=0)
        over = read_game((await ada.http.get(f"/api/tables/{table}/text")).text, library.game)
        assert (over.tags["ended"], over.tags["result"]) == ("resigned", "Ada")
        replay = (await ada.http.get(f"/api/tables/{table}/replay")).json()
        assert [step["witnessed"] and step["witnessed"]["number"] for step in replay["steps"]] == [None, 0, 1]
        rest = (await ada.http.get(f"/api/tables/{table}/replay?from=2")).json()
        assert rest["steps"] == replay["steps"][2:]
        qr = await ada.http.get(f"/api/tables/{table}/qr.svg")
        assert qr.headers["content-type"].startswith("image/svg+xml")
        assert qr.text.startswith("<svg")


async def test_games_and_rules_are_on_the_shelf(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as anybody:
        shelf = (await anybody.get("/api/games")).json()["games"]
        assert [game["id"] for game in shelf] == ["pebbles", "yali"]
        pebbles, yali = shelf
        assert [one["value"] for one in yali["options"][0]["values"]] == ["base", "tournament"]
        assert yali["presets"]["de"] == {
            "options": {"rules": "base", "rows": 8, "arrival": "zone", "earned": "one", "first": "lot"},
            "players": 2,
        }
        assert [level["name"] for level in yali["levels"]][:2] == ["Lou", "Emil"]
        assert yali["texts"] == {}
        assert "box-pebbles = Kiesel" in pebbles["texts"]["de"]
        assert (await anybody.get("/api/rules/de/pebbles")).text.startswith("# Kiesel")
        assert (await anybody.get("/api/rules/fr/yali")).text.startswith("# YALi")
        assert (await anybody.get("/api/rules/fr/nonesuch")).status_code == 404
        assert (await anybody.get("/api/rules/xx/yali")).status_code == 404
