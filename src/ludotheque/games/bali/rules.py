"""The game as functions over states: start, apply, what may be done, chance and the clock."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import assert_never

from msgspec.structs import replace

from ludotheque.game import CHANCE, CLOCK, Seat, Timer
from ludotheque.games.bali.cards import reading
from ludotheque.games.bali.challenge import ask, count, doubt, lay_open, settle, vote, wave
from ludotheque.games.bali.checks import actors, check_options
from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.model import (
    Build,
    Challenge,
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
from ludotheque.games.bali.panel import (
    COLUMNS,
    built,
    can_build,
    columns,
    complete_columns,
    joined,
)
from ludotheque.games.bali.scoring import finish, is_listed, rulebook, sides, take_off, team
from ludotheque.games.bali.turn import cut, draw, end_turn, forfeit, last_cards, pass_turn
from ludotheque.games.bali.words import SHORTEST

BUILDS_LISTED = 2000
"""How many builds `legal_moves` lists at most, the best first; `check` accepts every legal one."""

NAMES_LISTED = 8


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
    )


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
        case Voting():
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
    return Last(seat, move, earned, not (undone or refused))


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """The moves of a seat: removals, then at most `BUILDS_LISTED` builds (words by points, then fragments
    from short to long), then the rest."""
    if seat not in actors(state):
        return
    match state.phase:
        case Cutting():
            yield from map(Cut, sorted(set(state.deck)))
        case Dealing():
            yield from map(Draw, sorted(set(state.deck)))
        case Turn():
            yield from _turn_moves(state, seat)
        case NoPlay():
            for at, _ in columns(state.panels, team(state, state.turn)):
                if at not in complete_columns(rulebook(state.options), state.panels, [at.seat]):
                    yield Forfeit(at)
        case Window():
            yield from (TimeUp(),) if seat == CLOCK else (Wave(), Challenge())
        case Voting():
            yield from (TimeUp(),) if seat == CLOCK else (Vote(True), Vote(False))
        case Naming():
            yield from (TimeUp(),) if seat == CLOCK else map(Name, _names(state, state.phase))
        case Over():
            return
        case _:
            assert_never(state.phase)


def _turn_moves(state: State, seat: Seat) -> Iterator[Move]:
    book, own = rulebook(state.options), team(state, seat)
    removable = complete_columns(book, state.panels, own)
    yield from map(Remove, removable)
    from ludotheque.games.bali.listing import can_complete, listed

    yield from listed(book, state.panels, own, last_cards(state), BUILDS_LISTED)
    if state.options.space_age and state.players > 1:
        yield from _claims(state, own)
    if state.players == 1:
        yield Stop()
    elif last_cards(state):
        if state.options.mode == "challenge" or not can_complete(book, state.panels, own):
            yield Pass()
    elif not removable and (state.options.mode == "challenge" or not can_build(book, state.panels, own)):
        yield Pass()


def _claims(state: State, own: Iterable[Seat]) -> Iterator[Move]:
    """B26: any column long enough for a word may be put to the vote, unless the list decides."""
    for at, column in columns(state.panels, own):
        if len(column) >= SHORTEST and not is_listed(state, at):
            yield Remove(at, space_age=True)


def _names(state: State, naming: Naming) -> Iterable[str]:
    """Words that would save the build, the commonest first, and last the bare letters: a way to give in."""
    book = rulebook(state.options)
    letters = reading(book.edition, joined(naming.before, naming.build))
    saving = [] if last_cards(state) else book.words.containing(letters, NAMES_LISTED)
    return [*saving, *([] if letters in saving else [letters])]


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
        case _:
            return None


def reveals(state: State, seat: Seat, move: Move) -> bool:
    """A card turned up cannot be unseen, nor the removed words that the end shows."""
    return seat == CHANCE or isinstance(apply(state, seat, move).phase, Over)
