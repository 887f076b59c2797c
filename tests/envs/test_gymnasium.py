"""BALI's solitaire behind Gymnasium's interface."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv
from gymnasium.wrappers import FlattenObservation, RecordEpisodeStatistics, TimeLimit

from ludotheque.envs.gymnasium import NAME, Solitaire
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
    nonsense: list[Any] = [
        0,
        513,
        -1,
        1.5,
        float("nan"),
        None,
        True,
        [1],
        {},
        np.array([1]),
        "a1-a9",
        "☃" * 999,
    ]
    for action in nonsense:
        with pytest.raises(ValueError, match="not legal"):
            table.step(action)
        assert table.moves() == before
    with pytest.raises(ValueError, match="one alone"):
        Solitaire("bali", "two-en")
    with pytest.raises(ValueError, match="colour"):
        Solitaire(options={"colour": 1})
    with pytest.raises(gymnasium.error.Error):
        table.reset(seed=-1)
    assert table.moves() == before


def test_gymnasium_finds_no_fault() -> None:
    check_env(gymnasium.make(NAME, illegal="random").unwrapped)


def test_the_wrappers_that_people_use_fit_and_hand_the_mask_through() -> None:
    table = RecordEpisodeStatistics(TimeLimit(gymnasium.make(NAME, most_moves=64), 3))
    table.reset(seed=2)
    for number in range(3):
        mask = table.get_wrapper_attr("action_masks")()
        _, _, _, cut, info = table.step(int(np.flatnonzero(mask)[1]))
        assert cut == (number == 2)
    assert info["episode"]["l"] == 3
    flat = FlattenObservation(Solitaire(most_moves=10))
    assert flat.observation_space.contains(flat.reset(seed=2)[0])
    several = SyncVectorEnv([lambda: Solitaire(most_moves=64)] * 2)
    seen, _ = several.reset(seed=2)
    masks = np.array(several.call("action_masks"))
    assert np.array_equal(masks, seen["action_mask"])
    several.step(masks.argmax(axis=1))
