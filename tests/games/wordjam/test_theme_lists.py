import pytest

from ludotheque.games.wordjam.theme_lists import USUAL, BadThemeList, Entry, read_theme_list, theme_list


def read(text: str, style: str = "cinema") -> dict[str, Entry]:
    return read_theme_list(text.encode(), "fr/list.txt", "fr", style)


def test_entries_come_by_their_letters_in_the_order_of_the_list() -> None:
    found = read("# a title\n# a licence\nJean-Luc Godard|Godard\t3.87\nAnna Karina\n")
    assert list(found) == ["JEANLUCGODARD", "GODARD", "ANNAKARINA"]
    assert found["GODARD"] == Entry("Godard", "GODARD", 3.87)
    assert found["ANNAKARINA"].zipf == USUAL


def test_w3_a_band_is_found_with_and_without_its_article() -> None:
    assert list(read("Les Rita Mitsouko\t3.1", "singers")) == ["RITAMITSOUKO"]


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("# title\nGodard\nR2D2\n", 3, "W6-digits"),
        ("# title\nGodard\n\n", 3, "W6-empty"),
        ("Godard|\t3.1\n", 1, "W6-empty"),
        ("Эйзенштейн\n", 1, "W6-alphabet"),
        ("Godard\tcommon\n", 1, "could not convert string to float: 'common'"),
        ("Godard\t\n", 1, "could not convert string to float: ''"),
        ("Godard\tnan\n", 1, "nan is no Zipf frequency"),
        ("Godard\t12\n", 1, "12 is no Zipf frequency"),
        ("Godard\nGODARD\n", 2, "GODARD stands there twice"),
        ("Godard\n# late\n", 2, "a comment after the first entry"),
    ],
)
def test_a_malformed_line_is_named_with_its_file(text: str, line: int, why: str) -> None:
    with pytest.raises(BadThemeList) as refused:
        read(text)
    assert refused.value.code == "bad-theme-list"
    assert refused.value.params == {"file": "fr/list.txt", "line": line, "why": why}


def test_a_line_that_is_not_utf8_is_named_too() -> None:
    with pytest.raises(BadThemeList) as refused:
        read_theme_list(b"Godard\nMoli\xe8re\n", "fr/list.txt", "fr", "cinema")
    assert refused.value.params["line"] == 2


@pytest.mark.parametrize("style", ["free", "eight", "first"])
def test_w3_where_the_dictionary_decides_there_is_no_list(style: str) -> None:
    assert theme_list("fr", style) == {}
