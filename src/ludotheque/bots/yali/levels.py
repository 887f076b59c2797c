"""The levels: how far a player looks, how much he misjudges, and which moves he does not see at all.

On a board that is small enough to be solved the highest level makes no mistake.
"""

from random import Random
from typing import assert_never

from msgspec import Struct

from ludotheque.bots.bot import Situation
from ludotheque.bots.yali import beginner
from ludotheque.bots.yali.beginner import Beginner
from ludotheque.bots.yali.search import Found, Limits, find
from ludotheque.bots.yali.solving import solvable, solver
from ludotheque.bots.yali.thumb import moves_of
from ludotheque.game import Seat
from ludotheque.games.yali.packed import pack_move, unpack_move
from ludotheque.games.yali.types import Go, State
from ludotheque.games.yali.view import seen


class Searcher(Struct, frozen=True):
    """Who looks ahead."""

    limits: Limits
    overlooks: float = 0.0
    """The chance not to see a chain of three jumps; longer ones hide better."""
    taste: str = ""
    """What his misjudgements are drawn from; a level that is renumbered keeps it and plays as it did."""


_BEST = Searcher(Limits(nodes=3_000_000, noise=4), taste="5")
_SMALL = Limits(nodes=60_000)
"""On a board that is solved: to win soon, or to make it hard."""
_ALL = 100_000
"""Nodes enough for whoever looks so few moves ahead."""

LEVELS: dict[str, dict[str, Beginner | Searcher]] = {
    "base": {
        "1": Beginner(wavers=1.5, overlooks=0.6, forgets=0.18),
        "2": Searcher(Limits(nodes=_ALL, depth=1, noise=4400), overlooks=0.6),
        "3": Searcher(Limits(nodes=_ALL, depth=1, noise=3400), overlooks=0.5),
        "4": Searcher(Limits(nodes=_ALL, depth=1, noise=1850), overlooks=0.4),
        "5": Searcher(Limits(nodes=_ALL, depth=3, noise=450), overlooks=0.1),
        "6": Searcher(Limits(nodes=10_000, noise=90)),
        "7": Searcher(Limits(nodes=30_000, noise=35)),
        "8": _BEST,
    },
    # jumped enemies make the tournament game sharper: looking ahead wins more
    "tournament": {
        "1": Beginner(wavers=1.5, overlooks=0.6, forgets=0.12),
        "2": Searcher(Limits(nodes=_ALL, depth=1, noise=1500), overlooks=0.5),
        "3": Searcher(Limits(nodes=_ALL, depth=1, noise=720), overlooks=0.25),
        "4": Searcher(Limits(nodes=_ALL, depth=2, noise=680), overlooks=0.1),
        "5": Searcher(Limits(nodes=_ALL, depth=2, noise=300)),
        "6": Searcher(Limits(nodes=3_000, noise=90)),
        "7": Searcher(Limits(nodes=40_000, noise=15)),
        "8": _BEST,
    },
}
"""By the rules that are played, from a beginner to as strong as we can."""

TOP = max(LEVELS["base"])


def think(situation: Situation, level: str) -> tuple[Go, Found | None]:
    """The move of a level, and what was found on the way if it searched."""
    state = seen(situation.view)
    seat, player = situation.seat, LEVELS[state.options.rules][level]
    moves = noticed(moves_of(state, seat), player.overlooks, situation.rng("eye", state.moves))
    if len(moves) == 1:
        return moves[0], None
    match player:
        case Beginner():
            likes = beginner.liking(situation.rng("taste"))
            return beginner.choose(
                state, seat, moves, likes, player, situation.rng("hand", state.moves)
            ), None
        case Searcher() if level == TOP and solvable(state.options):
            return _perfect(state, seat, moves)
        case Searcher():
            among = [pack_move(move) for move in moves] if player.overlooks else ()
            # the same misjudgements all through a match: a player with a taste of his own
            taste = situation.rng("taste", player.taste).getrandbits(62)
            found = find(state, player.limits, taste, among)
            return unpack_move(state, seat, found.move), found
        case _:
            assert_never(player)


def _perfect(state: State, seat: Seat, moves: list[Go]) -> tuple[Go, Found | None]:
    """A move that gives nothing away; among several the one that looks best to whoever might err."""
    kept = solver(state.options).best(state, seat, moves)
    found = find(state, _SMALL, among=[pack_move(move) for move in (kept[0] if kept else moves)])
    return unpack_move(state, seat, found.move), found


def noticed(moves: list[Go], overlooks: float, rng: Random) -> list[Go]:
    """The moves that a player sees: steps and short jumps always, long chains less and less often."""
    hidden: dict[tuple[str, str], bool] = {}
    for move in moves:
        jumps = len(move.path) - 1
        chance = 1 - (1 - overlooks) ** (jumps - 2) if jumps > 2 else overlooks / 3 if jumps == 2 else 0.0
        hidden.setdefault((move.path[0], move.path[-1]), rng.random() < chance)
    return [move for move in moves if not hidden[move.path[0], move.path[-1]]] or moves
