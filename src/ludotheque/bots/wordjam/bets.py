"""Which camp a player joins: the one that pays more, as far as he can judge himself and the others."""

import math
from functools import lru_cache

from ludotheque.bots.bot import Situation
from ludotheque.bots.wordjam.mind import typical
from ludotheque.bots.wordjam.odds import SURE, dares, found, gain_of_stealing, robbers
from ludotheque.bots.wordjam.plans import LAST_CALL, head, hesitation, last_words, steal
from ludotheque.bots.wordjam.rivals import Parts, kinds, seeming, seen_by
from ludotheque.bots.wordjam.skill import LEVELS, SKILLS, Skill
from ludotheque.game import Seat
from ludotheque.games.wordjam.moves import Camp
from ludotheque.games.wordjam.views import View

UNSURE = 0.2
"""How far off, in parts of the yellow number, one is about the judgement of others."""


def bet(situation: Situation, level: str) -> tuple[Camp, float]:
    """The camp and when he has decided (W10)."""
    view: View = situation.view
    decided = hesitation(situation, level)
    dice = situation.rng("bet", view.number)
    if SKILLS[level].coin:
        return dice.choice(("ali", "thieves")), decided
    gain = _gain(situation, level) + _feeling(situation, level) * view.yellow
    return ("thieves" if gain > 0 else "ali"), decided


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
    """What speaks for the Thieves beside the odds, in parts of the yellow number: a mood, a lasting taste."""
    skill = SKILLS[level]
    mood = situation.rng("mood", situation.view.number).gauss(0, skill.wavers)
    return mood + situation.rng("leaning").gauss(0, skill.leans)


def last_bet(situation: Situation, level: str) -> tuple[Camp, float]:
    """Ali Baba's camp pays more; a good word dares it, others look for the emptier one (W14)."""
    view: View = situation.view
    skill, dice = SKILLS[level], situation.rng("last-bet", view.number)
    decided = situation.options.sandglass * dice.uniform(0.7, 0.9)
    best = max((i.coins for at, i in last_words(situation, level) if at <= decided), default=None)
    if skill.coin or best is None:
        return dice.choice(("ali", "thieves")), decided
    gain = _last_gain(situation, level, best) - _feeling(situation, level) * view.yellow
    return ("ali" if gain > 0 else "thieves"), decided


def _last_gain(situation: Situation, level: str, best: int) -> float:
    """What he thinks that Ali Baba's camp pays more with a word of that worth."""
    view: View = situation.view
    assert view.style is not None
    himself = tuple(float(name == level) for name in LEVELS)
    others = dict(zip(view.queue, _others(view, level, list(view.queue)), strict=True))
    rows = tuple(himself if seat == situation.seat else others[seat] for seat in view.queue)
    cards = (view.language, view.style, view.consonants)
    gains = last_gains(cards, rows, view.red, view.yellow, situation.options.sandglass)
    return gains[view.queue.index(situation.seat)][best]


@lru_cache(maxsize=1 << 8)
def last_gains(
    cards: tuple[str, str, str], rows: tuple[Parts, ...], red: int, yellow: int, sand: float
) -> tuple[tuple[float, ...], ...]:
    """What Ali Baba's camp pays more, by place in the order of speaking and worth of the word.

    `rows` tells of each place which level may sit there. Only dearer words and earlier equal ones beat a
    word: from the dearest word down and from the first speaker on, all camps that matter are known.
    """
    skills = [SKILLS[level] for level in LEVELS]
    heads = [typical(*cards, level) for level in LEVELS]
    worth = range(max(len(head) for head in heads))
    exactly = [
        [_best_is(skill, head, coins, sand) for coins in worth]
        for skill, head in zip(skills, heads, strict=True)
    ]
    prides = [_mean(row, [skill.pride for skill in skills]) for row in rows]
    off = [math.hypot(skill.wavers, skill.leans, UNSURE) for skill in skills]
    gains = [[0.0] * len(worth) for _ in rows]
    ali, thieves = [0.0] * len(rows), [0.0] * len(rows)
    for coins in reversed(worth):
        column = [by_level[coins] for by_level in exactly]
        for place, row in enumerate(rows):
            gain = red * _wins(ali, place, prides[place]) - yellow * _wins(thieves, place, prides[place])
            share, chance = dares(gain, _mean(row, off) * yellow), _mean(row, column)
            ali[place] += chance * share
            thieves[place] += chance * (1 - share)
            gains[place][coins] = gain
    return tuple(tuple(row) for row in gains)


def _wins(better: list[float], place: int, pride: float) -> float:
    """The chance that nobody in the camp has a better word, as a proud player sees it."""
    return math.prod(1 - chance / pride for other, chance in enumerate(better) if other != place)


def _best_is(skill: Skill, head: tuple[float, ...], coins: int, sand: float) -> float:
    """The chance that the best word that comes in time is worth exactly that."""
    seconds = max(0.0, sand - LAST_CALL - skill.slow)
    return found(head, coins - 1, skill.finds, seconds) - found(head, coins, skill.finds, seconds)


def _mean(parts: Parts, values: list[float]) -> float:
    return sum(part * value for part, value in zip(parts, values, strict=True))
