"""Many finished games in one file: as text records one after the other, or as JSON, one game a line.

`games_in` reads either, `checked` verifies them. The compiled twin of a game's rules, where there is one
(`Twin(options, players)` in a module of that name), only ever says *yes*. Whatever it does not vouch for is
read by the rules themselves, which have the last word. The schema: `docs/research.md`.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.decoding import read_options
from ludotheque.game import Refusal
from ludotheque.record import FORMAT, MAGIC, BadRecord, Record, read_game
from ludotheque.registry import GAME_IDS, game

LARGEST = 10_000_000
"""No game is longer than this many letters."""
END = "end: "
_TAG = re.compile(r"([A-Za-z][A-Za-z0-9 ]*): ([^\x00-\x1f\x7f-\x9f]*)")
"""A plain tag. Others may be right too, but that is for `read_game` to say."""


class Line(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game as a line of JSON: what a text record holds, with the same words."""

    format: int = FORMAT
    game: str
    players: int
    options: dict[str, Any]
    seats: tuple[str, ...] = ()
    """Who sat there: `person`, `program`, or `bot` and its level. Never a name."""
    tags: dict[str, str] = {}
    moves: tuple[str, ...]
    """Who and what, in the notation of records: `G a2-a3`, `chance lot G`."""
    end: str
    """The closing line of the record, without `end: `."""

    def text(self) -> str:
        """The same game as a text record, for the rules to read."""
        head = [
            f"{MAGIC} {self.format}",
            f"game: {self.game}",
            f"players: {self.players}",
            f"options: {msgspec.json.encode(self.options).decode()}",
            *(f"{key}: {value}" for key, value in self.tags.items()),
        ]
        moves = (f"{number}. {move}" for number, move in enumerate(self.moves, 1))
        return "\n".join([*head, "", *moves, f"{END}{self.end}", ""])


_LINES = msgspec.json.Decoder(Line)


def line_of(text: str, record: Record) -> Line:
    """The line for a game whose record says `text`."""
    *moves, end = text.split("\n\n", 1)[1].splitlines()
    return Line(
        game=record.game,
        players=record.players,
        options=msgspec.to_builtins(record.options),
        seats=record.names,
        tags=record.tags,
        moves=tuple(move.split(". ", 1)[1] for move in moves),
        end=end.removeprefix(END),
    )


class Checked(Struct, frozen=True):
    """One game of a file: where it begins, and why it is refused (None: it is right)."""

    number: int
    """Counted from 1."""
    at: int
    """The line of the file on which it begins."""
    game: str
    moves: int
    refusal: Refusal | None = None


def games_in(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Each game of a file with the number of its first line: a text record, or a line of JSON."""
    begun, held, size = 1, list[str](), 0
    for number, line in enumerate(lines, 1):
        if line.startswith("{"):
            if any(before.strip() for before in held):
                yield begun, "".join(held)
            yield number, line
            begun, held, size = number + 1, [], 0
            continue
        if line.removeprefix("\ufeff").startswith(MAGIC) and any(before.strip() for before in held):
            yield begun, "".join(held)
            begun, held, size = number, [], 0
        if size <= LARGEST:
            held.append(line[: LARGEST + 1])  # one letter more than there may be is enough to refuse it
        size += len(line)
    if any(before.strip() for before in held):
        yield begun, "".join(held)


def checked(lines: Iterable[str]) -> Iterator[Checked]:
    """Every game of a file, verified move by move up to its closing line."""
    for number, (at, text) in enumerate(games_in(lines), 1):
        try:
            if len(text) > LARGEST:
                raise BadRecord("large", 1, most=LARGEST)
            game_id, moves = _check_line(text) if text.startswith("{") else _check_text(text)
        except Refusal as refusal:
            yield Checked(number, at, "", 0, refusal)
        else:
            yield Checked(number, at, game_id, moves)


def _check_line(text: str) -> tuple[str, int]:
    try:
        line = _LINES.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRecord("json", 1, why=str(error)) from None
    if line.seats and len(line.seats) != line.players:
        raise BadRecord("json", 1, why="seats")
    if any("\n" in key + said for key, said in line.tags.items()):
        raise BadRecord("json", 1, why="tags")
    if line.format == FORMAT and all(_TAG.fullmatch(f"{key}: {said}") for key, said in line.tags.items()):
        twin = _twin(line.game, msgspec.json.encode(line.options), line.players)
        if twin is not None and twin.vouches(line.moves, line.end):
            return line.game, len(line.moves)
    return _by_the_rules(line.text())


def _check_text(text: str) -> tuple[str, int]:
    head, _, body = text.partition("\n\n")
    first, *lines = head.split("\n")
    found = [_TAG.fullmatch(line) for line in lines]
    tags = {tag[1]: tag[2] for tag in found if tag}
    if first == f"{MAGIC} {FORMAT}" and len(tags) == len(lines) and tags.get("players", "").isdecimal():
        twin = _twin(tags.get("game", ""), tags.get("options", "").encode(), int(tags["players"]))
        *moves, end = body.rstrip("\n").split("\n")
        parts = [move.partition(". ") for move in moves]
        in_order = twin is not None and all(part[0] == str(n) for n, part in enumerate(parts, 1))
        if in_order and end.startswith(END) and twin.vouches([part[2] for part in parts], end[len(END) :]):
            return tags["game"], len(moves)
    return _by_the_rules(text)


def _by_the_rules(text: str) -> tuple[str, int]:
    record = read_game(text, game)
    return record.game, len(record.moves)


@lru_cache(maxsize=1_000)
def _twin(game_id: str, options: bytes, players: int) -> Any:
    """What can vouch for games with these options; None where only the rules can."""
    name = f"{__name__}.{game_id}"
    if game_id not in GAME_IDS or find_spec(name) is None:
        return None
    try:
        given = read_options(game(game_id), msgspec.json.decode(options))
        game(game_id).start(given, players)
    except (Refusal, ValueError, RecursionError):
        return None
    return import_module(name).Twin(given, players)
