"""A course over HTTP, to somebody whom nobody knows yet."""

import asyncio
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludotheque import registry
from ludotheque.server.http import learning
from ludotheque.tables import telling
from tests.support.server import Running, make_settings, running, visitors

pytestmark = pytest.mark.anyio

STEP = {"type": "go", "path": ["b2", "b3"]}
JUMP = {"type": "go", "path": ["b1", "b3"]}


async def asked(server: Running, game: str, **wish: Any) -> Any:
    async with visitors(server, "Ada") as (ada,):
        return await ada.http.post(f"/api/lessons/{game}", json={"lang": "en", "step": "step", **wish})


async def test_a_step_begins_with_the_board_and_the_moves_one_has(server: Running) -> None:
    told = (await asked(server, "yali")).json()
    assert (told["verdict"], told["seat"], len(told["frames"]), len(told["legal"])) == ("open", 0, 1, 18)
    assert [seat["mine"] for seat in told["seats"]] == [True, False]
    assert told["frames"][0]["acting"] == [0]


async def test_a_try_that_reaches_the_goal_is_shown_with_what_follows(server: Running) -> None:
    told = (await asked(server, "yali", moves=[STEP])).json()
    assert (told["verdict"], told["say"]) == ("done", "lesson-yali-step-done")
    seats = [frame["witnessed"] and frame["witnessed"]["seat"] for frame in told["frames"]]
    assert seats == [None, 0, 1, 1]


async def test_a_try_that_misses_is_shown_and_answered(server: Running) -> None:
    told = (await asked(server, "yali", moves=[JUMP])).json()
    assert (told["verdict"], told["say"]) == ("missed", "lesson-yali-step-jump")


async def test_what_the_rules_forbid_is_refused_with_the_rule(server: Running) -> None:
    answer = await asked(server, "yali", moves=[{"type": "go", "path": ["b2", "b1"]}])
    assert (answer.status_code, answer.json()["code"]) == (422, "Y5-backward")


async def test_it_is_shown_how_it_is_done(server: Running) -> None:
    told = (await asked(server, "yali", step="chain", show=True)).json()
    assert told["verdict"] == "done"
    assert told["frames"][1]["witnessed"]["text"] == "c1xc3xc5"


async def test_the_beginning_and_every_step_are_told_to_be_drawn_beside_the_rules(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        for game in registry.GAME_IDS:
            told = (await ada.http.get(f"/api/lessons/{game}/positions?lang=fr")).json()["positions"]
            steps = ["", *(step.id for step in registry.course(game, "fr"))]
            assert [one["step"] for one in told if not one["rule"]] == steps
            assert [one["rule"] for one in told if one["rule"]] == [
                one.rule for one in registry.untaught(game, "fr")
            ]
            assert all(one["why"].startswith("untaught-") for one in told if one["rule"])
        yali = (await ada.http.get("/api/lessons/yali/positions?lang=en")).json()["positions"]
        assert yali[0]["view"]["torque"] == 0
        assert (await ada.http.get("/api/lessons/yali/positions?lang=xx")).status_code == 400
        assert (await ada.http.get("/api/lessons/chess/positions?lang=en")).json()["code"] == "no-game"


async def test_the_first_learner_does_not_pay_for_the_word_lists(server: Running) -> None:
    """BALI in French, of which nothing has been read yet: what is read once for all is nobody's question."""
    async with visitors(server, "Ada") as (ada,):
        for move in ([], [{"type": "build", "column": [0, 0], "pieces": [[0, 1]]}]) * 3:
            told = await ada.http.post(
                "/api/lessons/bali", json={"lang": "fr", "step": "build", "moves": move}
            )
            assert told.status_code == 200, told.text


@pytest.mark.parametrize(
    ("game", "wish", "status", "code"),
    [
        ("nonesuch", {}, 422, "no-game"),
        ("pebbles", {}, 404, "no-course"),
        ("yali", {"step": "nonesuch"}, 404, "no-lesson"),
        ("yali", {"moves": [{"type": "nonsense"}]}, 422, "malformed"),
        ("yali", {"moves": [STEP, STEP]}, 422, "lesson-over"),
        ("yali", {"moves": [STEP] * 17}, 400, "bad-request"),
        ("yali", {"lang": "xx"}, 400, "bad-request"),
    ],
)
async def test_bad_questions_are_refused(
    server: Running, game: str, wish: dict[str, Any], status: int, code: str
) -> None:
    answer = await asked(server, game, **wish)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_who_comes_first_reads_the_word_lists_for_all_who_come_with_him(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = []

    def play_through(_services: Any, game: Any, lang: str) -> None:
        read.append((game.id, lang))

    monkeypatch.setattr(learning, "_play_through", play_through)
    monkeypatch.setattr(learning, "_ready", set())
    ready = partial(learning.make_ready, server.services, registry.game("yali"), "en")

    async def at_once() -> None:
        await asyncio.gather(*(ready() for _ in range(5)))

    await server.do(at_once())
    assert read == [("yali", "en")]

    await server.do(learning.load(server.services))
    assert {game for game, _ in read} == set(server.services.library.GAME_IDS), "the others after the start"


async def test_what_a_game_loads_before_it_lists_moves_costs_the_first_learner_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kernels that are not compiled yet would take more than anybody may have at once."""
    loaded = list[Any]()

    def few_moves(*asked: Any) -> Any:
        until = time.thread_time() + (0 if loaded else 1.5)
        loaded.append(asked)
        while time.thread_time() < until:
            pass
        return few(*asked)

    few = telling.few_moves
    monkeypatch.setattr(telling, "few_moves", few_moves)
    monkeypatch.setattr(learning, "_ready", set())
    async with visitors(server, "Ada") as (ada,):
        for _ in range(3):
            answer = await ada.http.post("/api/lessons/yali", json={"lang": "en", "step": "step"})
            assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("game", ["yali", "bali", "wordjam"])
async def test_what_a_kind_of_puzzle_loads_costs_whoever_solves_the_first_one_nothing(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """On a new installation kernels that one kind alone asks for were compiled at somebody's cost."""
    posed = set[str]()
    pose = registry.puzzle_lesson

    def noted(game_id: str, puzzle: Any, lang: str) -> Any:
        posed.add(puzzle.kind)
        return pose(game_id, puzzle, lang)

    monkeypatch.setattr(registry, "puzzle_lesson", noted)
    monkeypatch.setattr(learning, "_ready", set())
    with running(make_settings("", tmp_path, library="ludotheque.registry")) as server:
        await server.do(learning.make_ready(server.services, registry.game(game), "de"))
    assert posed == {puzzle.kind for puzzle in registry.puzzles(game, "de").values()}
    assert posed
