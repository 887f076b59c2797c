"""What a seat may know. Bets and words locked in are hidden here and nowhere else.

Others reach it through `GAME`.
"""

from random import Random

from msgspec.structs import replace

from ludotheque.game import Seat
from ludotheque.games.wordjam.cards import cave
from ludotheque.games.wordjam.judging import judge
from ludotheque.games.wordjam.listing import made_up_words
from ludotheque.games.wordjam.styles import OWN, STYLES
from ludotheque.games.wordjam.types import (
    CAMPS,
    Bet,
    Bets,
    Lock,
    Move,
    Nothing,
    Over,
    Pause,
    Sandglass,
    Speaking,
    State,
    Turning,
    View,
    Voting,
)
from ludotheque.games.wordjam.verdicts import found_of, own_list


def view(state: State, seat: Seat | None) -> View:
    """All that `seat` may know."""
    now = state.round
    red, yellow = cave(state.number)
    style = state.style if state.styles and not isinstance(state.phase, Turning) else None
    voting = isinstance(state.phase, Voting)
    secret = _camps_are_secret(state)
    return View(
        seat=seat,
        players=state.players,
        language=state.options.language,
        phase=state.phase,
        dealer=state.dealer,
        number=state.number,
        red=red,
        yellow=yellow,
        style=style,
        starred=style is not None and _starred(state, style),
        deal=now.deal,
        consonants=now.consonants,
        contenders=state.contenders,
        failed=now.failed,
        words=now.words,
        ali_baba=state.ali_baba,
        chosen=tuple(camp is not None for camp in now.camps) if isinstance(state.phase, Bets) else (),
        camps=tuple(camp if not secret or _own(state, seat, s) else None for s, camp in enumerate(now.camps)),
        locked=now.locked[seat] if seat is not None and now.locked else "",
        prepared=_prepared(state) if seat is not None else None,
        queue=now.queue,
        bar=_bar(state, seat),
        verdict=found_of(state, now.words[-1].word) if voting else None,
        used=state.used,
        scores=state.scores,
        results=state.results,
    )


def _prepared(state: State) -> int | None:
    """Not in the last round, in which nobody knows yet who is a Thief (W14)."""
    told = isinstance(state.phase, Sandglass) and not state.last
    return sum(map(bool, state.round.locked)) if told else None


def _starred(state: State, style: str) -> bool:
    """Whether a list may settle a dispute; of the table's own themes those that have one."""
    return bool(own_list(state.options, style)) if style.startswith(OWN) else STYLES[style].starred


def _bar(state: State, seat: Seat | None) -> int | None:
    if seat is None and isinstance(state.phase, Speaking):
        seat = state.phase.seat
    return state.bar(seat) if seat is not None else None


def _camps_are_secret(state: State) -> bool:
    return isinstance(state.phase, Bets) or (isinstance(state.phase, Sandglass) and state.last)


def _own(state: State, viewer: Seat | None, seat: Seat) -> bool:
    """Whether a camp that is not yet shown is open to the viewer: his own, and that of Ali Baba."""
    return seat == viewer or (state.ali_baba is not None and seat == state.ali_baba.seat)


def witness(state: State, seat: Seat, move: Move, viewer: Seat | None) -> Move | None:
    """What a viewer learns of a move: not which camp was chosen, nor who locks a word in or takes it back."""
    if viewer == seat:
        return move
    sand_runs = isinstance(state.phase, Sandglass)
    match move:
        case Bet():
            return None if sand_runs else Bet(None)
        case Lock():
            return None
        case Nothing() if sand_runs:
            return None
        case _:
            return move


def reveals(_state: State, _seat: Seat, _move: Move) -> bool:
    """In a race against the clock nothing can be unsaid."""
    return True


def disguise(state: State, viewer: Seat | None, rng: Random) -> State:
    """The same table to the viewer, with other bets and other words locked in."""
    camps = state.round.camps
    if _camps_are_secret(state):
        undecided = isinstance(state.phase, Sandglass)
        camps = tuple(
            camp
            if _own(state, viewer, seat) or seat not in state.contenders or (camp is None and not undecided)
            else rng.choice(CAMPS)
            for seat, camp in enumerate(camps)
        )
    state = replace(state, round=replace(state.round, camps=camps))
    return replace(state, round=replace(state.round, locked=_other_words(state, viewer, rng)))


def _other_words(state: State, viewer: Seat | None, rng: Random) -> tuple[str, ...]:
    """Other words locked in than the viewer's, as many as before where he knows how many they are."""
    if isinstance(state.phase, Pause | Over):
        return state.round.locked
    locked = list(state.round.locked)
    could = {seat: _made_up(state, seat) for seat in state.round.queue if seat != viewer}
    able = [seat for seat, words in could.items() if words]
    count = sum(bool(locked[seat]) for seat in could)
    if viewer is None or _prepared(state) is None:
        count = rng.randint(0, len(able))
    if count <= len(able):
        chosen = rng.sample(able, count)
        for seat, words in could.items():
            locked[seat] = rng.choice(words) if seat in chosen else ""
    return tuple(locked)


def _made_up(state: State, seat: Seat) -> list[str]:
    return [word for word in made_up_words(state) if judge(state, seat, word).fate == "open"]
