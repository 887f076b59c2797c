"""YALi behind OpenSpiel's interface, judged by OpenSpiel's own checks."""

from random import Random

import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from ludotheque.envs import openspiel
from ludotheque.game import CHANCE, act
from ludotheque.games.yali import GAME

SETTINGS = ("", "(rules=tournament)", "(rows=6)", "(rules=tournament,rows=10,arrival=last-row)")


@pytest.mark.parametrize("setting", SETTINGS)
def test_openspiels_random_simulations_find_no_fault(setting: str) -> None:
    game = pyspiel.load_game(openspiel.NAME + setting)
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_game_through_openspiel_is_the_same_game(setting: str) -> None:
    game = pyspiel.load_game(openspiel.NAME + setting)
    node = game.new_initial_state()
    state = GAME.start(game.options, 2)
    rng = Random(7)
    while not node.is_terminal():
        player = node.current_player()
        seat = CHANCE if node.is_chance_node() else player
        legal = {openspiel.action_of(m, game.options.rows): m for m in GAME.legal_moves(state, seat)}
        assert node.legal_actions() == sorted(legal)
        action = rng.choice(sorted(legal))
        state = act(GAME, state, seat, legal[action])
        node.apply_action(action)
        assert node.value == state
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert sum(node.returns()) == 0
    assert [r > 0 for r in node.returns()] == [seat in outcome.winners for seat in (0, 1)]


def test_different_moves_have_different_actions() -> None:
    state = act(
        GAME,
        GAME.start(GAME.options_type(), 2),
        CHANCE,
        GAME.roll(GAME.start(GAME.options_type(), 2), Random(1)),
    )
    (seat,) = GAME.actors(state)
    moves = list(GAME.legal_moves(state, seat))
    assert len({openspiel.action_of(move, 8) for move in moves}) == len(moves) == 18


def test_a_clone_shares_nothing_that_changes() -> None:
    node = pyspiel.load_game(openspiel.NAME).new_initial_state()
    node.apply_action(0)
    copy = node.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert node.value != copy.value
    assert len(node.history()) == 1


def test_openspiels_tree_search_can_play_it() -> None:
    game = pyspiel.load_game(openspiel.NAME + "(rows=6)")
    node = game.new_initial_state()
    node.apply_action(0)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(n_rollouts=1, max_length=20))
    assert bot.step(node) in node.legal_actions()
