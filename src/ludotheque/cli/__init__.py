"""The command line. Each command is a module with `HELP`, `add_arguments(parser)` and `run(args, texts)`.

A command's module is imported only when it is called: `--help` is quick and nothing is loaded in vain.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

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
        print(t.refusal(refusal), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\n{t('goodbye')}")
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return code


def _parse(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="ludotheque", allow_abbrev=False)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    asked = next((word for word in argv if not word.startswith("-")), None)
    for name in COMMANDS:
        module = f"ludotheque.cli.{name}"
        if name == "play":
            games = commands.add_parser(name, help="play a game in the terminal").add_subparsers(
                metavar="GAME", required=True
            )
            for game_id in GAME_IDS:
                _add(games, game_id, f"{module}_{game_id}", wanted=game_id in argv)
        else:
            _add(commands, name, module, wanted=asked == name)
    return parser.parse_args(argv)


def _add(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, module: str, *, wanted: bool
) -> None:
    """A sub-parser for a command that exists; its arguments are known only to the one that is called."""
    if find_spec(module) is None:
        return
    parser = commands.add_parser(name, allow_abbrev=False)
    parser.add_argument("--lang", choices=LANGUAGES, default=preferred_language())
    parser.set_defaults(module=module)
    if wanted:
        loaded = import_module(module)
        parser.description = loaded.HELP
        loaded.add_arguments(parser)
