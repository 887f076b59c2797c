"""An analysis of a finished game, from the search that the strongest level plays with.

Asked as `BOTS.analyse` once a game is over. A hint while it is played is `hint`.
"""

from collections.abc import Iterator, Sequence

from ludotheque.bots.bot import CHANCES, Progress, Remark, Review
from ludotheque.bots.yali.chances import chance, for_seat, is_won
from ludotheque.bots.yali.hint import HINT
from ludotheque.bots.yali.search import Found, Limits, find
from ludotheque.bots.yali.thumb import moves_of
from ludotheque.game import Seat, act
from ludotheque.games.yali import GAME
from ludotheque.games.yali.packed import pack_move, unpack_move
from ludotheque.games.yali.types import Go, Move, Options, State

REVIEW = Limits(nodes=60_000)
BLUNDER = 0.25
"""Chances to win given away that turn a game."""


def analyse(
    options: Options, players: int, moves: Sequence[tuple[Seat, Move]]
) -> Iterator[Review | Remark | Progress]:
    """Each decision against the best found, then the turning point and each player's mean loss."""
    state = GAME.start(options, players)
    reviews: list[Review] = []
    for index, (seat, move) in enumerate(moves):
        if isinstance(move, Go):
            reviews.append(review(state, seat, move, index))
            yield reviews[-1]
        state = act(GAME, state, seat, move)
        yield Progress((index + 1) / len(moves))
    worst = max(reviews, key=lambda one: one.loss, default=None)
    if worst is not None and worst.loss >= CHANCES.mistake:
        yield Remark("yali-remark-turning", {"number": worst.index + 1})
    for seat in (0, 1):
        own = [one.loss for one in reviews if one.seat == seat]
        if own:
            name = GAME.seat_name(options, players, seat)
            yield Remark(f"yali-remark-loss-{name}", {"percent": round(100 * sum(own) / len(own), 1)})


def review(state: State, seat: Seat, move: Go, index: int) -> Review:
    """One decision: the best move, what it is worth, and what was given away.

    Whoever followed a hint made no mistake, although a hint looks further.
    """
    packed = pack_move(move)
    found = find(state, REVIEW)
    played = found if found.move == packed else find(state, REVIEW, among=[packed])
    best = unpack_move(state, seat, found.move)
    # both are estimates: a move that turns out better than the one thought best was no mistake
    top = max(for_seat(seat, chance(found.value)), for_seat(seat, chance(played.value)))
    loss = top - for_seat(seat, chance(played.value))
    followed = loss >= CHANCES.inaccuracy and find(state, HINT).move == packed
    if loss == 0.0 or found.move == packed or followed:
        best, loss = move, 0.0
    text = "yali-review-missed-win" if loss >= CHANCES.mistake and is_won(found, seat) else ""
    return Review(
        index=index,
        seat=seat,
        played=GAME.write(state, seat, move),
        best=GAME.write(state, seat, best),
        value=for_seat(seat, top),
        loss=loss,
        margin=_margin(state, seat, found) if found.move == packed else 0.0,
        turning=loss >= BLUNDER,
        text=text,
        better=best if loss > 0 else None,
        effect=GAME.effect(state, seat, best) if loss > 0 else None,
    )


def _margin(state: State, seat: Seat, best: Found) -> float:
    """How much better the best move is than every other; 0 where there is hardly a choice."""
    others = [other for move in moves_of(state, seat) if (other := pack_move(move)) != best.move]
    if len(others) < 2:
        return 0.0
    second = find(state, REVIEW, among=others)
    return for_seat(seat, chance(best.value)) - for_seat(seat, chance(second.value))
