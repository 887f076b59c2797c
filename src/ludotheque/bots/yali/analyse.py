"""An analysis of a finished game, from the search that the strongest level plays with."""

from collections.abc import Iterator, Sequence

from ludotheque.bots.bot import Progress, Remark, Review
from ludotheque.bots.yali.chances import chance, for_seat, is_won
from ludotheque.bots.yali.search import Limits, find
from ludotheque.game import Seat, act
from ludotheque.games.yali import GAME
from ludotheque.games.yali.packed import pack_move, unpack_move
from ludotheque.games.yali.types import Go, Lot, Move, Options, State

REVIEW = Limits(nodes=60_000)
MISTAKE, BLUNDER = 0.1, 0.25
"""Chances to win given away that are worth a word, and that turn a game."""


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
    top = max(for_seat(seat, chance(found.value)), for_seat(seat, chance(played.value)))
    loss = top - for_seat(seat, chance(played.value))
    if loss == 0.0 or found.move == packed:
        best, loss = move, 0.0
    text = "yali-review-blunder" if loss >= BLUNDER else "yali-review-mistake" if loss >= MISTAKE else ""
    if loss >= MISTAKE and is_won(found, seat):
        text = "yali-review-missed-win"
    return Review(
        index=index,
        seat=seat,
        played=GAME.write(state, seat, move),
        best=GAME.write(state, seat, best),
        value=for_seat(seat, top),
        loss=loss,
        turning=loss >= BLUNDER,
        text=text,
        params={"percent": round(100 * loss)} if text else {},
    )
