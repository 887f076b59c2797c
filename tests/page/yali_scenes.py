"""Tables of YALi in chosen positions, made by the rules and handed to the page as the server would."""

import json
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from ludotheque.game import Seat
from ludotheque.games.yali import GAME
from ludotheque.games.yali.types import GOLD, SILVER, State
from tests.games.yali.drawn import board
from tests.page import bali_scenes

MIDDLE = board(
    """
    l8 . | . . S . | . r8
    l7 . | G S G S | G r7
    l6 . | S S S . | G r6
    l5 . | . . G . | . r5
    l4 S | G . S S | G r4
    l3 S | . . . . | . r3
    l2 . | G . G . | . r2
    l1 S | G . . G | . r1
    """,
    rules="tournament",
    turn=SILVER,
)
"""Silver is about to move three times, then the board tips to Gold by two."""
RUN = ("a6-b5", "c6-d5", "d5xb3")


class Scene:
    """A game that has come so far: its states, and the moves between them."""

    def __init__(self, start: State, *written: str) -> None:
        self.state = start
        self.told: list[dict[str, Any]] = []
        for text in written:
            self.play(text)

    def play(self, text: str) -> None:
        seat = next(iter(GAME.actors(self.state)))
        move = GAME.read(self.state, seat, text)
        effect = GAME.effect(self.state, seat, move)
        number = len(self.told)
        told = {"number": number, "seat": seat, "at": 0.0, "move": move, "text": text, "effect": effect}
        self.told.append(msgspec.to_builtins(told))
        self.state = GAME.apply(self.state, seat, move)

    def message(self, seat: Seat | None) -> dict[str, Any]:
        """What the server would say to whoever sits at `seat`."""
        frame = json.loads(bali_scenes.message(bali_scenes.scenes()["two"], seat))
        acting = sorted(s for s in GAME.actors(self.state) if s >= 0)
        legal = [] if seat is None or seat not in acting else self._legal(seat)
        for which in (frame["table"], frame["live"]):
            which["acting"] = acting
            for one in which["seats"]:
                one["side"] = "GS"[one["seat"]]
        frame["table"] |= {
            "game": "yali",
            "options": msgspec.to_builtins(self.state.options),
            "my_turn": seat in acting,
        }
        view = {"seat": seat, "view": GAME.view(self.state, seat), "legal": legal}
        frame["live"] |= {"version": 9 + len(self.told), "seen": msgspec.to_builtins(view), "timer": None}
        return {**frame, "moves": self.told}

    def _legal(self, seat: Seat) -> list[dict[str, Any]]:
        game, state = GAME, self.state
        return [
            {"move": move, "text": game.write(state, seat, move), "effect": game.effect(state, seat, move)}
            for move in game.legal_moves(state, seat)
        ]


class Stage:
    """A table whose server is this test: it shows a scene and keeps what the page sends."""

    def __init__(self, scene: Scene, seat: Seat | None = GOLD) -> None:
        self.scene = scene
        self.seat = seat
        self.sent: list[dict[str, Any]] = []
        self._wire: WebSocketRoute | None = None

    def open(self, wire: WebSocketRoute) -> None:
        """Takes the place of the server's socket."""
        self._wire = wire
        wire.on_message(lambda text: self._hear(json.loads(text)))

    @property
    def moves(self) -> list[str]:
        """The moves the page has sent, in notation."""
        made = (one for one in self.sent if one["type"] == "move")
        return [
            "/".join(
                filter(None, ("-".join(one["move"].get(part, ())) for part in ("path", "side", "second")))
            )
            for one in made
        ]

    def tell(self, *written: str) -> None:
        """These moves are made, one after the other."""
        for text in written:
            self.scene.play(text)
            self._say(self.update())

    def update(self) -> dict[str, Any]:
        """What the server says after the last move."""
        live, made = self.scene.message(self.seat)["live"], self.scene.told[-1]
        return {"type": "update", "live": live, "moves_from": made["number"], "moves": [made], "happened": []}

    def accept(self) -> None:
        """The move the page has sent is made."""
        asked = next(one for one in reversed(self.sent) if one["type"] == "move")
        move = msgspec.convert(asked["move"], GAME.move_type)
        self._say({"type": "accepted", "ref": asked["ref"], "version": 10})
        self.tell(GAME.write(self.scene.state, asked["seat"], move))

    def again(self) -> None:
        """Everything is told anew, as after a lost connection."""
        self._say(self.scene.message(self.seat))

    def hint(self, text: str) -> None:
        """The last step of a hint."""
        seat = next(iter(GAME.actors(self.scene.state)))
        move = msgspec.to_builtins(GAME.read(self.scene.state, seat, text))
        said = {"type": "hint", "ref": "h", "version": 9, "seat": seat, "step": 3, "last": True}
        self._say(
            {**said, "text": "yali-hint-marble", "params": {"cell": "a1"}, "move": move, "notation": text}
        )

    def _hear(self, said: dict[str, Any]) -> None:
        self.sent.append(said)
        if said["type"] == "hello":
            self._say(self.scene.message(self.seat))

    def _say(self, message: dict[str, Any]) -> None:
        assert self._wire is not None
        self._wire.send(json.dumps(message))
