"""What the bots know, what comes to their minds, and how they weigh it."""

from random import Random

import pytest

from ludotheque.bots.wordjam.mind import ideas, knows, mind, pool, thoughts, vocabulary
from ludotheque.bots.wordjam.odds import found, gain_of_stealing, stands, thieves
from ludotheque.bots.wordjam.skill import SKILLS
from ludotheque.games.wordjam.styles import STYLES
from ludotheque.games.wordjam.verdicts import verdict

LEVELS = ("1", "2", "3", "4", "5")


def test_a_word_is_known_the_more_likely_the_commoner_it_is() -> None:
    assert knows(2.5, 2.5) == 0.5
    assert knows(3.5, 2.5) > 0.95
    assert knows(1.5, 2.5) < 0.05
    assert knows(0.0, 90.0) < 1e-9


def test_better_players_know_more_words_and_each_knows_the_same_ones_all_evening() -> None:
    sizes = [len(vocabulary(1, 0, level, "fr", "animals", "")) for level in LEVELS]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1] / 2
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
    assert best[1] > best[0] + 3


def test_the_chance_to_find_more_falls_with_the_bar_and_grows_with_time() -> None:
    head = mind(1, 0, "4", "en", "animals", "TPNSR")
    chances = [found(head, bar, 6, 20) for bar in range(20)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.9
    assert found(head, 99, 6, 20) == 0
    assert found(head, 6, 6, 40) > found(head, 6, 6, 20)


def test_the_chance_agrees_with_what_players_do_find() -> None:
    head, skill = mind(1, 0, "3", "en", "animals", "TPNSR"), SKILLS["3"]
    games = 2000
    beaten = sum(
        any(idea.coins > 6 for _, idea in thoughts(head, Random(seed), skill.finds, 20))
        for seed in range(games)
    )
    assert abs(beaten / games - found(head, 6, skill.finds, 20)) < 0.03


def test_w12_a_word_at_hand_is_worth_stealing_for_and_a_hopeless_case_is_not() -> None:
    for red, yellow in ((2, 1), (6, 4)):
        assert gain_of_stealing(0.97, 0.1, 1, red, yellow) > 0
        assert gain_of_stealing(0.02, 0.02, 1, red, yellow) < 0


def test_w11_who_speaks_late_gains_less_by_stealing() -> None:
    assert gain_of_stealing(0.5, 0.5, 3, 3, 1, before=0) > gain_of_stealing(0.5, 0.5, 3, 3, 1, before=1)


def test_the_easier_a_word_is_beaten_the_more_thieves_there_are_and_the_less_it_stands() -> None:
    shares = [thieves(p, 5, 3, 2) for p in (0.02, 0.2, 0.5, 0.9)]
    assert shares == sorted(shares)
    assert shares[0] < 0.2
    assert shares[-1] > 0.8
    chances = [stands(p, 5, 3, 2) for p in (0.02, 0.2, 0.5, 0.9)]
    assert chances == sorted(chances, reverse=True)
