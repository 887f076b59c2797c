"""All games behind OpenSpiel's interface, judged by OpenSpiel's own checks."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import mcts

from ludotheque.envs.openspiel.yali import NAME, action_name, actions_of, packed_of
from ludotheque.game import CHANCE, act
from ludotheque.games.yali import GAME
from ludotheque.games.yali.packed import pack_move
from ludotheque.games.yali.types import Go, Lot
from ludotheque.registry import GAME_IDS
from ludotheque.registry import game as registered

YALI = (
    "",
    "(rules=tournament)",
    "(rows=6,first=silver)",
    "(rules=tournament,rows=10,arrival=last-row)",
    "(rules=tournament,earned=two)",
    "(rules=tournament,rows=4,earned=two,first=gold)",
)
TABLES = ("bali(variant=solitaire-en)", "bali(variant=two-en,players=3)", "wordjam(variant=german)")
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("name", [*(f"yali{setting}" for setting in YALI), *TABLES])
def test_openspiels_random_simulations_find_no_fault(name: str) -> None:
    game = pyspiel.load_game(f"ludotheque_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize(
    "check", [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]
)
def test_openspiels_api_tests_find_no_fault(
    game_id: str, check: str, states: dict[str, tuple[Any, list[Any]]]
) -> None:
    case = api_test.EnforceAPIOnPartialTreeBase(check)
    case.game, case.some_states = states[game_id]
    case.game_name, case.game_type = case.game.get_type().short_name, case.game.get_type()
    getattr(case, check)()


@pytest.fixture(scope="module")
def states() -> dict[str, tuple[Any, list[Any]]]:
    """Places on the way of a random game."""
    found = {}
    for game_id in GAME_IDS:
        game, rng = pyspiel.load_game(f"ludotheque_{game_id}"), Random(3)
        node = game.new_initial_state()
        met: list[Any] = []
        while not node.is_terminal() and len(met) < 25:
            met.append(node.clone())
            node.apply_action(rng.choice(node.legal_actions()))
        found[game_id] = game, [*met, node]
    return found


@pytest.mark.parametrize("setting", YALI)
def test_a_game_through_openspiel_is_the_same_game(setting: str) -> None:
    game = pyspiel.load_game(NAME + setting)
    rows = game.options.rows
    node, state, rng = game.new_initial_state(), GAME.start(game.options, 2), Random(7)
    assert node.is_initial_state()
    assert node.is_chance_node() == (game.options.first == "lot")
    if node.is_chance_node():
        lot = rng.choice((0, 1))
        node.apply_action(lot)
        state = act(GAME, state, CHANCE, Lot(lot))
    while not node.is_terminal():
        (seat,) = GAME.actors(state)
        legal = {pack_move(move): move for move in GAME.legal_moves(state, seat) if isinstance(move, Go)}
        assert sorted(node.node.parts.values()) == sorted(legal)
        chosen: list[int] = []
        before = node.node
        while node.node is before:
            assert node.current_player() == seat
            chosen.append(rng.choice(node.legal_actions()))
            node.apply_action(chosen[-1])
            assert not node.is_initial_state()
        packed = packed_of(chosen, rows)
        assert before.parts[tuple(chosen)] == packed
        state = act(GAME, state, seat, legal[packed])
        assert node.value == state
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert sum(node.returns()) == 0
    assert [r > 0 for r in node.returns()] == [seat in outcome.winners for seat in (0, 1)]


def test_y10_where_two_side_moves_may_be_earned_both_are_chosen_in_parts() -> None:
    game, rng = pyspiel.load_game(f"{NAME}(rules=tournament,earned=two)"), Random(3)
    node, seen = game.new_initial_state(), 0
    while seen < 3:
        if node.is_terminal():
            node = game.new_initial_state()
        node.apply_action(rng.choice(node.legal_actions()))
        for packed in node.node.moves.tolist() if node.node.seat in (0, 1) and not node.chosen else ():
            if packed >> 22:
                said = next(parts for parts, move in node.node.parts.items() if move == packed)
                names = [action_name(action, 8) for action in said]
                assert [name.split()[0] for name in names] == ["from", "to", "side", "side", "side", "side"]
                assert actions_of(packed, 8, {packed & 0xFFF, packed & 0x3FFFFF}) == said
                assert packed_of(said, 8) == packed
                board = node.clone()
                before = board.observation_tensor(0)
                for action in said[:-1]:
                    board.apply_action(action)
                    assert board.observation_tensor(0) != before, "what is chosen is seen"
                    before = board.observation_tensor(0)
                seen += 1


def test_there_are_89_actions_instead_of_132_096() -> None:
    assert pyspiel.load_game(NAME).num_distinct_actions() == 89


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("yali(rules=blitz)", "blitz|rules"),
        ("yali(rows=7)", "rows"),
        ("yali(rows=six)", "rows"),
        ("yali(earned=two)", "tournament|one"),
        ("yali(colour=1)", "colour"),
        ("bali(variant=blitz)", "blitz"),
        ("bali(variant=two-en,players=99)", "1 to 4"),
        ("bali(variant=two-en,players=-1)", "-1"),
        ("wordjam(variant=english,players=2)", "5 to 12"),
        ("wordjam(colour=1)", "colour"),
    ],
)
def test_parameters_that_there_are_not_are_refused_in_a_sentence(name: str, why: str) -> None:
    with pytest.raises((ValueError, RuntimeError), match=why):
        pyspiel.load_game(f"ludotheque_{name}")


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_an_action_that_is_not_legal_is_refused(game_id: str) -> None:
    node = pyspiel.load_game(f"ludotheque_{game_id}").new_initial_state()
    at_chance = 0
    while node.is_chance_node():
        with pytest.raises((ValueError, RuntimeError), match="not legal"):
            node.apply_action(64)
        assert len(node.history()) == at_chance
        node.apply_action(0)
        at_chance += 1
    before = str(node), node.history()
    for action in ({"yali": 88, "bali": 0}.get(game_id, 512), 513, 2**40):
        with pytest.raises((ValueError, RuntimeError), match="not legal"):
            node.apply_action(action)
    for nonsense in (None, "0", 10**30, 1.5):
        with pytest.raises(TypeError):
            node.apply_action(nonsense)
    with pytest.raises((ValueError, RuntimeError), match="no action 9999"):
        node.action_to_string(0, 9999)
    with pytest.raises((ValueError, RuntimeError), match="player"):
        node.observation_tensor(99)
    assert (str(node), node.history()) == before


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_nothing_is_done_after_the_end(game_id: str) -> None:
    node, dice = pyspiel.load_game(f"ludotheque_{game_id}").new_initial_state(), Random(1)
    while not node.is_terminal():
        node.apply_action(dice.choice(node.legal_actions()))
    before = node.history()
    with pytest.raises((ValueError, RuntimeError), match="not legal"):
        node.apply_action(0)
    assert node.history() == before


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_clone_shares_nothing_that_changes(game_id: str) -> None:
    node = pyspiel.load_game(f"ludotheque_{game_id}").new_initial_state()
    while node.is_chance_node():
        node.apply_action(0)
    before, copy = (str(node), node.history()), node.clone()
    for _ in range(4):
        copy.apply_action(copy.legal_actions()[-1])
    assert (str(node), node.history()) == before
    assert len(copy.history()) == len(before[1]) + 4


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_history_is_all_there_is_to_keep(game_id: str) -> None:
    game, rng = pyspiel.load_game(f"ludotheque_{game_id}"), Random(2)
    node = game.new_initial_state()
    for _ in range(30):
        if not node.is_terminal():
            node.apply_action(rng.choice(node.legal_actions()))
    again = game.deserialize_state(node.serialize())
    assert again.value == node.value
    assert again.legal_actions() == node.legal_actions()


def test_yalis_actions_are_taken_back_one_by_one() -> None:
    game, rng = pyspiel.load_game(f"{NAME}(rules=tournament)"), Random(4)
    node = game.new_initial_state()
    met: list[tuple[Any, ...]] = []
    while not node.is_terminal():
        met.append((node.current_player(), node.legal_actions(), str(node), node.observation_tensor(0)))
        assert node.history() == pyspiel.State.history(node)
        node.apply_action(rng.choice(node.legal_actions()))
    while met:
        player, action = node.full_history()[-1]
        with pytest.raises(ValueError, match="not the last"):
            node.undo_action(1 - player, action)
        node.undo_action(player, action)
        assert (
            node.current_player(),
            node.legal_actions(),
            str(node),
            node.observation_tensor(0),
        ) == met.pop()
        assert node.move_number() == len(node.history()) == len(met)
    assert node.is_initial_state()
    with pytest.raises(ValueError, match="not the last"):
        node.undo_action(0, 0)


def test_a_game_goes_on_elsewhere_after_an_action_was_taken_back() -> None:
    game = pyspiel.load_game(NAME)
    node, straight = game.new_initial_state(), game.new_initial_state()
    node.apply_action(1)
    straight.apply_action(1)
    first, *_, last = node.legal_actions()
    node.apply_action(first)
    node.undo_action(1, first)
    for one in (node, straight):
        one.apply_action(last)
    for one in (node, node.clone(), game.deserialize_state(node.serialize())):
        assert one.history() == straight.history() == [1, last]
        assert one.information_state_string(0) == straight.information_state_string(0)
        assert one.value == straight.value


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_tables_and_actions_are_told_as_json_and_actions_read_back(game_id: str) -> None:
    node, rng = pyspiel.load_game(f"ludotheque_{game_id}").new_initial_state(), Random(6)
    for _ in range(12):
        assert json.loads(node.to_json()) == node.to_dict()
        if node.is_chance_node():
            node.apply_action(rng.choice(node.legal_actions()))
            continue
        player = node.current_player()
        seen = node.to_observation_struct(player).to_dict()
        view = registered(game_id).view(node.value, player)
        assert seen.items() >= json.loads(msgspec.json.encode(view)).items()
        action = rng.choice(node.legal_actions())
        told = node.action_to_struct(player, action)
        assert told.to_dict() == {"action": node.action_to_string(player, action)}
        assert node.struct_to_actions(told) == [action]
        node.apply_action_struct(told)


def test_words_come_from_the_lists() -> None:
    node = pyspiel.load_game("ludotheque_wordjam").new_initial_state()
    said: list[str] = []
    while not said:
        player = node.current_player()
        said = (
            []
            if player < 0
            else [
                text
                for a in node.legal_actions()
                if (text := node.action_to_string(player, a)).startswith('"')
            ]
        )
        node.apply_action(node.legal_actions()[-1])
    assert len(said) > 50


def test_openspiels_tree_search_can_play_it() -> None:
    game = pyspiel.load_game(NAME + "(rows=6)")
    node = game.new_initial_state()
    node.apply_action(0)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(n_rollouts=1, max_length=20))
    assert bot.step(node) in node.legal_actions()


def playthrough(game_id: str) -> str:
    """The beginning of a random game: who does what, and how many actions there were."""
    node, rng = pyspiel.load_game(f"ludotheque_{game_id}").new_initial_state(), Random(1)
    lines: list[str] = []
    while not node.is_terminal() and len(lines) < 60:
        player, legal = node.current_player(), node.legal_actions()
        action = rng.choice(legal)
        lines.append(f"{player} {action} of {len(legal)}: {node.action_to_string(player, action)}")
        node.apply_action(action)
    return "\n".join([*lines, str(node), ""])


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_playthrough_is_what_it_was(game_id: str) -> None:
    """After a change that is meant: `python -m tests.envs.test_openspiel` writes them anew."""
    assert playthrough(game_id) == (PLAYTHROUGHS / f"{game_id}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for one in GAME_IDS:
        (PLAYTHROUGHS / f"{one}.txt").write_text(playthrough(one), encoding="utf-8")
