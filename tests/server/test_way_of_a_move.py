"""How far a reader has to go to follow a move: tools/follow.py, and the length that must not grow."""

import pytest
from tools.follow import Call, follow, length, told

MODULES, CHANGES = 12, 30


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
