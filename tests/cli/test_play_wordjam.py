"""WORD JAM in the terminal: through a pipe, at a table with a clock that tests turn, on a real terminal."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.bots.wordjam import BOTS
from ludotheque.cli import dialog
from ludotheque.cli.faces.wordjam import Face
from ludotheque.cli.faces.wordjam.talk import understood
from ludotheque.cli.sitting import Sitting
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.typing_line import TypingLine
from ludotheque.game import Refusal
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.types import (
    Accept,
    Bet,
    Call,
    Dispute,
    Lock,
    Move,
    Nothing,
    Options,
    Ready,
    Say,
    Vote,
)
from ludotheque.record import read_game
from ludotheque.texts import texts
from tests.cli.console import Console, piped
from tests.games.wordjam.tables import Table, table

NAMES = ("you", "Aladdin", "Morgiana", "Sinbad", "Zobeide")


def sitting(seed: int = 1, language: str = "en") -> Sitting:
    return Sitting(GAME, Options(language), (None, "2", "2", "2", "2"), BOTS, seed, NAMES)  # type: ignore[arg-type]


def evening(said: str, seed: int = 1) -> list[str]:
    """What is shown when these lines are typed and the clock stands still."""
    out = io.StringIO()
    term = Terminal(texts("en"), io.StringIO(said), out)
    assert dialog.play(term, sitting(seed), Face(term)) == 0
    return out.getvalue().splitlines()


class Clock:
    """A line typed into at given moments of a time that only tests move."""

    def __init__(self, typed: list[tuple[float, str]]) -> None:
        self.time, self._typed = 0.0, typed
        self.prompts: list[str] = []

    def now(self) -> float:
        return self.time

    def until(self, deadline: float, prompt: Callable[[], str]) -> str | None:
        self.prompts.append(prompt())
        if self._typed and self._typed[0][0] < deadline:
            self.time, said = max(self.time, self._typed[0][0]), self._typed.pop(0)[1]
            return said
        self.time = max(self.time, deadline)
        return None

    def rest(self) -> None:
        """Nobody types anywhere else."""


def timed(typed: list[tuple[float, str]]) -> tuple[list[str], Clock]:
    out, clock = io.StringIO(), Clock(typed)
    term = Terminal(texts("en"), io.StringIO(), out)
    dialog.play(term, sitting(), Face(term), clock, clock.now)
    return out.getvalue().splitlines(), clock


@pytest.mark.parametrize(
    ("lang", "last", "won"),
    [("en", "Round 8", "treasure"), ("fr", "Tour 8", "trésor"), ("de", "Runde 8", "Schatz")],
)
def test_a_whole_game_goes_through_a_pipe_and_comes_back_from_its_file(
    lang: str, last: str, won: str, tmp_path: Path
) -> None:
    file = tmp_path / "evening.txt"
    done = piped(
        *("play", "wordjam", "--players", "5", "--seed", "3", "--lang", lang, "--save", str(file)),
        said="\n" * 400,
    )
    assert done.returncode == 0, done.stderr
    assert last in done.stdout
    assert won in done.stdout.splitlines()[-3]
    assert "\x1b" not in done.stdout
    record = read_game(file.read_text(encoding="utf-8"), lambda _: GAME)
    assert record.options.language == lang
    told = piped("replay", str(file), "--lang", lang)
    assert told.returncode == 0, told.stderr
    assert f"{len(record.moves)}. " in told.stdout


def test_an_empty_line_waits_until_something_is_told_or_asked() -> None:
    shown = evening("\n" * 4)
    assert any("Sesame, open!" in line for line in shown)
    assert shown[-1] == "The game stays unfinished. Goodbye."


def test_w9_a_word_typed_in_the_race_calls_and_is_said() -> None:
    shown = evening("Zizazo\n/quit\n")
    assert any(line == "A you: Sesame, open!" for line in shown)
    assert any(line.startswith("A you: Zizazo") for line in shown)


def test_w6_what_is_no_word_is_explained_and_costs_no_call() -> None:
    shown = evening("R2D2\n!\n?!\nZizazo\n")
    assert "“2” is a digit; a word is made of letters." in shown
    assert shown.count("A you: Sesame, open!") == 1
    assert "A word needs letters." in shown


def test_commands_help_show_advise_save_and_leave(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shown = evening(f"/help\n/board\n/hint\n/hint\n/hint\n/hint\n/save {file}\n/save\n/dance\n/quit\n")
    assert any(line.split()[:1] == ["/board"] for line in shown)
    assert any(line.startswith("Score:") for line in shown)
    hints = [line for line in shown if "worth" in line or "begins with" in line]
    assert len(hints) == 4
    assert hints[2] == hints[3]
    assert f"Saved in {file}." in shown
    assert "Name a file: /save FILE" in shown
    assert any("There is no command “/dance”" in line for line in shown)
    assert file.read_text(encoding="utf-8").endswith("end: unfinished\n")


def test_against_the_clock_the_others_do_not_wait_for_the_person() -> None:
    shown, clock = timed([])
    assert "treasure" in shown[-2]
    assert 120 < clock.time < 1500
    assert any(prompt.endswith("your word, or ! › ") for prompt in clock.prompts)


def test_against_the_clock_who_is_first_calls_and_a_late_word_is_refused() -> None:
    shown, _ = timed([(4.5, "!"), (30.0, "Zizazo"), (30.1, "/quit")])
    assert "A you: Sesame, open!" in shown
    assert "A you: no word." in shown
    assert not any("Zizazo" in line for line in shown)


@pytest.mark.parametrize(
    ("script", "said", "moves"),
    [
        ("", "", []),
        ("", "!", [Call()]),
        ("", "penguin", [Call(), Say("penguin")]),
        ("A sesame", "-", [Nothing()]),
        ("A sesame", '"nothing"', [Say("nothing")]),
        ('B sesame\nB "Zzot"', "", [Accept()]),
        ('B sesame\nB "Zzot"', "2", [Dispute()]),
        ('B sesame\nB "Zzot"\nC dispute', "1", [Vote(fits=True)]),
        ('B sesame\nB "Zzot"\nC dispute', "", []),
        ('B sesame\nB "Zzot"\n~ time', "2", [Bet("thieves")]),
        ('B sesame\nB "Zzot"\n~ time\nA bet thieves\n~ time', "penguin", [Lock("penguin")]),
        ('B sesame\nB "Zzot"\n~ time\n~ time', "", [Ready()]),
    ],
)
def test_a_line_means_what_the_phase_asks_for(script: str, said: str, moves: list[Move]) -> None:
    at: Table = table(language="en")
    if script:
        at.play(script)
    assert understood(at.seen_by("A"), said) == moves


def test_what_is_no_answer_is_refused_with_the_possible_ones() -> None:
    at = table(language="en").play('B sesame\nB "Zzot"\n~ time')
    with pytest.raises(Refusal) as refused:
        understood(at.seen_by("A"), "maybe")
    assert refused.value.code == "wordjam-answer"
    assert refused.value.params["choices"] == "1 2"


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--players", "4"), "5 to 12 players"),
        (("--players", "13"), "5 to 12 players"),
        (("--race", "soon"), "“soon” is no whole number"),
        (("--lunch", "60"), "--lunch"),
        (("--race", "9999"), "600"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused_in_one_sentence(args: tuple[str, ...], told: str) -> None:
    done = piped("play", "wordjam", "--lang", "en", *args)
    assert done.returncode == 2
    assert told in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_keys_make_a_line_byte_by_byte() -> None:
    line = TypingLine(Terminal(texts("en"), io.StringIO(), io.StringIO()))
    assert line._take(b"Pingo") is None
    assert line._take("é".encode()[:1]) is None
    assert line._take("é".encode()[1:] + b"x\x7f") is None
    assert line._take(b" \n") == "Pingoé"
    assert line._take(b"oops\x15ok\rnow\rthen") == "ok"
    assert line._entered() == "now"
    assert line._take(b"\r") == "then"
    with pytest.raises(EOFError):
        line._take(b"\x04")
    with pytest.raises(EOFError):
        line._take(b"")


def test_on_a_real_terminal_the_clock_runs_and_keys_are_taken() -> None:
    with Console(
        "play", "wordjam", "--lang", "en", "--seed", "1", "--players", "6", "--language", "en", "--look", "1"
    ) as console:
        console.see("Round 1 of 8")
        console.see("your word, or !")
        console.type("!\r")
        console.see("A you: Sesame, open!")
        console.type("Zizzo\x7fa\r")
        console.see("A you: Zizza")
        console.type("/quit\r")
        console.see("Goodbye")
        assert console.end() == 0
