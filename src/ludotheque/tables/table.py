"""A table: the match as it stands, the story that led to it, and its audience."""

from collections.abc import Iterable

from msgspec import Struct

from ludotheque.game import CHANCE, CLOCK, AnyGame, Refusal, Seat
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match, fold
from ludotheque.matches.story import Account, Story
from ludotheque.tables.audience import Audience

Steps = list[tuple[ev.Event, Match]]
"""Events, each with the match it leads to."""


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
        self.changed = terms.created
        """Of a phase against time only its beginning: when somebody acted in it may be his secret."""
        self.story = Story(game)
        self._standing: list[int] = [0]
        """How many moves stood at each version."""
        self.seat_names = {
            seat: game.seat_name(match.play.options, match.play.players, seat)
            for seat in (*range(match.play.players), CHANCE, CLOCK)
        }
        self.audience = Audience(self.seat_names)

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
            standing = len(following.play.moves)
            if standing < len(story.made):
                story.cut(standing)
            self._standing.append(standing)
            self.changed = changed_at(following, event.at)
        self.match = match

    def may_look(self, person: str) -> bool:
        """Players always, others where spectators are admitted."""
        return self.terms.spectators or bool(self.match.seating.seats_of(person))

    @property
    def history_open(self) -> bool:
        """Whether what is past may be told again."""
        return self.match.outcome is not None or self.match.game.open_history

    @property
    def record_open(self) -> bool:
        """Whether the record of all moves tells nothing that spectators were not told."""
        if self.match.outcome is not None:
            return True
        shown = self.story.account(None).shown
        return self.history_open and all(
            seen == one.move for one, seen in zip(self.story.made, shown, strict=True)
        )

    def known_version(self, account: Account) -> int:
        """The version up to which a viewer learned anything: what he must not notice does not count."""
        version = self.match.version
        if self.match.outcome is None:
            standing, told = self._standing, account.told
            while version and standing[version] > standing[version - 1]:
                before, after = standing[version - 1], standing[version]
                if after >= len(told) or told[after] > told[before]:
                    break
                version -= 1
        return version

    def still_told(self, account: Account, version: int) -> int:
        """How many of the moves a viewer was told up to that version still stand, as he counts them."""
        told, kept = account.told, min(self._standing[version:])
        if self.match.outcome is None:
            return told[kept]
        return kept if self.match.game.open_history and told[kept] == kept else 0

    def check_fresh(self, seat: Seat, version: int) -> None:
        """Raises Refusal `stale` for a move that was chosen on another table than the present one.

        While the game itself runs against time several act at once, and what others did does not matter.
        """
        if version == self.match.version:
            return
        if version > self.match.version:
            raise Refusal("stale")
        told, standing = self.story.account(seat).told, len(self.story.made)
        known = told[min(self._standing[version], standing)]
        kept = told[min(self._standing[version:])]
        if self.match.phase is None and not kept == known == told[standing]:
            raise Refusal("stale")


def changed_at(match: Match, at: float) -> float:
    """When a match last changed, as far as everybody may know."""
    return match.phase_since if match.phase is not None else at
