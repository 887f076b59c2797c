"""Three languages say the same things, all of them, and nothing that nobody asks for."""

import re
from functools import cache
from pathlib import Path

import pytest

import ludotheque.texts
from ludotheque.game import Refusal
from ludotheque.texts import LANGUAGES, Texts, preferred_language, texts
from tests import ftl, sources

HERE = Path(ludotheque.texts.__file__).parent


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """Every text id of a language with the variables its sentence needs."""
    return ftl.messages(*files(lang))


def files(lang: str) -> list[Path]:
    return sorted((HERE / lang).glob("*.ftl"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_well_formed_and_there_in_each_language(lang: str) -> None:
    assert [file.name for file in files(lang)] == [file.name for file in files("en")]
    assert ftl.faults(*files(lang)) == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_each_language_has_the_same_texts_with_the_same_variables(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert sorted(english.keys() ^ other.keys()) == []
    assert {name for name in english if english[name] != other[name]} == set()


def test_every_text_is_asked_for_somewhere() -> None:
    codes = [pattern for call in sources.refusals() for pattern in call.patterns]
    said = [
        *sources.strings(),
        *(f"refuse-{code}" for code in codes),
        *(f"refuse-{s}" for s in sources.strings()),
    ]
    exact = {sources.exactly(pattern) for pattern in said if sources.ANYTHING not in pattern}
    open_ended = re.compile("|".join(p for p in set(said) if telling(p)))
    unused = [name for name in messages("en") if name not in exact and not open_ended.fullmatch(name)]
    assert not unused, "\n".join(unused)


def telling(pattern: str) -> bool:
    """Whether a pattern with something filled in has a beginning that says what it is about."""
    begin = pattern.split(sources.ANYTHING, maxsplit=1)[0].removeprefix("refuse-")
    return sources.ANYTHING in pattern and re.fullmatch(r"([a-zA-Z0-9]+(\\-|-))+", begin) is not None


def test_every_refusal_has_its_sentence() -> None:
    known = list(messages("en"))
    missing = [
        f"{call.where}: {pattern}"
        for call in sources.refusals()
        for pattern in call.patterns
        if not any(re.fullmatch(f"refuse-{pattern}", name) for name in known)
    ]
    assert not missing, "\n".join(missing)


def test_every_refusal_passes_what_its_sentence_needs() -> None:
    english = messages("en")
    lacking = [
        f"{call.where}: {name} needs {sorted(english[name] - call.params)}"
        for call in sources.refusals()
        if call.params is not None
        for pattern in call.patterns
        if sources.ANYTHING not in pattern
        for name in english
        if re.fullmatch(f"refuse-{pattern}", name) and not english[name] <= call.params
    ]
    assert not lacking, "\n".join(lacking)


def test_whoever_asks_for_a_text_by_name_gets_it_with_all_it_needs() -> None:
    english = messages("en")
    wrong = [
        f"{call.where}: {name}"
        for call in sources.asked()
        for name in map(sources.exactly, call.patterns)
        if name not in LANGUAGES
        if name not in english or (call.params is not None and not english[name] <= call.params)
    ]
    assert not wrong, "\n".join(wrong)


_POLITE = re.compile(
    r"[^\W\d_],? (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b"
    r"|\bSie (?:haben|dürfen|müssen|können|sind|sollen|wollen|legen|nehmen|sagen)\b"
)
"""Sie as an address: inside a sentence, or before a verb that is said to somebody."""


def test_german_says_du() -> None:
    pages = [*files("de"), *sorted((HERE / "rules" / "de").glob("*.md"))]
    polite = [
        f"{page.name}: {line}"
        for page in pages
        for line in page.read_text(encoding="utf-8").splitlines()
        if _POLITE.search(line)
    ]
    assert not polite, "\n".join(polite)


@pytest.mark.parametrize(
    ("line", "polite"),
    [
        ("a = Wählen Sie eine Reihe", True),
        ("a = Das gehört Ihnen nicht.", True),
        ("a = Sie haben gewonnen.", True),
        ("a = Keine Datenbank. Sie entsteht beim Start.", False),
        ("Ein Wortteil: Ihre Buchstaben stehen nebeneinander.", False),
    ],
)
def test_an_address_is_told_from_what_is_spoken_of(line: str, polite: bool) -> None:
    assert bool(_POLITE.search(line)) is polite


@pytest.mark.parametrize(
    ("lang", "phrase"),
    [
        ("en", "on on another"),
        ("en", "against the house"),
        ("en", "chance has spoken"),
        ("fr", "a le trait"),
        ("fr", "La revoir"),
        ("de", "Gespräch"),
        ("de", "Passwortsatz"),
        ("de", "Kennsatz"),
        ("de", "Gegenwart"),
    ],
)
def test_what_sounded_odd_is_said_no_more(lang: str, phrase: str) -> None:
    assert [file.name for file in files(lang) if phrase in file.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize(("lang", "before"), [("en", ""), ("fr", "\u00a0"), ("de", "\u00a0")])
def test_a_percent_sign_stands_as_the_language_sets_it(lang: str, before: str) -> None:
    signs = [
        (file.name, *found)
        for file in files(lang)
        for found in re.findall(r"(\}|\d)(\s*)%", file.read_text(encoding="utf-8"))
    ]
    assert signs
    assert [sign for sign in signs if sign[2] != before] == []


def test_a_refusal_is_told_in_the_readers_language() -> None:
    refusal = Refusal("match-no-seat", seat=7)
    assert [texts(lang).refusal(refusal) for lang in LANGUAGES] == [
        "There is no seat 7 at this table.",
        "Il n’y a pas de place 7 à cette table.",
        "An diesem Tisch gibt es keinen Platz 7.",
    ]


def test_a_missing_text_or_variable_is_an_error_and_not_a_silent_gap() -> None:
    with pytest.raises(KeyError):
        texts("en")("no-such-text")
    with pytest.raises(ValueError, match="match-no-seat"):
        texts("en")("refuse-match-no-seat")
    with pytest.raises(KeyError):
        texts("xx")


def test_lists_are_told_with_commas() -> None:
    said = Texts("en")("refuse-unknown-option", option="x", known=["rows", "rules"])
    assert "rows, rules" in said


def test_what_is_too_long_for_a_sentence_is_cut() -> None:
    said = texts("en")("refuse-unknown-option", option="x" * 5000, known=["rows"] * 2000)
    assert "x…" in said
    assert len(said) < 1500


@pytest.mark.parametrize(
    ("named", "expected"),
    [("fr_FR.UTF-8", "fr"), ("de", "de"), ("C", "en"), ("ja_JP", "en"), ("DE_at", "de")],
)
def test_the_locale_decides_the_language(monkeypatch: pytest.MonkeyPatch, named: str, expected: str) -> None:
    monkeypatch.setenv("LC_ALL", named)
    assert preferred_language() == expected
