"""Any view as readable lines: how a game looks that brings no drawing of its own.

The page's plain board shows the same things under the same labels (`boards/plain/readable.ts`).
"""

import re
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from ludotheque.game import Seat
from ludotheque.texts import Texts

_OF_SEATS = frozenset(
    {"dealer", "leader", "mover", "player", "seat", "seats", "starter", "turn", "winner", "winners"}
)
"""Fields of these names hold seats, which a reader knows by letters rather than by numbers."""
_NOTHING, _HIDDEN = "–", "?"
_BROAD = 72


_ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


class Styled(Protocol):
    """Where it is read: a terminal, or plain paper."""

    @property
    def texts(self) -> Texts: ...
    @property
    def fancy(self) -> bool: ...
    def style(self, text: str, *names: str) -> str: ...


class Paper:
    """Reads everywhere: no colours, no signs that a font may lack."""

    fancy = False

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def style(self, text: str, *_names: str) -> str:
        return text


class Readable:
    """Draws views of one game; labels come from its texts, if it has any (`view-<game>-<field>`)."""

    def __init__(self, term: Styled, game_id: str, seats: Sequence[str], names: Sequence[str]) -> None:
        self._term, self._game_id, self._seats, self._names = term, game_id, seats, names

    def draw(self, view: Any, acting: frozenset[Seat] = frozenset()) -> list[str]:
        """One line for each thing on the table, then one for each seat; who may act is marked."""
        fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view, order="deterministic"))
        shared = {name: value for name, value in fields.items() if not self._by_seat(value)}
        broad = max((len(self._label(name)) for name in shared), default=0)
        lines = []
        for name, value in shared.items():
            first, *more = self._lines(name, value)
            label = self._term.style(f"{self._label(name):<{broad}}", "dim")
            lines += [f"  {label}  {first}", *(f"  {'':<{broad}}  {line}" for line in more)]
        of_seats = {name: value for name, value in fields.items() if name not in shared}
        return [*lines, *(["", *self._places(of_seats, acting)] if len(self._seats) > 1 else [])]

    def _by_seat(self, value: Any) -> bool:
        return isinstance(value, list) and len(value) == len(self._seats) > 1

    def _label(self, name: str) -> str:
        text_id = f"view-{self._game_id}-{name}"
        return self._term.texts(text_id) if text_id in self._term.texts else name.replace("_", " ")

    def _places(self, columns: Mapping[str, list[Any]], acting: frozenset[Seat]) -> list[str]:
        """What each seat has, as a table with a row for each seat."""
        rows = [["", *map(self._label, columns)]]
        for seat, (title, name) in enumerate(zip(self._seats, self._names, strict=True)):
            mark = (self._term.style("▶" if self._term.fancy else ">", "green")) if seat in acting else " "
            cells = [self._item(column, values[seat]) for column, values in columns.items()]
            rows.append([f"{mark} {self._term.style(title, 'bold')} {name}".rstrip(), *cells])
        broad = [max(map(length, column)) for column in zip(*rows, strict=True)]
        head, *body = (
            "   ".join(pad(cell, to) for cell, to in zip(row, broad, strict=True)).rstrip() for row in rows
        )
        return [self._term.style(head, "dim"), *body] if columns else body

    def _lines(self, name: str, value: Any) -> list[str]:
        """As few lines as it takes: a board has one for each row, what is short has one alone."""
        match value:
            case str() if "\n" in value:
                return value.split("\n")
            case [list() | str(), *_] if all(isinstance(row, list | str) and len(row) > 2 for row in value):
                return [self._short(name, row) for row in value]
        whole = self._short(name, value)
        if len(whole) <= _BROAD:
            return [whole]
        match value:
            case dict():
                return [
                    f"{self._label(key)}: {line}"
                    for key, of in value.items()
                    for line in self._lines(key, of)
                ]
            case [dict(), *_]:
                return [self._short(name, each) for each in value]
        return textwrap.wrap(whole, _BROAD) or [whole]

    def _item(self, name: str, value: Any) -> str:
        """One of several things: what is None there lies face down."""
        return _HIDDEN if value is None else self._short(name, value)

    def _short(self, name: str, value: Any) -> str:
        match value:
            case None | "" | []:
                return _NOTHING
            case bool():
                return self._term.texts("plain-yes" if value else "plain-no")
            case int() if name.rpartition("_")[2] in _OF_SEATS and 0 <= value < len(self._seats):
                return self._seats[value]
            case float():
                return f"{value:g}"
            case list():
                told = [self._item(name, each) for each in value]
                return (" · " if any(" " in each for each in told) else " ").join(told)
            case dict():
                told = [
                    f"{self._label(key)} {self._short(key, of)}" for key, of in value.items() if key != "type"
                ]
                kind = self._label(str(value["type"])) if "type" in value else ""
                return f"{kind} ({', '.join(told)})" if kind and told else kind or ", ".join(told) or _NOTHING
        return str(value)


def length(text: str) -> int:
    """How many columns a text takes, styles left out."""
    return len(_ESCAPE.sub("", text))


def pad(text: str, to: int) -> str:
    return text + " " * (to - length(text))
