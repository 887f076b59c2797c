"""The compiled enumeration of builds finds what the readable one finds, and is bounded."""

import tomllib
from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.game import Seat
from ludotheque.games.bali import GAME, kernel
from ludotheque.games.bali.cards import points, reading
from ludotheque.games.bali.listing import BUILDS_LISTED
from ludotheque.games.bali.packed import can_complete, listed, packed, search, unpacked
from ludotheque.games.bali.panel import builds, is_complete, joined
from ludotheque.games.bali.scoring import rulebook
from ludotheque.games.bali.seats import team
from ludotheque.games.bali.types import Build, Options, Place, State, Turn
from tests.games.bali.drawing import DE, EN, FR, table, words_built
from tests.games.conformance.walks import walk

SPACE = Options(space_age=True)
MOST = 8_000
"""The readable twin is slow: larger tables are left to the drawn ones."""


def compiled(state: State, seat: Seat = 0, complete: bool = False, room: int = 400_000) -> list[Build]:
    """All builds by the kernel, without a bound."""
    book = rulebook(state.options)
    columns, places = packed(book, state.panels, team(state, seat))
    order, info = np.empty(room, np.uint64), np.empty(room, np.int64)
    found, _ = search(book, columns, complete, kernel.UNBOUNDED, kernel.UNBOUNDED, order, info)
    assert found <= room
    return [unpacked(book, places, int(order[i]), int(info[i])) for i in range(found)]


def _size(state: State, seat: Seat) -> int:
    """How many builds there are, as far as `MOST` is concerned."""
    book = rulebook(state.options)
    columns, _ = packed(book, state.panels, team(state, seat))
    order, info = np.empty(1, np.uint64), np.empty(1, np.int64)
    return search(book, columns, False, MOST + 1, kernel.UNBOUNDED, order, info)[0]


def readable(state: State, seat: Seat = 0, complete: bool = False) -> list[Build]:
    return list(builds(rulebook(state.options), state.panels, team(state, seat), complete))


@pytest.mark.parametrize(
    ("drawing", "options"),
    [
        ("E J Q R T L H\nS   U     A\nT", EN),
        ("G A R B N Q T\n  S   E\n  S   I\n  E   T", DE),
        ("S O A T L R E\n  N I   A\n        M", FR),
        ("R * T A | O B", EN),
        ("F * Ä R | Ü S", DE),
        ("M Ü * R | Ö N", FR),
        ("* T | * A", EN),
        ("Z E * O G", SPACE),
        ("R | E | O | T", Options(partnership=True)),
        ("R O | e T\n    | S", EN),
        ("Q", EN),
        (". | Q E", EN),
    ],
)
@pytest.mark.parametrize("complete", [False, True])
def test_kernel_and_readable_enumeration_agree_on_drawn_tables(
    drawing: str, options: Options, complete: bool
) -> None:
    state = table(drawing, options)
    expected = Counter(readable(state, 0, complete))
    assert set(expected.values()) <= {1}
    assert Counter(compiled(state, 0, complete)) == expected


@settings(max_examples=12)
@given(variant=st.sampled_from(sorted(GAME.variants)), seed=st.integers(0, 2), point=st.integers(0, 10**6))
def test_kernel_and_readable_enumeration_agree_on_tables_reached_in_play(
    variant: str, seed: int, point: int
) -> None:
    turns = [step.state for step in walk("bali", variant, seed).steps if isinstance(step.state.phase, Turn)]
    state = turns[point % len(turns)]
    if _size(state, state.turn) <= MOST:
        assert Counter(compiled(state, state.turn)) == Counter(readable(state, state.turn))


@settings(max_examples=25)
@given(seed=st.integers(0, 10**9), options=st.sampled_from([EN, FR, DE, SPACE]))
def test_what_the_kernel_says_of_a_build_is_true(seed: int, options: Options) -> None:
    rng, book = Random(seed), rulebook(options)
    cards = rng.sample(book.edition.cards(2), 12)
    panels = tuple((*cards[half : half + 6], "") for half in (0, 6))
    columns, places = packed(book, panels, (0,))
    order, info = np.empty(5_000, np.uint64), np.empty(5_000, np.int64)
    found, _ = search(book, columns, False, 5_000, 200_000, order, info)
    for number in rng.sample(range(found), min(found, 30)):
        build = unpacked(book, places, int(order[number]), int(info[number]))
        column = joined(panels, build)
        assert book.words.is_fragment(reading(book.edition, column))
        assert kernel.word_in(info[number]) == is_complete(book, column)
        assert kernel.cards_in(info[number]) == len(column)
        assert kernel.points_in(info[number]) == points(book.edition, column)
        assert kernel.columns_in(info[number]) == 1 + len(build.pieces)
        assert places[kernel.column_in(order[number], 0)] == build.column
        assert places[kernel.column_in(order[number], 1)] == build.pieces[0]
        letters = [kernel.declared_in(info[number], n) for n in (0, 1)]
        assert (
            "".join(book.words.lexicon.spelled(int(n) for n in letters if n != kernel.WILD)) == build.letters
        )


COUNTED: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("builds.toml").read_text(encoding="utf-8")
)["tables"]


@pytest.mark.parametrize("counted", COUNTED, ids=lambda counted: counted["drawing"])
def test_the_counts_of_builds_are_those_on_file(counted: dict[str, Any]) -> None:
    state = table(counted["drawing"], Options(edition=counted["edition"], lexicon=counted["lexicon"]))
    book = rulebook(state.options)
    columns, _ = packed(book, state.panels, (0,))
    nowhere = np.empty(0, np.uint64), np.empty(0, np.int64)
    found = [
        search(book, columns, only, kernel.UNBOUNDED, kernel.UNBOUNDED, *nowhere)[0] for only in (False, True)
    ]
    assert found == [counted["builds"], counted["words"]]


@pytest.mark.parametrize(("drawing", "options"), [("R O B E | S", EN), ("M U R\n  N E", FR)])
def test_builds_are_those_that_a_plain_search_of_the_word_list_finds(drawing: str, options: Options) -> None:
    state, book = table(drawing, options), rulebook(options)
    every = "\n".join(word for word in book.words.lexicon.words() if len(word) >= 3)
    held = {Place(s, p): c for s, panel in enumerate(state.panels) for p, c in enumerate(panel) if c}
    expected = {
        Build(chosen[0], chosen[1:])
        for many in range(2, len(held) + 1)
        for chosen in permutations(held, many)
        if chosen[0].seat == 0
        if reading(book.edition, "".join(held[place] for place in chosen)) in every
    }
    assert set(compiled(state)) == expected


WORST = table("* A E I N R S | * T L O D E U")


def test_the_worst_table_is_listed_within_bounds_and_every_listed_build_is_legal() -> None:
    moves = list(GAME.legal_moves(WORST, 0))
    assert len(moves) == BUILDS_LISTED
    for move in moves[::40]:
        GAME.check(WORST, 0, move)


def test_a_search_cut_short_forgets_no_column() -> None:
    columns, places = packed(rulebook(EN), WORST.panels, (0,))
    order, info = np.empty(20_000, np.uint64), np.empty(20_000, np.int64)
    found, steps = search(rulebook(EN), columns, False, kernel.UNBOUNDED, 20_000, order, info)
    assert found < 20_000 <= steps < 20_100
    heads = {places[kernel.column_in(order[number], 0)] for number in range(found)}
    assert len(heads) == 7


def test_what_does_not_fit_is_counted_and_not_kept() -> None:
    columns, _ = packed(rulebook(EN), WORST.panels, (0,))
    order, info = np.full(3, 7, np.uint64), np.full(3, 7, np.int64)
    found, _ = search(rulebook(EN), columns, False, kernel.UNBOUNDED, 5_000, order[:2], info[:2])
    assert found > 2
    assert (order[2], info[2]) == (7, 7)


def test_builds_are_listed_words_first_by_points_then_fragments_from_short_to_long() -> None:
    state = table("R O B E S | T")
    book = rulebook(EN)
    best = [joined(state.panels, build) for build in listed(book, state.panels, (0,), False, 10_000)]
    words = [column for column in best if book.words.is_word(column)]
    assert best[: len(words)] == words
    assert [points(book.edition, w) for w in words] == sorted(
        (points(book.edition, w) for w in words), reverse=True
    )
    rest = [len(column) for column in best[len(words) :]]
    assert rest == sorted(rest)


def test_check_accepts_builds_beyond_the_listing() -> None:
    listing = set(GAME.legal_moves(WORST, 0))
    columns, places = packed(rulebook(EN), WORST.panels, (0,))
    order, info = np.empty(300_000, np.uint64), np.empty(300_000, np.int64)
    found, _ = search(rulebook(EN), columns, False, 300_000, kernel.UNBOUNDED, order, info)
    assert found == 300_000
    sample = [unpacked(rulebook(EN), places, int(order[n]), int(info[n])) for n in range(0, found, 5_003)]
    unlisted = [build for build in sample if build not in listing]
    assert len(unlisted) > 20
    for build in unlisted:
        GAME.check(WORST, 0, build)


def test_b20_whether_a_word_can_be_completed_is_found_at_once_and_exactly() -> None:
    book = rulebook(EN)
    for drawing in ("R O | T E", "J V | Q", "* Q | X", "R | T", "J V | M\n    | U\n    | T"):
        state = table(drawing, deck="")
        assert can_complete(book, state.panels, (0,)) == bool(readable(state, 0, complete=True))
    assert words_built(table("R O | T", deck="")) == {"ROT", "ORT"}
