"""A table: the match as it stands, the story that led to it, and its audience.

The server, the terminal and the arena are shells around it. Only `advance` takes it on, by steps that
`foresee` gave; what a viewer may be told of it is for `telling` alone.
"""

from collections.abc import Iterable
from types import MappingProxyType

from msgspec import Raw, Struct

from ludotheque.game import CHANCE, CLOCK, AnyGame, Refusal, Seat
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match, Play, match_of
from ludotheque.tables.audience import Audience, Characters, Viewer, eyes_of, viewer_of
from ludotheque.tables.messages import Witnessed

Steps = list[tuple[ev.Event, Match]]
"""Events, each with the match it leads to."""


class Made(Struct, gc=False):
    """A move: on which state, by whom, to which state, when, whether it ended the game; what messages have
    made of it."""

    before: Struct
    seat: Seat
    move: Struct
    after: Struct
    at: float = 0.0
    final: bool = False
    told: Witnessed | None = None


class Account(Struct):
    """What one viewer has noticed, as he counts it: no number tells of what he did not notice."""

    shown: list[Struct | None]
    """What he was shown of each move that stands (None: nothing)."""
    told: list[int]
    """Of how many among the first so many."""
    versions: list[int]
    """After each event: how many he has noticed so far, which is the table's version for him."""
    counts: list[int]
    """At each of his versions: how many of the moves he was told of stood."""

    @property
    def version(self) -> int:
        return len(self.counts) - 1


class Story:
    """The moves with the states they were made in, and what each viewer learned of them.

    The one place that calls `Game.witness`: messages, bots, the terminal and the arena all ask here what a
    seat has seen being done. Accounts are kept up when somebody asks for them.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.secrets = game.secrets
        self.made: list[Made] = []
        """Those that stand."""
        self._log: list[Made | int] = []
        """Each event: a move, or how many moves stood after something that everybody notices."""
        self._accounts: dict[Seat | None, Account] = {}

    def add(
        self, before: Struct, seat: Seat, move: Struct, after: Struct, at: float = 0.0, *, final: bool = False
    ) -> None:
        made = Made(before, seat, move, after, at, final)
        self.made.append(made)
        self._log.append(made)

    def note(self, standing: int) -> None:
        """Something other than a move happened; so many moves stand after it."""
        del self.made[standing:]
        self._log.append(standing)

    def account(self, viewer: Seat | None) -> Account:
        """What a viewer (None: a spectator) has learned so far; the same for all where nothing is secret."""
        account = self._accounts.get(viewer if self.secrets else None)
        if account is None:
            account = self._accounts[viewer if self.secrets else None] = Account([], [0], [0], [0])
        if len(account.versions) > len(self._log):
            return account
        shown, told, versions, counts = account.shown, account.told, account.versions, account.counts
        for one in self._log[len(versions) - 1 :]:
            if isinstance(one, Made):
                seen = self._game.witness(one.before, one.seat, one.move, viewer)
                shown.append(seen)
                count = told[-1] if seen is None else told[-1] + 1
                told.append(count)
                if seen is not None or one.final or self._sees(one, viewer):
                    counts.append(count)
            else:
                del shown[one:], told[one + 1 :]
                counts.append(told[-1])
            versions.append(len(counts) - 1)
        return account

    def _sees(self, made: Made, viewer: Seat | None) -> bool:
        """Whether a move that he is not told of changes what he is shown: how many have moved, say."""
        view = self._game.view
        return bool(view(made.before, viewer) != view(made.after, viewer))

    def witnessed(self, viewer: Seat | None) -> tuple[tuple[Seat, Struct], ...]:
        """The moves that stand, as that viewer saw them being made."""
        shown = self.account(viewer).shown
        return tuple((one.seat, seen) for one, seen in zip(self.made, shown, strict=True) if seen is not None)


class Learned(Struct, gc=False):
    """What a viewer has learned since a version of his."""

    version: int
    kept: int
    """How many of the moves he knew then still stand, as he counts them."""
    moves: list[tuple[int, Made, Struct]]
    """Those since: as he counts them, as they were made, as he was shown them."""


class Terms(Struct, frozen=True):
    """What is settled about a table when it is opened, beside the header of its match."""

    id: str
    host: str
    public: bool
    spectators: bool
    created: float
    code: str = ""
    """Four letters by which others find it while it lives."""


class Table:
    """Advanced only by `advance`, with events that are stored (or need not be)."""

    def __init__(
        self, game: AnyGame, header: ev.Header, terms: Terms, bots: Characters = MappingProxyType({})
    ) -> None:
        self.id = terms.id
        self.terms = terms
        self.match = match = match_of(game, header)
        self.story = Story(game)
        self.listed: tuple[Play, dict[tuple[Seat, int], Raw]] = (match.play, {})
        """Legal moves of that position as they were told to whoever asked: of a seat, from one on."""
        names = _seat_names(match.play)
        self.audience = Audience(names, bots, spectators=terms.spectators, secrets=game.secrets)

    def foresee(self, events: Iterable[ev.Event]) -> Steps:
        """What each event would lead to."""
        match, steps = self.match, []
        for event in events:
            match = match.after(event)
            steps.append((event, match))
        return steps

    def advance(self, steps: Steps) -> list[ev.Event]:
        """These events have happened; those among them that were no moves."""
        match, story, beside = self.match, self.story, list[ev.Event]()
        for event, following in steps:
            if isinstance(event, ev.Moved):
                final = following.play.outcome is not None
                story.add(
                    match.play.state, event.seat, event.move, following.play.state, event.at, final=final
                )
            else:
                story.note(len(following.play.moves))
                beside.append(event)
            match = following
        if beside and match.play.players != self.match.play.players:
            self.audience.name_seats(_seat_names(match.play))
        self.match = match
        return beside

    def viewer(self, person: str, hand: Seat | None = None, *, legal: bool = True) -> Viewer:
        """With whose eyes that person looks at this table."""
        return viewer_of(self.match.seating, self.terms.spectators, person, hand, legal=legal)

    def version_for(self, person: str, hand: Seat | None = None) -> int:
        """The version as that person may know it: how much of what happened he has noticed."""
        return len(self._noticed(person, hand)) - 1

    def _noticed(self, person: str, hand: Seat | None) -> list[int]:
        """`Account.counts` of that person; whose eyes he has matters only where something is secret."""
        story = self.story
        return story.account(eyes_of(self.match.seating, person, hand) if story.secrets else None).counts

    @property
    def history_open(self) -> bool:
        """Whether what is past may be told again."""
        return self.match.play.outcome is not None or self.match.play.game.open_history

    @property
    def record_open(self) -> bool:
        """Whether the record of all moves may be told: where nothing is secret, or nothing is any more."""
        play = self.match.play
        return play.outcome is not None or (play.game.open_history and not play.game.secrets)

    def news(self, viewer: Seat | None, since: int) -> Learned | None:
        """What the viewer with the eyes of that seat noticed of the events after the first so many."""
        account = self.story.account(viewer)
        before, version = account.versions[since], len(account.counts) - 1
        return self._learned(account, before, version) if before < version else None

    def learned(self, viewer: Seat | None, since: int) -> Learned:
        """What he has learned since that version of his."""
        account = self.story.account(viewer)
        return self._learned(account, since, account.version)

    def _learned(self, account: Account, since: int, version: int) -> Learned:
        """Once the game is over nothing is hidden, and who was not told every move is told all of them."""
        made, told, kept = self.story.made, account.told, min(account.counts[since:])
        if self.match.play.outcome is not None:
            start = kept if self.match.play.game.open_history and told[kept] == kept else 0
            every = [(number, made[number], made[number].move) for number in range(start, len(made))]
            return Learned(version, start, every)
        first, shown = len(made), account.shown
        while told[first] > kept:
            first -= 1
        moves = [(told[n], made[n], one) for n in range(first, len(made)) if (one := shown[n]) is not None]
        return Learned(version, kept, moves)

    def alike(self, one: Viewer, other: Viewer) -> int:
        """How many moves, from the first on, two viewers were told in the same way."""
        before, account = self.story.account(one.seat), self.story.account(other.seat)
        if self.match.play.outcome is None:
            for number, (his, mine) in enumerate(zip(before.shown, account.shown, strict=True)):
                if his != mine:
                    return account.told[number]
        return self._learned(account, account.version, account.version).kept

    def check_fresh(self, person: str, hand: Seat | None, version: int) -> None:
        """Raises Refusal `stale` for a move chosen when that person saw another table than the present one.

        While the game itself runs against time several act at once, and what others did does not matter.
        """
        counts = self._noticed(person, hand)
        if version == len(counts) - 1:
            return
        if version >= len(counts):
            raise Refusal("stale")
        if self.match.phase is None and not min(counts[version:]) == counts[version] == counts[-1]:
            raise Refusal("stale")


def _seat_names(play: Play) -> dict[Seat, str]:
    seats = (*range(play.players), CHANCE, CLOCK)
    return {seat: play.game.seat_name(play.options, play.players, seat) for seat in seats}
