"""Among others: forfeits, challenges, names and votes; builds judged by games played on."""

from collections import Counter
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ludotheque.arena import play_moves
from ludotheque.bots.bali import BOTS
from ludotheque.bots.bot import Choice, Situation
from ludotheque.game import CHANCE, Seat, act
from ludotheque.games.bali import GAME
from ludotheque.games.bali.cards import reading
from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.types import (
    Challenge,
    Forfeit,
    Move,
    Name,
    NoPlay,
    Options,
    Place,
    Remove,
    State,
    Vote,
    Wave,
)
from ludotheque.games.bali.words import words
from tests.games.bali.drawing import play, table

CHALLENGED = Options(mode="challenge")


def ask(state: State, seat: Seat, level: str, seed: int = 0) -> Choice:
    """What a bot in that seat does; it must be allowed to."""
    situation = Situation(
        options=state.options, players=state.players, seat=seat, view=GAME.view(state, seat), seed=seed
    )
    choice = BOTS.choose(situation, level)
    if choice.move is not None:
        GAME.check(state, seat, choice.move)
    return choice


def test_b24_a_strong_bot_challenges_what_no_word_contains_and_waves_what_one_does() -> None:
    state = table("O V M B E | T A I N R", CHALLENGED)
    nonsense = play(state, 0, "A1 +1.2 +1.3 +1.4=OVMB")
    assert ask(nonsense, 1, "5").move == Challenge()
    sound = play(state, 0, "A1 +1.2=OV")
    assert ask(sound, 1, "5").move == Wave()


def test_b24_a_beginner_rarely_challenges_since_he_knows_few_words() -> None:
    state = play(table("O V M B E | T A I N R", CHALLENGED), 0, "A1 +1.2 +1.3 +1.4=OVMB")
    doubts = [ask(state, 1, "1", seed).move == Challenge() for seed in range(60)]
    assert 0 < sum(doubts) < 30


def test_b24_where_the_last_cards_lie_a_strong_bot_challenges_all_but_whole_words() -> None:
    state = table("P R O B E | T A I N R", CHALLENGED, deck="")
    assert ask(play(state, 0, "A1 +1.2 +1.3=PRO"), 1, "5").move == Wave()
    assert ask(play(state, 0, "A1 +1.2 +1.3 +1.4=PROB"), 1, "5").move == Challenge()


def test_b26_a_strong_bot_does_not_challenge_a_space_age_word_and_can_name_it() -> None:
    space_age = Options(mode="challenge", space_age=True)
    column = "\n".join(["L O | T A", *(f"{letter}   |" for letter in "IQUID")])
    state = play(table(column, space_age), 0, "A1 +1.2=LIQUIDO")
    assert ask(state, 1, "5").move == Wave()
    named = ask(play(state, 1, Challenge()), 0, "5").move
    assert isinstance(named, Name)
    assert "LIQUIDO" in named.word


CARDS = sorted((Counter(edition("avalon-hill-1980").cards(2)) - Counter("TAINR*****")).elements())


@settings(max_examples=40)
@given(st.permutations(CARDS), st.integers(2, 6), st.integers(0, 99))
def test_b24_a_strong_bot_challenges_exactly_what_no_word_contains(
    cards: list[str], count: int, seed: int
) -> None:
    letters = "".join(cards[:count])
    state = table(" ".join(letters) + " | T A I N R", CHALLENGED)
    pieces = " ".join(f"+1.{place}" for place in range(2, len(letters) + 1))
    state = play(state, 0, f"A1 {pieces}={letters}")
    sound = words("avalon-hill-1980").is_fragment(letters)
    assert ask(state, 1, "5", seed).move == (Wave() if sound else Challenge())


def test_b24_a_challenged_bot_names_a_word_with_its_letters() -> None:
    state = play(table("P R O B E | T A I N R", CHALLENGED), 0, "A1 +1.2 +1.3=PRO")
    state = play(state, 1, Challenge())
    for level in (one.id for one in BOTS.levels):
        choice = ask(state, 0, level)
        assert isinstance(choice.move, Name)
        assert "PRO" in choice.move.word


def test_b19_the_column_that_costs_most_is_forfeited() -> None:
    state = replace(table("Q M V J X Z W | A E I O U A E\n  B"), phase=NoPlay(), turn=0)
    assert ask(state, 1, "3").move == Forfeit(Place(0, 1))


def test_b26_bots_vote_by_the_list() -> None:
    state = table("G X Q | T A I\nA\nN\nT\nR\nY", Options(space_age=True))
    asked = play(state, 0, Remove(Place(0, 0), space_age=True))
    if 1 in GAME.actors(asked):
        assert ask(asked, 1, "4").move == Vote(yes=True)
    made_up = play(
        table("G X Q | T A I\nA\nN\nT\nZ\nY", Options(space_age=True)), 0, Remove(Place(0, 0), space_age=True)
    )
    assert ask(made_up, 1, "4").move == Vote(yes=False)


@pytest.mark.parametrize("level", [level for level in BOTS.ids if level != "random"])
def test_b16_the_better_of_two_words_is_taken_off(level: str) -> None:
    state = table("R Q Z | T A I\nO U\nB E\n  S\n  T")
    assert ask(state, 0, level).move == Remove(Place(0, 1))


@pytest.mark.parametrize(
    ("variant", "least"), [("solitaire-en", 3.0), ("solitaire-fr", 3.0), ("solitaire-de", 2.75)]
)
def test_b13_a_beginner_ends_with_words_a_beginner_knows(variant: str, least: float) -> None:
    options, players = GAME.variants[variant]
    lexicon = words(options.edition).lexicon
    for game in range(4):
        end = GAME.start(options, players)
        for seat, move in play_moves(GAME, BOTS, options, ["1"], f"beginner:{game}"):
            end = GAME.apply(end, seat, cast(Move, move))
        said = [reading(edition(options.edition), word.column) for word in end.removed]
        assert [word for word in said if lexicon.zipf(word) < least] == []


@pytest.mark.parametrize("variant", ["three-de", "four-en", "partnership-en", "two-fr"])
def test_every_level_finds_a_legal_move_at_larger_tables(variant: str) -> None:
    options, players = GAME.variants[variant]
    state, rng = GAME.start(options, players), Random(3)
    for _ in range(4):
        while CHANCE in GAME.actors(state):
            state = act(GAME, state, CHANCE, GAME.roll(state, rng))
        seat = min(GAME.actors(state))
        chosen: list[Move | None] = [ask(state, seat, level).move for level in ("1", "3", "4")]
        assert None not in chosen
        state = act(GAME, state, seat, next(move for move in chosen if move is not None))
