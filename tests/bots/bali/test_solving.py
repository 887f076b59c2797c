"""A deal whose cards are known: the order they come in, and the best way through it."""

from functools import partial
from random import Random

import pytest

from ludotheque.bots.bali import BOTS
from ludotheque.bots.bali.solving import cards
from ludotheque.game import CHANCE, act
from ludotheque.games.bali import GAME
from ludotheque.games.bali.types import Draw, Options, Stop
from ludotheque.matches.commands import dice


@pytest.mark.parametrize("edition", ["avalon-hill-1980", "mb-1978-fr"])
def test_the_cards_come_in_the_same_order_whatever_is_played(edition: str) -> None:
    options = Options(edition=edition)  # type: ignore[arg-type]
    luck = partial(dice, "some day")
    order = cards(options, luck)
    for player in range(2):
        rng, state, drawn = Random(player), GAME.start(options, 1), list[str]()
        for _ in range(40):
            if GAME.outcome(state) is not None:
                break
            if CHANCE in GAME.actors(state):
                move = GAME.roll(state, luck(len(drawn)))
                assert isinstance(move, Draw)
                drawn.append(move.card)
                state = act(GAME, state, CHANCE, move)
            else:
                listed = [one for one in GAME.legal_moves(state, 0) if not isinstance(one, Stop)]
                state = act(GAME, state, 0, rng.choice(listed) if listed else Stop())
        assert len(drawn) > 7
        assert drawn == order[: len(drawn)]


def test_the_way_found_is_legal_and_better_than_without_seeing_the_cards() -> None:
    options, luck = Options(edition="mb-1978-fr"), partial(dice, "a")
    assert BOTS.solve is not None
    moves = list(BOTS.solve(options, luck))
    state, drawn = GAME.start(options, 1), 0
    while GAME.outcome(state) is None:
        if CHANCE in GAME.actors(state):
            state, drawn = act(GAME, state, CHANCE, GAME.roll(state, luck(drawn))), drawn + 1
        else:
            state = act(GAME, state, 0, moves.pop(0))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert not moves
    assert outcome.scores[0] >= 478, "what the best bot reaches with hidden cards"
    assert GAME.daily is not None
    made = GAME.daily(state)
    assert made.whole
    assert sum(piece.points for piece in made.pieces) in {outcome.scores[0] // 2, outcome.scores[0] - 50}
