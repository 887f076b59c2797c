"""`ludotheque evening GAME-FORM`: a whole evening of bots at full speed, with its tables and standings."""

import argparse
from collections.abc import Iterator
from random import Random
from typing import get_args

from ludotheque.arena import play_game
from ludotheque.evenings import deciding, telling
from ludotheque.evenings.evening import Evening, Table, evening_of
from ludotheque.evenings.events import Drawn, Ended, Entrant, Form, Result
from ludotheque.evenings.setting import plan_of, setting
from ludotheque.game import AnyGame, BadOptions
from ludotheque.registry import GAME_IDS, bots, game
from ludotheque.texts import Texts

FORMS = get_args(Form)
LONGEST = 200
"""An evening of more rounds than this is a defect."""


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    known = [f"{game_id}-{form}" for game_id in GAME_IDS for form in FORMS]
    parser.add_argument("kind", metavar="GAME-FORM", choices=known, help=t("cli-evening-kind", known=known))
    parser.add_argument("--players", type=int, default=8, help=t("cli-evening-players"))
    parser.add_argument("--games", type=int, default=4, help=t("cli-evening-games"))
    parser.add_argument("--seed", type=int, default=1, help=t("cli-play-seed"))
    parser.add_argument("--level", nargs="+", metavar="LEVEL", help=t("cli-arena-level"))
    parser.add_argument("--variant", help=t("cli-variant"))
    parser.add_argument("--par", metavar="LEVEL", help=t("cli-evening-par"))
    parser.add_argument("--rest", action="store_true", help=t("cli-evening-rest"))


def run(args: argparse.Namespace, t: Texts) -> int:
    game_id, _, form = args.kind.partition("-")
    chosen, company = game(game_id), bots(game_id)
    options, seats = setting(chosen, form, args.variant, "" if args.variant else t.lang)
    levels = args.level or [level.id for level in company.levels]
    par = args.par or company.ids[0]
    for level in (*levels, par):
        if level not in company.ids:
            raise BadOptions("arena-level", level=level, known=list(company.ids))
    if args.games < 1 or args.players < 1:
        raise BadOptions("evening-number")
    stand_in = "" if args.rest else company.usual
    evening = evening_of(plan_of(chosen, form, options, seats, args.games, stand_in))
    for number in range(1, args.players + 1):
        level = levels[(number - 1) % len(levels)]
        evening = evening.after(deciding.enter(evening, Entrant(f"p{number}", f"{level}/{number}", level)))
    print(t("evening-title", kind=args.kind, players=args.players, seed=args.seed))
    if form == "duplicate":
        print(t("evening-par-by", level=par))
    for line in _played(evening, chosen, options, args.seed, par, t):
        print(line)
    return 0


def _played(
    evening: Evening, chosen: AnyGame, options: object, seed: int, par: str, t: Texts
) -> Iterator[str]:
    """The evening told line by line as it is played."""
    rng = Random(seed)

    def sides(players: int) -> tuple[tuple[int, ...], ...]:
        return chosen.sides(options, players)

    while not evening.over:
        evening = evening.after_all(deciding.stand_ins(evening))
        following = deciding.go_on(evening, rng)
        if following is None or len(evening.rounds) >= LONGEST:
            following = Ended()
        evening = evening.after(following)
        if isinstance(following, Drawn):
            number = len(evening.rounds) - 1
            yield f"\n{t('evening-round', number=number + 1)}"
            for place, table in enumerate(evening.rounds[number].tables):
                result = _result(evening, table, chosen, options, f"{seed}:{number}:{place}", seed)
                evening = evening.after(deciding.finish(evening, number, place, result))
            for missing in evening.without_par:
                alone = play_game(chosen, bots(chosen.id), options, [par], _deal(seed, missing))
                evening = evening.after(deciding.par(evening, missing, (alone.scores or (0,))[0]))
            yield from telling.round_lines(evening, evening.rounds[number], sides, t)
            yield from telling.par_lines(evening, number, t)
        if evening.plan.form == "arena" and len(evening.rounds) >= evening.plan.rounds:
            evening = evening.after(Ended())
    yield ""
    yield from telling.standing_lines(evening, t)


def _deal(seed: int, number: int) -> str:
    return f"{seed}:deal {number}"


def _result(evening: Evening, table: Table, chosen: AnyGame, options: object, luck: str, seed: int) -> Result:
    levels = {who.id: who.level for who in evening.entrants}
    deal = _deal(seed, table.placed.deal) if table.placed.deal is not None else luck
    played = play_game(chosen, bots(chosen.id), options, [levels[player] for player in table.seats], deal)
    return Result(played.scores or (0,) * len(table.seats), played.winners)
