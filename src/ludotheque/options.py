"""A game's options as somebody meets them who fills in a form: fields with labels, and what goes together.

All of it is read off the game: the fields off its options struct, what goes together by asking the rules. So
no form offers what is then refused, and no game has to say it twice.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from ludotheque.game import AnyGame, BadOptions, OwnList, offered

Value = str | int | bool


class Named(Struct, frozen=True):
    """A value and the text id of what it is called."""

    value: Value
    label: str


class Selection(Struct, frozen=True, tag="choice"):
    """One of several values (`Literal`)."""

    name: str
    label: str
    values: tuple[Named, ...]
    initial: Value


class Switch(Struct, frozen=True, tag="switch"):
    """On or off (`bool`)."""

    name: str
    label: str
    initial: bool


class Number(Struct, frozen=True, tag="number"):
    """A number with bounds (`Annotated[int, Meta(ge=…, le=…)]`, or a float)."""

    name: str
    label: str
    least: float
    most: float
    whole: bool
    initial: float


class Several(Struct, frozen=True, tag="several"):
    """Any of several values, or none (`tuple[Literal, ...]`)."""

    name: str
    label: str
    values: tuple[Named, ...]
    initial: tuple[Value, ...]


class Chair(Struct, frozen=True, tag="seat"):
    """One of the seats, counted from 1, or 0 for a lot (a number with `extra={"seat": True}`)."""

    name: str
    label: str
    most: int
    initial: int


class Lists(Struct, frozen=True, tag="lists"):
    """Lists of the table's own, each with a title (`tuple[OwnList, ...]`)."""

    name: str
    label: str
    initial: tuple[OwnList, ...]


Field = Selection | Switch | Number | Several | Chair | Lists


class Combination(Struct, frozen=True):
    """Choices and switches that go together, as far as it matters, and how many may play then."""

    options: dict[str, Value]
    players: tuple[int, ...]
    teams: bool = False
    """Whether some play together."""


@cache
def fields(game: AnyGame) -> tuple[Field, ...]:
    """The options in the order in which the game names them; raises TypeError for what no form could show."""
    infos = msgspec.structs.fields(game.options_type)
    return tuple(_field(game, info) for info in infos if offered(game, info.name))


def _field(game: AnyGame, info: msgspec.structs.FieldInfo) -> Field:
    label = f"option-{game.id}-{info.name}"
    kind, bounds = info.type, None
    if get_origin(kind) is Annotated:
        kind, *notes = get_args(kind)
        bounds = next((note for note in notes if isinstance(note, Meta)), None)
    if get_origin(kind) is Literal:
        return Selection(info.name, label, _named(label, kind), info.default)
    if get_origin(kind) is tuple and get_origin(get_args(kind)[0]) is Literal:
        return Several(info.name, label, _named(label, get_args(kind)[0]), info.default)
    if kind == tuple[OwnList, ...]:
        return Lists(info.name, label, info.default)
    if kind is bool:
        return Switch(info.name, label, info.default)
    if kind in (int, float) and bounds is not None and bounds.ge is not None and bounds.le is not None:
        if bounds.extra and bounds.extra.get("seat"):
            return Chair(info.name, label, int(bounds.le), info.default)
        return Number(info.name, label, bounds.ge, bounds.le, kind is int, info.default)
    raise TypeError(f"{game.id}: no form can show the option {info.name}: {info.type}")


def _named(label: str, kind: Any) -> tuple[Named, ...]:
    return tuple(Named(value, f"{label}-{_plain(value)}") for value in get_args(kind))


def _plain(value: object) -> str:
    """A value as part of a text id, which knows no signs."""
    return re.sub(r"[^a-zA-Z0-9_-]", "", str(value))


@cache
def combinations(game: AnyGame) -> tuple[Combination, ...]:
    """Every way to set choices and switches that can be played. What never matters is left out."""
    finite, allowed = _allowed(game)
    deciding = [at for at, name in enumerate(finite) if _decides(at, finite[name], allowed)]
    names = list(finite)
    merged = {tuple(chosen[at] for at in deciding): players for chosen, players in allowed.items()}
    return tuple(
        Combination(options, players, _teams(game, options, players[0]))
        for chosen, players in merged.items()
        if players
        for options in [{names[at]: value for at, value in zip(deciding, chosen, strict=True)}]
    )


def settings(game: AnyGame) -> Iterator[tuple[Any, int]]:
    """Every way to set choices and switches, with every number of players; numbers as they usually are."""
    finite, allowed = _allowed(game)
    for chosen, numbers in allowed.items():
        options = game.options_type(**dict(zip(finite, chosen, strict=True)))
        yield from ((options, players) for players in numbers)


@cache
def _allowed(game: AnyGame) -> tuple[dict[str, tuple[Value, ...]], dict[tuple[Value, ...], tuple[int, ...]]]:
    """The values of choices and switches, and for how many each way to set them is."""
    finite = {field.name: _values(field) for field in fields(game) if isinstance(field, Selection | Switch)}
    return finite, {
        chosen: _players(game, dict(zip(finite, chosen, strict=True))) for chosen in product(*finite.values())
    }


def _teams(game: AnyGame, chosen: dict[str, Value], players: int) -> bool:
    return any(len(side) > 1 for side in game.sides(game.options_type(**chosen), players))


def _values(field: Selection | Switch) -> tuple[Value, ...]:
    return (False, True) if isinstance(field, Switch) else tuple(named.value for named in field.values)


def _players(game: AnyGame, chosen: dict[str, Value]) -> tuple[int, ...]:
    """For how many people the rules set up such a table."""

    def possible() -> Iterator[int]:
        options = game.options_type(**chosen)
        for players in game.players(options):
            try:
                game.start(options, players)
            except BadOptions:
                continue
            yield players

    return tuple(possible())


def _decides(at: int, values: tuple[Value, ...], allowed: dict[tuple[Any, ...], tuple[int, ...]]) -> bool:
    """Whether the choice in that place changes for how many the table is, or whether there can be one."""
    return any(
        players != allowed[(*chosen[:at], value, *chosen[at + 1 :])]
        for chosen, players in allowed.items()
        for value in values
    )
