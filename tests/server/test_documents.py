"""docs/operations.md and docs/protocol.md tell what the server does: settings, calls, messages."""

import re
from pathlib import Path

import httpx
from msgspec.structs import fields

from ludotheque.server.process.settings import PREFIX, Settings
from tests.support.server import PATIENCE, Running

DOCS = Path(__file__).parents[2] / "docs"
INTERNAL = {"library"}
"""Settings for tests."""
UNLISTED = {"GET /metrics"}
"""What the OpenAPI document leaves out."""


def _told(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")


def test_every_setting_is_told_with_its_default() -> None:
    rows = re.findall(rf"^\| `{PREFIX}(\w+)`[^|]*\| (?:`([^`]*)`)? *\|", _told("operations.md"), re.MULTILINE)
    assert {name.lower() for name, _ in rows} == {field.name for field in fields(Settings)} - INTERNAL
    for name, told in rows:
        assert told.removeprefix("./") == _written(getattr(Settings(), name.lower())), name


def _written(default: object) -> str:
    """A default as people write it."""
    if isinstance(default, float):
        return f"{default:g}"
    if isinstance(default, tuple):
        return ",".join(default)
    return str(default).lower() if isinstance(default, bool) else str(default or "")


def test_every_call_is_told(server: Running) -> None:
    document = httpx.get(f"{server.url}/schema/openapi.json", timeout=PATIENCE).json()
    calls = {
        f"{method.upper()} {re.sub(r'{table_id}', '{id}', path)}"
        for path, methods in document["paths"].items()
        for method in methods
    }
    told: set[str] = set()
    rows = re.findall(r"^\| `([A-Z]+) (/[^`]+)`((?:, `/[^`]+`)*)", _told("protocol.md"), re.MULTILINE)
    for method, path, more in rows:
        told |= {f"{method} {one.partition('?')[0]}" for one in [path, *re.findall(r"`(/[^`]+)`", more)]}
    assert told - UNLISTED == calls
