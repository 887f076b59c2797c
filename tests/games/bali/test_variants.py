"""B25 and B26: partnership and Space Age."""

import pytest

from ludotheque.game import CLOCK, BadOptions, IllegalMove, Outcome, Timer
from ludotheque.games.bali import GAME
from ludotheque.games.bali.editions import EditionId
from ludotheque.games.bali.types import NoPlay, Options, Over, Pass, Remove, TimeUp, Turn, Vote, Voting
from ludotheque.games.bali.words import space_age_list
from tests.games.bali.drawing import at, moves, play, same, table, words_built

PAIRS = Options(partnership=True)
SPACE = Options(space_age=True)
MOONSHOT = "M\nO\nO\nN\nS\nH\nO\nT"


def test_b25_partners_sit_opposite() -> None:
    assert GAME.sides(PAIRS, 4) == ((0, 2), (1, 3))
    assert GAME.players(PAIRS) == range(4, 5)
    with pytest.raises(BadOptions, match="bali-players"):
        GAME.start(PAIRS, 3)


def test_b25_either_partner_may_move_in_either_panel() -> None:
    state = table("R T | E | O B | S", PAIRS)
    assert GAME.actors(state) == {0, 2}
    assert same(play(state, 2, "A1 +C1 +C2=ROB"), "R T | E | . . | S\nO\nB")
    assert same(play(state, 0, "C1 +A2=OT"), "R . | E | O B | S\n    |   | T")


def test_b25_partners_do_not_build_on_the_other_teams_panels() -> None:
    with pytest.raises(IllegalMove, match="B16-head"):
        play(table("R T | E | O B | S", PAIRS), 2, "D1 +A1")


def test_b25_turns_alternate_between_the_teams() -> None:
    state = play(table("J V | Q | J | Q", PAIRS, deck=""), 2, Pass())
    assert GAME.actors(state) == {1, 3}


def test_b25_the_team_has_one_score_and_removes_from_either_panel() -> None:
    state = play(table("J | Q | R | Q\n  |   | O |\n  |   | B |", PAIRS, deck=""), 0, Remove(at("C1")))
    assert state.scores == (9, 0)
    assert GAME.view(state, 1).scores == (9, 0, 9, 0)


def test_b25_both_teams_passing_in_succession_ends_the_game() -> None:
    state = play(table("J V | Q | J | Q", PAIRS, deck=""), 2, Pass())
    assert GAME.outcome(play(state, 1, Pass())) == Outcome((0, 1, 2, 3), "passed", (0, 0, 0, 0))


@pytest.mark.parametrize(
    ("drawing", "balied", "final"),
    [
        ("J | Q | J | Q", (False, False, False, False), (10, 7)),
        (". | Q | J | Q", (True, False, False, False), (20, 7)),
        (". | Q | . | Q", (True, False, True, False), (30, 7)),
        (". | . | . | .", (True, True, True, True), (30, 21)),
    ],
)
def test_b25_one_balied_panel_doubles_and_both_triple(
    drawing: str, balied: tuple[bool, ...], final: tuple[int, ...]
) -> None:
    state = table(drawing, PAIRS, deck="", scores=(10, 7), passed=(True, False), turn=1)
    ended = play(state, 3, Pass())
    assert ended.phase == Over("passed", balied, final)


def test_b25_with_fifty_points_for_a_bali_two_panels_earn_a_hundred() -> None:
    options = Options(partnership=True, bonus="+50")
    state = table(". | Q | . | Q", options, deck="", scores=(10, 7), passed=(True, False), turn=1)
    assert play(state, 1, Pass()).phase == Over("passed", (True, False, True, False), (110, 7))


def test_b25_a_team_without_play_forfeits_what_the_other_team_chooses() -> None:
    state = table("J | Q | V | Q", PAIRS, phase=NoPlay(), deck="QQ")
    assert GAME.actors(state) == {1, 3}
    assert moves(state, 3) == {"forfeit A1=J", "forfeit C1=V"}


def test_b25_a_challenge_lost_costs_the_whole_team_its_next_turn() -> None:
    options = Options(partnership=True, mode="challenge")
    state = play(table("R O | E | T | S", options, deck=""), 2, "A1 +A2 +C1=ROT")
    assert GAME.actors(state) == {1, 3, CLOCK}
    state = play(state, 3, "challenge")
    assert GAME.actors(state) == {0, 2, CLOCK}
    state = play(state, 0, "name rot")
    assert GAME.actors(state) == {0, 2}


@pytest.mark.parametrize("edition", ["mb-1978-fr", "mb-1978-de"])
def test_b25_partners_play_with_french_and_german_words_too(edition: EditionId) -> None:
    options = Options(edition=edition, partnership=True)
    assert GAME.sides(options, 4) == ((0, 2), (1, 3))
    state = table(". | Q | . | Q", options, deck="", scores=(10, 7), passed=(True, False), turn=1)
    assert play(state, 1, Pass()).phase == Over("passed", (True, False, True, False), (110, 7))


def test_b26_is_a_variant_of_the_english_edition() -> None:
    with pytest.raises(BadOptions, match="bali-edition-space-age"):
        GAME.start(Options(edition="mb-1978-de", space_age=True), 4)


def test_b26_the_list_holds_at_least_150_words_and_all_of_the_rulebooks() -> None:
    listed = space_age_list()
    assert len(listed) == len(set(listed)) >= 150
    assert listed == sorted(word for word in listed if word.isascii() and word.isalpha() and word.isupper())
    rulebook = (
        "aerodynamics zerog liquidoxygen hydrogenperoxide azimuth blastoff cherrypicker deploymentswitch "
        "everythinggo fiberglass gantry heatshield ionosphere jetstream launchpad manualcontrol nuclear "
        "outerspace parachute retrorockets splashdown trajectory ultravioletrays vortex weightlessness "
        "xrays yawning zenith"
    )
    assert set(rulebook.upper().split()) <= set(listed)


def test_b26_words_of_the_list_are_words_and_their_fragments_fragments() -> None:
    assert "ZEROG" in words_built(table("Z E R O G", SPACE))
    assert "ZEROG" not in words_built(table("Z E R O G"))
    assert "DOXY" in words_built(table("D O X Y", SPACE))


def test_b26_a_listed_word_earns_five_points_more() -> None:
    worth = (5 + 1 + 1) * 5
    assert play(table("Z\nE\nR\nO\nG", SPACE), 0, "-1").scores == (worth + 5,)
    assert play(table("G\nA\nN\nT\nR\nY", SPACE), 0, "-1").scores == (6 * 6 + 5,)
    assert play(table("G\nA\nN\nT\nR\nY"), 0, "-1").scores == (6 * 6,)


def test_b26_a_listed_word_left_on_the_table_earns_them_too() -> None:
    outcome = GAME.outcome(play(table("Z Q\nE\nR\nO\nG", SPACE), 0, "stop"))
    assert outcome is not None
    assert outcome.scores == (40,)


def test_b26_in_solitaire_the_list_alone_decides() -> None:
    with pytest.raises(IllegalMove, match="B26-list"):
        play(table("R\nO\nB", SPACE), 0, "A1 -ROB space")


def test_b26_without_the_variant_nothing_is_space_age() -> None:
    with pytest.raises(IllegalMove, match="B26-not-played"):
        play(table("R | T\nO |\nB |"), 0, "A1 -ROB space")


def test_b26_the_others_accept_an_unlisted_word_by_majority() -> None:
    state = play(table("R | T | S\nO |   |\nX |   |", SPACE, deck=""), 0, "A1 -ROX space")
    assert isinstance(state.phase, Voting)
    assert GAME.actors(state) == {1, 2, CLOCK}
    assert GAME.timer(state) == Timer("vote:1", 30)
    state = play(play(state, 2, Vote(True)), 1, Vote(True))
    assert state.scores == ((1 + 4) * 3 + 5, 0, 0)
    assert state.turn == 1


def test_b26_half_of_the_others_is_no_majority_and_an_unknown_word_stays_and_costs_the_turn() -> None:
    state = play(table("R | T | S\nO |   |\nX |   |", SPACE, deck=""), 0, "A1 -ROX space")
    state = play(play(state, 2, "vote yes"), 1, "vote no")
    assert same(state, "R | T | S\nO\nX")
    assert (state.scores, state.turn) == ((0, 0, 0), 1)
    assert isinstance(state.phase, Turn)
    assert state.last is not None
    assert not state.last.upheld


def test_b26_a_word_of_the_dictionary_counts_without_the_five_points_when_the_vote_fails() -> None:
    state = play(play(table("R | T\nO |\nB |", SPACE, deck=""), 0, "A1 -ROB space"), 1, Vote(False))
    assert state.scores == (9, 0)


def test_b26_the_silent_are_counted_for_the_word() -> None:
    state = play(play(table("R | T\nO |\nB |", SPACE, deck=""), 0, "A1 -ROB space"), CLOCK, TimeUp())
    assert state.scores == (14, 0)


def test_b26_in_a_partnership_the_other_team_votes() -> None:
    options = Options(partnership=True, space_age=True)
    state = play(table("R | T | E | S\nO |\nX |", options, deck=""), 2, "A1 -ROX space")
    assert GAME.actors(state) == {1, 3, CLOCK}


def test_b26_a_listed_word_needs_no_vote_even_when_asked_for() -> None:
    state = play(table(f"{MOONSHOT}", SPACE, deck=""), 0, "A1 -MOONSHOT space")
    assert isinstance(state.phase, Over)
    assert state.removed[0].space_age


def test_b26_too_short_a_column_is_not_put_to_the_vote() -> None:
    with pytest.raises(IllegalMove, match="B5-short"):
        play(table("R | T\nO |", SPACE), 0, Remove(at("A1"), space_age=True))
    assert "A1 -RO space" not in moves(table("R | T\nO |", SPACE))
    assert "A1 -ROX space" in moves(table("R | T\nO |\nX |", SPACE))
