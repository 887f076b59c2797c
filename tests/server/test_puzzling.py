"""Puzzles over HTTP: listed, tried, liked, withdrawn; and a mistake of a finished game as a puzzle."""

from typing import Any

import msgspec
import pytest

from ludotheque import lessons, registry
from tests.server.test_analysis import finished
from tests.server.test_operators import act, house
from tests.support.server import Running, visitors

pytestmark = pytest.mark.anyio


def solved(number: int) -> list[Any]:
    """The solver's moves of a puzzle of YALi."""
    lesson = registry.puzzle_lesson("yali", registry.puzzles("yali", "en")[number], "en")
    made = lessons.demonstration(registry.game("yali"), lesson).made
    mine = [one for one in made if one.seat == lesson.seat][: len(lesson.demo)]
    return [msgspec.to_builtins(one.move) for one in mine]


async def test_a_puzzle_is_listed_tried_and_liked_by_who_solved_it(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        listed = (await ada.http.get("/api/puzzles/yali?lang=de")).json()
        ids = [one["id"] for one in listed["puzzles"]]
        assert (listed["book"], listed["today"] in ids, len(ids) >= 200) == ("yali", True, True)
        at: dict[str, Any] = {"lang": "de", "step": f"puzzle-{ids[0]}"}
        begun = (await ada.http.post("/api/lessons/yali", json=at)).json()
        assert (begun["verdict"], begun["ask"][:12], begun["seconds"]) == ("open", "puzzle-yali-", 0)
        early = await ada.post("/api/puzzles/yali/thumb", at=at, up=True)
        assert (early.status_code, early.json()["code"]) == (422, "puzzle-unsolved")
        at["moves"] = solved(ids[0])
        assert (await ada.http.post("/api/lessons/yali", json=at)).json()["verdict"] == "done"
        assert (await ada.post("/api/puzzles/yali/thumb", at=at, up=True)).status_code == 200


async def test_a_withdrawn_puzzle_is_offered_to_nobody(either: Running) -> None:
    async with house(either) as (olga, ada, bob):
        at = {"lang": "en", "step": "puzzle-1", "moves": solved(1)}
        for one in (ada, bob):
            assert (await one.post("/api/puzzles/yali/thumb", at=at, up=False)).status_code == 200
        assert (await bob.post("/api/puzzles/yali/thumb", at=at, up=True)).status_code == 200
        overview = (await olga.http.get("/api/operators")).json()
        assert overview["disliked"] == [{"id": "yali-1", "up": 1, "down": 1}]
        gone = await act(olga, "withdraw", kind="puzzle", id="yali-1")
        assert gone["disliked"] == []
        listed = (await ada.http.get("/api/puzzles/yali?lang=en")).json()["puzzles"]
        assert 1 not in {one["id"] for one in listed}
        refused = await ada.http.post("/api/lessons/yali", json=at)
        assert (refused.status_code, refused.json()["code"]) == (404, "no-puzzle")
        await act(olga, "readmit", kind="puzzle", id="yali-1")
        assert (await ada.http.post("/api/lessons/yali", json=at)).status_code == 200


async def test_a_move_of_a_finished_game_is_made_better(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        table = await finished(ada)
        replay = (await ada.http.get(f"/api/tables/{table}/replay?from=0")).json()
        played = replay["steps"][2]["witnessed"]["move"]
        ways = [["d2", "d3"], ["a2", "a3"]]
        if replay["steps"][2]["witnessed"]["seat"] == 1:
            ways = [["a7", "a6"], ["d7", "d6"]]
        path = next(way for way in ways if way != played["path"])
        at = {"lang": "en", "step": "1", "table": table, "better": {"type": "go", "path": path}}

        async def tried(*moves: Any) -> Any:
            return (await ada.http.post("/api/lessons/yali", json={**at, "moves": list(moves)})).json()

        begun = await tried()
        assert (begun["verdict"], begun["ask"]) == ("open", "puzzle-own")
        assert (await tried(played))["say"] == "puzzle-own-again"
        assert (await tried(at["better"]))["say"] == "puzzle-own-done"
        for wrong in ({"step": "99"}, {"step": "0"}, {"step": "x"}):
            answer = await ada.http.post("/api/lessons/yali", json={**at, **wrong})
            assert answer.json()["code"] == "no-puzzle"
        nonsense = await ada.http.post("/api/lessons/yali", json={**at, "better": {"type": "x"}})
        assert nonsense.json()["code"] == "malformed"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("nonesuch?lang=en", 422, "no-game"),
        ("pebbles?lang=en", 404, "no-puzzles"),
        ("yali?lang=xx", 400, "bad-request"),
    ],
)
async def test_what_is_not_there_is_refused(server: Running, path: str, status: int, code: str) -> None:
    async with visitors(server, "Ada") as (ada,):
        answer = await ada.http.get(f"/api/puzzles/{path}")
        assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_solved_puzzles_stand_on_the_profile_and_withdrawn_ones_count_for_nobody(
    either: Running,
) -> None:
    async with house(either) as (olga, ada, _):
        kept = "yali=4.oC bali-en=0.B nonsense=9. yali"  # of YALi's 1, 2 and 3 are solved
        await ada.post("/api/me/settings", settings={"puzzles": kept})
        place = f"/api/people/{ada.id}/profile"
        assert (await ada.http.get(place)).json()["puzzles"] == [{"game": "yali", "solved": 3, "run": 4}]
        await act(olga, "withdraw", kind="puzzle", id="yali-1")
        assert (await ada.http.get(place)).json()["puzzles"][0]["solved"] == 2
        assert (await ada.http.get("/api/me/export")).json()["me"]["settings"]["puzzles"] == kept
