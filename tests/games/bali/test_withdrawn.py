"""B5: words the house has withdrawn are none at its tables, for people and for bots."""

import pytest

from ludotheque.bots.bali.choose import choose
from ludotheque.bots.bot import Situation
from ludotheque.game import IllegalMove, act
from ludotheque.games.bali import GAME
from ludotheque.games.bali.puzzles import table
from ludotheque.games.bali.types import Build, Coin, Made, Place, Remove, Stop
from ludotheque.texts import LANGUAGES, texts

GONE = {"withdrawn": ("HOTEL",)}


def test_b5_a_withdrawn_word_is_not_taken_off_and_the_refusal_says_why() -> None:
    standing = table("en", "HOTEL Q X", deck="E", **GONE)
    with pytest.raises(IllegalMove) as caught:
        act(GAME, standing, 0, Remove(Place(0, 0)))
    assert (caught.value.rule, caught.value.why) == ("B5", "withdrawn")
    assert all("(B5)" in texts(lang).refusal(caught.value) for lang in LANGUAGES)
    assert Remove(Place(0, 0)) not in GAME.legal_moves(standing, 0)
    assert Remove(Place(0, 0)) in GAME.legal_moves(table("en", "HOTEL Q X", deck="E"), 0)


def test_b6_its_letters_still_stand_in_longer_words() -> None:
    state = table("en", "HOTE L S", deck="E", **GONE)
    build = Build(Place(0, 0), (Place(0, 1),))
    assert build in GAME.legal_moves(state, 0)
    made = act(GAME, state, 0, build)
    assert made.panels[0][0] == "HOTEL"
    assert GAME.effect is not None
    told = GAME.effect(state, 0, build)
    assert isinstance(told, Made)
    assert told.word is False


def test_b13_at_the_end_it_counts_nothing() -> None:
    scores = []
    for more in ({}, GONE):
        outcome = GAME.outcome(act(GAME, table("en", "HOTEL Q X", deck="", **more), 0, Stop()))
        assert outcome is not None
        scores.append(outcome.scores)
    assert scores[0] > (0,)
    assert scores[1] == (0,)


def test_b26_it_is_nobodys_own_word_and_on_no_other_list() -> None:
    panel = "E U R T O"
    more = {"space_age": True, "coining": True, "withdrawn": ("ZZQ",)}
    state = table("en", panel, panel, panel, deck="E", **more)
    with pytest.raises(IllegalMove, match="withdrawn"):
        act(GAME, state, 0, Coin("ZZQ"))


@pytest.mark.parametrize("level", ["2", "5", "greedy"])
def test_no_bot_takes_a_withdrawn_word(level: str) -> None:
    for more, taken in (({}, True), (GONE, False)):
        state = table("en", "HOTEL Q X", deck="", **more)
        situation = Situation(options=state.options, players=1, seat=0, view=GAME.view(state, 0))
        move = choose(situation, level).move
        assert (move == Remove(Place(0, 0))) is taken
        assert move is not None
        GAME.check(state, 0, move)
