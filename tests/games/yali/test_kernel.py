"""The compiled rules are the readable rules, for all options."""

import tomllib
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.yali.walks import walks

from ludotheque.game import CHANCE
from ludotheque.games.yali import VARIANTS, kernel
from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.packed import describe, pack, pack_earlier, pack_move, unpack_move
from ludotheque.games.yali.rules import apply, mover, outcome, start
from ludotheque.games.yali.types import GOLD, Go, Lot, Options, State

COUNTS = tomllib.loads((Path(__file__).parent / "perft.toml").read_text())
ALL_OPTIONS = [
    Options(rules, rows, arrival, earned)  # type: ignore[arg-type]
    for rules, rows, arrival, earned in product(
        ("base", "tournament"), (4, 6, 8, 10), ("zone", "last-row"), ("one", "two")
    )
    if rules == "tournament" or earned == "one"
]
everywhere = walks(longest=80, options=st.sampled_from(ALL_OPTIONS))


def listed(state: State) -> tuple[set[int], int]:
    past, now = pack_earlier(state)
    out = np.zeros(kernel.BUFFER, dtype=np.int64)
    n, seat = kernel.moves_now(
        describe(state.options), pack(state.options, state.position), past, 0, now, out
    )
    moves = [int(move) for move in out[:n]]
    assert len(set(moves)) == n, "a move is listed twice"
    return set(moves), seat


@given(everywhere)
@settings(max_examples=150)
def test_the_kernel_lists_exactly_the_legal_moves_of_the_same_player(state: State) -> None:
    moves, seat = listed(state)
    readable = mover(state)
    if readable is None:
        assert not moves
        return
    legal = {move for move in legal_moves(state, readable) if isinstance(move, Go)}
    assert moves == {pack_move(move) for move in legal}
    assert seat == readable
    assert {unpack_move(state, seat, move) for move in moves} == legal


@given(everywhere)
@settings(max_examples=60)
def test_the_kernel_makes_the_same_positions_and_remembers_the_same_ones(state: State) -> None:
    moves, seat = listed(state)
    before = pack(state.options, state.position)
    past, now = pack_earlier(state)
    for packed in moves:
        after = apply(state, seat, unpack_move(state, seat, packed))
        assert kernel.make(before, seat, packed) == pack(after.options, after.position)
        since, end = kernel.remember(before, packed, past, now)
        kept = past[max(since, 0) : end].tolist()
        expected, length = pack_earlier(after)
        assert kept == expected[:length].tolist()


@given(everywhere)
@settings(max_examples=60)
def test_the_kernel_ends_games_as_the_rules_do(state: State) -> None:
    spec, pos = describe(state.options), pack(state.options, state.position)
    ended = outcome(state)
    won = ended.winners[0] if ended and ended.winners else -1
    if ended:
        assert kernel.verdict(spec, pos) == won
    assert kernel.winner(spec, pos) == (won if ended and ended.reason == "arrived" else -1)


@pytest.mark.parametrize("rules", COUNTS)
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_the_kernel_counts_move_sequences_as_counted(rules: str, depth: int) -> None:
    state = apply(start(VARIANTS[rules], 2), CHANCE, Lot(GOLD))
    past, now = pack_earlier(state)
    buffers = np.zeros((depth + 1, kernel.BUFFER), dtype=np.int64)
    spec, pos = describe(state.options), pack(state.options, state.position)
    assert kernel.perft(spec, pos, depth, past, 0, now, buffers) == COUNTS[rules]["counts"][depth - 1]


@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_random_play_in_the_kernel_always_ends(options: Options) -> None:
    state = apply(start(options, 2), CHANCE, Lot(GOLD))
    past, _ = pack_earlier(state, room=4096)
    out = np.zeros(kernel.BUFFER, dtype=np.int64)
    spec, pos = describe(options), pack(options, state.position)
    played, balance = kernel.playouts(spec, pos, 7, 200, past, out)
    assert 200 * (20 if options.rows > 4 else 5) < played < 200 * 400
    assert abs(balance) < 200
