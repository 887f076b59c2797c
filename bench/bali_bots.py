"""BALI's bots: milliseconds per decision by level, how well each knows a bluff, and what beginners say.

`python bench/bali_bots.py [decisions] [challenges] [said]`. Times are of the processor.
"""

import dataclasses
import sys
import time
from collections.abc import Iterator
from random import Random

import msgspec
import numpy as np
from msgspec.structs import replace

from bali import positions
from ludotheque.arena import play_game, play_moves
from ludotheque.bots.bali import BOTS
from ludotheque.bots.bot import Choice, Situation
from ludotheque.game import act
from ludotheque.games.bali import GAME
from ludotheque.games.bali.cards import BALI, reading
from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.panel import joined
from ludotheque.games.bali.scoring import rulebook
from ludotheque.games.bali.types import Build, Challenge, Options, Place, State
from ludotheque.lexicon import open_lexicon

LANGUAGES = ("en", "fr", "de")
GAMES = {1: 2, 2: 1}
"""By players."""
ASKED = 200
"""Positions in which a bluff and a sound build are shown to every level."""


SAID = 100
"""Games of solitaire and games of two from which the words are read."""
BEGINNERS = ("1", "2")
RAREST = 12


LEVELS = tuple(level.id for level in BOTS.levels)


def decisions() -> None:
    """Play some games of every level against itself and print what a decision costs."""
    print("ms per decision       " + "".join(f"{'level ' + level:>22}" for level in LEVELS))
    print(" " * 22 + f"{'mean      p99':>22}" * len(LEVELS))
    for players in GAMES:
        for language in LANGUAGES:
            row = [_spent(language, players, level) for level in LEVELS]
            cells = "".join(f"{np.mean(ms):>13.1f} {np.percentile(ms, 99):>8.1f}" for ms in row)
            kind = "solitaire" if players == 1 else f"{players} players"
            print(f"  {language + ', ' + kind:20}{cells}", flush=True)


def _spent(language: str, players: int, level: str) -> list[float]:
    options = GAME.variants[f"solitaire-{language}"][0]
    spent: list[float] = []

    def timed(situation: Situation, level: str) -> Choice:
        begun = time.process_time()
        choice = BOTS.choose(situation, level)
        spent.append((time.process_time() - begun) * 1e3)
        return choice

    bots = dataclasses.replace(BOTS, choose=timed)
    play_game(GAME, bots, options, [level] * players, "warm")
    spent.clear()
    for game in range(GAMES[players]):
        play_game(GAME, bots, options, [level] * players, f"bench:{game}")
    return spent


def challenges() -> None:
    """Half of the builds shown are bluffs: columns joined at random that no word contains."""
    print(f"\n{'challenges':22}{'of bluffs':>12}{'of sound builds':>18}{'right':>9}")
    for language in LANGUAGES:
        options = GAME.variants[f"solitaire-{language}"][0]
        unchecked = replace(options, mode="challenge")
        shown = list(_shown([replace(state, options=unchecked) for state in positions(options, 2)]))
        for level in LEVELS:
            doubted = {bluff: [_doubts(state, level) for state, b in shown if b == bluff] for bluff in (1, 0)}
            bluffs, sound = (sum(doubted[bluff]) for bluff in (1, 0))
            right = f"{bluffs / (bluffs + sound):.0%}" if bluffs + sound else "-"
            print(
                f"  {language} level {level:12}{bluffs / len(doubted[1]):>12.0%}"
                f"{sound / len(doubted[0]):>18.1%}{right:>9}",
                flush=True,
            )


def _shown(states: list[State]) -> Iterator[tuple[State, int]]:
    """The same table after a bluff (1) and after a sound build of as many columns (0)."""
    rng = Random(0)
    asked = 0
    for state in rng.sample(states, len(states)):
        if asked == ASKED or not state.deck:
            continue
        sound = [move for move in GAME.legal_moves(state, state.turn) if isinstance(move, Build)]
        if not sound or (bluff := _bluff(state, rng)) is None:
            continue
        alike = [move for move in sound if len(move.pieces) == len(bluff.pieces)] or sound
        yield act(GAME, state, state.turn, bluff), 1
        yield act(GAME, state, state.turn, rng.choice(alike)), 0
        asked += 1


def _bluff(state: State, rng: Random) -> Build | None:
    book = rulebook(state.options)
    own = [
        Place(state.turn, n)
        for n, column in enumerate(state.panels[state.turn])
        if column and BALI not in column
    ]
    for _ in range(50):
        top, *pieces = rng.sample(own, min(len(own), rng.randint(2, 4)))
        build = Build(top, tuple(pieces))
        made = joined(state.panels, build)
        if pieces and not book.words.is_fragment(reading(book.edition, made)):
            return build
    return None


def _doubts(state: State, level: str) -> bool:
    rival = next(seat for seat in range(state.players) if seat != state.turn)
    situation = Situation(
        options=state.options,
        players=state.players,
        seat=rival,
        view=GAME.view(state, rival),
        seed=state.turns,
    )
    return BOTS.choose(situation, level).move == Challenge()


def said() -> None:
    """How common the words are that beginners take off, and which were the rarest of them."""
    print(f"\n{'words taken off':24}{'words':>8}{'Zipf < 2':>10}{'< 2.5':>8}{'< 3':>8}{'median':>8}   rarest")
    for language in LANGUAGES:
        options = GAME.variants[f"solitaire-{language}"][0]
        for level in BEGINNERS:
            for players in (1, 2):
                _told(f"{language} level {level}, {players}", _taken_off(options, players, level), language)


def _taken_off(options: Options, players: int, level: str) -> list[str]:
    """Every word on the lists at the end of those games, what was left complete on a panel too."""
    printed, words = edition(options.edition), list[str]()
    for game in range(SAID):
        end = GAME.start(options, players)
        for seat, move in play_moves(GAME, BOTS, options, [level] * players, f"said:{game}"):
            end = GAME.apply(end, seat, msgspec.convert(move, GAME.move_type))
        words += [reading(printed, word.column) for word in end.removed]
    return words


def _told(who: str, words: list[str], language: str) -> None:
    lexicon = open_lexicon(language)
    zipf = np.array([lexicon.zipf(word) for word in words])
    below = "".join(f"{(zipf < least).mean():>{wide}.1%}" for least, wide in ((2, 10), (2.5, 8), (3, 8)))
    rarest = sorted(set(words), key=lexicon.zipf)[:RAREST]
    print(f"  {who:22}{len(words):>8}{below}{np.median(zipf):>8.2f}   {' '.join(rarest)}", flush=True)


def main(wanted: list[str]) -> None:
    """Print the tables."""
    if not wanted or "decisions" in wanted:
        decisions()
    if not wanted or "challenges" in wanted:
        challenges()
    if not wanted or "said" in wanted:
        said()


if __name__ == "__main__":
    main(sys.argv[1:])
