"""Options and moves from outside, strictly: what comes in is refused before it is used.

Whoever takes plain data from people, files or the network for a game reads it here and nowhere else.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from ludotheque.game import AnyGame, BadOptions, Game, M, MalformedMove, Opt, S, V, notes, offered

if TYPE_CHECKING:
    JsonValue: TypeAlias = "bool | int | float | str | list[JsonValue] | dict[str, JsonValue] | None"
    """What JSON can say: options or a move that nobody has read yet."""
    StoredOptions: TypeAlias = dict[str, JsonValue]
    """Options as an event holds them once it has been written and read."""
else:  # msgspec knows no type that contains itself: to it these are whatever JSON can say
    JsonValue = StoredOptions = Any


def read_options(game: Game[Opt, S, M, V], data: object) -> Opt:
    """The options that a mapping names, the others by default; raises BadOptions."""
    known = list(game.options_type.__struct_fields__)
    for key in data if isinstance(data, dict) else ():
        if key not in known:
            raise BadOptions("unknown-option", option=str(key), known=known)
    try:
        return msgspec.convert(data, game.options_type)
    except (msgspec.ValidationError, TypeError) as error:
        raise BadOptions("bad-option", why=str(error)) from error


def read_stored(game: Game[Opt, S, M, V], data: object) -> Opt:
    """The options a game was stored with; raises BadOptions. What came later has the value that then went
    without saying, if the field's `Meta` tells one (`formerly`)."""
    if not isinstance(data, dict):
        return read_options(game, data)
    return read_options(game, {**_formerly(game), **data})


def as_stored(options: Struct) -> StoredOptions:
    kept: StoredOptions = msgspec.json.decode(msgspec.json.encode(options))
    return kept


def renewed(game: Game[Opt, S, M, V], options: Opt) -> Opt:
    """The same options for a new game: one that was played with what nobody is offered any more is played as
    games are now, in all that went without saying then."""
    then = _formerly(game)
    now = {field.name: field.default for field in msgspec.structs.fields(game.options_type)}
    old = any(getattr(options, name) != now[name] for name in then if not offered(game, name))
    return msgspec.structs.replace(options, **{name: now[name] for name in then}) if old else options


def _formerly(game: AnyGame) -> dict[str, JsonValue]:
    names = game.options_type.__struct_fields__
    return {name: said["formerly"] for name in names if "formerly" in (said := notes(game, name))}


def read_move(game: AnyGame, data: Raw | bytes) -> Struct:
    """The move that JSON means; raises MalformedMove."""
    try:
        return _decoder(game.move_type).decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MalformedMove("malformed") from error


@cache
def _decoder(move_type: type[Struct]) -> "msgspec.json.Decoder[Struct]":
    return msgspec.json.Decoder(move_type)
