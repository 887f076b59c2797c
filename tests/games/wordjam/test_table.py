"""The table as a whole: who may sit down, absent players, ends of random games."""

from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

from ludotheque.game import CHANCE, BadOptions, Seat, act, play_out
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.types import Move, Options, State

pytestmark = pytest.mark.usefixtures("small_lists")


@pytest.mark.parametrize("players", [0, 1, 4, 13])
def test_w1_five_to_twelve_may_play(players: int) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.start(Options(), players)
    assert refused.value.code == "wordjam-players"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (Options("it"), "wordjam-language"),  # type: ignore[arg-type]
        (Options(race=0), "wordjam-seconds"),
        (Options(vote=-5), "wordjam-seconds"),
        (Options(bets=601), "wordjam-seconds"),
        (Options(look=2.5), "wordjam-seconds"),  # type: ignore[arg-type]
    ],
)
def test_options_that_make_no_sense_are_refused(options: Options, code: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.start(options, 6)
    assert refused.value.code == code


def test_every_limit_is_an_option() -> None:
    options = Options("fr", 1, 2, 3, 4, 5, 6, 7, 8, 9)
    seen: dict[str, float] = {}
    for seed in range(8):
        rng = Random(seed)

        def noting(state: State, _seat: Seat, moves: Sequence[Move], rng: Random = rng) -> Move:
            timer = GAME.timer(state)
            assert timer
            kind = timer.phase.split(":")[0]
            seen["thief" if kind == "word" and (state.last or state.ali_baba) else kind] = timer.seconds
            return rng.choice(moves)

        play_out(GAME, GAME.start(options, 5), noting, rng)
    names = ("look", "race", "word", "dispute", "vote", "bets", "sandglass", "thief", "pause")
    assert seen == dict(zip(names, range(1, 10), strict=True))


def test_a_table_whose_players_are_all_away_comes_to_an_end() -> None:
    state, rng = GAME.start(Options("de"), 5), Random(3)
    moves = 0
    while GAME.outcome(state) is None:
        seat = CHANCE if CHANCE in GAME.actors(state) else -2
        (move,) = [GAME.roll(state, rng)] if seat == CHANCE else list(GAME.legal_moves(state, seat))
        state = act(GAME, state, seat, move)
        moves += 1
    outcome = GAME.outcome(state)
    assert outcome
    assert outcome.reason == "shared"
    assert moves < 200


def test_a_thousand_random_games_end_with_scores_that_the_rounds_add_up_to() -> None:
    reasons = set()
    for seed in range(1000):
        rng = Random(seed)
        options, players = list(GAME.variants.values())[seed % 3]
        state, _ = play_out(GAME, GAME.start(options, players), partial(_any_move, rng), rng)
        outcome = GAME.outcome(state)
        assert outcome
        reasons.add(outcome.reason)
        assert outcome.scores == tuple(
            map(sum, zip(*(result.points for result in state.results), strict=True))
        )
        assert all(outcome.scores[winner] == max(outcome.scores) for winner in outcome.winners)
    assert reasons == {"total", "tie-break", "shared"}


def _any_move(rng: Random, _state: State, _seat: Seat, moves: Sequence[Move]) -> Move:
    return rng.choice(moves)


@pytest.mark.parametrize("rounds", [1, 2, 8])
def test_w2_a_shorter_evening_begins_further_down_the_cave(rounds: int) -> None:
    state = GAME.start(Options(rounds=rounds), 5)
    assert state.number == 9 - rounds
    rng = Random(rounds)
    end, _ = play_out(GAME, state, lambda _s, _seat, moves: rng.choice(moves), rng)
    assert [result.number for result in end.results][:rounds] == list(range(9 - rounds, 9))


def test_w2_there_are_no_more_rounds_than_the_cave_has() -> None:
    with pytest.raises(BadOptions):
        GAME.start(Options(rounds=9), 5)


@pytest.mark.parametrize("seed", range(10))
def test_between_rounds_nothing_is_hidden_in_any_hand(seed: int) -> None:
    """So a late guest who takes over a bot learns nothing that the others do not know."""
    rng, state = Random(seed), GAME.start(Options(rounds=2), 5)
    while GAME.outcome(state) is None:
        acting = GAME.actors(state)
        seat = CHANCE if CHANCE in acting else rng.choice(sorted(acting))
        move = GAME.roll(state, rng) if seat == CHANCE else rng.choice(list(GAME.legal_moves(state, seat)))
        state = act(GAME, state, seat, move)
        if GAME.between_rounds(state):
            assert GAME.disguise(state, None, rng) == state
