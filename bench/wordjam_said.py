"""The words that bots say first, to be read and judged by a person: `bench/words/said` keeps the judgement.

Each is the word of one bot in one race: a Style, five consonants and a level drawn by lot.
"""

from collections import Counter
from pathlib import Path
from random import Random

from ludotheque.bots.wordjam.levels import LEVELS, SKILLS
from ludotheque.bots.wordjam.mind import mind
from ludotheque.bots.wordjam.plans import Head, race_for
from ludotheque.games.wordjam.cards import CONSONANTS
from ludotheque.games.wordjam.styles import STYLES
from ludotheque.games.wordjam.types import Language, Options

WORDS = Path(__file__).parent / "words" / "said"
OTHERS, RED, YELLOW = 5, 5, 3


def said(language: Language, count: int, seed: int) -> list[tuple[str, str, str]]:
    """So many times a Style, the consonant of the 1-coin card, and the word that was said."""
    dice, found = Random(f"said {language} {seed}"), []
    while len(found) < count:
        style, level = dice.choice(list(STYLES)), dice.choice(LEVELS)
        consonants = "".join(dice.sample(CONSONANTS, 5))
        own = Head(SKILLS[level], mind(dice.getrandbits(32), 0, level, language, style, consonants))
        plan = race_for(own, dice.getrandbits(64), (), (OTHERS, RED, YELLOW), Options(language).race)
        if plan.idea:
            found.append((style, consonants[0], plan.idea.entry.shown))
    return found


def judged(language: Language) -> tuple[int, Counter[str]]:
    """How many words were read, and how many misfits by Style: the lines that end in a reason."""
    lines = [line.split("\t") for line in (WORDS / f"{language}.txt").read_text("utf-8").splitlines()]
    return len(lines), Counter(line[0] for line in lines if len(line) > 3)
