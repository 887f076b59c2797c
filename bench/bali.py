"""BALI: the compiled enumeration of builds beside the readable one, over positions reached in play.

Times are of the processor, so that a busy machine tells the same.
"""

import time
from random import Random

import numpy as np

from ludotheque.game import CHANCE, act
from ludotheque.games.bali import GAME, kernel
from ludotheque.games.bali.listing import BUILDS_LISTED
from ludotheque.games.bali.packed import listed, packed, search
from ludotheque.games.bali.panel import builds, is_complete, joined
from ludotheque.games.bali.scoring import rulebook
from ludotheque.games.bali.seats import team
from ludotheque.games.bali.types import Build, Move, Options, Remove, State, Turn

GAMES = {1: 40, 2: 24}
ROOM = 4_000_000
LONGEST = 120
"""Turns: careless players can build and forfeit for ever."""
READABLE_SECONDS = 6.0
READABLE_MOST = 30_000


def sensible(state: State, rng: Random) -> Move:
    """Take off words of five letters, build good words, else begin one with two single cards."""
    moves = list(GAME.legal_moves(state, state.turn))
    long = [
        m for m in moves if isinstance(m, Remove) and len(state.panels[m.column.seat][m.column.place]) > 4
    ]
    if long and rng.random() < 0.8:
        return long[0]
    book = rulebook(state.options)
    built = [(m, joined(state.panels, m)) for m in moves if isinstance(m, Build)]
    words = [m for m, column in built if is_complete(book, column)][:6]
    begun = [m for m, column in built if len(column) == 2]
    return rng.choice(words if words and rng.random() < 0.7 else begun or words or moves)


def positions(options: Options, players: int) -> list[State]:
    """Every position with a player to move, of some games."""
    met = []
    for seed in range(GAMES[players]):
        rng, state = Random(seed), GAME.start(options, players)
        while (acting := GAME.actors(state)) and state.turns < LONGEST:
            if acting == {CHANCE}:
                state = act(GAME, state, CHANCE, GAME.roll(state, rng))
                continue
            if isinstance(state.phase, Turn):
                met.append(state)
                seat, move = state.turn, sensible(state, rng)
            else:
                seat = min(acting)
                move = next(iter(GAME.legal_moves(state, seat)))
            state = act(GAME, state, seat, move)
    return met


def compare(name: str, options: Options, players: int) -> None:
    """Print times and counts, and that the counts agree."""
    states, book = positions(options, players), rulebook(options)
    order, info = np.zeros(ROOM, np.uint64), np.zeros(ROOM, np.int64)
    spent, counts = [], []
    for state in states:
        table, _ = packed(book, state.panels, team(state, state.turn))
        begun = time.process_time()
        found, _ = search(book, table, False, kernel.UNBOUNDED, kernel.UNBOUNDED, order, info)
        spent.append((time.process_time() - begun) * 1e3)
        counts.append(found)
    wild = sum(any("*" in panel for panel in state.panels) for state in states) / len(states)
    print(f"{name}: {len(states)} positions, {wild:.0%} with an undeclared Bali card")
    for what, values, digits in (("builds", counts, 0), ("kernel ms", spent, 3)):
        median, p99, most = (f"{x:,.{digits}f}" for x in (np.median(values), _p99(values), max(values)))
        print(f"  {what:12} median {median:>10}  p99 {p99:>12}  most {most:>12}")
    show = [_timed_listing(state) for state in states[:: max(1, len(states) // 100)]]
    print(
        f"  listed ms    median {np.median(show):>10,.3f}  p99 {_p99(show):>12,.3f}"
        f"  ({BUILDS_LISTED} moves, best first)"
    )
    _readable(states, spent, counts)


def _timed_listing(state: State) -> float:
    book = rulebook(state.options)
    begun = time.process_time()
    list(listed(book, state.panels, team(state, state.turn), False, BUILDS_LISTED))
    return (time.process_time() - begun) * 1e3


def _readable(states: list[State], spent: list[float], counts: list[int]) -> None:
    compared, slow, fast, begun = 0, 0.0, 0.0, time.process_time()
    for number in Random(0).sample(range(len(states)), len(states)):
        if counts[number] > READABLE_MOST:
            continue
        state, start = states[number], time.process_time()
        same = sum(1 for _ in builds(rulebook(state.options), state.panels, team(state, state.turn)))
        if same != counts[number]:
            raise SystemExit(f"kernel {counts[number]} builds, readable {same}: {state.panels}")
        slow, fast, compared = slow + time.process_time() - start, fast + spent[number] / 1e3, compared + 1
        if time.process_time() - begun > READABLE_SECONDS:
            break
    print(
        f"  readable     {slow / fast:>7,.0f} times the kernel's time, counts equal on {compared} positions"
    )


def _p99(values: list[float] | list[int]) -> float:
    return float(np.percentile(values, 99))


def main() -> None:
    """Print the tables."""
    for language, edition in (("en", "avalon-hill-1980"), ("fr", "mb-1978-fr"), ("de", "mb-1978-de")):
        for players, kind in ((2, "two players"), (1, "solitaire")):
            options = GAME.variants[f"solitaire-{language}"][0]
            assert options.edition == edition
            compare(f"{kind}, {edition}", options, players)
    from bali_bots import challenges, decisions

    decisions()
    challenges()


if __name__ == "__main__":
    main()
