"""`ludotheque evening`: a whole evening of bots."""

import re
from collections import Counter

import pytest

from ludotheque.cli import main
from ludotheque.texts import texts


def test_an_evening_of_bots_is_played_to_its_standings(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--lang", "en", "evening", "yali-round-robin", "--players", "3", "--games", "1", "--level", "1"]
    assert main([*asked, "--rest"]) == 0
    said = capsys.readouterr().out
    assert [f"Round {number}" in said for number in (1, 2, 3, 4)] == [True, True, True, False]
    assert "sitting out: 1/" in said
    _, standings = said.split("Standings")
    assert sorted(line.split()[1] for line in standings.splitlines()[1:]) == ["1/1", "1/2", "1/3"]


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_b27_progressive_is_played_with_the_words_of_its_language(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say = texts(lang)
    asked = ["evening", "bali-progressive", "--players", "6", "--games", "2", "--level", "1", "--seed", "3"]
    assert main(["--lang", lang, *asked]) == 0
    said, standings = capsys.readouterr().out.split(say("evening-standings"))
    played = re.findall(r"^ +\d+  (\S+) \+ (\S+) – (\S+) \+ (\S+) +(\d+):(\d+)$", said, re.MULTILINE)
    assert len(played) == 4, "two tables of four, twice: a bot for each of two empty chairs"
    totals = Counter[str]()
    for one, two, other, another, mine, theirs in played:
        totals.update({one: int(mine), two: int(mine), other: int(theirs), another: int(theirs)})
    told = {line.split()[1]: int(line.split()[2]) for line in standings.splitlines()[1:]}
    assert told == dict(totals)
    assert min(told.values()) > 0


def test_a_duplicate_is_measured_against_the_par_of_a_level(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--lang", "en", "evening", "bali-duplicate", "--players", "1", "--games", "1", "--level", "1"]
    assert main([*asked, "--par", "1"]) == 0
    said = capsys.readouterr().out
    assert "one player, seed" in said
    assert "par by level 1" in said
    assert "against par" in said
    assert said.splitlines()[-1].split()[-1] == "0", "level 1 plays for par"


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (["yali-progressive"], "no setting"),
        (["yali-swiss", "--players", "1", "--rest"], "needed"),
        (["yali-swiss", "--variant", "none"], "none"),
        (["yali-swiss", "--level", "99"], "99"),
        (["bali-duplicate", "--par", "99"], "99"),
        (["yali-swiss", "--games", "0"], "at least one player and one game"),
        (["yali-swiss", "--players", "0"], "at least one player and one game"),
    ],
)
def test_an_evening_that_cannot_be_is_refused_with_a_sentence(
    asked: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "evening", *asked]) == 2
    assert why in capsys.readouterr().err
