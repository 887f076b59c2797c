"""`ludotheque themes`: what a person reads who looks into the lists."""

import pytest

from ludotheque.cli import main
from tests.games.wordjam_themes.lists import LANGUAGES, STYLES, lines


def told(capsys: pytest.CaptureFixture[str], *argv: str) -> list[str]:
    assert main(["themes", *argv]) == 0
    return capsys.readouterr().out.splitlines()


def test_show_prints_the_best_known_first(capsys: pytest.CaptureFixture[str]) -> None:
    shown = told(capsys, "show", "fr", "animals", "--limit", "3")
    assert shown == [f"{line.zipf:.2f}  {line.spellings[0]}" for line in lines("fr", "animals")[:3]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_stats_has_a_line_for_each_list_in_the_readers_language(
    capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    rows = told(capsys, "stats", "--lang", lang)
    assert len(rows) == len(LANGUAGES) * (1 + len(STYLES))
    assert {"en": "English", "fr": "Anglais", "de": "Englisch"}[lang].lower() in rows[0].lower()


@pytest.mark.parametrize("style", ["free", "insects"])
def test_a_style_without_a_list_is_refused_and_the_others_are_named(
    capsys: pytest.CaptureFixture[str], style: str
) -> None:
    with pytest.raises(SystemExit):
        main(["themes", "show", "en", style])
    assert "animals" in capsys.readouterr().err
