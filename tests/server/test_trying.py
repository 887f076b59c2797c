"""A game is left at some move and played on, on a board that stands in no list; or set up from a text."""

import threading
from typing import Any

import pytest

from ludotheque.server.http.trying import KEPT
from ludotheque.server.process.questions import Asker
from tests.support.server import Running, Visitor, visitors

pytestmark = pytest.mark.anyio
DAY = 86_400.0


async def a_game(ada: Visitor, moves: int = 4, **more: Any) -> str:
    """Both seats at one device; it ends by resignation."""
    table = await ada.open("yali", "me", "me", **more)
    async with ada.at(table) as seat:
        await play(seat, moves)
        await seat.ask(type="resign", seat=0)
    return table


async def play(seat: Any, moves: int) -> None:
    for _ in range(moves):
        turn = seat.live["acting"][0]
        await seat.ask(type="hand", seat=turn)
        assert (await seat.move(turn))["type"] == "accepted"


async def everything_listed(somebody: Visitor) -> set[str]:
    lists = [
        (await somebody.http.get(f"/api/tables?list={one}")).json() for one in ("mine", "open", "finished")
    ]
    return {table["id"] for one in lists for table in one["tables"]}


async def test_a_game_is_left_at_any_move_and_played_on_by_hand(either: Running) -> None:
    async with visitors(either, "Ada", "Eve") as (ada, eve):
        game = await a_game(ada)
        answer = await ada.post(f"/api/tables/{game}/try", at=3)
        assert answer.status_code == 201
        board = answer.json()
        assert board["study"] == {"table": game, "moves": 3}
        assert [seat["name"] for seat in board["seats"]] == ["Ada (G)", "Ada (S)"]
        replay = (await ada.http.get(f"/api/tables/{game}/replay")).json()["steps"]
        async with ada.at(board["id"]) as seat:
            assert seat.live["seen"]["view"] == replay[3]["view"]
            await play(seat, 2)
            assert len(seat.moves) == 5
            await seat.ask(type="resign", seat=0)
            refused = await seat.ask(type="rematch")
            assert (refused["type"], refused["code"]) == ("refused", "match-study")
        # others know nothing of it, and the game is as it was
        assert (await eve.http.get(f"/api/tables/{board['id']}/replay")).json()["code"] == "no-spectators"
        assert await everything_listed(ada) == {game}
        assert len((await ada.http.get(f"/api/tables/{game}/replay")).json()["steps"]) == len(replay)
        analysed = await ada.http.get(f"/api/tables/{board['id']}/analysis")
        assert analysed.status_code == 200, "what was tried can be judged, too"


async def test_whoever_tries_a_running_game_on_is_seen_to_be_helped(server: Running) -> None:
    async with visitors(server, "Ada", "Bo") as (ada, bo):
        game = await ada.open("yali", "me", "open", hints=True)
        await bo.post(f"/api/tables/{game}/join")
        async with bo.at(game) as other:
            assert (await ada.post(f"/api/tables/{game}/try", at=0)).status_code == 201
            news = await other.until("update")
            assert [(one["kind"], one["seat"]) for one in news["happened"]] == [("hint-taken", 0)]


async def test_bots_play_on_against_the_seat_one_takes(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        game = await a_game(ada)
        company = {"level": "1", "seat": 1}
        board = (await ada.post(f"/api/tables/{game}/try", at=1, company=company)).json()
        assert [seat["kind"] for seat in board["seats"]] == ["bot", "person"]
        assert board["seats"][1]["name"] == "Ada"
        async with ada.at(board["id"]) as seat:
            await seat.until_live(acting=[1])
            assert (await seat.move(1))["type"] == "accepted"


async def test_the_same_board_is_set_up_from_a_text(server: Running) -> None:
    async with visitors(server, "Ada", "Eve") as (ada, eve):
        game = await a_game(ada, 2)
        text = (await ada.http.get(f"/api/tables/{game}/text")).text
        board = (await eve.post("/api/try", text=text)).json()
        assert (board["study"], board["status"]) == ({"table": "", "moves": 3}, "running")
        lines = text.splitlines()
        wrong = text.replace(lines[-2], "3. G a1-a9")
        refused = await eve.post("/api/try", text=wrong)
        assert refused.status_code == 422
        told = refused.json()
        assert told["code"] == "record-move"
        assert (told["params"]["line"], told["params"]["text"]) == (len(lines) - 1, "a1-a9")
        for bad in ("", "hello", "\n".join(lines[:-1])):
            assert (await eve.post("/api/try", text=bad)).json()["code"].startswith("record-")
        assert await everything_listed(eve) <= {game}


async def test_a_position_is_copied_and_set_up_again(server: Running) -> None:
    async with visitors(server, "Ada", "Eve") as (ada, eve):
        game = await a_game(ada, 4)
        steps = (await ada.http.get(f"/api/tables/{game}/replay")).json()["steps"]
        text = (await ada.http.get(f"/api/tables/{game}/position?at=3")).text
        assert text.startswith("yali: base ")
        board = (await eve.post("/api/try", text=text, company={"level": "1", "seat": 0})).json()
        assert (board["study"], board["status"]) == ({"table": "", "moves": 1}, "running")
        async with eve.at(board["id"]) as seat:
            view = steps[3]["view"]
            placed = (await eve.http.get(f"/api/tables/{board['id']}/replay")).json()["steps"][1]["view"]
            assert [placed[key] for key in ("marbles", "lanes", "turn")] == [
                view[key] for key in ("marbles", "lanes", "turn")
            ]
            await seat.until_live(acting=[0])
            assert (await seat.move(0))["type"] == "accepted"
            await seat.ask(type="resign", seat=0)
        again = (await eve.http.get(f"/api/tables/{board['id']}/text")).text
        assert (await eve.post("/api/try", text=again)).status_code == 201, "what began so is read again"
        analysed = await eve.http.get(f"/api/tables/{board['id']}/analysis")
        assert b"failed" not in analysed.content
        shelf = (await eve.http.get("/api/games")).json()["games"]
        example = {one["id"]: one["position"] for one in shelf}
        assert (await eve.post("/api/try", text=example["yali"])).status_code == 201
        wrong = {"yali: hello": "yali-position", "chess: e4": "record-game", "bali: A": "record-no-position"}
        for bad, code in wrong.items():
            assert (await eve.post("/api/try", text=bad)).json()["code"] == code


async def test_a_position_is_told_to_whoever_may_know_the_moves(server: Running) -> None:
    async with visitors(server, "Ada", "Eve") as (ada, eve):
        closed = await a_game(ada, 1, spectators=False)
        asked = f"/api/tables/{closed}/position?at="
        assert (await eve.http.get(f"{asked}0")).json()["code"] == "no-spectators"
        assert (await ada.http.get(f"{asked}99")).json()["code"] == "try-beyond"
        secret = await ada.open("bali", "me", "me")
        told = await ada.http.get(f"/api/tables/{secret}/position?at=0")
        assert told.json()["code"] == "history-hidden"


async def test_only_what_one_may_know_is_tried(server: Running) -> None:
    async with visitors(server, "Ada", "Bob", "Eve", "") as (ada, bob, eve, stranger):
        closed = await a_game(ada, 1, spectators=False)
        assert (await eve.post(f"/api/tables/{closed}/try", at=1)).json()["code"] == "no-spectators"
        assert (await stranger.post(f"/api/tables/{closed}/try", at=1)).status_code == 401
        for at, code in ((99, "try-beyond"), (-1, "bad-request")):
            assert (await ada.post(f"/api/tables/{closed}/try", at=at)).json()["code"] == code
        between = await ada.open("yali", "me", "open")
        assert (await ada.post(f"/api/tables/{between}/try", at=0)).json()["code"] == "match-not-started"
        await bob.post(f"/api/tables/{between}/join")
        assert (await ada.post(f"/api/tables/{between}/try", at=0)).json()["code"] == "try-running"
        secret = await ada.open("bali", "me", "me")
        assert (await ada.post(f"/api/tables/{secret}/try", at=0)).json()["code"] == "history-hidden"
        wrong = [{"level": "nobody"}, {"seat": 2, "level": "1"}]
        codes = [
            (await ada.post(f"/api/tables/{closed}/try", at=1, company=one)).json()["code"] for one in wrong
        ]
        assert codes == ["no-level", "match-no-seat"]


async def test_whoever_tries_something_out_pays_for_the_moves_that_are_made_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are made beside the loop, and who has used up his share is refused."""
    made_by: list[str] = []
    laid_out = server.services.live.laid_out

    def watched(*more: Any) -> Any:
        made_by.append(threading.current_thread().name)
        return laid_out(*more)

    monkeypatch.setattr(server.services.live, "laid_out", watched)
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        game = await a_game(ada)
        text = (await ada.http.get(f"/api/tables/{game}/text")).text
        made_by.clear()
        asked: tuple[tuple[str, dict[str, Any]], ...] = (
            (f"/api/tables/{game}/try", {"at": 3}),
            ("/api/try", {"text": text}),
        )
        for path, body in asked:
            assert (await ada.post(path, **body)).status_code == 201
        assert len(made_by) == 2
        assert server._thread.name not in made_by
        server.services.questions.charge(Asker(ada.id, ""), 1000.0)
        for path, body in asked:
            answer = await ada.post(path, **body)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
            assert (await bob.post(path, **body)).status_code == 201


async def test_what_was_tried_goes_after_a_while_and_older_boards_make_room(either: Running) -> None:
    async with visitors(either, "Ada") as (ada,):
        game = await a_game(ada, 1)
        boards = [(await ada.post(f"/api/tables/{game}/try", at=1)).json()["id"] for _ in range(KEPT + 1)]
        known = [(await ada.http.get(f"/api/tables/{board}")).status_code for board in boards]
        assert known == [404, *[200] * KEPT]
        now = either.services.now()
        went = await either.do(either.services.retention.tidy(now + 31 * DAY))
        assert went == {"tables to try things on": KEPT}
        assert (await ada.http.get(f"/api/tables/{game}")).status_code == 200
