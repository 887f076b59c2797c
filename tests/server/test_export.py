"""Finished games for research: only with everybody's consent, and without anybody's name."""

from asyncio import to_thread
from pathlib import Path

import msgspec
import pytest

from ludotheque.cli.export import write_file
from ludotheque.envs.columns import lines_of
from ludotheque.envs.data import Line, checked
from ludotheque.game import Refusal
from tests.cli.console import piped
from tests.support.server import Running, Visitor, visitors

pytestmark = pytest.mark.anyio


async def given_up(who: Visitor, other: Visitor) -> None:
    """A game of two that ends after a move."""
    table = await who.open("yali", "me", "open")
    await other.post(f"/api/tables/{table}/join")
    async with who.at(table) as first, other.at(table) as second:
        turn = first.live["acting"][0]
        mover = (first, second)[turn]
        await mover.move(turn)
        await first.ask(type="resign", seat=0)
        await first.until_live(status="over")


async def test_a_game_is_written_once_everybody_has_agreed_and_names_nobody(
    either: Running, tmp_path: Path
) -> None:
    engine = either.services.store.engine
    async with visitors(either, "Ada Lovelace", "Bob Byron") as (ada, bob):
        await given_up(ada, bob)
        assert not (await ada.http.get("/api/me")).json()["me"]["research"]
        assert (await ada.post("/api/me/consent", research=True)).json()["me"]["research"]
        assert await either.do(write_file(engine, tmp_path / "one.jsonl")) == (0, 1)
        await bob.post("/api/me/consent", research=True)
        for form in ("txt", "parquet", "jsonl"):
            file = tmp_path / f"two.{form}"
            assert await either.do(write_file(engine, file, "yali")) == (1, 0)
            assert await either.do(write_file(engine, tmp_path / f"none.{form}", "bali")) == (0, 0)
            text = "".join(lines_of(file)) if form == "parquet" else file.read_text(encoding="utf-8")
            assert not any(word in text for word in ("Ada", "Lovelace", "Bob", "Byron", ada.id, bob.id))
            (one,) = checked(text.splitlines(keepends=True))
            assert one.refusal is None
        line = msgspec.json.decode(text, type=Line)
        assert line.seats == ("person", "person")
        assert line.tags["ended"] == "resigned"
        assert len(line.tags["date"]) == len("2026-11")
        await bob.post("/api/me/consent", research=False)
        assert await either.do(write_file(engine, tmp_path / "three.txt")) == (0, 1)


async def test_consent_is_yes_or_no_and_asks_for_somebody(server: Running) -> None:
    async with visitors(server, "Ada", "") as (ada, stranger):
        assert (await ada.post("/api/me/consent", research="maybe")).status_code == 400
        assert not (await ada.http.get("/api/me")).json()["me"]["research"]
        assert (await stranger.post("/api/me/consent", research=True)).status_code == 401


async def test_a_file_that_is_there_is_never_overwritten(server: Running, tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(Refusal, match="file-write"):
        await server.do(write_file(server.services.store.engine, file))
    assert file.read_text(encoding="utf-8") == "mine"


async def test_the_command_writes_a_file_and_refuses_what_it_cannot_write(
    server: Running, tmp_path: Path
) -> None:
    file, data = tmp_path / "games.jsonl", server.services.settings.data
    done = await to_thread(piped, "export", str(file), "--data", str(data), "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("0 games written to ")
    for name, place, why in (
        ("games.csv", data, "The name must end in"),
        ("other.jsonl", tmp_path / "none", "There is no database at"),
        ("none/games.jsonl", data, "cannot be written"),
    ):
        said = ("export", str(tmp_path / name), "--data", str(place), "--lang", "en")
        done = await to_thread(piped, *said)
        assert done.returncode == 2
        assert why in done.stderr
    assert not (tmp_path / "none").exists()
