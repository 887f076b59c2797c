"""What the bots know, what comes to their minds, and how they weigh it."""

from random import Random

import pytest

from ludotheque.bots.wordjam.levels import SKILLS
from ludotheque.bots.wordjam.mind import (
    ideas,
    knows,
    mind,
    nothing_dearer,
    pool,
    thoughts,
    typical,
    vocabulary,
)
from ludotheque.bots.wordjam.odds import found
from ludotheque.games.wordjam.styles import STYLES
from ludotheque.games.wordjam.verdicts import verdict

LEVELS = ("0", "1", "2", "3", "4", "5")


def test_a_word_is_known_the_more_likely_the_commoner_it_is() -> None:
    assert knows(2.5, 2.5) == 0.5
    assert knows(3.5, 2.5) > 0.95
    assert knows(1.5, 2.5) < 0.05
    assert knows(0.0, 90.0) < 1e-9


def test_better_players_know_more_words_and_each_knows_the_same_ones_all_evening() -> None:
    sizes = [len(vocabulary(1, 0, level, "fr", "animals", "")) for level in LEVELS]
    assert sizes == sorted(sizes)
    assert sizes[0] < 0.7 * sizes[-1]
    assert vocabulary(1, 0, "3", "fr", "animals", "") != vocabulary(2, 0, "3", "fr", "animals", "")
    assert vocabulary(1, 0, "3", "fr", "animals", "") != vocabulary(1, 1, "3", "fr", "animals", "")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("style", STYLES)
def test_w5_w6_whatever_a_bot_may_say_fits_and_holds_no_forbidden_consonant(
    language: str, style: str
) -> None:
    could = ideas(language, style, "TPNFR")
    assert len(could) > 20
    for idea in Random(1).sample(could, 20):
        assert "R" not in idea.entry.letters
        assert verdict(idea.entry.shown, language, style).kind == "fits"
        assert style != "eight" or len(idea.entry.letters) == 8
        assert style != "first" or idea.entry.letters[0] == "T"


def test_a_pool_has_no_word_twice() -> None:
    for style in STYLES:
        words = [entry.letters for entry in pool("de", style, "T" if style == "first" else "")]
        assert len(words) == len(set(words))


def test_words_come_to_mind_at_growing_times_and_good_players_find_dearer_ones() -> None:
    best = []
    for level in ("1", "5"):
        skill, total = SKILLS[level], 0
        for seed in range(40):
            head = mind(seed, 0, level, "en", "animals", "TPNSR")
            came = list(thoughts(head, Random(seed), skill.finds, 20))
            assert [at for at, _ in came] == sorted(at for at, _ in came)
            assert all(0 < at < 20 for at, _ in came)
            total += max((idea.coins for _, idea in came), default=0)
        best.append(total / 40)
    assert best[1] > best[0] + 0.5


def test_the_chance_to_find_more_falls_with_the_bar_and_grows_with_time() -> None:
    head = mind(1, 0, "4", "en", "animals", "TPNSR")
    chances = [found(head.dearer, bar, 6, 20) for bar in range(20)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.9
    assert found(head.dearer, 99, 6, 20) == 0
    assert found(head.dearer, 6, 6, 40) > found(head.dearer, 6, 6, 20)


def test_the_chance_agrees_with_what_players_do_find() -> None:
    head, skill = mind(1, 0, "3", "en", "animals", "TPNSR"), SKILLS["3"]
    games = 2000
    beaten = sum(
        any(idea.coins > 6 for _, idea in thoughts(head, Random(seed), skill.finds, 20))
        for seed in range(games)
    )
    assert abs(beaten / games - found(head.dearer, 6, skill.finds, 20)) < 0.03


def test_better_players_think_of_dearer_words_and_a_level_is_the_mean_of_its_players() -> None:
    shares = [typical("fr", "food", "TPNSR", level)[8] for level in LEVELS]
    assert shares == sorted(shares)
    players = [mind(seed, 0, "2", "fr", "food", "TPNSR").dearer for seed in range(60)]
    mean = sum(dearer[8] if len(dearer) > 8 else 0.0 for dearer in players) / 60
    assert abs(mean - shares[2]) < 0.1 * shares[2]


def test_the_chance_that_nothing_dearer_comes_agrees_with_what_players_of_a_level_find() -> None:
    cards = ("en", "animals", "TPNSR")
    for level in ("0", "5"):
        expected = nothing_dearer(*cards, level, 15.0)
        for bar in (5, 9):
            tables = range(300)
            none = sum(
                all(
                    idea.coins <= bar
                    for _, idea in thoughts(
                        mind(seed, 0, level, *cards), Random(seed), SKILLS[level].finds, 15.0
                    )
                )
                for seed in tables
            )
            assert expected[bar] == pytest.approx(none / len(tables), abs=0.07)


@pytest.mark.parametrize(
    ("language", "said", "never"),
    [
        ("en", "TRIANGLE", "ATTEMPTS"),
        ("fr", "ANNONCER", "OCCUPERA"),
        ("de", "FREIHEIT", "GEGANGEN"),
    ],
)
def test_w3_where_the_dictionary_decides_bots_say_base_forms(language: str, said: str, never: str) -> None:
    eight = {entry.letters for entry in pool(language, "eight", "")}
    assert said in eight
    assert never not in eight
    assert len(eight) > 400
