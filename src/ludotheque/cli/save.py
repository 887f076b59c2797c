"""Recorded games as files: read wholly or not at all, written wholly or not at all.

For every command that takes or leaves a file; what stands in it is `ludotheque.record`.
"""

import os
from pathlib import Path

from ludotheque.game import AnyGame, Refusal
from ludotheque.record import MAGIC, BadRecord, Record, read_game, write_game
from ludotheque.registry import game

LARGEST = 10_000_000


def load(file: Path) -> Record:
    """The game in that file; raises Refusal if it cannot be read or is no whole game."""
    try:
        with file.open("rb") as opened:
            data = opened.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Refusal("file-read", file=str(file), why=_why(error)) from None
    if len(data) > LARGEST:
        raise BadRecord("foreign", 1)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        if not data.startswith(MAGIC.encode()):
            raise BadRecord("foreign", 1) from None
        raise BadRecord("encoding", data.count(b"\n", 0, error.start) + 1) from None
    return read_game(text, game)


def save(file: Path, played: AnyGame, record: Record) -> None:
    """Write the game; a file that is no recorded game is never overwritten."""
    text = write_game(played, record)
    try:
        if file.exists() and not file.read_bytes().startswith(MAGIC.encode()):
            raise Refusal("file-foreign", file=str(file))
        beside = file.with_name(f".{file.name}.{os.getpid()}")
        beside.write_text(text, encoding="utf-8")
        beside.replace(file)
    except (OSError, ValueError) as error:
        raise Refusal("file-write", file=str(file), why=_why(error)) from None


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
