"""The levels: how far a player looks, how much he misjudges, and which moves he does not see at all."""

from random import Random

from msgspec import Struct

from ludotheque.bots.bot import Situation
from ludotheque.bots.yali.search import Found, Limits, find
from ludotheque.bots.yali.thumb import moves_of
from ludotheque.games.yali.packed import pack_move, unpack_move
from ludotheque.games.yali.rules import seen
from ludotheque.games.yali.values import Go


class Level(Struct, frozen=True):
    """A way to play. `overlooks` is the chance not to see a chain of three jumps; longer ones hide better."""

    limits: Limits
    overlooks: float = 0.0


_TOP = Level(Limits(nodes=3_000_000, noise=4))

LEVELS = {
    "base": {
        "1": Level(Limits(nodes=100_000, depth=1, noise=4000), overlooks=0.6),
        "2": Level(Limits(nodes=100_000, depth=2, noise=900), overlooks=0.2),
        "3": Level(Limits(nodes=8_000, noise=90)),
        "4": Level(Limits(nodes=100_000, noise=20)),
        "5": _TOP,
    },
    # jumped enemies make the tournament game sharper: looking ahead wins more, so steps are smaller
    "tournament": {
        "1": Level(Limits(nodes=100_000, depth=1, noise=2000), overlooks=0.5),
        "2": Level(Limits(nodes=100_000, depth=1, noise=500), overlooks=0.1),
        "3": Level(Limits(nodes=100_000, depth=3, noise=450)),
        "4": Level(Limits(nodes=40_000, noise=15)),
        "5": _TOP,
    },
}
"""By the rules that are played, from a beginner to as strong as we can."""


def think(situation: Situation, level: str) -> tuple[Go, Found | None]:
    """The move of a level, and what was found on the way if there was a choice."""
    state = seen(situation.view)
    seat, chosen = situation.seat, LEVELS[state.options.rules][level]
    moves = noticed(moves_of(state, seat), chosen.overlooks, situation.rng("eye", state.moves))
    if len(moves) == 1:
        return moves[0], None
    among = [pack_move(move) for move in moves] if chosen.overlooks else ()
    # the same misjudgements all through a match: a player with a taste of his own
    taste = situation.rng("taste", level).getrandbits(62)
    found = find(state, chosen.limits, taste, among)
    return unpack_move(state, seat, found.move), found


def noticed(moves: list[Go], overlooks: float, rng: Random) -> list[Go]:
    """The moves that a player sees: steps and short jumps always, long chains less and less often."""
    hidden: dict[tuple[str, str], bool] = {}
    for move in moves:
        jumps = len(move.path) - 1
        chance = 1 - (1 - overlooks) ** (jumps - 2) if jumps > 2 else overlooks / 3 if jumps == 2 else 0.0
        hidden.setdefault((move.path[0], move.path[-1]), rng.random() < chance)
    return [move for move in moves if not hidden[move.path[0], move.path[-1]]] or moves
