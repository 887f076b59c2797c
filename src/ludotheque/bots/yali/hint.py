"""Hints during a game, from the search that the strongest level plays with.

Asked as `BOTS.hint`, with what the seat sees.
"""

from ludotheque.bots.bot import Hint, Situation
from ludotheque.bots.yali.chances import chance, for_seat, is_won
from ludotheque.bots.yali.search import Found, Limits, find
from ludotheque.game import Param, Seat
from ludotheque.games.yali import GAME
from ludotheque.games.yali.packed import unpack_move
from ludotheque.games.yali.rules import after, is_sideways
from ludotheque.games.yali.types import Go, State
from ludotheque.games.yali.view import seen

HINT = Limits(nodes=200_000)


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
    if is_won(found, seat):
        return Hint("yali-hint-best-wins", said, move, more=False)
    reason = "keeps" if after(state, seat, move).turn == seat else "gives"
    said["chance"] = round(100 * for_seat(seat, chance(found.value)))
    return Hint(f"yali-hint-best-{reason}", said, move, more=False)


def _kind(state: State, seat: Seat, move: Go, found: Found) -> str:
    if is_won(found, seat):
        return "win"
    if move.side:
        return "side"
    if len(move.path) > 2:
        return "chain"
    if is_sideways(move):
        return "sideways"
    return "keep" if after(state, seat, move).turn == seat else "quiet"
