"""Tables set up at a moment of the game, and played on in notation."""

from collections.abc import Iterable

from msgspec.structs import replace

from ludotheque.game import CHANCE, CLOCK, IllegalMove, Outcome, Refusal, Seat, act
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.types import Deal, Options, Phase, Said, State, Turn, Turning, View
from ludotheque.record import Record, write_game

SEATS = {GAME.seat_name(Options(), 12, seat): seat for seat in (*range(12), CHANCE, CLOCK)}


class Table:
    """A game that is played line by line: `A sesame`, `A "Pingouin"`, `~ time`."""

    def __init__(self, state: State) -> None:
        self.state = state

    def play(self, script: str) -> "Table":
        """Play every line; what is refused is raised."""
        for line in script.strip().splitlines():
            name, _, text = line.strip().partition(" ")
            move = GAME.read(self.state, SEATS[name], text)
            self.state = act(GAME, self.state, SEATS[name], move)
        return self

    def refused(self, line: str) -> str:
        """The code with which a line is refused; the table must stay as it is."""
        before = self.state
        try:
            self.play(line)
        except Refusal as refusal:
            assert self.state == before
            return refusal.code
        raise AssertionError(f"{line} was not refused")

    def refusal(self, line: str) -> IllegalMove:
        """The whole refusal of a line."""
        try:
            self.play(line)
        except IllegalMove as refusal:
            return refusal
        raise AssertionError(f"{line} was not refused")

    def phase(self) -> Phase:
        return self.state.phase

    @property
    def last_word(self) -> Said:
        heard = self.state.round.words or self.state.results[-1].words
        return heard[-1]

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the round played last."""
        return self.state.results[-1].points

    @property
    def acting(self) -> str:
        """The letters of those who may act, the clock last."""
        return "".join(sorted(GAME.seat_name(self.state.options, 12, s) for s in GAME.actors(self.state)))

    @property
    def timer(self) -> str:
        """The name of the present phase, as the clock sees it."""
        timer = GAME.timer(self.state)
        assert timer is not None
        return timer.phase

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    def seen_by(self, seat: str | None) -> View:
        return GAME.view(self.state, SEATS[seat] if seat else None)


def table(
    style: str = "animals",
    consonants: str = "TPNFR",
    *,
    language: str = "fr",
    players: int = 6,
    number: int = 1,
    used: Iterable[str] = (),
    scores: tuple[int, ...] = (),
    contenders: tuple[Seat, ...] = (),
    dealer: Seat = 0,
) -> Table:
    """A table whose consonants have just been turned up."""
    options = Options(language)  # type: ignore[arg-type]
    state = replace(
        GAME.start(options, players),
        phase=Turning(),
        number=number,
        dealer=dealer,
        used=tuple(used),
        scores=scores or (0,) * players,
        contenders=contenders or tuple(range(players)),
    )
    state = act(GAME, state, CHANCE, Turn(style))
    at = Table(state).play("~ time")
    at.state = act(GAME, at.state, CHANCE, Deal(consonants))
    return at


def recorded(script: str, *, language: str = "fr", players: int = 6, names: tuple[str, ...] = ()) -> str:
    """A whole or unfinished game as the text that is kept."""
    options = Options(language)  # type: ignore[arg-type]
    state, moves = GAME.start(options, players), []
    for line in script.strip().splitlines():
        name, _, text = line.strip().partition(" ")
        seat = SEATS[name]
        move = GAME.read(state, seat, text)
        state = act(GAME, state, seat, move)
        moves.append((seat, move))
    return write_game(
        GAME, Record(game="wordjam", options=options, players=players, names=names, moves=tuple(moves))
    )
