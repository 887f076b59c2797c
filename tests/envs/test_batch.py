"""Many games at once are the same games as by the readable rules."""

from typing import Any

import numpy as np
import pytest

from ludotheque.envs.batch import open_batch
from ludotheque.envs.features import yali as planes
from ludotheque.game import CHANCE, act
from ludotheque.games.bali import GAME as BALI
from ludotheque.games.bali.cards import is_bali, reading
from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.types import Build, Dealing, Draw, Place, Remove, Stop
from ludotheque.games.yali import GAME as YALI
from ludotheque.games.yali.packed import pack, pack_move, unpack_move
from ludotheque.games.yali.types import Go, Lot
from ludotheque.lexicon import open_lexicon


@pytest.mark.parametrize("variant", list(YALI.variants))
def test_batched_yali_is_yali(variant: str) -> None:
    batch, rng = open_batch("yali", 3, variant, seed=4), np.random.default_rng(4)
    options = batch.options

    def dealt(game: int) -> Any:
        return act(YALI, YALI.start(options, 2), CHANCE, Lot(int(batch.positions[game, 5])))

    states = [dealt(game) for game in range(3)]
    ended = 0
    for _ in range(120):
        seen = batch.observations()
        for game, state in enumerate(states):
            (mover,) = YALI.actors(state)
            assert batch.movers[game] == mover
            assert tuple(batch.positions[game]) == pack(options, state.position)
            listed = {pack_move(move) for move in YALI.legal_moves(state, mover) if isinstance(move, Go)}
            assert set(batch.moves[game, : batch.counts[game]].tolist()) == listed
            assert np.array_equal(seen[game], planes.tensor(YALI.view(state, mover), mover))
        actions = batch.random_actions(rng)
        made = [int(batch.moves[game, action]) for game, action in enumerate(actions)]
        movers = batch.movers.tolist()
        rewards, over = batch.step(actions)
        for game, state in enumerate(states):
            states[game] = act(YALI, state, movers[game], unpack_move(state, movers[game], made[game]))
            outcome = YALI.outcome(states[game])
            assert bool(over[game]) == (outcome is not None)
            if outcome is not None:
                won = [float(seat in outcome.winners) - float(seat not in outcome.winners) for seat in (0, 1)]
                assert rewards[game].tolist() == (won if outcome.winners else [0.0, 0.0])
                states[game] = dealt(game)
                ended += 1
    assert ended


@pytest.mark.parametrize("variant", ["solitaire-en", "solitaire-fr"])
def test_batched_bali_is_bali(variant: str) -> None:
    options, _ = BALI.variants[variant]
    batch, rng = open_batch("bali", 2, variant, seed=3), np.random.default_rng(3)
    printed = edition(options.edition)
    alphabet = open_lexicon(printed.language).alphabet

    def spelled(game: int, column: int) -> str:
        letters = batch.tables.letters[game, column, : batch.tables.length[game, column]]
        return "".join("*" if letter == 31 else alphabet[letter] for letter in letters)

    def filled(game: int, state: Any) -> Any:
        """The readable table with the cards that the batch drew; of cards that read alike, any."""
        while isinstance(state.phase, Dealing):
            opening = state.panels[0].index("")
            wanted = spelled(game, opening)
            card = next(c for c in state.deck if ("*" if is_bali(c) else reading(printed, c)) == wanted)
            state = act(BALI, state, CHANCE, Draw(card))
        return state

    states = [filled(game, BALI.start(options, 1)) for game in range(2)]
    totals, ended = [0.0, 0.0], 0
    for number in range(150):
        for game, state in enumerate(states):
            assert [reading(printed, column) for column in state.panels[0]] == [
                spelled(game, column) for column in range(7)
            ]
            listed = {
                (move.column.place, 7 if isinstance(move, Remove) else move.pieces[0].place)
                for move in BALI.legal_moves(state, 0)
                if isinstance(move, Remove) or (isinstance(move, Build) and len(move.pieces) == 1)
            }
            codes = batch.moves[game, 1 : batch.counts[game]].tolist()
            if len(codes) < 300:  # with Bali cards the readable list is cut
                assert {(code // 256, code // 32 % 8) for code in codes} == listed
        actions = batch.random_actions(rng)
        if number == 149:
            actions[:] = 0
        codes = [int(batch.moves[game, action]) if action else -1 for game, action in enumerate(actions)]
        rewards, over = batch.step(actions)
        for game, code in enumerate(codes):
            top, below, letter = code // 256, code // 32 % 8, code % 32
            panel = states[game].panels[0]
            move: Any = Stop()
            if code >= 0 and below == 7:
                move = Remove(Place(0, top))
            elif code >= 0:
                wild = "*" in panel[top] + panel[below]
                move = Build(Place(0, top), (Place(0, below),), alphabet[letter] if wild else "")
            state = act(BALI, states[game], 0, move)
            totals[game] += float(rewards[game])
            if over[game]:
                # the cards that were drawn last are not told any more: only a deck that is out ends here
                if not isinstance(state.phase, Dealing):
                    outcome = BALI.outcome(state)
                    assert outcome is not None
                    assert totals[game] == outcome.scores[0]
                    ended += 1
                totals[game] = 0.0
                states[game] = filled(game, BALI.start(options, 1))
            else:
                states[game] = filled(game, state)
    assert ended


@pytest.mark.parametrize("game_id", ["yali", "bali"])
def test_an_illegal_action_is_refused_before_anything_is_done(game_id: str) -> None:
    batch = open_batch(game_id, 4, seed=1)
    before = batch.moves.copy()
    for actions in ([0, 0, 0, 9999], [-1, 0, 0, 0], [0, 0], [0.5, 0, 0, 0], "four"):
        with pytest.raises(ValueError, match=r"legal|whole number"):
            batch.step(actions)
    assert np.array_equal(batch.moves, before)
    assert (batch.legal_mask().sum(axis=1) == batch.counts).all()


@pytest.mark.parametrize("game_id", ["yali", "bali"])
def test_the_same_seed_is_the_same_games(game_id: str) -> None:
    one, other = open_batch(game_id, 8, seed=5), open_batch(game_id, 8, seed=5)
    for rng_seed in range(30):
        assert np.array_equal(one.observations(), other.observations())
        one.step(one.random_actions(np.random.default_rng(rng_seed)))
        other.step(other.random_actions(np.random.default_rng(rng_seed)))


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"game": "wordjam", "games": 2}, "no batch"),
        ({"game": None, "games": 2}, "no batch"),
        ({"game": "yali", "games": 0}, "games: 0"),
        ({"game": "yali", "games": 1.5}, "games: 1.5"),
        ({"game": "yali", "games": 2, "seed": -1}, "seed: -1"),
        ({"game": "yali", "games": 2, "variant": "blitz"}, "blitz"),
        ({"game": "yali", "games": 2, "options": {"colour": 1}}, "colour"),
        ({"game": "bali", "games": 2, "variant": "two-en"}, "only solitaires"),
        ({"game": "yali", "games": 2, "options": {"rows": 7}}, "rows"),
    ],
)
def test_a_batch_that_there_is_not_is_refused(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        open_batch(**settings)
