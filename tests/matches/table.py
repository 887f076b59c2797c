"""A match at a table for tests: do something, look at it, and see that the stored form says the same."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from examples import pebbles
from ludotheque.game import AnyGame, Refusal
from ludotheque.matches import commands
from ludotheque.matches.commands import Events
from ludotheque.matches.events import (
    Control,
    Event,
    Header,
    Holder,
    Person,
    Untimed,
    encode,
    read_event,
    read_header,
)
from ludotheque.matches.match import Match, match_of
from ludotheque.texts import LANGUAGES, texts

ANNA, BEN, CLEO, DORA = (Person(name[0].lower(), name) for name in ("Anna", "Ben", "Cleo", "Dora"))
UNTIMED = Untimed()


class Table:
    """Keeps the events as a store would; `match` is always what they amount to."""

    def __init__(self, header: Header, game: AnyGame = pebbles.GAME) -> None:
        self.game = game
        self.header = read_header(encode(header))
        self.events: list[Event] = []
        self.now = match_of(game, self.header)

    @property
    def match(self) -> Match:
        return self.now

    @property
    def state(self) -> Any:
        return self.now.play.state

    def do(self, command: Callable[..., Events], *args: Any) -> Events:
        """Carry out a command; what it returned is stored, read back and taken into account."""
        events = command(self.match, *args)
        stored = [read_event(self.game, encode(event)) for event in events]
        assert stored == list(events)
        self.events += stored
        self.now = self.match.after_all(stored)
        assert match_of(self.game, self.header, self.events) == self.match
        assert self.match.version == len(self.events)
        return events

    def refuses(self, code: str, command: Callable[..., Events], *args: Any) -> None:
        """The command is refused with that code, for which there is a sentence in each language."""
        before = self.match
        with pytest.raises(Refusal) as caught:
            command(self.match, *args)
        assert caught.value.code == code
        assert self.match == before
        if code.startswith("match-"):
            assert all(texts(lang).refusal(caught.value) for lang in LANGUAGES)


def header(*seats: Holder, heap: int = 6, control: Control = UNTIMED, **more: Any) -> Header:
    known = {"stand_in": "3", **more}
    return Header(game="pebbles", options={"heap": heap}, seats=seats, control=control, **known)


def playing(*seats: Holder, at: float = 0.0, heap: int = 6, control: Control = UNTIMED, **more: Any) -> Table:
    """A table where the match has started and the tiles are dealt, at that time."""
    table = Table(header(*seats, heap=heap, control=control, **more))
    table.do(commands.start, at)
    table.do(commands.chance, Random(7), at)
    return table
