"""`ludotheque arena`: games between bots, resumable, with error bars."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from multiprocessing import get_context
from pathlib import Path
from typing import TextIO

import msgspec

from ludotheque.arena import Played, deal_seed, elo, play_game, seating, standings
from ludotheque.decoding import read_stored
from ludotheque.game import BadOptions, Refusal
from ludotheque.registry import GAME_IDS, bots, game
from ludotheque.texts import Texts


class Setting(msgspec.Struct, frozen=True):
    """What makes two arena runs the same run; the first line of a result file."""

    game: str
    options: dict[str, object]
    players: int
    levels: tuple[str, ...]
    seed: int


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    parser.add_argument("game", choices=GAME_IDS)
    parser.add_argument("--a", metavar="LEVEL", help=t("cli-arena-a"))
    parser.add_argument("--b", metavar="LEVEL")
    parser.add_argument("--level", nargs="+", metavar="LEVEL", help=t("cli-arena-level"))
    parser.add_argument("--variant", help=t("cli-variant"))
    parser.add_argument("--options", type=json.loads, help=t("cli-arena-options"))
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help=t("cli-arena-out"))
    parser.add_argument("--json", action="store_true", help=t("cli-arena-json"))


def run(args: argparse.Namespace, t: Texts) -> int:
    setting = _setting(args)
    done = _resume(args.out, setting)
    todo = [i for i in range(args.games) if i not in done]
    keep = args.out.open("a", encoding="utf-8") if args.out else nullcontext()
    with keep as file:
        if file and not done and file.tell() == 0:
            _write(file, setting)
        for played in _play(setting, todo, args.jobs):
            done[played.index] = played
            if file:
                _write(file, played)
            _progress(len(done), args.games)
    games = [done[i] for i in sorted(done) if i < args.games]
    summary = _summary(setting, games)
    print(json.dumps(summary, indent=2) if args.json else _table(summary, t))
    return 0


def _setting(args: argparse.Namespace) -> Setting:
    chosen, company = game(args.game), bots(args.game)
    variant = args.variant or next(iter(chosen.variants))
    if variant not in chosen.variants:
        raise BadOptions("arena-variant", variant=variant, known=list(chosen.variants))
    options, players = chosen.variants[variant]
    if args.options is not None:
        try:
            options = msgspec.convert(args.options, chosen.options_type)
        except msgspec.ValidationError as error:
            raise BadOptions("arena-options", error=str(error)) from None
        players = min(chosen.players(options))
    players = args.players or players
    if players not in chosen.players(options):
        raise BadOptions("arena-players", players=players, known=[str(n) for n in chosen.players(options)])
    levels = tuple(args.level or [level for level in (args.a, args.b) if level] or [company.usual])
    for level in levels:
        if level not in company.ids:
            raise BadOptions("arena-level", level=level, known=list(company.ids))
    if args.games < 1 or args.jobs < 1:
        raise BadOptions("arena-number")
    return Setting(args.game, msgspec.to_builtins(options), players, levels, args.seed)


def _resume(out: Path | None, setting: Setting) -> dict[int, Played]:
    if out is None or not out.exists():
        return {}
    lines = out.read_text(encoding="utf-8").splitlines()
    try:
        if not lines or _whole(msgspec.json.decode(lines[0], type=Setting)) != setting:
            raise Refusal("arena-other-run", file=str(out))
        found = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise Refusal("arena-damaged", file=str(out), error=str(error)) from None
    return {played.index: played for played in found}


def _whole(setting: Setting) -> Setting:
    """With options that came after the run began; they had no other value then."""
    options = read_stored(game(setting.game), setting.options)
    return msgspec.structs.replace(setting, options=msgspec.to_builtins(options))


def _write(file: TextIO, line: Setting | Played) -> None:
    file.write(msgspec.json.encode(line).decode() + "\n")
    file.flush()


def _play(setting: Setting, todo: Sequence[int], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from (_one(setting, index) for index in todo)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_one, [setting] * len(todo), todo)


def _one(setting: Setting, index: int) -> Played:
    chosen = game(setting.game)
    options = msgspec.convert(setting.options, chosen.options_type)
    levels = seating(setting.levels, setting.players, index)
    return play_game(
        chosen, bots(setting.game), options, levels, deal_seed(setting.seed, setting.levels, index), index
    )


def _progress(done: int, games: int) -> None:
    if sys.stderr.isatty():
        filled = 30 * done // games
        end = "\n" if done == games else ""
        print(f"\r{'█' * filled}{'░' * (30 - filled)} {done}/{games}", end=end, file=sys.stderr, flush=True)


def _summary(setting: Setting, games: Sequence[Played]) -> dict[str, object]:
    by_level = standings(games)
    reasons: dict[str, int] = {}
    for played in games:
        reasons[played.reason] = reasons.get(played.reason, 0) + 1
    summary: dict[str, object] = {
        **msgspec.to_builtins(setting),
        "games": len(games),
        "moves": sum(played.moves for played in games) / len(games),
        "reasons": reasons,
        "by_level": msgspec.to_builtins(by_level),
        "by_seat": msgspec.to_builtins(standings(games, by_seat=True)),
    }
    if setting.players == 2 and len(by_level) == 2:
        first = by_level[setting.levels[0]]
        summary["elo"] = elo(first.share, first.share_error)
    return summary


def _table(summary: dict[str, object], t: Texts) -> str:
    lines = [
        t(
            "arena-title",
            game=summary["game"],
            games=summary["games"],
            players=summary["players"],
            seed=summary["seed"],
        )
    ]
    for heading, key in (("arena-by-level", "by_level"), ("arena-by-seat", "by_seat")):
        lines += ["", t(heading)]
        rows = summary[key]
        assert isinstance(rows, dict)
        lines += [
            f"  {name:>8}  {100 * row['share']:5.1f} % ± {100 * row['share_error']:4.1f}"
            f"   {row['score']:8.1f} ± {row['score_error']:5.1f}   (n = {row['places']})"
            for name, row in rows.items()
        ]
    if isinstance(points := summary.get("elo"), tuple):
        lines += [
            "",
            t("arena-elo", elo=f"{points[0]:+.0f}", low=f"{points[1]:+.0f}", high=f"{points[2]:+.0f}"),
        ]
    return "\n".join(lines)
