"""What may stand in a list and what may not (W3)."""

import pytest

from ludotheque.games.wordjam.theme_lists import BASE
from ludotheque.lexicon import fold
from tests.games.wordjam_themes.lists import LANGUAGES, THINGS, by_hand, folded, lines

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
CLASSES = {
    "en": (
        "animal insect mammal bird fish reptile amphibian mollusc crustacean rodent arachnid primate "
        "marsupial feline vertebrate invertebrate pet livestock cattle poultry raptor songbird cetacean "
        "ruminant predator carnivore herbivore bug vermin plant flower fruit vegetable tree herb food "
        "drink beverage meal meat tool furniture weapon vehicle clothes toy game sport thing object body "
        "city country river lake"
    ),
    "fr": (
        "animal insecte mammifère oiseau poisson reptile amphibien batracien mollusque crustacé rongeur "
        "arachnide primate marsupial félin invertébré bétail volaille rapace cétacé ruminant prédateur "
        "carnivore herbivore bestiole lémurien plante fleur fruit légume arbre aliment boisson repas "
        "viande outil meuble arme véhicule vêtement jouet jeu sport chose objet corps organe ville pays "
        "rivière fleuve lac"
    ),
    "de": (
        "Tier Insekt Säugetier Vogel Fisch Reptil Amphibie Weichtier Krebstier Nagetier Spinnentier "
        "Primat Beuteltier Raubkatze Wirbeltier Haustier Vieh Geflügel Raubvogel Greifvogel Singvogel "
        "Wiederkäuer Huftier Raubtier Ungeziefer Pflanze Blume Frucht Gemüse Obst Baum Nahrung Getränk "
        "Speise Mahlzeit Fleischgericht Werkzeug Möbel Waffe Fahrzeug Kleidung Spielzeug Spiel Sport "
        "Ding Gegenstand Körper Organ Stadt Land See"
    ),
}
ENDINGS = {"en": ("S", "ES"), "fr": ("S", "X"), "de": ("N", "EN", "S", "ER")}
# the longer word is a word of its own, or what it names comes in numbers
NOT_PLURALS = {
    "en": {"GLASSES"},
    "fr": {"CISEAUX", "PATES"},
    "de": {"SKATEBOARDEN", "HEFTER", "ASTER", "EIS", "SCHOKOLADENEIS"},
}
ARTICLES = {"en": ("The", "A", "An"), "fr": ("Le", "La", "Les", "L’"), "de": ("Der", "Die", "Das")}


@in_every_language
@pytest.mark.parametrize("style", THINGS)
def test_w3_a_thing_is_named_not_the_class_it_belongs_to(language: str, style: str) -> None:
    classes = {fold(word, language) for word in CLASSES[language].split()}
    assert sorted(classes & folded(language, style)) == []


@in_every_language
@pytest.mark.parametrize("style", THINGS)
def test_no_plural_stands_beside_its_singular(language: str, style: str) -> None:
    known = folded(language, style)
    plurals = {word + ending for word in known for ending in ENDINGS[language]} & known
    assert sorted(plurals - NOT_PLURALS[language]) == []


@pytest.mark.parametrize("style", THINGS)
def test_german_nouns_have_capitals(style: str) -> None:
    shown = [line.spellings[0] for line in lines("de", style)]
    assert [s for s in shown if s == s.lower()] == []


@in_every_language
@pytest.mark.parametrize("style", ["objects", "body", "visible", "animals", "flora", "food"])
def test_common_names_are_common(language: str, style: str) -> None:
    """In English and French hardly anything but a name within it gives a thing a capital."""
    if language != "de":
        capitals = [line.spellings[0] for line in lines(language, style) if line.spellings[0][0].isupper()]
        assert len(capitals) <= 0.02 * len(lines(language, style)), capitals


@in_every_language
def test_w3_verbs_and_adjectives_are_each_what_they_are(language: str) -> None:
    written = by_hand(language, "verbs") | by_hand(language, "adjectives")
    by_lemma = folded(language, "verbs") - {fold(s, language) for entry in written for s in entry.split("|")}
    assert by_lemma <= set((BASE / f"{language}.txt").read_text("utf-8").split())
    shown = [line.spellings[0] for line in lines(language, "verbs")]
    assert [word for word in shown if word != word.lower()] == []


def test_w3_french_verbs_stand_in_the_infinitive() -> None:
    assert [verb for verb in by_hand("fr", "verbs") if not verb.endswith(("er", "ir", "ïr", "re"))] == []


def test_w3_german_verbs_stand_in_the_infinitive() -> None:
    assert [
        verb for verb in by_hand("de", "verbs") if not verb.endswith(("en", "ern", "eln", "sein", "tun"))
    ] == []


@in_every_language
def test_w3_singers_are_written_without_their_article(language: str) -> None:
    shown = [line.spellings[0] for line in lines(language, "singers")]
    assert [s for s in shown if s.split()[0] in ARTICLES[language] and " " in s] == []
