"""A whole game as text that a person can read and a program can trust.

```
Ludothèque 1
game: yali
players: 2
options: {"rules":"base"}
seat G: Anna
date: 2026-11-15

1. chance G
2. G a2-a3
; a comment
end: unfinished
```

The closing line tells a whole file from one that was cut off. Reading replays every move.
Why it is so: `docs/matches.md`.
"""

import json
import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.decoding import read_stored
from ludotheque.game import CHANCE, CLOCK, AnyGame, Outcome, Param, Refusal, Seat, retrace

MAGIC = "Ludothèque"
FORMAT = 1

_KEY = re.compile(r"[^\W\d][\w -]*")
_TAG = re.compile(rf"({_KEY.pattern}?)\s*:\s*(.*)")
_MOVE = re.compile(r"([0-9]{1,9})\.\s+(\S+)\s+(.+)")
_POSITION = re.compile(r"(\w+)[ \t]*:(.*)", re.DOTALL)
_OWN_TAGS = ("game", "players", "options")


class BadRecord(Refusal):
    """A text that is no whole, legal game. `params['line']` says where; `__cause__` may tell the rule."""

    def __init__(self, code: str, line: int, **params: Param) -> None:
        super().__init__(f"record-{code}", line=line, **params)
        self.line = line


class Record(Struct, frozen=True, kw_only=True):
    """One game: what was set, who sat where, and every move, those of CHANCE and CLOCK included."""

    game: str
    options: Any
    players: int
    names: tuple[str, ...] = ()
    """By seat; an empty name, or none at all, is a seat without one."""
    tags: dict[str, str] = {}
    """Free: date, versions, place, how the match ended. Keys are words."""
    moves: tuple[tuple[Seat, Any], ...] = ()


def replay(game: AnyGame, record: Record) -> Iterator[Any]:
    """The state at the start and after each move; raises Refusal at a move that is not legal."""
    state = game.start(record.options, record.players)
    yield state
    for seat, move in record.moves:
        state = retrace(game, state, seat, move)
        yield state


def write_game(game: AnyGame, record: Record) -> str:
    """The record as text; raises Refusal if its moves are not legal."""
    seat_names = _seat_names(game, record.options, record.players)
    lines = [
        f"{MAGIC} {FORMAT}",
        f"game: {record.game}",
        f"players: {record.players}",
        f"options: {json.dumps(msgspec.to_builtins(record.options), ensure_ascii=False)}",
    ]
    lines += [f"seat {seat_names[seat]}: {_one_line(n)}" for seat, n in enumerate(record.names) if n]
    for key, value in record.tags.items():
        if not _KEY.fullmatch(key) or key in _OWN_TAGS or key.startswith("seat "):
            raise ValueError(f"no key for a tag: {key!r}")
        lines.append(f"{key}: {_one_line(value)}")
    lines.append("")
    state = game.start(record.options, record.players)
    for number, (seat, move) in enumerate(record.moves, 1):
        following = retrace(game, state, seat, move)
        lines.append(f"{number}. {seat_names[seat]} {game.write(state, seat, move)}")
        state = following
    lines.append(_end_line(game.outcome(state), seat_names))
    return "\n".join(lines) + "\n"


def write_position(game: AnyGame, record: Record) -> str:
    """How it stands after the record's moves, as `read_setting_up` reads it; raises Refusal."""
    if game.position is None:
        raise Refusal("record-no-position", game=game.id)
    *_, state = replay(game, record)
    return f"{game.id}: {game.position(state)}"


def read_game(text: str, find_game: Callable[[str], AnyGame]) -> Record:
    """The record a text holds, wholly checked; raises BadRecord. `find_game` raises KeyError if unknown."""
    lines = [line.strip() for line in text.removeprefix("\ufeff").split("\n")]
    _check_first_line(lines)
    for number, line in enumerate(lines, 1):
        if any(unicodedata.category(c) == "Cc" and c != "\t" for c in line):
            raise BadRecord("control", number)
    blank = next((n for n, line in enumerate(lines) if not line), len(lines))
    tags = _read_tags(lines[:blank])
    game, options, players = _read_setting(tags, find_game, blank)
    seat_names = _seat_names(game, options, players)
    moves = _read_moves(game, game.start(options, players), seat_names, lines, blank)
    names = tuple(tags.pop(f"seat {seat_names[seat]}", (0, ""))[1] for seat in range(players))
    return Record(
        game=game.id,
        options=options,
        players=players,
        names=names if any(names) else (),
        tags={key: value for key, (_, value) in tags.items() if key not in _OWN_TAGS},
        moves=tuple(moves),
    )


def read_setting_up(text: str, find_game: Callable[[str], AnyGame]) -> Record:
    """What sets a board up: a game as `read_game` reads it, or a position (`yali: …`); raises Refusal."""
    found = _POSITION.fullmatch(text.strip("\ufeff \t\r\n"))
    if found is None:
        return read_game(text, find_game)
    try:
        game = find_game(found[1].lower())
    except KeyError:
        raise BadRecord("game", 1, game=found[1]) from None
    if game.place is None:
        raise Refusal("record-no-position", game=game.id)
    options, players, moves = game.place(found[2])
    record = Record(game=game.id, options=options, players=players, moves=moves)
    for _ in replay(game, record):
        pass
    return record


def _check_first_line(lines: list[str]) -> None:
    magic, _, version = lines[0].partition(" ")
    if unicodedata.normalize("NFC", magic) != MAGIC:
        raise BadRecord("foreign", 1)
    if version.strip() != str(FORMAT):
        raise BadRecord("version", 1, version=version, known=str(FORMAT))


def _read_tags(lines: list[str]) -> dict[str, tuple[int, str]]:
    tags: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines[1:], 2):
        if line.startswith(";"):
            continue
        found = _TAG.fullmatch(line)
        if found is None:
            raise BadRecord("tag", number, text=line)
        key, value = found.groups()
        if key in tags:
            raise BadRecord("twice", number, key=key)
        tags[key] = (number, value)
    return tags


def _read_setting(
    tags: dict[str, tuple[int, str]], find_game: Callable[[str], AnyGame], end: int
) -> tuple[AnyGame, Any, int]:
    for key in _OWN_TAGS:
        if key not in tags:
            raise BadRecord("missing", end, key=key)
    line, game_id = tags["game"]
    try:
        game = find_game(game_id)
    except KeyError:
        raise BadRecord("game", line, game=game_id) from None
    line, said = tags["players"]
    if not re.fullmatch(r"[0-9]{1,3}", said):
        raise BadRecord("players", line, text=said)
    players = int(said)
    line, said = tags["options"]
    try:
        options = read_stored(game, json.loads(said))
        game.start(options, players)
    except (ValueError, RecursionError) as error:
        raise BadRecord("options", line, why=str(error)) from error
    except Refusal as refusal:
        raise BadRecord("options", line, why=refusal.code) from refusal
    return game, options, players


def _read_moves(
    game: AnyGame, state: Any, seat_names: dict[Seat, str], lines: list[str], blank: int
) -> Iterator[tuple[Seat, Any]]:
    """The moves below the tags, each checked, up to a closing line that must be right and the last."""
    seats = {name: seat for seat, name in seat_names.items()}
    body = [(n, line) for n, line in enumerate(lines, 1) if n > blank and line and not line.startswith(";")]
    for count, (number, line) in enumerate(body, 1):
        if line.startswith("end:"):
            expected = _end_line(game.outcome(state), seat_names)
            if " ".join(line.split()) != expected:
                raise BadRecord("end", number, text=line, expected=expected)
            if count < len(body):
                raise BadRecord("after", body[count][0])
            return
        found = _MOVE.fullmatch(line)
        if found is None:
            raise BadRecord("line", number, text=line)
        if int(found[1]) != count:
            raise BadRecord("number", number, expected=count, text=found[1])
        if found[2] not in seats:
            raise BadRecord("seat", number, text=found[2], known=list(seats))
        seat = seats[found[2]]
        try:
            move = game.read(state, seat, found[3])
            state = retrace(game, state, seat, move)
        except Refusal as refusal:
            raise BadRecord("move", number, text=found[3], why=refusal.code) from refusal
        yield seat, move
    raise BadRecord("cut", len(lines))


def _seat_names(game: AnyGame, options: Any, players: int) -> dict[Seat, str]:
    return {seat: game.seat_name(options, players, seat) for seat in (*range(players), CHANCE, CLOCK)}


def _end_line(outcome: Outcome | None, seat_names: dict[Seat, str]) -> str:
    if outcome is None:
        return "end: unfinished"
    winners = " ".join(seat_names[seat] for seat in outcome.winners) or "nobody"
    return f"end: {winners} won, {outcome.reason}, {' '.join(map(str, outcome.scores))}"


def _one_line(text: str) -> str:
    return " ".join("".join(" " if unicodedata.category(c) == "Cc" else c for c in text).split())
