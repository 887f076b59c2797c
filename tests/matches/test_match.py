"""What the events of a match amount to: seats, moves, phases, clocks, ends."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import pebbles
from examples.pebbles.types import Guess, Show, Take, TimeUp
from ludotheque.game import BadOptions, Outcome, Refusal
from ludotheque.matches import commands
from ludotheque.matches.events import Bot, Correspondence, Header, Moved, Open, RealTime, encode, read_event
from ludotheque.matches.match import match_of
from tests.matches.table import ANNA, BEN, CLEO, UNTIMED, Table, header, playing


def test_a_match_goes_from_open_seats_to_an_outcome() -> None:
    table = Table(header(Open(), Open(), heap=3))
    table.do(commands.join, 1, BEN, 1.0)
    table.refuses("match-seats-open", commands.start, 1.0)
    table.do(commands.join, 0, ANNA, 2.0)
    assert table.match.seating.full
    assert table.match.play.actors == frozenset()
    table.do(commands.start, 3.0)
    assert table.match.play.chance_pending
    table.do(commands.chance, Random(1), 3.0)
    assert table.match.play.actors == {0}
    table.do(commands.move, 0, Take(3), 4.0)
    for seat in (1, 0):
        table.do(commands.move, seat, Guess(None), 5.0)
    assert table.match.play.outcome == pebbles.GAME.outcome(table.state)
    assert table.match.play.actors == frozenset()
    assert table.match.due(6.0) is None


def test_moves_are_stored_as_json_and_read_back_as_the_games_own() -> None:
    table = playing(ANNA, BEN)
    table.do(commands.move, 0, Take(2), 1.0)
    stored = encode(table.events[-1])
    assert msgspec.json.decode(stored)["move"] == {"type": "Take", "pebbles": 2}
    assert read_event(pebbles.GAME, stored) == Moved(0, Take(2), 1.0)
    assert table.match.play.moves[-1] == (0, Take(2))


def test_a_header_that_no_game_fits_is_refused() -> None:
    with pytest.raises(BadOptions):
        match_of(pebbles.GAME, header(ANNA))
    with pytest.raises(BadOptions):
        match_of(
            pebbles.GAME, Header(game="pebbles", options={"heap": "many"}, seats=(ANNA, BEN), stand_in="1")
        )


def test_bots_that_may_act_are_named_with_their_level_but_not_before_chance() -> None:
    table = Table(header(Bot("2"), Bot("4"), heap=2))
    table.do(commands.start, 0.0)
    before = table.match
    table.do(commands.chance, Random(1), 0.0)
    dealt = table.match
    table.do(commands.move, 0, Take(2), 1.0)
    assert before.bots_to_act == ()
    assert dealt.bots_to_act == ((0, "2"),)
    assert table.match.bots_to_act == ((0, "2"), (1, "4"))


def test_the_time_of_a_phase_counts_from_the_event_that_began_it() -> None:
    table = playing(ANNA, BEN, heap=1)
    assert table.match.due(0.0) is None
    table.do(commands.move, 0, Take(1), 100.0)
    assert table.match.due(101.0) == 130.0
    table.do(commands.move, 1, Guess(4), 120.0)
    assert table.match.due(121.0) == 130.0
    assert table.do(commands.time_up, 129.9) == []
    assert table.do(commands.time_up, 130.0) == [Moved(-2, TimeUp(), 130.0)]
    assert table.match.play.outcome is not None
    assert table.do(commands.time_up, 131.0) == []


def test_a_move_after_the_phase_has_run_out_comes_too_late() -> None:
    table = playing(ANNA, BEN, heap=1)
    table.do(commands.move, 0, Take(1), 100.0)
    table.refuses("match-too-late", commands.move, 1, Guess(4), 130.0)
    table.do(commands.move, 1, Guess(4), 129.9)


def test_a_phase_neither_ends_nor_is_lost_when_the_clock_is_set_back() -> None:
    table = playing(ANNA, BEN, heap=1)
    table.do(commands.move, 0, Take(1), 10_000.0)
    assert table.do(commands.time_up, 500.0) == []
    assert table.match.due(500.0) == 530.0
    table.do(commands.move, 1, Guess(4), 501.0)
    assert table.do(commands.time_up, 10_030.0) != []


def test_a_clock_runs_only_for_a_person_on_the_move_while_no_phase_is_timed() -> None:
    table = playing(ANNA, Bot("1"), heap=3, control=RealTime(60.0, 5.0))
    assert table.match.clocks is not None
    assert table.match.clocks.running == {0}
    table.do(commands.move, 0, Take(1), 10.0)
    assert table.match.clocks.left == (55.0, 60.0)
    assert table.match.clocks.running == frozenset()
    table.do(commands.move, 1, Take(1), 500.0)
    assert table.match.clocks.running == {0}
    table.do(commands.move, 0, Take(1), 510.0)
    assert table.match.clocks.running == frozenset()
    assert table.match.phase == "guess"


def test_time_runs_out_for_the_player_on_the_move() -> None:
    table = playing(ANNA, BEN, control=RealTime(60.0))
    table.do(commands.move, 0, Take(1), 20.0)
    assert table.match.due(30.0) == 80.0
    assert table.do(commands.time_up, 79.0) == []
    table.refuses("match-too-late", commands.move, 1, Take(1), 80.0)
    table.do(commands.time_up, 80.0)
    assert table.match.play.outcome == Outcome((0,), "time", ())
    assert table.match.due(90.0) is None


def test_correspondence_gives_each_move_its_days() -> None:
    day = 86_400.0
    table = playing(ANNA, BEN, control=Correspondence(1))
    for number in range(3):
        assert table.match.due(number * day * 0.9) == pytest.approx((number * 0.9 + 1) * day)
        table.do(commands.move, number % 2, Take(1), (number + 1) * day * 0.9)
    assert table.do(commands.time_up, 3.6 * day) == []
    table.do(commands.time_up, 3.8 * day)
    assert table.match.play.outcome == Outcome((0,), "time", ())


def test_an_offer_or_a_vote_leaves_the_clock_running() -> None:
    table = playing(ANNA, BEN, control=RealTime(60.0))
    table.do(commands.offer_draw, 1, 10.0)
    table.do(commands.answer_draw, 0, False, 20.0)
    table.do(commands.vote_removal, 1, 0, 30.0)
    assert table.match.clocks is None or table.match.clocks.left[0] == 30.0


@settings(max_examples=30)
@given(seed=st.integers(0, 10**6), timed=st.booleans(), wall=st.floats(-50, 50))
def test_folding_all_at_once_equals_following_event_by_event(seed: int, timed: bool, wall: float) -> None:
    """Random commands at random times, some of them backward: refused or done, never half done."""
    rng = Random(seed)
    control = RealTime(90.0, 1.0) if timed else UNTIMED
    table, now = playing(ANNA, BEN, CLEO, Bot("1"), heap=9, control=control), 0.0
    while table.match.play.outcome is None and table.match.version < 80:
        now += rng.uniform(0, 20) + (wall if rng.random() < 0.1 else 0)
        _do_anything(table, rng, now)
    assert (table.match.play.outcome is None) == bool(table.match.play.actors)


def _do_anything(table: Table, rng: Random, now: float) -> None:
    match, seat = table.match, rng.randrange(4)
    moves = list(pebbles.GAME.legal_moves(table.state, seat))
    choices = [
        lambda: table.do(commands.move, seat, rng.choice(moves or [Show()]), now),
        lambda: table.do(commands.time_up, now),
        lambda: table.do(commands.resign, seat, now),
        lambda: table.do(commands.offer_draw, seat, now),
        lambda: table.do(commands.answer_draw, seat, rng.random() < 0.7, now),
        lambda: table.do(commands.ask_takeback, seat, now),
        lambda: table.do(commands.answer_takeback, seat, rng.random() < 0.7, now),
        lambda: table.do(commands.vote_removal, seat, rng.randrange(4), now),
        lambda: table.do(commands.come_back, seat, rng.choice("abc"), now),
    ]
    before = msgspec.json.encode(match.play.state)
    try:
        rng.choices(choices, [12, 3, 0.2, 1, 2, 2, 4, 1, 1])[0]()
    except Refusal:
        assert msgspec.json.encode(table.match.play.state) == before
