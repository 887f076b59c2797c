"""The example that learns, for a little while: it does get better, soon beyond level 2 (some 236 points)."""

import numpy as np

from examples.learn_solitaire import POINTS, Network, choose, learn, points
from ludotheque.envs.batch import open_batch


def test_a_small_network_learns_bali_by_playing_it() -> None:
    before = points(Network(1), 64, seed=5).mean()
    after = points(learn(rounds=512, games=64, seed=1), 64, seed=5).mean()
    assert after > before + 30


def test_what_is_learned_from_is_the_table_that_the_chosen_action_leaves() -> None:
    batch, network = open_batch("bali", 32, "solitaire-en", seed=2), Network(2)
    for _ in range(30):
        chosen, banked = choose(network, batch), batch.tables.tally[:, 0].copy()
        opened = (chosen.traits[:, :, 0] < 0).sum(axis=1)
        rewards, over = batch.step(chosen.actions)
        going = ~over
        assert np.allclose(rewards[going], chosen.gains[going] * POINTS)
        assert np.allclose(chosen.rest[going, 33] * POINTS, banked[going] + rewards[going])
        now, _ = batch.describe()
        kept = (chosen.traits[:, :, 0] >= 0)[going]
        assert (now[going][kept] == chosen.traits[going][kept]).all()
        assert (opened[going] >= 1).all()
