"""What people read of a game, in every language: why not, how it ended, and the rules."""

import re

import pytest

from ludotheque.texts import LANGUAGES
from tests import ftl, sources
from tests.games.conformance import shelf

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def calls(game_id: str) -> list[sources.Call]:
    """Every refusal that the game or its bots raise."""
    found = [call for folder in shelf.folders(game_id) for call in sources.refusals(folder)]
    return [call for call in found if not call.where.startswith("class ")]


def headings(page: str) -> list[str]:
    return re.findall(r"^### ([A-Z]+\d+) · \S", page, re.MULTILINE)


def marked(page: str) -> dict[str, int]:
    """How many readings of ours each rule has."""
    parts = re.split(r"^### ([A-Z]+\d+) · ", page, flags=re.MULTILINE)
    return dict(zip(parts[1::2], (part.count("†") for part in parts[2::2]), strict=True))


@in_every_language
def test_its_texts_are_well_formed_and_the_same_in_every_language(game_id: str, lang: str) -> None:
    file = shelf.text_file(game_id, lang)
    assert ftl.faults(file) == []
    assert ftl.messages(file) == ftl.messages(shelf.text_file(game_id, "en"))


@in_every_language
def test_nobody_else_uses_the_ids_of_its_texts(game_id: str, lang: str) -> None:
    own = shelf.text_file(game_id, lang)
    others = {*shelf.house_texts(lang), *(shelf.text_file(other, lang) for other in shelf.GAME_IDS)} - {own}
    assert not ftl.messages(own).keys() & ftl.messages(*others).keys()


@in_every_language
def test_every_refusal_has_its_sentence(game_id: str, lang: str) -> None:
    said = shelf.said(lang)
    missing = [
        f"{call.where}: {pattern}"
        for call in calls(game_id)
        for pattern in call.patterns
        if sources.ANYTHING not in pattern and f"refuse-{sources.exactly(pattern)}" not in said
    ]
    assert not missing


@in_every_language
def test_every_rule_has_its_heading_once_and_in_order(game_id: str, lang: str) -> None:
    found = headings(shelf.rule_page(game_id, lang))
    letter = found[0].rstrip("0123456789")
    assert found == [f"{letter}{number}" for number in range(1, len(found) + 1)]
    assert found == headings(shelf.rule_page(game_id, "en"))


@in_every_language
def test_every_rule_that_refuses_stands_on_the_rule_page(game_id: str, lang: str) -> None:
    codes = [sources.exactly(pattern) for call in calls(game_id) for pattern in call.patterns]
    cited = {match[0] for code in codes if (match := re.match(r"[A-Z]+\d+(?=-|$)", code))}
    assert cited
    assert cited <= set(headings(shelf.rule_page(game_id, lang)))


@in_every_language
def test_readings_of_our_own_are_marked_alike_in_every_language(game_id: str, lang: str) -> None:
    assert marked(shelf.rule_page(game_id, lang)) == marked(shelf.rule_page(game_id, "en"))


@in_every_language
def test_the_rule_page_begins_with_the_name_of_the_game(game_id: str, lang: str) -> None:
    assert re.match(r"# \S.*\n\n\S", shelf.rule_page(game_id, lang))
