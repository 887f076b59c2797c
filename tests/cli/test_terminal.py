"""The kit that games in the terminal are made of, tried on pebbles without a terminal."""

import io
from itertools import islice
from pathlib import Path

import pytest

from examples import pebbles
from examples.pebbles.types import Options, Show, Take
from ludotheque.bots.bot import Choice, Situation
from ludotheque.cli import dialog
from ludotheque.cli.commands import COMMANDS
from ludotheque.cli.face import Face
from ludotheque.cli.sitting import Sitting
from ludotheque.cli.terminal import Terminal, beside, leaning
from ludotheque.game import Refusal
from ludotheque.games.yali import GAME as YALI
from ludotheque.record import Record, read_game
from ludotheque.texts import texts
from ludotheque.texts.readable import length, pad
from tests.support.bots import company
from tests.support.library import PEBBLES_TEXTS


def choose(situation: Situation, level: str) -> Choice:
    """Takes one pebble; never guesses."""
    return Choice(Take(1) if situation.view.heap else None)


GOLDEN = Path(__file__).parents[1] / "games" / "golden"
BOTS = company(choose, "1", "2")


def sitting(*who: str | None, heap: int = 6) -> Sitting:
    return Sitting(pebbles.GAME, Options(heap=heap), who, BOTS, seed=1)


def talk(playing: Sitting, said: str) -> list[str]:
    """A conversation through a pipe: what was answered, without the tile that somebody alone is dealt."""
    out = io.StringIO()
    term = Terminal(texts("en", PEBBLES_TEXTS), io.StringIO(said), out)
    assert dialog.play(term, playing, Face(term)) == 0
    return [line for line in out.getvalue().splitlines() if not line.startswith("chance")]


def test_people_and_bots_move_in_turn_and_chance_comes_first() -> None:
    assert talk(sitting(None, "1"), "take 2\n") == [
        "A take 2",
        "B take 1",
        "The game stays unfinished. Goodbye.",
    ]


def test_when_everybody_is_content_to_wait_the_clock_runs_out() -> None:
    assert talk(sitting(None, "1", heap=1), "take 1\n\n") == [
        "A take 1",
        "clock time",
        "Tile, guess and the last pebble have been counted up. B wins (0, 2).",
        "Goodbye, and thank you for playing.",
    ]


def test_several_may_act_at_once_and_the_one_who_speaks_is_heard() -> None:
    told = talk(sitting(None, None, heap=1), "take 1\n\nguess 3\nguess 4\n")
    assert told[1:3] == ["B guess 3", "A guess 4"]


def test_a_bot_that_never_moves_where_no_clock_runs_is_a_defect() -> None:
    idle = company(lambda _situation, _level: Choice(None), "1")
    with pytest.raises(RuntimeError, match="nobody"):
        talk(Sitting(pebbles.GAME, Options(), ("1", "1"), idle, seed=1), "")


def test_commands_help_moves_hint_and_comments() -> None:
    told = talk(sitting(None, None), "# a comment\n\nhelp\nhint\nmoves\nsing\n")
    assert told[0] == "Type a move, for example “take 2”, or its number in the list that “moves” shows."
    assert told[1].split(maxsplit=1) == ["help", "this list"]
    assert told[9] == "You could play take 1."
    assert told[10].split() == ["1", "take", "1"]
    assert len(told) == 1 + len(COMMANDS) + 1 + 4 + 1 + 1


def test_undo_stops_at_what_chance_did_or_somebody_revealed() -> None:
    playing = sitting(None, None)
    playing.chance()
    with pytest.raises(Refusal):
        playing.undo()
    playing.do(0, Take(1))
    playing.do(1, Show())
    with pytest.raises(Refusal):
        playing.undo()
    playing.do(0, Take(1))
    assert playing.undo() == 1
    assert playing.state.heap == 5


def test_the_last_move_of_a_game_that_is_over_can_be_taken_back_too() -> None:
    playing = Sitting(YALI, YALI.options_type(), (None, None), BOTS, seed=1)
    playing.load(read_game((GOLDEN / "yali-base.txt").read_text(encoding="utf-8"), lambda _: YALI))
    assert playing.outcome is not None
    assert playing.undo() == 1
    assert playing.outcome is None


def test_a_bots_seat_is_told_what_it_witnessed_and_no_more() -> None:
    asked: list[Situation] = []

    def listen(situation: Situation, level: str) -> Choice:
        asked.append(situation)
        return choose(situation, level)

    playing = Sitting(pebbles.GAME, Options(), (None, "2"), company(listen, "2"), 1)
    playing.chance()
    playing.do(0, Take(1))
    playing.choose(1, "2")
    assert asked[0].witnessed == (playing.moves[1], playing.moves[2])
    assert asked[0].view == pebbles.GAME.view(playing.state, 1)


def test_a_refused_move_changes_nothing() -> None:
    playing = sitting(None, None)
    with pytest.raises(Refusal):
        playing.do(0, Take(1))
    assert playing.moves == ()


def test_what_was_saved_can_be_left_without_asking(tmp_path: Path) -> None:
    playing = sitting(None, None)
    playing.chance()
    said = [playing.unsaved]
    playing.do(0, Take(1))
    said.append(playing.unsaved)
    playing.save(tmp_path / "game.txt")
    said.append(playing.unsaved)
    assert said == [False, True, False]


def test_only_a_game_of_the_same_kind_can_be_loaded() -> None:
    with pytest.raises(Refusal) as caught:
        sitting(None, None).load(Record(game="pebbles", options=Options(), players=3))
    assert caught.value.code == "file-other-game"


def test_a_file_cannot_be_written_where_there_is_no_folder(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as caught:
        sitting(None, None).save(tmp_path / "nowhere" / "game.txt")
    assert caught.value.code == "file-write"


def test_drawings_stand_beside_each_other_whatever_their_colours() -> None:
    assert beside(["\x1b[1mab\x1b[0m", "c"], ["x", "y", "z"], gap=1) == ["\x1b[1mab\x1b[0m x", "c  y", "   z"]
    assert length("\x1b[1;33mab\x1b[0m") == 2
    assert pad("ab", 4) == "ab  "


@pytest.mark.parametrize(("tilt", "left", "right"), [(-1.0, 2, 0), (1.0, 0, 2), (0.0, 1, 1)])
def test_a_leaning_line_is_low_where_it_tips_to(tilt: float, left: int, right: int) -> None:
    rows = leaning(tilt, 20)
    assert {len(row) for row in rows} == {20}
    assert [n for n, row in enumerate(rows) if row[0] != " "] == [left]
    assert [n for n, row in enumerate(rows) if row[-1] != " "] == [right]


def test_through_a_pipe_there_are_no_colours_drawings_or_questions() -> None:
    out = io.StringIO()
    term = Terminal(texts("en"), io.StringIO("2\n"), out)
    assert term.style("x", "red", "bold") == "x"
    term.draw(["a board"])
    assert term.choose("Which?", ["a", "b"], default=1) == 1
    assert out.getvalue() == ""
    assert term.ask("? ") == "2"
    with pytest.raises(EOFError):
        term.ask("? ")


def test_completion_offers_what_begins_like_that() -> None:
    term = Terminal(texts("en"), io.StringIO(), io.StringIO())
    term._complete = lambda: ["take 1", "show", "Take 2"]
    assert list(islice(iter(lambda: term._completion("ta", 1), None), 1)) == ["take 1"]
    assert term._completion("sh", 0) == "show"
    assert term._completion("x", 0) is None
