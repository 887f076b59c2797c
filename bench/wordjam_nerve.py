"""How a table of six bots bets: how often all five choose one camp, how often the sandglass is turned."""

from collections.abc import Sequence
from typing import Any

from ludotheque.arena import deal_seed, play_moves, seating
from ludotheque.bots.wordjam import BOTS
from ludotheque.game import act
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.cards import LAST_ROUND
from ludotheque.games.wordjam.types import Language, Options, Result

AT_A_TABLE = 6


def rounds(table: Sequence[str], language: Language, games: int, seed: int = 31) -> list[Result]:
    """The rounds with bets of so many games."""
    found: list[Result] = []
    for index in range(games):
        state = GAME.start(Options(language), AT_A_TABLE)
        levels = seating(table, AT_A_TABLE, index)
        moves: Any = play_moves(GAME, BOTS, state.options, levels, deal_seed(seed, table, index))
        for seat, move in moves:
            state = act(GAME, state, seat, move)
        found += [result for result in state.results if result.number < LAST_ROUND and result.camps]
    return found


def thieves(result: Result) -> int:
    """How many bet on the Thieves; Ali Baba himself bets on nobody."""
    return result.camps.count("thieves")


def unanimous(some: Sequence[Result]) -> float:
    """The share of rounds in which all bet alike."""
    return sum(thieves(result) in (0, AT_A_TABLE - 1) for result in some) / len(some)


def turned(some: Sequence[Result]) -> float:
    """The share of rounds in which the sandglass is turned."""
    return sum(thieves(result) > 0 for result in some) / len(some)


def nerve(tables: Sequence[Sequence[str]], language: Language, games: int) -> None:
    """Print by table how bets fall."""
    print(f"{language}, {AT_A_TABLE} bots, {games} games a row")
    print(f"{'levels':<13}{'rounds':>7}{'unanimous':>11}{'sandglass':>11}{'beaten':>8}")
    for table in tables:
        some = rounds(table, language, games)
        beaten = sum(sum(w.fate == "stands" for w in result.words) > 1 for result in some) / len(some)
        print(
            f"{' '.join(table):<13}{len(some):>7}{unanimous(some):>11.0%}{turned(some):>11.0%}{beaten:>8.0%}"
        )
