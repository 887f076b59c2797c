"""What is refused, by which rule, and what exactly is wrong; nothing changes on refusal."""

import re
from importlib.resources import files

import msgspec
import pytest

from ludotheque.game import AmbiguousMove, IllegalMove, MalformedMove, Param, Refusal
from ludotheque.games.bali import GAME
from ludotheque.games.bali.types import Build, Draw, Forfeit, Move, Place, Remove, State, Stop
from ludotheque.texts import LANGUAGES, texts
from tests.games.bali.drawing import DE, EN, FR, at, play, table

TABLE = """
    R * T Q | E B
            | S
"""


def build(*places: str, letters: str = "") -> Build:
    head, *pieces = map(at, places)
    return Build(head, tuple(pieces), letters)


@pytest.mark.parametrize(
    ("move", "code", "params"),
    [
        (build("A1"), "B9-nothing", {"place": "A1"}),
        (build("A1", "A3", "A3"), "B9-twice", {"place": "A3"}),
        (build("A1", "A1"), "B9-twice", {"place": "A1"}),
        (build("A1", "A7"), "B8-opening", {"place": "A7"}),
        (build("A5", "A1"), "B8-opening", {"place": "A5"}),
        (build("A1", "A8"), "B8-place", {"place": "A8"}),
        (build("A1", "C1"), "B8-place", {"place": "C1"}),
        (Build(Place(0, 0), (Place(0, -5),)), "B8-place", {"place": "A-4"}),
        (Build(Place(-1, 0), (Place(0, 1),)), "B8-place", {"place": "?1"}),
        (build("B1", "A1"), "B16-head", {"place": "B1"}),
        (build("A1", "A2"), "B4-count", {"bali": 1, "given": 0}),
        (build("A1", "A2", letters="OO"), "B4-count", {"bali": 1, "given": 2}),
        (build("A1", "A3", letters="O"), "B4-count", {"bali": 0, "given": 1}),
        (build("A1", "A2", letters="Ö"), "B4-letter", {"letter": "Ö", "edition": "avalon-hill-1980"}),
        (build("A1", "A2", letters="o"), "B4-letter", {"letter": "o", "edition": "avalon-hill-1980"}),
        (build("A1", "A2", letters="*"), "B4-letter", {"letter": "*", "edition": "avalon-hill-1980"}),
        (build("A4", "A1", "A3"), "B6-fragment", {"letters": "QRT", "language": "en"}),
        (build("A3", "A2", "A4", letters="X"), "B6-fragment", {"letters": "TXQ", "language": "en"}),
        (Remove(at("B1")), "B16-removal", {"place": "B1"}),
        (Remove(at("A6")), "B8-opening", {"place": "A6"}),
        (Remove(at("A1")), "B5-short", {"letters": "R"}),
        (Stop(), "B13-solitaire", {}),
        (Forfeit(at("A1")), "B16-not-now", {}),
    ],
)
def test_a_bad_move_is_refused_by_its_own_rule(move: Move, code: str, params: dict[str, Param]) -> None:
    state = table(TABLE)
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.check(state, 0, move)
    assert (refused.value.code, refused.value.params) == (code, params)
    assert msgspec.json.encode(state) == before


def test_b4_german_bali_may_be_an_umlaut_and_french_may_not() -> None:
    assert play(table("F * R", DE), 0, "FÜR").panels[0][0] == "FüR"
    with pytest.raises(IllegalMove, match="B4-letter"):
        play(table("F * R", FR), 0, build("A1", "A2", "A3", letters="Ü"))


def test_b11_chance_draws_only_what_the_deck_holds() -> None:
    state = GAME.start(EN, 1)
    for card in ("Ä", "", "AB", "a", "?"):
        with pytest.raises(IllegalMove, match="B11-card"):
            GAME.check(state, -1, Draw(card))


@pytest.mark.parametrize(
    ("drawing", "said", "code", "params"),
    [
        (
            "E J Q R T L H\nS   U     A\nT",
            "QUART",
            "B9-inside",
            {"word": "QUART", "letter": "A", "column": "LA"},
        ),
        ("X Q Z", "XQZ", "B6-fragment", {"letters": "XQZ", "language": "en"}),
        ("R O", "ROB", "B9-lacking", {"word": "ROB", "letter": "B"}),
        ("R O P\n  B E", "PROBE", "B9-inside", {"word": "PROBE", "letter": "P", "column": "PE"}),
        ("T | R O", "ROT", "B16-begins", {"word": "ROT", "place": "B1"}),
    ],
)
def test_a_word_that_cannot_be_built_is_refused_with_what_is_missing(
    drawing: str, said: str, code: str, params: dict[str, Param]
) -> None:
    with pytest.raises(IllegalMove) as refused:
        play(table(drawing), 0, said)
    assert (refused.value.code, refused.value.params) == (code, params)


@pytest.mark.parametrize(
    "said",
    ["", " ", "=", "B3 +", "A1 + ", "A9999 +A1", "+1.2", "A1 +0.1", "A0 +A1", "1.2.3", "ÿ€", "-", "A1 -9"],
)
def test_a_text_that_is_no_move_is_malformed(said: str) -> None:
    with pytest.raises(MalformedMove, match="bali-malformed"):
        GAME.read(table(TABLE), 0, said)


def test_a_spelling_that_is_not_on_the_table_is_malformed() -> None:
    for said in ("A1 +A3=RO", "A1 +A3=RTT", "A1 -ROB"):
        with pytest.raises(MalformedMove, match="bali-spelling"):
            GAME.read(table(TABLE), 0, said)


def test_a_word_that_can_be_made_in_several_ways_is_ambiguous_and_says_how() -> None:
    with pytest.raises(AmbiguousMove) as refused:
        GAME.read(table("R T O | O"), 0, "ROT")
    assert refused.value.params["choices"] == ["A1 +1.3 +1.2=ROT", "A1 +2.1 +1.2=ROT"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_refusals_are_sentences_in_every_language(lang: str) -> None:
    said = texts(lang)
    source = "".join(
        (files("ludotheque.games.bali") / f"{name}.py").read_text(encoding="utf-8")
        for name in ("checks", "spelling", "notation")
    )
    codes = ["-".join(found) for found in re.findall(r'IllegalMove\(\s*"(B\d+)", "([a-z-]+)"', source)]
    codes += re.findall(r'(?:BadOptions|MalformedMove|AmbiguousMove)\(\s*"(bali-[a-z-]+)"', source)
    assert len(codes) > 25
    for code in codes:
        assert f"refuse-{code}" in said


def sentence(lang: str, state: State, said: str) -> str:
    with pytest.raises(Refusal) as refused:
        play(state, 0, said)
    return texts(lang).refusal(refused.value)


def test_refusals_teach_in_plain_words() -> None:
    quart = table("E J Q R T L H\nS   U     A\nT")
    assert sentence("en", quart, "QUART").startswith("QUART needs the A inside LA")
    assert sentence("en", table("X Q Z"), "XQZ").startswith("No English word contains XQZ")
    assert sentence("fr", table("X Q Z"), "XQZ").startswith("Aucun mot anglais ne contient XQZ")
    assert sentence("de", table("X Q Z", FR), "XQZ").startswith("Kein französisches Wort enthält XQZ")
