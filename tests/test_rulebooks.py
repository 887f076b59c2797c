"""Every sentence of the printed rulebooks has its rule, and every rule its sentence (`docs/rulebooks.md`)."""

import re
from pathlib import Path

import pytest

from ludotheque.registry import GAMES
from ludotheque.texts import rule_page

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/rulebooks.md").read_text(encoding="utf-8")
SENTENCES, OURS = PAGE.split("## What is ours alone")
HOUSE = [game_id for game_id, package in GAMES.items() if package.startswith("ludotheque.")]
RULE = re.compile(r"\b[A-Z]\d{1,2}\b")


def _headings(game_id: str) -> set[str]:
    return set(re.findall(r"^### ([A-Z]\d+) ", rule_page(game_id, "en"), re.MULTILINE))


def _cited_in_code(game_id: str) -> set[str]:
    files = (ROOT / "src/ludotheque/games" / game_id).rglob("*.py")
    letters = {rule[0] for rule in _headings(game_id)}
    found = {rule for file in files for rule in RULE.findall(file.read_text(encoding="utf-8"))}
    return {rule for rule in found if rule[0] in letters}


def test_every_rule_that_a_sentence_names_exists() -> None:
    rules = set().union(*(_headings(game_id) for game_id in HOUSE))
    assert set(RULE.findall(PAGE)) <= rules


@pytest.mark.parametrize("game_id", HOUSE)
def test_every_rule_comes_from_a_sentence_or_is_said_to_be_ours(game_id: str) -> None:
    printed, ours = set(RULE.findall(SENTENCES)), set(RULE.findall(OURS))
    assert not printed & ours
    assert _headings(game_id) | _cited_in_code(game_id) <= printed | ours


def test_every_row_says_where_its_sentence_went() -> None:
    rows = [line for line in SENTENCES.splitlines() if line.startswith("|") and not line.startswith("| ---")]
    for row in rows:
        _, gist, where, _ = row.split("|")
        assert gist.strip(), row
        assert where.strip(), row
