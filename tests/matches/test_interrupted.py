"""Nobody's time runs while nobody can play."""

from hypothesis import given
from hypothesis import strategies as st

from examples.pebbles.types import Guess, Take, TimeUp
from ludotheque.matches import commands
from ludotheque.matches.clocks import left_at
from ludotheque.matches.events import Bot, Correspondence, Interrupted, RealTime
from tests.matches.table import ANNA, BEN, playing

BLITZ = RealTime(10.0)
DAY = 86_400.0
seconds = st.floats(0.0, 9.0)


@given(seconds, st.floats(0.01, 1e6), seconds)
def test_a_pause_of_any_length_takes_nothing_from_anybody(before: float, pause: float, after: float) -> None:
    used = min(before + after, 9.9)
    before, after = used / 2, used / 2
    table = playing(ANNA, BEN, control=BLITZ, at=100.0)
    outage = (100.0 + before, 100.0 + before + pause)
    table.do(commands.interrupted, [outage], outage[1])
    assert table.do(commands.time_up, outage[1] + after) == []
    table.do(commands.move, 0, Take(1), outage[1] + after)
    assert table.match.clocks is not None
    assert abs(table.match.clocks.left[0] - (10.0 - used)) < 1e-6


def test_a_match_is_told_of_each_pause_once_and_only_of_those_in_which_its_time_ran() -> None:
    table = playing(ANNA, BEN, control=BLITZ, at=100.0)
    outages = [(50.0, 60.0), (102.0, 116.0), (118.0, 130.0)]
    told = table.do(commands.interrupted, outages, 131.0)
    assert told == [Interrupted(102.0, 116.0), Interrupted(118.0, 130.0)]
    assert table.do(commands.interrupted, outages, 131.0) == []
    assert table.match.clocks is not None
    assert left_at(table.match.clocks, 132.0) == (4.0, 10.0)
    table.do(commands.move, 0, Take(1), 132.0)
    assert table.do(commands.interrupted, outages, 133.0) == []
    assert left_at(table.match.clocks, 133.0)[0] == 4.0


def test_people_have_a_moment_to_come_back() -> None:
    table = playing(ANNA, BEN, control=BLITZ, at=100.0)
    table.do(commands.interrupted, [(105.0, 128.0)], 120.0)
    assert table.match.clocks is not None
    assert left_at(table.match.clocks, 121.0) == (5.0, 10.0)
    assert left_at(table.match.clocks, 129.0) == (4.0, 10.0)
    table.do(commands.move, 0, Take(1), 122.0)
    assert table.match.clocks.left == (5.0, 10.0)


def test_a_phase_of_the_game_lasts_longer_by_the_pause_and_then_ends() -> None:
    table = playing(ANNA, BEN, heap=1)
    table.do(commands.move, 0, Take(1), 100.0)
    timer = table.match.play.timer
    assert timer is not None
    table.do(commands.interrupted, [(101.0, 201.0)], 201.0)
    assert table.match.due(201.0) == 200.0 + timer.seconds
    table.do(commands.move, 1, Guess(None), 200.0 + timer.seconds - 0.5)
    (ended,) = table.do(commands.time_up, 200.0 + timer.seconds)
    assert getattr(ended, "move", None) == TimeUp()


def test_days_for_a_move_do_not_pass_either() -> None:
    table = playing(ANNA, BEN, control=Correspondence(2), at=0.0)
    table.do(commands.interrupted, [(DAY, 6 * DAY)], 6 * DAY)
    assert table.match.due(6 * DAY) == 7 * DAY


def test_a_match_in_which_nothing_runs_is_told_nothing() -> None:
    outage = [(5.0, 50.0)]
    assert playing(ANNA, BEN).do(commands.interrupted, outage, 50.0) == []
    assert playing(Bot("1"), BEN, control=BLITZ).do(commands.interrupted, outage, 50.0) == []
    over = playing(ANNA, BEN, control=BLITZ)
    over.do(commands.resign, 0, 1.0)
    assert over.do(commands.interrupted, outage, 50.0) == []
