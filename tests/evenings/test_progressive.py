"""B27: Progressive BALI."""

from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.evenings import deciding
from ludotheque.evenings.evening import Evening, standings
from ludotheque.evenings.events import Drawn, Result
from tests.evenings.evenings import opened, played

PLAYERS = st.integers(4, 200)
SEEDS = st.integers(0, 9999)


def _pairs(seats: tuple[str, ...]) -> list[frozenset[str]]:
    a, b, c, d = seats
    return [frozenset((a, c)), frozenset((b, d))]


def _moved(evening: Evening, results: list[Result]) -> Evening:
    drawn = deciding.go_on(evening, Random(1))
    assert isinstance(drawn, Drawn)
    evening = evening.after(drawn)
    number = len(evening.rounds) - 1
    for place, result in enumerate(results):
        evening = evening.after(deciding.finish(evening, number, place, result))
    return evening


def test_b27_the_higher_pair_moves_towards_the_head_table_and_the_other_away() -> None:
    first, second = Result((9, 5, 9, 5), (0, 2)), Result((5, 9, 5, 9), (1, 3))
    evening = _moved(opened("progressive", 12), [first, second, first])
    head, middle, last = (table.seats for table in evening.rounds[0].tables)
    drawn = deciding.go_on(evening, Random(2))
    assert isinstance(drawn, Drawn)
    assert [set(table.seats) for table in drawn.tables] == [
        {head[0], head[2], middle[1], middle[3]},
        {head[1], head[3], last[0], last[2]},
        {middle[0], middle[2], last[1], last[3]},
    ]


@given(PLAYERS, SEEDS)
def test_b27_partners_change_for_every_game(players: int, seed: int) -> None:
    end, _ = played(opened("progressive", players, rounds=4), Random(seed))
    for before, after in pairwise(end.rounds):
        former = {pair for table in before.tables for pair in _pairs(table.seats)}
        assert not former & {pair for table in after.tables for pair in _pairs(table.seats)}


@given(PLAYERS, SEEDS)
def test_b27_nobody_has_the_same_partner_again_before_it_is_unavoidable(players: int, seed: int) -> None:
    evening, _ = played(opened("progressive", players, rounds=6), Random(seed))
    seen: set[frozenset[str]] = set()
    for round_ in evening.rounds:
        now = []
        for table in round_.tables:
            a, b, c, d = table.seats
            ways = [((a, c), (b, d)), ((a, b), (c, d)), ((a, d), (b, c))]
            fresh = any(not seen & {frozenset(pair) for pair in way} for way in ways)
            assert not fresh or not seen & set(_pairs(table.seats))
            now += _pairs(table.seats)
        seen |= set(now)


def test_b27_four_players_have_each_other_once_in_three_games() -> None:
    end, _ = played(opened("progressive", 4, rounds=3), Random(5))
    assert (
        len({pair for round_ in end.rounds for table in round_.tables for pair in _pairs(table.seats)}) == 6
    )


@given(PLAYERS, SEEDS)
def test_b27_without_bots_people_sit_out_by_turn(players: int, seed: int) -> None:
    end, _ = played(opened("progressive", players, rounds=6), Random(seed))
    rests = [end.rests[who.id] for who in end.entrants]
    assert max(rests) - min(rests) <= 1
    assert all(len(round_.resting) == players % 4 for round_ in end.rounds)


@given(st.integers(4, 60), SEEDS)
def test_b27_bots_fill_up_to_a_multiple_of_four(players: int, seed: int) -> None:
    end, _ = played(opened("progressive", players, rounds=2, stand_in="2"), Random(seed))
    assert all(not round_.resting for round_ in end.rounds)
    assert len(end.entrants) == players + -players % 4


@given(st.integers(4, 40), SEEDS)
def test_b27_everybody_carries_his_own_total_and_the_highest_wins(players: int, seed: int) -> None:
    end, _ = played(opened("progressive", players), Random(seed))
    totals = dict.fromkeys((who.id for who in end.entrants), 0)
    for table, result in end.finished():
        for player, score in zip(table.seats, result.scores, strict=True):
            totals[player] += score
    lines = standings(end)
    assert {line.player: line.points for line in lines} == totals
    assert lines[0].points == max(totals.values())
