"""The compiled evaluation looks at what the readable one looks at."""

from itertools import product

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.yali.walks import walks

from ludotheque.bots.yali import kernel
from ludotheque.bots.yali.features import features, size
from ludotheque.bots.yali.learn import exchanged, mirrored
from ludotheque.bots.yali.weights import load
from ludotheque.games.yali.packed import describe, pack
from ludotheque.games.yali.types import Options, State

ALL_OPTIONS = [
    Options(rules, rows, arrival)  # type: ignore[arg-type]
    for rules, rows, arrival in product(("base", "tournament"), (6, 8, 10), ("zone", "last-row"))
]
everywhere = walks(longest=80, options=st.sampled_from(ALL_OPTIONS))


@given(everywhere)
@settings(max_examples=150)
def test_compiled_features_are_the_readable_features(state: State) -> None:
    out = np.zeros(64, dtype=np.int64)
    pos = pack(state.options, state.position)
    n = kernel.features(describe(state.options), kernel.DIGITS, pos, out)
    readable = features(state.options, state.position)
    assert out[:n].tolist() == readable
    assert all(0 <= index < size(state.options.rows) for index in readable)


@given(everywhere)
@settings(max_examples=60)
def test_the_evaluation_is_the_sum_of_the_weights_of_the_features(state: State) -> None:
    weights = load(state.options)
    spec, pos = describe(state.options), pack(state.options, state.position)
    expected = sum(int(weights[index]) for index in features(state.options, state.position))
    assert kernel.evaluate(spec, kernel.DIGITS, weights, pos) == expected


@given(everywhere)
@settings(max_examples=60)
def test_a_position_with_colours_exchanged_or_in_a_mirror_is_worth_the_same(state: State) -> None:
    weights = load(state.options)
    spec, pos = describe(state.options), pack(state.options, state.position)
    value = kernel.evaluate(spec, kernel.DIGITS, weights, pos)
    other = kernel.evaluate(spec, kernel.DIGITS, weights, exchanged(spec, pos))
    assert value == -other
    reflected = (mirrored(pos[0]), mirrored(pos[1]), *pos[2:])
    assert kernel.evaluate(spec, kernel.DIGITS, weights, reflected) == value
