"""Options and moves from plain data, strictly: what comes from outside is refused before it is used."""

from typing import Any

import msgspec

from ludotheque.game import AnyGame, BadOptions, MalformedMove


def read_options(game: AnyGame, data: Any) -> Any:
    """The options that a mapping names, the others by default; raises BadOptions."""
    known = list(game.options_type.__struct_fields__)
    for key in data if isinstance(data, dict) else ():
        if key not in known:
            raise BadOptions("unknown-option", option=str(key), known=known)
    try:
        return msgspec.convert(data, game.options_type)
    except (msgspec.ValidationError, TypeError) as error:
        raise BadOptions("bad-option", why=str(error)) from error


def read_move(game: AnyGame, data: Any) -> Any:
    """The move that plain data means; raises MalformedMove."""
    try:
        return msgspec.convert(data, game.move_type)
    except (msgspec.ValidationError, TypeError, RecursionError) as error:
        raise MalformedMove("malformed") from error
