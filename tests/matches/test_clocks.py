"""Clock arithmetic, with a clock on the wall that may jump."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.matches.clocks import DAY, Clocks, deadline, elapsed, flagged, full, left_at, switch
from ludotheque.matches.events import Correspondence, RealTime, Untimed

BLITZ = RealTime(60.0, 2.0)
times = st.floats(-1e9, 1e9)


def test_nobody_has_a_clock_in_an_untimed_match() -> None:
    assert full(Untimed(), 2) is None


def test_everybody_starts_with_the_base_time_or_the_days_of_one_move() -> None:
    assert full(BLITZ, 3) == Clocks((60.0, 60.0, 60.0))
    assert full(Correspondence(2), 2) == Clocks((2 * DAY, 2 * DAY))


def test_time_runs_only_for_those_whose_clock_runs() -> None:
    clocks = Clocks((60.0, 50.0, 40.0), frozenset({0, 2}), 100.0)
    assert left_at(clocks, 107.5) == (52.5, 50.0, 32.5)


def test_a_move_is_paid_for_with_the_increment() -> None:
    clocks = Clocks((60.0, 60.0), frozenset({0}), 100.0)
    assert switch(BLITZ, clocks, 0, frozenset({1}), 110.0) == Clocks((52.0, 60.0), frozenset({1}), 110.0)


def test_who_keeps_the_move_gets_the_increment_too() -> None:
    clocks = Clocks((60.0, 60.0), frozenset({0}), 100.0)
    assert switch(BLITZ, clocks, 0, frozenset({0}), 110.0).left == (52.0, 60.0)


def test_a_move_made_while_no_clock_ran_earns_nothing() -> None:
    assert switch(BLITZ, Clocks((60.0, 60.0)), 0, frozenset({1}), 110.0).left == (60.0, 60.0)


def test_correspondence_gives_the_days_anew_for_each_move() -> None:
    days = Correspondence(1)
    clocks = Clocks((DAY, DAY), frozenset({0}), 0.0)
    kept = switch(days, clocks, 0, frozenset({0}), 1000.0)
    assert kept.left[0] == DAY
    passed_on = switch(days, clocks, 0, frozenset({1}), 1000.0)
    assert passed_on.left[1] == DAY


def test_correspondence_gives_nothing_anew_for_what_is_no_move() -> None:
    clocks = Clocks((DAY, DAY), frozenset({0}), 0.0)
    assert switch(Correspondence(1), clocks, None, frozenset({0}), 1000.0).left[0] == DAY - 1000.0


def test_seats_whose_time_is_gone_are_flagged_and_no_others() -> None:
    clocks = Clocks((5.0, 5.0, 3.0), frozenset({0, 2}), 100.0)
    assert flagged(clocks, 102.9) == ()
    assert flagged(clocks, 103.0) == (2,)
    assert flagged(clocks, 200.0) == (0, 2)


@given(since=times, now=times)
def test_time_that_passed_is_never_negative(since: float, now: float) -> None:
    assert elapsed(since, now) >= 0


@given(left=st.floats(0, 1e6), since=times, jump=st.floats(0, 1e9))
def test_a_clock_set_back_neither_gives_nor_takes_time(left: float, since: float, jump: float) -> None:
    clocks = Clocks((left,), frozenset({0}), since)
    assert left_at(clocks, since - jump) == (left,)
    assert switch(RealTime(60.0), clocks, 0, frozenset({0}), since - jump).left == (left,)


@given(left=st.floats(1, 1e6), since=times, jump=st.floats(0, 1e9))
def test_a_clock_set_back_flags_nobody_who_has_time_left(left: float, since: float, jump: float) -> None:
    assert flagged(Clocks((left,), frozenset({0}), since), since - jump) == ()


@given(steps=st.lists(st.floats(-1e4, 1e4), max_size=30))
def test_without_increment_time_only_ever_gets_less(steps: list[float]) -> None:
    clocks, now = Clocks((1000.0, 1000.0), frozenset({0}), 0.0), 0.0
    for number, step in enumerate(steps):
        now += step
        following = switch(RealTime(1000.0), clocks, number % 2, frozenset({1 - number % 2}), now)
        assert all(0 <= after <= before for after, before in zip(following.left, clocks.left, strict=True))
        clocks = following


def test_after_a_jump_back_time_runs_on_from_the_new_hour() -> None:
    clocks = switch(BLITZ, Clocks((60.0, 60.0), frozenset({0}), 5000.0), None, frozenset({0}), 1000.0)
    assert left_at(clocks, 1010.0) == (50.0, 60.0)


@pytest.mark.parametrize(("now", "expected"), [(100.0, 130.0), (120.0, 130.0), (140.0, 130.0), (50.0, 80.0)])
def test_a_deadline_lies_never_further_off_than_the_time_that_is_left(now: float, expected: float) -> None:
    assert deadline(100.0, 30.0, now) == expected
