"""What messages ask for beside commands: everything at hello, chat, legal moves, hints, a seat in hand.

A `Visit` asks, `Services` tells it of other processes. What changes a match goes to `LiveTables` instead.
"""

from collections.abc import Sequence
from functools import partial
from time import thread_time

import msgspec
from msgspec import Struct

from ludotheque.decoding import read_move
from ludotheque.game import Refusal, Seat
from ludotheque.matches import rematch
from ludotheque.server.http.identity import clean_text, new_id
from ludotheque.server.live import LiveTables
from ludotheque.server.live_table import LiveTable
from ludotheque.server.process.questions import DearQuestions
from ludotheque.server.sockets.connection import Connection
from ludotheque.server.sockets.presence import Presence
from ludotheque.server.thinking.runner import BotFailed, BotRunner, request_for
from ludotheque.server.thinking.turns import Place
from ludotheque.server.thinking.worker import NO_MOVE
from ludotheque.store import chat, people, postgres
from ludotheque.tables import messages as m
from ludotheque.tables import requests as r
from ludotheque.tables import signals, telling
from ludotheque.tables.audience import WATCHING, Viewer
from ludotheque.tables.deciding import follow_rematch, offer_rematch, own, take_hint
from ludotheque.tables.table import Table
from ludotheque.tables.telling import encode

CHAT_SHOWN = 100
LISTED, PAGE = 5_000, 200
"""At most so many legal moves are told to whoever asks for them, and so many in one answer."""


class Answers:
    """For all sockets of the process."""

    def __init__(
        self, live: LiveTables, bots: BotRunner, presence: Presence, questions: DearQuestions
    ) -> None:
        self._tables = live
        self._bots = bots
        self._presence = presence
        self._questions = questions

    async def hello(self, connection: Connection, table_id: str, hello: r.Hello) -> LiveTable:
        """Everything, or what was missed; from then on the socket hears whatever happens."""
        engine = self._tables.store.engine
        self._questions.check(connection.asker)
        await self._tables.find(table_id)
        lines = await chat.lines(engine, table_id, 0, CHAT_SHOWN)
        if connection.person:
            connection.muted = frozenset(await people.muted_by(engine, connection.person))
        live = await self._tables.find(table_id)
        table, now, began = live.table, self._tables.now(), thread_time()
        connection.legal = hello.legal
        several = len(table.match.seating.seats_of(connection.person)) > 1
        connection.hand = WATCHING if hello.watch else hello.seat if several else None
        viewer = _viewer(table, connection)
        # everybody counts versions by what he notices: who has other eyes now is told everything
        newest = _version(table, connection) if viewer.seat == hello.seat else -1
        if hello.since is not None and hello.since <= newest:
            connection.send(encode(telling.missed(table, viewer, hello.since, now)))
        else:
            heard = lines if viewer.admitted else []
            said = [chat_line(line) for line in heard if line.person not in connection.muted]
            muted = sorted(connection.muted)
            connection.send(encode(telling.snapshot(table, viewer, connection.person, now, said, muted)))
        if viewer.admitted:
            for signal in table.audience.signals.values():
                connection.send(encode(signal))
        self._questions.charge(connection.asker, thread_time() - began)
        table.audience.join(connection)
        self._presence.changed(table)
        if connection.person == table.terms.host and not table.match.seating.people:
            self._tables.on_advanced(live, now)  # bots among themselves go on while he is there
        return live

    async def answer(self, connection: Connection, live: LiveTable, message: r.Incoming) -> None:
        """Do it, or raise Refusal."""
        table = live.table
        match message:
            case r.Rematch():
                await self._rematch(connection, table, message)
            case r.Say():
                await self._chat(connection, table, message)
            case r.Mute():
                await self._mute(connection, table, message)
            case r.AskLegal():
                own(table, connection, message.seat)
                await self._list(connection, table, message)
            case r.Preview(seat, moves, ref):
                own(table, connection, seat)
                await self._preview(connection, table, seat, moves, ref)
            case r.AskHint():
                self._hint(connection, table, message)
            case r.Hand():
                self._hand(connection, table, message)
            case r.PullFace() | r.Guess() | r.Hush():
                self._signal(connection, table, message)
            case r.Ping(ref):
                connection.send(encode(m.Pong(ref, self._tables.now())))
            case r.Hello():
                raise Refusal("hello-twice")
            case _:
                raise AssertionError(f"commands go to the live tables: {type(message)}")

    async def _list(self, connection: Connection, table: Table, asked: r.AskLegal) -> None:
        """Each page is worked out once for each position; other cuts of the list are not kept."""
        play, version = table.match.play, _version(table, connection)
        if table.match.paused is not None:
            raise Refusal("match-paused")
        if table.listed[0] is not play:
            table.listed = (play, {})
        listed, page = table.listed[1], (asked.seat, asked.start)
        found = listed.get(page)
        if found is None:
            most = max(0, min(PAGE, LISTED - asked.start))
            work = partial(telling.listing, play, asked.seat, asked.start, most)
            found = await self._questions.ask(connection.asker, work)
            if asked.start % PAGE == 0 and asked.start < LISTED:
                listed[page] = found
        if _version(table, connection) != version:
            raise Refusal("stale")
        connection.send(telling.legal(asked.ref, version, *page, found))

    async def _preview(
        self, connection: Connection, table: Table, seat: Seat, moves: Sequence[Struct], ref: str
    ) -> None:
        if table.match.paused is not None:
            raise Refusal("match-paused")
        version = _version(table, connection)
        work = partial(telling.foreseen, table.match.play, seat, moves)
        answers = await self._questions.ask(connection.asker, work)
        connection.send(encode(m.Previewed(ref, version, seat, answers)))

    async def _rematch(self, connection: Connection, table: Table, asked: r.Rematch) -> None:
        """Once everybody wants it: the new table first, so that whoever hears of it finds it."""
        tables, person = self._tables, connection.person
        await tables.check_room(person)
        await tables.change(table.id, partial(offer_rematch, person))
        if rematch.agreed(table.match):
            new, terms = new_id(), table.terms
            header = rematch.header(table.match, table.id, tables.now())
            await tables.open_table(
                header, host=person, public=terms.public, spectators=terms.spectators, table_id=new
            )
            await tables.change(table.id, partial(follow_rematch, new))
        connection.send(encode(m.Accepted(asked.ref, _version(table, connection))))

    async def _chat(self, connection: Connection, table: Table, say: r.Say) -> None:
        if not connection.person:
            raise Refusal("who-are-you")
        if not _viewer(table, connection).admitted:
            raise Refusal("no-spectators")
        seats = table.match.seating.seats_of(connection.person)
        seat = seats[0] if seats else None
        now, text = self._tables.now(), clean_text(say.text)
        speaker = await people.person(self._tables.store.engine, connection.person)
        if speaker is None:
            raise Refusal("who-are-you")
        if speaker.silent > now:
            raise Refusal("muted", until=speaker.silent)
        line = chat.Line(0, now, speaker.id, speaker.name, seat, text, speaker.guest)
        said = await chat.say(self._tables.store.engine, table.id, line)
        if not self._tables.store.shared:
            self.hear(table, said)
        connection.send(encode(m.Accepted(say.ref, _version(table, connection))))

    def hear(self, table: Table, line: chat.Line) -> None:
        """Pass a line on to everybody admitted who does not mute its speaker."""
        message = encode(chat_line(line))
        for listener in table.audience.admitted(table.match.seating):
            if line.person not in listener.muted:
                listener.send(message)

    async def heard_of(self, table_id: str, number: int) -> None:
        """A line was said, here or at another process."""
        live = self._tables.tables.get(table_id)
        if live is not None and live.table.audience:
            for line in await chat.lines(self._tables.store.engine, table_id, number, 1):
                self.hear(live.table, line)

    async def _mute(self, connection: Connection, table: Table, mute: r.Mute) -> None:
        if not connection.person:
            raise Refusal("who-are-you")
        engine = self._tables.store.engine
        await people.mute(engine, connection.person, mute.person, muted=mute.muted)
        muted = frozenset(await people.muted_by(engine, connection.person))
        for listener in table.audience:
            if listener.person == connection.person:
                listener.muted = muted
        connection.send(encode(m.Accepted(mute.ref, _version(table, connection))))

    def _hand(self, connection: Connection, table: Table, hand: r.Hand) -> None:
        if hand.seat is not None or connection.hand == WATCHING:
            own(table, connection, hand.seat)
        before = _viewer(table, connection)
        table.audience.hand(connection, hand.seat)
        after = _viewer(table, connection)
        connection.send(encode(telling.look_anew(table, before, after, self._tables.now())))
        connection.send(encode(m.Accepted(hand.ref, _version(table, connection))))

    def _signal(self, connection: Connection, table: Table, signal: r.Signal) -> None:
        said = signals.signalled(connection, signal, table)
        if self._tables.store.shared:  # this process hears of it like all others
            notice = f"g {table.id} {encode(said).decode()}"
            self._tables.spawn(postgres.shout(self._tables.store.engine, notice), "signal")
        else:
            signals.pass_on(table, said)
        connection.send(encode(m.Accepted(signal.ref, _version(table, connection))))

    def _hint(self, connection: Connection, table: Table, hint: r.AskHint) -> None:
        """Beside the other messages: a thought takes time."""
        if connection.hinting:
            raise Refusal("hint-busy")
        connection.hinting = True
        self._tables.spawn(self._think(connection, table, hint), "hint")

    async def _think(self, connection: Connection, table: Table, hint: r.AskHint) -> None:
        try:
            connection.send(encode(await self._hinted(connection, table, hint)))
        except BotFailed:
            connection.send(encode(m.Refused(hint.ref, "hint-none")))
        except Refusal as refusal:
            connection.send(encode(m.Refused(hint.ref, refusal.code, refusal.params)))
        finally:
            connection.hinting = False

    async def _hinted(self, connection: Connection, table: Table, hint: r.AskHint) -> m.Hinted:
        seat = hint.seat
        if hint.step == 1:  # everybody sees that it is asked for; what is said is for one
            await self._tables.change(table.id, partial(take_hint, connection, seat))
        else:
            take_hint(connection, seat, table, self._tables.now())
        play, now = table.match.play, self._tables.now()
        asked = request_for(table, seat, self._tables.key, now, step=hint.step - 1)
        said = await self._bots.ask(asked, Place(0, connection.person, table.id))
        move = None if said.move == NO_MOVE else read_move(play.game, said.move)
        return m.Hinted(
            hint.ref,
            _version(table, connection),
            seat,
            hint.step,
            not said.more,
            said.text,
            said.params,
            move,
            None if move is None else play.game.write(play.state, seat, move),
        )

    def gone(self, connection: Connection, live: LiveTable) -> None:
        """The socket is closed; the seat stays whose it is."""
        if connection in live.table.audience:
            live.table.audience.leave(connection)
            self._presence.changed(live.table)

    def notice(self, said: str) -> None:
        """Something another process told."""
        match said.split(" ", 2):
            case ["m", table_id, version]:
                self._tables.heard(table_id, int(version))
            case ["c", table_id, number]:
                self._tables.spawn(self.heard_of(table_id, int(number)), "chat")
            case ["r", table_id, _]:
                self._tables.forget(table_id)
            case ["g", table_id, signal]:
                live = self._tables.tables.get(table_id)
                if live is not None:
                    signals.pass_on(live.table, msgspec.json.decode(signal, type=m.Signalled))
            case ["p", *_]:
                self._presence.heard(said)
            case _:
                pass

    def look_again(self) -> None:
        """Notices may have been lost: see for every table whether it has gone on."""
        self._tables.spawn(self._tables.find_gaps(), "gaps")


def chat_line(line: chat.Line) -> m.ChatLine:
    return m.ChatLine(line.number, line.at, line.person, line.name, line.seat, line.text, line.guest)


def _viewer(table: Table, connection: Connection) -> Viewer:
    return table.viewer(connection.person, connection.hand, legal=connection.legal)


def _version(table: Table, connection: Connection) -> int:
    return table.version_for(connection.person, connection.hand)
