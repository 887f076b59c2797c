"""What `import ludotheque` offers, and that it costs little."""

import doctest
import pkgutil
import subprocess
import sys
from importlib import import_module

import ludotheque
from ludotheque import registry

HEAVY = ("numba", "numpy", "litestar", "sqlalchemy", "asyncio", "fluent")


def run(*arguments: str) -> str:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True).stdout


def test_the_examples_of_the_door_are_true() -> None:
    found = doctest.testmod(ludotheque)
    assert found.attempted > 10
    assert found.failed == 0


def test_everything_it_names_is_there_and_explained() -> None:
    assert ludotheque.__all__ == sorted(set(ludotheque.__all__), key=lambda name: (not name.isupper(), name))
    for name in set(ludotheque.__all__) - {"CHANCE", "CLOCK"}:
        assert getattr(ludotheque, name).__doc__, name


def test_it_loads_nothing_heavy_and_no_game() -> None:
    loaded = run("-c", "import sys, ludotheque; print(*sys.modules)").split()
    assert not set(HEAVY) & set(loaded)
    assert not [name for name in loaded if name.startswith("ludotheque.games.")]


def test_its_functions_stay_in_place_whatever_module_of_theirs_is_imported() -> None:
    for package in ("games", "bots"):
        folder = import_module(f"ludotheque.{package}")
        for found in pkgutil.iter_modules(folder.__path__):
            import_module(f"ludotheque.{package}.{found.name}")
    import_module("ludotheque.game")
    assert ludotheque.games() == registry.GAME_IDS
    assert ludotheque.game("yali") is registry.game("yali")
    assert ludotheque.bots("yali") is registry.bots("yali")


def test_the_package_runs_as_the_command() -> None:
    assert run("-m", "ludotheque", "--version").startswith("ludotheque ")
