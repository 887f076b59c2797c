"""Games in text: what a reader is told, what he may answer, and programs measured by it."""

import sys
from functools import partial
from pathlib import Path
from random import Random

import pytest

from ludotheque.envs.agents import GaveUp, LineAgent, by_bot, by_program, play, rating, trials
from ludotheque.envs.text import TextEnv
from ludotheque.game import Refusal
from ludotheque.texts import LANGUAGES
from tests.cli.console import piped
from tests.envs.settings import GUEST, ONE_EACH

ROOT = Path(__file__).parents[2]
AT_RANDOM = [sys.executable, str(ROOT / "examples" / "line_agent.py")]


def a_program(code: str) -> list[str]:
    return [sys.executable, "-c", code]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game_id", "variant"), ONE_EACH)
def test_a_game_is_told_and_played_in_every_language(game_id: str, variant: str, lang: str) -> None:
    table, rng = TextEnv(game_id, variant, lang=lang, seed=3), Random(3)
    for _ in range(12):
        if table.over:
            break
        told, moves = table.observe(), table.moves()
        assert all(f"{number}. {said}\n" in told for number, said in enumerate(moves, 1))
        said = rng.choice([*moves, *(["wait"] if table.rounds.may_wait else [])])
        assert table.step(said).taken, said


def test_the_list_of_moves_can_be_left_out() -> None:
    hidden = TextEnv("yali", seed=1, list_moves=False)
    assert "a2-a3" in hidden.observe()  # the example
    assert "1. " not in hidden.observe()
    assert not hidden.step("1").taken
    assert hidden.step(hidden.moves()[0]).taken


def test_a_refusal_is_a_sentence_with_its_rule_and_changes_nothing() -> None:
    table = TextEnv("yali", seed=1)
    before = table.observe()
    for line, said in (
        ("a2-a9", "a9"),
        ("d7-d8", "(rule "),
        ("wait", "cannot wait"),
        ("", "cannot wait"),
        ("999", "no move number 999"),
        ("\x00☃", "no move"),
        ("\ud800", "no move"),
        ("９", "no move"),
        ("-1", "no move"),
        ("a2-a3\nS a7-a6", "no move"),
        ("x" * 100_000, "no move"),
    ):
        reply = table.step(line)
        assert not reply.taken
        assert said in reply.why, reply.why
        assert len(reply.why.encode()) < 2_000
    for nothing in (None, 3, b"a2-a3"):
        with pytest.raises(TypeError, match="a line of text"):
            table.step(nothing)  # type: ignore[arg-type]
    assert table.observe() == before


def test_after_the_end_nothing_is_taken_and_the_end_is_told() -> None:
    table = TextEnv(GUEST, "two", seed=2)
    while not table.over:
        assert table.step(table.moves()[0]).taken
    assert "The game is over." in table.observe()
    assert not table.step("take 1").taken
    assert table.moves() == []


def test_bots_sit_in_the_other_seats() -> None:
    table = TextEnv("wordjam", "english", seats=(2,), level="1", seed=4)
    for _ in range(30):
        assert table.seat == 2
        table.step("wait")
        if table.over:
            break
    assert len(table.rounds.moves) > 30


@pytest.mark.parametrize(("game_id", "variant"), ONE_EACH)
def test_nothing_hidden_is_told(game_id: str, variant: str) -> None:
    table, rng = TextEnv(game_id, variant, seed=6), Random(6)
    for _ in range(40):
        if table.over:
            break
        told, state = table.observe(), table.rounds.state
        table.rounds.state = table.setting.game.disguise(state, table.seat, rng)
        assert table.observe() == told
        table.rounds.state = state
        table.step(rng.choice([*table.moves(), *(["wait"] if table.rounds.may_wait else [])]))


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"game": "go"}, "no game 'go'"),
        ({"game": "yali", "level": "99"}, "99"),
        ({"game": "yali", "seats": (2,)}, "seat 2"),
        ({"game": "yali", "seats": 3}, "seats"),
        ({"game": "yali", "options": 3}, "mapping"),
        ({"game": "yali", "options": {"colour": 1}}, "colour"),
        ({"game": "yali", "lang": "it"}, "language"),
        ({"game": "yali", "patience": 0}, "patience"),
    ],
)
def test_a_table_that_there_is_not_is_refused(settings: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        TextEnv(**settings)  # type: ignore[arg-type]


def test_a_program_plays_by_lines() -> None:
    with LineAgent(AT_RANDOM, seconds=float("inf")) as agent:
        assert play(agent, TextEnv("yali", "base-6", seats=(1,), level="1", seed=1)) is not None


@pytest.mark.parametrize(
    "code", ["", "import time; time.sleep(60)", "while True: print('nonsense')", "print('x' * 100000)"]
)
def test_a_program_that_does_not_take_part_gives_up(code: str) -> None:
    with LineAgent(a_program(code), seconds=3 if "sleep" in code else 60) as agent, pytest.raises(GaveUp):
        play(agent, TextEnv("yali", "base-6", seats=(0,), level="1", seed=1))


def test_a_program_that_there_is_not_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        LineAgent(["no-such-program-anywhere"])
    assert refused.value.code == "bench-start"


def test_alone_a_program_is_compared_on_the_same_cards() -> None:
    def opened(**settings: object) -> TextEnv:
        return TextEnv("bali", "solitaire-en", **settings)  # type: ignore[arg-type]

    stops = "import sys\nfor line in sys.stdin:\n  if line == '?\\n': print('stop', flush=True)"
    (trial,) = trials(partial(by_program, a_program(stops), 60.0), opened, ["greedy"], 1)
    assert trial.share == 0.0
    assert not trial.forfeited


def test_a_bot_of_ours_is_measured_like_a_program_and_equals_itself_on_the_same_cards() -> None:
    def opened(**settings: object) -> TextEnv:
        return TextEnv("bali", "solitaire-en", **settings)  # type: ignore[arg-type]

    (trial,) = trials(partial(by_bot, "1"), opened, ["1"], 1)
    assert (trial.share, trial.forfeited) == (0.5, False)


def test_a_rating_lies_where_the_points_say_and_is_surer_with_more_games() -> None:
    even, few = rating([(1000, 5.0, 10)])
    assert even == pytest.approx(1000, abs=1)
    assert rating([(1000, 50.0, 100)])[1] < few
    assert rating([(1000, 10.0, 10)])[0] > 1300
    assert rating([(800, 9.0, 10), (1200, 1.0, 10)])[0] == pytest.approx(1000, abs=1)


def test_the_command_measures_a_program() -> None:
    done = piped(
        "bench-agent",
        "yali",
        "--variant",
        "base-6",
        "--level",
        "1",
        "--games",
        "2",
        "--lang",
        "en",
        "--",
        *AT_RANDOM,
    )
    assert done.returncode == 0, done.stderr
    title, row, rated = done.stdout.splitlines()
    assert title.startswith("yali, base-6: ")
    assert row.startswith("level 1 (800): ")
    assert row.endswith("of 2 games, 0 forfeited")
    assert rated.startswith("rating ")


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (["yali", "--level", "9", "--", "x"], "no bot of level"),
        (["yali", "--games", "0", "--", "x"], "at least 1"),
        (["yali", "--variant", "blitz", "--", "x"], "blitz"),
        (["yali", "--level", "1", "--", "no-such-program-anywhere"], "could not be started"),
        (["yali", "--", "level:9"], "no bot of level"),
    ],
)
def test_the_command_refuses_in_a_sentence(said: list[str], why: str) -> None:
    done = piped("--lang", "en", "bench-agent", *said)
    assert done.returncode == 2
    assert why in done.stderr
