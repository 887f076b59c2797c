"""What holds for every evening: replay, seats, standings, refusals."""

from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.evenings import deciding
from ludotheque.evenings.evening import Evening, evening_of, standings
from ludotheque.evenings.events import (
    Drawn,
    Ended,
    Entered,
    Entrant,
    Event,
    Form,
    Left,
    Par,
    Paused,
    Result,
    Resumed,
    Returned,
    encode,
    read_event,
    read_plan,
)
from ludotheque.evenings.telling import signed
from ludotheque.game import Refusal
from tests.evenings.evenings import opened, played

FORMS: tuple[Form, ...] = get_args(Form)
ROUNDS = [form for form in FORMS if form != "arena"]


@given(st.sampled_from(ROUNDS), st.integers(4, 20), st.integers(0, 9999))
def test_an_evening_read_back_from_its_events_has_the_same_standings(
    form: Form, players: int, seed: int
) -> None:
    start = opened(form, min(players, 8) if form == "knockout" else players, stand_in="1")
    end, events = played(start, Random(seed))
    written = [encode(event) for event in events]
    entered = [Entered(who) for who in start.entrants]
    again = evening_of(read_plan(encode(start.plan)), [*entered, *map(read_event, written)])
    assert end.over
    assert again == end
    assert standings(again) == standings(end)


@given(st.sampled_from(ROUNDS), st.integers(4, 20), st.integers(0, 9999))
def test_nobody_sits_at_two_tables_of_a_round(form: Form, players: int, seed: int) -> None:
    start = opened(form, 8 if form == "knockout" else players)
    end, _ = played(start, Random(seed))
    for round_ in end.rounds:
        seated = [player for table in round_.tables for player in table.seats] + list(round_.resting)
        assert len(seated) == len(set(seated))


def test_who_leaves_is_drawn_no_more_until_he_returns() -> None:
    evening = opened("swiss", 6)
    evening = evening.after(deciding.leave(evening, "p1")).after(deciding.leave(evening, "p2"))
    drawn = deciding.go_on(evening, Random(1))
    assert isinstance(drawn, Drawn)
    assert {player for table in drawn.tables for player in table.seats} == {"p3", "p4", "p5", "p6"}
    assert deciding.come_back(evening, "p1") == Returned("p1")
    with pytest.raises(Refusal, match="evening-stranger"):
        deciding.come_back(evening, "p3")
    with pytest.raises(Refusal, match="evening-stranger"):
        deciding.leave(evening, "p1")


def test_a_paused_evening_draws_nothing() -> None:
    evening = opened("swiss", 4).after(Paused())
    assert deciding.go_on(evening, Random(1)) is None
    assert deciding.go_on(evening.after(Resumed()), Random(1)) is not None


def test_whoever_called_a_break_is_waited_for_only_so_long() -> None:
    evening = opened("swiss", 4)
    assert deciding.free(evening, "p1", 7) == 7 + deciding.NOT_BEGUN, "he has gone to dinner"
    evening = evening.after(Left("p1"))
    assert deciding.free(evening, "p1", 7) == 0
    evening = evening.after(Returned("p1")).after(deciding.begin(evening, Random(1), 50)[-1])
    assert deciding.free(evening, "p1", 7) is None
    stopped = evening.after(deciding.pause(evening, 100, tables=False))
    assert deciding.free(stopped, "p1", 7) == 100 + deciding.UNHEARD
    stopped = stopped.after(deciding.pause(stopped, 300, tables=True))
    assert deciding.free(stopped, "p1", 7) == 100 + deciding.UNHEARD
    assert deciding.free(stopped.after(Left("p1")), "p1", 7) == 100
    assert deciding.free(stopped.after(deciding.resume(stopped, 400)), "p1", 7) is None
    assert deciding.free(stopped.after(deciding.end(stopped, 400)), "p1", 7) is None


def test_a_round_waits_for_its_last_table() -> None:
    evening = opened("swiss", 4)
    drawn = deciding.go_on(evening, Random(1))
    assert drawn is not None
    evening = evening.after(drawn)
    evening = evening.after(deciding.finish(evening, 0, 0, Result((0, 0), (0,))))
    assert deciding.go_on(evening, Random(1)) is None


def test_a_table_counts_once_and_only_if_it_is_there() -> None:
    evening = opened("swiss", 4)
    drawn = deciding.go_on(evening, Random(1))
    assert drawn is not None
    evening = evening.after(drawn)
    evening = evening.after(deciding.finish(evening, 0, 0, Result((0, 0), (0,))))
    for number, table, result, code in (
        (0, 0, Result((0, 0), (1,)), "evening-counted"),
        (0, 2, Result((0, 0), ()), "evening-table"),
        (1, 0, Result((0, 0), ()), "evening-table"),
        (0, 1, Result((0,), ()), "evening-table"),
    ):
        with pytest.raises(Refusal, match=code):
            deciding.finish(evening, number, table, result)


def test_nobody_enters_twice_or_too_late() -> None:
    evening = opened("round-robin", 4)
    with pytest.raises(Refusal, match="evening-entered"):
        deciding.enter(evening, Entrant("p1", "Again"))
    drawn = deciding.go_on(evening, Random(1))
    assert drawn is not None
    with pytest.raises(Refusal, match="evening-begun"):
        deciding.enter(evening.after(drawn), Entrant("late", "Late"))
    end, _ = played(opened("swiss", 4), Random(1))
    with pytest.raises(Refusal, match="evening-over"):
        deciding.enter(end, Entrant("late", "Late"))


def test_nothing_can_be_done_without_end_for_all_of_it_is_kept() -> None:
    evening = opened("swiss", 4)
    for _ in range(deciding.RETURNS):
        evening = evening.after(deciding.leave(evening, "p1")).after(Returned("p1"))
    evening = evening.after(deciding.leave(evening, "p1"))
    with pytest.raises(Refusal, match="evening-restless"):
        deciding.come_back(evening, "p1")
    for number in range(len(evening.entrants), deciding.EVER):
        evening = evening.after(deciding.enter(evening, Entrant(f"new {number}", "")))
        evening = evening.after(deciding.leave(evening, f"new {number}"))
    with pytest.raises(Refusal, match="evening-crowd"):
        deciding.enter(evening, Entrant("one more", ""))
    evening = opened("swiss", 4)
    drawn = deciding.go_on(evening, Random(1))
    assert drawn is not None
    evening = evening.after(drawn)
    for _ in range(deciding.PAUSES):
        evening = evening.after(deciding.pause(evening, 0.0, tables=False))
        evening = evening.after(deciding.resume(evening, 0.0))
    with pytest.raises(Refusal, match="evening-breaks"):
        deciding.pause(evening, 0.0, tables=True)


def test_an_arena_ends_after_so_many_games_even_if_its_time_is_not_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(deciding, "GAMES", 3)
    evening = opened("arena", 2)
    for number in range(3):
        drawn = deciding.go_on(evening, Random(1))
        assert drawn is not None
        evening = evening.after(drawn)
        assert deciding.go_on(evening, Random(1)) is None, "they play"
        evening = evening.after(deciding.finish(evening, number, 0, Result((1, 0), (0,))))
    assert deciding.go_on(evening, Random(1)) == Ended(0.0)


@pytest.mark.parametrize(("form", "players"), [("progressive", 3), ("knockout", 9), ("swiss", 1)])
def test_a_first_round_needs_enough_players(form: Form, players: int) -> None:
    with pytest.raises(Refusal, match="evening-players"):
        deciding.go_on(opened(form, players), Random(1))


def test_equal_points_and_tie_break_share_a_place() -> None:
    evening = opened("duplicate", 3, rounds=1)
    drawn = deciding.go_on(evening, Random(1))
    assert drawn is not None
    evening = evening.after(drawn)
    for place, score in enumerate((200, 300, 200)):
        evening = evening.after(deciding.finish(evening, 0, place, Result((score,), (0,))))
    assert [(line.place, line.points) for line in standings(evening)] == [(1, 300), (2, 200), (2, 200)]


def test_stand_ins_go_when_people_make_up_the_numbers() -> None:
    evening = opened("progressive", 7, stand_in="2")
    evening = evening.after_all(deciding.stand_ins(evening))
    assert len(evening.present) == 8
    evening = evening.after(deciding.enter(evening, Entrant("late", "Late")))
    assert deciding.stand_ins(evening) == [Left("stand-in-1")]
    evening = evening.after_all(deciding.stand_ins(evening))
    evening = evening.after(deciding.leave(evening, "late"))
    assert deciding.stand_ins(evening) == [Returned("stand-in-1")]


def test_against_par_count_the_rounds_that_one_has_played_and_whose_par_is_known() -> None:
    evening = opened("duplicate", 2, rounds=3)
    for number, (score, par) in enumerate([(100, 130), (90, None), (70, 28)]):
        evening = evening.after(deciding.begin(evening, Random(1), 0.0)[0] if not number else _next(evening))
        evening = evening.after(deciding.finish(evening, number, 0, Result((score,), (0,))))
        assert evening.without_par == (number,)
        evening = evening.after(deciding.par(evening, number, par))
        if number < 2:
            evening = evening.after(deciding.finish(evening, number, 1, Result((10,), (0,))))
    assert [(line.player, line.points, line.against) for line in standings(evening)] == [
        ("p1", 260, 12),
        ("p2", 20, -120),
    ]
    assert (signed(12), signed(-120), signed(0)) == ("+12", "−120", "0")
    with pytest.raises(Refusal, match="evening-counted"):
        deciding.par(evening, 1, 50)
    with pytest.raises(Refusal, match="evening-table"):
        deciding.par(evening, 3, 50)
    with pytest.raises(Refusal, match="evening-table"):
        deciding.par(opened("swiss", 2), 0, 50)
    assert read_event(encode(Par(1, None))) == Par(1, None)


def _next(evening: Evening) -> Event:
    following = deciding.go_on(evening, Random(1))
    assert following is not None
    return following
