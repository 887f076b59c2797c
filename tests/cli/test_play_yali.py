"""YALi in the terminal, played as people play it."""

import subprocess
from pathlib import Path
from random import Random

import pytest

from ludotheque.record import read_game
from ludotheque.registry import game
from tests.cli.console import RUN, Console, command, environment, piped

GOLDEN = Path(__file__).parents[1] / "games" / "golden"


def golden_moves() -> tuple[str, list[str]]:
    """A whole game: who begins, and its moves as typed."""
    text = (GOLDEN / "yali-base.txt").read_text(encoding="utf-8")
    body = text.split("\n\n", 1)[1].splitlines()[:-1]
    return body[0].split()[-1], [line.split(maxsplit=2)[2] for line in body[1:]]


def seed_for(first: str) -> str:
    """A seed whose lot gives that seat the first move."""
    yali = game("yali")
    options, players = yali.variants["base"]
    state = yali.start(options, players)
    return next(str(n) for n in range(20) if "GS"[yali.roll(state, Random(n)).seat] == first)


@pytest.mark.parametrize(
    ("lang", "won"),
    [("en", "wins (8 to"), ("fr", "à l’arrivée et gagne (8"), ("de", "im Ziel und gewinnt (8")],
)
def test_a_whole_game_is_played_through_a_pipe_one_line_per_event(lang: str, won: str) -> None:
    first, moves = golden_moves()
    done = piped("play", "yali", "--seed", seed_for(first), "--lang", lang, said="\n".join(moves) + "\n")
    assert done.returncode == 0, done.stderr
    out = done.stdout.splitlines()
    assert won in out[len(moves) + 1]
    for number, (line, move) in enumerate(zip(out[1:], moves, strict=False), 1):
        assert line.startswith(f"{number}. ")
        assert line.split()[2] == move
    assert "\x1b" not in done.stdout


def test_a_game_ends_when_the_input_does() -> None:
    done = piped("play", "yali", "--seed", "1", "--lang", "en", said="1\n")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "The game stays unfinished. Goodbye."


def test_y4_bots_play_a_whole_game_against_each_other() -> None:
    done = piped("play", "yali", "--seats", "thumb", "random", "--seed", "5", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert " wins" in done.stdout.splitlines()[-2]


def test_illegal_malformed_and_ambiguous_moves_are_three_different_refusals() -> None:
    done = piped("play", "yali", "--seed", seed_for("G"), "--lang", "en", said="a2-a1\nhello\nb3\n")
    illegal, malformed, ambiguous = done.stdout.splitlines()[1:4]
    assert "goes backward" in illegal
    assert "is no move" in malformed
    assert "several moves" in ambiguous


def test_whatever_is_typed_is_answered_with_a_sentence_and_nothing_else() -> None:
    done = piped(
        "play", "yali", "--seed", "1", "--lang", "en", said="9" * 5000 + "\n²\n\x1b[2J\nsave \x00\n0\n-1\n"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 8
    assert "\x1b" not in done.stdout


def test_input_that_is_no_text_is_answered_too() -> None:
    process = subprocess.run(
        [*command(RUN), "play", "yali", "--seed", "1", "--lang", "en"],
        input=b"a2-\xff\xfe\n",
        capture_output=True,
        env=environment(),
        check=False,
    )
    assert (process.returncode, process.stderr) == (0, b"")
    assert b"is no move" in process.stdout


def test_moves_are_listed_with_numbers_and_a_number_plays_one() -> None:
    done = piped("play", "yali", "--seed", seed_for("G"), "--lang", "de", said="züge\n3\n")
    out = done.stdout.splitlines()
    assert out[1].split() == ["1", "a1xa3"]
    assert len(out) == 1 + 18 + 1 + 1
    assert out[19].startswith(f"1. G {out[3].split()[1]} ")


def test_undo_takes_back_ones_own_move_and_the_bots_answer() -> None:
    done = piped(
        *("play", "yali", "--seats", "person", "thumb", "--seed", seed_for("G"), "--lang", "en"),
        said="undo\na2-a3\nundo\na2-a3\n",
    )
    out = done.stdout.splitlines()
    assert out[1] == "You have made no move that could be taken back."
    assert sum(line.startswith("1. G a2-a3") for line in out) == 2
    assert any("taken back" in line for line in out)


def test_a_game_is_saved_loaded_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "évening.txt"
    saved = piped("play", "yali", "--seed", seed_for("G"), "--lang", "en", said=f"a2-a3\nsave {file}\n")
    assert f"Saved in {file}." in saved.stdout
    record = read_game(file.read_text(encoding="utf-8"), game)
    assert len(record.moves) == 2
    went_on = piped("play", "yali", "--load", str(file), "--lang", "en", said="1\n")
    assert went_on.stdout.startswith("2. ")
    replayed = piped("replay", str(file))
    assert [line for line in replayed.stdout.splitlines() if line[0].isdigit()] == [
        "1. * lot G",
        "2. G a2-a3",
    ]


def test_a_file_that_is_no_game_is_neither_overwritten_nor_loaded(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,\n", encoding="utf-8")
    done = piped(
        "play", "yali", "--seed", "1", "--lang", "en", said=f"save {file}\nload {file}\nsave\nload /\n"
    )
    out = done.stdout.splitlines()
    assert "not a recorded game" in out[1]
    assert out[2] == "Line 1: this is not a game recorded by Ludothèque."
    assert out[3].startswith("Name a file")
    assert "cannot be read" in out[4]
    assert file.read_text(encoding="utf-8") == "Dear Anna,\n"


def test_a_damaged_save_file_is_refused_with_its_line_and_the_rule(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = (GOLDEN / "yali-base.txt").read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(text) if line.startswith("2. "))
    text[at] = " ".join([*text[at].split()[:2], "a1-a1"])
    file.write_text("\n".join(text) + "\n", encoding="utf-8")
    done = piped("play", "yali", "--load", str(file), "--lang", "en")
    assert done.returncode == 2
    assert f"Line {at + 1}:" in done.stderr
    assert "The marble on a1 is your opponent’s." in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("option", "known"), [("--rows=7", "8"), ("--rules=house", "tournament"), ("--seats=9", "thumb")]
)
def test_an_unknown_option_lists_the_known_ones(option: str, known: str) -> None:
    done = piped("play", "yali", option)
    assert done.returncode == 2
    assert known in done.stderr.split("choose from")[1]


def test_rules_options_reach_the_board() -> None:
    done = piped("play", "yali", "--rows", "6", "--rules", "tournament", "--seed", "1", said="board\n")
    assert " 6 " in done.stdout
    assert " 7 " not in done.stdout


def test_without_unicode_the_board_is_drawn_in_letters() -> None:
    done = piped("play", "yali", "--seed", "1", said="board\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert done.stdout.isascii()
    assert "G   G   G   G" in done.stdout


def test_on_a_terminal_one_chooses_looks_completes_and_leaves() -> None:
    with Console("play", "yali", "--seed", seed_for("G"), "--lang", "fr") as console:
        console.see("Qui joue\u202f?")
        console.type("nobody\r")
        console.see("Un numéro de 1 à 9")
        console.type("1\r")
        console.see("Quelles règles\u202f?")
        console.type("\r")
        board = console.see("● Or ›")
        assert "╭─────────────────╮" in board
        assert "en équilibre" in board
        assert "\x1b[1;38;5;220m" in console.screen
        console.type("d2-d\t\r")
        console.see("1. G d2-d3")
        assert "penche de 2 vers Argent" in console.see("○ Argent ›")
        console.type("quitter\r")
        console.see("La partie reste inachevée")
        assert console.end() == 0


def test_no_color_leaves_the_terminal_plain() -> None:
    with Console(
        "play", "yali", "--seats", "person", "person", "--seed", seed_for("G"), NO_COLOR="1"
    ) as console:
        console.see("● Gold ›")
        assert "\x1b[1;38" not in console.screen
        console.type("quit\r")
        assert console.end() == 0


def test_ctrl_c_offers_to_save_first_and_then_leaves_quietly() -> None:
    with Console(
        "play", "yali", "--seats", "person", "person", "--seed", seed_for("G"), "--lang", "en"
    ) as console:
        console.see("● Gold ›")
        console.type("a2-a3\r")
        console.see("○ Silver ›")
        console.interrupt("This game is not saved")
        console.type("moves\r")
        console.see("a8xa6")
        console.see("○ Silver ›")
        console.interrupt("Goodbye, and thank you for playing.")
        assert console.end() == 130
        assert "Traceback" not in console.text


def test_ctrl_c_right_away_is_a_quiet_goodbye() -> None:
    with Console("play", "yali", "--seats", "person", "person", "--seed", "1", "--lang", "en") as console:
        console.see("›")
        console.interrupt("Goodbye")
        assert console.end() == 130
        assert "Traceback" not in console.text
