"""No trace of what is hidden, for protocols: two tables on a real server that differ only in what one viewer
cannot see, everything he can ask asked at both, and everything that is said compared.

Hidden things differ in every way there is: moves that he does not notice are made at one table and not at the
other, moves of which he sees only that they are made are others, and what lies face down is drawn anew.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ludotheque import registry
from ludotheque.game import CHANCE, AnyGame, Refusal, Seat
from ludotheque.matches import commands
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match
from ludotheque.server.process.limits import Buckets
from ludotheque.tables import requests as r
from ludotheque.tables import signals
from ludotheque.tables.deciding import Events
from ludotheque.tables.table import Table
from tests.support.library import game as find_game
from tests.support.server import Running, Visitor, make_settings, running
from tests.support.server import Seat as Socket

GAMES = ("pebbles", *registry.GAME_IDS)
CASES = [
    (name, variant)
    for name in GAMES
    for variant in islice(find_game(name).variants, 3 if find_game(name).secrets else 1)
]
LISTED = 40
NOW = 1e9
FAR = 120
"""So many moves lead at most to where the two tables part."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Its time stands still unless a test moves it on, and no question is too dear."""
    with running(make_settings("", tmp_path_factory.mktemp("server"), messages_per_second=1e6)) as started:
        started.services.live.now = lambda: NOW  # type: ignore[method-assign]
        started.services.questions._budget = started.services.questions._addresses = Buckets(1e9, 1e9)
        yield started


class Somebody:
    """Whoever asks without a socket."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.hand: Seat | None = None


class World:
    """One of the two tables, with the viewer's socket."""

    def __init__(self, server: Running, table: Table, viewer: Visitor, seat: Seat | None) -> None:
        self.server = server
        self.table = table
        self.viewer = viewer
        self.seat = seat
        self.socket: Socket
        self._pings = 0

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def game(self) -> AnyGame:
        return self.match.play.game

    def sees(self, match: Match) -> Any:
        """What the viewer is shown then; once the game is over that is everything, and each table differs."""
        over = match.play.outcome is not None
        return self.table.id if over else self.game.view(match.play.state, self.seat)

    def witnessed(self, seat: Seat, move: Any) -> Any:
        return self.game.witness(self.match.play.state, seat, move, self.seat)

    def moves(self, seat: Seat) -> list[Any]:
        return list(islice(self.game.legal_moves(self.match.play.state, seat), LISTED))

    def after(self, seat: Seat, move: Any, dice: int) -> Match:
        """The match after that move and what chance adds to it."""
        following = self.match.after(ev.Moved(seat, move, NOW))
        return following.after_all(commands.chance(following, Random(dice), NOW))

    async def happen(self, decide: Callable[[Table, float], Events], dice: int = 0) -> str:
        """Have something done that is not the viewer's doing; how it was refused, if it was."""
        self.server.services.live.rng = Random(dice)  # type: ignore[assignment]
        try:
            await self.server.do(self.server.services.live.change(self.table.id, decide))
        except Refusal as refusal:
            return refusal.code
        return ""

    async def move(self, seat: Seat, move: Any, dice: int = 0) -> None:
        refused = await self.happen(lambda table, now: commands.move(table.match, seat, move, now), dice)
        assert not refused, (seat, move, refused)

    async def signalled(self, signal: r.PullFace | r.Guess) -> str:
        """Whoever sits there says that beside the game; how it was refused, if it was."""
        holder = self.match.seating.holders[signal.seat]
        asker = Somebody(holder.id if isinstance(holder, ev.Person) else "")

        async def said() -> None:
            signals.pass_on(self.table, signals.signalled(asker, signal, self.table))

        try:
            await self.server.do(said())
        except Refusal as refusal:
            return refusal.code
        return ""

    async def heard(self) -> list[Any]:
        """All that was said to the viewer since he was last asked; who is here is told when there is time."""
        self._pings += 1
        before = len(self.socket.heard)
        await self.socket.say(type="ping", ref=f"fence{self._pings}")
        await self.socket.until("pong", ref=f"fence{self._pings}")
        return [self._plain(said) for said in self.socket.heard[before:] if said["type"] != "presence"]

    async def asked(self, message: dict[str, Any], dice: int) -> list[Any]:
        self.server.services.live.rng = Random(dice)  # type: ignore[assignment]
        await self.socket.say(**message)
        return await self.heard()

    async def greeted(self, hello: dict[str, Any]) -> list[Any]:
        """What a further socket of the viewer is told when it says so."""
        async with self.viewer.at(self.table.id, **hello) as late:
            await late.say(type="ping", ref="fence")
            await late.until("pong", ref="fence")
            return [self._plain(said) for said in late.heard if said["type"] != "presence"]

    async def got(self, path: str) -> tuple[int, Any]:
        answer = await self.viewer.http.get(f"/api/tables/{self.table.id}{path}")
        return answer.status_code, self._plain(answer.text)

    def _plain(self, said: Any) -> Any:
        """Without the names that tell the tables apart."""
        text = said if isinstance(said, str) else msgspec.json.encode(said).decode()
        return text.replace(self.table.id, "TABLE").replace(self.table.terms.code, "CODE")


async def _open(server: Running, case: tuple[str, str], viewer: Visitor, seat: Seat | None) -> World:
    """A table that has begun, the same whenever it is opened."""
    live, (options, players) = server.services.live, find_game(case[0]).variants[case[1]]
    seats = [
        ev.Person(viewer.id if other == seat else f"somebody{other}", f"Player {other}")
        for other in range(players)
    ]
    header = ev.Header(
        game=case[0], options=msgspec.to_builtins(options), seats=tuple(seats), created_by=viewer.id,
        created_at=NOW, takebacks=find_game(case[0]).takebacks, stand_in="1", seed="both",
    )  # fmt: skip
    live.rng = Random(0)  # type: ignore[assignment]
    opened = await server.do(live.open_table(header, host=viewer.id, public=True, spectators=True))
    return World(server, opened, viewer, seat)


def _hidden(world: World, seat: Seat, move: Any) -> bool:
    """Whether the viewer does not notice it at all, nor whoever spectates."""
    game, state = world.game, world.match.play.state
    after = world.after(seat, move, 0).play.state
    return all(
        game.witness(state, seat, move, eyes) is None and game.view(state, eyes) == game.view(after, eyes)
        for eyes in (world.seat, None)
    )


def _others(world: World) -> list[Seat]:
    return sorted(seat for seat in world.match.play.actors - {CHANCE} if seat != world.seat)


async def _part(worlds: tuple[World, World], rng: Random) -> None:
    """Play both in the same way until somebody may do something that the viewer does not see whole."""
    one, other = worlds
    far = _far(one, rng)
    for world in worlds:
        assert await world.happen(lambda _table, _now: far) == ""
    assert one.match.play == other.match.play
    if rng.random() < 0.5:
        match = other.match
        disguised = other.game.disguise(match.play.state, other.seat, rng)
        other.table.match = replace(match, play=replace(match.play, state=disguised))


def _far(world: World, rng: Random) -> list[ev.Event]:
    """Moves at random up to there."""
    match, events = world.match, list[ev.Event]()
    for _ in range(rng.randrange(FAR)):
        seat = rng.choice(sorted(match.play.actors - {CHANCE}))
        moves = list(islice(world.game.legal_moves(match.play.state, seat), LISTED))
        if not moves:
            continue
        made: list[ev.Event] = [ev.Moved(seat, rng.choice(moves), NOW)]
        made += commands.chance(match.after_all(made), rng, NOW)
        following = match.after_all(made)
        if following.play.outcome is not None:
            break
        events += made
        match = following
        if rng.random() < 0.5 and _keeps_secrets(match, world.seat):
            break
    return events


def _keeps_secrets(match: Match, viewer: Seat | None) -> bool:
    game, state = match.play.game, match.play.state
    return any(
        game.witness(state, seat, move, viewer) != move
        for seat in match.play.acting if seat != viewer
        for move in islice(game.legal_moves(state, seat), 3)
    )  # fmt: skip


async def _unnoticed(worlds: tuple[World, World], rng: Random) -> None:
    """At one of the tables only."""
    world = rng.choice(worlds)
    may = [
        (seat, move) for seat in _others(world) for move in world.moves(seat) if _hidden(world, seat, move)
    ]
    if may:
        await world.move(*rng.choice(may))


async def _noticed(worlds: tuple[World, World], rng: Random) -> None:
    """A move at both tables, another one if the viewer cannot tell; nothing that shows what is hidden."""
    one, other = worlds
    seats = [seat for seat in _others(one) if seat in other.match.play.actors]
    if not seats:
        return
    seat, dice = rng.choice(seats), rng.randrange(10**6)
    moves = one.moves(seat)
    move = rng.choice(moves) if moves else None
    if move is None or _hidden(one, seat, move):
        return
    seen, after = one.witnessed(seat, move), one.sees(one.after(seat, move, dice))
    same = [
        also for also in other.moves(seat)
        if other.witnessed(seat, also) == seen and other.sees(other.after(seat, also, dice)) == after
    ]  # fmt: skip
    if same:
        await one.move(seat, move, dice)
        await other.move(seat, rng.choice(same), dice)


async def _social(worlds: tuple[World, World], rng: Random) -> None:
    """Somebody else asks or answers something."""
    one = worlds[0]
    players = one.match.play.players
    seats = [seat for seat in range(players) if seat != one.seat]
    if not seats:
        return
    seat, target, agreed = rng.choice(seats), rng.randrange(players), rng.random() < 0.2
    asked: list[Callable[[Match, float], Events]] = [
        lambda match, now: commands.offer_draw(match, seat, now),
        lambda match, now: commands.answer_draw(match, seat, agreed, now),
        lambda match, now: commands.ask_takeback(match, seat, now),
        lambda match, now: commands.answer_takeback(match, seat, False, now),
        lambda match, now: commands.vote_removal(match, seat, target, now),
        lambda match, now: commands.take_hint(match, seat, now),
    ]
    what = rng.choice(asked)
    decide = partial(_decided, what)
    if any(_ends(world, what) for world in worlds):
        return
    assert await worlds[0].happen(decide) == await worlds[1].happen(decide)


def _decided(what: Callable[[Match, float], Events], table: Table, now: float) -> Events:
    return what(table.match, now)


def _ends(world: World, what: Callable[[Match, float], Events]) -> bool:
    """Whether the game would be over and everything shown, or a bot would play on in its own time."""
    try:
        events = what(world.match, NOW)
    except Refusal:
        return False
    replaced = any(isinstance(event, ev.Replaced) for event in events)
    return replaced or world.match.after_all(events).play.outcome is not None


async def _signal(worlds: tuple[World, World], rng: Random) -> None:
    """Somebody else pulls a face or guesses who will do it."""
    players = worlds[0].match.play.players
    seat, target = rng.randrange(players), rng.choice([None, rng.randrange(players)])
    signal = r.PullFace(seat, "laugh") if rng.random() < 0.5 else r.Guess(seat, target)
    told = [await world.signalled(signal) for world in worlds]
    assert told[0] == told[1], signal


async def _ask(worlds: tuple[World, World], rng: Random) -> None:
    """The viewer says the same at both tables."""
    one, other = worlds
    seat = rng.choice([one.seat or 0, rng.randrange(one.match.play.players)])
    version = rng.choice([one.socket.live["version"]] * 3 + [rng.randrange(40)])
    dice = rng.randrange(10**6)
    messages: list[dict[str, Any]] = [
        {"type": "legal", "seat": seat},
        {"type": "offer-draw", "seat": seat},
        {"type": "answer-draw", "seat": seat, "accept": False},
        {"type": "ask-takeback", "seat": seat},
        {"type": "answer-takeback", "seat": seat, "accept": False},
        {"type": "vote-removal", "seat": seat, "target": rng.randrange(one.match.play.players)},
        {"type": "come-back", "seat": seat},
        {"type": "hand", "seat": rng.choice([None, seat])},
        {"type": "say-move", "seat": seat, "text": one.game.example, "version": version},
        {"type": "chat", "text": "hello"},
        {"type": "pull-face", "seat": seat, "mood": "gasp"},
        {"type": "guess", "seat": seat, "target": rng.choice([None, rng.randrange(20)])},
        {"type": "hush", "quiet": rng.random() < 0.5},
        {"type": "rematch"},
        {"type": "hello"},
        {"type": "move", "seat": seat, "move": {"type": "none"}, "version": version},
    ]
    moves = one.moves(seat)
    if moves:
        made = msgspec.to_builtins(rng.choice(moves))
        messages += [{"type": "move", "seat": seat, "move": made, "version": version}] * 4
        messages.append({"type": "preview", "seat": seat, "moves": [made]})
    message = rng.choice(messages)
    if message["type"] in {"move", "say-move"} and not _alike(worlds, seat, message, dice):
        return
    if message["type"] == "vote-removal":
        vote = partial(_vote, seat, message["target"])
        if any(_ends(world, vote) for world in worlds):
            return
    assert await one.asked(message, dice) == await other.asked(message, dice), message


def _vote(seat: Seat, target: Seat, match: Match, now: float) -> Events:
    return commands.vote_removal(match, seat, target, now)


def _alike(worlds: tuple[World, World], seat: Seat, message: dict[str, Any], dice: int) -> bool:
    """Whether that move of the viewer's, if it is one, shows him the same at both tables."""
    shown = []
    for world in worlds:
        game, state = world.game, world.match.play.state
        try:
            if message["type"] == "move":
                move = msgspec.convert(message["move"], game.move_type)
            else:
                move = game.read(state, seat, message["text"])
            commands.move(world.match, seat, move, NOW)
        except (Refusal, msgspec.ValidationError):
            return True
        shown.append(world.sees(world.after(seat, move, dice)))
    return bool(shown[0] == shown[1])


async def _come_again(worlds: tuple[World, World], rng: Random) -> None:
    """A further socket, as one who has lost the first, or as one who only watches."""
    newest: int = worlds[0].socket.live["version"]
    since = rng.choice([None, newest, max(0, newest - 1), newest + 1, 0, rng.randrange(60)])
    hello: dict[str, Any] = {"watch": rng.random() < 0.3, "seat": rng.choice([worlds[0].seat, None])}
    if since is not None:
        hello["since"] = since
    assert await worlds[0].greeted(hello) == await worlds[1].greeted(hello), hello


async def _look(worlds: tuple[World, World], rng: Random) -> None:
    """Through the other door."""
    path = rng.choice(["", "/text", "/replay", "/replay?from=2", "/replay?seat=0", "/analysis"])
    assert await worlds[0].got(path) == await worlds[1].got(path), path


STEPS = (_unnoticed, _unnoticed, _noticed, _social, _social, _signal, _ask, _ask, _ask, _come_again, _look)


@contextlib.asynccontextmanager
async def _watched(worlds: tuple[World, World]) -> AsyncIterator[None]:
    async with contextlib.AsyncExitStack() as stack:
        for world in worlds:
            world.socket = await stack.enter_async_context(world.viewer.at(world.table.id))
        yield


async def _compare(server: Running, case: tuple[str, str], rng: Random) -> None:
    players = find_game(case[0]).variants[case[1]][1]
    viewer, seat = Visitor(server), rng.choice([None, *range(players)])
    await viewer.come_in("Eve")
    try:
        one = await _open(server, case, viewer, seat)
        worlds = one, await _open(server, case, viewer, seat)
        await _part(worlds, rng)
        async with _watched(worlds):
            first, second = ([world._plain(said) for said in world.socket.heard] for world in worlds)
            assert first == second
            for _ in range(20):
                step = rng.choice(STEPS)
                await step(worlds, rng)
                assert await one.heard() == await worlds[1].heard(), step.__name__
    finally:
        await viewer.http.aclose()


@pytest.mark.parametrize("case", CASES, ids="-".join)
@settings(max_examples=5, derandomize=True)
@given(seed=st.integers(0, 10**9))
def test_what_is_hidden_changes_nothing_that_can_be_heard_asked_or_refused(
    server: Running, case: tuple[str, str], seed: int
) -> None:
    asyncio.run(_compare(server, case, Random(seed)))
