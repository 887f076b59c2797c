"""How far a reader has to go to follow a move: tools/follow.py, and the length that must not grow."""

import ast

import pytest
from tools.follow import PACKAGE, Call, follow, length, told

MODULES, CHANGES = 12, 30
SAID = {"tables/messages.py", "tables/requests.py", "matches/events.py", "matches/summary.py"}
"""What goes that way."""


@pytest.fixture(scope="module")
def way() -> list[Call]:
    return follow()


def test_a_move_goes_from_socket_to_socket_through_few_files(way: list[Call]) -> None:
    assert way[0].file == way[-1].file
    _, modules, changes = length(way)
    assert modules <= MODULES, told(way)
    assert changes <= CHANGES, told(way)


def test_on_its_way_the_game_is_asked_to_check_before_it_applies(way: list[Call]) -> None:
    asked = [call.name for call in way if not call.file]
    assert asked.index("check") < asked.index("apply")


def test_no_type_on_the_way_is_left_open(way: list[Call]) -> None:
    files = {call.file for call in way if call.file} | SAID
    assert len(files) > len(SAID)
    assert not [file for file in sorted(files) if "Any" in _names((PACKAGE / file).read_text("utf-8"))]


def test_a_type_left_open_would_be_found() -> None:
    assert "Any" in _names("from typing import Any\n\ndef told(what: dict[str, Any]) -> None: ...\n")


def _names(source: str) -> set[str]:
    """The names that its types and statements use, but for what msgspec is told instead of a type."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.orelse = []
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
