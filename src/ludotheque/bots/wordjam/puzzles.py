"""Puzzles of WORD JAM: a theme and letters for which well-known words earn much, and how much is asked.

Asked as `BOTS.make_puzzles` and `BOTS.puzzle_holds`; what a puzzle is to its solver is in the game.
"""

from collections.abc import Container, Iterator
from random import Random

from ludotheque.bots.wordjam.mind import Idea, ideas
from ludotheque.games.wordjam.cards import COINS, CONSONANTS
from ludotheque.games.wordjam.styles import STYLES
from ludotheque.puzzles import Puzzle

ENOUGH = {1: 10, 2: 6, 3: 4, 4: 2, 5: 1}
"""So many well-known words earn what a puzzle of that grade asks for; of the hardest it is the best one."""
AT_MOST = 2
"""Of a grade's words there may be so many times more, where several earn the same."""
KNOWN, LONGEST = 3.0, 16
"""The Zipf frequency of a word that nearly everybody knows, and its letters: who finds more in a minute?"""
LEAST = 4
"""Coins that are worth thinking a minute about."""
RARE = "QXYZWJK"
"""Consonants of which at most one lies on the coin cards."""


def make(lang: str, dice: Random, kinds: Container[str]) -> Iterator[Puzzle]:
    """Endless: cards are turned up until words that people know are worth looking for."""
    while "word" in kinds:
        style, consonants = dice.choice([*STYLES]), "".join(dice.sample(CONSONANTS, len(COINS)))
        if sum(one in RARE for one in consonants) > 1:
            continue
        if found := look(lang, style, consonants, dice.choice([*ENOUGH])):
            yield found


def look(lang: str, style: str, consonants: str, grade: int) -> Puzzle | None:
    """The puzzle of that grade with these cards, if there is one."""
    known = _known(lang, style, consonants)
    if len(known) < ENOUGH[1] + 5:
        return None
    asked = known[ENOUGH[grade] - 1].coins
    if asked < LEAST or sum(idea.coins >= asked for idea in known) > AT_MOST * ENOUGH[grade]:
        return None
    best = known[0]
    return Puzzle(
        id=1,
        kind="word",
        grade=grade,
        at=f"{style} {consonants}",
        solution=(f'"{best.entry.shown}"',),
        points=asked,
        gap=round(asked - known[2 * len(known) // 3].coins, 2),
    )


def _known(lang: str, style: str, consonants: str) -> list[Idea]:
    """The words that people know, the dearest first, of those the best known."""
    found = ideas(lang, style, consonants)
    known = (idea for idea in found if idea.entry.zipf >= KNOWN and len(idea.entry.letters) <= LONGEST)
    return sorted(known, key=lambda idea: (-idea.coins, -idea.entry.zipf, idea.entry.letters))


def holds(puzzle: Puzzle, lang: str) -> bool:
    """Whether the lists still say the same."""
    style, consonants = puzzle.at.split(" ")
    again = look(lang, style, consonants, puzzle.grade)
    return again is not None and again.points == puzzle.points
