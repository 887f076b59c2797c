"""A program's seat at a table of a server, by an access token (`docs/protocol.md`).

`ServerTable` has the face of `TextEnv`, so that whatever plays by lines of text plays against people too.
"""

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from ludotheque.envs.setting import Setting, open_setting
from ludotheque.envs.telling import MOST_LISTED, Choices, Reply, Teller
from ludotheque.game import IllegalMove, Outcome, Refusal, Seat

PATIENCE = 30.0
"""Seconds for an answer; and for a server that went down to come back."""
BREATH = 1.0
"""Seconds before asking again."""
FINAL = frozenset({4003, 4004, 4011, 4022, 4029})
"""Close codes after which there is no use in coming back."""


class Server:
    """A server as a program sees it that shows its token."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, path: str, body: Any = None) -> Any:
        """GET, or POST if there is a body; raises Refusal as the server says it, or `server-away`."""
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.url + path, data, self._headers), timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as problem:
            raise _told(problem.read(), problem) from None
        except (URLError, OSError, ValueError) as problem:
            raise Refusal("server-away", url=self.url, why=str(problem)) from None

    def open_table(
        self, game: str, variant: str | None = None, *, level: str | None = None, players: int | None = None
    ) -> Any:
        """A table where everybody may sit down, or bots of that level do."""
        setting = open_setting(game, variant, None, players)
        other = {"type": "open"} if level is None else {"type": "bot", "level": level}
        wish = {
            "game": game,
            "options": msgspec.to_builtins(setting.options),
            "seats": [{"type": "me"}, *([other] * (setting.players - 1))],
            "public": level is None,
        }
        return self.ask("/api/tables", wish)

    def sit_down(self, place: str) -> Any:
        """At the table of that code, id or link, unless it sits there already."""
        name = quote(place.rstrip("/").rpartition("/")[2], safe="")
        table = self.ask(f"/api/codes/{name}" if len(name) == 4 else f"/api/tables/{name}")
        if any(seat["mine"] for seat in table["seats"]):
            return table
        return self.ask(f"/api/tables/{table['id']}/join", {})

    def socket(self, table: str) -> ClientConnection:
        """The table's socket, kept alive by pings while the program thinks."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Authorization": self._headers["Authorization"]}
        try:
            return connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        except (OSError, InvalidHandshake) as problem:
            raise Refusal("server-away", url=self.url, why=str(problem)) from None


def _refusal(code: str, params: dict[str, Any]) -> Refusal:
    """As the rules or the table raised it."""
    rule, _, why = code.partition("-")
    return IllegalMove(rule, why, **params) if re.fullmatch(r"[A-Z]+\d+", rule) else Refusal(code, **params)


def _told(body: bytes, problem: Exception) -> Refusal:
    try:
        said = json.loads(body)
        return _refusal(said["code"], said["params"])
    except (ValueError, KeyError, TypeError):
        return Refusal("server-away", url="", why=str(problem))


class ServerTable:
    """One seat of a running table. Raises Refusal when the server lets it play no more."""

    def __init__(self, server: Server, table_id: str, *, lang: str = "en", list_moves: bool = True) -> None:
        self._server, self.id = server, table_id
        self._live: dict[str, Any] = {}
        self._moves: list[dict[str, Any]] = []
        self._since, self._number = 0, 0
        self._choices: Choices | None = None
        table = self._come()
        options, players = table["options"], len(table["seats"])
        self.setting: Setting = open_setting(table["game"], None, options, players)
        self.texts = self.setting.texts(lang)
        self._teller = Teller(self.setting, self.texts, list_moves=list_moves)
        mine = [seat["seat"] for seat in table["seats"] if seat["mine"]]
        if not mine:
            raise Refusal("not-your-seat")
        self.seats: tuple[Seat, ...] = (mine[0],)
        self._until(self._asked)

    @property
    def over(self) -> bool:
        return self._live["outcome"] is not None or self._live["status"] == "over"

    @property
    def outcome(self) -> Outcome | None:
        said = self._live["outcome"]
        return None if said is None else msgspec.convert(said, Outcome)

    def observe(self) -> str:
        """What happened since its last decision, the table, and what it may do."""
        (seat,) = self.seats
        view = msgspec.convert(self._live["seen"]["view"], self.setting.game.view_type)
        news = [(move["seat"], move["text"] or "") for move in self._moves[self._since :]]
        table = self._teller.table(view, self._live["acting"])
        return self._teller.decision(seat, news, table, self.outcome or self._may())

    def step(self, line: str) -> Reply:
        """A line as the decision of the seat; what comes too late falls away."""
        (seat,), version = self.seats, self._live["version"]
        try:
            text = self._may().meant(line, numbers=self._teller.list_moves)
        except Refusal as refusal:
            return Reply(False, self._teller.sentence(refusal))
        if text:
            answer = self._ask(type="say-move", seat=seat, text=text, version=version)
            if answer["type"] == "refused" and version == self._live["version"]:
                return Reply(False, self._teller.sentence(_refusal(answer["code"], answer["params"])))
        else:
            self._until(lambda: self._live["version"] != version)
        self._since = len(self._moves)
        self._until(self._asked)
        return Reply(True)

    def resign(self) -> None:
        """The program plays no more; nobody shall wait for it."""
        self._ask(type="resign", seat=self.seats[0])

    def rematch(self) -> str | None:
        """Agree to another game, and wait a while until the others do; the table of that."""
        self._ask(type="rematch")
        until = time.monotonic() + 10 * PATIENCE
        self._until(lambda: self._live["rematch"] is not None or time.monotonic() > until)
        found: str | None = self._live["rematch"]
        return found

    def close(self) -> None:
        self._socket.close()

    def _asked(self) -> bool:
        return self.over or (self._live["seen"] is not None and self.seats[0] in self._live["acting"])

    def _may(self) -> Choices:
        """What it may do now; the list is asked for once where it is too long to come by itself."""
        if self._choices is None:
            legal, more = self._live["seen"]["legal"], False
            if legal is None:
                legal, more = self._listed()
            moves = [move["text"] for move in legal[:MOST_LISTED]]
            self._choices = Choices(moves, more or len(legal) > MOST_LISTED, self._live["timer"] is not None)
        return self._choices

    def _listed(self) -> tuple[list[Any], bool]:
        version = self._live["version"]
        while version == self._live["version"]:
            answer = self._ask(type="legal", seat=self.seats[0])
            if answer["type"] == "legal":
                return answer["moves"], not answer["complete"]
            self._hear(BREATH)
        return [], True

    def _ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer; one that was lost with the connection is late."""
        self._number += 1
        ref, answers = f"p{self._number}", list[dict[str, Any]]()
        with suppress(ConnectionClosed):  # listening tells why
            self._socket.send(json.dumps({**message, "ref": ref}))
        self._until(
            lambda: bool(answers), lambda said: answers.append(said) if said.get("ref") == ref else None
        )
        return answers[0]

    def _until(
        self, there: Callable[[], bool], heard: Callable[[dict[str, Any]], None] = lambda _: None
    ) -> None:
        while not there():
            said = self._hear(PATIENCE)
            if said is not None:
                heard(said)

    def _hear(self, seconds: float) -> dict[str, Any] | None:
        """The next message, taken into account; None if none comes in that time."""
        try:
            said: dict[str, Any] = json.loads(self._socket.recv(timeout=seconds))
        except TimeoutError:
            return None
        except ConnectionClosed as closed:
            self._come_back(closed)
            return {"type": "refused", "ref": f"p{self._number}", "code": "lost", "params": {}}
        self._take(said)
        return said

    def _take(self, said: dict[str, Any]) -> None:
        match said["type"]:
            case "table":
                self._live, self._moves = said["live"], said["moves"]
            case "update":
                self._live = said["live"]
                self._moves = [*self._moves[: said["moves_from"]], *said["moves"]]
            case _:
                return
        self._choices = None

    def _come(self) -> dict[str, Any]:
        """Say hello and be told everything."""
        self._socket = self._server.socket(self.id)
        try:
            self._socket.send(json.dumps({"type": "hello"}))
            while True:
                said: dict[str, Any] = json.loads(self._socket.recv(timeout=PATIENCE))
                if said["type"] in {"refused", "bye"}:
                    raise _refusal(said["code"], said["params"])
                self._take(said)
                if said["type"] == "table":
                    table: dict[str, Any] = said["table"]
                    return table
        except (ConnectionClosed, TimeoutError) as problem:
            raise Refusal("server-away", url=self._server.url, why=str(problem)) from None

    def _come_back(self, closed: ConnectionClosed) -> None:
        """A server that goes down comes up again; one that shows the door does not want to be asked."""
        code, reason = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")
        if code in FINAL:
            raise _refusal(reason, {}) from None
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self._come()
                break
            except Refusal as refusal:
                if refusal.code != "server-away" or time.monotonic() > until:
                    raise
                time.sleep(BREATH)
        self._since = min(self._since, len(self._moves))
