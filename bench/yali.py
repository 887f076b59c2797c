"""YALi: the compiled rules beside the readable ones and beside OpenSpiel's games of the same kind.

All of it runs on one core; seconds are CPU seconds, so that a busy machine does not distort them.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ludotheque.bots.bot import Situation
from ludotheque.bots.yali import BOTS
from ludotheque.bots.yali.levels import TOP
from ludotheque.bots.yali.search import Limits, find
from ludotheque.game import CHANCE
from ludotheque.games.yali import GAME, VARIANTS, kernel
from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.packed import describe, pack, pack_earlier, unpack_move
from ludotheque.games.yali.rules import apply, mover, start
from ludotheque.games.yali.types import GOLD, Go, Lot, Options, State

SECONDS = 2.0
UCT = 1.4
"""How much MCTS explores; the square root of two is the usual value."""


def readable_playout(options: Options, rng: Random) -> int:
    """Moves of one random game by the readable rules."""
    state = apply(start(options, 2), CHANCE, Lot(GOLD))
    played = 0
    while (seat := mover(state)) is not None:
        state = apply(state, seat, rng.choice(list(legal_moves(state, seat))))
        played += 1
    return played


def kernel_playouts(options: Options, seed: int, games: int) -> int:
    """Moves of many random games by the compiled rules."""
    state = apply(start(options, 2), CHANCE, Lot(GOLD))
    past, _ = pack_earlier(state, room=4096)
    out = np.zeros(kernel.BUFFER, dtype=np.int64)
    return kernel.playouts(describe(options), pack(options, state.position), seed, games, past, out)[0]


def measure(play: Callable[[int], tuple[int, int]]) -> tuple[float, float]:
    """Games and moves per second of `play(seed) -> games, moves` over a few seconds."""
    play(0)
    games = moves = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        some, more = play(games + 1)
        games, moves = games + some, moves + more
    return games / spent, moves / spent


def openspiel(name: str) -> tuple[float, float]:
    """Random play of one of OpenSpiel's games through its Python API."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> tuple[int, int]:
        rng, state, moves = Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
        return 1, moves

    return measure(play)


def perft_seconds(rules: str, depth: int) -> tuple[int, float]:
    """The count and how long it took, once compiled."""
    state: State = apply(start(VARIANTS[rules], 2), CHANCE, Lot(GOLD))
    past, _ = pack_earlier(state)
    buffers = np.zeros((depth + 1, kernel.BUFFER), dtype=np.int64)
    spec, pos = describe(state.options), pack(state.options, state.position)
    kernel.perft(spec, pos, 1, past, 0, 0, buffers)
    begun = time.process_time()
    counted = kernel.perft(spec, pos, depth, past, 0, 0, buffers)
    return counted, time.process_time() - begun


def search_speed(rules: str, nodes: int = 3_000_000) -> tuple[float, float]:
    """Nodes per second of the strongest level's search over a few moves of a game, and seconds per move."""
    state: State = apply(start(VARIANTS[rules], 2), CHANCE, Lot(GOLD))
    find(state, Limits(nodes=1000))
    looked = moves = 0
    spent = 0.0
    while moves < 40 and (seat := mover(state)) is not None:
        if moves % 10 == 0:
            begun = time.process_time()
            looked += find(state, Limits(nodes=nodes)).nodes
            spent += time.process_time() - begun
        state = apply(state, seat, unpack_move(state, seat, find(state, Limits(nodes=5000)).move))
        moves += 1
    return looked / spent, spent / 4


def against_mcts(rules: str, games: int, simulations: int, level: str, out: Path | None) -> None:
    """Our bot against OpenSpiel's MCTS in Python, whose random rollouts are played by the compiled rules.

    Goes on from the games that `out` holds. The sides change with every game, the lot with every second.
    """
    setting = {"rules": rules, "level": level, "simulations": simulations, "uct_c": UCT}
    lines = out.read_text(encoding="utf-8").splitlines() if out and out.exists() else []
    if lines and json.loads(lines[0]) != setting:
        raise SystemExit(f"{out} holds another run: {lines[0]}")
    played = [json.loads(line) for line in lines[1:]]
    if out and not lines:
        out.write_text(json.dumps(setting) + "\n", encoding="utf-8")
    for index in range(len(played), games):
        played.append(mcts_game(rules, simulations, level, index))
        if out:
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(played[-1]) + "\n")
        points = sum(one["points"] for one in played)
        print(f"  {rules}: level {level} against MCTS, {simulations}: {points} of {index + 1}", flush=True)


def mcts_game(rules: str, simulations: int, level: str, index: int) -> dict[str, float]:
    """One game: the points of our bot, the moves, and the processor seconds of both sides."""
    import pyspiel
    from open_spiel.python.algorithms import mcts

    from ludotheque.envs.openspiel.yali import NAME
    from ludotheque.games.yali.packed import pack_move

    class Rollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]  # open_spiel carries no types
        def evaluate(self, state: Any) -> Any:
            spec, pos = describe(state.node.options), state.node.pos
            seed = int(self._random_state.randint(1 << 31))
            won = kernel.playout(spec, pos, seed, past, out)[1]
            return np.array([0.0, 0.0] if won < 0 else [1.0 - 2 * won, 2.0 * won - 1])

    past, out = np.zeros((4096, 2), dtype=np.int64), np.zeros(kernel.BUFFER, dtype=np.int64)
    game = pyspiel.load_game(NAME, {"rules": rules})
    dice = np.random.RandomState(index)
    rival = mcts.MCTSBot(game, UCT, simulations, Rollouts(1, dice), random_state=dice)
    state, ours = game.new_initial_state(), index % 2
    state.apply_action(index // 2 % 2)
    spent = {True: 0.0, False: 0.0}
    while not state.is_terminal():
        seat, begun = state.current_player(), time.process_time()
        if seat != ours:
            actions: tuple[int, ...] = (rival.step(state),)
        else:
            view = GAME.view(state.value, seat)
            asked = Situation(options=state.value.options, players=2, seat=seat, view=view, seed=index)
            move = BOTS.choose(asked, level).move
            assert isinstance(move, Go)
            packed = pack_move(move)
            actions = next(parts for parts, made in state.node.parts.items() if made == packed)
        spent[seat == ours] += time.process_time() - begun
        for action in actions:
            state.apply_action(action)
    return {
        "index": index,
        "points": (1 + state.returns()[ours]) / 2,
        "moves": state.value.moves,
        "seconds": round(spent[True], 1),
        "mcts_seconds": round(spent[False], 1),
    }


def main() -> None:
    """Print the tables, or play against MCTS if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--mcts", type=int, metavar="GAMES", help="only play so many games against OpenSpiel's MCTS"
    )
    parser.add_argument("--simulations", type=int, default=2000)
    parser.add_argument("--level", default=TOP)
    parser.add_argument("--out", type=Path, help="keep the games against MCTS here and go on from them")
    parser.add_argument("--rules", choices=("base", "tournament"), default="base")
    args = parser.parse_args()
    if args.mcts:
        against_mcts(args.rules, args.mcts, args.simulations, args.level, args.out)
        return
    print("YALi search, the top level's budget of 3,000,000 nodes")
    for rules in ("base", "tournament"):
        speed, seconds = search_speed(rules)
        print(f"  {rules:11} {speed:>12,.0f} nodes/s  {seconds:6.2f} s a move")
    print()
    print("YALi perft, compiled rules")
    for rules in ("base", "tournament"):
        counted, seconds = perft_seconds(rules, 5)
        print(f"  {rules:11} depth 5  {counted:>12,}  {seconds:7.3f} s  {counted / seconds:>14,.0f} /s")
    print("\nRandom play            games/s        moves/s")
    for rules in ("base", "tournament"):
        options = VARIANTS[rules]
        slow = measure(lambda seed, options=options: (1, readable_playout(options, Random(seed))))  # type: ignore[misc]
        fast = measure(lambda seed, options=options: (1000, kernel_playouts(options, seed, 1000)))  # type: ignore[misc]
        _row(f"{rules}, readable", *slow)
        _row(f"{rules}, compiled", *fast, f"{fast[0] / slow[0]:6.0f} × readable")
    try:
        for name in ("breakthrough", "checkers"):
            peer = openspiel(name)
            _row(
                f"OpenSpiel {name}", *peer, f"through its Python API; compiled YALi {fast[1] / peer[1]:.1f} ×"
            )
    except ImportError:
        print("  OpenSpiel is not installed (make bench installs it): no peers measured")


def _row(name: str, games: float, moves: float, remark: str = "") -> None:
    print(f"  {name:22}{games:>12,.0f}{moves:>15,.0f}  {remark}")


if __name__ == "__main__":
    main()
