"""Tables as lists show them, made of their rows in the store alone.

Lists ask it; no table is loaded for that.
"""

from functools import lru_cache

import msgspec

from ludotheque.matches import events as ev
from ludotheque.matches.summary import read_summary
from ludotheque.server.library import Library
from ludotheque.store.matches import Row
from ludotheque.tables import messages as m
from ludotheque.tables import telling
from ludotheque.tables.audience import seat_infos

KEPT = 2_000


class Rows:
    """Owns what it has made of rows. It follows from the row and from who asks and from nothing else, so it
    is never stale; what was asked for least lately goes."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._made = lru_cache(KEPT)(self._make)

    def info(self, row: Row, person: str) -> m.TableInfo:
        """Whoever neither sits there nor opened the table is told what everybody is told."""
        concerned = bool(person) and (person == row.host or person in row.summary)
        return self._made(row, person if concerned else "")

    def _make(self, row: Row, person: str) -> m.TableInfo:
        header, summary = ev.read_header(row.header), read_summary(row.summary)
        if summary.options is not None:
            header = msgspec.structs.replace(header, options=summary.options)
        game = self._library.game(row.game)
        holders = summary.holders
        options, players = msgspec.convert(header.options, game.options_type), len(holders)
        sides = {seat: game.seat_name(options, players, seat) for seat in range(players)}
        bots = self._library.bots(row.game).persons
        seats = seat_infos(holders, sides, person, frozenset(), bots)
        words = game.words(options) or ""
        return telling.listed(row.terms, header, row.status, row.changed, summary, seats, person, words)
