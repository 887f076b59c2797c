"""`ludotheque play wordjam`: one person among bots, against the clock or without it.

The clock runs on a terminal. Through a pipe, or with `--clock stopped`, it stands still while the person
thinks: an empty line lets the others act.
"""

import argparse
import secrets
from pathlib import Path

from ludotheque.cli.session import Session
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.typing_line import TypingLine, can_wait
from ludotheque.cli.wordjam_evening import Evening
from ludotheque.decoding import read_options
from ludotheque.game import BadOptions
from ludotheque.registry import bots, game
from ludotheque.texts import LANGUAGES, Texts

COMPANY = (
    *("Aladdin", "Morgiana", "Sinbad", "Zobeide", "Cassim", "Jamila", "Harun", "Dinarzade"),
    *("Hassan", "Badura", "Nureddin"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, default=6, help="how many sit at the table, with you: 5 to 12")
    parser.add_argument("--level", choices=bots("wordjam").levels, default="2", help="how good the bots are")
    parser.add_argument("--words", choices=LANGUAGES, help="the language of the words")
    parser.add_argument("--clock", choices=("real", "stopped"), help="stopped: think as long as you like")
    parser.add_argument(
        "--seconds",
        action="append",
        default=[],
        metavar="PHASE=N",
        help="how long a phase may last, as race=60",
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the game in a file when it ends")
    parser.add_argument("--seed", type=int, default=None, help="make the cards and the bots repeatable")


def run(args: argparse.Namespace, t: Texts) -> int:
    term, wordjam = Terminal(t), game("wordjam")
    options = read_options(wordjam, {"language": args.words or args.lang, **_seconds(args.seconds)})
    seed = secrets.randbits(32) if args.seed is None else args.seed
    who = (None, *(args.level,) * (args.players - 1))
    session = Session(wordjam, options, who, bots("wordjam"), seed)
    names = (t("wordjam-you"), *COMPANY[: args.players - 1])
    timed = term.live and can_wait() and args.clock != "stopped"
    if timed:
        with TypingLine(term) as line:
            return Evening(term, session, names, line).play(args.save)
    return Evening(term, session, names).play(args.save)


def _seconds(given: list[str]) -> dict[str, object]:
    """`race=60` as an option; raises BadOptions."""
    chosen: dict[str, object] = {}
    for text in given:
        name, _, number = text.partition("=")
        if not number.isdecimal() or name == "language":
            raise BadOptions("wordjam-seconds-what", text=text)
        chosen[name] = int(number)
    return chosen
