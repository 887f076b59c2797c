"""The command line. Each command is a module with `add_arguments(parser)` and `run(args, texts)`,
and perhaps `HELP` with more to tell.

What it is for is told by the text `cli-<command>`. A module is imported only when it is called: `--help` is
quick and nothing is loaded in vain.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from itertools import pairwise

from ludotheque.cli.terminal import why_not
from ludotheque.game import Refusal
from ludotheque.registry import GAME_IDS
from ludotheque.texts import LANGUAGES, preferred_language, texts

COMMANDS = ("play", "replay", "arena", "analyse", "lexicon", "themes", "serve", "backup", "restore")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; refusals become one sentence on stderr and exit code 2, Ctrl-C a quiet goodbye."""
    args = _parse(list(sys.argv[1:] if argv is None else argv))
    t = texts(args.lang)
    try:
        code: int = import_module(args.module).run(args, t)
    except Refusal as refusal:
        print(why_not(t, refusal), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\n{t('goodbye')}")
        return 130
    except BrokenPipeError:
        # whoever read our output has seen enough; nothing more must be flushed into the closed pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _parse(argv: list[str]) -> argparse.Namespace:
    lang = _language(argv)
    t = texts(lang)
    parser = argparse.ArgumentParser(prog="ludotheque", description=t("cli"), allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"ludotheque {version('ludotheque')}")
    parser.add_argument("--lang", choices=LANGUAGES, default=lang, help=t("cli-lang"))
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    asked = next((word for word in argv if word in COMMANDS), None)
    for name in COMMANDS:
        module = f"ludotheque.cli.{name}"
        if name == "play":
            games = commands.add_parser(name, help=t("cli-play")).add_subparsers(
                metavar="GAME", required=True
            )
            for game_id in GAME_IDS:
                wanted = asked == "play" and game_id in argv
                _add(games, game_id, f"{module}_{game_id}", t(f"cli-play-{game_id}"), wanted)
        else:
            _add(commands, name, module, t(f"cli-{name}"), asked == name)
    args = parser.parse_args(argv)
    args.lang = lang
    return args


def _language(argv: Sequence[str]) -> str:
    """The language asked for, looked up before anything is parsed, so that help is given in it."""
    named = [after for word, after in pairwise(argv) if word == "--lang"]
    named += [word.removeprefix("--lang=") for word in argv if word.startswith("--lang=")]
    return next((lang for lang in named if lang in LANGUAGES), preferred_language())


def _add(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    module: str,
    told: str,
    wanted: bool,
) -> None:
    """A sub-parser for a command that exists; its arguments are known only to the one that is called."""
    if find_spec(module) is None:
        return
    parser = commands.add_parser(name, help=told, description=told, allow_abbrev=False)
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS)
    parser.set_defaults(module=module)
    if wanted:
        loaded = import_module(module)
        parser.epilog = getattr(loaded, "HELP", None)
        loaded.add_arguments(parser)
