"""Hints during a game and an analysis after it, from the search that the strongest level plays with."""

import math
from collections.abc import Iterator, Sequence

from ludotheque.bots.bot import Situation
from ludotheque.bots.insight import Hint, Progress, Remark, Review
from ludotheque.bots.yali.search import SURE, Found, Limits, find
from ludotheque.bots.yali.weights import UNIT
from ludotheque.game import Param, Seat, act
from ludotheque.games.yali import GAME
from ludotheque.games.yali.packed import pack_move, unpack_move
from ludotheque.games.yali.rules import after, is_sideways
from ludotheque.games.yali.types import GOLD, Go, Lot, Move, Options, State
from ludotheque.games.yali.view import seen

HINT = Limits(nodes=500_000)
REVIEW = Limits(nodes=60_000)
MISTAKE, BLUNDER = 0.1, 0.25
"""Chances to win given away that are worth a word, and that turn a game."""


def hint(situation: Situation, step: int) -> Hint:
    """What to look for, then which marble, then the move and why."""
    state, seat = seen(situation.view), situation.seat
    found = find(state, HINT)
    move = unpack_move(state, seat, found.move)
    if step <= 0:
        return Hint(f"yali-hint-look-{_kind(state, seat, move, found)}")
    if step == 1:
        return Hint("yali-hint-marble", {"cell": move.path[0]})
    said: dict[str, Param] = {"move": GAME.write(state, seat, move)}
    if _sure(found, seat):
        return Hint("yali-hint-best-wins", said, move, more=False)
    reason = "keeps" if after(state, seat, move).turn == seat else "gives"
    said["chance"] = round(100 * _for(seat, chance(found.value)))
    return Hint(f"yali-hint-best-{reason}", said, move, more=False)


def _kind(state: State, seat: Seat, move: Go, found: Found) -> str:
    if _sure(found, seat):
        return "win"
    if move.side:
        return "side"
    if len(move.path) > 2:
        return "chain"
    if is_sideways(move):
        return "sideways"
    return "keep" if after(state, seat, move).turn == seat else "quiet"


def _sure(found: Found, seat: Seat) -> bool:
    return (found.value if seat == GOLD else -found.value) > SURE


def chance(value: int) -> float:
    """A value of the search as Gold's chance to win."""
    if abs(value) > SURE:
        return 1.0 if value > 0 else 0.0
    return 1 / (1 + math.exp(-value / UNIT))


def _for(seat: Seat, gold: float) -> float:
    return gold if seat == GOLD else 1 - gold


def analyse(
    options: Options, players: int, moves: Sequence[tuple[Seat, Move]]
) -> Iterator[Review | Remark | Progress]:
    """Each decision against the best found, then the turning point and each player's mean loss."""
    state = GAME.start(options, players)
    reviews: list[Review] = []
    for index, (seat, move) in enumerate(moves):
        if not isinstance(move, Lot):
            reviews.append(review(state, seat, move, index))
            yield reviews[-1]
        state = act(GAME, state, seat, move)
        yield Progress((index + 1) / len(moves))
    worst = max(reviews, key=lambda one: one.loss, default=None)
    if worst is not None and worst.loss >= MISTAKE:
        yield Remark(
            "yali-remark-turning", {"number": worst.index + 1, "played": worst.played, "best": worst.best}
        )
    for seat in (0, 1):
        own = [one.loss for one in reviews if one.seat == seat]
        if own:
            name = GAME.seat_name(options, players, seat)
            yield Remark(f"yali-remark-loss-{name}", {"percent": round(100 * sum(own) / len(own), 1)})


def review(state: State, seat: Seat, move: Go, index: int) -> Review:
    """One decision: the best move, what it is worth, and what was given away."""
    packed = pack_move(move)
    found = find(state, REVIEW)
    played = found if found.move == packed else find(state, REVIEW, among=[packed])
    best = unpack_move(state, seat, found.move)
    # both are estimates: a move that turns out better than the one thought best was no mistake
    top = max(_for(seat, chance(found.value)), _for(seat, chance(played.value)))
    loss = top - _for(seat, chance(played.value))
    if loss == 0.0 or found.move == packed:
        best, loss = move, 0.0
    text = "yali-review-blunder" if loss >= BLUNDER else "yali-review-mistake" if loss >= MISTAKE else ""
    if loss >= MISTAKE and _sure(found, seat):
        text = "yali-review-missed-win"
    return Review(
        index=index,
        seat=seat,
        played=GAME.write(state, seat, move),
        best=GAME.write(state, seat, best),
        value=_for(seat, top),
        loss=loss,
        turning=loss >= BLUNDER,
        text=text,
        params={"percent": round(100 * loss)} if text else {},
    )
