"""The plain face: a game that brings no drawing is seen, played, hidden and timed all the same."""

import io
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from examples import pebbles
from examples.pebbles.bots import BOTS
from examples.pebbles.types import Guess, Options, Show, State, Take, View
from examples.pebbles.view import view
from ludotheque.bots.bot import Bots
from ludotheque.cli import dialog
from ludotheque.cli.curtain import Onlookers
from ludotheque.cli.face import Face, face_of
from ludotheque.cli.sitting import Sitting
from ludotheque.cli.terminal import Terminal
from ludotheque.game import Seat
from ludotheque.registry import GAME_IDS, GAMES, bots, game
from ludotheque.texts import texts
from ludotheque.texts.readable import Readable
from tests.cli.console import Console
from tests.support.library import PEBBLES_TEXTS

TABLE = """
import sys
sys.path.insert(0, {root!r})
from examples import pebbles
from examples.pebbles.bots import BOTS
from examples.pebbles.types import Options
from ludotheque.cli import dialog
from ludotheque.cli.face import Face
from ludotheque.cli.sitting import Sitting
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.typing_line import TypingLine
from ludotheque.texts import texts
from ludotheque.texts.readable import Readable
from tests.support.library import PEBBLES_TEXTS
term = Terminal(texts("en", PEBBLES_TEXTS))
sitting = Sitting(pebbles.GAME, Options(heap={heap}, seconds={seconds}), {who}, BOTS, seed=1)
sys.exit(dialog.play(term, sitting, Face(term), TypingLine(term) if {who}.count(None) == 1 else None))
"""


def at_table(pytestconfig: pytest.Config, *who: str | None, heap: int = 6, seconds: float = 600.0) -> Console:
    root = str(pytestconfig.rootpath)
    return Console(code=TABLE.format(root=root, who=who, heap=heap, seconds=seconds), TERM="xterm")


def terminal(said: str = "") -> tuple[Terminal, io.StringIO]:
    out = io.StringIO()
    term = Terminal(texts("en", PEBBLES_TEXTS), io.StringIO(said), out)
    term.fancy = True
    return term, out


def sitting(*who: str | None, company: Bots = BOTS, heap: int = 6) -> Sitting:
    playing = Sitting(pebbles.GAME, Options(heap=heap), who, company, seed=1)
    playing.chance()
    return playing


def drawn(playing: Sitting, viewer: int | None) -> str:
    return "\n".join(Face(terminal()[0]).draw(playing, viewer))


def test_any_view_is_drawn_with_a_line_for_each_thing_and_one_for_each_seat() -> None:
    playing = sitting(None, "1", "2")
    playing.do(0, Show())
    assert drawn(playing, 1) == (
        "  pebbles in the heap   6\n"
        "  to take               B\n"
        "  took the last pebble  –\n"
        "  over                  no\n"
        "\n"
        "             tile   lies open   has guessed\n"
        "  A          3      yes         no\n"
        "▶ B Lou 1    2      no          no\n"
        "  C Leon 2   ?      no          no"
    )


def always(state: State) -> Callable[[State, Seat | None], View]:
    return lambda _state, seat: view(state, seat)


def test_what_is_drawn_for_a_seat_depends_on_nothing_that_is_hidden_from_it() -> None:
    playing = sitting(None, None, None)
    for viewer in (None, 0, 1, 2):
        disguised = pebbles.GAME.disguise(playing.state, viewer, Random(7))
        other = Sitting(replace(pebbles.GAME, view=always(disguised)), Options(), (None,) * 3, BOTS, seed=1)
        other.chance()
        assert disguised != playing.state
        assert drawn(other, viewer) == drawn(playing, viewer)


class Odd(Struct):
    grid: list[str]
    bag: set[int]
    nothing: dict[str, int]
    deep: dict[str, list[dict[str, Any]]]
    share: float
    note: str


def test_boards_bags_and_nested_things_are_drawn_too() -> None:
    deep = {
        "pile": [
            {"card": "king of hearts and spades", "from": "north"},
            {"card": "two of clubs", "from": "south"},
        ]
    }
    view = Odd(["...#", "#..."], {3, 1, 2}, {}, deep, 0.5, "two\nlines")
    lines = Readable(terminal()[0], "odd", ("A",), ("",)).draw(view)
    assert [line.strip() for line in lines] == [
        "grid     ...#",
        "#...",
        "bag      1 2 3",
        "nothing  –",
        "deep     pile: card king of hearts and spades, from north",
        "pile: card two of clubs, from south",
        "share    0.5",
        "note     two",
        "lines",
    ]


def test_nothing_but_its_face_knows_a_game_by_name() -> None:
    folder = Path(dialog.__file__).parent
    for file in sorted(set(folder.rglob("*.py")) - set((folder / "faces").rglob("*/*.py"))):
        words = set(re.findall(r"[a-z]+", file.read_text(encoding="utf-8").lower()))
        assert not words & set(GAME_IDS), file


def test_a_game_without_a_face_has_the_plain_one() -> None:
    term, _ = terminal()
    assert type(face_of("pebbles", term)) is Face
    assert all(isinstance(face_of(game_id, term), Face) for game_id in GAME_IDS)


def test_a_guest_brings_its_face_in_its_own_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "visiting"
    package.mkdir()
    (package / "__init__.py").touch()
    own = "from ludotheque.cli import face\n\n\nclass Face(face.Face):\n    sign = '!'\n"
    (package / "face.py").write_text(own, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(GAMES, "visitor", "visiting")
    assert face_of("visitor", terminal()[0]).sign == "!"


def test_of_a_move_made_unseen_only_that_it_was_made_is_told() -> None:
    playing = sitting(None, None, heap=1)
    playing.do(0, Take(1))
    playing.do(1, Guess(3))
    face = Face(terminal()[0])
    assert face.told(playing, 0, 2) == ["A take 1", "B has acted, unseen by others."]
    assert face.told(playing, 1, 2) == ["A take 1", "B guess 3"]


def test_seats_look_alone_exactly_where_something_is_hidden_between_people() -> None:
    assert Onlookers(sitting(None, None)).must_look_alone(0)
    assert not Onlookers(sitting(None, "1")).must_look_alone(0)
    over = sitting(None, None, heap=1)
    for seat, move in ((0, Take(1)), (0, Guess(1)), (1, Guess(1))):
        over.do(seat, move)
    assert not Onlookers(over).must_look_alone(0)
    for game_id in ("yali", "bali"):
        played = game(game_id)
        playing = Sitting(played, played.options_type(), (None, None), bots(game_id), seed=1)
        playing.chance()
        assert not Onlookers(playing).must_look_alone(max(playing.actors))


def test_two_people_at_one_keyboard_never_see_each_others_tiles(pytestconfig: pytest.Config) -> None:
    mine, yours = sitting(None, None).state.tiles
    with at_table(pytestconfig, None, None) as console:
        console.see("A is to act. Everybody else looks away; then A presses Enter.")
        console.type("\r")
        assert f"chance draw {mine}" in console.see("A › ")
        assert f"draw {yours}" not in console.text
        console.type("take 2\r")
        console.see("A take 2")
        console.see("B is to act. Everybody else looks away")
        assert console.screen.rstrip().rpartition("\x1b[3J")[2].startswith("B is to act")
        console.type("\r")
        shown = console.see("B › ")
        assert f"chance draw {yours}" in shown
        assert "A take 2" in shown
        assert f"draw {mine}" not in shown
        console.type("quit\r")
        assert console.end() == 0


def test_a_person_alone_is_never_asked_to_look_away(pytestconfig: pytest.Config) -> None:
    with at_table(pytestconfig, None, "1") as console:
        console.see("A › ")
        console.type("take 1\r")
        console.see("B ")
        console.see("A › ")
        console.type("quit\r")
        assert console.end() == 0
        assert "look" not in console.text


def test_on_a_terminal_a_phase_against_the_clock_counts_down(pytestconfig: pytest.Config) -> None:
    with at_table(pytestconfig, None, "2", heap=1) as console:
        console.see("A › ")
        console.type("take 1\r")
        console.see("600 s A › ")
        console.type("moves\r")
        console.see("guess 9")
        console.type("guess 9\r")
        console.see("A guess 9")
        console.see("wins")
        console.type("quit\r")
        assert console.end() == 0


class Clock:
    """A line typed into at given moments of a time that only tests move."""

    def __init__(self, typed: list[tuple[float, str]]) -> None:
        self.time, self._typed, self.prompts = 0.0, typed, [""]

    def now(self) -> float:
        return self.time

    def until(self, deadline: float, prompt: Callable[[], str]) -> str | None:
        self.prompts.append(prompt())
        if self._typed and self._typed[0][0] < deadline:
            self.time, said = self._typed.pop(0)
            return said
        self.time = deadline
        return None

    def rest(self) -> None:
        """Nobody types anywhere else."""


def test_in_real_time_bots_act_when_they_want_to_and_the_clock_ends_it() -> None:
    term, out = terminal("take 1\n")
    clock = Clock([(1.0, "dance")])
    dialog.play(term, sitting(None, "2", heap=1), Face(term), clock, clock.now)
    assert clock.time == 30.0
    assert clock.prompts[1:] == [" 30 s A › ", " 29 s A › ", " 28 s A › "]
    told = out.getvalue().splitlines()
    assert told[1:4] == [
        "“dance” is no move. Write for example take 2, show or guess 7.",
        "B has acted, unseen by others.",
        "clock time",
    ]


def test_help_advice_and_undo_need_nothing_from_the_game() -> None:
    term, out = terminal("hint\nhint 3\n/hint\n/dance\ntake 1\nundo\nundo\nboard\n")
    dialog.play(term, sitting(None, None, company=replace(BOTS, hint=None)), Face(term))
    told = out.getvalue().splitlines()
    assert told[0] == told[2] == "You could play take 1."
    assert told[1] == "Nothing is known about “3”; ask without it."
    assert told[3].startswith("There is no command “/dance”. Known: help, moves, hint")
    assert told[4:7] == [
        "A take 1",
        "One move taken back.",
        "You have made no move that could be taken back.",
    ]
    assert told[-2].split() == ["B", "?", "no", "no"]


def test_where_advice_makes_no_sense_it_is_said_so() -> None:
    term, out = terminal("hint\n")
    blind = Sitting(replace(pebbles.GAME, hints=False), Options(), (None, None), BOTS, seed=1)
    blind.chance()
    dialog.play(term, blind, Face(term))
    assert out.getvalue().splitlines()[0] == "This game gives no hints."
