"""The arena: the same seed plays the same games, everybody sits everywhere, results can be gone on with."""

import json
from pathlib import Path

import pytest

from ludotheque.arena import Played, deal_seed, elo, play_game, seating, standings
from ludotheque.cli import main
from ludotheque.registry import bots, game


def test_the_same_seed_plays_the_same_game() -> None:
    yali = game("yali")
    options, _ = yali.variants["base-6"]
    first = play_game(yali, bots("yali"), options, ("thumb", "random"), "4:2")
    assert first == play_game(yali, bots("yali"), options, ("thumb", "random"), "4:2")
    assert first.moves > 10


def test_two_levels_change_seats_and_share_the_luck_of_a_pair_of_games() -> None:
    assert seating(("a", "b"), 2, 0) == ("a", "b")
    assert seating(("a", "b"), 2, 1) == ("b", "a")
    assert deal_seed(1, ("a", "b"), 0) == deal_seed(1, ("a", "b"), 1) != deal_seed(1, ("a", "b"), 2)


def test_levels_are_dealt_round_a_larger_table() -> None:
    dealt = [seating(("1", "3", "5"), 7, index) for index in range(3)]
    assert dealt[0] == ("1", "3", "5", "1", "3", "5", "1")
    assert all({row[seat] for row in dealt} == {"1", "3", "5"} for seat in range(7))


def test_winners_share_the_point_and_a_draw_is_shared_by_all() -> None:
    assert Played(0, ("a", "b", "c"), (0, 2), (5, 1, 5), "score", 9).shares() == (0.5, 0.0, 0.5)
    assert Played(0, ("a", "b"), (), (5, 5), "draw", 9).shares() == (0.5, 0.5)


def test_standings_add_up_to_the_games_played() -> None:
    games = [Played(i, ("a", "b"), (i % 2,), (i, 2), "score", 9) for i in range(10)]
    table = standings(games)
    assert sum(row.share * row.places for row in table.values()) == pytest.approx(10)
    assert table["a"].score == pytest.approx(4.5)
    assert standings(games, by_seat=True)["1"].score == 2


def test_elo_of_an_even_match_is_zero_and_of_three_quarters_about_191() -> None:
    assert elo(0.5, 0.1)[0] == pytest.approx(0)
    assert elo(0.75, 0.05)[0] == pytest.approx(190.8, abs=0.1)
    low, high = elo(0.75, 0.05)[1:]
    assert low < 190 < high


def test_a_run_goes_on_from_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "arena",
        "yali",
        "--variant",
        "base-6",
        "--a",
        "thumb",
        "--b",
        "random",
        "--json",
        "--lang",
        "en",
    ]
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    assert main([*command, "--games", "4", "--out", str(whole)]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["games"] == 4
    main([*command, "--games", "2", "--out", str(parts)])
    capsys.readouterr()
    main([*command, "--games", "4", "--out", str(parts)])
    assert json.loads(capsys.readouterr().out) == summary
    assert parts.read_text() == whole.read_text()


def test_a_file_of_another_run_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "run.jsonl"
    command = ["arena", "yali", "--variant", "base-6", "--a", "random", "--b", "thumb", "--games", "1"]
    main([*command, "--out", str(file), "--lang", "en"])
    before = file.read_text()
    assert main([*command, "--seed", "2", "--out", str(file), "--lang", "en"]) == 2
    assert "another run" in capsys.readouterr().err
    assert file.read_text() == before


@pytest.mark.parametrize(
    ("extra", "told"),
    [
        (["--a", "seven"], "random"),
        (["--variant", "tiny"], "base-6"),
        (["--players", "3"], "2"),
        (["--options", '{"rows": 7}'], "7"),
        (["--games", "0"], "at least 1"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(
    extra: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "yali", *extra, "--lang", "en"]) == 2
    assert told in capsys.readouterr().err
