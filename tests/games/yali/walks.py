"""Positions as games reach them: strategies that walk legal moves from the set-up."""

from hypothesis import strategies as st

from ludotheque.game import CHANCE
from ludotheque.games.yali import VARIANTS
from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.rules import apply, mover, start
from ludotheque.games.yali.types import Go, Lot, Options, State

variants = st.sampled_from(list(VARIANTS.values()))


@st.composite
def walks(draw: st.DrawFn, longest: int = 60, options: st.SearchStrategy[Options] = variants) -> State:
    """A state after some legal moves, which may have ended the game."""
    state = start(draw(options), 2)
    if state.position.turn == CHANCE:
        state = apply(state, CHANCE, Lot(draw(st.integers(0, 1))))
    sideways = draw(st.booleans())
    rng = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, longest))):
        seat = mover(state)
        if seat is None:
            break
        moves = list(legal_moves(state, seat))
        if sideways and rng.random() < 0.3:
            # sideways moves are rare by chance, and they are what can repeat (Y13)
            moves = [m for m in moves if isinstance(m, Go) and m.path[0][1:] == m.path[-1][1:]] or moves
        state = apply(state, seat, rng.choice(moves))
    return state
