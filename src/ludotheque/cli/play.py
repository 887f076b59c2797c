"""`ludotheque play GAME`: any game of the house at one keyboard, people and bots.

What may be asked for is read off the game: its options, how many may play, its named variants, its bots.
"""

import argparse
import secrets
from pathlib import Path

from ludotheque.bots.bot import Bots
from ludotheque.cli import dialog, save
from ludotheque.cli.face import face_of
from ludotheque.cli.game_options import add_options, ask, chosen, whole
from ludotheque.cli.parser import Parser
from ludotheque.cli.sitting import Sitting
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.typing_line import TypingLine, can_wait
from ludotheque.game import AnyGame, Refusal
from ludotheque.registry import GAME_IDS, bots, game
from ludotheque.texts import LANGUAGES, Texts

PERSON = "person"
CROWD = 4
"""More people than that do not sit at one keyboard: bots take the other seats unless it is said who plays."""


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    parser.add_argument("game", choices=GAME_IDS, metavar="GAME", help=t("cli-play-which"))
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    broad = max(map(len, GAME_IDS))
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n".join(f"  {game_id:<{broad}}  {t(f'box-{game_id}-pitch')}" for game_id in GAME_IDS)


def run(args: argparse.Namespace, t: Texts) -> int:
    term = Terminal(t)
    played, company = game(args.game), bots(args.game)
    asked = _parser(played, company, t).parse_args(args.rest)
    loaded = save.load(asked.load) if asked.load else None
    if loaded is not None and loaded.game != played.id:
        raise Refusal("file-other-game", game=loaded.game)
    usual, players = played.variants[asked.variant] if asked.variant else played.usual(t.lang)
    options = loaded.options if loaded else chosen(played, asked, usual)
    seats = range(loaded.players, loaded.players + 1) if loaded else played.players(options)
    who = _who(asked, term, company, seats, players)
    if loaded is None and not asked.variant and not asked.seats:
        options = ask(played, asked, term, options)
    face = face_of(played.id, term)
    seed = secrets.randbits(32) if asked.seed is None else asked.seed
    sitting = Sitting(played, options, who, company, seed, face.names(who))
    if loaded is not None:
        sitting.load(loaded)
    timed = asked.clock != "stopped" and term.live and can_wait() and len(sitting.people) == 1
    return dialog.play(term, sitting, face, TypingLine(term) if timed else None, keep=asked.save)


def _parser(played: AnyGame, company: Bots, t: Texts) -> Parser:
    parser = Parser(prog=f"ludotheque play {played.id}", description=t(f"box-{played.id}-pitch"))
    number = whole(t)
    parser.add_argument("--lang", choices=LANGUAGES, help=t("cli-lang"))
    named = ", ".join(played.variants)
    parser.add_argument(
        "--variant", choices=played.variants, metavar="NAME", help=f"{t('cli-variant')} ({named})"
    )
    parser.add_argument("--players", type=number, metavar="N", help=t("cli-play-players"))
    parser.add_argument("--bot", choices=company.ids, help=t("cli-play-bot"))
    who = (PERSON, *company.ids)
    parser.add_argument(
        "--seats", nargs="+", choices=who, metavar="WHO", help=t("cli-play-seats", person=PERSON)
    )
    parser.add_argument("--clock", choices=("real", "stopped"), help=t("cli-play-clock"))
    parser.add_argument("--load", type=Path, metavar="FILE", help=t("cli-play-load"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=t("cli-play-save"))
    parser.add_argument("--seed", type=number, metavar="N", help=t("cli-play-seed"))
    add_options(parser, played, t)
    return parser


def _who(
    asked: argparse.Namespace, term: Terminal, company: Bots, seats: range, usual: int
) -> tuple[str | None, ...]:
    """Who sits where, None for a person: as asked for; if nothing was, asked on a terminal."""
    if asked.seats:
        return tuple(None if who == PERSON else who for who in asked.seats)
    if asked.players is None and asked.bot is None:
        return _chosen_company(term, company, seats, usual)
    possible = [count for count in seats if count > 1 or asked.bot is None] or list(seats)
    players = asked.players or (usual if usual in possible else possible[0])
    level = asked.bot or (None if players <= CROWD else company.usual)
    return (None, *(level,) * (players - 1))


def _chosen_company(term: Terminal, company: Bots, seats: range, usual: int) -> tuple[str | None, ...]:
    """People alone at first, the fewest before all, then one among bots of each level. A pipe takes the
    first, or the usual level."""
    t = term.texts
    people = [count for count in seats if count <= CROWD]
    choices: list[tuple[str | None, ...]] = [(None,) * count for count in people]
    told = [t("terminal-people", players=count) for count in people]
    among = 2 if 2 in seats else usual if usual in seats else seats[0]
    levels = company.levels if among > 1 else ()
    for level in levels:
        choices.append((None, *(level.id,) * (among - 1)))
        character = t(level.character)
        told.append(
            t("terminal-among-bots", bots=among - 1, name=level.name, level=level.id, character=character)
        )
    default = levels.index(company.level(company.usual)) if levels and not people else 0
    return choices[term.choose(t("terminal-who-plays"), told, default)]
