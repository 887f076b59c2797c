"""An assistant at a table, over the Model Context Protocol, through a real client."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from ludotheque.envs import mcp
from ludotheque.envs.mcp import Tables, create_server
from tests.cli.console import RUN, command, environment

Call = Callable[..., Awaitable[tuple[bool, str]]]


def talk(server: Any, conversation: Callable[[Call], Awaitable[None]]) -> None:
    """Run a conversation; each call gives whether it went well, and what was said."""

    async def main() -> None:
        async with Client(server) as client:

            async def call(name: str, **arguments: Any) -> tuple[bool, str]:
                result = await client.call_tool(name, arguments)
                return not result.is_error, "".join(getattr(part, "text", "") for part in result.content)

            await conversation(call)

    asyncio.run(main())


def test_an_assistant_opens_looks_lists_and_plays() -> None:
    async def conversation(call: Call) -> None:
        assert "wordjam" in (await call("list_games"))[1]
        well, told = await call("open_table", game_id="yali", level="1")
        assert well
        assert told.startswith("t1\nYALi: you are G.")
        moves = (await call("list_moves", table="t1"))[1].splitlines()
        well, after = await call("play", table="t1", move=moves[0])
        assert well
        assert f"G: {moves[0]}" in after or "Since your last decision" in after
        assert (await call("look", table="t1"))[1] == after

    talk(create_server(seed=1), conversation)


def test_what_cannot_be_done_is_told_in_a_sentence_and_changes_nothing() -> None:
    async def conversation(call: Call) -> None:
        told = (await call("open_table", game_id="yali", level="1"))[1].split("\n", 1)[1]
        for name, arguments, why in (
            ("play", {"table": "t1", "move": "a2-a9"}, "a9"),
            ("play", {"table": "t9", "move": "a2-a3"}, "no table t9"),
            ("open_table", {"game_id": "chess"}, "no game 'chess'"),
            ("open_table", {"game_id": "yali", "level": "99"}, "99"),
            ("open_table", {"game_id": "yali", "variant": "blitz"}, "blitz"),
            ("open_table", {"game_id": "yali", "seat": 7}, "seat 7"),
            ("read_rules", {"game_id": "examples.pebbles"}, "no game"),
        ):
            well, said = await call(name, **arguments)
            assert not well
            assert why in said
        assert (await call("look", table="t1"))[1] == told

    talk(create_server(seed=1), conversation)


@pytest.mark.parametrize("game_id", ["yali", "bali", "wordjam"])
def test_an_assistant_is_told_nothing_that_its_seat_cannot_see(game_id: str) -> None:
    tables, rng = Tables("en", seed=5), Random(5)
    tables.open_table(game_id, level="1", seat=0)
    table = tables.tables["t1"]
    for _ in range(25):
        if table.over:
            break
        state = table.rounds.state
        told = tables.look("t1"), tables.list_moves("t1")
        table.rounds.state = table.setting.game.disguise(state, 0, rng)
        assert (tables.look("t1"), tables.list_moves("t1")) == told
        table.rounds.state = state
        tables.play("t1", rng.choice([*table.moves(), *(["wait"] if table.rounds.may_wait else [])]))


def test_the_seed_is_nothing_that_an_assistant_may_choose_or_learn() -> None:
    async def main() -> None:
        async with Client(create_server()) as client:
            tools = (await client.list_tools()).tools
            assert {tool.name for tool in tools} == {
                "list_games",
                "open_table",
                "look",
                "list_moves",
                "play",
                "read_rules",
            }
            assert not any("seed" in str(tool.input_schema) for tool in tools)

    asyncio.run(main())


def test_rules_can_be_read_whole_or_by_a_word() -> None:
    tables = Tables("fr")
    assert len(tables.read_rules("yali")) > len(tables.read_rules("yali", "Y4")) > 20


def test_the_oldest_table_is_cleared_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcp, "MOST_TABLES", 2)
    tables = Tables("en", seed=1)
    for _ in range(3):
        tables.open_table("yali", level="1")
    assert list(tables.tables) == ["t2", "t3"]


def test_the_command_serves_on_stdin_and_stdout() -> None:
    program, *arguments = command(RUN)
    started = StdioServerParameters(
        command=program,
        args=[*arguments, "mcp", "--seed", "1", "--lang", "de"],
        env={**environment(), "PYTHONPATH": os.pathsep.join(sys.path)},
    )

    async def conversation(call: Call) -> None:
        assert "Du bist G." in (await call("open_table", game_id="yali", level="1"))[1]

    talk(started, conversation)
