"""Which camp a player joins: the one that pays more, as far as he can judge himself and the others.

`choose` asks in the phases of bets and sand, with a view: which camps others joined is not known here.
"""

import math
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.bot import Situation
from ludotheque.bots.wordjam.characters import LAST, SPREAD, feeling
from ludotheque.bots.wordjam.estimates import Parts, kinds, seeming, seen_by
from ludotheque.bots.wordjam.levels import LEVELS, SKILLS
from ludotheque.bots.wordjam.mind import ideas, nothing_dearer
from ludotheque.bots.wordjam.odds import SURE, dares, found, gain_of_stealing, robbers
from ludotheque.bots.wordjam.plans import LAST_CALL, head, hesitation, last_words, steal, typing_time
from ludotheque.game import Seat
from ludotheque.games.wordjam.cards import LAST_ROUND
from ludotheque.games.wordjam.types import CAMPS, Camp, View

CALM = 0.2
"""What is left of misjudgement in the last round, where there is no word of another to be judged."""
HOPELESS = 1.6
"""How many times as dear as any known word a word must be that nobody hopes to beat."""
_LETTERS = 8
"""In a usual word."""


def bet(situation: Situation, level: str) -> tuple[Camp, float]:
    """The camp and when he has decided (W10)."""
    view: View = situation.view
    decided = hesitation(situation, level)
    dice = situation.rng("bet", view.number)
    if SKILLS[level].coin:
        return dice.choice(("ali", "thieves")), decided
    gain = _gain(situation, level)
    if not _hopeless(view):
        gain += _feeling(situation, level) * view.yellow
    return ("thieves" if gain > 0 else "ali"), decided


def _hopeless(view: View) -> bool:
    """Whether even the boldest loses heart: the word is worth far more than any that people say."""
    assert view.ali_baba is not None
    assert view.style is not None
    dearest = max((i.coins for i in ideas(view.language, view.style, view.consonants)), default=0)
    return view.ali_baba.value > HOPELESS * dearest


def _gain(situation: Situation, level: str) -> float:
    """What he thinks that stealing pays more than trusting."""
    view: View = situation.view
    assert view.ali_baba is not None
    assert view.style is not None
    own, bar = head(situation, level), view.ali_baba.value
    at_hand = steal(situation, level).at <= hesitation(situation, level)
    hopes = found(own.mind.dearer, bar, own.skill.finds * own.skill.pride, situation.options.sandglass)
    after = [(view.ali_baba.seat + step) % view.players for step in range(1, view.players)]
    rivals = [seat for seat in after if seat != situation.seat]
    parts = _others(view, level, rivals)
    usual = tuple(sum(column) / len(parts) for column in zip(*parts, strict=True))
    table = kinds(view.language, view.style, view.consonants, bar, situation.options.sandglass)
    rob = robbers(table, usual, len(rivals), view.red, view.yellow)
    none = none_before = 1.0
    for seat, row in zip(rivals, parts, strict=True):
        spared = 1 - sum(part * chance for part, chance in zip(row, rob, strict=True))
        none *= spared
        if after.index(seat) < after.index(situation.seat):
            none_before *= spared
    return gain_of_stealing(SURE if at_hand else hopes, none_before, none, view.red, view.yellow)


def _others(view: View, level: str, rivals: list[Seat]) -> list[Parts]:
    seem = seeming(view.language, view.players, view.results)
    return [seen_by(level, seem[seat]) for seat in rivals]


def _feeling(situation: Situation, level: str) -> float:
    """What speaks for the Thieves beside the odds, in parts of the yellow number: nerve, and misjudgement."""
    calm = CALM if situation.view.number >= LAST_ROUND else 1.0
    wavers = situation.rng("wavers", situation.view.number).gauss(0, calm * SKILLS[level].wavers)
    return wavers + feeling(situation)


def last_bet(situation: Situation, level: str) -> tuple[Camp, float]:
    """Ali Baba's camp pays more; a good word dares it, others look for the emptier one (W14)."""
    view: View = situation.view
    skill, dice = SKILLS[level], situation.rng("last-bet", view.number)
    decided = situation.options.sandglass * dice.uniform(0.7, 0.9)
    best = max((i.coins for at, i in last_words(situation, level) if at <= decided), default=None)
    if skill.coin or best is None:
        return dice.choice(("ali", "thieves")), decided
    gain = last_gain(situation, level, best) - _feeling(situation, level) * view.yellow
    return ("ali" if gain > 0 else "thieves"), decided


def last_gain(situation: Situation, level: str, best: int) -> float:
    """What he thinks that Ali Baba's camp pays more with a word of that worth."""
    view: View = situation.view
    assert view.style is not None
    seem = seeming(view.language, view.players, view.results)
    cards = (view.language, view.style, view.consonants)
    rows = tuple(seem[seat] for seat in view.queue)
    # where the best of all is paid most, no camp is: both pay their best the yellow number at least
    red = view.yellow if situation.options.last_round == "best-of-all" else view.red
    gains = last_gains(cards, rows, red, view.yellow, situation.options.sandglass)
    return float(gains[LEVELS.index(level), view.queue.index(situation.seat), best])


@lru_cache(maxsize=1 << 8)
def last_gains(
    cards: tuple[str, str, str], rows: tuple[Parts, ...], red: int, yellow: int, sand: float
) -> NDArray[np.float64]:
    """What Ali Baba's camp pays more, by who thinks so, place in the order of speaking and worth of the word.

    `rows` tells of each place which level seems to sit there; everybody goes by that. Only dearer words and
    earlier equal ones beat a word: from the dearest down and from the first speaker on, all camps that
    matter are known.
    """
    skills = [SKILLS[level] for level in LEVELS]
    exactly = np.array([_best_is(cards, level, sand) for level in LEVELS])
    worth = range(exactly.shape[1])
    taken_for = np.array([rows] * len(LEVELS))
    wavers = [math.hypot(CALM * skill.wavers, LAST * SPREAD) * yellow for skill in skills]
    gains = np.zeros((len(LEVELS), len(rows), len(worth)))
    ali, thieves = (np.zeros((len(rows), len(LEVELS))) for _ in CAMPS)
    for coins in reversed(worth):
        for place in range(len(rows)):
            others = np.arange(len(rows)) != place
            wins = [
                (1 - (taken_for * better).sum(axis=2))[:, others].prod(axis=1) for better in (ali, thieves)
            ]
            gain = red * wins[0] - yellow * wins[1]
            share = np.array([dares(*at) for at in zip(gain, wavers, strict=True)])
            ali[place] += exactly[:, coins] * share
            thieves[place] += exactly[:, coins] * (1 - share)
            gains[:, place, coins] = gain
    return gains


def _best_is(cards: tuple[str, str, str], level: str, sand: float) -> NDArray[np.float64]:
    """By coins, the chance that the best word a player of this level has typed in time is worth that."""
    skill = SKILLS[level]
    seconds = max(0.0, sand - LAST_CALL - skill.slow - typing_time(skill, _LETTERS))
    return np.diff(nothing_dearer(*cards, level, seconds), prepend=math.exp(-skill.finds / 20 * seconds))
