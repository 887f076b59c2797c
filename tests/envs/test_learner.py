"""The example that learns, for a little while: it does get better."""

from examples.learn_solitaire import Network, learn, points


def test_a_small_network_learns_bali_by_playing_it() -> None:
    before = points(Network(1), 64, seed=5).mean()
    after = points(learn(rounds=400, games=64, seed=1), 64, seed=5).mean()
    assert after > before + 30
