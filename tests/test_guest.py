"""CONTRIBUTING's promise, kept: a stranger's game in at most twelve files and one line works everywhere.

The page is tried in `tests/page/test_plain.py`.
"""

import difflib
import json
import re

import pytest

from tests.support.guest import GAME, LINE, PACKAGE, ROOT, House, let_in


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return let_in(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def saved(house: House) -> str:
    """A game that a person has played in the terminal, to its end."""
    file = house.folder / "game.txt"
    moves = "take 1\ntake 1\ntake 1\nguess 3\n"
    told = house.ludotheque("play", "pebbles", "--bot", "2", "--seed", "1", "--save", str(file), said=moves)
    assert "B wins (0, 2)" in told
    return str(file)


def test_a_game_is_twelve_files_and_one_line(house: House) -> None:
    copied = [file for file in (house.folder / GAME.name).rglob("*") if file.is_file()]
    assert len(copied) <= 12
    before, after = (
        (folder / "registry.py").read_text(encoding="utf-8").splitlines(keepends=True)
        for folder in (PACKAGE, house.folder / "ludotheque")
    )
    changed = [line for line in difflib.ndiff(before, after) if line.startswith(("+", "-"))]
    assert changed == [f"+ {LINE}"]


def test_contributing_names_every_file_and_the_line() -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`\S+\.(?:py|md|ftl)`.*?) \|", told, re.MULTILINE)
    named = [file for row in rows for file in re.findall(r"`(\S+\.\w+)`", row)]
    assert sorted(named) == sorted(file.name for file in GAME.rglob("*.*") if "__pycache__" not in file.parts)
    assert f"```python\n{LINE}```" in told


def test_programs_find_it_at_the_door(house: House) -> None:
    asked = "import ludotheque as l; print(l.games()[-1], l.game('pebbles').id, l.bots('pebbles').usual)"
    assert house.run("-c", asked).split() == ["pebbles", "pebbles", "1"]


def test_it_is_played_in_the_terminal_with_hints_and_refusals(house: House) -> None:
    assert "A heap of pebbles" in house.ludotheque("play", "--help")
    said = "hint\nhint\ntake 9\ntake 1\nmoves\n"
    told = house.ludotheque("play", "pebbles", "--bot", "2", "--seed", "1", said=said).splitlines()
    assert "Count what you leave. Who comes to a single pebble has to take it." in told
    assert "Take one pebble." in told
    assert "You cannot take 9. From this heap you may take 1 to 3." in told
    assert "A take 1" in told
    assert "  4 show" in told


@pytest.mark.parametrize(("lang", "hint"), [("fr", "Prenez un caillou."), ("de", "Nimm einen Kiesel.")])
def test_it_speaks_every_language(house: House, lang: str, hint: str) -> None:
    ask = {"fr": "conseil", "de": "tipp"}[lang]
    arguments = ("-m", "ludotheque", "--lang", lang, "play", "pebbles", "--bot", "2", "--seed", "1")
    assert hint in house.run(*arguments, said=f"{ask}\n{ask}\n")


def test_a_saved_game_is_replayed_and_nobody_analyses_it(house: House, saved: str) -> None:
    assert "8. A guess 3" in house.ludotheque("replay", saved)
    assert "no analysis" in house.ludotheque("analyse", saved, code=2)


def test_its_bots_meet_in_the_arena(house: House) -> None:
    told = json.loads(house.ludotheque("arena", "pebbles", "--a", "2", "--b", "1", "--games", "20", "--json"))
    assert told["by_level"]["2"]["share"] > told["by_level"]["1"]["share"]


def test_the_server_offers_it_as_it_says_of_itself(house: House) -> None:
    asked = """
import msgspec
from ludotheque import registry
from ludotheque.server.http.shelf import game_info
print(msgspec.json.encode(game_info(registry, "pebbles")).decode())
"""
    told = json.loads(house.run("-c", asked))
    assert (told["players"], told["minutes"], told["analysis"]) == ([2, 3, 4], [2, 5], None)
    assert [field["name"] for field in told["options"]] == ["heap", "seconds"]
    assert "box-pebbles = Kiesel" in told["texts"]["de"]


def test_the_environments_know_it(house: House) -> None:
    asked = """
import pyspiel
import ludotheque.envs.openspiel
from ludotheque.envs import pettingzoo
game = pyspiel.load_game("ludotheque_pebbles")
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
table = pettingzoo.env("pebbles")
table.reset(seed=1)
print(table.moves("player_0")[0])
"""
    assert house.run("-c", asked).splitlines()[-1] == "take 1"


def test_it_conforms(house: House) -> None:
    suite = str(ROOT / "tests" / "games" / "conformance")
    told = house.run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-c", str(ROOT / "pyproject.toml"),
        "--rootdir", str(ROOT), suite, "-k", "pebbles",
    )  # fmt: skip
    assert "passed" in told
