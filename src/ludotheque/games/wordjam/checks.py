"""What is refused, and why. Nothing here changes anything.

Asked as `GAME.check` before anything is computed. What `legal_moves` lists is accepted here.
"""

from typing import assert_never

from ludotheque.game import CHANCE, CLOCK, IllegalMove, Seat
from ludotheque.games.wordjam.cards import CONSONANTS
from ludotheque.games.wordjam.judging import check_allowed, check_locked
from ludotheque.games.wordjam.letters import check_spelling
from ludotheque.games.wordjam.rules import actors
from ludotheque.games.wordjam.seats import seat_letter
from ludotheque.games.wordjam.types import (
    Accept,
    Bet,
    Bets,
    Call,
    Deal,
    Dealing,
    Dispute,
    Lock,
    Lot,
    Lots,
    Move,
    Nothing,
    Pause,
    Race,
    Ready,
    Sandglass,
    Say,
    Speaking,
    State,
    TimeUp,
    Turn,
    Turning,
    Vote,
    Voting,
    Window,
)


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise IllegalMove naming the rule that forbids `move`; change nothing."""
    if isinstance(move, TimeUp):
        if seat != CLOCK or CLOCK not in actors(state):
            raise IllegalMove("W9", "clock")
        return
    if isinstance(move, Lot | Turn | Deal):
        _check_cards(state, seat, move)
        return
    if seat not in range(state.players):
        raise IllegalMove("turn", seat=seat)
    match move:
        case Ready():
            _check_ready(state, seat)
        case Call():
            _check_call(state, seat)
        case Say(word):
            _check_speaker(state, seat)
            check_spelling(word, state.options.language, state.style)
            check_allowed(state, word)
        case Nothing():
            if not isinstance(state.phase, Sandglass):
                _check_speaker(state, seat)
            else:
                _check_sandglass(state, seat)
        case Dispute() | Accept():
            _check_window(state, seat)
        case Vote():
            _check_vote(state, seat)
        case Bet(camp):
            _check_bet(state, seat)
            if camp is None:
                raise IllegalMove("W10", "camp")
        case Lock(word):
            _check_sandglass(state, seat)
            check_spelling(word, state.options.language, state.style)
            check_allowed(state, word)
            check_locked(state, seat, word)
        case _:
            assert_never(move)


def late(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Why a seat that is not to act now is refused: who called second is told who was first."""
    try:
        check(state, seat, move)
    except IllegalMove as refusal:
        return refusal
    return IllegalMove("turn", seat=seat)


def _check_cards(state: State, seat: Seat, move: Lot | Turn | Deal) -> None:
    if seat != CHANCE:
        raise IllegalMove("W8", "cards")
    match move:
        case Lot(dealer):
            fits = isinstance(state.phase, Lots) and dealer in state.lots
        case Turn(style):
            fits = isinstance(state.phase, Turning) and style in state.stock
        case Deal(consonants):
            fits = isinstance(state.phase, Dealing) and len(consonants) == 5 == len(
                set(consonants) & set(CONSONANTS)
            )
        case _:
            assert_never(move)
    if not fits:
        raise IllegalMove("W8", "no-such-card")


def _check_ready(state: State, seat: Seat) -> None:
    if not isinstance(state.phase, Pause):
        raise IllegalMove("W13", "no-pause")
    if seat in state.phase.ready:
        raise IllegalMove("W13", "ready-already")


def _check_call(state: State, seat: Seat) -> None:
    match state.phase:
        case Race() if seat in state.round.failed:
            raise IllegalMove("W9", "called-in-vain")
        case Race():
            return
        case Speaking(caller) if caller == seat:
            raise IllegalMove("W9", "called-already")
        case Speaking(caller) if not state.last and not state.ali_baba:
            raise IllegalMove("W9", "late-call", by=seat_letter(caller))
        case Window() | Voting() if not state.last and not state.ali_baba:
            raise IllegalMove("W9", "late-call", by=seat_letter(state.round.words[-1].seat))
        case Bets() | Sandglass() if state.ali_baba:
            raise IllegalMove("W9", "late-call", by=seat_letter(state.ali_baba.seat))
        case _:
            raise IllegalMove("W9", "no-race")


def _check_speaker(state: State, seat: Seat) -> None:
    match state.phase:
        case Speaking(speaker) if speaker == seat:
            return
        case Speaking(speaker):
            raise IllegalMove("W11", "not-your-word", by=seat_letter(speaker))
        case Race() if seat in state.round.failed:
            raise IllegalMove("W9", "word-too-late")
        case Race():
            raise IllegalMove("W9", "call-first")
        case _:
            raise IllegalMove("W9", "no-word-now")


def _check_window(state: State, seat: Seat) -> None:
    match state.phase:
        case Window(accepted):
            if seat == state.round.words[-1].seat:
                raise IllegalMove("W7", "own-word")
            if seat in accepted:
                raise IllegalMove("W7", "accepted-already")
        case Voting(by):
            raise IllegalMove("W7", "disputed-already", by=seat_letter(by))
        case _:
            raise IllegalMove("W7", "no-dispute-now")


def _check_vote(state: State, seat: Seat) -> None:
    if not isinstance(state.phase, Voting):
        raise IllegalMove("W7", "no-vote-now")
    if state.phase.votes[seat] is not None:
        raise IllegalMove("W7", "voted-already")


def _check_bet(state: State, seat: Seat) -> None:
    match state.phase:
        case Bets() if state.ali_baba and seat == state.ali_baba.seat:
            raise IllegalMove("W10", "ali-baba")
        case Bets() if state.round.camps[seat] is not None:
            raise IllegalMove("W10", "bet-already")
        case Bets():
            return
        case Sandglass() if state.last:
            _check_sandglass(state, seat)
        case _:
            raise IllegalMove("W10", "no-bets-now")


def _check_sandglass(state: State, seat: Seat) -> None:
    if not isinstance(state.phase, Sandglass):
        raise IllegalMove("W11", "no-sand")
    if seat not in state.round.queue:
        raise IllegalMove("W15", "not-tied") if state.last else IllegalMove("W11", "no-thief")
