"""Days, seeds and rows of days."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.game import Refusal
from ludotheque.tables.daily import Streak, after, day_of, ends, read_day, seed_of, streak

TODAY = "2026-11-18"


def test_a_day_is_one_of_utc_and_ends_where_the_next_begins() -> None:
    assert day_of(ends(TODAY)) == after(TODAY) == "2026-11-19"
    assert day_of(ends(TODAY) - 0.001) == TODAY
    assert after("2026-12-31") == "2027-01-01"


@pytest.mark.parametrize(
    "wrong", ["", "today", "2026-11-31", "20261118", "2026-W47-3", "2026-1-1", "٢٠٢٦-11-18"]
)
def test_what_is_no_day_is_refused(wrong: str) -> None:
    with pytest.raises(Refusal, match="no-day"):
        read_day(wrong)


def test_a_seed_belongs_to_one_house_game_language_and_day() -> None:
    asked = [(k, g, la, d) for k in (b"k", b"l") for g in "ab" for la in "ef" for d in (TODAY, after(TODAY))]
    assert len({seed_of(*one) for one in asked}) == len(asked)
    assert seed_of(b"k", "bali", "en", TODAY) == seed_of(b"k", "bali", "en", TODAY)


@pytest.mark.parametrize(
    ("days", "row"),
    [
        ([], Streak(0, 0)),
        ([18], Streak(1, 1)),
        ([17], Streak(1, 1)),
        ([16], Streak(0, 1)),
        ([16, 17, 18, 18], Streak(3, 3)),
        ([15, 16, 17], Streak(3, 3)),
        ([1, 2, 3, 4, 17, 18], Streak(2, 4)),
        ([13, 14, 16, 18], Streak(1, 2)),
    ],
)
def test_a_row_lasts_until_a_whole_day_was_missed(days: list[int], row: Streak) -> None:
    assert streak([f"2026-11-{day:02}" for day in days], TODAY) == row


@given(st.sets(st.integers(0, 60)))
def test_a_row_is_what_counting_back_day_by_day_finds(ago: set[int]) -> None:
    end = date.fromisoformat(TODAY)
    days = [(end - timedelta(days=one)).isoformat() for one in ago]
    start = 0 if 0 in ago else 1
    now = next(number for number in range(70) if start + number not in ago)
    assert streak(days, TODAY).now == now
    assert streak(days, TODAY).best >= now
