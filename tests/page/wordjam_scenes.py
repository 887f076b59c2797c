"""Tables of WORD JAM in every phase, made by the rules and handed to the page as the server would."""

import time
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace
from playwright.sync_api import WebSocketRoute

from ludotheque.game import CHANCE, CLOCK, Seat
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.types import (
    Accept,
    Bet,
    Call,
    Deal,
    Dispute,
    Lock,
    Lot,
    Move,
    Nothing,
    Options,
    Result,
    Said,
    Say,
    State,
    TimeUp,
    Turn,
)
from ludotheque.matches.events import Untimed
from ludotheque.tables import messages as p
from ludotheque.tables.telling import encode

PLAYERS = 5
ADA, BO, CAY, DAN, EVE = range(PLAYERS)
TIME: tuple[Seat, Move] = (CLOCK, TimeUp())
RACE: list[tuple[Seat, Move]] = [
    (CHANCE, Lot(EVE)),
    (CHANCE, Turn("characters")),
    TIME,
    (CHANCE, Deal("TPNFR")),
]
WORD: list[tuple[Seat, Move]] = [*RACE, (BO, Call()), (BO, Say("Pinocchio"))]
BETS: list[tuple[Seat, Move]] = [*WORD, *((seat, Accept()) for seat in (ADA, CAY, DAN, EVE))]
SAND: list[tuple[Seat, Move]] = [
    *BETS,
    (ADA, Bet("thieves")),
    (CAY, Bet("ali")),
    (DAN, Bet("thieves")),
    (EVE, Bet("ali")),
]
LAST: list[tuple[Seat, Move]] = [(CHANCE, Turn("food")), TIME, (CHANCE, Deal("LCBMS"))]


def played(state: State, moves: list[tuple[Seat, Move]]) -> State:
    """The state after moves that the rules allow."""
    for seat, move in moves:
        GAME.check(state, seat, move)
        state = GAME.apply(state, seat, move)
    return state


def fresh() -> State:
    """A table at its beginning."""
    return GAME.start(Options("en"), PLAYERS)


def before_last() -> State:
    """Seven rounds are over; the eighth begins."""
    points = [(2, 1, 0, 1, 0), (0, 3, 1, 0, 1), (2, 3, 0, 0, 2), (0, 0, 4, 2, 0), (4, 0, 3, 3, 0)]
    points += [(0, 0, 5, 0, 3), (5, 4, 0, 0, 0)]
    results = tuple(
        Result(n, "animals", "TPNFR", (Said(0, "Hen", "HEN", 3, "stands"),), (), won)
        for n, won in enumerate(points, 1)
    )
    scores = tuple(map(sum, zip(*points, strict=True)))
    state = played(fresh(), [(CHANCE, Lot(EVE))])
    return replace(state, number=8, results=results, scores=scores, styles=("animals",))


def scenes() -> dict[str, State]:
    """Every phase, by its name, as something is to be seen in it."""
    new, last = fresh(), before_last()
    sand = played(new, SAND)
    choosing = played(last, LAST)
    shown = played(choosing, [(ADA, Bet("thieves")), (ADA, Lock("Caramel")), TIME])
    quiet: list[tuple[Seat, Move]] = [(DAN, Nothing()), (ADA, Nothing())]
    return {
        "look": played(new, RACE[:2]),
        "race": played(new, RACE),
        "race-failed": played(new, [*RACE, (CAY, Call()), (CAY, Say("Robin Hood"))]),
        "speaking": played(new, [*RACE, (ADA, Call())]),
        "window": played(new, WORD),
        "voting": played(new, [*WORD, (CAY, Dispute())]),
        "bets": played(new, BETS),
        "bets-made": played(new, [*BETS, (ADA, Bet("thieves")), (CAY, Bet("ali"))]),
        "sandglass": sand,
        "sandglass-locked": played(sand, [(ADA, Lock("Puffin Penny Pfennig"))]),
        "thief": played(sand, [TIME, (DAN, Nothing())]),
        "pause": played(sand, [TIME, *quiet]),
        "last": choosing,
        "last-words": shown,
    }


NAMES = ("Ada", "Bo", "Cay", "Dan", "Eve")


def _sits(seat: Seat, mine: Sequence[Seat]) -> p.SeatInfo:
    name = NAMES[seat] if seat in {ADA, BO, *mine} else ""
    kind: Literal["person", "bot"] = "person" if name else "bot"
    return p.SeatInfo(seat, "ABCDE"[seat], kind, name, "", "" if name else "2", seat in mine, True)


def live_at(state: State, seat: Seat | None, mine: Sequence[Seat], version: int) -> p.Live:
    """The present as it is shown to whoever has `seat` in hand (None: a spectator's view)."""
    now = time.time()
    timer = GAME.timer(state)
    legal = GAME.legal_moves(state, seat) if seat is not None and seat in GAME.actors(state) else ()
    acting = sorted(s for s in GAME.actors(state) if s >= 0)
    return p.Live(
        version=version,
        time=now,
        status="running",
        seats=[_sits(s, mine) for s in range(PLAYERS)],
        acting=acting,
        clocks=[],
        timer=p.PhaseTimer(timer.phase, now + 0.6 * timer.seconds, timer.seconds) if timer else None,
        seen=p.SeatView(
            seat,
            msgspec.to_builtins(GAME.view(state, seat)),
            [p.LegalMove(msgspec.to_builtins(move), "") for move in legal],
        ),
        question=None,
        removals=[],
        outcome=None,
        rematch_wanted=[],
        rematch=None,
        may_return=[],
    )


def message(live: p.Live) -> str:
    """The whole table, as the server tells it first."""
    table = p.TableInfo(
        id="scene",
        game="wordjam",
        options={},
        status="running",
        host=True,
        public=False,
        spectators=True,
        takebacks=False,
        clock=Untimed(),
        seats=live.seats,
        acting=live.acting,
        my_turn=any(one.mine and one.seat in live.acting for one in live.seats),
        created=live.time,
        changed=live.time,
        outcome=None,
        rematch=None,
        code="SESA",
    )
    return encode(p.Snapshot(table, live, [], [], [])).decode()


class Stage:
    """A table whose server is this test: it shows scenes and keeps what the page sends.

    `hotseat`: all five are people at this device, and what they do there happens.
    """

    def __init__(self, seat: Seat | None, *, hotseat: bool = False) -> None:
        self.seat = seat
        self.hotseat = hotseat
        self.mine = range(PLAYERS) if hotseat else () if seat is None else (seat,)
        self.sent: list[dict[str, Any]] = []
        self.state = fresh()
        self.version = 0
        self._wire: WebSocketRoute | None = None

    def open(self, wire: WebSocketRoute) -> None:
        """Takes the place of the server's socket."""
        self._wire = wire
        wire.on_message(lambda text: self._hear(msgspec.json.decode(text)))

    def show(self, state: State) -> None:
        """The table as it is from now on."""
        self.state = state
        self.version += 1
        if self._wire:
            live = live_at(state, self.seat, self.mine, self.version)
            told = encode(p.Update(live, 0, [], [])).decode() if self.hotseat else message(live)
            self._wire.send(told)

    def tell(self, message: p.Outgoing) -> None:
        """Something beside the table's state."""
        assert self._wire is not None
        self._wire.send(encode(message).decode())

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The moves the page has sent."""
        return [one["move"] for one in self.sent if one["type"] == "move"]

    def _hear(self, said: dict[str, Any]) -> None:
        self.sent.append(said)
        if said["type"] == "hello" and self._wire:
            self._wire.send(message(live_at(self.state, self.seat, self.mine, self.version)))
        elif said["type"] == "hand":
            self.seat = said["seat"]
            self.show(self.state)
        elif self._wire and said["type"] == "ping":
            self._wire.send(encode(p.Pong(said.get("ref", ""), time.time())).decode())
        elif self._wire and said["type"] == "move":
            if self.hotseat:
                self.show(played(self.state, [(said["seat"], msgspec.convert(said["move"], type=Move))]))
            self._wire.send(encode(p.Accepted(said["ref"], self.version)).decode())
