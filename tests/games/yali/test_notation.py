"""Notation: round trips, the short forms, and three different kinds of refusal."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.yali.drawn import board
from tests.games.yali.walks import walks

from ludotheque.game import CHANCE, AmbiguousMove, IllegalMove, MalformedMove, Refusal
from ludotheque.games.yali import GAME
from ludotheque.games.yali.checks import check
from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.marbles import chains
from ludotheque.games.yali.rules import apply, mover, start
from ludotheque.games.yali.types import GOLD, SILVER, Go, Lot, Options, State

TABLE = """
    l8 . | . . . . | G r8
    l7 . | . . . . | G r7
    l6 . | . G . . | . r6
    l5 . | . G S . | G r5
    l4 S | . . . . | . r4
    l3 . | . G S . | . r3
    l2 S | . . G . | . r2
    l1 S | . S . . | . r1
    """


def read(text: str) -> Go:
    move = GAME.read(board(TABLE, turn=GOLD), GOLD, text)
    assert isinstance(move, Go)
    return move


@given(walks())
@settings(max_examples=60)
def test_every_legal_move_is_read_back_from_its_text_and_passes_check(state: State) -> None:
    seat = mover(state)
    if seat is None:
        return
    texts = {}
    for move in legal_moves(state, seat):
        check(state, seat, move)
        texts[GAME.write(state, seat, move)] = move
    assert len(texts) == len(list(legal_moves(state, seat))), "two moves share a text"
    for text, move in texts.items():
        assert GAME.read(state, seat, text) == move


@given(walks())
@settings(max_examples=60)
def test_any_legal_path_means_the_move_to_its_destination(state: State) -> None:
    seat = mover(state)
    if seat is None:
        return
    legal = {(m.path[0], m.path[-1]): m for m in legal_moves(state, seat) if isinstance(m, Go) and not m.side}
    for cell in state.position.marbles[seat]:
        full = (state.position.marbles[0] | state.position.marbles[1]) - {cell}
        for path in chains(state.options, full, cell, seat):
            if (cell, path[-1]) in legal:
                assert GAME.read(state, seat, "x".join(path)) == legal[cell, path[-1]]


@given(walks(), st.text(alphabet="abcdrl0123456789-x/? ", max_size=12))
@settings(max_examples=100)
def test_whatever_is_typed_gives_a_legal_move_or_a_refusal(state: State, text: str) -> None:
    seat = mover(state)
    if seat is None:
        return
    try:
        move = GAME.read(state, seat, text)
    except Refusal:
        return
    check(state, seat, move)


@pytest.mark.parametrize(
    ("text", "path", "side"),
    [
        ("c2xc4xc6", "c2 a4 c6", ""),
        ("c2xa4xc6", "c2 a4 c6", ""),
        ("c2-c6", "c2 a4 c6", ""),
        ("c2xc6", "c2 a4 c6", ""),
        (" C2 x A4 ", "c2 a4", ""),
        ("b3-b4", "b3 b4", ""),
        ("d3", "c2 d3", ""),
        ("b6-b7", "b6 b7", ""),
        ("b6-b7/r5-r4", "b6 b7", "r5 r4"),
        ("b6-b7/r5", "b6 b7", "r5 r4"),
        ("b6-b7/r8xr6xr4", "b6 b7", "r8 r6 r4"),
        ("b6-b7/r8-r4", "b6 b7", "r8 r6 r4"),
    ],
)
def test_what_is_understood(text: str, path: str, side: str) -> None:
    move = read(text)
    assert (" ".join(move.path), " ".join(move.side)) == (path, side)


@pytest.mark.parametrize(
    "text", ["", "hello", "c2-", "c2--c3", "c2-c3/", "c2/?/r4", "c2-c3/r4-r3/r3-r2/r2-r1", "a2-a3 b2-b3 ."]
)
def test_what_is_no_move_at_all_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove, match="yali-malformed"):
        read(text)


@pytest.mark.parametrize(
    ("text", "cell"), [("e2-e3", "e2"), ("b3-b9", "b9"), ("b6-b7/r9-r8", "r9"), ("r8-r7", "r8")]
)
def test_a_place_that_is_not_there_is_malformed_and_named(text: str, cell: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        read(text)
    assert (caught.value.code, caught.value.params["cell"]) == ("yali-cell", cell)


@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("b6-b7/?", ["b6-b7/r5-r4", "b6-b7/r7-r6", "b6-b7/r8xr6", "b6-b7/r8xr6xr4"]),
        ("b6-b7/r8", ["b6-b7/r8xr6", "b6-b7/r8xr6xr4"]),
        ("c6", ["b5-c6", "c2xa4xc6"]),
    ],
)
def test_what_could_mean_several_moves_lists_them(text: str, choices: list[str]) -> None:
    with pytest.raises(AmbiguousMove) as caught:
        read(text)
    assert caught.value.params["choices"] == choices


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("b3-b2", "Y5-backward"),
        ("b3-b8", "Y5-far"),
        ("c2xc4xc5", "Y5-occupied"),
        ("b3-b4/r5-r4", "Y9-not-earned"),
        ("b3-b4/?", "Y9-not-earned"),
        ("b6-b7/l4-l3", "Y10-not-yours"),
        ("b6-b7/r8-r2", "Y10-far"),
        ("b6-b7/r6", "Y10-empty"),
        ("d1", "Y5-unreachable"),
        ("b3-b3", "Y6-start"),
    ],
)
def test_what_is_well_formed_but_not_legal_names_the_rule(text: str, code: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        read(text)
    assert caught.value.code == code


def test_a_side_move_where_no_side_marble_can_move_is_refused() -> None:
    state = board(TABLE.replace("G r8", ". r8").replace("G r7", ". r7").replace("G r5", ". r5"), turn=GOLD)
    with pytest.raises(IllegalMove, match="Y10-none"):
        GAME.read(state, GOLD, "b6-b7/?")


def test_the_lot_is_written_and_read() -> None:
    state = start(Options(), 2)
    assert GAME.write(state, CHANCE, Lot(SILVER)) == "lot S"
    assert GAME.read(state, CHANCE, "lot S") == GAME.read(state, CHANCE, "s") == Lot(SILVER)
    with pytest.raises(MalformedMove, match="yali-lot"):
        GAME.read(state, CHANCE, "lot X")
    with pytest.raises(IllegalMove, match="lot-drawn"):
        GAME.read(apply(state, CHANCE, Lot(GOLD)), CHANCE, "lot G")
