"""Round robin, Swiss, arena, knockout: who meets whom."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.evenings import deciding, pairing
from ludotheque.evenings.evening import standings
from ludotheque.evenings.events import Drawn, Result
from tests.evenings.evenings import opened, played, result

SEEDS = st.integers(0, 9999)


@given(st.integers(2, 40))
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    end, _ = played(opened("round-robin", players, rounds=1), Random(1))
    everybody = {frozenset(pair) for pair in combinations((who.id for who in end.entrants), 2)}
    assert pairing.met(end) == Counter(everybody)


@given(st.integers(2, 40))
def test_in_a_round_robin_sides_are_balanced(players: int) -> None:
    end, _ = played(opened("round-robin", players, rounds=1), Random(1))
    assert all(abs(lean) <= 1 for lean in pairing.leaning(end).values())


@settings(max_examples=25)
@given(st.integers(4, 200), SEEDS)
def test_in_a_swiss_nobody_meets_again_rests_twice_or_leans_far(players: int, seed: int) -> None:
    rounds = min(5 if players < 60 else 3, players // 2)
    end, _ = played(opened("swiss", players, rounds=rounds), Random(seed))
    assert len(end.rounds) == rounds
    assert max(pairing.met(end).values()) == 1
    assert max(end.rests.values(), default=0) <= 1
    assert all(len(round_.resting) == players % 2 for round_ in end.rounds)
    assert all(abs(lean) <= 2 for lean in pairing.leaning(end).values())


@pytest.mark.parametrize("players", [199, 200])
def test_a_swiss_of_two_hundred_is_drawn_too(players: int) -> None:
    end, _ = played(opened("swiss", players, rounds=4), Random(3))
    assert max(pairing.met(end).values()) == 1
    assert all(len(round_.tables) == players // 2 for round_ in end.rounds)


def test_a_swiss_lets_those_meet_who_stand_alike() -> None:
    evening = opened("swiss", 16)
    for _ in range(3):
        drawn = deciding.go_on(evening, Random(1))
        assert isinstance(drawn, Drawn)
        evening = evening.after(drawn)
        number = len(evening.rounds) - 1
        for place in range(8):
            evening = evening.after(deciding.finish(evening, number, place, Result((0, 0), (0,))))
    drawn = deciding.go_on(evening, Random(1))
    assert isinstance(drawn, Drawn)
    points = evening.points
    assert all(abs(points[a] - points[b]) <= 2 for a, b in (table.seats for table in drawn.tables))


def test_two_players_meet_again_because_they_must() -> None:
    end, _ = played(opened("swiss", 2, rounds=3), Random(1))
    assert len(end.rounds) == 3


@given(st.integers(5, 200), SEEDS)
def test_larger_tables_are_filled_evenly_from_the_top(players: int, seed: int) -> None:
    end, _ = played(opened("swiss", players, rounds=2, seats=7), Random(seed))
    sizes = [len(table.seats) for table in end.rounds[1].tables]
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= 7
    assert sum(sizes) == players


@settings(max_examples=25)
@given(st.integers(3, 200), SEEDS)
def test_in_an_arena_nobody_meets_the_same_rival_twice_running(players: int, seed: int) -> None:
    rng = Random(seed)
    evening = opened("arena", players)
    last: dict[str, str] = {}
    for _ in range(12):
        drawn = deciding.go_on(evening, rng)
        if isinstance(drawn, Drawn):
            evening = evening.after(drawn)
            for a, b in (table.seats for table in drawn.tables):
                assert last.get(a) != b
                assert last.get(b) != a
                last[a], last[b] = b, a
        waiting = [
            (number, place, table)
            for number, round_ in enumerate(evening.rounds)
            for place, table in enumerate(round_.tables)
            if table.result is None
        ]
        for number, place, table in waiting[: rng.randrange(1, len(waiting) + 1) if waiting else 0]:
            evening = evening.after(deciding.finish(evening, number, place, result(table, rng)))


@given(st.integers(3, 40), SEEDS)
def test_in_an_arena_nobody_waits_much_longer_than_others(players: int, seed: int) -> None:
    """Also where all tables end at once and one is always left over."""
    end, _ = played(opened("arena", players), Random(seed), most=12)
    games = Counter(player for _, table in end.tables() for player in table.seats)
    counted = [games[who.id] for who in end.entrants]
    assert max(counted) - min(counted) <= 2


@given(SEEDS)
def test_a_knockout_of_eight_leaves_one(seed: int) -> None:
    end, _ = played(opened("knockout", 5, stand_in="1"), Random(seed))
    assert [len(round_.tables) for round_ in end.rounds] == [4, 2, 1]
    (final,) = end.rounds[-1].tables
    assert final.result is not None
    lines = standings(end)
    first = {line.player for line in lines if line.place == 1}
    assert first == {final.seats[seat] for seat in final.result.winners or (0, 1)}
    assert {line.player for line in lines[:2]} == set(final.seats)
    assert [line.place for line in lines[2:]] == [3, 3, 5, 5, 5, 5]
    for before, after in zip(end.rounds, end.rounds[1:], strict=False):
        for table in after.tables:
            for player in table.seats:
                (earlier,) = (one for one in before.tables if player in one.seats)
                assert earlier.result is not None
                assert len(earlier.result.winners) != 1 or earlier.seats[earlier.result.winners[0]] == player
