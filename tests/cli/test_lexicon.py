"""`ludotheque lexicon`: what a person reads who asks the word lists."""

from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.lexicon import lexicon as opened
from ludotheque.texts import LANGUAGES


def told(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, list[str]]:
    code = main(["lexicon", *argv, "--lang", "en"])
    return code, capsys.readouterr().out.splitlines()


def test_check_says_why_each_word_is_in_or_out(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = told(capsys, "check", "probe", "don't", "well-known", "ice cream", "robl", "b2b", "ox", " ")
    assert code == 1
    assert lines == [
        "PROBE: a word (SCOWL 80 (tanglet-data)), commonness 3.75 of 8",
        "  probe · verb – question or examine thoroughly and closely",
        "  probe · noun – an inquiry into unfamiliar or questionable activities",
        "don't: no word of the games, it has an apostrophe",
        "well-known: no word of the games, it has a hyphen",
        "ice cream: no word of the games, it has a space",
        "ROBL: no word, but a fragment of PROBLEM, PROBLEMS, PROBLEMATIC",
        "b2b: no word, there is no card for “2”",
        "ox: no word of the games, words have at least three letters",
        "Nothing to look up.",
    ]


def test_check_of_words_alone_succeeds(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = told(capsys, "check", "--words", "de", "Rosenbeet", "aalähnlichem")
    assert code == 0
    assert lines[0].startswith("ROSENBEET: a word (")
    assert lines[1:] == [
        "  Rosenbeet, made of Rosen + Beet · noun",
        "AALÄHNLICHEM: a word (german-wordlist (tanglet-data)), too rare to be counted",
        "  aalähnlich, made of Aal + ähnlich · adjective",
    ]


def test_b6_check_names_list_and_version_for_what_is_no_fragment(capsys: pytest.CaptureFixture[str]) -> None:
    version = opened.open_lexicon("fr").version
    assert told(capsys, "check", "ovmb", "--words", "fr") == (
        1,
        [f"OVMB: not in the French list (version {version}), and no fragment either"],
    )


def test_find_lists_the_commonest_words_and_what_may_follow(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = told(capsys, "find", "aiso", "--words", "fr", "--limit", "3")
    assert (code, lines) == (0, ["MAISON", "RAISON", "SAISON", "AISO may be followed by: D N T"])


def test_find_can_ask_for_beginnings(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = told(capsys, "find", "mûr", "--words", "fr", "--begin", "--limit", "2")
    assert (code, lines[:2]) == (0, ["MUR", "MURS"])
    assert told(capsys, "find", "aiso", "--words", "fr", "--begin") == (
        1,
        ["No French word begins with AISO."],
    )


def test_b6_find_says_that_no_word_contains_the_letters(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "find", "xqz", "--words", "en") == (1, ["No English word contains XQZ."])


def test_find_says_when_nothing_may_follow(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = told(capsys, "find", "exquisitenesses", "--words", "en")
    assert (code, lines[-1]) == (0, "Nothing may follow EXQUISITENESSES.")


@pytest.mark.parametrize("words", ["en", "fr", "de"])
def test_stats_add_up(capsys: pytest.CaptureFixture[str], words: str) -> None:
    code, lines = told(capsys, "stats", "--words", words)
    lexicon = opened.open_lexicon(words)
    assert code == 0
    assert lexicon.version in lines[0]
    counts = [int(line.split()[0].replace(",", "")) for line in lines if " words from " in line]
    assert sum(counts) == len(lexicon)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_word_list_is_that_of_the_interface_unless_another_is_named(
    capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    assert main(["lexicon", "stats", "--lang", lang]) == 0
    assert opened.open_lexicon(lang).version in capsys.readouterr().out
    assert (
        main(["lexicon", "--lang", lang, "--words", "en", "check", "throb", "zzz9", "ovmb", "a b", "ro"]) == 1
    )
    assert "THROB" in capsys.readouterr().out


def test_a_damaged_word_list_is_named_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    data = bytearray(opened.file_of("fr").read_bytes())
    data[-1] ^= 1
    (tmp_path / opened.NEWEST).mkdir()
    (tmp_path / opened.NEWEST / "fr.lex").write_bytes(data)
    monkeypatch.setattr(opened, "DATA", tmp_path)
    opened._opened.cache_clear()
    try:
        assert main(["lexicon", "check", "mur", "--words", "fr", "--lang", "en"]) == 2
    finally:
        opened._opened.cache_clear()
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert "fr.lex is damaged" in shown.err
