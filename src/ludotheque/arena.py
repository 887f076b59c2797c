"""Games between bots at full speed, in virtual time: a bot's "in four seconds" costs nothing.

Pure but for the bots' thinking: the game and its bots are passed in, and a seed fixes everything.
"""

import math
from collections.abc import Sequence
from random import Random

from msgspec import Struct

from ludotheque.bots.bot import Bots, Situation
from ludotheque.game import CHANCE, CLOCK, AnyGame, Seat, act
from ludotheque.tables.table import Story


class Played(Struct, frozen=True):
    """One game of an arena: who sat where, how it ended, how long it was."""

    index: int
    levels: tuple[str, ...]
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    moves: int

    def shares(self) -> tuple[float, ...]:
        """What each seat gets of the one point a game is worth: winners share it, a draw is shared by all."""
        among = self.winners or tuple(range(len(self.levels)))
        return tuple(1 / len(among) if seat in among else 0.0 for seat in range(len(self.levels)))


class StuckGame(RuntimeError):
    """A bot made an illegal move, or nobody moves and no clock runs: a defect, with the position's path."""


def play_game(
    game: AnyGame, bots: Bots, options: object, levels: Sequence[str], seed: str, index: int = 0
) -> Played:
    """Play one game between bots of these levels, by seat."""
    end, moves = _play(game, bots, options, levels, seed)
    outcome = game.outcome(end)
    assert outcome is not None
    return Played(index, tuple(levels), outcome.winners, outcome.scores, outcome.reason, len(moves))


def play_moves(
    game: AnyGame, bots: Bots, options: object, levels: Sequence[str], seed: str
) -> tuple[tuple[Seat, object], ...]:
    """The moves of that game, from the first to the last: what a record is made of."""
    return tuple(_play(game, bots, options, levels, seed)[1])


def _play(
    game: AnyGame, bots: Bots, options: object, levels: Sequence[str], seed: str
) -> tuple[object, list[tuple[Seat, object]]]:
    """The state at the end, and the moves that led there."""
    rng = Random(seed)
    players = len(levels)
    state = game.start(options, players)
    story = Story(game)
    seeds = [rng.getrandbits(48) for _ in levels]
    phase: str | None = None
    began = now = 0.0
    moves: list[tuple[Seat, object]] = []
    while game.outcome(state) is None:
        acting = game.actors(state)
        timer = game.timer(state)
        if (timer.phase if timer else None) != phase:
            phase, began = (timer.phase if timer else None), now
        if CHANCE in acting:
            seat, move = CHANCE, game.roll(state, rng)
        else:
            wishes: list[tuple[float, float, Seat, object]] = []
            for asked in sorted(acting - {CLOCK}):
                situation = Situation(
                    options=options,
                    players=players,
                    seat=asked,
                    view=game.view(state, asked),
                    witnessed=story.witnessed(asked),
                    seed=seeds[asked],
                    elapsed=now - began,
                )
                choice = bots.choose(situation, levels[asked])
                if choice.move is not None:
                    wishes.append((max(choice.at, now - began), rng.random(), asked, choice.move))
            if timer is not None:
                (up,) = game.legal_moves(state, CLOCK)
                wishes.append((timer.seconds, 1.0, CLOCK, up))
            if not wishes:
                raise StuckGame(f"{game.id} {seed}: nobody moves after {len(moves)} moves")
            at, _, seat, move = min(wishes, key=lambda wish: wish[:2])
            now = began + at
        try:
            following = act(game, state, seat, move)
        except Exception as error:
            raise StuckGame(f"{game.id} {seed}: move {len(moves) + 1} {move!r} by {seat}: {error}") from error
        story.add(state, seat, move, following)
        state = following
        moves.append((seat, move))
    return state, moves


def seating(levels: Sequence[str], players: int, index: int) -> tuple[str, ...]:
    """Who sits where in game `index`: levels are dealt round the table, one place on in every game."""
    return tuple(levels[(seat + index) % len(levels)] for seat in range(players))


def deal_seed(seed: int, levels: Sequence[str], index: int) -> str:
    """The luck of game `index`: a full turn of the seating shares its cards, so nobody is luckier."""
    return f"{seed}:{index // len(levels)}"


class Standing(Struct, frozen=True):
    """What a level (or a seat) achieved: places taken, mean share of the point, mean score, with errors."""

    places: int
    share: float
    share_error: float
    score: float
    score_error: float
    score_sd: float


def standings(games: Sequence[Played], *, by_seat: bool = False) -> dict[str, Standing]:
    """Standings by level, or by seat; errors are 95 % half-widths."""
    found: dict[str, list[tuple[float, float]]] = {}
    for played in games:
        for seat, (level, share, score) in enumerate(
            zip(played.levels, played.shares(), played.scores, strict=True)
        ):
            found.setdefault(str(seat) if by_seat else level, []).append((share, score))
    return {name: _standing(rows) for name, rows in sorted(found.items())}


def _standing(rows: Sequence[tuple[float, float]]) -> Standing:
    share, share_sd = _mean_sd([row[0] for row in rows])
    score, score_sd = _mean_sd([row[1] for row in rows])
    half = 1.96 / math.sqrt(len(rows))
    return Standing(len(rows), share, share_sd * half, score, score_sd * half, score_sd)


def _mean_sd(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, math.sqrt(sum((v - mean) ** 2 for v in values) / max(1, len(values) - 1))


def elo(share: float, error: float) -> tuple[float, float, float]:
    """How many Elo points a share of the wins between two is worth: estimate, low and high."""

    def points(p: float) -> float:
        p = min(max(p, 1e-4), 1 - 1e-4)
        return -400 * math.log10(1 / p - 1)

    return points(share), points(share - error), points(share + error)
