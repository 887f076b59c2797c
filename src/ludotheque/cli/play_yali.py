"""`ludotheque play yali`: two people at one keyboard, or one against a bot."""

import argparse
import secrets
from pathlib import Path

from ludotheque.bots.yali import LEVELS
from ludotheque.cli import dialog, draw_yali, save
from ludotheque.cli.session import Session
from ludotheque.cli.terminal import Terminal
from ludotheque.decoding import read_options
from ludotheque.game import CHANCE, Seat
from ludotheque.registry import bots, game
from ludotheque.texts import Texts

PERSON = "person"
RULES = ("base", "tournament")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    who = (PERSON, *bots("yali").levels)
    parser.add_argument("--gold", choices=who, help=f"who plays Gold: a {PERSON} or a bot of that level")
    parser.add_argument("--silver", choices=who, help="who plays Silver")
    parser.add_argument("--rules", choices=RULES)
    parser.add_argument("--rows", type=int, choices=(6, 8, 10), default=8, help="how long the board is")
    parser.add_argument(
        "--arrival", choices=("zone", "last-row"), default="zone", help="where arriving earns a side move"
    )
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game and its rules")
    parser.add_argument("--seed", type=int, default=None, help="make the lot and the bots repeatable")


def run(args: argparse.Namespace, t: Texts) -> int:
    term = Terminal(t)
    yali = game("yali")
    loaded = save.load(args.load) if args.load else None
    who = _players(args, term)
    chosen = {"rules": _rules(args, term), "rows": args.rows, "arrival": args.arrival}
    seed = secrets.randbits(32) if args.seed is None else args.seed
    session = Session(yali, read_options(yali, chosen), who, bots("yali"), seed)
    if loaded is not None:
        session.load(loaded)
    return dialog.play(term, session, YaliFace(term))


def _players(args: argparse.Namespace, term: Terminal) -> tuple[str | None, str | None]:
    """As asked for; if nothing was, ask on a terminal, and through a pipe take two people."""
    gold, silver = args.gold, args.silver
    if gold is None and silver is None and term.live:
        t = term.texts
        against = [t("terminal-two-people"), *(t("terminal-against-bot", level=level) for level in LEVELS)]
        level = term.choose(t("terminal-who-plays"), against)
        silver = LEVELS[level - 1] if level else None
    return (None if gold == PERSON else gold, None if silver == PERSON else silver)


def _rules(args: argparse.Namespace, term: Terminal) -> str:
    """As asked for; if nothing was asked for at all, ask on a terminal."""
    if args.rules is not None or args.gold or args.silver or args.load:
        return args.rules or RULES[0]
    told = [term.texts(f"terminal-yali-rules-{rules}") for rules in RULES]
    return RULES[term.choose(term.texts("terminal-which-rules"), told)]


class YaliFace:
    """What YALi shows and says on a terminal."""

    def __init__(self, term: Terminal) -> None:
        self.term = term

    def draw(self, session: Session) -> list[str]:
        view = session.game.view(session.state, None)
        return draw_yali.draw(self.term, view, session.record())

    def event(self, session: Session, seat: Seat, said: str) -> str:
        view = session.game.view(session.state, None)
        if seat == CHANCE:
            return self.term.texts("terminal-yali-lot", seat=draw_yali.seat_name(self.term, view.turn))
        told = f"{view.moves}. {session.name(seat)} {said}"
        blocked = view.mover is not None and view.mover != view.turn
        more = f" · {self.term.texts('terminal-yali-blocked')}" if blocked else ""
        return f"{self.term.style(told, 'bold')} · {draw_yali.torque(self.term, view)}{more}"

    def prompt(self, _session: Session, seat: Seat) -> str:
        name = self.term.style(draw_yali.seat_name(self.term, seat), ("gold", "silver")[seat])
        return f"{draw_yali.marble(self.term, seat)} {name} › "

    def over(self, session: Session) -> str:
        outcome = session.outcome
        assert outcome is not None
        gold, silver = outcome.scores
        if not outcome.winners:
            return self.term.texts("terminal-yali-drawn", home=gold)
        winner = draw_yali.seat_name(self.term, outcome.winners[0])
        return self.term.texts(
            f"terminal-yali-won-{outcome.reason}",
            seat=winner,
            most=max(gold, silver),
            least=min(gold, silver),
        )

    def how_to(self) -> str:
        return self.term.texts("terminal-yali-how-to")
