"""The programs in `examples/` do what they promise, run as their readers run them."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def run(name: str, *arguments: str, said: str = "") -> list[str]:
    command = [sys.executable, "-m", f"examples.{name}", *arguments]
    done = subprocess.run(command, cwd=ROOT, input=said, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_a_game_is_played_by_hand() -> None:
    golden = (ROOT / "tests" / "games" / "golden" / "yali-base.txt").read_text(encoding="utf-8")
    moves = [line.split()[2] for line in golden.split("\n\n")[1].splitlines()[1:-1]]
    told = run("by_hand", "yali", "3", said="\n".join(["nonsense", *moves]))
    assert told[0].startswith("*: lot ")
    assert any("“nonsense” is no move" in line for line in told)
    assert "winners (1,), scores (6, 8)" in told[-1]


def test_two_bots_play_a_game_and_a_series() -> None:
    told = run("two_bots")
    assert told[:2] == ["Ludothèque 1", "game: yali"]
    assert [line.split(":")[0] for line in told[-2:]] == ["random", "thumb"]


def test_an_own_bot_plays_against_ours() -> None:
    told = run("own_bot")
    assert [line.split(":")[0] for line in told] == ["patient", "random"]


def test_a_whole_new_game_is_played_and_hides_what_it_must() -> None:
    told = run("new_game")
    assert any("A sees 7 ?   B sees ? 4" in line for line in told)
    assert told[-1].startswith("Outcome(winners=")


def test_a_record_is_judged() -> None:
    told = run("judged")
    assert any("better was" in line for line in told)
    assert any(line.startswith("The game turned at move ") for line in told)


def test_a_program_plays_by_lines() -> None:
    assert run("line_agent", said="game yali\n| Your moves:\n|   1. a2-a3\n?\n! No.\n?\n") == ["1", ""]


def test_a_small_network_learns_a_solitaire() -> None:
    told = run("learn_solitaire", "--rounds", "20", "--games", "2")
    assert [line.split(":")[0] for line in told] == ["learned", "level 2"]


def test_every_example_is_run_here() -> None:
    programs = {file.stem for file in (ROOT / "examples").glob("*.py")} - {"__init__"}
    assert programs == {
        "by_hand",
        "two_bots",
        "own_bot",
        "new_game",
        "judged",
        "line_agent",
        "learn_solitaire",
        "server_bot",  # by tests/server/test_programs.py
    }
