"""Programs that play by lines on stdin and stdout, and how strong they are against our levels.

What a program is told before each decision, and what it answers, is in `docs/research.md`.
"""

import math
import os
import select
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Protocol, Self

from msgspec import Struct

from ludotheque.envs.setting import Setting
from ludotheque.envs.telling import Reply
from ludotheque.envs.text import TextEnv
from ludotheque.game import Outcome, Refusal, Seat

REFUSALS = 5
"""A program that is refused so often in one decision gives the game up."""
LONGEST_LINE = 10_000
LONGEST_WAIT = 1_000_000.0
"""Seconds; more is for ever."""


class GaveUp(Exception):
    """The program has ended, says nothing in time, or only what cannot be played."""


class LineAgent:
    """A program under way. `tell` and `ask` raise GaveUp when it does not take part any more."""

    def __init__(self, command: Sequence[str], seconds: float = 60.0) -> None:
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            why = error.strerror or str(error)
            raise Refusal("bench-start", command=" ".join(command), why=why) from None
        self._seconds, self._read = min(seconds, LONGEST_WAIT), b""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                assert pipe is not None
                pipe.close()

    def tell(self, *lines: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())
            self._process.stdin.flush()
        except OSError:
            raise GaveUp from None

    def ask(self) -> str:
        """Its next line."""
        assert self._process.stdout is not None
        until = time.monotonic() + self._seconds
        while b"\n" not in self._read:
            left = until - time.monotonic()
            ready = left > 0 and select.select([self._process.stdout], [], [], left)[0]
            more = os.read(self._process.stdout.fileno(), 65_536) if ready else b""
            self._read += more
            if not more or len(self._read) > LONGEST_LINE:
                raise GaveUp
        line, _, self._read = self._read.partition(b"\n")
        return line.decode(errors="replace")


class Trial(Struct, frozen=True):
    """One game of a program: what it got of the one point, and whether it gave up."""

    level: str
    share: float
    forfeited: bool


class LineTable(Protocol):
    """A seat that is played by lines of text: at a table of one's own (`TextEnv`) or of a server."""

    @property
    def setting(self) -> Setting: ...
    @property
    def seats(self) -> tuple[Seat, ...]: ...
    @property
    def over(self) -> bool: ...
    @property
    def outcome(self) -> Outcome | None: ...
    def observe(self) -> str: ...
    def step(self, line: str) -> Reply: ...


def play(agent: LineAgent, table: LineTable) -> Outcome | None:
    """One game by the line protocol; None if it was called off. Raises GaveUp."""
    setting = table.setting
    (seat,) = table.seats
    agent.tell(f"game {setting.game.id} players {setting.players} seat {setting.seat_names()[seat]}")
    refused = 0
    while not table.over:
        if not refused:
            agent.tell(*(f"| {line}".rstrip() for line in table.observe().splitlines()))
        agent.tell("?")
        reply = table.step(agent.ask())
        refused = 0 if reply.taken else refused + 1
        if refused >= REFUSALS:
            raise GaveUp
        if not reply.taken:
            agent.tell(f"! {reply.why}")
    outcome = table.outcome
    winners = outcome.winners if outcome is not None else ()
    with suppress(GaveUp):
        agent.tell(f"over {'won' if seat in winners else 'lost' if winners else 'drawn'}")
    return outcome


def trials(
    played: Callable[[TextEnv], Outcome | None],
    opened: Callable[..., TextEnv],
    levels: Sequence[str],
    games: int,
    seed: int = 1,
) -> Iterator[Trial]:
    """So many games against each level, with seats exchanged and fixed seeds; `opened` makes the tables, and
    `played` plays one (`by_program`, `by_bot`).

    Alone at the table it is compared with a bot of that level that is dealt the same cards.
    """
    for level in levels:
        for number in range(games):
            luck = f"{seed}:{number}"
            table = opened(seats=(0,), level=level, seed=luck)
            players = table.setting.players
            if number % players:
                table = opened(seats=(number % players,), level=level, seed=luck)
            try:
                outcome = played(table)
            except GaveUp:
                yield Trial(level, 0.0, True)
                continue
            assert outcome is not None
            if players == 1:
                rival = opened(seats=(), level=level, seed=luck).outcome
                assert rival is not None
                yield Trial(level, _duel(outcome.scores[0], rival.scores[0]), False)
            else:
                yield Trial(level, _share(outcome, table.seats[0], players), False)


def by_program(command: Sequence[str], seconds: float, table: TextEnv) -> Outcome | None:
    """A game of a program that is started for it. Raises GaveUp."""
    with LineAgent(command, seconds) as agent:
        return play(agent, table)


def by_bot(level: str, table: TextEnv) -> Outcome | None:
    """The same game by a bot of ours, to compare with."""
    while not table.over:
        table.step_by_bot(level)
    return table.outcome


def _duel(mine: int, other: int) -> float:
    return 0.5 if mine == other else float(mine > other)


def _share(outcome: Outcome, seat: Seat, players: int) -> float:
    """What the seat got of the point, made comparable with a game of two: 1/players is a half."""
    among = outcome.winners or tuple(range(players))
    share = 1 / len(among) if seat in among else 0.0
    return share * (players - 1) / (share * (players - 1) + 1 - share)


def rating(results: Sequence[tuple[int, float, int]]) -> tuple[float, float]:
    """The likeliest Elo rating from (rating of a level, points, games), and its 95 % half-width.

    A drawn game against each level is added, so that who wins everything or nothing has a rating too.
    """
    known = [(level, points + 0.5, games + 1) for level, points, games in results]
    low, high = -4000.0, 8000.0
    for _ in range(60):
        middle = (low + high) / 2
        gained = sum(points - games * _expected(middle, level) for level, points, games in known)
        low, high = (middle, high) if gained > 0 else (low, middle)
    chances = [(_expected(low, level), games) for level, _, games in known]
    told = sum(games * p * (1 - p) for p, games in chances) * (math.log(10) / 400) ** 2
    return low, 1.96 / math.sqrt(told)


def _expected(mine: float, other: float) -> float:
    return 1 / (1 + 10 ** min(20.0, max(-20.0, (other - mine) / 400)))
