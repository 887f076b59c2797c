"""What is generated from the types is up to date, and the server does what its OpenAPI document says."""

import subprocess
import sys
from pathlib import Path
from typing import get_args, get_origin

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.core.result import Ok

from ludotheque.server.http.operations import socket_schema
from ludotheque.tables.messages import Outgoing
from ludotheque.tables.requests import Written
from tests.support.server import Running

ROOT = Path(__file__).parent.parent.parent


def test_the_pages_types_are_generated_from_the_present_protocol() -> None:
    checked = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "schema.py"), "--check"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stderr


def test_the_json_schema_of_the_socket_names_every_message() -> None:
    schema = msgspec.json.encode(socket_schema()).decode()
    for union in (Written, Outgoing):
        for one in get_args(union):
            message = get_origin(one) or one
            assert f'"const":"{message.__struct_config__.tag}"' in schema or (
                f'"enum":["{message.__struct_config__.tag}"]' in schema
            )


def test_schemathesis_finds_no_answer_the_document_does_not_promise(server: Running) -> None:
    document = httpx.get(f"{server.url}/schema/openapi.json").json()
    assert "/api/tables/{table_id}" in document["paths"]
    guest = httpx.post(f"{server.url}/api/me", json={"name": "Schemathesis"})
    cookie = {"Cookie": f"ludotheque={guest.cookies['ludotheque']}"}
    schema = schemathesis.openapi.from_dict(document)
    tried = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if operation.method.upper() == "DELETE" or "/signin" in operation.path:
            continue

        tried += 1
        _try(operation, server.url, cookie)
    assert tried > 15


def _try(operation: object, url: str, cookie: dict[str, str]) -> None:
    from hypothesis import given

    @settings(max_examples=3, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy())  # type: ignore[attr-defined]
    def holds(case: object) -> None:
        answer = case.call(base_url=url, headers=cookie)  # type: ignore[attr-defined]
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "params"}

    holds()


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_operators_are_answered(server: Running, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}")
    assert answer.status_code == 200
    if path == "/metrics":
        for name in ("tables_loaded", "sockets", "moves", "append_seconds", "bot_seconds", "errors"):
            assert f"ludotheque_{name}" in answer.text
