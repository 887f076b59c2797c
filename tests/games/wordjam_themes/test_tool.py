"""The maintainer's tool that builds the lists."""

from pathlib import Path

import pytest
from tools.themes import handwritten
from tools.themes.handwritten import Entry, last_name, people
from tools.themes.lists import merge, text


@pytest.mark.parametrize(
    ("name", "last"),
    [
        ("Jean-Luc Godard", "Godard"),
        ("Louis de Funès", "de Funès"),
        ("Florian Henckel von Donnersmarck", "von Donnersmarck"),
        ("Robert De Niro", "De Niro"),
        ("Fernandel", None),
    ],
)
def test_the_last_name_keeps_its_particle(name: str, last: str | None) -> None:
    assert last_name(name) == last


def test_the_better_known_of_two_namesakes_is_called_by_the_last_name() -> None:
    entries = [Entry("Jane Fonda", ("Fonda",), 3.0), Entry("Henry Fonda", ("Fonda",), 4.0)]
    assert [entry.alternatives for entry, _ in merge(entries, "en", "cinema")] == [("Fonda",), ()]


def test_who_is_shown_by_that_name_has_it_before_all_others() -> None:
    entries = [Entry("Kevin Costner", ("Costner",), 4.0), Entry("Costner", (), 2.0)]
    assert [entry.alternatives for entry, _ in merge(entries, "en", "cinema")] == [(), ()]


def test_the_first_of_two_equal_spellings_stays() -> None:
    entries = [Entry("Bœuf", (), 3.0), Entry("boeuf", (), 4.0)]
    assert [(entry.display, zipf) for entry, zipf in merge(entries, "fr", "food")] == [("Bœuf", 3.0)]


def test_a_spelling_no_card_can_spell_is_named() -> None:
    with pytest.raises(ValueError, match="50 Cent"):
        merge([Entry("50 Cent", (), 3.0)], "en", "singers")


def test_people_are_placed_in_the_order_given() -> None:
    assert [e.place for e in people(["Ada Lovelace", "Alan Turing"], by_last_name=True)] == [0.0, 0.5]


def test_a_list_is_written_with_head_alternatives_and_typographic_apostrophes() -> None:
    written = text([(Entry("Peter O'Toole", ("O'Toole",)), 3.0)], "en", "cinema").splitlines()
    assert written[0] == "# Actors, actresses and directors (en)"
    assert written[3] == "Peter O’Toole|O’Toole\t3.00"


def test_marks_of_a_hand_written_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(handwritten, "HERE", tmp_path)
    (tmp_path / "hand" / "fr").mkdir(parents=True)
    written = "# remark\nours, lis|lys=2.5\n>~Jean Gabin, Bourvil|\n"
    (tmp_path / "hand" / "fr" / "test.txt").write_text(written, "utf-8")
    assert handwritten.read("hand", "fr", "test") == [
        Entry("ours", (), None, 0.0),
        Entry("lis", ("lys",), 2.5, 0.5),
        Entry("Jean Gabin", ("Gabin",), None, 0.5),
        Entry("Bourvil", (), None, 0.75),
    ]
    assert handwritten.read("hand", "fr", "nothing") == []
