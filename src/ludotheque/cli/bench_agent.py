"""`ludotheque bench-agent GAME -- COMMAND`: how strong a program is that plays by lines of text."""

import argparse
import math
from functools import partial
from statistics import variance

from ludotheque.cli.game_options import whole
from ludotheque.envs.agents import Trial, by_bot, by_program, rating, trials
from ludotheque.envs.setting import BadSetting
from ludotheque.envs.text import TextEnv
from ludotheque.game import BadOptions, Refusal
from ludotheque.registry import GAME_IDS, bots, game
from ludotheque.texts import Texts

OURS = "level:"
"""Before the level of a bot of ours, where a program would be named."""


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    parser.add_argument("game", choices=GAME_IDS)
    parser.add_argument("--variant", help=t("cli-variant"))
    parser.add_argument("--level", nargs="+", metavar="LEVEL", help=t("cli-bench-agent-level"))
    parser.add_argument("--games", type=whole(t), default=10, help=t("cli-bench-agent-games"))
    parser.add_argument("--seed", type=whole(t), default=1)
    parser.add_argument("--seconds", type=float, default=60.0, help=t("cli-bench-agent-seconds"))
    parser.add_argument("--hide-moves", action="store_true", help=t("cli-bench-agent-hide"))
    parser.add_argument("command", nargs="+", metavar="COMMAND", help=t("cli-bench-agent-measured"))


def run(args: argparse.Namespace, t: Texts) -> int:
    company = bots(args.game)
    levels = args.level or [level.id for level in company.levels]
    ours = args.command[0].removeprefix(OURS) if args.command[0].startswith(OURS) else None
    for level in [*levels, *([ours] if ours is not None else [])]:
        if level not in [one.id for one in company.levels]:
            raise BadOptions("arena-level", level=level, known=[one.id for one in company.levels])
    if args.games < 1 or not args.seconds > 0:
        raise Refusal("bench-number")
    program = partial(by_program, args.command, args.seconds)
    played = program if ours is None else partial(by_bot, ours)
    opened = partial(TextEnv, args.game, args.variant, lang=t.lang, list_moves=not args.hide_moves)
    variant = args.variant or next(iter(game(args.game).variants))
    print(t("bench-title", game=args.game, variant=variant, command=" ".join(args.command)))
    results, rows = [], list[Trial]()
    try:
        for trial in trials(played, opened, levels, args.games, args.seed):
            rows.append(trial)
            if len(rows) == args.games:
                results.append(_told(rows, company.level(trial.level).rating, t))
                rows = []
    except BadSetting as refused:
        if isinstance(refused.__cause__, Refusal):
            raise refused.__cause__ from None
        raise
    found, error = rating(results)
    print(t("bench-rating", rating=f"{found:.0f}", error=f"{error:.0f}"))
    return 0


def _told(rows: list[Trial], known: int, t: Texts) -> tuple[int, float, int]:
    shares = [trial.share for trial in rows]
    share = sum(shares) / len(shares)
    error = 1.96 * math.sqrt(variance(shares, share) / len(shares)) if len(shares) > 1 else 0.5
    print(
        t(
            "bench-row",
            level=rows[0].level,
            rating=str(known),
            share=f"{100 * share:.0f}",
            error=f"{100 * error:.0f}",
            games=len(rows),
            forfeits=sum(trial.forfeited for trial in rows),
        ),
        flush=True,
    )
    return known, sum(shares), len(rows)
