"""What a player sets out to do in a phase. Asked again in the same phase, he sets out to do the same.

For `choose` and `bets`. A plan is what he wants; only `choose` makes a move of it.
"""

import math
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from msgspec import Struct

from ludotheque.bots.bot import Situation
from ludotheque.bots.wordjam.estimates import kind_of
from ludotheque.bots.wordjam.levels import SKILLS, Skill
from ludotheque.bots.wordjam.mind import Idea, Mind, mind, thoughts
from ludotheque.bots.wordjam.odds import stands
from ludotheque.game import Seat
from ludotheque.games.wordjam.types import View

RIVALS = 6.0
"""How many words in 20 seconds a player of unknown strength is taken to find."""
LAST_CALL = 1.0
"""Nobody starts to type when the sand has less than this to run."""


class Plan(Struct, frozen=True):
    """A word, and when it is ready to be called or locked in; no word: nothing came in time."""

    idea: Idea | None = None
    at: float = 0.0


@dataclass(frozen=True, eq=False)
class Head:
    """A player at this table: abilities, and the words he knows for the cards on it."""

    skill: Skill
    mind: Mind

    def stands(self, coins: int, table: tuple[int, int, int]) -> float:
        """The chance that a word holds; others are taken to be between this player and the usual."""
        usual = (self.skill.finds + RIVALS) / 2
        return stands(kind_of(self.skill, usual, self.mind.dearer, coins), *table)


def head(situation: Situation, level: str) -> Head:
    """What a player of this level has to think with."""
    view: View = situation.view
    assert view.style is not None
    return _head(situation.seed, situation.seat, level, view.language, view.style, view.consonants)


@lru_cache(maxsize=512)
def _head(seed: int, seat: Seat, level: str, language: str, style: str, consonants: str) -> Head:
    return Head(SKILLS[level], mind(seed, seat, level, language, style, consonants))


def typing(skill: Skill, idea: Idea) -> float:
    """How long it takes to write a word."""
    return typing_time(skill, len(idea.entry.shown))


def typing_time(skill: Skill, letters: int) -> float:
    """How long it takes to write so many letters."""
    return 0.5 + skill.typing * letters


def race(situation: Situation, level: str) -> Plan:
    """Call as soon as the best word so far is good enough; the longer it takes, the less is enough (W9)."""
    view, options = situation.view, situation.options
    dice = situation.rng("race", view.number, view.deal, len(view.words))
    return race_for(head(situation, level), dice.getrandbits(64), view.used, _table(view), options.race)


@lru_cache(maxsize=512)
def race_for(
    own: Head, dice_seed: int, used: tuple[str, ...], table: tuple[int, int, int], limit: float
) -> Plan:
    dice, skill = Random(dice_seed), own.skill
    best, since, enough_at = None, 0.0, limit
    for found_at, idea in thoughts(own.mind, dice, skill.finds, limit):
        at = found_at + skill.slow
        if at >= enough_at:
            break
        if idea.entry.letters in used or (best and idea.coins <= best.coins):
            continue
        best, since = idea, at
        chance = 1.0 if skill.coin else max(1e-6, own.stands(idea.coins, table))
        enough_at = max(since, skill.patience * math.log(max(1e-6, skill.courage) / chance))
    return Plan(best, enough_at + dice.uniform(0.2, 0.8)) if best and enough_at < limit else Plan()


def steal(situation: Situation, level: str) -> Plan:
    """The first word that beats Ali Baba's: `at` counts from the moment bets begin (W11)."""
    view, options = situation.view, situation.options
    assert view.ali_baba is not None
    own, dice = head(situation, level), situation.rng("steal", view.number)
    until = hesitation(situation, level) + options.sandglass
    for at, idea in thoughts(own.mind, dice, own.skill.finds, until):
        if idea.coins > view.ali_baba.value and idea.entry.letters not in view.used:
            return Plan(idea, at)
    return Plan(at=math.inf)


def locked(situation: Situation, level: str) -> Plan:
    """The word to lock in, and when it is typed; `at` counts from the turn of the sandglass."""
    plan = steal(situation, level)
    if plan.idea is None:
        return plan
    return Plan(
        plan.idea, max(0.0, plan.at - hesitation(situation, level)) + typing(SKILLS[level], plan.idea)
    )


def hesitation(situation: Situation, level: str) -> float:
    """How long he takes to bet."""
    dice = situation.rng("hesitation", situation.view.number)
    longest: float = situation.options.bets - LAST_CALL
    return min(SKILLS[level].slow + dice.uniform(0.5, 4.0), longest)


def last_words(situation: Situation, level: str) -> list[tuple[float, Idea]]:
    """What comes to mind in the last round, from the moment the sand runs (W14)."""
    view, options = situation.view, situation.options
    own, dice = head(situation, level), situation.rng("last", view.number)
    until = options.sandglass + options.thief / 2
    ideas = thoughts(own.mind, dice, own.skill.finds, until - own.skill.slow)
    return [(at + own.skill.slow, i) for at, i in ideas if i.entry.letters not in view.used]


def last_lock(situation: Situation, level: str) -> Plan:
    """The best word that can be typed before the sand has run out."""
    skill, options = SKILLS[level], situation.options
    ready = [(at + typing(skill, idea), idea) for at, idea in last_words(situation, level)]
    in_time = [(at, idea) for at, idea in ready if at < options.sandglass - LAST_CALL]
    at, idea = max(in_time, key=lambda plan: plan[1].coins, default=(0.0, None))
    return Plan(idea, at)


def last_word(situation: Situation, level: str) -> Plan:
    """A word that beats the best of the own camp, if one came to mind; `at` counts from the own turn."""
    view: View = situation.view
    better = [i for _, i in last_words(situation, level) if view.bar is None or i.coins > view.bar]
    idea = max(better, key=lambda i: i.coins, default=None)
    return Plan(idea, typing(SKILLS[level], idea) if idea else 0.0)


def _table(view: View) -> tuple[int, int, int]:
    return view.players - 1, view.red, view.yellow
