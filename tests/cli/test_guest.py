"""A game that is only registered, without a line for the terminal, on a real terminal.

What it does through a pipe is in `tests/test_guest.py`.
"""

import subprocess
from pathlib import Path

import pytest

from examples import pebbles
from ludotheque.game import CHANCE
from ludotheque.record import read_game
from ludotheque.texts import LANGUAGES
from tests.cli.console import RUN, Console, piped

ROOT = Path(__file__).parents[2]
REGISTERED = (
    f"import sys; sys.path.insert(0, {str(ROOT)!r}); from ludotheque import registry; "
    f"registry.GAMES['pebbles'] = 'examples.pebbles'; registry.GAME_IDS = tuple(registry.GAMES); {RUN}"
)


def run(*args: str, said: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    return piped(*args, "--lang", lang, said=said, code=REGISTERED)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_stands_among_the_games_and_tells_its_options(lang: str) -> None:
    shelf = run("play", "--help", lang=lang)
    assert (shelf.returncode, shelf.stderr) == (0, "")
    assert any(line.split()[:1] == ["pebbles"] for line in shelf.stdout.splitlines())
    told = run("play", "pebbles", "--help", lang=lang)
    assert (told.returncode, told.stderr) == (0, "")
    assert "--heap N" in told.stdout
    assert "--bot {1,2}" in told.stdout


def test_a_saved_game_is_gone_on_with_by_its_own_rules(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "pebbles", "--bot", "2", "--heap", "5", "--seed", "4", said=f"1\nsave {file}\n")
    went_on = run("play", "pebbles", "--bot", "2", "--load", str(file), "--save", str(file), said="1\n")
    assert (went_on.returncode, went_on.stderr) == (0, "")
    record = read_game(file.read_text(encoding="utf-8"), lambda _: pebbles.GAME)
    assert record.options.heap == 5
    assert [seat for seat, _ in record.moves] == [CHANCE, CHANCE, 0, 1, 0]


def test_on_a_terminal_one_chooses_an_opponent_and_sees_the_table() -> None:
    with Console("play", "pebbles", "--lang", "de", "--seed", "1", code=REGISTERED) as console:
        console.see("Wer spielt?")
        console.see("Leon, Stufe 2: Zählt den Haufen")
        console.type("5\r")
        drawn = console.see("A › ")
        assert "▶ A" in drawn
        assert "B Leon 2" in drawn
        console.type("ende\r")
        assert console.end() == 0


def test_on_a_terminal_a_replay_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "pebbles", "--seed", "1", "--save", str(file), said="take 2\n")
    with Console("replay", str(file), "--lang", "en", code=REGISTERED) as console:
        console.see("The start. (0/3)")
        console.type("3\r")
        drawn = console.see("A take 2 (3/3)")
        assert "pebbles in the heap   4" in drawn
        console.type("\r")
        assert console.end() == 0
