"""Short theme lists of our own, so that the rules are tested apart from the data that ships."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.games.wordjam import theme_lists
from ludotheque.games.wordjam.styles import STYLES

FITTING = {
    "animals": {
        "en": "penguin ant goat",
        "fr": "pingouin gazelle crocodile gorille fourmi",
        "de": "Pinguin Bär",
    },
    "verbs": {"en": "walk carry tall", "fr": "parler grand finir vendre", "de": "gehen spielen groß"},
}


@pytest.fixture
def small_lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every listed Style has a list; only animals and verbs have words in it."""
    for language in ("en", "fr", "de"):
        (tmp_path / language).mkdir()
        for style in STYLES:
            words = FITTING.get(style, {}).get(language, "").split()
            text = "\n".join(["# a list for tests", *words])
            (tmp_path / language / f"{style}.txt").write_text(text, encoding="utf-8")
    monkeypatch.setattr(theme_lists, "DATA", tmp_path)
    for read in (theme_lists.theme_list, theme_lists.base_forms):
        read.cache_clear()
    yield
    for read in (theme_lists.theme_list, theme_lists.base_forms):
        read.cache_clear()
