"""`ludotheque bot -- COMMAND`: a program that plays by lines of text takes a seat at a server's table."""

import argparse
import os
import sys

from ludotheque.cli.game_options import whole
from ludotheque.game import Refusal
from ludotheque.registry import GAME_IDS
from ludotheque.texts import Texts

URL = "http://127.0.0.1:8350"
TOKEN = "LUDOTHEQUE_TOKEN"


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    parser.add_argument("--url", default=URL, help=t("cli-bot-url", url=URL))
    parser.add_argument("--token", default=os.environ.get(TOKEN, ""), help=t("cli-bot-token"))
    place = parser.add_mutually_exclusive_group(required=True)
    place.add_argument("--table", metavar="CODE", help=t("cli-bot-table"))
    place.add_argument("--open", choices=GAME_IDS, help=t("cli-bot-open"))
    parser.add_argument("--variant", help=t("cli-variant"))
    parser.add_argument("--players", type=whole(t), help=t("cli-bot-players"))
    parser.add_argument("--level", help=t("cli-bot-level"))
    parser.add_argument("--games", type=whole(t), default=1, help=t("cli-bot-games"))
    parser.add_argument("--seconds", type=float, default=60.0, help=t("cli-bench-agent-seconds"))
    parser.add_argument("--hide-moves", action="store_true", help=t("cli-bench-agent-hide"))
    parser.add_argument("command", nargs="+", metavar="COMMAND", help=t("cli-bench-agent-command"))


def run(args: argparse.Namespace, t: Texts) -> int:
    from ludotheque.envs.agents import GaveUp, LineAgent, play
    from ludotheque.envs.online import Server, ServerTable
    from ludotheque.envs.setting import BadSetting

    if args.games < 1 or not args.seconds > 0:
        raise Refusal("bench-number")
    server = Server(args.url, args.token)
    try:
        if args.open:
            opened = server.open_table(args.open, args.variant, level=args.level, players=args.players)
        else:
            opened = server.sit_down(args.table)
    except BadSetting as refused:
        if isinstance(refused.__cause__, Refusal):
            raise refused.__cause__ from None
        raise
    print(t("bot-sits", link=f"{server.url}/t/{opened['id']}", code=opened["code"] or "–"), flush=True)
    following: str | None = opened["id"]
    for number in range(args.games):
        assert following is not None
        table = ServerTable(server, following, lang=t.lang, list_moves=not args.hide_moves)
        try:
            with LineAgent(args.command, args.seconds) as agent:
                outcome = play(agent, table)
        except GaveUp:
            table.resign()
            print(t("bot-gave-up"), file=sys.stderr)
            return 1
        names = table.setting.seat_names()
        winners = [names[seat] for seat in outcome.winners] if outcome else []
        print(t("terminal-won", seats=winners, count=len(winners), scores=_scores(outcome)), flush=True)
        following = table.rematch() if number + 1 < args.games else None
        table.close()
        if following is None:
            break
    return 0


def _scores(outcome: object) -> str:
    return ", ".join(map(str, getattr(outcome, "scores", ()))) or "–"
