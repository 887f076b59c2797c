"""BALI in the terminal, played as people play it."""

import re
from pathlib import Path

import pytest

from ludotheque.cli.faces.bali import drawing, in_notation
from ludotheque.cli.sitting import Sitting
from ludotheque.cli.terminal import Terminal
from ludotheque.games.bali import GAME
from ludotheque.games.bali.panel import builds
from ludotheque.games.bali.scoring import rulebook
from ludotheque.games.bali.types import (
    Challenge,
    Forfeit,
    Name,
    NoPlay,
    Options,
    Pass,
    Remove,
    Stop,
    Vote,
    Wave,
)
from ludotheque.record import read_game
from ludotheque.registry import bots, game
from ludotheque.texts import LANGUAGES, texts
from tests.cli.console import Console, piped
from tests.games.bali.drawing import at, play, table

GOLDEN = Path(__file__).parents[1] / "games" / "golden"


def script(options: Options, players: int, seed: int, count: int) -> list[str]:
    """The first builds that people could type in a game dealt from that seed."""
    sitting = Sitting(GAME, options, (None,) * players, bots("bali"), seed)
    said = []
    for _ in range(count):
        sitting.chance()
        seat = sitting.state.turn
        move = next(builds(rulebook(options), sitting.state.panels, (seat,)))
        said.append(GAME.write(sitting.state, seat, move))
        sitting.do(seat, move)
    return said


def opening(tmp_path: Path, variant: str, turns: int) -> Path:
    """A golden game cut off before a turn of somebody, as a file to go on with."""
    lines = (GOLDEN / f"bali-{variant}.txt").read_text(encoding="utf-8").splitlines()
    first = lines.index("") + 1
    said = [n for n in range(first, len(lines) - 1) if lines[n].split()[1] in "ABCD~"]
    file = tmp_path / "game.txt"
    file.write_text("\n".join([*lines[: said[turns]], "end: unfinished"]) + "\n", encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("lang", "drawn", "over"),
    [
        ("en", "drawn:", "Stopped early. Final score:"),
        ("fr", "tiré", "Score final"),
        ("de", "gezogen:", "Endergebnis:"),
    ],
)
def test_a_solitaire_is_played_in_any_language_with_the_words_of_any_edition(
    lang: str, drawn: str, over: str
) -> None:
    said = [*script(Options(edition="mb-1978-de"), 1, 1, 2), texts(lang)("bali-say-stop")]
    done = piped(
        *("play", "bali", "--edition", "de", "--seed", "1", "--lang", lang), said="\n".join(said) + "\n"
    )
    assert (done.returncode, done.stderr) == (0, "")
    out = done.stdout.splitlines()
    assert out[0].startswith(f"1. A {said[0]}")
    assert drawn in out[0]
    assert over in out[3]
    assert "\x1b" not in done.stdout


def test_b15_the_cut_is_told_and_two_people_play_in_turn() -> None:
    said = "\n".join(script(Options(), 2, 3, 2)) + "\n"
    done = piped(
        "play", "bali", "--players", "2", "--edition", "en", "--seed", "3", "--lang", "en", said=said
    )
    out = done.stdout.splitlines()
    dealer = re.fullmatch(r"Cut for the deal: \S \S\. ([AB]) deals and plays first\.", out[0])
    assert dealer
    assert [out[1].split()[1], out[2].split()[1]] == (["A", "B"] if dealer[1] == "A" else ["B", "A"])


def test_refusals_name_the_rule_and_nothing_changes() -> None:
    done = piped(
        "play", "bali", "--edition", "en", "--seed", "1", "--lang", "en", said="XQZ\n3+3\n-1\n9+1\n!\n"
    )
    fragment, twice, short, nowhere, malformed = done.stdout.splitlines()[:5]
    assert fragment == "No English word contains XQZ (B6)."
    assert "(B9)" in twice
    assert "(B5)" in short
    assert "(B8)" in nowhere
    assert "is no move" in malformed


def test_a_hint_tells_what_a_column_could_become() -> None:
    done = piped(
        "play", "bali", "--edition", "fr", "--seed", "4", "--lang", "en", said="hint 1\nhint 9\nhint x\n"
    )
    out = done.stdout.splitlines()
    letter, words = re.fullmatch(r"(\w) could become: (.+)", out[0]).groups()  # type: ignore[union-attr]
    assert all(letter in word for word in words.split(", "))
    assert sum("is no column with a card on it" in line for line in out) == 2


def test_a_hint_says_more_when_asked_again_and_begins_anew_after_a_move() -> None:
    done = piped(
        "play", "bali", "--edition", "fr", "--seed", "4", "--lang", "fr", said="conseil\n" * 3 + "moves\n"
    )
    word, join, best, *listed = done.stdout.splitlines()
    column, spelled = re.fullmatch(r"(\w+) peut devenir (\w+)\.", word).groups()  # type: ignore[union-attr]
    piece = re.fullmatch(rf"Posez (\w+) sous {column}\.", join)[1]  # type: ignore[index]
    assert best.startswith(f"{column} + {piece} = {column}{piece}")
    assert spelled in best
    written = next(line for line in listed if line.endswith(f"={column}{piece}"))
    build = "+".join(re.search(r"A(\d) \+1\.(\d)=", written).groups())  # type: ignore[union-attr]
    again = piped(
        "play", "bali", "--edition", "fr", "--seed", "4", "--lang", "fr", said=f"conseil\n{build}\nconseil\n"
    )
    assert "sous" not in again.stdout


def test_a_game_is_saved_loaded_with_its_options_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "partie.txt"
    begun = ("play", "bali", "--edition", "fr", "--bonus", "x3", "--seed", "2", "--lang", "fr")
    first, second = script(Options(edition="mb-1978-fr", bonus="x3"), 1, 2, 2)
    done = piped(*begun, said=f"{first}\nsave {file}\n")
    assert done.returncode == 0
    record = read_game(file.read_text(encoding="utf-8"), game)
    assert record.options == Options(edition="mb-1978-fr", bonus="x3")
    went_on = piped("play", "bali", "--load", str(file), "--lang", "fr", said="stop\n")
    assert went_on.stdout.splitlines()[0].startswith("2. A stop")
    assert second not in went_on.stdout
    replayed = piped("replay", str(file))
    assert sum(" draw " in line for line in replayed.stdout.splitlines()) >= 7


def test_a_whole_recorded_game_is_told_by_replay() -> None:
    done = piped("replay", str(GOLDEN / "bali-partnership-en.txt"))
    assert done.stdout.splitlines()[-1].startswith("end: A C won")


def test_b24_a_build_is_challenged_at_one_keyboard(tmp_path: Path) -> None:
    file = opening(tmp_path, "challenge-en", 1)
    done = piped("play", "bali", "--load", str(file), "--lang", "de", said="anzweifeln\nwort xyzzy\n")
    out = done.stdout.splitlines()
    assert any(line.endswith(" challenge") for line in out)
    assert any("name XYZZY" in line and "das gilt nicht" in line for line in out)


def test_bots_take_the_other_seats() -> None:
    done = piped(
        "play", "bali", "--edition", "en", "--bot", "random", "--seed", "8", "--lang", "en", said="1\n1\n"
    )
    movers = [line.split()[1] for line in done.stdout.splitlines() if line[0].isdigit()]
    assert {"A", "B"} == set(movers)


@pytest.mark.parametrize("option", ["--edition=es", "--players=5", "--bonus=x9", "--mode=quarrel"])
def test_an_option_that_is_not_offered_is_refused_at_once(option: str) -> None:
    done = piped("play", "bali", option, "--lang", "en")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_options_that_do_not_go_together_are_refused_with_a_sentence() -> None:
    done = piped("play", "bali", "--edition", "fr", "--space-age", "--lang", "en")
    assert (done.returncode, done.stderr.strip()) == (2, "The edition mb-1978-fr has no Space Age game.")


def test_on_a_terminal_an_edition_is_asked_for_and_the_columns_are_drawn_as_cards() -> None:
    with Console("play", "bali", "--players", "1", "--seed", "1", "--lang", "en") as console:
        console.see("Which edition?")
        console.type("3\n")
        console.see("╭──╮")
        console.see("47 cards are left in the deck.")
        console.type("quit\n")
        console.see("The game stays unfinished.")
        assert console.end() == 0


def test_a_drawing_shows_letters_values_bali_cards_and_complete_words() -> None:
    term = Terminal(texts("en"))
    term.fancy, term.colours = True, False
    state = table("R * T | Q\nO     |\nb     |", scores=(1, 12))
    assert "\n".join(drawing.draw(term, GAME.view(state, None))) == (
        "▶ A  1 point\n"
        "    1✓   2    3    4    5    6    7\n"
        "  ╭──╮ ╭──╮ ╭──╮  ··   ··   ··   ··\n"
        "  │R¹│ │★⁵│ │T¹│\n"
        "  │O │ ╰──╯ ╰──╯\n"
        "  │b⁵│\n"
        "  ╰──╯\n"
        "\n"
        "  B  12 points\n"
        "    1    2    3    4    5    6    7\n"
        "  ╭──╮  ··   ··   ··   ··   ··   ··\n"
        "  │Q⁵│\n"
        "  ╰──╯\n"
        "\n"
        "102 cards are left in the deck."
    )


def test_b10_the_words_taken_off_are_drawn_when_it_is_over() -> None:
    term = Terminal(texts("en"))
    term.fancy, term.colours = False, False
    ended = play(table("R\nO\nB", deck=""), 0, "-1")
    drawn = drawing.draw(term, GAME.view(ended, None))
    assert drawn[0] == "  A  18 points · Bali"
    assert drawn[-1] == "  A: ROB 9"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_notation_are_understood_in_the_readers_language(lang: str) -> None:
    t = texts(lang)
    two = table("R | T\nO |\nB |", Options(space_age=True))
    window = play(table("R O | T", Options(mode="challenge")), 0, "A1 +1.2")
    naming = play(window, 1, "challenge")
    voting = play(two, 0, "A1 -ROB space")
    stuck = table("R O | T", phase=NoPlay())
    for state, said, move in (
        (two, t("bali-say-pass"), Pass()),
        (two, t("bali-say-stop").upper(), Stop()),
        (two, f"-1 {t('bali-say-space')}", Remove(at("A1"), space_age=True)),
        (window, t("bali-say-challenge"), Challenge()),
        (window, t("bali-say-wave"), Wave()),
        (naming, f"{t('bali-say-name')} robe", Name("ROBE")),
        (voting, t("bali-say-vote-yes"), Vote(True)),
        (voting, t("bali-say-vote-no"), Vote(False)),
        (stuck, f"{t('bali-say-forfeit')} A2", Forfeit(at("A2"))),
    ):
        assert GAME.read(state, 0, in_notation(t, state, said)) == move


def test_a_word_of_the_notation_is_only_a_word_where_it_means_nothing() -> None:
    state = table("J A", Options(edition="mb-1978-de"))
    assert GAME.read(state, 0, in_notation(texts("de"), state, "ja")) == GAME.read(state, 0, "A1 +1.2")
