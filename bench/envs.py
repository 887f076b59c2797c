"""How many decisions a second each door to a game takes, beside its peers and in the same run.

    .venv/bin/python bench/envs.py

Processor time of one core, so that a busy machine tells ratios truly. OpenSpiel's `breakthrough` is written
in C++ and asked through its Python interface, as ours are. Pgx (`pip install pgx`) is measured on the
processor if it is there; it is in no lock file, for it brings JAX along.
"""

import random
import time
from collections.abc import Callable
from importlib.util import find_spec

import numpy as np
import pyspiel
from pettingzoo.test import performance_benchmark

import ludotheque.envs.openspiel  # noqa: F401 - registers our games
from ludotheque.envs import pettingzoo
from ludotheque.envs.batch import open_batch

SECONDS = 1.5
BATCH = 1024


def measured(some: Callable[[], int]) -> float:
    """Decisions a second; `some` makes a few and says how many."""
    some()
    done, begin = 0, time.process_time()
    while time.process_time() - begin < SECONDS:
        done += some()
    return done / (time.process_time() - begin)


def batched(game: str, games: int, look: bool) -> Callable[[], int]:
    batch, rng = open_batch(game, games, seed=1), np.random.default_rng(1)

    def some() -> int:
        for _ in range(20):
            batch.step(batch.random_actions(rng))
            if look:
                batch.observations()
                batch.legal_mask()
        return 20 * games

    return some


def spiel(name: str) -> Callable[[], int]:
    game, rng = pyspiel.load_game(name), random.Random(1)

    def some() -> int:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            done += 1
        return done

    return some


def pgx(name: str, games: int) -> Callable[[], int]:
    """Pgx plays as many games at once, compiled by JAX, auto-reset, with random legal actions drawn there."""
    import jax
    import pgx as peer
    from pgx.experimental import auto_reset

    env = peer.make(name)

    def one(state: object, key: object) -> object:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        return auto_reset(env.step, env.init)(state, jax.random.categorical(key, logits), key)

    step = jax.jit(jax.vmap(one))
    states = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))]
    keys = [jax.random.PRNGKey(1)]

    def some() -> int:
        for _ in range(20):
            keys[0], drawn = jax.random.split(keys[0])
            states[0] = step(states[0], jax.random.split(drawn, games))
        jax.block_until_ready(states[0])
        return 20 * games

    return some


def zoo(game: str, variant: str | None = None) -> Callable[[], int]:
    env, rng = pettingzoo.env(game, variant), random.Random(1)

    def some() -> int:
        env.reset()
        done = 0
        for _ in env.agent_iter(200):
            seen, _, ended, cut, _ = env.last()
            assert seen is not None
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            env.step(None if ended or cut else rng.choice(legal))
            done += 1
        return done

    return some


def main() -> None:
    rows = {
        f"YALi, {BATCH} at once": batched("yali", BATCH, look=False),
        f"YALi, {BATCH} at once, observed and masked": batched("yali", BATCH, look=True),
        "YALi through OpenSpiel": spiel("ludotheque_yali"),
        "YALi through PettingZoo": zoo("yali"),
        "breakthrough through OpenSpiel (C++)": spiel("breakthrough"),
        f"BALI solitaire, {BATCH} at once": batched("bali", BATCH, look=False),
        "BALI solitaire through PettingZoo": zoo("bali", "solitaire-en"),
        "WORD JAM through PettingZoo": zoo("wordjam"),
    }
    if find_spec("pgx"):
        rows |= {
            f"Pgx {name}, {BATCH} at once": pgx(name, BATCH) for name in ("tic_tac_toe", "gardner_chess")
        }
    speeds = {name: measured(some) for name, some in rows.items()}
    peer = speeds["breakthrough through OpenSpiel (C++)"]
    for name, speed in speeds.items():
        print(f"{name:48} {speed:12,.0f} decisions/s   {speed / peer:8.2f} × breakthrough")
    ratio = speeds[f"YALi, {BATCH} at once"] / speeds["YALi through PettingZoo"]
    print(f"YALi in batches is {ratio:,.0f} times as fast as through PettingZoo")
    for game, variant in (("yali", "base"), ("bali", "solitaire-en"), ("wordjam", "english")):
        print(f"PettingZoo's own benchmark, {game} {variant}:")
        performance_benchmark(pettingzoo.env(game, variant))


if __name__ == "__main__":
    main()
