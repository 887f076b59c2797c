"""B8-B14: one player, one deck."""

from random import Random

import msgspec
import pytest

from ludotheque.game import CHANCE, IllegalMove, act
from ludotheque.games.bali import GAME
from ludotheque.games.bali.types import Dealing, Options, Over, Remove, State, Stop, Turn
from tests.games.bali.drawing import DE, EN, FR, at, deal, drawn, moves, play, same, table, words_built

STUCK = """
    J V R C N
        O L G
        B A E
          M N
          A D
          T E
          I R
          O
"""
RULEBOOK = """
    E J Q R T L H
    S   U     A
    T
"""


def test_b8_and_b12_seven_cards_are_dealt() -> None:
    state = GAME.start(EN, 1)
    assert state.panels == (("",) * 7,)
    assert isinstance(state.phase, Dealing)
    state = deal(state, "TMUZERQ")
    assert drawn(state) == "T M U Z E R Q"
    assert isinstance(state.phase, Turn)
    assert len(state.deck) == 47


def test_b9_the_english_example() -> None:
    built = words_built(table(RULEBOOK))
    assert {"JEST", "REST", "TEST", "QUEST", "LATEST"} <= built
    assert "QUART" not in built
    assert play(table(RULEBOOK), 0, "LATEST").panels == (("", "J", "QU", "R", "", "LATEST", "H"),)


def test_b9_quart_would_break_la() -> None:
    with pytest.raises(IllegalMove) as refused:
        play(table(RULEBOOK), 0, "QUART")
    assert refused.value.code == "B9-inside"
    assert refused.value.params == {"word": "QUART", "letter": "A", "column": "LA"}


def test_b9_the_english_example_of_exquisite() -> None:
    state = play(table("E X Q U I S T"), 0, "A1 +1.2")
    assert same(state, "E . Q U I S T\nX")
    assert same(play(deal(state, "A"), 0, "A1 +1.3"), "E A . U I S T\nX\nQ")
    assert "EXQUI" in words_built(table("E Q U I S T\nX"))


def test_b9_the_french_example_with_its_misprint_read_as_r() -> None:
    printed = table("T M U Z E H Q", FR)
    assert "MUR" not in words_built(printed)
    with pytest.raises(IllegalMove, match="B9-lacking"):
        play(printed, 0, "MUR")
    state = play(table("T M U Z E R Q", FR), 0, "MUR")
    assert same(state, "T M . Z E . Q\n  U\n  R")
    longer = deal(state, "SI")
    assert {"MURS", "MURIT"} <= words_built(longer)
    state = deal(play(longer, 0, "-2"), "K")
    assert state.scores == (9,)


def test_b9_the_french_example_after_mur_lets_re_begin_a_word_and_overlooks_vert() -> None:
    state = table("T K V Z E R Q", FR)
    assert "VERT" in words_built(state)
    assert same(play(state, 0, "A6 +1.5"), "T K V Z . R Q\n          E")


def test_b9_the_french_example_of_son_ton_and_aison() -> None:
    state = table("S O A T L R E\n  N I   A\n        M", FR)
    assert {"SON", "TON"} <= words_built(state)
    state = deal(play(state, 0, "SON"), "H")
    assert "AISON" in words_built(state)
    state = deal(play(state, 0, "AISON"), "U")
    with pytest.raises(IllegalMove) as refused:
        play(state, 0, "MAISON")
    assert refused.value.params == {"word": "MAISON", "letter": "M", "column": "LAM"}


def test_b9_the_german_example_of_beet() -> None:
    state = play(table("T B E Z E R Q", DE), 0, "BEET")
    assert same(state, ". B . Z . R Q\n  E\n  E\n  T")
    state = play(deal(state, "SNO"), 0, "-2")
    assert state.scores == (12,)
    assert "BEETE" in words_built(table("B E\nE\nE\nT", DE))
    assert "ROSENBEET" in words_built(table("R B\nO E\nS E\nE T\nN", DE))


def test_b9_the_german_example_after_beet_lets_a_go_under_r_and_overlooks_zar() -> None:
    state = table("R S V Z A R Q", DE)
    assert "ZAR" in words_built(state)
    assert same(play(state, 0, "A1 +1.5"), "R S V Z . R Q\nA")


def test_b9_the_german_example_of_asse() -> None:
    state = table("G A R B N Q T\n  S   E\n  S   I\n  E   T", DE)
    assert {"RASSE", "TASSE", "TRASSE"} <= words_built(state)
    with pytest.raises(IllegalMove) as refused:
        play(table("G A R B N Q\n  S   E\n  S   I\n  E   T", DE), 0, "TASSE")
    assert refused.value.params == {"word": "TASSE", "letter": "T", "column": "BEIT"}


def test_b9_words_are_built_downward_only() -> None:
    state = table("E R")
    assert {"ER", "RE"} == words_built(state)
    assert same(play(state, 0, "A1 +1.2"), "E .\nR")


def test_b10_a_complete_word_scores_when_it_is_taken_off() -> None:
    state = play(table("R T\nO\nB"), 0, "A1 -ROB")
    assert state.scores == (9,)
    assert same(state, ". T")


def test_b10_a_column_that_is_no_word_stays() -> None:
    with pytest.raises(IllegalMove, match="B10-word"):
        play(table("R\nO\nB\nE\nS\nT"), 0, "-1")


def test_b10_removed_words_are_seen_at_the_end_and_not_before() -> None:
    state = play(table("R T\nO\nB"), 0, "-1")
    view = GAME.view(state, 0)
    assert view.removed == ()
    assert b"ROB" not in msgspec.json.encode(view)
    ended = play(deal(state, "SEAINO"), 0, "stop")
    assert [word.column for word in GAME.view(ended, None).removed] == ["ROB"]


def test_b10_nobody_can_tell_which_word_of_equal_worth_was_removed() -> None:
    state = play(table("R T\nO\nB"), 0, "-1")
    guises = {GAME.disguise(state, 0, Random(seed)).removed[0].column for seed in range(30)}
    assert len(guises) > 3
    assert {GAME.view(GAME.disguise(state, 0, Random(seed)), 0) for seed in range(30)} == {
        GAME.view(state, 0)
    }


def test_b11_a_card_is_turned_up_for_an_opening_and_for_nothing_else() -> None:
    state = table("R O B S T E A")
    assert GAME.actors(state) == {0}
    state = play(state, 0, "ROB")
    assert GAME.actors(state) == {CHANCE}
    state = deal(state, "L")
    assert GAME.actors(state) == {CHANCE}
    assert GAME.actors(deal(state, "N")) == {0}


def test_b11_the_view_tells_how_many_cards_are_left_and_not_which() -> None:
    view = GAME.view(table("R O B"), 0)
    assert view.deck == 51


def test_b12_columns_may_be_taken_one_by_one_or_all_at_once() -> None:
    at_once = play(table("P A T S"), 0, "PAST")
    assert same(at_once, "P . . .\nA\nS\nT")
    first = deal(play(table("P A T S"), 0, "A1 +1.2"), "EEEE")
    assert same(play(first, 0, "A1 +1.4"), "P E T . E E E\nA\nS")


def test_b13_the_game_ends_when_nothing_can_be_built_and_nothing_removed() -> None:
    state = deal(play(table(STUCK, deck="Q"), 0, "-3"), "Q")
    assert state.phase == Over("stuck", (False,), (9,))


def test_b13_a_complete_word_left_keeps_the_game_going() -> None:
    state = table("J V M\n    U\n    T", deck="")
    assert moves(state) == {"A3 -MUT", "stop"}


def test_b13_words_left_on_the_table_are_scored_when_the_player_stops_and_cards_not_deducted() -> None:
    outcome = GAME.outcome(play(table("R T Q\nO\nB"), 0, Stop()))
    assert outcome is not None
    assert (outcome.scores, outcome.reason, outcome.winners) == ((9,), "stopped", (0,))


def test_b14_the_rulebooks_first_game_can_be_balied() -> None:
    state = play(table("L T P A S\nA H\nP", deck=""), 0, "PATHS")
    state = play(play(state, 0, "A3 -PATHS"), 0, "A1 -LAP")
    assert isinstance(state.phase, Over)
    assert state.phase == Over("cleared", (True,), ((20 + 6) * 2,))


def test_b14_the_rulebooks_second_game_cannot_be_balied() -> None:
    assert not can_bali(table("L N B U\nO     A", deck=""))
    assert can_bali(table("L T P A S\nA H\nP", deck=""))


def can_bali(state: State) -> bool:
    """Whether some way of playing on ends in a Bali."""
    if isinstance(state.phase, Over):
        return all(state.phase.balied)
    return any(can_bali(act(GAME, state, 0, move)) for move in GAME.legal_moves(state, 0))


@pytest.mark.parametrize(
    ("options", "final"),
    [
        (FR, 9 + 50),
        (DE, 9 + 50),
        (EN, 18),
        (Options(bonus="x1"), 9),
        (Options(bonus="x2"), 18),
        (Options(bonus="x3"), 27),
        (Options(bonus="+50"), 59),
        (Options(edition="mb-1978-fr", bonus="x2"), 18),
    ],
)
def test_b14_what_a_bali_is_worth(options: Options, final: int) -> None:
    word = "R\nO\nB" if options.edition == "avalon-hill-1980" else "M\nU\nT"
    outcome = GAME.outcome(play(table(word, options, deck=""), 0, Remove(at("A1"))))
    assert outcome is not None
    assert outcome.scores == (final,)


def test_b14_no_bali_while_the_deck_holds_cards() -> None:
    state = play(table("R\nO\nB", deck="QX"), 0, Stop())
    assert state.phase == Over("stopped", (False,), (9,))
