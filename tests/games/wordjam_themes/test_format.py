"""Each of the 36 lists keeps the format that `docs/themes.md` promises."""

import re
from collections import Counter

import pytest

from ludotheque.games.wordjam.theme_lists import theme_list
from ludotheque.lexicon import ALPHABETS
from tests.games.wordjam_themes.lists import FOLDER, LANGUAGES, STYLES, folded, folding, lines, text

every_list = pytest.mark.parametrize(
    ("language", "style"), [(language, style) for language in LANGUAGES for style in STYLES]
)
LINE = re.compile(r"[^|\t]+(\|[^|\t]+)*\t\d\.\d\d")
SIGNS = re.compile(r"[^\W\d_]+([ ’-]+[^\W\d_]+)*’?")


def test_w3_every_style_with_a_theme_has_a_list_in_every_language_and_no_other_has() -> None:
    found = {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.txt")}
    assert found == {f"{language}/{style}" for language in LANGUAGES for style in STYLES}


@every_list
def test_w3_a_list_holds_enough_to_choose_from(language: str, style: str) -> None:
    large = style == "verbs" or (language == "de" and style in ("animals", "food"))
    assert len(lines(language, style)) >= (600 if large else 300)


@every_list
def test_a_list_says_on_top_what_it_is_whence_it_comes_and_its_licence(language: str, style: str) -> None:
    rows = text(language, style).splitlines()
    assert [row.split()[1] for row in rows[1:3]] == ["Sources:", "Licence:"]
    assert rows[0].endswith(f"({language})")
    assert not any(row.startswith("#") for row in rows[3:])


@every_list
def test_every_line_is_spellings_a_tab_and_a_figure(language: str, style: str) -> None:
    rows = text(language, style).split("\n")
    assert rows.pop() == ""
    assert [row for row in rows[3:] if not LINE.fullmatch(row)] == []


@every_list
def test_w6_spellings_are_letters_with_spaces_hyphens_and_apostrophes(language: str, style: str) -> None:
    letters = set(ALPHABETS[language])
    assert [s for s in folding(language, style) if not SIGNS.fullmatch(s)] == []
    assert [s for s, key in folding(language, style).items() if not set(key) <= letters] == []


@every_list
def test_w6_no_spelling_stands_twice(language: str, style: str) -> None:
    keys = folding(language, style)
    times = Counter(keys[s] for line in lines(language, style) for s in line.spellings)
    assert [key for key in times if times[key] > 1] == []


@every_list
def test_the_best_known_come_first(language: str, style: str) -> None:
    key = folding(language, style)
    order = [(-line.zipf, key[line.spellings[0]]) for line in lines(language, style)]
    assert order == sorted(order)
    assert all(1.5 <= line.zipf <= 8 for line in lines(language, style))


@every_list
def test_the_engine_reads_all_of_it(language: str, style: str) -> None:
    read = theme_list(language, style)
    assert len(read) == len(folded(language, style))


@every_list
def test_every_source_named_on_top_stands_in_the_notice(language: str, style: str) -> None:
    notice = (FOLDER / "NOTICE.md").read_text("utf-8")
    named = re.findall(r"(\w+) (?:[\d.]+ )?\((?:CC|Unicode)", text(language, style).splitlines()[1])
    assert named
    assert [name for name in named if name not in notice] == []
