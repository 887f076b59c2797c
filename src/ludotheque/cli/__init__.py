"""The command line. Each command is a module with `add_arguments(parser, texts)` and `run(args, texts)`.

What it is for is told by the text `cli-<command>`. A module is imported only when it is called: `--help` is
quick and nothing is loaded in vain. A game may bring commands of its own (`faces/<game>/commands/`).
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path

from ludotheque.cli.parser import Parser, speak
from ludotheque.cli.terminal import why_not
from ludotheque.game import Refusal
from ludotheque.registry import guest_folders
from ludotheque.texts import LANGUAGES, Texts, preferred_language, texts

COMMANDS = (
    "play",
    "learn",
    "puzzles",
    "replay",
    "arena",
    "solve",
    "evening",
    "analyse",
    "lexicon",
    "serve",
    "backup",
    "restore",
    "export",
    "statistics",
    "doctor",
    "admin",
    "bench-agent",
    "bot",
    "mcp",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; refusals become one sentence on stderr and exit code 2, Ctrl-C a quiet goodbye."""
    said = list(sys.argv[1:] if argv is None else argv)
    t = texts(_language(said), *guest_folders())
    speak(t)
    args = _parse(said, t)
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


def _parse(argv: list[str], t: Texts) -> argparse.Namespace:
    parser = Parser(prog="ludotheque", description=t("cli"))
    parser.add_argument(
        "--version", action="version", version=f"ludotheque {version('ludotheque')}", help=t("cli-version")
    )
    parser.add_argument("--lang", choices=LANGUAGES, help=t("cli-lang"))
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    modules = {name: f"ludotheque.cli.{name.replace('-', '_')}" for name in COMMANDS} | _commands_of_games()
    asked = next((word for word in argv if word in modules), None)
    for name, module in modules.items():
        told = t(f"cli-{name}")
        command = commands.add_parser(name, help=told, description=told)
        command.add_argument("--lang", choices=LANGUAGES, help=argparse.SUPPRESS)
        command.set_defaults(module=module)
        if asked == name:
            import_module(module).add_arguments(command, t)
    return parser.parse_args(argv)


def _commands_of_games() -> dict[str, str]:
    """Name and module of what only one game has, found without importing anything."""
    faces = Path(__file__).parent / "faces"
    files = sorted(file for file in faces.glob("*/commands/*.py") if file.stem != "__init__")
    return {file.stem: f"ludotheque.cli.faces.{file.parts[-3]}.commands.{file.stem}" for file in files}


def _language(argv: Sequence[str]) -> str:
    """The language asked for, looked up before anything is parsed, so that help is given in it."""
    named = [after for word, after in pairwise(argv) if word == "--lang"]
    named += [word.removeprefix("--lang=") for word in argv if word.startswith("--lang=")]
    return next((lang for lang in named if lang in LANGUAGES), preferred_language())
