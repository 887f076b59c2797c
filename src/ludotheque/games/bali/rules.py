"""The game as functions over states: start, apply, what may be done, chance and the clock.

Others reach it through `GAME`. What is refused stands in `checks`, what is hidden in `view`.
"""

from random import Random
from typing import assert_never

from msgspec.structs import replace

from ludotheque.game import CHANCE, CLOCK, BadOptions, Outcome, Seat, Timer
from ludotheque.games.bali.challenge import announce, ask, count, doubt, lay_open, settle, vote, voters, wave
from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.panel import (
    COLUMNS,
    built,
)
from ludotheque.games.bali.scoring import finish, is_listed, take_off
from ludotheque.games.bali.seats import players, side_of, sides, team
from ludotheque.games.bali.turn import cut, draw, end_turn, forfeit, next_seat, pass_turn
from ludotheque.games.bali.types import (
    LONGEST_CLOCK,
    Build,
    Challenge,
    Coin,
    Coining,
    Cut,
    Cutting,
    Dealing,
    Draw,
    Forfeit,
    Last,
    Move,
    Name,
    Naming,
    NoPlay,
    Options,
    Over,
    Pass,
    Remove,
    State,
    Stop,
    TimeUp,
    Turn,
    Vote,
    Voting,
    Wave,
    Window,
)


def start(options: Options, players: int) -> State:
    """The table before the first card; raises BadOptions."""
    check_options(options, players)
    number = len(sides(options, players))
    return State(
        options=options,
        players=players,
        deck=edition(options.edition).cards(1 if players == 1 else 2),
        panels=(("",) * COLUMNS[players],) * players,
        phase=Dealing() if players == 1 else Cutting(tuple(range(players))),
        scores=(0,) * number,
        lost=(0,) * number,
        passed=(False,) * number,
        coined=((),) * number,
    )


def check_options(options: Options, number: int) -> None:
    """Raise BadOptions for a table that cannot be set up."""
    if options.space_age and not edition(options.edition).space_age:
        raise BadOptions("bali-edition-space-age", edition=options.edition)
    if options.coining and not (options.space_age and options.mode == "referee" and number > 1):
        raise BadOptions("bali-coining")
    for seconds in (options.challenge_seconds, options.naming_seconds, options.vote_seconds):
        if not 1 <= seconds <= LONGEST_CLOCK:
            raise BadOptions("bali-seconds", most=LONGEST_CLOCK)
    allowed = players(options)
    if number not in allowed:
        raise BadOptions("bali-players", least=allowed[0], most=allowed[-1])


def actors(state: State) -> frozenset[Seat]:
    """Who may act now; nobody once the game is over."""
    match state.phase:
        case Cutting() | Dealing():
            return frozenset({CHANCE})
        case Turn():
            return frozenset(team(state, state.turn))
        case NoPlay():
            return frozenset(team(state, next_seat(state)))
        case Window() | Voting() | Coining():
            return voters(state) | {CLOCK}
        case Naming(builder=builder):
            return frozenset(team(state, builder)) | {CLOCK}
        case Over():
            return frozenset()
        case _:
            assert_never(state.phase)


def apply(state: State, seat: Seat, move: Move) -> State:
    """The state after a move that `check` lets pass."""
    match move:
        case Cut(card):
            return replace(cut(state, card), last=Last(seat, move))
        case Draw(card):
            return draw(state, card)
        case _:
            after = _played(state, seat, move)
            return replace(after, last=_last(state, after, seat, move))


def _played(state: State, seat: Seat, move: Move) -> State:
    match move:
        case Build():
            if state.options.mode == "challenge":
                return lay_open(state, seat, move)
            return end_turn(replace(state, panels=built(state.panels, move)))
        case Remove(column, space_age):
            listed = is_listed(state, column)
            if space_age and not listed:
                return ask(state, seat, column)
            return end_turn(take_off(state, column, listed))
        case Pass():
            return pass_turn(state, seat)
        case Stop():
            return finish(state, "stopped")
        case Forfeit(column):
            return forfeit(state, column)
        case Challenge():
            return doubt(state, seat)
        case Wave():
            return wave(state, seat)
        case Name(word):
            return settle(state, word)
        case Vote(yes):
            return vote(state, seat, yes)
        case Coin(word):
            return announce(state, seat, word)
        case TimeUp():
            return _time_up(state)
        case Cut() | Draw():
            raise AssertionError("chance is dealt with above")
        case _:
            assert_never(move)


def _time_up(state: State) -> State:
    match state.phase:
        case Window():
            return end_turn(state)
        case Naming():
            return settle(state, None)
        case Voting() | Coining():
            return count(state)
        case _:
            raise AssertionError("the clock acts only where there is a timer")


def _last(before: State, after: State, seat: Seat, move: Move) -> Last:
    """What the table remembers of the move: points earned, and whether a build or claim was undone."""
    taken = after.removed[len(before.removed) :]
    removing = isinstance(move, Remove) or isinstance(before.phase, Voting)
    earned = taken[0].points if taken and removing else 0
    undone = isinstance(before.phase, Naming) and after.panels == before.phase.before
    refused = isinstance(before.phase, Voting) and not isinstance(after.phase, Voting) and not taken
    if isinstance(before.phase, Coining) and isinstance(after.phase, Turn):
        refused = after.coined == before.coined
    challenger = before.phase.challenger if isinstance(before.phase, Naming) else None
    return Last(seat, move, earned, not (undone or refused), challenger)


def roll(state: State, rng: Random) -> Move:
    """A card of the deck, each as likely as any other."""
    assert CHANCE in actors(state)
    card = rng.choice(state.deck)
    return Cut(card) if isinstance(state.phase, Cutting) else Draw(card)


def timer(state: State) -> Timer | None:
    """The limit of a challenge, a naming or a vote."""
    options = state.options
    match state.phase:
        case Window():
            return Timer(f"challenge:{state.turns}", options.challenge_seconds)
        case Naming():
            return Timer(f"naming:{state.turns}", options.naming_seconds)
        case Voting():
            return Timer(f"vote:{state.turns}", options.vote_seconds)
        case Coining():
            return Timer(f"coining:{state.turns}", options.vote_seconds)
        case _:
            return None


def standing(state: State) -> tuple[int, ...]:
    """What each seat's side has written down so far (B13)."""
    return tuple(state.scores[side_of(state, seat)] for seat in range(state.players))


def outcome(state: State) -> Outcome | None:
    """B22: the highest final score wins, equal scores share."""
    if not isinstance(state.phase, Over):
        return None
    final = state.phase.final
    scores = tuple(final[side_of(state, seat)] for seat in range(state.players))
    best = max(scores)
    return Outcome(
        tuple(seat for seat, score in enumerate(scores) if score == best), state.phase.reason, scores
    )
