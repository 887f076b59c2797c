"""What a server wants before it opens: the data for itself, room on the disk, nobody looking in."""

import contextlib
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.game import Refusal
from ludotheque.store import store
from ludotheque.store.engine import writing
from tests.support.process import Process
from tests.support.server import PATIENCE, Running, make_settings

COMMAND = [sys.executable, "-m", "ludotheque", "--lang", "en", "serve", "--port", "0"]


@pytest.fixture
def process(tmp_path: Path) -> Process:
    return Process(make_settings("", tmp_path / "data"), tmp_path / "log")


def test_a_second_server_at_one_sqlite_file_is_refused_with_a_sentence(
    tmp_path: Path, process: Process
) -> None:
    process.start()
    try:
        second = subprocess.run(
            [*COMMAND, "--data", str(tmp_path / "data")], capture_output=True, text=True, check=False
        )
        assert second.returncode == 2
        assert "Another server is at" in second.stderr
        assert "Traceback" not in second.stderr
        assert httpx.get(f"{process.url}/readyz", timeout=PATIENCE).status_code == 200
    finally:
        process.kill()
    process.start()
    assert process.stop() == 0, "one that was killed is in nobody's way"


def test_told_to_go_while_it_is_starting_it_goes(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [*COMMAND[:-1], str(port), "--data", str(tmp_path / "data")]
    starting = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while True:
            assert starting.poll() is None
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.005)
        starting.terminate()
        assert starting.wait(PATIENCE) in {0, -signal.SIGTERM}
    finally:
        starting.kill()


def test_several_may_serve_one_postgresql(postgres_url: str) -> None:
    with store.alone(postgres_url), store.alone(postgres_url):
        pass


def test_files_of_the_data_folder_are_the_owners_alone_whatever_the_folders_mode(
    tmp_path: Path, process: Process
) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o777)
    folder.chmod(0o777)
    (folder / "ludotheque.sqlite").touch(mode=0o666)
    (folder / "ludotheque.sqlite").chmod(0o666)
    process.start()
    try:
        httpx.post(f"{process.url}/api/me", json={"name": "Ada"}, timeout=PATIENCE)
        modes = {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir() if file.is_file()}
        assert {"ludotheque.sqlite", "ludotheque.sqlite-wal", "ludotheque.sqlite-shm", "secret"} <= set(modes)
        assert set(modes.values()) == {0o600}, modes
    finally:
        process.kill()


@pytest.mark.parametrize("room", [0, 20_000], ids=["nothing fits", "not everything fits"])
def test_starting_on_a_full_disk_says_so_and_exits_with_2(tmp_path: Path, room: int) -> None:
    def full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    refused = subprocess.run(
        [*COMMAND, "--data", str(tmp_path / "data")],
        preexec_fn=full,
        env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode == 2, refused.stderr
    assert "Traceback" not in refused.stderr
    assert "cannot be" in refused.stderr
    secret = tmp_path / "data" / "secret"
    assert not secret.exists() or len(secret.read_bytes()) == 64, "no half a secret is left"


@pytest.mark.anyio
async def test_a_server_that_can_write_nothing_is_not_ready(
    either: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextlib.asynccontextmanager
    async def reading_only(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        async with writing(engine) as db:
            lite = db.dialect.name == "sqlite"
            await db.exec_driver_sql("PRAGMA query_only=ON" if lite else "SET TRANSACTION READ ONLY")
            try:
                yield db
            finally:
                if lite:
                    await db.exec_driver_sql("PRAGMA query_only=OFF")

    async with httpx.AsyncClient(base_url=either.url, timeout=PATIENCE) as asker:
        assert (await asker.get("/readyz")).status_code == 200
        with monkeypatch.context() as locked:
            locked.setattr(store, "writing", reading_only)
            either.services._checked = 0.0
            answer = await asker.get("/readyz")
            assert (answer.status_code, answer.json()["status"]) == (503, "failing")
        either.services._checked = 0.0
        assert (await asker.get("/readyz")).status_code == 200


def test_the_lock_is_given_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "GOING", 0.0)
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with store.alone(url), pytest.raises(Refusal) as refused, store.alone(url):
        pass
    assert refused.value.code == "database-served"
    with store.alone(url):
        pass
