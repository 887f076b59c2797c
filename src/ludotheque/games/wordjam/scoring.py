"""Who gets what from the cave (W12, W14), and who leads (W15).

`flow` asks when the bets are shown, `rules` at the end; nothing is changed.
"""

from ludotheque.game import Seat
from ludotheque.games.wordjam.cards import cave
from ludotheque.games.wordjam.types import State


def points(state: State) -> tuple[int, ...]:
    """The points of the round by seat."""
    return _last_points(state) if state.last else _round_points(state)


def _round_points(state: State) -> tuple[int, ...]:
    red, yellow = cave(state.number)
    standing = [said for said in state.round.words if said.fate == "stands"]
    if not standing:
        return (0,) * state.players
    first = standing[-1].seat
    camp = "ali" if len(standing) == 1 else "thieves"
    return tuple(
        red if seat == first else yellow if chosen == camp else 0
        for seat, chosen in enumerate(state.round.camps)
    )


def _last_points(state: State) -> tuple[int, ...]:
    red, yellow = cave(state.number)
    won = [0] * state.players
    bests = [state.best("ali"), state.best("thieves")]
    if state.options.last_round == "best-of-all":
        bests.sort(key=lambda best: -1 if best is None else best.value, reverse=True)
    for best, prize in zip(bests, (red, yellow), strict=True):
        if best:
            won[best.seat] = prize
    return tuple(won)


def leaders(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the highest total."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
