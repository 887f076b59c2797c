"""The thinking parts of the maintainer's build: affixes written out, compounds split, sources checked."""

import hashlib
from pathlib import Path

import pytest
from tools.words import fetch, written
from tools.words.compounds import head_of
from tools.words.hunspell import Affixes, forms, read_affixes, split_flags

AFFIXES = """
SET UTF-8
FLAG long
NEEDAFFIX ()
KEEPCASE ||
PFX L' Y 1
PFX L' 0 l' . dp:le|la+
SFX S. Y 2
SFX S. 0 0/L'D'Q' [^sxz] is:sg
SFX S. 0 s/D'Q' [^sxz] is:pl
SFX X. Y 2
SFX X. 0 0 l is:sg
SFX X. l ux al is:pl
SFX a0 Y 3
SFX a0 cer çons cer
SFX a0 er ons [^cg]er
SFX a0 er er er
PFX Um Y 3
PFX Um 0 0/S. .
PFX Um 0 centi/S.() .
PFX Um 0 yotta/S.() .
"""


@pytest.fixture
def affixes(tmp_path: Path) -> Affixes:
    (tmp_path / "fr.aff").write_text(AFFIXES, encoding="utf-8")
    return read_affixes(tmp_path / "fr.aff")


def written_out(affixes: Affixes, stem: str, flags: str) -> set[str]:
    return {form for form in forms(stem, split_flags(flags), affixes, frozenset({"yotta"})) if form.isalpha()}


def test_a_suffix_applies_where_its_condition_fits(affixes: Affixes) -> None:
    assert written_out(affixes, "journal", "X.()") == {"journal", "journaux"}
    assert written_out(affixes, "placer", "a0()") == {"placer", "plaçons"}
    assert written_out(affixes, "aimer", "a0()") == {"aimer", "aimons"}


def test_an_entry_that_needs_an_affix_is_no_word_itself(affixes: Affixes) -> None:
    assert written_out(affixes, "zzz", "S.()") == set()
    assert written_out(affixes, "hier", "") == {"hier"}


def test_b5_elided_forms_are_no_words(affixes: Affixes) -> None:
    assert set(forms("arbre", ("S.", "()"), affixes, frozenset())) == {"arbre", "arbres", "l'arbre"}
    assert written_out(affixes, "arbre", "S.()") == {"arbre", "arbres"}


def test_a_prefixed_unit_has_its_plural_and_exotic_prefixes_are_left_out(affixes: Affixes) -> None:
    assert written_out(affixes, "mètre", "Um()") == {"mètre", "mètres", "centimètre", "centimètres"}


@pytest.mark.parametrize(
    ("word", "head"),
    [
        ("rosenbeet", "beet"),
        ("geburtstag", "tag"),
        ("hausbeet", None),
        ("beet", None),
        ("rosentag", "tag"),
        ("rosenxtag", None),
    ],
)
def test_a_compound_is_two_known_parts_joined_directly_or_by_an_s(word: str, head: str | None) -> None:
    assert head_of(word, {"rosen", "geburt", "tag"}, {"beet", "tag"}) == head


def test_the_longest_head_counts() -> None:
    assert head_of("gartenhaustür", {"garten", "gartenhaus"}, {"tür", "haustür"}) == "haustür"


def test_a_file_that_is_not_the_one_the_lists_were_made_from_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "list").mkdir()
    (tmp_path / "list" / "words").write_text("probe\n")
    digest = hashlib.sha256(b"probe\n").hexdigest()
    wanted = tmp_path / "sources.toml"
    wanted.write_text(f'[debian]\nlist = "1"\n[npm]\n[pypi]\n[files]\n"list:words" = "{digest}"\n')
    monkeypatch.setattr(fetch, "SOURCES", wanted)
    sources = fetch.Sources(tmp_path, print)
    assert sources.file("list", "words").read_text() == "probe\n"
    (tmp_path / "list" / "words").write_text("throb\n")
    with pytest.raises(fetch.CannotBuild, match="not the file the lists were made from"):
        sources.file("list", "words")
    with pytest.raises(fetch.CannotBuild, match="holds no"):
        sources.file("list", "nothing")


def test_a_python_package_of_another_version_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = tmp_path / "sources.toml"
    wanted.write_text('[pypi]\nno-such-package = "1"\n')
    monkeypatch.setattr(fetch, "SOURCES", wanted)
    with pytest.raises(fetch.CannotBuild, match="no-such-package 1 is needed"):
        fetch.Sources(tmp_path, print)


CORE = (
    "Regen Schirm Schirme Schirms Mantel Jacke Jacken Hose Hosen Tonne Tonnen Wind Sonne Geburtstag Feier "
    "gucken guckend geguckt"
)
SEEN = (
    "Regenschirm Regenmantel Regenjacke Regentonne Regenhose Windschirm Sonnenschirm Geburtstagsfeier "
    "Geburtstagsjacke"
)


def found(company: int = 0, **often: float) -> set[str]:
    """What is found of `often`, where some compounds are known."""
    known = set(SEEN.split())
    table = {**dict.fromkeys([*CORE.split(), *known], -10.0), **often}
    companies = {word: company if word in often else 0 for word in table}
    core = set(CORE.split())
    lemmas = {
        "Jacken": "Jacke",
        "Hosen": "Hose",
        "Schirme": "Schirm",
        "Schirms": "Schirm",
        "geguckt": "gucken",
    }
    return set(
        written.words(core, known, lemmas, lambda _: False, written.Written(table, companies)),
    )


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written, "FIRSTS", 2)
    monkeypatch.setattr(written, "HEADS", 2)


@pytest.mark.usefixtures("few")
def test_a_written_compound_is_a_word_if_others_begin_and_end_like_it() -> None:
    assert found(Windjacke=-14.0) == {"Windjacke"}
    assert found(Windxacke=-14.0) == set()
    assert found(Mantelfeier=-14.0) == set()


@pytest.mark.usefixtures("few")
def test_a_written_compound_among_families_and_towns_is_none() -> None:
    unknown = dict.fromkeys(["Windeck", "Windheim", "Windhausen"], -14.0)
    assert "Windjacke" in found(company=0, Windjacke=-14.0, **unknown)
    assert "Windjacke" not in found(company=7, Windjacke=-14.0, **unknown)


@pytest.mark.usefixtures("few")
def test_what_differs_by_a_letter_from_a_commoner_word_is_misspelt() -> None:
    assert found(Geburtstagfeier=-14.0, Geburtstagjacke=-14.0) == set()
    assert found(Regenschirrm=-14.0) == set()


@pytest.mark.usefixtures("few")
def test_what_one_has_several_of_one_has_one_of() -> None:
    assert found(Windjacken=-14.0) == {"Windjacken", "Windjacke"}


@pytest.mark.usefixtures("few")
def test_two_written_forms_bring_the_genitive() -> None:
    assert "Geburtstagsschirms" in found(Geburtstagsschirm=-14.0, Geburtstagsschirme=-14.0)
    assert "Geburtstagsschirms" not in found(Geburtstagsschirm=-14.0)


def test_verbs_are_joined_to_what_points_inwards_and_outwards() -> None:
    assert found(reingucken=-14.0, rausgeguckt=-14.0, reinxucken=-14.0) == {"reingucken", "rausgeguckt"}


def test_streets_and_houses_are_not_believed() -> None:
    assert written.NAMED.fullmatch("Zeughausplatz")
    assert written.NAMED.fullmatch("Pfalzwerks")
    assert not written.NAMED.fullmatch("Brombeerhecke")
