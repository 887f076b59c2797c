"""Everything one process of the server holds, put together once and taken down in order.

Routes and sockets are handed it and reach all others by it. It decides nothing itself.
"""

import asyncio
import resource
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts

from ludotheque.game import Refusal
from ludotheque.server.calls import Calls
from ludotheque.server.carrying_on import CarryOn
from ludotheque.server.counting import Counting
from ludotheque.server.daily import Deals
from ludotheque.server.due import DueWork
from ludotheque.server.evenings import LiveEvenings
from ludotheque.server.http.identity import COOKIE, bearer, kept_token
from ludotheque.server.library import library_of
from ludotheque.server.live import LiveTables
from ludotheque.server.moderation import Moderation
from ludotheque.server.pars import TURN, Pars
from ludotheque.server.process.backups import Backups
from ludotheque.server.process.heartbeat import Heartbeat
from ludotheque.server.process.lateness import Lateness
from ludotheque.server.process.limits import Buckets, Doors
from ludotheque.server.process.logs import alarm, note
from ludotheque.server.process.metrics import Metrics
from ludotheque.server.process.peers import Peers
from ludotheque.server.process.push import PushSender
from ludotheque.server.process.questions import DearQuestions
from ludotheque.server.process.retention import Retention
from ludotheque.server.process.settings import Settings, secret_key
from ludotheque.server.process.steps import Steps
from ludotheque.server.process.tuning import look_no_more_at_what_stays
from ludotheque.server.process.warming import compiled
from ludotheque.server.rows import Rows
from ludotheque.server.sockets.answers import Answers
from ludotheque.server.sockets.connection import Connection
from ludotheque.server.sockets.presence import Presence
from ludotheque.server.thinking.analyses import Analyses
from ludotheque.server.thinking.runner import BotRunner
from ludotheque.store import matches, sessions
from ludotheque.store.durability import weaknesses
from ludotheque.store.people import Somebody
from ludotheque.store.sessions import Session
from ludotheque.store.store import end_turn, open_store

TROUBLE = 10.0
"""Seconds between two complaints that the store fails."""
FRESH = 1.0
"""Seconds for which it is known whether anything can be written."""
SEEN = 3600.0
"""Seconds between two notes of when somebody was last here."""
FILES_BESIDE = 200
"""Open files that are no connections: databases, bots, logs."""


def _callers(settings: Settings) -> tuple[int, int]:
    """As many connections as there may be sockets, and as many again; never more than files can be open."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - FILES_BESIDE
    return min(settings.max_sockets * 2, max(files, 1)), settings.max_sockets_per_address * 2


async def _nothing() -> None:
    """Nothing else is loaded."""


class Services:
    """Built in `create_app`; `open` and `close` belong to the application's life."""

    def __init__(self, settings: Settings, peers: str = "") -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.peers = Peers(peers, self.metrics)
        self.library = library_of(settings)
        self.rows = Rows(self.library)
        self.key = b""
        self.callers = Doors(*_callers(settings), _TrustedHosts(settings.trust_proxy).__contains__)
        """Connections of any kind, from the moment they are accepted."""
        self.doors = Doors(settings.max_sockets, settings.max_sockets_per_address)
        """Sockets among them, by the address that the proxy names."""
        self.metrics.callers.set_function(lambda: self.callers.all)
        self.metrics.sockets.set_function(lambda: self.doors.all)
        self.requests = Buckets(settings.requests_per_second, settings.requests_per_second * 5)
        self.sign_ins = Buckets(0.1, 10)
        """Attempts, by address."""
        self.guesses = Buckets(0.05, 10)
        """Wrong passphrases, by name: many addresses do not guess faster than one."""
        self.complaints = Buckets(0.02, 10)
        """Reports to the operators, by person…"""
        self.complaints_from = Buckets(0.05, 30)
        """… and by address: many guests do not bury what others report."""
        self.newcomers = Buckets(settings.requests_per_second / 20, settings.requests_per_second * 15)
        """People nobody knows yet, by address: a school comes in at once, a flood does not."""
        self.invitations = Buckets(0.1, 20)
        """Of people to tables, by who asks."""
        self.codes = Buckets(0.5, 20)
        """Codes are short: nobody shall try them all."""
        self.by_token = Buckets(2.0, 40)
        """Requests and new sockets of a program, wherever it is."""
        self.lateness = Lateness()
        self.steps = Steps()
        self.connections: set[Connection] = set()
        self.preparing = asyncio.Lock()
        """Whoever has word lists and the like read for all, one after the other."""
        self.on_load: Callable[[], Awaitable[None]] = _nothing
        """What else is loaded soon after the start."""
        self.ready = False
        self._checked = 0.0
        self._checking: asyncio.Future[None] | None = None
        self._endings = 0
        """How often this process heard that sessions have ended."""
        self._told_of_trouble = 0.0

    async def open(self) -> None:
        """Raises Refusal when the database cannot be used by this program."""
        self.key = secret_key(self.settings)
        self.store = open_store(
            self.settings.database_url(), (self.metrics.group.observe, self.metrics.append.observe)
        )
        try:
            await self._open()
        except BaseException:
            await self.store.close()
            raise

    async def _open(self) -> None:
        self.live = LiveTables(self.settings, self.library, self.store, self.metrics, self.key)
        self.now = self.live.now
        bots = self.bots = BotRunner(
            self.settings.library,
            self.settings.bot_workers,
            self.settings.bot_seconds,
            self.settings.bot_memory,
        )
        self.analyses = Analyses(self.settings.library, self.settings.bot_memory)
        self.presence = Presence(self.live)
        self.questions = DearQuestions(self.now, self.lateness)
        self.answers = Answers(self.live, bots, self.presence, self.questions)
        self.heartbeat = Heartbeat(self.live)
        self.evenings = LiveEvenings(self.live)
        self.moderation = Moderation(self.live, self._shut_out, self.evenings)
        self.due = DueWork(self.live, bots, self.heartbeat)
        self.push = PushSender(self.settings, self.metrics)
        self.calls = Calls(self.live, self.presence, self.push)
        self.deals = Deals(self.settings, self.live)
        self.carry_on = CarryOn(self.evenings, Pars(self.evenings, self.deals), self.presence.at)
        self.due.on_sweep = self._sweep
        self.due.on_kept = self.presence.changed
        self.counting = Counting(self.store.engine, self.library, self.metrics)
        self.retention = Retention(self.settings, self.live)
        self.backups = Backups(self.settings, self.store, self.metrics)
        await self.store.start(self._notice, self._look_again)
        if not self.store.shared:
            await matches.release_due(self.store.engine)
            await end_turn(self.store.engine, TURN)
        self.store.writer.on_restored = self._restored
        self.store.writer.on_failed = self._not_stored
        await self.moderation.start()
        await self.heartbeat.start()
        await self.peers.open()
        self.due.start()
        self.lateness.start()
        self.loading = asyncio.create_task(self._load(), name="loading")
        self.calls.start()
        self.presence.start()
        self.backups.start()
        self.retention.start()
        self.deals.start()
        self.counting.start()
        self.ready = True
        if weak := await weaknesses(self.store.engine):
            alarm("a power cut may lose moves", settings=weak)
        note("open", database=self.store.engine.dialect.name)

    async def close(self) -> None:
        """Tell everybody, store what is under way, then go."""
        self.ready = False
        for connection in list(self.connections):
            connection.close(4000, "going-down")
        for _ in range(20):
            if not self.connections:
                break
            await asyncio.sleep(0.05)
        self.lateness.stop()
        await self.peers.close()
        await self.analyses.close()
        self.loading.cancel()
        await asyncio.gather(self.loading, return_exceptions=True)
        await self.due.close()
        await self.calls.close()
        await self.presence.close()
        await self.backups.close()
        await self.retention.close()
        await self.deals.close()
        await self.counting.close()
        await self.live.close()
        await self.heartbeat.close()
        await self.store.close()
        note("closed")

    async def _load(self) -> None:
        """Bots' processes are ready before somebody asks: kernels are compiled once for all, then loaded."""
        await asyncio.sleep(self.settings.load_delay)
        await compiled()
        await self.on_load()
        look_no_more_at_what_stays()
        await self.bots.load(self.library.GAME_IDS)

    async def _sweep(self) -> None:
        """What is looked at every second."""
        await self.moderation.look()
        await self.carry_on.sweep()

    def _restored(self) -> None:
        self.live.forget_all()
        self.evenings.forget_all()

    def _not_stored(self, error: Exception) -> None:
        """The operator shall hear of it, but not once for every move."""
        self.metrics.errors.labels("store").inc()
        if self.now() - self._told_of_trouble > TROUBLE:
            self._told_of_trouble = self.now()
            cause = error.__cause__ or error
            why = getattr(cause, "orig", None) or cause  # SQLAlchemy's own message tells the parameters too
            alarm("nothing can be stored", cause, why=str(why)[:200])

    async def writable(self) -> None:
        """Raises Unavailable when nothing can be written. Asked of the store at most once a second."""
        if self._checking is None or self.now() - self._checked > FRESH:
            self._checked = self.now()
            self._checking = asyncio.ensure_future(self.store.check())
        await asyncio.shield(self._checking)

    async def session(
        self, cookies: Mapping[str, Any], authorization: str | None = None
    ) -> tuple[Session, Somebody] | None:
        """Which device asks, and whose it is; or which program, if it shows an access token.

        Raises Refusal `no-token` for one that is unknown or revoked, `too-fast` for one used too often.
        """
        token = bearer(authorization)
        if token is None:
            kept = kept_token(self.key, cookies.get(COOKIE))
            found = await self._find(kept) if kept is not None else None
            return found if found is not None and found[0].scope == sessions.DEVICE else None
        found = await self._find(sessions.hashed(token))
        if found is None or found[0].scope != sessions.PROGRAM:
            raise Refusal("no-token")
        if not self.by_token.take(found[0].id, self.now()):
            raise Refusal("too-fast")
        return found

    async def _find(self, kept: str) -> tuple[Session, Somebody] | None:
        endings = -1
        while endings != self._endings:  # one that ended while we asked may be the one we found
            endings = self._endings
            found = await sessions.find(self.store.engine, kept)
        if found is not None and self.now() - found[0].seen > SEEN:
            self.live.spawn(self._seen(found[0]), "seen")
        return found

    async def _seen(self, session: Session) -> None:
        """Somebody was here; not written down more often than is worth it."""
        await sessions.touch(self.store.engine, session, self.now())

    def ended(self, ids: Collection[str]) -> None:
        """Those sessions are no more: nobody goes on under their name."""
        self._endings += 1
        for connection in [one for one in self.connections if one.session in ids]:
            connection.close(4011, "signed-out")

    def _shut_out(self, person: str) -> None:
        for connection in [one for one in self.connections if one.person == person]:
            connection.close(4012, "banned")

    def _notice(self, said: str) -> None:
        """Something another process told."""
        match said.split(" ", 2):
            case ["s", _, ids]:
                self.ended(frozenset(ids.split(",")))
            case ["e", evening, version]:
                self.evenings.heard(evening, int(version))
            case ["o", *_]:
                self.live.spawn(self.moderation.look(), "moderation")
            case _:
                self.answers.notice(said)

    def _look_again(self) -> None:
        """Notices may have been lost."""
        self.answers.look_again()
        self.evenings.look_again()
        self.live.spawn(self._find_ended(), "sessions")

    async def _find_ended(self) -> None:
        held = {one.session for one in self.connections if one.session}
        self.ended(await sessions.ended(self.store.engine, held))
