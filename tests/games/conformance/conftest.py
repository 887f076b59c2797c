"""Every game as `game_id`, every variant of every game as `case`; those of the house as `house_case`."""

import pytest

from tests.games.conformance import shelf


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", shelf.GAME_IDS)
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", [c for i in shelf.GAME_IDS for c in _cases(i)], ids=" ".join)
    if "house_case" in metafunc.fixturenames:
        metafunc.parametrize("house_case", [c for i in shelf.HOUSE for c in _cases(i)], ids=" ".join)


def _cases(game_id: str) -> list[tuple[str, str]]:
    """A game that cannot be loaded fails in its own tests, not while everybody's are being collected."""
    try:
        return [(game_id, variant) for variant in shelf.game(game_id).variants]
    except ImportError:
        return [(game_id, "cannot be loaded")]
