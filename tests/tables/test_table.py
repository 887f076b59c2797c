"""A table without a server: who joins hears the next move, and what is told adds up."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from examples import pebbles
from examples.pebbles.types import Draw, Options, Show
from ludotheque import registry
from ludotheque.bots.bot import Level
from ludotheque.game import CHANCE, CLOCK, AnyGame, Refusal, Seat
from ludotheque.matches import commands
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match
from ludotheque.tables import messages as m
from ludotheque.tables import requests as r
from ludotheque.tables import telling
from ludotheque.tables.audience import WATCHING, seat_infos
from ludotheque.tables.deciding import decide
from ludotheque.tables.table import Story, Table, Terms

GAMES = [pebbles.GAME, *(registry.game(name) for name in registry.GAME_IDS)]
MOVES = 60


class Ear(Struct, eq=False):
    """Somebody who listens and remembers."""

    person: str
    hand: Seat | None = None
    legal: bool = True
    muted: frozenset[str] = frozenset()
    heard: list[m.Update] = []
    moves: list[m.Witnessed] = []

    def send(self, message: bytes) -> None:
        update = msgspec.json.decode(message, type=m.Update)
        del self.moves[update.moves_from :]
        self.moves += update.moves
        self.heard.append(update)

    def close(self, code: int, why: str) -> None: ...


def seated(game: AnyGame, *, spectators: bool = True) -> Table:
    """Everybody sits; nothing has happened, and nobody listens."""
    _, players = next(iter(game.variants.values()))
    seats = tuple(ev.Person(f"p{seat}", f"Player {seat}") for seat in range(players))
    header = ev.Header(game=game.id, options={}, seats=seats, control=ev.Untimed(), stand_in="1")
    return Table(game, header, Terms("t", "p0", public=True, spectators=spectators, created=0.0))


def happen(table: Table, events: list[ev.Event], now: float = 1.0) -> None:
    since = table.match.version
    steps = table.foresee(events)
    telling.tell(table, since, table.advance(steps), now)


def some_move(match: Match, rng: Random) -> tuple[Seat, Any]:
    """A move of somebody who may act, or of the clock."""
    for seat in (*rng.sample(match.play.acting, len(match.play.acting)), CLOCK):
        found = list(islice(match.play.game.legal_moves(match.play.state, seat), 50))
        if found and seat in match.play.actors:
            return seat, rng.choice(found)
    raise AssertionError("nobody can do anything")


def happenings(table: Table, rng: Random) -> Iterator[list[ev.Event]]:
    """What happens at that table, as it would be stored, until the game is over or long enough."""
    yield list(commands.start(table.match, 1.0))
    for _ in range(MOVES):
        match = table.match
        if match.play.outcome is not None:
            return
        if match.play.chance_pending:
            yield list(commands.chance(match, rng, 1.0))
        else:
            yield list(commands.move(match, *some_move(match, rng), 1.0))


@pytest.mark.parametrize("spectators", [True, False])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_news_by_news_everybody_knows_what_one_who_comes_at_the_end_is_told(
    game: AnyGame, spectators: bool
) -> None:
    table, rng = seated(game, spectators=spectators), Random(5)
    ears = [Ear(f"p{seat}") for seat in range(table.match.play.players)]
    ears += [Ear("p0"), Ear("p0", hand=WATCHING), Ear(""), Ear("p1", legal=False)]
    for ear in ears:
        table.audience.join(ear)
    updates = 0
    for events in happenings(table, rng):
        happen(table, events, 2.0)
        updates += 1
    unnoticed = 0
    for ear in ears:
        viewer = table.viewer(ear.person, ear.hand, legal=ear.legal)
        whole = msgspec.json.decode(
            msgspec.json.encode(telling.snapshot(table, viewer, ear.person, 2.0, [], [])), type=m.Snapshot
        )
        assert ear.heard[-1].live == whole.live
        assert [(one.number, one.seat) for one in ear.moves] == [
            (one.number, one.seat) for one in whole.moves
        ]
        if table.history_open:
            assert ear.moves == whole.moves
        unnoticed += updates - len(ear.heard)
    if game.id == "wordjam":
        assert unnoticed, "here something is to be kept from somebody"


def test_whoever_joins_hears_the_next_move_and_who_leaves_hears_none() -> None:
    table, rng = seated(registry.game("yali")), Random(1)
    story = happenings(table, rng)
    early, late = Ear("p0"), Ear("")
    table.audience.join(early)
    happen(table, next(story))
    happen(table, next(story))
    table.audience.join(late)
    happen(table, next(story))
    assert len(late.heard) == 1
    table.audience.leave(early)
    happen(table, next(story))
    assert (len(early.heard), len(late.heard)) == (3, 2)


def test_who_takes_another_seat_in_hand_sees_with_its_eyes_from_then_on() -> None:
    seats = (ev.Person("p0", "Ada"), ev.Person("p0", "Bo"))
    header = ev.Header(game="pebbles", options={}, seats=seats, stand_in="1")
    table = Table(pebbles.GAME, header, Terms("t", "p0", public=False, spectators=True, created=0.0))
    ear = Ear("p0")
    table.audience.join(ear)
    story = happenings(table, Random(1))
    for seat in (0, 1):
        table.audience.hand(ear, seat)
        happen(table, next(story))
        assert ear.heard[-1].live.seen is not None
        assert ear.heard[-1].live.seen.seat == seat


def test_a_seat_is_told_as_here_once_its_person_has_come_here_or_elsewhere() -> None:
    table = seated(registry.game("yali"))
    seating = table.match.seating

    def online() -> list[bool]:
        return [info.online for info in table.audience.seats(seating, "")]

    assert online() == [False, False]
    ear = Ear("p1")
    table.audience.join(ear)
    assert online() == [False, True]
    table.audience.hear_of(frozenset({"p0"}))
    assert online() == [True, True]
    table.audience.leave(ear)
    assert online() == [True, False]


def test_a_command_decides_on_the_table_it_is_given_and_changes_nothing() -> None:
    table = seated(registry.game("yali"))
    story = happenings(table, Random(1))
    happen(table, next(story))
    happen(table, next(story))
    (turn,) = table.match.play.acting
    _, move = some_move(table.match, Random(1))
    version = table.match.version
    played = r.Play(turn, move, version)
    (event,) = decide(Ear(f"p{turn}"), played, table, 3.0)
    assert isinstance(event, ev.Moved)
    assert table.match.version == version
    for asker, command, code in (
        (Ear(f"p{1 - turn}"), played, "not-your-seat"),
        (Ear(f"p{turn}", hand=WATCHING), played, "not-your-seat"),
        (Ear(f"p{turn}"), r.Play(turn, move, version + 1), "stale"),
        (Ear(f"p{turn}"), r.SayMove(turn, "somewhere", version), "yali-malformed"),
    ):
        with pytest.raises(Refusal) as refused:
            decide(asker, command, table, 3.0)
        assert refused.value.code == code


def test_each_viewer_has_witnessed_what_the_game_shows_him() -> None:
    game = pebbles.GAME
    story, state = Story(game), game.start(Options(heap=6), 2)
    for seat, move in ((CHANCE, Draw(1)), (CHANCE, Draw(2)), (0, Show())):
        story.add(state, seat, move, following := game.apply(state, seat, move))
        state = following
    assert story.witnessed(0) == ((CHANCE, Draw(1)), (0, Show()))
    assert story.witnessed(None) == ((0, Show()),)
    story.note(2)
    assert story.witnessed(0) == ((CHANCE, Draw(1)),)
    assert story.witnessed(None) == ()


def test_bots_have_names_and_namesakes_are_told_apart() -> None:
    holders = (ev.Bot("1"), ev.Person("p", "Ada"), ev.Bot("1"), ev.Bot("random"), ev.Open())
    lou = Level("1", "Lou", 800, "line", "5540200")
    infos = seat_infos(holders, dict(enumerate("ABCDE")), "p", frozenset(), {"1": lou})
    assert [info.name for info in infos] == ["Lou", "Ada", "Lou 2", "", ""]
    assert [info.face for info in infos] == ["5540200", "p", "Lou 2", "random", ""]
