"""A table: the match as it stands, the story that led to it, and its audience."""

from bisect import bisect_left
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from ludotheque.game import CHANCE, CLOCK, AnyGame, Refusal, Seat
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match, fold
from ludotheque.tables.audience import Audience, Viewer, viewer_of

Steps = list[tuple[ev.Event, Match]]
"""Events, each with the match it leads to."""


class Made(Struct, gc=False):
    """A move that stands: on which state, by whom, when; once asked for, its notation and effect."""

    before: Struct
    seat: Seat
    move: Struct
    at: float = 0.0
    text: str = ""
    effect: Struct | None = None


class Account(Struct):
    """What one viewer was shown of each move (None: nothing), and of how many among the first so many."""

    shown: list[Any]
    told: list[int]


class Story:
    """The moves with the states they were made in, and what each viewer learned of them.

    The one place that calls `Game.witness`: messages, bots, the terminal and the arena all ask here what a
    seat has seen being done. Accounts are kept up when somebody asks for them.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.made: list[Made] = []
        self._accounts: dict[Seat | None, Account] = {}

    def add(self, before: Struct, seat: Seat, move: Struct, at: float = 0.0) -> None:
        self.made.append(Made(before, seat, move, at))

    def cut(self, standing: int) -> None:
        """Forget what was taken back."""
        del self.made[standing:]
        for account in self._accounts.values():
            del account.shown[standing:], account.told[standing + 1 :]

    def account(self, viewer: Seat | None) -> Account:
        """What a viewer (None: a spectator) has learned so far."""
        account = self._accounts.get(viewer)
        if account is None:
            account = self._accounts[viewer] = Account([], [0])
        shown, told = account.shown, account.told
        for number in range(len(shown), len(self.made)):
            one = self.made[number]
            seen = self._game.witness(one.before, one.seat, one.move, viewer)
            shown.append(seen)
            told.append(told[-1] + (seen is not None))
        return account

    def witnessed(self, viewer: Seat | None) -> tuple[tuple[Seat, Any], ...]:
        """The moves that stand, as that viewer saw them being made."""
        shown = self.account(viewer).shown
        return tuple((one.seat, seen) for one, seen in zip(self.made, shown, strict=True) if seen is not None)


class Learned(Struct):
    """What a viewer has learned since a version."""

    version: int
    """The last one in which he learned anything: what he must not notice does not count."""
    kept: int
    """How many of the moves he knew then still stand, as he counts them."""
    moves: list[tuple[int, Made, Any]]
    """Those since: as he counts them, as they were made, as he was shown them."""


class Terms(Struct, frozen=True):
    """What is settled about a table when it is opened, beside the header of its match."""

    id: str
    host: str
    public: bool
    spectators: bool
    created: float


class Table:
    """Advanced only by `advance`, with events that are stored (or need not be)."""

    def __init__(self, game: AnyGame, header: ev.Header, terms: Terms) -> None:
        self.id = terms.id
        self.terms = terms
        self.match = match = fold(game, header)
        self.story = Story(game)
        self._standing: list[int] = [0]
        """How many moves stood at each version."""
        play = match.play
        names = {
            seat: game.seat_name(play.options, play.players, seat)
            for seat in (*range(play.players), CHANCE, CLOCK)
        }
        self.audience = Audience(names, terms.spectators)

    def foresee(self, events: Iterable[ev.Event]) -> Steps:
        """What each event would lead to."""
        match, steps = self.match, []
        for event in events:
            match = match.after(event)
            steps.append((event, match))
        return steps

    def advance(self, steps: Steps) -> None:
        """These events have happened."""
        match, story = self.match, self.story
        for event, following in steps:
            if isinstance(event, ev.Moved):
                story.add(match.play.state, event.seat, event.move, event.at)
            match = following
            standing = len(match.play.moves)
            if standing < len(story.made):
                story.cut(standing)
            self._standing.append(standing)
        self.match = match

    def viewer(self, person: str, hand: Seat | None = None, *, legal: bool = True) -> Viewer:
        """With whose eyes that person looks at this table."""
        return viewer_of(self.match.seating, self.terms.spectators, person, hand, legal=legal)

    @property
    def history_open(self) -> bool:
        """Whether what is past may be told again."""
        return self.match.play.outcome is not None or self.match.play.game.open_history

    @property
    def record_open(self) -> bool:
        """Whether the record of all moves tells nothing that spectators were not told."""
        if self.match.play.outcome is not None:
            return True
        shown = self.story.account(None).shown
        return self.history_open and all(
            seen == one.move for one, seen in zip(self.story.made, shown, strict=True)
        )

    def learned(self, viewers: Iterable[Seat | None], since: int) -> list[Learned]:
        """What each of those viewers has learned since that version, by the seat whose eyes he has."""
        found = []
        for viewer in viewers:
            account = self.story.account(viewer)
            kept = self._still_told(account, since)
            found.append(Learned(self._known_version(account), kept, self._moves_from(account, kept)))
        return found

    def version_for(self, viewer: Viewer) -> int:
        """The version as that viewer may know it."""
        return self._known_version(self.story.account(viewer.seat))

    def _known_version(self, account: Account) -> int:
        version = self.match.version
        if self.match.play.outcome is None:
            standing, told = self._standing, account.told
            while version and standing[version] > standing[version - 1]:
                before, after = standing[version - 1], standing[version]
                if after >= len(told) or told[after] > told[before]:
                    break
                version -= 1
        return version

    def _still_told(self, account: Account, version: int) -> int:
        told, kept = account.told, min(self._standing[version:])
        if self.match.play.outcome is None:
            return told[kept]
        return kept if self.match.play.game.open_history and told[kept] == kept else 0

    def _moves_from(self, account: Account, start: int) -> list[tuple[int, Made, Any]]:
        """The moves that the viewer counts from `start` on; once the game is over nothing is hidden."""
        made, told = self.story.made, account.told
        if self.match.play.outcome is not None:
            return [(number, made[number], made[number].move) for number in range(start, len(made))]
        first = max(0, bisect_left(told, start + 1) - 1)
        shown = enumerate(account.shown[first:], first)
        return [(told[number], made[number], seen) for number, seen in shown if seen is not None]

    def alike(self, one: Viewer, other: Viewer) -> int:
        """How many moves, from the first on, two viewers were told in the same way."""
        before, account = self.story.account(one.seat), self.story.account(other.seat)
        if self.match.play.outcome is None:
            for number, (his, mine) in enumerate(zip(before.shown, account.shown, strict=True)):
                if his != mine:
                    return account.told[number]
        return self._still_told(account, self.match.version)

    def check_fresh(self, seat: Seat, version: int) -> None:
        """Raises Refusal `stale` for a move that was chosen on another table than the present one.

        While the game itself runs against time several act at once, and what others did does not matter.
        """
        if version > self.match.version:
            raise Refusal("stale")
        told, standing = self.story.account(seat).told, len(self.story.made)
        known = told[min(self._standing[version], standing)]
        kept = told[min(self._standing[version:])]
        if self.match.phase is None and not kept == known == told[standing]:
            raise Refusal("stale")
