"""BALI's solitaire behind Gymnasium's interface."""

import gymnasium
import numpy as np
import pytest

from ludotheque.envs.gymnasium import Solitaire
from ludotheque.game import Outcome


def test_a_game_is_played_by_masks_to_its_score() -> None:
    table = Solitaire("bali", "solitaire-en", most_moves=64)
    seen, _ = table.reset(seed=3)
    rng, total, ended = np.random.default_rng(3), 0.0, False
    while not ended:
        assert table.observation_space.contains(seen)
        mask = table.action_masks()
        assert mask.sum() == len(table.moves())
        seen, reward, ended, cut, _ = table.step(int(rng.choice(np.flatnonzero(mask))))
        assert not cut
        total += reward
    outcome = table._table.rounds.outcome if table._table.rounds else None
    assert isinstance(outcome, Outcome)
    assert total == outcome.scores[0]
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(1)


def test_the_same_seed_is_the_same_deal() -> None:
    one, other = Solitaire(), Solitaire()
    assert np.array_equal(one.reset(seed=5)[0]["observation"], other.reset(seed=5)[0]["observation"])


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    table = Solitaire()
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(1)
    table.reset(seed=1)
    before = table.moves()
    with pytest.raises(ValueError, match="not legal"):
        table.step(0)
    assert table.moves() == before
    with pytest.raises(ValueError, match="one alone"):
        Solitaire("bali", "two-en")
