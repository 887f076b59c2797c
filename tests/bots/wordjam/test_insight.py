"""Hints grow from a nudge to a move that is legal; an analysis judges a recorded game."""

from pathlib import Path

import pytest

from ludotheque.bots.bot import Situation
from ludotheque.bots.insight import Hint, Progress, Remark, Review
from ludotheque.bots.wordjam.insight import analyse, hint
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.moves import Accept, Bet, Call, Dispute, Lock, Say, Vote
from ludotheque.record import read_game
from ludotheque.texts import LANGUAGES, texts
from tests.games.wordjam.tables import SEATS, Table, table

GOLDEN = Path(__file__).parents[2] / "games" / "golden"


def hints(at: Table, seat: str) -> list[Hint]:
    """All steps, up to the one after which there is no more."""
    place = SEATS[seat]
    situation = Situation(
        options=at.state.options, players=at.state.players, seat=place, view=at.seen_by(seat)
    )
    steps = [hint(situation, 0)]
    while steps[-1].more:
        steps.append(hint(situation, len(steps)))
    for lang in LANGUAGES:
        for step in steps:
            assert texts(lang)(step.text, **step.params)
    return steps


@pytest.mark.parametrize(
    ("script", "seat", "kind", "steps"),
    [
        ("", "A", Call, 3),
        ("A sesame", "A", Say, 3),
        ('A sesame\nA "Zzot"', "B", Dispute, 2),
        ('A sesame\nA "maison"', "B", Accept, 2),
        ('A sesame\nA "maison"\nB dispute', "C", Vote, 2),
        ('A sesame\nA "Gazelle"', "B", Bet, 2),
        ('A sesame\nA "Gazelle"\nB bet thieves\n~ time', "B", Lock, 3),
    ],
)
def test_hints_end_in_a_legal_move(script: str, seat: str, kind: type, steps: int) -> None:
    at = table()
    if script:
        at.play(script)
    given = hints(at, seat)
    assert len(given) == steps
    assert all(step.move is None for step in given[:-1])
    move = given[-1].move
    assert move is not None
    GAME.check(at.state, SEATS[seat], move)
    assert isinstance(move, kind)


def test_w10_the_hint_steals_from_a_poor_word_and_trusts_a_rich_one() -> None:
    poor = table().play('A sesame\nA "Gazelle"')
    rich = table().play('A sesame\nA "Pnnnnpnnnnff"\n~ time')
    assert hints(poor, "B")[-1].move == Bet("thieves")
    assert hints(rich, "B")[-1].move == Bet("ali")


def test_in_the_pause_there_is_nothing_to_advise() -> None:
    at = table().play('A sesame\nA "Pingouin"\n~ time')
    assert [step.move for step in hints(at, "B")] == [None]


@pytest.mark.parametrize("variant", ["english", "french", "german"])
def test_an_analysis_judges_every_bet_and_remarks_on_every_round(variant: str) -> None:
    record = read_game((GOLDEN / f"wordjam-{variant}.txt").read_text(encoding="utf-8"), lambda _: GAME)
    found = list(analyse(record.options, record.players, record.moves))
    reviews = [f for f in found if isinstance(f, Review)]
    bets = [index for index, (_, move) in enumerate(record.moves) if isinstance(move, Bet)]
    assert {r.index for r in reviews if r.played.startswith("bet")} <= set(bets)
    assert all(r.loss >= 0 for r in reviews)
    assert all((r.loss == 0) == (r.played == r.best) for r in reviews if r.played.startswith("bet"))
    assert sum(isinstance(f, Remark) for f in found) == 8
    assert found[-1] == Progress(1.0)
    for lang in LANGUAGES:
        for said in found:
            if isinstance(said, Review | Remark):
                assert texts(lang)(said.text, **said.params)
