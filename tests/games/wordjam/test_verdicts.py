import pytest

from ludotheque.games.wordjam.styles import STYLES
from ludotheque.games.wordjam.verdicts import conjugated, sure, verdict

pytestmark = pytest.mark.usefixtures("small_lists")


@pytest.mark.parametrize(
    ("word", "language", "style", "kind", "why"),
    [
        ("Pingouin", "fr", "animals", "fits", "theme-list"),
        ("PINGOUIN", "fr", "animals", "fits", "theme-list"),
        ("maison", "fr", "animals", "word", "dictionary"),
        ("porte-fenêtre", "fr", "objects", "word", "compound"),
        ("zzot", "fr", "animals", "unknown", "not-in-dictionary"),
        ("maison", "fr", "free", "fits", "dictionary"),
        ("zzot", "fr", "free", "unknown", "not-in-dictionary"),
        ("pingouin", "fr", "eight", "fits", "dictionary"),
        ("occupera", "fr", "eight", "word", "dictionary"),
        ("attempts", "en", "eight", "word", "dictionary"),
        ("gegangen", "de", "eight", "word", "dictionary"),
        ("schloss", "de", "first", "fits", "dictionary"),
        ("zzzzzzot", "fr", "eight", "never", "not-in-dictionary"),
        ("table", "fr", "first", "fits", "dictionary"),
        ("parler", "fr", "verbs", "fits", "theme-list"),
        ("parlons", "fr", "verbs", "never", "conjugated"),
        ("walks", "en", "verbs", "never", "conjugated"),
        ("carries", "en", "verbs", "never", "conjugated"),
        ("spielst", "de", "verbs", "never", "conjugated"),
        ("maison", "fr", "verbs", "word", "dictionary"),
    ],
)
def test_w3_w7_the_lists_say_what_they_know(
    word: str, language: str, style: str, kind: str, why: str
) -> None:
    found = verdict(word, language, style)
    assert (found.kind, found.why) == (kind, why)


def test_w3_an_infinitive_or_adjective_is_never_taken_for_a_conjugated_form() -> None:
    assert not conjugated("PARLER", "fr")
    assert not conjugated("GRAND", "fr")
    assert not conjugated("PRESS", "en")


def test_w7_only_starred_styles_and_free_choice_are_settled_by_the_lists() -> None:
    fits, word = verdict("pingouin", "fr", "animals"), verdict("maison", "fr", "animals")
    never, unknown = verdict("zzzzzzot", "fr", "eight"), verdict("zzot", "fr", "animals")
    for style in STYLES.values():
        assert sure(fits, style.id, "vote") is (True if style.starred else None)
        assert sure(never, style.id, "vote") is (False if style.starred else None)
        settled = style.starred or style.id == "free"
        assert sure(fits, style.id, "dictionary") is (True if settled else None)
        assert sure(never, style.id, "dictionary") is (False if settled else None)
        assert sure(word, style.id, "vote") is (None if style.listed or style.id == "free" else True)
        assert sure(word, style.id, "dictionary") is sure(unknown, style.id, "vote") is None


@pytest.mark.parametrize("style", ["eight", "first"])
def test_w7_where_the_dictionary_decides_it_is_sure_of_base_forms_and_the_table_votes_on_others(
    style: str,
) -> None:
    base, other = verdict("pingouin", "fr", style), verdict("occupera", "fr", style)
    assert sure(base, style, "dictionary") is True
    assert sure(other, style, "dictionary") is None
    assert sure(other, style, "vote") is True  # a table of the time before base forms were known
