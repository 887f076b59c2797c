from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.game import IllegalMove
from ludotheque.games.wordjam.letters import LONGEST, check_spelling, letters, parts
from ludotheque.lexicon.folding import ALPHABETS
from tests.games.wordjam.tables import table

pytestmark = pytest.mark.usefixtures("small_lists")


@pytest.mark.parametrize(
    ("text", "language", "folded"),
    [
        ("Arsène Lupin", "fr", "ARSENELUPIN"),
        ("cœur", "fr", "COEUR"),
        ("Dæmon", "en", "DAEMON"),
        ("Straße", "de", "STRASSE"),
        ("Müsli", "de", "MÜSLI"),
        ("Müsli", "fr", "MUSLI"),
        ("porte-fenêtre", "fr", "PORTEFENETRE"),
        ("rock’n’roll", "en", "ROCKNROLL"),
        ("R.E.M.", "en", "REM"),
        ("AC/DC", "en", "ACDC"),
        ("e\u0301te\u0301", "fr", "ETE"),
    ],
)
def test_w6_accents_case_and_signs_do_not_count(text: str, language: str, folded: str) -> None:
    assert letters(text, language) == folded
    check_spelling(text, language)


@pytest.mark.parametrize(
    ("text", "language", "folded"),
    [
        ("The Beatles", "en", "BEATLES"),
        ("the beatles", "fr", "BEATLES"),
        ("L’Impératrice", "fr", "IMPERATRICE"),
        ("Les Négresses Vertes", "fr", "NEGRESSESVERTES"),
        ("Die Ärzte", "de", "ÄRZTE"),
        ("Theresa", "en", "THERESA"),
        ("The", "en", "THE"),
        ("A-ha", "en", "AHA"),
    ],
)
def test_w3_a_singers_leading_article_does_not_count(text: str, language: str, folded: str) -> None:
    assert letters(text, language, "singers") == folded


def test_w3_elsewhere_an_article_counts() -> None:
    assert letters("Le Havre", "fr", "geography") == "LEHAVRE"


def test_w3_a_singers_article_may_hold_the_forbidden_consonant() -> None:
    at = table("singers", "BCDFH", language="en").play('A sesame\nA "The Beatles"')
    assert at.last_word.fate == "open"
    assert at.last_word.value == 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "W6-empty"),
        ("   ", "W6-empty"),
        ("-’.", "W6-empty"),
        ("R2D2", "W6-digits"),
        ("⑧", "W6-digits"),
        ("x²", "W6-digits"),
        ("a" * 200, "W6-long"),
        ("a" * (LONGEST + 1), "W6-long"),
        ("пингвин", "W6-alphabet"),
        ("πi", "W6-alphabet"),
        ("龍", "W6-alphabet"),
        ("a\x00b", "W6-signs"),
        ("two\nlines", "W6-signs"),
        ("tab\tbed", "W6-signs"),
        ('quo"ted', "W6-signs"),
        ("cash$", "W6-signs"),
        ("zero\u200bwidth", "W6-signs"),
        ("🐧", "W6-signs"),
    ],
)
def test_w6_what_is_no_word_is_refused_with_its_own_code_and_nothing_is_said(text: str, code: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        check_spelling(text, "fr")
    assert refused.value.code == code


def test_w6_a_refused_word_leaves_the_caller_his_turn() -> None:
    at = table().play("A sesame")
    assert at.refused('A "P1ngouin"') == "W6-digits"
    assert at.refused('A ""') == "W6-empty"
    assert at.acting == "A~"


@given(st.text(max_size=90), st.sampled_from(["en", "fr", "de"]), st.sampled_from(["", "singers"]))
def test_w6_whatever_is_not_refused_folds_to_letters_of_the_alphabet(
    text: str, language: str, style: str
) -> None:
    with suppress(IllegalMove):
        check_spelling(text, language, style)
        folded = letters(text, language, style)
        assert 0 < len(folded) <= LONGEST
        assert set(folded) <= set(ALPHABETS[language])


def test_parts_of_a_compound_name() -> None:
    assert parts("fer à repasser", "fr") == ["FER", "A", "REPASSER"]
    assert parts("porte-clés", "fr") == ["PORTE", "CLES"]
    assert parts("jeu d’échecs", "fr") == ["JEU", "D", "ECHECS"]


@pytest.mark.parametrize(
    ("style", "word", "fate"),
    [
        ("characters", "Crocodile", "scimitar"),
        ("characters", "Gorille", "scimitar"),
        ("characters", "Gazelle", "open"),
        ("characters", "Pingouin", "open"),
        ("characters", "Sésame", "used"),
        ("characters", "SE-SAME", "used"),
        ("eight", "pingouin", "stands"),
        ("eight", "gazelle", "eight"),
        ("first", "table", "stands"),
        ("first", "panda", "first"),
    ],
)
def test_w3_w5_w6_the_engine_decides_what_needs_no_table(style: str, word: str, fate: str) -> None:
    at = table(style, used=["SESAME"]).play(f'A sesame\nA "{word}"')
    assert at.last_word.fate == fate


def test_w6_a_double_letter_counts_as_two_of_eight() -> None:
    at = table("eight", "TPNFR", language="de").play('A sesame\nA "Schließe"')
    assert at.last_word.fate == "eight"
    at = table("eight", "TPNFR", language="fr").play('A sesame\nA "cœliaque"')
    assert at.last_word.fate == "eight"
