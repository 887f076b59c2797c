"""The rule page and the refusals tell the same rules in every language."""

import re
from importlib.resources import files

import pytest

from ludotheque.games.wordjam.cards import CAVE
from ludotheque.games.wordjam.styles import STYLES
from ludotheque.games.wordjam.types import Options
from ludotheque.texts import LANGUAGES, texts

RULES = [f"W{n}" for n in range(1, 16)]


def page(lang: str) -> str:
    return (files("ludotheque.texts") / "rules" / lang / "wordjam.md").read_text(encoding="utf-8")


def section(lang: str, rule: str) -> str:
    return re.split(r"^##+ ", page(lang).split(f"### {rule} · ")[1], flags=re.MULTILINE)[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_heading_once_and_in_order(lang: str) -> None:
    assert re.findall(r"^### (W\d+) · \S", page(lang), re.MULTILINE) == RULES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_readings_are_marked_in_the_same_rules_in_every_language(lang: str) -> None:
    marked = {rule: section(lang, rule).count("†") for rule in RULES}
    assert {rule for rule, count in marked.items() if count} >= {
        *("W2", "W6", "W7", "W9", "W10", "W11", "W14", "W15")
    }
    assert marked == {rule: section("en", rule).count("†") for rule in RULES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_w2_w3_the_page_tells_the_cave_and_every_style_with_its_star(lang: str) -> None:
    for red, yellow in CAVE:
        assert f"{red} / {yellow}" in section(lang, "W2")
    for style in STYLES.values():
        name = texts(lang)(f"wordjam-style-{style.id}")
        assert f"*{name}*{' ★' if style.starred else ''}" in section(lang, "W3")
    assert section(lang, "W3").count(" ★") == sum(style.starred for style in STYLES.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_times_told_are_those_that_are_played(lang: str) -> None:
    options = Options()
    told = {"W7": (options.dispute, options.vote), "W8": (options.look,), "W9": (options.word, options.race)}
    told |= {"W10": (options.bets,), "W11": (options.sandglass, options.thief), "W13": (options.pause,)}
    for rule, seconds in told.items():
        for number in seconds:
            assert re.search(rf"\b{number}\b", section(lang, rule)), (rule, number)
