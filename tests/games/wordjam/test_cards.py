"""W1-W3 and W8: the cards and the cave, and what the rule page says of them."""

import re
from itertools import pairwise
from random import Random

import pytest

from ludotheque.game import CHANCE, IllegalMove
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.cards import CAVE, COINS, CONSONANTS, cave, value
from ludotheque.games.wordjam.letters import letters
from ludotheque.games.wordjam.styles import STYLES
from ludotheque.games.wordjam.types import Deal, Lot, Options, Turn
from ludotheque.texts import LANGUAGES, rule_page, texts
from tests.games.wordjam.tables import Table

pytestmark = pytest.mark.usefixtures("small_lists")


def test_w1_the_box_holds_21_consonants_five_coin_cards_and_15_styles() -> None:
    assert len(CONSONANTS) == len(set(CONSONANTS)) == 21
    assert not set(CONSONANTS) & set("AEIOU")
    assert COINS == (1, 2, 3, 3, 0)
    assert len(STYLES) == 15


def test_w2_the_cave_rises_by_one_number_a_round_and_agrees_with_what_is_known() -> None:
    assert (cave(1), cave(6), cave(8)) == ((2, 1), (5, 3), (6, 4))
    for (red, yellow), (next_red, next_yellow) in pairwise(CAVE):
        assert (next_red - red, next_yellow - yellow) in ((1, 0), (0, 1))
    assert cave(9) == cave(8)


def test_w3_ten_of_the_styles_carry_a_star() -> None:
    starred = {style.id for style in STYLES.values() if style.starred}
    assert starred == {
        *("objects", "verbs", "body", "visible", "animals", "flora", "food", "eight", "first", "geography"),
    }


@pytest.mark.parametrize(
    ("word", "consonants", "coins"),
    [
        ("PINGOUIN", "TPNFR", 8),
        ("GAZELLE", "TPNFR", 0),
        ("GODARD", "NDGRV", 10),
        ("REDFORD", "NDGRV", 10),
        ("SCHWARZENEGGER", "NDGRV", 13),
        ("Arsène Lupin", "TBNSZ", 9),
        ("Frankenstein", "TBNSZ", 13),
    ],
)
def test_w4_the_rulebooks_words_are_worth_what_it_says(word: str, consonants: str, coins: int) -> None:
    assert value(letters(word, "fr"), consonants) == coins


def test_w4_vowels_umlauts_and_other_consonants_are_worth_nothing() -> None:
    assert value(letters("Ärzte", "de"), "BDFGH") == 0
    assert value(letters("Schlüssel", "de"), "SLBCD") == 1 + 1 + 1 + 2 + 2 + 3


def test_w8_chance_names_a_dealer_turns_a_style_and_deals_five_different_consonants() -> None:
    at = Table(GAME.start(Options("fr"), 5))
    assert at.acting == "*"
    rng = Random(1)
    for kind in (Lot, Turn):
        move = GAME.roll(at.state, rng)
        assert isinstance(move, kind)
        at.state = GAME.apply(at.state, CHANCE, move)
    assert at.acting == "~"
    assert at.seen_by("A").style in STYLES
    assert at.seen_by("A").consonants == ""
    at.play("~ time")
    dealt = GAME.roll(at.state, rng)
    assert isinstance(dealt, Deal)
    assert len(set(dealt.consonants)) == 5
    at.state = GAME.apply(at.state, CHANCE, dealt)
    assert at.acting == "ABCDE~"
    assert at.seen_by("A").consonants == at.seen_by(None).consonants == dealt.consonants


@pytest.mark.parametrize("consonants", ["", "TPNF", "TPNFRS", "TTNFR", "TPNFA", "tpnfr"])
def test_w8_chance_deals_only_five_different_consonants(consonants: str) -> None:
    at = Table(GAME.start(Options("fr"), 5)).play("* dealer C\n* style animals\n~ time")
    with pytest.raises(IllegalMove, match="W8-no-such-card"):
        GAME.check(at.state, CHANCE, Deal(consonants))


def test_w13_a_style_that_was_turned_is_discarded_and_the_consonants_go_back() -> None:
    at = Table(GAME.start(Options("fr"), 5)).play("* dealer C\n* style animals\n~ time\n* T1 P2 N3 F3 R!")
    at.play('A sesame\nA "Zzot"').play("~ time\n~ time\n~ time")
    assert at.refused("* style animals") == "W8-no-such-card"
    at.play("* style food\n~ time\n* T1 P2 N3 F3 R!")


def test_w8_players_do_not_deal() -> None:
    at = Table(GAME.start(Options("fr"), 5))
    assert at.refused("A dealer A") == "W8-cards"
    assert at.refused("* dealer F") == "W8-no-such-card"


def section(lang: str, rule: str) -> str:
    """What the rule page says under a rule's heading."""
    return re.split(r"^##+ ", rule_page("wordjam", lang).split(f"### {rule} · ")[1], flags=re.MULTILINE)[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_w2_w3_the_rule_page_tells_the_cave_and_every_style_with_its_star(lang: str) -> None:
    for red, yellow in CAVE:
        assert f"{red} / {yellow}" in section(lang, "W2")
    for style in STYLES.values():
        name = texts(lang)(f"wordjam-style-{style.id}")
        assert f"*{name}*{' ★' if style.starred else ''}" in section(lang, "W3")
    assert section(lang, "W3").count(" ★") == sum(style.starred for style in STYLES.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_page_tells_the_times_that_are_played(lang: str) -> None:
    options = Options()
    told = {"W7": (options.dispute, options.vote), "W8": (options.look,), "W9": (options.word, options.race)}
    told |= {"W10": (options.bets,), "W11": (options.sandglass, options.thief), "W13": (options.pause,)}
    for rule, seconds in told.items():
        for number in seconds:
            assert re.search(rf"\b{number}\b", section(lang, rule)), (rule, number)
