"""Options and moves from outside, strictly: what comes in is refused before it is used."""

from functools import cache
from typing import Any

import msgspec
from msgspec import Raw, Struct

from ludotheque.game import AnyGame, BadOptions, MalformedMove


def read_options(game: AnyGame, data: object) -> Any:
    """The options that a mapping names, the others by default; raises BadOptions."""
    known = list(game.options_type.__struct_fields__)
    for key in data if isinstance(data, dict) else ():
        if key not in known:
            raise BadOptions("unknown-option", option=str(key), known=known)
    try:
        return msgspec.convert(data, game.options_type)
    except (msgspec.ValidationError, TypeError) as error:
        raise BadOptions("bad-option", why=str(error)) from error


def read_move(game: AnyGame, data: Raw | bytes) -> Struct:
    """The move that JSON means; raises MalformedMove."""
    try:
        return _decoder(game.move_type).decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MalformedMove("malformed") from error


@cache
def _decoder(move_type: Any) -> "msgspec.json.Decoder[Struct]":
    return msgspec.json.Decoder(move_type)
