"""Tables of BALI in every phase, made by the rules and handed to the page as the server would."""

import time
from typing import Any

import msgspec
from msgspec.structs import replace
from playwright.sync_api import WebSocketRoute

from ludotheque.game import Refusal, Seat
from ludotheque.games.bali import GAME
from ludotheque.games.bali.types import (
    Build,
    Challenge,
    Move,
    NoPlay,
    Options,
    Place,
    Remove,
    Removed,
    State,
    Stop,
    Turn,
)
from ludotheque.matches.events import Untimed
from ludotheque.tables import messages as p
from ludotheque.tables.telling import encode

ADA, BO = 0, 1
ALONE = ("T", "R", "ROB", "*", "HE", "PROBLEMATICAL", "oN")
RIVAL = ("QU", "EST", "J", "LAP", "TH", "I", "S")
FOUR = (("LAP", "TH", "P", "A"), ("S", "EST", "J", "QU"), ("R", "T", "LA", "H"), ("E", "N", "*", "GO"))


def table(*panels: tuple[str, ...], deck: str = "AABCDEEEFGHIJ", **options: Any) -> State:
    """Ada's turn at a table that looks like this."""
    state = GAME.start(Options(**options), len(panels))
    side = len(state.scores)
    return replace(state, deck=deck, panels=panels, phase=Turn(), turns=9, scores=(28, 130, 9, 0)[:side])


def played(state: State, *moves: tuple[Seat, Move]) -> State:
    """The state after moves that the rules allow."""
    for seat, move in moves:
        GAME.check(state, seat, move)
        state = GAME.apply(state, seat, move)
    return state


def scenes() -> dict[str, State]:
    """Every phase, by its name, as Ada sees it."""
    two = table(ALONE, RIVAL, mode="challenge")
    by_bo = replace(two, turn=BO)
    build = Build(Place(BO, 2), (Place(BO, 1),))
    space = replace(table(("MOONSHOT", "A"), ("EST", "J"), space_age=True), turn=BO, panels=(ALONE, RIVAL))
    words = (Removed(0, "PROBLEMATICAL", 130), Removed(0, "RoB", 24), Removed(0, "QUEST", 35))
    return {
        "solitaire": table(ALONE),
        "two": table(ALONE, RIVAL),
        "two-waiting": replace(table(ALONE, RIVAL), turn=BO),
        "last-cards": table(ALONE, RIVAL, deck=""),
        "window": played(by_bo, (BO, build)),
        "naming": played(two, (ADA, Build(Place(ADA, 0), (Place(ADA, 4),))), (BO, Challenge())),
        "voting": played(space, (BO, Remove(Place(BO, 3), space_age=True))),
        "no-play": replace(table(ALONE, RIVAL), turn=BO, phase=NoPlay()),
        "four": table(*FOUR),
        "partnership": table(*FOUR, partnership=True),
        "french": table(("MÜR", "Ä", "T", "E", "Q", "*", "Z"), edition="mb-1978-fr"),
        "over": replace(played(table(ALONE), (ADA, Stop())), removed=words),
    }


def _sits(seat: Seat, mine: Seat | None) -> p.SeatInfo:
    name = ("Ada", "Bo", "Emil", "Irma")[seat]
    bot = seat > BO
    return p.SeatInfo(
        seat, "ABCD"[seat], "bot" if bot else "person", name, "", "2" if bot else "", seat == mine, True, name
    )


def message(state: State, seat: Seat | None) -> str:
    """What the server would say to whoever sits at `seat` (None: the shared display)."""
    now = time.time()
    timer = GAME.timer(state)
    legal = list(GAME.legal_moves(state, seat)) if seat is not None and seat in GAME.actors(state) else []
    seats = [_sits(s, seat) for s in range(state.players)]
    acting = sorted(s for s in GAME.actors(state) if s >= 0)
    outcome = GAME.outcome(state)
    live = p.Live(
        version=9,
        time=now,
        status="over" if outcome else "running",
        seats=seats,
        acting=acting,
        clocks=[],
        timer=p.PhaseTimer(timer.phase, now + 0.6 * timer.seconds, timer.seconds) if timer else None,
        seen=p.SeatView(
            seat,
            msgspec.to_builtins(GAME.view(state, seat)),
            [p.LegalMove(msgspec.to_builtins(move), "") for move in legal] if len(legal) < 300 else None,
        ),
        question=None,
        removals=[],
        outcome=outcome,
        rematch_wanted=[],
        rematch=None,
        may_return=[],
    )
    info = p.TableInfo(
        id="scene",
        game="bali",
        options={},
        status=live.status,
        host=True,
        public=False,
        spectators=True,
        takebacks=False,
        clock=Untimed(),
        seats=seats,
        acting=acting,
        my_turn=seat in acting,
        created=now,
        changed=now,
        outcome=outcome,
        rematch=None,
    )
    return encode(p.Snapshot(info, live, [], [], [])).decode()


class Stage:
    """A table whose server is this test: it shows scenes and keeps what the page sends."""

    def __init__(self, state: State, seat: Seat | None = ADA) -> None:
        self.seat = seat
        self.sent: list[dict[str, Any]] = []
        self.state = state
        self._then: State | None = None
        self._said = message(state, seat)
        self._wire: WebSocketRoute | None = None

    def open(self, wire: WebSocketRoute) -> None:
        """Takes the place of the server's socket."""
        self._wire = wire
        wire.on_message(lambda text: self._hear(msgspec.json.decode(text)))

    def show(self, state: State) -> None:
        """The table as it is from now on."""
        self.state, self._said = state, message(state, self.seat)
        if self._wire:
            self._wire.send(self._said)

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The moves the page has sent."""
        return [one["move"] for one in self.sent if one["type"] == "move"]

    def refuse(self, code: str, **params: Any) -> None:
        """The answer to the last move."""
        self._answer(type="refused", code=code, params=params)

    def accept(self, state: State) -> None:
        """The next move is accepted, and the table is then like this."""
        self._then = state

    def _answer(self, **answer: Any) -> None:
        assert self._wire is not None
        ref = next(one["ref"] for one in reversed(self.sent) if one["type"] in {"move", "say-move"})
        self._wire.send(msgspec.json.encode({**answer, "ref": ref}).decode())

    def _foresee(self, asked: dict[str, Any]) -> None:
        """What the rules say of moves that are being put together."""
        assert self._wire is not None
        assert GAME.preview is not None
        answers = []
        for written in asked["moves"]:
            move = msgspec.convert(written, GAME.move_type)
            try:
                GAME.check(self.state, asked["seat"], move)
                answers.append(p.Foreseen(GAME.preview(self.state, asked["seat"], move)))
            except Refusal as refused:
                answers.append(p.Foreseen(None, refused.code, refused.params))
        self._wire.send(encode(p.Previewed(asked["ref"], 9, asked["seat"], answers)).decode())

    def _hear(self, said: dict[str, Any]) -> None:
        self.sent.append(said)
        if said["type"] == "move" and self._then is not None:
            self._answer(type="accepted", version=10)
            self.show(self._then)
            self._then = None
        if said["type"] == "preview":
            self._foresee(said)
        if said["type"] == "hello":
            assert self._wire is not None
            self._wire.send(self._said)
