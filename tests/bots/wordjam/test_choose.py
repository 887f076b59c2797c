"""Bots at the table: they decide from their view alone, the same whenever they are asked."""

from random import Random

import pytest

from ludotheque.arena import play_game, seating, standings
from ludotheque.bots.bot import Choice, Situation
from ludotheque.bots.wordjam import BOTS
from ludotheque.game import CHANCE, CLOCK, Seat, act
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.types import Bet, Call, Lock, Move, Options, Say, State, Vote
from tests.games.wordjam.tables import Table, table


def asked(state: State, seat: Seat, level: str, seed: int = 1, elapsed: float = 0.0) -> Choice:
    view = GAME.view(state, seat)
    situation = Situation(
        options=state.options, players=state.players, seat=seat, view=view, seed=seed, elapsed=elapsed
    )
    return BOTS.choose(situation, level)


def choices(at: Table, seat: Seat, level: str) -> list[Move | None]:
    return [asked(at.state, seat, level, seed).move for seed in range(30)]


@pytest.mark.parametrize(("language", "players"), [("en", 5), ("fr", 12), ("de", 6)])
def test_a_table_of_bots_of_all_levels_plays_to_the_end(language: str, players: int) -> None:
    options = Options(language)  # type: ignore[arg-type]
    played = play_game(GAME, BOTS, options, seating(BOTS.ids, players, 0), "a table")
    assert played.winners
    assert sum(played.scores) > 0


def test_a_bot_asked_again_later_in_the_phase_answers_the_same_and_only_from_its_view() -> None:
    rng = Random(5)
    state = GAME.start(Options("en"), 5)
    seen = set()
    while GAME.outcome(state) is None:
        acting = GAME.actors(state)
        if CHANCE in acting:
            state = act(GAME, state, CHANCE, GAME.roll(state, rng))
            continue
        answers = {seat: asked(state, seat, "4") for seat in acting - {CLOCK}}
        for seat, choice in answers.items():
            hidden = GAME.disguise(state, seat, rng)
            assert choice == asked(state, seat, "4", elapsed=3.0) == asked(hidden, seat, "4")
            seen.add(type(choice.move))
        moving = [seat for seat, choice in answers.items() if choice.move is not None]
        seat = min(moving, key=lambda s: answers[s].at, default=CLOCK)
        timer = GAME.timer(state)
        assert timer
        if seat != CLOCK and answers[seat].at < timer.seconds:
            state = act(GAME, state, seat, answers[seat].move or Call())
        else:
            (up,) = GAME.legal_moves(state, CLOCK)
            state = act(GAME, state, CLOCK, up)
    assert seen >= {Call, Say, Bet, Lock}


def test_w9_a_caller_says_the_word_he_called_for_in_time() -> None:
    at = table(language="en", consonants="TPNSR")
    call = asked(at.state, 2, "3")
    assert call.move == Call()
    assert 2 < call.at < 90
    word = asked(at.play("C sesame").state, 2, "3")
    assert isinstance(word.move, Say)
    assert word.think == call.think
    assert word.at < at.state.options.word


def test_w9_even_a_slow_typist_says_a_long_name_in_time() -> None:
    at = table("cinema", "NDGRV", language="de").play("C sesame")
    said = [asked(at.state, 2, "1", seed) for seed in range(60)]
    words = [choice for choice in said if isinstance(choice.move, Say)]
    assert max(len(choice.think) for choice in words) > 18
    assert all(choice.at < at.state.options.word for choice in words)


def test_w10_bots_trust_a_word_that_cannot_be_beaten_and_attack_a_worthless_one() -> None:
    strong = table(language="en", consonants="TPNSR").play('A sesame\nA "Ssspppnnnsss"\n~ time')
    weak = table(language="en", consonants="TPNSR").play('A sesame\nA "Iguaa"\n~ time')
    for level in ("2", "3", "4", "5"):
        assert choices(strong, 1, level).count(Bet("ali")) >= 28
        assert choices(weak, 1, level).count(Bet("thieves")) >= 24


def test_w11_a_thief_locks_in_a_word_that_beats_ali_babas() -> None:
    at = table(language="en", consonants="TPNSR").play('A sesame\nA "eagle"\nB bet thieves\n~ time')
    locked = [
        choice for seed in range(20) if isinstance((choice := asked(at.state, 1, "4", seed)).move, Lock)
    ]
    assert len(locked) > 15
    for choice in locked:
        assert choice.move
        GAME.check(at.state, 1, choice.move)
        assert choice.at < at.state.options.sandglass


def test_w7_bots_vote_by_what_they_know_and_defend_their_own_words() -> None:
    known = table("characters", "BCDFG", language="en").play('A sesame\nA "Tintin"\nB dispute')
    unknown = table("sports", "BCDFG", language="en").play('A sesame\nA "Zyxxumi"\nB dispute')
    assert choices(known, 2, "5").count(Vote(fits=True)) >= 28
    assert choices(unknown, 2, "5").count(Vote(fits=True)) <= 15
    assert choices(unknown, 0, "1") == [Vote(fits=True)] * 30


def test_w7_bots_seldom_dispute_what_is_listed() -> None:
    at = table("characters", "BCDFG", language="en").play('A sesame\nA "Tintin"')
    assert sum(type(move).__name__ == "Dispute" for move in choices(at, 2, "1")) <= 2


def test_stronger_bots_score_more() -> None:
    levels = ("0", "2", "5")
    games = [
        play_game(GAME, BOTS, Options("en"), seating(levels, 6, index), f"ordered {index}", index)
        for index in range(9)
    ]
    scores = [standings(games)[level].score for level in levels]
    assert scores == sorted(scores)
