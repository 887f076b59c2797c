"""What a message on a socket does. Each command checks whose seat it is, then asks the match."""

from collections.abc import Callable
from typing import Any, assert_never

from ludotheque.decoding import read_move
from ludotheque.game import Refusal, Seat
from ludotheque.matches import commands
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match, after_move
from ludotheque.server import protocol as p
from ludotheque.server import sight
from ludotheque.server.due import question
from ludotheque.server.http.identity import clean_text, new_id
from ludotheque.server.live import Hall, encode
from ludotheque.server.sockets.connection import Connection
from ludotheque.server.sockets.presence import Presence
from ludotheque.server.table import Table
from ludotheque.server.thinking.runner import BotFailed, BotRunner
from ludotheque.store import chat, people

CHAT_SHOWN = 100


class Desk:
    """Answers for all sockets of the process."""

    def __init__(self, hall: Hall, bots: BotRunner, presence: Presence) -> None:
        self.hall = hall
        self.bots = bots
        self.presence = presence

    async def hello(self, connection: Connection, table_id: str, hello: p.Hello) -> None:
        """Everything, or what was missed; from then on the socket hears whatever happens."""
        hall = self.hall
        table = await hall.table(table_id)
        lines = await chat.lines(hall.store.engine, table_id, 0, CHAT_SHOWN)
        if connection.person:
            connection.muted = frozenset(await people.muted_by(hall.store.engine, connection.person))
        table = await hall.table(table_id)
        connection.legal = hello.legal
        connection.hand = sight.NOBODY if hello.watch else None
        viewer = sight.viewer_of(table.match, connection.person, connection.hand, legal=hello.legal)
        now = sight.present(table.match, hall.clock.now())
        if hello.since is not None and hello.since <= table.match.version:
            connection.send(encode(sight.news(table, viewer, hello.since, now, [], fresh=False)))
        else:
            snapshot = p.Snapshot(
                sight.info(table, connection.person),
                sight.live(table, viewer, now),
                sight.moves(table, viewer, 0, fresh=False),
                [chat_line(line) for line in lines if line.person not in connection.muted],
                sorted(connection.muted),
            )
            connection.send(encode(snapshot))
        table.listeners.add(connection)
        self.presence.changed(table)

    async def handle(self, connection: Connection, table_id: str, message: p.Incoming) -> None:
        """Do it, or raise Refusal."""
        match message:
            case p.Play():
                await self._play(
                    connection, table_id, message.seat, message.version, message.move, message.ref
                )
            case p.SayMove():
                await self._say_move(connection, table_id, message)
            case p.Resign(seat, ref):
                await self._seated(
                    connection, table_id, seat, ref, lambda m, now: commands.resign(m, seat, now)
                )
            case p.OfferDraw(seat, ref):
                await self._seated(
                    connection, table_id, seat, ref, lambda m, now: commands.offer_draw(m, seat, now)
                )
            case p.AnswerDraw(seat, accept, ref):
                await self._seated(
                    connection, table_id, seat, ref, lambda m, now: commands.answer_draw(m, seat, accept, now)
                )
            case p.AskTakeback(seat, ref):
                await self._seated(
                    connection, table_id, seat, ref, lambda m, now: commands.ask_takeback(m, seat, now)
                )
            case p.AnswerTakeback(seat, accept, ref):
                await self._seated(
                    connection,
                    table_id,
                    seat,
                    ref,
                    lambda m, now: commands.answer_takeback(m, seat, accept, now),
                )
            case p.ComeBack(seat, ref):
                await self._come_back(connection, table_id, seat, ref)
            case p.VoteRemoval():
                await self._vote(connection, table_id, message)
            case p.Rematch(ref):
                await self._rematch(connection, table_id, ref)
            case p.Say(text, ref):
                await self._chat(connection, table_id, text, ref)
            case p.Mute():
                await self._mute(connection, table_id, message)
            case p.AskLegal(seat, ref):
                await self._legal(connection, table_id, seat, ref)
            case p.AskHint():
                self._hint(connection, table_id, message)
            case p.Hand():
                await self._hand(connection, table_id, message)
            case p.Ping(ref):
                connection.send(encode(p.Pong(ref, self.hall.clock.now())))
            case p.Hello():
                raise Refusal("hello-twice")
            case _:
                assert_never(message)

    async def _play(
        self, connection: Connection, table_id: str, seat: Seat, version: int, made: Any, ref: str
    ) -> None:
        table = await self.hall.table(table_id)
        own(table.match, connection, seat)
        move = read_move(table.match.game, made)
        await self._move(connection, table_id, seat, version, lambda _: move, ref)

    def hurry(
        self,
        connection: Connection,
        table_id: str,
        play: p.Play,
        now: float,
        done: Callable[[p.Play, Exception | None], None],
    ) -> bool:
        """A move without a task of its own, where nothing has to be waited for but the store.

        Whether it was taken on: then `done` is called, later. Raises Refusal like `handle`.
        """
        table = self.hall.tables.get(table_id)
        if table is None or table.lock.locked:
            return False
        match, seat = table.match, play.seat
        own(match, connection, seat)
        made = read_move(match.game, play.move)
        fresh(table, seat, play.version)

        def stored(trouble: Exception | None) -> None:
            if trouble is None:
                connection.send(encode(p.Accepted(play.ref, table.match.version)))
            done(play, trouble)

        (event,) = commands.move(match, seat, made, now)
        self.hall.hurry(table, [(event, after_move(match, seat, made, now))], now, stored)
        return True

    async def _say_move(self, connection: Connection, table_id: str, said: p.SayMove) -> None:
        def read(match: Match) -> Any:
            return match.game.read(match.state, said.seat, said.text)

        await self._move(connection, table_id, said.seat, said.version, read, said.ref)

    async def _move(
        self, connection: Connection, table_id: str, seat: Seat, version: int, moved: Any, ref: str
    ) -> None:
        def decide(match: Match, now: float) -> Any:
            own(match, connection, seat)
            fresh(self.hall.tables[table_id], seat, version)
            return commands.move(match, seat, moved(match), now)

        stored = await self.hall.command(table_id, decide)
        connection.send(encode(p.Accepted(ref, stored)))

    async def _seated(self, connection: Connection, table_id: str, seat: Seat, ref: str, what: Any) -> None:
        def decide(match: Match, now: float) -> Any:
            own(match, connection, seat)
            return what(match, now)

        stored = await self.hall.command(table_id, decide)
        connection.send(encode(p.Accepted(ref, stored)))

    async def _come_back(self, connection: Connection, table_id: str, seat: Seat, ref: str) -> None:
        stored = await self.hall.command(
            table_id, lambda match, now: commands.come_back(match, seat, connection.person, now)
        )
        connection.send(encode(p.Accepted(ref, stored)))

    async def _vote(self, connection: Connection, table_id: str, vote: p.VoteRemoval) -> None:
        def decide(match: Match, now: float) -> Any:
            own(match, connection, vote.seat)
            events = commands.vote_removal(match, vote.seat, vote.target, now)
            holder = match.holders[vote.target]
            if isinstance(holder, ev.Person) and holder.id in self.hall.tables[table_id].online:
                raise Refusal("present")
            return events

        stored = await self.hall.command(table_id, decide)
        connection.send(encode(p.Accepted(vote.ref, stored)))

    async def _rematch(self, connection: Connection, table_id: str, ref: str) -> None:
        def offer(match: Match, now: float) -> Any:
            seats = match.seats_of(connection.person)
            if not seats:
                raise Refusal("not-your-seat")
            return commands.offer_rematch(match, seats[0], now)

        stored = await self.hall.command(table_id, offer)
        table = await self.hall.table(table_id)
        if commands.rematch_agreed(table.match):
            stored = await self._arrange(table, connection.person)
        connection.send(encode(p.Accepted(ref, stored)))

    async def _arrange(self, table: Table, host: str) -> int:
        """The new table first, so that whoever hears of it finds it."""
        rematch = new_id()
        header = commands.rematch_header(table.match, table.id, self.hall.clock.now())
        await self.hall.open_table(
            header, host=host, public=table.public, spectators=table.spectators, table_id=rematch
        )

        def decide(match: Match, now: float) -> Any:
            return commands.rematched(match, rematch, now) if commands.rematch_agreed(match) else []

        return await self.hall.command(table.id, decide)

    async def _chat(self, connection: Connection, table_id: str, text: str, ref: str) -> None:
        table = await self.hall.table(table_id)
        if not connection.person:
            raise Refusal("who-are-you")
        if not sight.may_look(table, connection.person):
            raise Refusal("no-spectators")
        seats = table.match.seats_of(connection.person)
        line = chat.Line(
            0,
            self.hall.clock.now(),
            connection.person,
            connection.name,
            seats[0] if seats else None,
            clean_text(text),
        )
        said = await chat.say(self.hall.store.engine, table_id, line)
        if not self.hall.store.shared:
            self.hear(table, said)
        connection.send(encode(p.Accepted(ref, self._version(table, connection))))

    def hear(self, table: Table, line: chat.Line) -> None:
        """Pass a line on to everybody who does not mute its speaker."""
        message = encode(chat_line(line))
        for listener in list(table.listeners):
            if line.person not in listener.muted:
                listener.send(message)

    async def heard_of(self, table_id: str, number: int) -> None:
        """A line was said, here or at another process."""
        table = self.hall.tables.get(table_id)
        if table is not None and table.listeners:
            for line in await chat.lines(self.hall.store.engine, table_id, number, 1):
                self.hear(table, line)

    async def _mute(self, connection: Connection, table_id: str, mute: p.Mute) -> None:
        if not connection.person:
            raise Refusal("who-are-you")
        engine = self.hall.store.engine
        await people.mute(engine, connection.person, mute.person, muted=mute.muted)
        muted = frozenset(await people.muted_by(engine, connection.person))
        table = await self.hall.table(table_id)
        for listener in list(table.listeners):
            if listener.person == connection.person:
                listener.muted = muted
        connection.send(encode(p.Accepted(mute.ref, self._version(table, connection))))

    async def _legal(self, connection: Connection, table_id: str, seat: Seat, ref: str) -> None:
        table = await self.hall.table(table_id)
        own(table.match, connection, seat)
        listed, complete = sight.legal_moves(table.match, seat, sight.LISTED_ON_REQUEST)
        connection.send(encode(p.Legal(ref, self._version(table, connection), seat, listed, complete)))

    async def _hand(self, connection: Connection, table_id: str, hand: p.Hand) -> None:
        table = await self.hall.table(table_id)
        if hand.seat is not None or connection.hand == sight.NOBODY:
            own(table.match, connection, hand.seat)
        before = sight.viewer_at(table, connection.person, connection.hand, legal=connection.legal)
        connection.hand = hand.seat
        table.remembered.clear()
        after = sight.viewer_at(table, connection.person, connection.hand, legal=connection.legal)
        kept = sight.alike(table, before, after)
        now = sight.present(table.match, self.hall.clock.now())
        told = sight.moves(table, after, kept, fresh=False)
        connection.send(encode(p.Update(sight.live(table, after, now), kept, told, [])))
        connection.send(encode(p.Accepted(hand.ref, self._version(table, connection))))

    def _hint(self, connection: Connection, table_id: str, hint: p.AskHint) -> None:
        """Beside the other messages: a thought takes time."""
        if connection.hinting:
            raise Refusal("hint-busy")
        connection.hinting = True
        self.hall.spawn(self._think(connection, table_id, hint), "hint")

    async def _think(self, connection: Connection, table_id: str, hint: p.AskHint) -> None:
        try:
            table = await self.hall.table(table_id)
            match = table.match
            own(match, connection, hint.seat)
            if hint.seat not in match.actors:
                raise Refusal("turn", seat=hint.seat)
            asked = question(self.hall, table_id, match, hint.seat, step=hint.step - 1)
            said = await self.bots.ask(asked)
            notation = None
            if said.move is not None:
                notation = match.game.write(match.state, hint.seat, read_move(match.game, said.move))
            connection.send(
                encode(
                    p.Hinted(
                        hint.ref,
                        self._version(table, connection),
                        hint.seat,
                        hint.step,
                        not said.more,
                        said.text,
                        said.params,
                        said.move,
                        notation,
                    )
                )
            )
        except BotFailed:
            connection.send(encode(p.Refused(hint.ref, "hint-none")))
        except Refusal as refusal:
            connection.send(encode(p.Refused(hint.ref, refusal.code, refusal.params)))
        finally:
            connection.hinting = False

    def _version(self, table: Table, connection: Connection) -> int:
        viewer = sight.viewer_at(table, connection.person, connection.hand, legal=connection.legal)
        return sight.known_version(table, table.told(viewer.seat))

    def gone(self, connection: Connection, table_id: str) -> None:
        """The socket is closed; the seat stays whose it is."""
        table = self.hall.tables.get(table_id)
        if table is not None and connection in table.listeners:
            table.listeners.discard(connection)
            self.presence.changed(table)

    def hint(self, said: str) -> None:
        """Something another process told."""
        match said.split(" ", 2):
            case ["m", table_id, version]:
                self.hall.heard(table_id, int(version))
            case ["c", table_id, number]:
                self.hall.spawn(self.heard_of(table_id, int(number)), "chat")
            case ["r", table_id, _]:
                self.hall.forget(table_id)
            case ["p", *_]:
                self.presence.heard(said)
            case _:
                pass

    def look_again(self) -> None:
        """Hints may have been lost: see for every table whether it has gone on."""
        self.hall.spawn(self.hall.find_gaps(), "gaps")


def chat_line(line: chat.Line) -> p.ChatLine:
    return p.ChatLine(line.number, line.at, line.person, line.name, line.seat, line.text)


def own(match: Match, connection: Connection, seat: Seat | None) -> None:
    """A socket that only watches has no seat."""
    if seat is None or connection.hand == sight.NOBODY or not match.holds(connection.person, seat):
        raise Refusal("not-your-seat")


def fresh(table: Table, seat: Seat, version: int) -> None:
    """A move that was chosen on another table than the present one is refused.

    While the game itself runs against time several act at once, and what others did does not matter.
    """
    if version == table.match.version:
        return
    if version > table.match.version:
        raise Refusal("stale")
    told, standing = table.told(seat), len(table.made)
    known = told[min(table.counts[version], standing)]
    if table.match.phase is None and not told[table.kept_since(version)] == known == told[standing]:
        raise Refusal("stale")
