"""Hints that say more with every step, and an analysis that knows what was in the deal."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from ludotheque.bots.bali.analyse import analyse, judge
from ludotheque.bots.bali.hint import aim, hint
from ludotheque.bots.bot import (
    POINTS_AHEAD,
    POINTS_ALONE,
    Progress,
    Remark,
    Review,
    Situation,
    Thresholds,
    mark,
)
from ludotheque.game import CHANCE, AnyGame, act
from ludotheque.games.bali import GAME
from ludotheque.games.bali.types import Build, Challenge, Move, NoPlay, Options, Place, Remove, Stop, Turn
from ludotheque.record import Record, read_game
from ludotheque.texts import LANGUAGES, texts
from tests.bots.bali.test_solitaire import situation
from tests.games.bali.drawing import play, table

GOLDEN = Path(__file__).parents[2] / "games" / "golden"


def record(name: str) -> Record:
    def find(game_id: str) -> AnyGame:
        assert game_id == "bali"
        return GAME

    return read_game((GOLDEN / name).read_text(encoding="utf-8"), find)


def test_a_hint_names_a_word_then_the_columns_then_the_move() -> None:
    state = table("E J Q R T L H\nS   U     A\nT")
    steps = [hint(situation(state), step) for step in range(3)]
    assert [step.more for step in steps] == [True, True, False]
    assert all(step.move is None for step in steps[:2])
    assert isinstance(steps[2].move, Build)
    GAME.check(state, 0, steps[2].move)
    head = str(steps[0].params["letters"])
    assert head in {"EST", "J", "QU", "R", "T", "LA", "H"}
    for lang in LANGUAGES:
        told = [texts(lang)(step.text, **step.params) for step in steps]
        # letters that lie on the table, not coordinates that nobody sees there
        assert head in told[0]
        assert head in told[1]
        assert told[2].startswith(f"{head} + ")


def test_b14_at_the_end_a_hint_takes_off_what_is_ripe() -> None:
    last = hint(situation(table("L\nA\nP", deck="")), 1)
    assert isinstance(last.move, Remove)


def test_the_word_in_a_hint_can_be_made_of_cards_that_are_about() -> None:
    build = Build(Place(0, 0), (Place(0, 1),))
    assert aim(situation(table("Q U A R T Z", deck="")), build) in {"QUA", "QUART", "QUARTZ"}
    assert aim(situation(table("Q U I Z", deck="")), build) == "QUIZ"


def test_b9_the_word_in_a_hint_breaks_no_column() -> None:
    build = Build(Place(0, 0), (Place(0, 1),))
    assert aim(situation(table("Q U I\n    Z", deck="")), build) == "QUIZ"
    assert aim(situation(table("Q U Z\n    I", deck="")), build) is None


def test_of_several_words_a_hint_names_one_that_needs_no_luck() -> None:
    build = Build(Place(0, 0), (Place(0, 1),))
    assert aim(situation(table("T H R O B", deck="EEQ")), build) in {"BOTH", "THROB", "BROTH"}


@pytest.mark.parametrize(
    ("drawing", "said", "text"),
    [
        ("O V M B E | T A I N R", "A1 +1.2 +1.3 +1.4=OVMB", "bali-hint-challenge"),
        ("O V M B E | T A I N R", "A1 +1.2=OV", "bali-hint-wave"),
    ],
)
def test_b24_a_hint_tells_what_to_think_of_a_rivals_build(drawing: str, said: str, text: str) -> None:
    state = play(table(drawing, Options(mode="challenge")), 0, said)
    rival = Situation(options=state.options, players=2, seat=1, view=GAME.view(state, 1))
    given = hint(rival, 0)
    assert (given.text, given.more) == (text, False)
    assert given.move is not None
    GAME.check(state, 1, given.move)
    named = play(state, 1, Challenge())
    builder = Situation(options=state.options, players=2, seat=0, view=GAME.view(named, 0))
    assert hint(builder, 0).text == ("bali-hint-name" if text.endswith("wave") else "bali-hint-nothing")
    for lang in LANGUAGES:
        assert "OV" in texts(lang)(given.text, **given.params)


def test_b19_a_hint_tells_which_column_to_send_back() -> None:
    state = replace(table("Q M V J X Z W | A E I O U A E\n  B"), phase=NoPlay(), turn=0)
    rival = Situation(options=state.options, players=2, seat=1, view=GAME.view(state, 1))
    assert hint(rival, 0).params == {"letters": "MB"}


def test_where_nothing_can_be_done_a_hint_says_so() -> None:
    assert hint(situation(table("Q", deck="")), 0).text == "bali-hint-nothing"


@pytest.mark.parametrize("name", ["bali-solitaire-en.txt", "bali-two-en.txt"])
def test_an_analysis_judges_every_build_and_removal(name: str) -> None:
    game = record(name)
    few = game.moves[:40]
    found = list(analyse(game.options, game.players, few))
    reviews = [one for one in found if isinstance(one, Review)]
    decided = [i for i, (_, move) in enumerate(few) if isinstance(move, Build | Remove)]
    assert [review.index for review in reviews] == decided
    assert all(review.loss >= 0 for review in reviews)
    assert [one.done for one in found if isinstance(one, Progress)] == sorted(
        one.done for one in found if isinstance(one, Progress)
    )


def test_a_solitaire_is_told_the_best_word_it_passed_by() -> None:
    game = record("bali-solitaire-fr.txt")
    (remark,) = [
        one
        for one in analyse(game.options, 1, game.moves[:24])
        if isinstance(one, Remark) and one.text == "bali-remark-word"
    ]
    assert isinstance(remark.params["points"], int)
    assert remark.params["word"] not in {"DES", "JADES", "ONT", "HONTE"}


def test_a_solitaire_learns_what_its_deal_was_worth() -> None:
    game = record("bali-solitaire-en.txt")
    remark = [one for one in analyse(game.options, 1, game.moves[:8]) if isinstance(one, Remark)][-1]
    best = remark.params["best"]
    assert isinstance(best, int)
    assert best > 500


@pytest.mark.parametrize(
    ("name", "by"), [("bali-solitaire-en.txt", POINTS_ALONE), ("bali-two-en.txt", POINTS_AHEAD)]
)
def test_a_hint_followed_is_never_a_mistake(name: str, by: Thresholds) -> None:
    """Although a hint looks further than an analysis."""
    game = record(name)
    moves, state = list[tuple[int, Move]](), GAME.start(game.options, game.players)
    for seat, move in game.moves[:60]:
        if isinstance(state.phase, Turn):
            view, witnessed = GAME.view(state, seat), tuple(moves)
            asked = Situation(
                options=game.options, players=game.players, seat=seat, view=view, witnessed=witnessed
            )
            advised = hint(asked, 2).move
            if isinstance(advised, Build | Remove):
                judged = judge(state, asked, advised)
                assert judged is not None
                assert mark(judged, by) in {"only", "best", "fine"}, GAME.write(state, seat, advised)
        state = GAME.apply(state, seat, move)
        moves.append((seat, move))


def test_b12_every_hint_followed_to_the_end_is_no_mistake_above_noise() -> None:
    options, _ = GAME.variants["solitaire-fr"]
    state, rng, moves = GAME.start(options, 1), Random(11), list[tuple[int, Move]]()
    judged = 0
    while GAME.outcome(state) is None:
        dealt = CHANCE in GAME.actors(state)
        seat, move = (CHANCE, GAME.roll(state, rng)) if dealt else (0, None)
        if move is None:
            asked = Situation(
                options=options, players=1, seat=0, view=GAME.view(state, 0), witnessed=tuple(moves)
            )
            move = hint(asked, 2).move or Stop()
            if isinstance(move, Build | Remove):
                review = judge(state, asked, move)
                assert review is not None
                assert mark(review, POINTS_ALONE) in {"only", "best", "fine"}, len(moves)
                judged += 1
        state = act(GAME, state, seat, move)
        moves.append((seat, move))
    assert judged > 30
