"""WORD JAM: decisions of the bots per second by level, beside the coin-tosser, and moves of the rules."""

import time
from collections import Counter
from random import Random

from ludotheque.arena import play_game
from ludotheque.bots.bot import Bots, Choice, Situation
from ludotheque.bots.wordjam import BOTS
from ludotheque.game import play_out
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.state import Options

SECONDS = 3.0
"""Of processor time: what else runs on the machine does not count."""
PLAYERS = 8


def rules() -> float:
    """Moves per second of random play by the readable rules."""
    moves, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        rng = Random(moves)
        _, played = play_out(
            GAME,
            GAME.start(Options("en"), PLAYERS),
            lambda _state, _seat, listed, r=rng: r.choice(listed),
            rng,
        )
        moves += len(played)
    return moves / spent


def decisions(level: str, language: str) -> tuple[float, float]:
    """Decisions and whole games per second of a table of bots."""
    asked: Counter[str] = Counter()

    def choose(situation: Situation, of_level: str) -> Choice:
        asked["decisions"] += 1
        return BOTS.choose(situation, of_level)

    counted = Bots(levels=BOTS.levels, choose=choose, warm=BOTS.warm)
    play_game(GAME, counted, Options(language), [level] * PLAYERS, "warm up")  # type: ignore[arg-type]
    asked.clear()
    games, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        play_game(GAME, counted, Options(language), [level] * PLAYERS, f"bench {games}")  # type: ignore[arg-type]
        games += 1
    return asked["decisions"] / spent, games / spent


def main() -> None:
    print(f"rules, random play, {PLAYERS} players: {rules():,.0f} moves/s")
    reference, _ = decisions("random", "en")
    print(f"{'level':<8}{'words':<7}{'decisions/s':>12}{'games/s':>9}{'against random':>16}")
    for level in BOTS.levels:
        for language in ("en", "fr", "de") if level == "5" else ("en",):
            speed, games = decisions(level, language)
            print(f"{level:<8}{language:<7}{speed:>12,.0f}{games:>9.2f}{speed / reference:>15.2f}×")


if __name__ == "__main__":
    main()
