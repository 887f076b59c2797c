"""What is remembered of a game: words that stood, good calls, crowns of the Chief, bets that were won.

Asked as `GAME.facts` and `GAME.kind` for records and ratings; no rule asks here.
"""

from collections.abc import Sequence

from ludotheque.game import Facts, Milestone, Seat
from ludotheque.games.wordjam.cards import LAST_ROUND
from ludotheque.games.wordjam.types import Move, Options, Result, Said, State

MILESTONES = (Milestone("crown", "crown", {"crowns": 1}),)


def kind(options: Options, _players: int) -> str:
    """The language of the words."""
    return options.language


def facts(state: State, _moves: Sequence[tuple[Seat, Move]]) -> tuple[Facts, ...]:
    return tuple(_of(state.results, seat) for seat in range(state.players))


def _of(results: Sequence[Result], seat: Seat) -> Facts:
    said = [one for result in results for one in _standing(result) if one.seat == seat]
    rounds = [result for result in results if result.number < LAST_ROUND and _standing(result)]
    counts = {
        "calls": sum(_standing(result)[0].seat == seat for result in rounds),
        "crowns": sum(_is_chief(result, seat) for result in rounds),
        "bets": sum(_bet_won(result, seat) for result in rounds),
    }
    words = tuple((one.letters, one.value) for one in said)
    return Facts(words, {name: count for name, count in counts.items() if count})


def _standing(result: Result) -> list[Said]:
    return [one for one in result.words if one.fate == "stands"]


def _is_chief(result: Result, seat: Seat) -> bool:
    """W11: whoever beat Ali Baba's word."""
    _, *better = _standing(result)
    return any(one.seat == seat for one in better)


def _bet_won(result: Result, seat: Seat) -> bool:
    """W12: the camp was right; whoever said the last word is paid for that instead."""
    standing = _standing(result)
    camp = "ali" if len(standing) == 1 else "thieves"
    return result.camps[seat] == camp if result.camps else False
