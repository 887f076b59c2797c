"""A game's options as arguments of a command: each field that a form would show is a flag.

For commands that open a table; whether options go together the game judges.
"""

import argparse
from collections.abc import Callable
from typing import Any, assert_never

import msgspec

from ludotheque.cli.terminal import Terminal
from ludotheque.decoding import read_options
from ludotheque.game import AnyGame
from ludotheque.options import Chair, Field, Lists, Named, Number, Selection, Several, Switch, fields
from ludotheque.texts import LANGUAGES, Texts

_OURS = "option_"
"""Before the names of a game's options among parsed arguments, so that they never meet those of a command."""


def add_options(parser: argparse.ArgumentParser, game: AnyGame, t: Texts) -> None:
    """A flag for each option; what is not given stays None."""
    group = parser.add_argument_group(t("cli-play-options"))
    for field in fields(game):
        flag, settings = _argument(game, field, t)
        settings |= {"dest": _OURS + field.name, "default": None, "help": t(field.label).replace("%", "%%")}
        try:
            group.add_argument(f"--{flag}", **settings)
        except argparse.ArgumentError:  # the command has an argument of that name
            group.add_argument(f"--game-{flag}", **settings)


def _argument(game: AnyGame, field: Field, t: Texts) -> tuple[str, dict[str, Any]]:
    flag = field.name.replace("_", "-")
    match field:
        case Switch():
            told = {"action": "store_const", "const": not field.initial}
            return (f"no-{flag}" if field.initial else flag), told
        case Selection():
            values = [named.value for named in field.values]
            shown = "{" + ",".join(map(str, values)) + "}"
            return flag, {"type": _choice(game, field), "choices": values, "metavar": shown}
        case Number():
            return flag, {"type": whole(t) if field.whole else float, "metavar": "N"}
        case Chair():
            return flag, {"type": whole(t), "metavar": "N"}
        case Several():
            return flag, {"type": _listed, "metavar": ",".join(str(named.value) for named in field.values)}
        case Lists():
            return flag, {"type": _titled, "action": "append", "metavar": t("cli-own-list")}
        case _:
            assert_never(field)


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _titled(text: str) -> dict[str, Any]:
    """`Our street: baker, butcher`: a title and, after a colon, what is on the list."""
    title, _, words = text.partition(":")
    return {"title": " ".join(title.split()), "words": _listed(words)}


def _choice(game: AnyGame, field: Selection) -> Callable[[str], Any]:
    """One of the values; a language stands for what is usual in it."""
    named: dict[str, Any] = {lang: getattr(game.usual(lang)[0], field.name) for lang in LANGUAGES}
    named |= {str(known.value): known.value for known in field.values}
    return lambda text: named.get(text, text)


def whole(t: Texts) -> Callable[[str], int]:
    """Reads a whole number."""

    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(t("cli-no-number", text=text)) from None

    return read


def chosen(game: AnyGame, args: argparse.Namespace, usual: Any, **asked: Any) -> Any:
    """The usual options with those that were given as arguments, or asked for; raises BadOptions."""
    given = {field.name: getattr(args, _OURS + field.name) for field in fields(game)} | asked
    told = {name: value for name, value in given.items() if value is not None}
    return read_options(game, {**msgspec.to_builtins(usual), **told})


def ask(game: AnyGame, args: argparse.Namespace, term: Terminal, options: Any) -> Any:
    """The first option is the one that matters most: where it is a choice, it is asked for on a terminal."""
    first = next(iter(fields(game)), None)
    if not isinstance(first, Selection) or getattr(args, _OURS + first.name) is not None:
        return options
    values = [named.value for named in first.values]
    told = [_asked_as(game, named, term.texts) for named in first.values]
    proposed = values.index(getattr(options, first.name))
    value = values[term.choose(_asked_as(game, first, term.texts), told, proposed)]
    return chosen(game, args, options, **{first.name: value})


def _asked_as(game: AnyGame, thing: Selection | Named, t: Texts) -> str:
    """What an option or a value is called where it is asked for; a game may say more there than in a form."""
    more = f"terminal-{game.id}-{thing.label.removeprefix(f'option-{game.id}-')}"
    return t(more if more in t else thing.label)
