"""The rule page tells the same rules, and the same readings of ours, in every language."""

import re
from importlib.resources import files

import pytest

from ludotheque.games.bali.editions import EDITIONS, edition
from ludotheque.texts import LANGUAGES

RULES = [f"B{n}" for n in range(1, 28)]
OURS = {"B2", "B5", "B9", "B13", "B15", "B19", "B20", "B21", "B24", "B25", "B26"}


def page(lang: str) -> str:
    return (files("ludotheque.texts") / "rules" / lang / "bali.md").read_text(encoding="utf-8")


def marked(lang: str) -> dict[str, int]:
    parts = re.split(r"^### (B\d+)", page(lang), flags=re.MULTILINE)
    return {rule: text.count("†") for rule, text in zip(parts[1::2], parts[2::2], strict=True) if "†" in text}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_heading_once_and_in_order(lang: str) -> None:
    assert re.findall(r"^### (B\d+) · \S", page(lang), re.MULTILINE) == RULES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_readings_are_marked_in_the_same_rules_in_every_language(lang: str) -> None:
    assert set(marked(lang)) == OURS
    assert marked(lang) == marked("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_names_the_decks_and_values_of_the_editions(lang: str) -> None:
    for edition_id in EDITIONS:
        deck = edition(edition_id).deck
        assert " ".join(f"{card}{count}" for card, count in deck.items() if card != "*") in page(lang)
    values = edition("avalon-hill-1980").values
    for letter in "DGFYKVWJXZ":
        assert f"{letter} {values[letter]}" in page(lang)
