"""What is generated from the types is up to date, and the server does what its OpenAPI document says."""

import contextlib
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args, get_origin

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from ludotheque.server.http.operations import socket_schema
from ludotheque.tables.messages import Outgoing
from ludotheque.tables.requests import Written
from tests.support.server import PATIENCE, Running

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
    document = httpx.get(f"{server.url}/schema/openapi.json", timeout=PATIENCE).json()
    assert "/api/tables/{table_id}" in document["paths"]
    schema, tried = schemathesis.openapi.from_dict(document), 0
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as door:
        for result in schema.get_all_operations():
            assert isinstance(result, Ok)
            tried += 1
            door.cookies.clear()  # what was tried before may have ended the guest
            guest = door.post("/api/me", json={"name": f"Guest {tried}"}).cookies["ludotheque"]
            for mode, examples in ((GenerationMode.POSITIVE, 2), (GenerationMode.NEGATIVE, 1)):
                with contextlib.suppress(Unsatisfiable):  # where nothing can be wrong
                    _try(result.ok(), mode, examples, server.url, {"Cookie": f"ludotheque={guest}"})
    assert tried == sum(len(methods) for methods in document["paths"].values()) > 15


def _try(operation: Any, mode: GenerationMode, examples: int, url: str, cookie: dict[str, str]) -> None:
    """All checks but one: what may be said of a name or a table is more than a schema can say."""

    @settings(max_examples=examples, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
    @given(case=operation.as_strategy(generation_mode=mode))
    def holds(case: Any) -> None:
        answer = case.call(base_url=url, headers=cookie)
        assert answer.status_code < 500, answer.text
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "params"}

    holds()


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_operators_are_answered(server: Running, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}", timeout=PATIENCE)
    assert answer.status_code == 200
    if path == "/metrics":
        for name in ("tables_loaded", "sockets", "moves", "append_seconds", "bot_seconds", "errors"):
            assert f"ludotheque_{name}" in answer.text
