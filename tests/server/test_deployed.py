"""The examples in `deploy/` at work: a real Prometheus watches a server, a real Caddy stands before two."""

import asyncio
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.databases import fresh_postgres
from tests.support.server import PATIENCE, Visitor, make_settings, running
from tests.support.watchers import free_address, program, started

DEPLOY = Path(__file__).parents[2] / "deploy"

pytestmark = pytest.mark.anyio


async def until(so: Callable[[], Any]) -> Any:
    """What it says once it says something."""
    for _ in range(int(PATIENCE / 0.1)):
        if found := await asyncio.to_thread(so):
            return found
        await asyncio.sleep(0.1)
    raise AssertionError("it never came to that")


class Prometheus:
    """What it answers; nothing while it starts."""

    def __init__(self, address: str) -> None:
        self._asked = httpx.Client(base_url=f"http://{address}/api/v1", timeout=PATIENCE)

    def get(self, path: str, **query: str) -> Any:
        try:
            answer = self._asked.get(path, params=query).json()
        except httpx.TransportError:
            return None
        assert answer["status"] == "success", (query, answer)
        return answer["data"]

    def query(self, expression: str) -> list[Any]:
        found: list[Any] = (self.get("/query", query=expression) or {}).get("result", [])
        return found

    def rules(self) -> dict[str, Any]:
        groups = (self.get("/rules") or {}).get("groups", [])
        return {rule["name"]: rule for group in groups for rule in group["rules"]}

    def __enter__(self) -> "Prometheus":
        return self

    def __exit__(self, *_: object) -> None:
        self._asked.close()


async def test_a_prometheus_with_our_files_sees_the_house_and_notices_when_it_is_gone(tmp_path: Path) -> None:
    address, monitoring = free_address(), DEPLOY / "monitoring"
    shutil.copy(monitoring / "alerts.yml", tmp_path)
    told = (monitoring / "prometheus.yml").read_text(encoding="utf-8")
    assert "127.0.0.1:8350" in told
    told = told.replace("scrape_interval: 15s", "scrape_interval: 1s\n  evaluation_interval: 1s")
    arguments = ("--config.file=prometheus.yml", f"--web.listen-address={address}")
    with running(make_settings("", tmp_path / "data")) as server, Prometheus(address) as watching:
        told = told.replace("127.0.0.1:8350", server.address)
        (tmp_path / "prometheus.yml").write_text(told, encoding="utf-8")
        with started(tmp_path, "prometheus", *arguments):
            await until(lambda: [one for one in watching.query("up") if one["value"][1] == "1"])
            assert watching.query("ludotheque_sockets")
            dashboard = json.loads((monitoring / "dashboard.json").read_text(encoding="utf-8"))
            for panel in dashboard["panels"]:
                for target in panel["targets"]:
                    watching.query(target["expr"])
            await until(lambda: _calm(watching.rules()))
            await asyncio.to_thread(server.stop)
            await until(lambda: watching.rules()["LudothequeDown"]["state"] != "inactive")


def _calm(rules: dict[str, Any]) -> bool:
    healthy = {rule["health"] for rule in rules.values()} == {"ok"}
    return healthy and rules["LudothequeDown"]["state"] == "inactive"


async def test_behind_our_caddy_two_servers_are_one_and_one_is_enough(
    postgres_url: str, tmp_path: Path
) -> None:
    url, site = await asyncio.to_thread(fresh_postgres, postgres_url), free_address()
    made = [make_settings(url, tmp_path / name, secret="one for both") for name in ("one", "two")]
    told = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    program("caddy")
    with running(made[0]) as one, running(made[1]) as two:
        for name, server in (("one", one), ("two", two)):
            assert f"{name}:8350" in told
            told = told.replace(f"{name}:8350", server.address)
        (tmp_path / "Caddyfile").write_text("{\n\tadmin off\n}\n" + told, encoding="utf-8")
        arguments = ("run", "--config", "Caddyfile", "--adapter", "caddyfile")
        with started(tmp_path, "caddy", *arguments, SITE=f"http://{site}"):
            await until(lambda: _status(f"http://{site}/api/games") == 200)
            for hidden in ("/metrics", "/healthz", "/readyz"):
                assert _status(f"http://{site}{hidden}") == 404
            ada = await Visitor(f"http://{site}").come_in("Ada")
            table = await ada.open("yali", "me", "me")
            async with ada.at(table) as here, ada.at(table) as there:
                assert {len(server.services.connections) for server in (one, two)} == {1}
                turn = here.live["acting"][0]
                for seat in (here, there):
                    await seat.ask(type="hand", seat=turn)
                assert (await here.move(turn))["type"] == "accepted"
                await there.until_live(version=here.live["version"])
            await asyncio.to_thread(two.stop)
            answers = [(await ada.http.get("/api/me")).status_code for _ in range(20)]
            assert set(answers) == {200}
            async with ada.at(table) as again:
                assert again.live["version"] == here.live["version"]
            await ada.http.aclose()


def _status(url: str) -> int:
    try:
        return httpx.get(url, timeout=PATIENCE).status_code
    except httpx.TransportError:
        return 0
