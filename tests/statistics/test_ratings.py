"""Ratings: who wins rises, bots stand still, level results change nothing, certainty fades."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.statistics.ratings import (
    DEVIATION,
    FORGOTTEN,
    LEAST,
    MEAN,
    Player,
    Rating,
    after,
    anchor,
    chance,
)

NOW = 1_000_000.0


def player(mean: float = MEAN, deviation: float = 80.0) -> Player:
    return Player(Rating(mean, deviation, NOW, 10))


def test_who_wins_rises_and_who_loses_falls_and_both_are_known_better() -> None:
    ((winner,), (loser,)) = after([[player()], [player()]], [0, 1], NOW)
    assert winner.mean > MEAN > loser.mean
    assert winner.deviation < 80 > loser.deviation
    assert (winner.games, winner.at) == (11, NOW)


def test_an_upset_counts_for_more_than_what_was_expected() -> None:
    ((upset,), _) = after([[player(1000)], [player(1400)]], [0, 1], NOW)
    ((expected,), _) = after([[player(1400)], [player(1000)]], [0, 1], NOW)
    assert upset.mean - 1000 > 3 * (expected.mean - 1400) > 0


def test_bots_hold_the_scale() -> None:
    ((person,), (bot,)) = after([[player()], [anchor(1500)]], [0, 1], NOW)
    assert bot == anchor(1500).rating
    assert person.mean > MEAN + 10


def test_partners_rise_and_fall_together() -> None:
    winners, losers = after([[player(), player()], [player(), anchor(1200)]], [0, 1], NOW)
    assert all(one.mean > MEAN for one in winners)
    assert losers[0].mean < MEAN


@settings(max_examples=20)
@given(st.integers(2, 8), st.integers(1, 60))
def test_equals_who_are_always_level_stay_where_they_are(sides: int, games: int) -> None:
    known = [[Rating()] for _ in range(sides)]
    for number in range(games):
        known = after([[Player(side[0])] for side in known], [0] * sides, NOW + number)
    assert all(abs(side[0].mean - MEAN) < 0.01 for side in known)


@settings(max_examples=30)
@given(st.permutations(range(6)))
def test_six_players_move_in_the_order_in_which_they_came_in(places: list[int]) -> None:
    moved = [side[0].mean for side in after([[player()] for _ in places], places, NOW)]
    assert sorted(range(6), key=lambda one: -moved[one]) == sorted(range(6), key=lambda one: places[one])


def test_certainty_fades_with_time_and_never_beyond_a_newcomers() -> None:
    kept = Rating(1500, LEAST, NOW, 40)
    later = kept.on(NOW + FORGOTTEN / 4)
    assert LEAST < later.deviation < DEVIATION
    assert abs(kept.on(NOW + FORGOTTEN).deviation - DEVIATION) < 1
    assert kept.on(NOW + 10 * FORGOTTEN).deviation == DEVIATION
    assert later.mean == 1500
    assert Rating().on(NOW) == Rating()


def test_nobody_is_ever_known_for_certain() -> None:
    rating = Rating()
    for _ in range(300):
        ((rating,), _) = after([[Player(rating)], [anchor(1200)]], [0, 0], NOW)
    assert rating.deviation == LEAST


def test_four_hundred_points_more_win_ten_times_as_often() -> None:
    sure = [Rating(1600, 0.0)], [Rating(1200, 0.0)]
    assert abs(chance(*sure) - 10 / 11) < 0.001
    assert abs(chance([Rating()], [Rating()]) - 0.5) < 1e-9
