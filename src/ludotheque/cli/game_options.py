"""A game's options as arguments of a command: each field of its options struct is a flag."""

import argparse
from collections.abc import Callable, Sequence
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec.inspect import BoolType, Field, FloatType, IntType, LiteralType, StructType, type_info

from ludotheque.decoding import read_options
from ludotheque.game import AnyGame
from ludotheque.texts import LANGUAGES, Texts

_OURS = "option_"
"""Before the names of a game's options among parsed arguments, so that they never meet those of a command."""


def add_options(parser: argparse.ArgumentParser, game: AnyGame, t: Texts) -> None:
    """A flag for each option; what is not given stays None."""
    group = parser.add_argument_group(t("cli-play-options"))
    for field in fields(game):
        settings: dict[str, Any] = {"dest": _OURS + field.name, "default": None}
        settings["help"] = label(game, field.name, t).replace("%", "%%")
        name = field.name.replace("_", "-")
        match field.type:
            case BoolType():
                name = f"no-{name}" if field.default is True else name
                settings |= {"action": "store_const", "const": field.default is not True}
            case LiteralType():
                values = choices(game, field.name)
                settings |= {"type": _choice(game, field.name, values), "choices": values}
                settings["metavar"] = "{" + ",".join(map(str, values)) + "}"
            case IntType() | FloatType() as kind:
                settings |= {"type": whole(t) if isinstance(kind, IntType) else float, "metavar": "N"}
            case _:
                settings |= {"metavar": "TEXT"}
        try:
            group.add_argument(f"--{name}", **settings)
        except argparse.ArgumentError:  # the command has an argument of that name
            group.add_argument(f"--game-{name}", **settings)


def fields(game: AnyGame) -> tuple[Field, ...]:
    described = type_info(game.options_type)
    assert isinstance(described, StructType)
    return described.fields


def chosen(game: AnyGame, args: argparse.Namespace, usual: Any) -> Any:
    """The usual options with those that were given; raises BadOptions."""
    given = {field.name: getattr(args, _OURS + field.name) for field in fields(game)}
    told = {name: value for name, value in given.items() if value is not None}
    return read_options(game, {**msgspec.to_builtins(usual), **told})


def given(args: argparse.Namespace, name: str) -> bool:
    return getattr(args, _OURS + name) is not None


def choices(game: AnyGame, name: str) -> tuple[Any, ...]:
    """What an option that is a choice may be, in the order in which the game names it."""
    return get_args(get_type_hints(game.options_type)[name])


def label(game: AnyGame, name: str, t: Texts, value: object = None) -> str:
    """What an option, or one of its values, is called."""
    text_id = f"option-{game.id}-{name}" if value is None else f"option-{game.id}-{name}-{value}"
    return t(text_id) if text_id in t else name.replace("_", " ") if value is None else str(value)


def asked_for(game: AnyGame, name: str, t: Texts, value: object = None) -> str:
    """The same where it is asked for on a terminal: a game may say more there."""
    text_id = f"terminal-{game.id}-{name}" if value is None else f"terminal-{game.id}-{name}-{value}"
    return t(text_id) if text_id in t else label(game, name, t, value)


def whole(t: Texts) -> Callable[[str], int]:
    """Reads a whole number."""

    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(t("cli-no-number", text=text)) from None

    return read


def _choice(game: AnyGame, name: str, values: Sequence[Any]) -> Callable[[str], Any]:
    """One of the values; a language stands for what is usual in it."""
    named: dict[str, Any] = {lang: getattr(game.usual(lang)[0], name) for lang in LANGUAGES}
    named |= {str(value): value for value in values}
    return lambda text: named.get(text, text)
