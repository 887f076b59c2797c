"""The short way of telling one move says exactly what the long way says."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from ludotheque.server.table import Table, foresee
from msgspec import Struct

from examples import pebbles
from ludotheque import registry
from ludotheque.game import CLOCK, AnyGame, Seat
from ludotheque.matches import commands
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match, fold
from ludotheque.server import sight
from ludotheque.store.matches import Row


class Ear(Struct, eq=False):
    """A socket that nobody listens to."""

    person: str
    hand: Seat | None = None
    legal: bool = True
    muted: frozenset[str] = frozenset()

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, why: str) -> None: ...


GAMES = [pebbles.GAME, *(registry.game(name) for name in registry.GAME_IDS)]
MOVES = 60


def seated(game: AnyGame, spectators: bool) -> Table:
    """Everybody sits and listens, one twice; others watch; nothing has happened."""
    _, players = next(iter(game.variants.values()))
    seats = tuple(ev.Person(f"p{seat}", f"Player {seat}") for seat in range(players))
    header = ev.Header(game=game.id, options={}, seats=seats, control=ev.Untimed())
    row = Row(
        id="t", game=game.id, header="", version=0, status="open", public=True, spectators=spectators,
        host="p0", summary="", created=0.0, changed=0.0,
    )  # fmt: skip
    table = Table(fold(game, header), row)
    table.listeners |= {Ear(seat.id) for seat in seats}
    table.listeners |= {Ear("p0"), Ear("p0", hand=sight.NOBODY), Ear(""), Ear("p1", legal=False)}
    return table


def some_move(match: Match, rng: Random) -> tuple[Seat, Any]:
    """A move of somebody who may act, or of the clock."""
    game, state = match.game, match.state
    for seat in (*rng.sample(match.acting, len(match.acting)), CLOCK):
        found = list(islice(game.legal_moves(state, seat), 50))
        if found and seat in match.actors:
            return seat, rng.choice(found)
    raise AssertionError("nobody can do anything")


def happenings(table: Table, rng: Random) -> Iterator[list[ev.Event]]:
    """What happens at that table, as it would be stored, until the game is over or long enough."""
    yield list(commands.start(table.match, 1.0))
    for _ in range(MOVES):
        match = table.match
        if match.outcome is not None:
            return
        if match.chance_pending:
            yield list(commands.chance(match, rng, 1.0))
        else:
            yield list(commands.move(match, *some_move(match, rng), 1.0))


@pytest.mark.parametrize("spectators", [True, False])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_one_move_told_the_short_way_is_the_same(game: AnyGame, spectators: bool) -> None:
    table, rng, compared, hidden = seated(game, spectators), Random(5), 0, 0
    for events in happenings(table, rng):
        since = table.match.version
        table.accept(foresee(table.match, events))
        single = len(events) == 1 and isinstance(events[0], ev.Moved)
        if not single or table.match.outcome is not None:
            continue
        now = sight.present(table.match, 2.0)
        short = sight.moved(table, now)
        assert short == sight.all_news(table, since, now, [])
        compared += len(short)
        hidden += len(table.listeners) - sum(len(listeners) for listeners, _ in short)
    assert compared > 20
    if game.id == "wordjam":
        assert hidden, "here something is to be kept from somebody"
