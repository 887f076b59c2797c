"""Recorded games shown move by move."""

import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.console import RUN, Console, command, environment, piped

GOLDEN = sorted((Path(__file__).parents[1] / "games" / "golden").glob("*.txt"))
YALI = next(file for file in GOLDEN if file.stem == "yali-base")


@pytest.mark.parametrize("game_id", ["yali", "bali", "wordjam"])
def test_any_game_is_told_line_by_line_through_a_pipe(game_id: str) -> None:
    file = next(file for file in GOLDEN if file.stem.startswith(game_id))
    text = file.read_text(encoding="utf-8")
    done = piped("replay", str(file))
    assert done.returncode == 0, done.stderr
    assert done.stdout == text.split("\n", 1)[1].replace("\n\n", "\n")


@pytest.mark.parametrize("game_id", ["yali", "bali", "wordjam"])
def test_a_position_is_drawn_into_a_file(game_id: str, tmp_path: Path) -> None:
    file = next(file for file in GOLDEN if file.stem.startswith(game_id))
    for first in ("0", "4"):
        picture = tmp_path / f"{first}.svg"
        done = piped("replay", str(file), "--svg", str(picture), "--from", first)
        assert done.returncode == 0, done.stderr
        assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    nowhere = piped("replay", str(file), "--svg", str(tmp_path / "no" / "where.svg"), "--lang", "en")
    assert nowhere.returncode == 2
    assert "where.svg" in nowhere.stderr
    assert "Traceback" not in nowhere.stderr


def test_a_replay_may_begin_later() -> None:
    done = piped("replay", str(YALI), "--from", "10")
    told = [line for line in done.stdout.splitlines() if line[0].isdigit()]
    assert told[0].startswith("11. ")


def test_on_a_terminal_one_walks_forward_back_and_to_a_number() -> None:
    with Console("replay", str(YALI), "--lang", "de") as console:
        console.see("Der Anfang. (0/")
        console.type("\r")
        console.see("1. * lot")
        console.type("weiter\r")
        console.see("2. ")
        console.type("-\r")
        console.see("1. * lot")
        console.type("wohin\r")
        console.see("Enter geht weiter")
        console.type("9999\r")
        console.see("end: ")
        console.type("\r")
        assert console.end() == 0
    assert "╭─────────────────╮" in console.text


def test_a_damaged_or_foreign_file_is_refused_with_its_line(tmp_path: Path) -> None:
    for name, content, wanted in (
        ("letter", b"Dear Anna,\n", "Line 1: this is not a game"),
        ("noise", bytes(range(256)), "Line 1: this is not a game"),
        (
            "latin",
            YALI.read_bytes().replace(b"Rule of thumb", b"Ren\xe9", 1),
            "Line 5: this is not text in UTF-8",
        ),
        ("cut", b"\n".join(YALI.read_bytes().split(b"\n")[:20]), "without its closing line"),
    ):
        file = tmp_path / name
        file.write_bytes(content)
        done = piped("replay", str(file), "--lang", "en")
        assert (done.returncode, done.stdout) == (2, "")
        assert wanted in done.stderr


def test_a_file_that_is_not_there_is_said_so() -> None:
    done = piped("replay", "nowhere.txt", "--lang", "fr")
    assert done.returncode == 2
    assert done.stderr.startswith("Impossible de lire nowhere.txt")


def test_a_reader_who_has_seen_enough_does_no_harm() -> None:
    process = subprocess.Popen(
        [*command(RUN), "replay", str(YALI)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.communicate()[1] == b""
    assert process.returncode == 0
