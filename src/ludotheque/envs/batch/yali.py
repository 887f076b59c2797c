"""Many games of YALi. An action is the place of a move in `moves`, which the compiled rules list.

Opened by `open_batch`. It knows the compiled rules alone; tests play it beside the readable ones.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.envs.batch import check_actions, seeds
from ludotheque.games.yali import kernel
from ludotheque.games.yali.jit import compiled
from ludotheque.games.yali.packed import describe, pack
from ludotheque.games.yali.rules import start
from ludotheque.games.yali.types import Options

WIDTH = 256
"""Moves listed for each game. Eight marbles have never been seen to have more; what is more is not listed."""
PAST = 512
"""Sideways moves in a row that are remembered (Y13); a game with more is called a draw."""


class Batch:
    """`reset`, `step`, `legal_mask`, `observations`; the arrays below may be read, not written."""

    def __init__(self, games: int, options: Options, _players: int = 2, seed: int = 0) -> None:
        self.games, self.options = games, options
        self._spec = describe(options)
        self._first = np.array(pack(options, start(options, 2).position), np.int64)
        self.positions = np.zeros((games, 6), np.int64)
        """Gold's and Silver's marbles as bits, their side marbles, the torque, the turn (see the kernel)."""
        self.movers = np.zeros(games, np.int64)
        """Whose move it is: 0 Gold, 1 Silver."""
        self.counts = np.zeros(games, np.int32)
        """How many legal moves there are."""
        self.moves = np.zeros((games, WIDTH), np.int32)
        """The legal moves, packed: origin in bits 0-5, destination in 6-11, side moves above."""
        self._past = np.zeros((games, PAST, 2), np.int64)
        self._now = np.zeros(games, np.int64)
        self._rewards = np.zeros((games, 2), np.float32)
        self._over = np.zeros(games, np.bool_)
        self._scratch = np.zeros(kernel.BUFFER, np.int64)
        self._seen = np.zeros((games, options.rows, 6, 4), np.uint8)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """All games anew; without a seed the luck goes on from where it was."""
        if seed is not None:
            self._dice = seeds(self.games, seed)
        _deal_all(*self._arrays())

    def step(self, actions: Any) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """One move in every game: rewards (games × 2) and which are over; those are dealt anew at once.

        The arrays are overwritten by the next step. Raises ValueError, and does nothing, if one is not legal.
        """
        given = check_actions(actions, self.counts)
        all_of_it: Any = (*self._arrays(), given, self._rewards, self._over)
        _step_all(*all_of_it)
        return self._rewards, self._over

    def legal_mask(self) -> npt.NDArray[np.bool_]:
        """Games × WIDTH: which actions are legal."""
        mask: npt.NDArray[np.bool_] = np.arange(WIDTH, dtype=np.int32) < self.counts[:, None]
        return mask

    def observations(self) -> npt.NDArray[np.uint8]:
        """What the mover sees, as `envs/features` has it: games × rows × 6 × 4. Overwritten next time."""
        _see_all(self._spec, self.positions, self.movers, self._seen)
        return self._seen

    def random_actions(self, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal action for each game."""
        return (rng.random(self.games) * self.counts).astype(np.int64)

    def _arrays(self) -> Any:
        return (
            self._spec,
            self._first,
            self.positions,
            self.movers,
            self.counts,
            self.moves,
            self._past,
            self._now,
            self._dice,
            self._scratch,
        )


@compiled
def _list(
    spec: Any, pos: Any, movers: Any, counts: Any, moves: Any, past: Any, now: Any, scratch: Any, game: int
) -> int:
    """Who moves, and the moves; how many there are."""
    at = (pos[game, 0], pos[game, 1], pos[game, 2], pos[game, 3], pos[game, 4], pos[game, 5])
    count, mover = kernel.moves_now(spec, at, past[game], 0, now[game], scratch)
    count = min(count, WIDTH)
    movers[game] = mover
    counts[game] = count
    for number in range(count):
        moves[game, number] = scratch[number]
    return count


@compiled
def _deal(first: Any, pos: Any, now: Any, dice: Any, game: int) -> None:
    """A new game; the lot falls by the game's dice."""
    dice[game] ^= dice[game] << np.uint64(13)
    dice[game] ^= dice[game] >> np.uint64(7)
    dice[game] ^= dice[game] << np.uint64(17)
    for part in range(5):
        pos[game, part] = first[part]
    pos[game, 5] = first[5] if first[5] >= 0 else np.int64(dice[game] >> np.uint64(63))
    now[game] = 0


@compiled
def _deal_all(
    spec: Any,
    first: Any,
    pos: Any,
    movers: Any,
    counts: Any,
    moves: Any,
    past: Any,
    now: Any,
    dice: Any,
    scratch: Any,
) -> None:
    for game in range(len(pos)):
        _deal(first, pos, now, dice, game)
        _list(spec, pos, movers, counts, moves, past, now, scratch, game)


@compiled
def _step_all(
    spec: Any,
    first: Any,
    pos: Any,
    movers: Any,
    counts: Any,
    moves: Any,
    past: Any,
    now: Any,
    dice: Any,
    scratch: Any,
    actions: Any,
    rewards: Any,
    over: Any,
) -> None:
    for game in range(len(pos)):
        at = (pos[game, 0], pos[game, 1], pos[game, 2], pos[game, 3], pos[game, 4], pos[game, 5])
        move = int(moves[game, actions[game]])
        kept, end = kernel.remember(at, move, past[game], now[game])
        now[game] = end if kept < 0 else 0
        after = kernel.make(at, movers[game], move)
        for part in range(6):
            pos[game, part] = after[part]
        full = now[game] >= PAST
        left = 0 if full else _list(spec, pos, movers, counts, moves, past, now, scratch, game)
        over[game] = left == 0
        rewards[game, 0] = rewards[game, 1] = 0
        if left == 0:
            won = kernel.winner(spec, after)
            if won < 0 and not full:
                won = kernel.verdict(spec, after)
            if won >= 0:
                rewards[game, won] = 1
                rewards[game, 1 - won] = -1
            _deal(first, pos, now, dice, game)
            _list(spec, pos, movers, counts, moves, past, now, scratch, game)


@compiled
def _see_all(spec: Any, pos: Any, movers: Any, seen: Any) -> None:
    rows = spec[kernel.ROWS]
    for game in range(len(pos)):
        me = movers[game]
        torque = pos[game, 4]
        to_me = np.uint8(torque != 0 and (torque > 0) == (me == 1))
        to_other = np.uint8(torque != 0 and (torque > 0) != (me == 1))
        for row in range(rows):
            there = row if me == 0 else rows - 1 - row
            for column in range(6):
                for plane in range(2):
                    owner = me ^ plane
                    across = column if me == 0 else 5 - column
                    if 1 <= across <= 4:
                        bit = pos[game, owner] >> (4 * there + across - 1) & 1
                    elif (across == 5) == (owner == 0):
                        bit = pos[game, 2 + owner] >> there & 1
                    else:
                        bit = 0
                    seen[game, row, column, plane] = bit
                seen[game, row, column, 2] = to_me
                seen[game, row, column, 3] = to_other
