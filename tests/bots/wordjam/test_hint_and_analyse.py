"""Hints grow from a nudge to a move that is legal; an analysis judges a recorded game."""

from pathlib import Path

import pytest

from ludotheque.bots.bot import Hint, Progress, Remark, Review, Situation
from ludotheque.bots.wordjam.analyse import analyse
from ludotheque.bots.wordjam.hint import hint
from ludotheque.game import CHANCE, act
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.types import Accept, Bet, Call, Dispute, Lock, Nothing, Options, Say, Vote
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
    remarks = [f for f in found if isinstance(f, Remark)]
    missed = [r for r in remarks if r.text == "wordjam-remark-missed"]
    assert len(remarks) == 8 + bool(missed)
    assert remarks[-1].text == "wordjam-remark-best-missed"
    words = {r.params["number"]: r.params["word"] for r in missed}
    assert words[remarks[-1].params["number"]] == remarks[-1].params["word"]
    assert found[-1] == Progress(1.0)
    for lang in LANGUAGES:
        for said in found:
            if isinstance(said, Review | Remark):
                assert texts(lang)(said.text, **said.params)


def test_every_later_word_is_judged() -> None:
    record = read_game((GOLDEN / "wordjam-french.txt").read_text(encoding="utf-8"), lambda _: GAME)
    reviews = {
        r.index: r for r in analyse(record.options, record.players, record.moves) if isinstance(r, Review)
    }
    words = [index for index, (_, move) in enumerate(record.moves) if isinstance(move, Say | Lock | Nothing)]
    assert set(words) <= set(reviews)
    assert all(
        (reviews[index].loss == 0) == (reviews[index].best == reviews[index].played) for index in words
    )


def judged(script: str) -> Review:
    """The last review of a first round that is played like that."""
    options = Options(language="fr")
    chance = GAME.seat_name(options, 6, CHANCE)
    opening = f"{chance} dealer A\n{chance} style animals\n~ time\n{chance} T1 P2 N3 F3 R!\n"
    state, moves = GAME.start(options, 6), []
    for line in (opening + script).splitlines():
        name, _, text = line.partition(" ")
        moves.append((SEATS[name], GAME.read(state, SEATS[name], text)))
        state = act(GAME, state, *moves[-1])
    return [found for found in analyse(options, 6, moves) if isinstance(found, Review)][-1]


STOLEN = 'A sesame\nA "Gazelle"\nB bet thieves\n~ time\n'


def test_w11_a_thief_who_beats_the_bar_lost_nothing_however_little_he_beat_it_by() -> None:
    review = judged(STOLEN + 'B lock "Chat"')
    assert (review.loss, review.best) == (0, review.played)


def test_w11_a_thief_who_says_nothing_lost_the_red_number() -> None:
    review = judged(STOLEN + "~ time\nB nothing")
    assert review.played == "nothing"
    assert review.loss == 2
    assert review.turning
