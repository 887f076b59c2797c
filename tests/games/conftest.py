"""Every variant of every game of the house, and of the example that has all the features, as `case`."""

import pytest

from examples import pebbles
from ludotheque.registry import GAME_IDS
from tests.games.walks import find


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        cases = [case for game_id in (*GAME_IDS, pebbles.GAME.id) for case in _cases(game_id)]
        metafunc.parametrize("case", cases, ids=" ".join)
    if "house_case" in metafunc.fixturenames:
        cases = [case for game_id in GAME_IDS for case in _cases(game_id)]
        metafunc.parametrize("house_case", cases, ids=" ".join)


def _cases(game_id: str) -> list[tuple[str, str]]:
    """A game that cannot be loaded fails in its own tests, not while everybody's are being collected."""
    try:
        return [(game_id, variant) for variant in find(game_id).variants]
    except ImportError:
        return [(game_id, "cannot be loaded")]
