"""B15-B22: two, three and four players, two decks."""

import pytest

from ludotheque.game import CHANCE, IllegalMove, Outcome, act, retrace
from ludotheque.games.bali import GAME
from ludotheque.games.bali.types import (
    Cut,
    Cutting,
    Dealing,
    Forfeit,
    NoPlay,
    Options,
    Over,
    Pass,
    Remove,
    State,
    Turn,
)
from tests.games.bali.drawing import DE, EN, FR, at, deal, moves, play, same, table, words_built


def cut(state: State, cards: str) -> State:
    for card in cards:
        state = act(GAME, state, CHANCE, Cut(card))
    return state


def test_b8_panels_have_seven_five_or_four_places() -> None:
    assert [len(GAME.start(EN, players).panels[0]) for players in (1, 2, 3, 4)] == [7, 7, 5, 4]


def test_b15_who_cuts_nearest_to_a_deals_and_plays_first() -> None:
    state = cut(GAME.start(EN, 3), "MCT")
    assert isinstance(state.phase, Dealing)
    assert (state.dealer, state.turn) == (1, 1)
    assert GAME.view(state, 0).cuts == ((0, "M"), (1, "C"), (2, "T"))


def test_b15_bali_counts_as_a_and_an_umlaut_as_its_vowel() -> None:
    assert cut(GAME.start(EN, 2), "B*").dealer == 1
    assert cut(GAME.start(DE, 2), "BÄ").dealer == 1
    assert cut(GAME.start(DE, 2), "ÜT").dealer == 1


def test_b15_players_who_are_level_cut_again() -> None:
    state = cut(GAME.start(EN, 3), "CMC")
    assert state.phase == Cutting((0, 2))
    assert cut(state, "ZE").dealer == 2
    assert cut(state, "ZE").cuts == ((1, "M"), (0, "Z"), (2, "E"))


def test_b15_a_cut_card_goes_back_into_the_deck() -> None:
    assert len(cut(GAME.start(EN, 2), "CM").deck) == 108


def test_b15_panels_are_dealt_from_the_dealers_left() -> None:
    state = deal(cut(GAME.start(EN, 3), "MCT"), "AAAAA")
    assert state.panels[2] == ("A",) * 5
    state = deal(state, "EEEEE" + "IIIII")
    assert same(state, "E E E E E | I I I I I | A A A A A")
    assert isinstance(state.phase, Turn)
    assert GAME.actors(state) == {1}


def test_b15_play_passes_to_the_left() -> None:
    state = table("J V | J | V", deck="")
    turns = [state.turn]
    for seat in (0, 1):
        state = play(state, seat, Pass())
        turns.append(state.turn)
    assert turns == [0, 1, 2]


def test_b16_a_build_takes_columns_from_any_panel() -> None:
    state = play(table("Q R | E A\nU   | S\n    | T"), 0, "A1 +B1")
    assert same(state, "Q R | . A\nU   |\nE   |\nS   |\nT   |")


def test_b16_nobody_builds_on_anothers_column() -> None:
    state = table("Q R | E A\nU   | S\n    | T")
    with pytest.raises(IllegalMove, match="B16-head"):
        play(state, 0, "B2 +A2")
    with pytest.raises(IllegalMove, match="B16-begins") as refused:
        play(table("T | R O"), 0, "ROT")
    assert refused.value.params == {"word": "ROT", "place": "B1"}


def test_b16_a_whole_word_of_another_is_taken_only_below_ones_own_column() -> None:
    state = table("P E | R\n    | O\n    | B")
    with pytest.raises(IllegalMove, match="B16-removal"):
        play(state, 0, Remove(at("B1")))
    assert same(play(state, 0, "PROBE"), "P . | .\nR\nO\nB\nE")


def test_b16_one_build_or_one_removal_is_a_turn() -> None:
    state = play(table("R T | A\nO   |\nB   |"), 0, Remove(at("A1")))
    assert state.turn == 1
    assert state.scores == (9, 0)


def test_b17_all_openings_are_filled_after_a_turn_from_the_dealers_left() -> None:
    state = table("R T S E A I O | O B L N D U G", dealer=0)
    state = play(state, 0, "A1 +B1 +B2=ROB")
    assert GAME.actors(state) == {CHANCE}
    state = deal(state, "ZX")
    assert same(state, "R T S E A I O | Z X L N D U G\nO\nB")
    assert GAME.actors(state) == {1}


def test_b17_the_dealers_own_panel_comes_last() -> None:
    state = play(table("R O S E A I O | T B L N D U G", dealer=0), 0, "A1 +1.2 +2.2=ROB")
    assert deal(state, "ZX").panels == (
        ("ROB", "X", "S", "E", "A", "I", "O"),
        ("T", "Z", "L", "N", "D", "U", "G"),
    )


def test_b18_removing_is_not_forced_while_one_can_build() -> None:
    assert {"A1 -ROB", "A1 +2.1=ROBE"} <= moves(table("R | E\nO |\nB |"))


def test_b18_a_complete_word_must_be_removed_when_nothing_can_be_built() -> None:
    state = table("V | M\n  | U\n  | T", FR, turn=1)
    assert moves(state, 1) == {"B1 -MUT"}
    with pytest.raises(IllegalMove, match="B18-remove"):
        play(state, 1, Pass())


def test_b19_french_and_german_players_without_play_pass() -> None:
    state = table("J V | Q", FR, deck="AA")
    assert moves(state) == {"pass"}
    assert play(state, 0, "pass").turn == 1


def test_b19_nobody_passes_who_can_build() -> None:
    with pytest.raises(IllegalMove, match="B19-can-build"):
        play(table("R O | T", FR), 0, Pass())


def test_b19_french_game_is_over_when_all_pass_in_succession() -> None:
    state = play(table("J V | Q", FR, deck="", phase=Turn()), 0, Pass())
    state = play(state, 1, Pass())
    assert isinstance(state.phase, Over)
    assert state.phase.reason == "passed"


def test_b19_english_player_without_play_forfeits_the_column_his_neighbour_chooses() -> None:
    state = table("J V C | R\n    L | O\n    A | B\n    M |\n    A |", turn=1, deck="Q" * 12)
    state = deal(play(state, 1, "B1 -ROB"), "Q" * 11)
    assert isinstance(state.phase, NoPlay)
    assert state.turn == 0
    assert GAME.actors(state) == {1}
    state = play(state, 1, "forfeit A3")
    assert state.deck == "AACLMQ"
    state = deal(state, "M")
    assert state.panels[0] == ("J", "V", "M", "Q", "Q", "Q", "Q")
    assert state.turn == 1


def test_b19_any_uncompleted_column_may_be_chosen() -> None:
    state = table("J V C | E T Q\n    L | R\n    A |", phase=NoPlay(), turn=0, deck="QQ")
    assert moves(state, 1) == {"forfeit A1=J", "forfeit A2=V", "forfeit A3=CLA"}


def test_b19_a_completed_column_or_anothers_is_not_forfeited() -> None:
    state = table("J R | E T\n  O |\n  B |", phase=NoPlay(), turn=0)
    with pytest.raises(IllegalMove, match="B19-completed"):
        play(state, 1, Forfeit(at("A2")))
    with pytest.raises(IllegalMove, match="B19-whose"):
        play(state, 1, Forfeit(at("B1")))


def test_b19_three_rounds_of_nothing_but_forfeits_end_the_game() -> None:
    state = table("J V | J V", phase=NoPlay(), turn=0, idle=4, deck="QQ")
    assert isinstance(play(state, 1, "forfeit A1").phase, Dealing)
    state = table("J V | J V", phase=NoPlay(), turn=1, idle=5, deck="QQ")
    ended = play(state, 0, "forfeit B1")
    assert isinstance(ended.phase, Over)
    assert ended.phase.reason == "forfeits"


def test_b19_a_build_starts_the_count_of_forfeits_anew() -> None:
    assert play(table("R O | T", idle=5), 0, "A1 +1.2").idle == 0


def test_b20_with_the_last_cards_a_build_must_end_in_a_word() -> None:
    state = table("R O | T E", deck="")
    assert words_built(state) == {"ROT", "ROE", "ROTE", "ORE", "ORT", "RET"}
    with pytest.raises(IllegalMove, match="B20-word") as refused:
        play(state, 0, "A1 +1.2")
    assert refused.value.params == {"letters": "RO"}


@pytest.mark.parametrize("options", [FR, DE])
def test_b20_french_and_german_players_complete_a_word_if_they_can(options: Options) -> None:
    state = table("R O | T E", options, deck="")
    assert "pass" not in moves(state)
    with pytest.raises(IllegalMove, match="B20-can-complete"):
        play(state, 0, Pass())


@pytest.mark.parametrize("options", [FR, DE])
def test_b20_french_and_german_players_remove_a_word_if_that_is_all_they_can(options: Options) -> None:
    state = table("M J | V\nU   |\nT   |", options, deck="")
    assert moves(state) == {"A1 -MUT"}
    with pytest.raises(IllegalMove, match="B20-can-remove"):
        play(state, 0, Pass())


@pytest.mark.parametrize("options", [FR, DE])
def test_b20_french_and_german_players_pass_who_can_neither_complete_nor_remove(options: Options) -> None:
    assert moves(table("J V | Q", options, deck="")) == {"pass"}


def test_b20_where_players_challenge_only_a_word_on_the_table_must_be_removed() -> None:
    options = Options(edition="mb-1978-de", mode="challenge")
    assert play(table("R O | T E", options, deck=""), 0, Pass()).turn == 1
    with pytest.raises(IllegalMove, match="B20-can-remove"):
        play(table("M J | V\nU   |\nT   |", options, deck=""), 0, Pass())


def test_b20_english_player_who_could_remove_a_word_may_pass() -> None:
    state = table("R J | V\nO   |\nB   |", deck="")
    assert moves(state) == {"A1 -ROB", "pass"}
    assert play(state, 0, "pass").turn == 1


def test_b20_english_player_who_sees_no_reason_to_complete_a_word_may_pass() -> None:
    state = table("R O | T E", deck="")
    assert "pass" in moves(state)
    assert play(state, 0, "pass").turn == 1


def test_b20_there_are_no_forfeits_any_more() -> None:
    state = play(table("J V | Q", deck=""), 0, Pass())
    assert isinstance(state.phase, Turn)


def test_b20_the_game_ends_when_all_pass_in_succession() -> None:
    state = table("J V | Q | W", deck="")
    for seat in (0, 1):
        state = play(state, seat, Pass())
        assert GAME.outcome(state) is None
    assert GAME.outcome(play(state, 2, Pass())) == Outcome((0, 1, 2), "passed", (0, 0, 0))


def test_b20_a_removal_between_passes_starts_the_count_anew() -> None:
    state = play(table("J V | M\n    | U\n    | T", deck=""), 0, Pass())
    state = play(state, 1, "-1")
    state = play(play(state, 0, Pass()), 1, Pass())
    assert isinstance(state.phase, Over)


def test_b20_the_game_ends_when_every_panel_is_empty() -> None:
    state = play(table("R | .\nO |\nB |", deck=""), 0, "-1")
    assert isinstance(state.phase, Over)
    assert state.phase.reason == "cleared"


def test_b20_solitaire_may_still_build_in_steps_when_the_deck_is_empty() -> None:
    assert "PA" in words_built(table("P A T", deck=""))


def test_b21_a_player_with_an_empty_panel_has_balied_even_if_another_cleared_it() -> None:
    state = table("P J | E\nR   |\nO   |\nB   |", deck="", scores=(10, 20))
    state = play(state, 0, "PROBE")
    state = play(state, 1, Pass())
    state = play(state, 0, Pass())
    assert state.phase == Over("passed", (False, True), (30, 40))


def test_b21_complete_words_left_are_scored_and_balied() -> None:
    state = table("R J | P\nO   | A\nB   | N", deck="", scores=(1, 2), passed=(True, False), turn=1)
    ended = play(state, 1, Pass())
    assert ended.phase == Over("passed", (False, True), (1 + 9, (2 + 6) * 2))


def test_b21_several_players_can_bali_and_french_and_german_add_fifty() -> None:
    state = play(table("M | M\nU | U\nT | T", DE, deck=""), 0, "-1")
    assert play(state, 1, "-1").phase == Over("cleared", (True, True), (59, 59))


def test_b21_no_bali_while_the_deck_holds_cards() -> None:
    state = table("J V | R\n    | O\n    | B", phase=NoPlay(), turn=0, idle=5, deck="QQ")
    ended = play(state, 1, "forfeit A1")
    assert ended.phase == Over("forfeits", (False, False), (0, 9))


def test_b22_the_highest_score_wins_and_equal_scores_share() -> None:
    def won(scores: tuple[int, ...]) -> tuple[int, ...]:
        state = table("J V | Q | W", deck="", scores=scores, passed=(True, True, False), turn=2)
        outcome = GAME.outcome(play(state, 2, Pass()))
        assert outcome is not None
        return outcome.winners

    assert won((3, 9, 4)) == (1,)
    assert won((9, 3, 9)) == (0, 2)


def test_b20_games_by_the_first_version_of_the_rules_are_still_read() -> None:
    state = table("M J | V\nU   |\nT   |", FR, deck="")
    with pytest.raises(IllegalMove, match="B20-can-remove"):
        act(GAME, state, 0, Pass())
    assert retrace(GAME, state, 0, Pass()).turn == 1
    with pytest.raises(IllegalMove, match="B20-can-complete"):
        retrace(GAME, table("R O | T E", FR, deck=""), 0, Pass())
