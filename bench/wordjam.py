"""WORD JAM: how fast the bots decide, and what their bets cost against the best response.

`python bench/wordjam.py [speed]`: decisions of the bots per second by level, beside the coin-tosser, and
moves of the rules. `python bench/wordjam.py bets`: bets out of games at a table of given levels. What both
camps are worth is found by playing the rest of the round again and again: the others with new vocabularies
and new thoughts, who bets with the words he has and new thoughts after that. The others are of the levels
that do sit there, or with `--seeming` of levels drawn by what everybody has heard of them, which is all that
a player can know. `python bench/wordjam.py nerve`: how often bets are unanimous and the sandglass is turned.
`python bench/wordjam.py judging`: which words of four classes stand before a table of bots. `python
bench/wordjam.py recall`: how many of the words that come to mind second the theme lists know.
"""

import argparse
import dataclasses
import math
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.arena import deal_seed, play_game, seating
from ludotheque.bots.bot import Choice, Situation
from ludotheque.bots.wordjam import BOTS
from ludotheque.bots.wordjam.bets import bet, last_bet
from ludotheque.bots.wordjam.estimates import seeming
from ludotheque.bots.wordjam.levels import LEVELS
from ludotheque.bots.wordjam.mind import thoughts
from ludotheque.bots.wordjam.odds import found, gain_of_stealing
from ludotheque.bots.wordjam.plans import head, hesitation, last_lock, last_words, steal
from ludotheque.game import Seat, play_out
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.cards import LAST_ROUND
from ludotheque.games.wordjam.types import CAMPS, LANGUAGES, Bets, Camp, Language, Options, Sandglass, View

SECONDS = 3.0
"""Of processor time: what else runs on the machine does not count."""
PLAYERS = 8
AT_A_TABLE = 6
ASKED = (6, 3)
"""How many bets are looked at in each game: of rounds 1 to 7, and of the last one."""


def rules() -> float:
    """Moves per second of random play by the readable rules."""
    moves, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        moves += _random_game(Random(moves))
    return moves / spent


def _random_game(rng: Random) -> int:
    start = GAME.start(Options("en"), PLAYERS)
    _, played = play_out(GAME, start, lambda _state, _seat, listed: rng.choice(listed), rng)
    return len(played)


def decisions(level: str, language: Language) -> tuple[float, float]:
    """Decisions and whole games per second of a table of bots."""
    asked: Counter[str] = Counter()

    def choose(situation: Situation, of_level: str) -> Choice:
        asked["decisions"] += 1
        return BOTS.choose(situation, of_level)

    counted = dataclasses.replace(BOTS, choose=choose)
    play_game(GAME, counted, Options(language), [level] * PLAYERS, "warm up")
    asked.clear()
    games, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        play_game(GAME, counted, Options(language), [level] * PLAYERS, f"bench {games}")
        games += 1
    return asked["decisions"] / spent, games / spent


def speed() -> None:
    """Print decisions per second."""
    print(f"rules, random play, {PLAYERS} players: {rules():,.0f} moves/s")
    reference, _ = decisions("random", "en")
    print(f"{'level':<8}{'words':<7}{'decisions/s':>12}{'games/s':>9}{'against random':>16}")
    languages: tuple[Language, ...] = ("en", "fr", "de")
    for level in BOTS.ids:
        for language in languages if level == "5" else languages[:1]:
            rate, games = decisions(level, language)
            print(f"{level:<8}{language:<7}{rate:>12,.0f}{games:>9.2f}{rate / reference:>15.2f}×")


Values = dict[Camp, float]
"""The points that either camp brings on average."""


def betting(levels: Sequence[str], language: Language, luck: str) -> list[Situation]:
    """The moments of one game at which somebody has to bet, each as he saw it first."""
    seen: dict[tuple[Seat, int], Situation] = {}

    def choose(situation: Situation, level: str) -> Choice:
        view: View = situation.view
        last = view.number >= LAST_ROUND and isinstance(view.phase, Sandglass)
        if isinstance(view.phase, Bets) or last:
            seen.setdefault((situation.seat, view.number), situation)
        return BOTS.choose(situation, level)

    play_game(GAME, dataclasses.replace(BOTS, choose=choose), Options(language), levels, luck)
    return list(seen.values())


def another(situation: Situation, seat: Seat, number: int) -> Situation:
    """Another player at the same moment, with a head that nobody has seen."""
    return Situation(
        options=situation.options,
        players=situation.players,
        seat=seat,
        view=replace(situation.view, seat=seat),
        seed=number,
    )


Tables = dict[int, Sequence[str]]
"""By the number of a play of the round, who sits there with which level."""


def as_it_is(levels: Sequence[str], plays: range) -> Tables:
    """The levels that do sit at the table, in every play."""
    return dict.fromkeys(plays, levels)


def as_it_seems(situation: Situation, levels: Sequence[str], plays: range) -> Tables:
    """The others of levels that fit what was heard of them, drawn anew for every play."""
    view: View = situation.view
    seem = seeming(view.language, view.players, view.results)
    return {
        number: [
            level if seat == situation.seat else Random(f"{number} {seat}").choices(LEVELS, seem[seat])[0]
            for seat, level in enumerate(levels)
        ]
        for number in plays
    }


def camps(situation: Situation, tables: Tables) -> Values:
    """What both camps are worth to who has to bet, on average over these tables."""
    last = situation.view.number >= LAST_ROUND
    return _last_camps(situation, tables) if last else _camps(situation, tables)


def _camps(situation: Situation, tables: Tables) -> Values:
    view: View = situation.view
    assert view.ali_baba is not None
    bar = view.ali_baba.value
    level = next(iter(tables.values()))[situation.seat]
    own = head(situation, level)
    at_hand = steal(situation, level).at <= hesitation(situation, level)
    later = found(own.mind.dearer, bar, own.skill.finds, situation.options.sandglass)
    none = none_before = 1.0
    spoken = False
    for step in range(1, view.players):
        seat = (view.ali_baba.seat + step) % view.players
        if seat == situation.seat:
            spoken = True
            continue
        others = [(another(situation, seat, number), levels[seat]) for number, levels in tables.items()]
        beats = sum(bet(*one)[0] == "thieves" and bool(steal(*one).idea) for one in others)
        none *= 1 - beats / len(tables)
        none_before *= 1.0 if spoken else 1 - beats / len(tables)
    gain = gain_of_stealing(1.0 if at_hand else later, none_before, none, view.red, view.yellow)
    return {"ali": none * view.yellow, "thieves": none * view.yellow + gain}


def _last_camps(situation: Situation, tables: Tables) -> Values:
    view: View = situation.view
    place = view.queue.index(situation.seat)
    rivals = [
        (
            number < place,
            [_prepared(another(situation, seat, n), levels[seat]) for n, levels in tables.items()],
        )
        for number, seat in enumerate(view.queue)
        if seat != situation.seat
    ]
    total: Values = {"ali": 0.0, "thieves": 0.0}
    for number, levels in tables.items():
        mine = _own_last(situation, levels[situation.seat], number)
        for camp, prize in zip(CAMPS, (view.red, view.yellow), strict=True):
            beaten = [
                sum(c == camp and (said >= mine if earlier else best > mine) for c, said, best in prepared)
                for earlier, prepared in rivals
            ]
            wins = math.prod(1 - count / len(tables) for count in beaten) if mine >= 0 else 0.0
            total[camp] += prize * wins / len(tables)
    return total


def _prepared(situation: Situation, level: str) -> tuple[Camp, int, int]:
    """Camp, worth of the word that is locked in, and worth of the best that comes to mind; -1: none."""
    lock = last_lock(situation, level).idea
    best = max((idea.coins for _, idea in last_words(situation, level)), default=-1)
    return last_bet(situation, level)[0], lock.coins if lock else best, best


def _own_last(situation: Situation, level: str, number: int) -> int:
    """The worth of the own word: the best so far, or the best of what may come if there is none."""
    _, decided = last_bet(situation, level)
    ready = [idea.coins for at, idea in last_words(situation, level) if at <= decided]
    if ready:
        return max(ready)
    own, times = head(situation, level), situation.options
    rest = times.sandglass + times.thief / 2 - decided
    return max((i.coins for _, i in thoughts(own.mind, Random(number), own.skill.finds, rest)), default=-1)


class Cost(Struct, frozen=True):
    """What a bet cost against the best one, and what a coin would have cost, in points."""

    level: str
    last: bool
    chosen: float
    coin: float
    camp: Camp


def cost(situation: Situation, levels: Sequence[str], samples: int, *, seems: bool = False) -> Cost:
    """Half of the samples tell which bet is best, the other half what it is worth; and in turn."""
    last, level = situation.view.number >= LAST_ROUND, levels[situation.seat]
    camp, _ = (last_bet if last else bet)(situation, level)
    plays = range(samples), range(samples, 2 * samples)
    halves = [
        camps(situation, as_it_seems(situation, levels, half) if seems else as_it_is(levels, half))
        for half in plays
    ]
    chosen = coin = 0.0
    for one, other in (halves, halves[::-1]):
        best = other[max(CAMPS, key=lambda c: one[c])]
        chosen += (best - other[camp]) / 2
        coin += (best - sum(other.values()) / 2) / 2
    return Cost(level, last, chosen, coin, camp)


def costs(
    table: Sequence[str],
    language: Language,
    games: int,
    samples: int,
    *,
    seems: bool,
    asked: Sequence[int] = ASKED,
    seed: int = 1,
) -> Iterator[Cost]:
    """What some bets of each game cost."""
    for index in range(games):
        levels = seating(table, AT_A_TABLE, index)
        moments = betting(levels, language, deal_seed(seed, table, index))
        dice = Random(index)
        for last, most in zip((False, True), asked, strict=True):
            some = [moment for moment in moments if (moment.view.number >= LAST_ROUND) == last]
            for moment in dice.sample(some, min(most, len(some))):
                yield cost(moment, levels, samples, seems=seems)


def bets(
    table: Sequence[str], language: Language, games: int, samples: int, *, seems: bool, asked: Sequence[int]
) -> None:
    """Print what bets cost, by level."""
    found_costs: dict[tuple[bool, str], list[Cost]] = defaultdict(list)
    for one in costs(table, language, games, samples, seems=seems, asked=asked):
        found_costs[one.last, one.level].append(one)
    print(f"{language}, {AT_A_TABLE} players of levels {' '.join(table)}, {games} games")
    print(
        f"{'round':<7}{'level':<7}{'bets':>5}{'cost of a bet':>18}{'of a coin':>11}{'share':>7}{'Thieves':>9}"
    )
    for (last, level), rows in sorted(found_costs.items()):
        mean = sum(row.chosen for row in rows) / len(rows)
        coin = sum(row.coin for row in rows) / len(rows)
        spread = math.sqrt(sum((row.chosen - mean) ** 2 for row in rows) / max(1, len(rows) - 1))
        half = 1.96 * spread / math.sqrt(len(rows))
        robs = sum(row.camp == "thieves" for row in rows) / len(rows)
        print(
            f"{'last' if last else '1-7':<7}{level:<7}{len(rows):>5}{mean:>10.3f} ± {half:.3f}"
            f"{coin:>11.3f}{mean / coin:>7.0%}{robs:>9.0%}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "what", nargs="?", choices=("speed", "bets", "nerve", "judging", "recall"), default="speed"
    )
    parser.add_argument("--level", nargs="+", choices=BOTS.ids, default=LEVELS)
    parser.add_argument("--language", choices=("en", "fr", "de"), default="en")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--samples", type=int, default=30)
    parser.add_argument("--seeming", action="store_true")
    parser.add_argument(
        "--asked", nargs=2, type=int, default=ASKED, help="bets of each game: rounds 1 to 7, the last"
    )
    parser.add_argument("--tell", action="store_true", help="judging, recall: name the words")
    args = parser.parse_args()
    sys.path[:0] = [str(Path(__file__).parents[1])]
    if args.what == "speed":
        speed()
    elif args.what == "nerve":
        from bench.wordjam_nerve import nerve

        nerve([*((level,) for level in args.level), tuple(args.level)], args.language, args.games)
    elif args.what == "judging":
        from bench.wordjam_judging import judging

        judging(LANGUAGES, tell=args.tell)
    elif args.what == "recall":
        from bench.wordjam_recall import recall

        recall(LANGUAGES, tell=args.tell)
    else:
        bets(args.level, args.language, args.games, args.samples, seems=args.seeming, asked=args.asked)


if __name__ == "__main__":
    main()
