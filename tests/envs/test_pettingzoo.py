"""All games behind PettingZoo's interface, judged by PettingZoo's own checks."""

import copy
import pickle
from random import Random
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import gymnasium
import msgspec
import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

from ludotheque.envs.pettingzoo import env, parallel_env, raw_env, raw_parallel_env
from ludotheque.envs.pictures import picture
from ludotheque.envs.rounds import Rounds
from ludotheque.envs.setting import open_setting
from ludotheque.game import CHANCE, CLOCK
from tests.envs.settings import GUEST, ONE_EACH, SETTINGS

pytestmark = pytest.mark.filterwarnings(
    # a mask beside the observation is what PettingZoo's own board games do, and only those are let off
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


NO_ACTIONS = [511, -1, 10**30, 1.5, float("nan"), float("inf"), None, True, [1], {}, object(), 1j]
NO_ACTIONS += [b"1", np.array([1]), np.array([1, 2]), "a2-a9", "nonsense", "", "\0", "\ud800", "x" * 10_000]
"""None of them is legal at the beginning of YALi."""
BEST: dict[str, Any] = {"most_moves": 3, "seed": 1}
"""Among the first three moves there is none that ends a game early."""


def step_at_random(table: raw_env, rng: Random) -> None:
    seen, _, ended, cut, _ = table.last()
    assert seen is not None
    table.step(None if ended or cut else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))


def played_out(table: raw_env, seed: int) -> list[dict[str, float]]:
    """A random game; what was handed out after each step."""
    rng, handed = Random(seed), []
    table.reset(seed=seed)
    for _ in table.agent_iter():
        step_at_random(table, rng)
        handed.append(dict(table.rewards))
    return handed


@pytest.mark.parametrize(("game_id", "variant"), SETTINGS)
def test_pettingzoo_finds_no_fault(game_id: str, variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game_id, variant), num_cycles=6)
    seed_test(lambda: env(game_id, variant), num_cycles=4)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game_id", "variant"), ONE_EACH)
def test_pettingzoo_finds_no_fault_where_all_act_at_once(game_id: str, variant: str) -> None:
    parallel_api_test(parallel_env(game_id, variant), num_cycles=12)
    parallel_seed_test(lambda: parallel_env(game_id, variant, illegal="random"), num_cycles=6)


@pytest.mark.parametrize(("game_id", "variant"), ONE_EACH)
def test_a_game_is_cut_off_after_as_many_cycles_as_were_asked_for(game_id: str, variant: str) -> None:
    def all_at_once(max_cycles: int) -> raw_parallel_env:
        settings: dict[str, Any] = {"options": {"heap": 99}} if game_id == GUEST else BEST
        return parallel_env(game_id, variant, max_cycles=max_cycles, illegal="random", **settings)

    max_cycles_test(
        SimpleNamespace(
            parallel_env=all_at_once, env=lambda max_cycles: parallel_to_aec(all_at_once(max_cycles))
        )
    )


def test_a_solitaire_is_cut_off_in_the_same_way() -> None:
    settings: dict[str, Any] = {"game": "bali", "variant": "solitaire-en", "illegal": "random", **BEST}
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: parallel_env(**settings, max_cycles=max_cycles),
            env=lambda max_cycles: env(**settings, max_cycles=max_cycles),
        )
    )


@pytest.mark.parametrize(("game_id", "variant"), ONE_EACH)
def test_whoever_is_asked_has_an_action_and_the_mask_tells_which(game_id: str, variant: str) -> None:
    table, rng = env(game_id, variant, illegal="raise"), Random(5)
    table.reset(seed=5)
    for _ in range(40):
        if not table.agents or any(table.terminations.values()):
            break
        for agent in table.agents:
            mask = table.observe(agent)["action_mask"]
            if agent == table.agent_selection:
                assert mask[1:].sum() == len(table.moves(agent))
                assert mask.any()
            else:
                assert not mask.any()
        step_at_random(table, rng)


@pytest.mark.parametrize(("game_id", "variant"), [("yali", "base-6"), (GUEST, "four"), (GUEST, "two")])
def test_rewards_come_at_the_end_from_the_outcome_and_sum_to_nothing(game_id: str, variant: str) -> None:
    for seed in range(3):
        table = env(game_id, variant)
        handed = played_out(table, seed)
        told = [rewards for rewards in handed if any(rewards.values())]
        outcome = table.rounds.outcome if table.rounds else None
        assert outcome is not None
        assert len(told) <= 1
        for rewards in told:
            assert sum(rewards.values()) == pytest.approx(0)
            best = {agent for agent, reward in rewards.items() if reward == max(rewards.values())}
            assert best == {f"player_{seat}" for seat in outcome.winners}


def test_alone_one_plays_for_points() -> None:
    table = env("bali", "solitaire-en", most_moves=64)
    handed = played_out(table, 3)
    assert table.rounds is not None
    assert table.rounds.outcome is not None
    assert [r["player_0"] for r in handed if r.get("player_0")] == [table.rounds.outcome.scores[0]]


@pytest.mark.parametrize(("game_id", "variant"), ONE_EACH)
def test_a_table_is_copied_and_pickled_in_the_middle_of_a_game(game_id: str, variant: str) -> None:
    table, rng = env(game_id, variant), Random(2)
    table.reset(seed=2)
    for _ in range(5):
        step_at_random(table, rng)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    for twin in twins:
        mine, its = Random(4), Random(4)
        other = copy.deepcopy(table)
        for _ in range(5):
            if not other.agents:
                break
            step_at_random(other, mine)
            step_at_random(twin, its)
            assert twin.agents == other.agents
            assert twin.rounds is not None
            assert other.rounds is not None
            assert twin.rounds.state == other.rounds.state
    assert len(twins) == 2


@pytest.mark.parametrize(("game_id", "variant"), ONE_EACH)
def test_a_view_is_given_as_dictionary_text_and_numbers(game_id: str, variant: str) -> None:
    table = env(game_id, variant, render_mode="ansi")
    table.reset(seed=1)
    agent = table.agent_selection
    assert isinstance(msgspec.to_builtins(table.view(agent)), dict)
    assert len(table.text(agent).splitlines()) > 3
    assert table.render() is not None
    assert table.observation_space(agent).contains(table.observe(agent))
    pictured = env(game_id, variant, render_mode="svg")
    pictured.reset(seed=1)
    drawn = ElementTree.fromstring(str(pictured.render()))
    assert drawn.tag.endswith("svg")


@pytest.mark.parametrize(("game_id", "variant"), ONE_EACH)
def test_a_picture_of_any_table_is_drawn_from_what_a_seat_sees(game_id: str, variant: str) -> None:
    table, dice = env(game_id, variant), Random(3)
    table.reset(seed=3)
    while table.agents and not any(table.terminations.values()):
        agent = table.agent_selection
        drawn = picture(table.setting, table.view(agent))
        assert len(list(ElementTree.fromstring(drawn).iter())) > 5
        mask = table.observe(agent)["action_mask"]
        table.step(dice.choice([action for action, legal in enumerate(mask) if legal]))
    assert not table.agents or any(table.terminations.values())


@pytest.mark.parametrize(("game_id", "variant"), ONE_EACH)
def test_nothing_that_a_seat_cannot_see_is_in_what_it_is_given(game_id: str, variant: str) -> None:
    table, rng = env(game_id, variant), Random(8)
    table.reset(seed=8)
    for _ in range(60):
        if not table.agents or any(table.terminations.values()):
            break
        assert table.rounds is not None
        state = table.rounds.state
        for seat, agent in enumerate(table.possible_agents):
            told = table.observe(agent), table.text(agent)
            table.rounds.state = table.setting.game.disguise(state, seat, rng)
            other = table.observe(agent), table.text(agent)
            table.rounds.state = state
            assert np.array_equal(told[0]["observation"], other[0]["observation"])
            assert np.array_equal(told[0]["action_mask"], other[0]["action_mask"])
            assert told[1] == other[1]
        step_at_random(table, rng)


def test_whoever_acts_at_once_does_not_see_what_the_others_do() -> None:
    table = env("wordjam", "english")
    table.reset(seed=1)
    assert table.rounds is not None
    first = table.rounds.asked
    assert len(first) == 6
    before = [table.text(agent) for agent in table.possible_agents]
    for _ in first[:-1]:
        table.step(1)
        assert [table.text(agent) for agent in table.possible_agents] == before
    table.step(1)
    assert sum(info["late"] for info in table.infos.values()) == 5  # one was Ali Baba first
    assert [table.text(agent) for agent in table.possible_agents] != before


def test_a_phase_that_everybody_lets_pass_is_ended_by_the_clock() -> None:
    rounds = Rounds(open_setting("wordjam", "english"), 1, patience=1)
    for _ in range(6):
        rounds.decide(None)
    assert [seat for seat, _ in rounds.moves][-2:] == [CLOCK, CHANCE]


def test_a_move_may_be_given_as_text_even_if_no_list_holds_it() -> None:
    table = env("wordjam", "english", illegal="raise", patience=1)
    table.reset(seed=1)
    for number in range(6):
        table.step("sesame" if number == 0 else 0)
    assert table.rounds is not None
    assert table.agent_selection == "player_0"
    table.step('"Atlantis"')
    assert table.view("player_0").words[0].word == "Atlantis"


@pytest.mark.parametrize("action", NO_ACTIONS, ids=lambda action: repr(action)[:12])
def test_an_illegal_action_loses_whatever_it_is(action: Any) -> None:
    table = env()
    table.reset(seed=1)
    offender = table.agent_selection
    table.step(action)
    assert table.rewards == {agent: -1.0 if agent == offender else 0.0 for agent in table.agents}
    assert all(table.terminations.values())
    assert "refused" in table.infos[offender]
    helped = env(illegal="random")
    helped.reset(seed=1)
    helped.step(action)
    assert helped.rounds is not None
    assert len(helped.rounds.moves) == 2, "the lot, and a legal move instead"


def test_where_an_illegal_action_is_refused_it_changes_nothing() -> None:
    strict = env(illegal="raise")
    strict.reset(seed=1)
    for action in (0, *NO_ACTIONS):
        assert strict.rounds is not None
        before = strict.rounds.state
        with pytest.raises(ValueError, match="not legal"):
            strict.step(action)
        assert strict.rounds.state is before
        assert strict.agents == strict.possible_agents


def test_in_parallel_an_illegal_action_loses_or_is_refused() -> None:
    table = parallel_env(GUEST, "two")
    table.reset(seed=1)
    _, rewards, ended, _, infos = table.step({"player_0": 400, "player_1": 0})
    assert rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(ended.values())
    assert "refused" in infos["player_0"]
    strict = parallel_env(GUEST, "two", illegal="raise")
    strict.reset(seed=1)
    before = strict.moves("player_0")
    for actions in ({}, {"player_0": np.array([1, 2])}, {"player_0": 1, "player_1": np.array([3])}):
        with pytest.raises(ValueError, match="not legal"):
            strict.step(actions)
    for lenient in (strict, parallel_env(GUEST, "two")):
        lenient.reset(seed=1)
        with pytest.raises(ValueError, match="no 'player_9'"):
            lenient.step({"player_0": 1, "player_9": 1})
        with pytest.raises(TypeError, match="mapping"):
            lenient.step([1, 0])  # type: ignore[arg-type]
        assert lenient.moves("player_0") == before


def test_nobody_acts_for_another_seat() -> None:
    table = env("yali", "tournament", illegal="raise")
    table.reset(seed=1)
    mover, before = table.agent_selection, table.moves(table.agent_selection)
    row = {"player_0": "a8-a7", "player_1": "a1-a2"}[mover]
    with pytest.raises(ValueError, match="opponent"):
        table.step(row)
    assert (table.agent_selection, table.moves(mover)) == (mover, before)
    strict = parallel_env("yali", "tournament", illegal="raise")
    strict.reset(seed=1)
    other = next(agent for agent in strict.agents if agent != mover)
    with pytest.raises(ValueError, match="not legal"):
        strict.step({mover: 1, other: 1})
    assert strict.moves(mover) == before
    lost = parallel_env("yali", "tournament")
    lost.reset(seed=1)
    rewards = lost.step({mover: 1, other: 1})[1]
    assert rewards == {mover: 0.0, other: -1.0}


def test_nothing_is_done_before_the_first_reset_or_after_the_end() -> None:
    table = env(GUEST, "two")
    for early in (table.step, table.observe, table.moves, table.text, table.view):
        with pytest.raises(gymnasium.error.ResetNeeded):
            early("player_0")
    for by_reset in ("agent_selection", "rewards", "terminations", "truncations", "infos"):
        with pytest.raises(AttributeError, match="cannot be accessed before reset"):  # as PettingZoo says it
            getattr(table, by_reset)
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        table.last()
    played_out(table, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        parallel_env().step({})


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": "yali", "variant": "blitz"}, "blitz"),
        ({"game": "yali", "options": {"colour": 1}}, "colour"),
        ({"game": "yali", "options": {"rows": 7}}, "rows"),
        ({"game": "yali", "players": 3}, "3"),
        ({"game": "bali", "variant": "solitaire-fr", "options": {"space_age": True}}, "Space Age"),
        ({"game": "../yali"}, "no game"),
        ({"game": None}, "no game"),
        ({"options": ["rows"]}, "mapping"),
        ({"options": {"rows": "8"}}, "rows"),
        ({"players": 2.0}, "players"),
        ({"most_moves": 0}, "most_moves"),
        ({"max_cycles": 0}, "max_cycles"),
        ({"patience": 0}, "patience"),
        ({"illegal": "forgive"}, "illegal"),
        ({"reward": "gold"}, "reward"),
        ({"render_mode": "human"}, "render_mode"),
        ({"lang": "it"}, "language"),
        ({"seed": "one"}, "seed"),
    ],
)
def test_a_setting_that_there_is_not_is_refused_in_a_sentence(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        env(**settings)


def test_the_same_seed_is_the_same_game_and_the_next_game_is_another() -> None:
    table, again = env("bali", "two-en"), env("bali", "two-en")
    table.reset(seed=7)
    again.reset(seed=7)
    assert table.text("player_0") == again.text("player_0")
    table.reset()
    again.reset()
    assert table.text("player_0") == again.text("player_0")
    again.reset(seed=7)
    assert table.text("player_0") != again.text("player_0")


def test_spaces_are_as_large_as_was_asked_for() -> None:
    table = env("bali", "two-en", most_moves=10)
    table.reset(seed=1)
    assert table.action_space("player_0") == spaces.Discrete(11)
    assert len(table.moves(table.agent_selection)) == 10
