"""How the game gets from one phase to the next: the race, the words, the camps, the score, the rounds.

`rules` calls it once a move is made; what is refused has been refused by `checks` before.
"""

from msgspec.structs import replace

from ludotheque.game import Seat
from ludotheque.games.wordjam.cards import DEALS, LAST_ROUND, TIE_BREAKS
from ludotheque.games.wordjam.judging import judge
from ludotheque.games.wordjam.scoring import leaders, points
from ludotheque.games.wordjam.styles import card
from ludotheque.games.wordjam.types import (
    Bets,
    Camp,
    Dealing,
    Fate,
    Over,
    Pause,
    Race,
    Result,
    Round,
    Said,
    Sandglass,
    Speaking,
    State,
    Turning,
    Voting,
    Window,
)
from ludotheque.games.wordjam.verdicts import found_of, sure


def dealt(state: State, consonants: str) -> State:
    """The consonants are up: the race begins, or in the last round the sand runs (W8, W14)."""
    shown = replace(state.round, consonants=consonants)
    if not state.last:
        return replace(state, phase=Race(), round=shown)
    nothing = ("",) * state.players
    order = clockwise(state, state.dealer, state.contenders)
    camps: tuple[Camp | None, ...] = (None,) * state.players
    return replace(state, phase=Sandglass(), round=replace(shown, camps=camps, locked=nothing, queue=order))


def clockwise(state: State, after: Seat, among: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats of `among` in order, beginning on the left of `after`."""
    return tuple(sorted(among, key=lambda seat: (seat - after - 1) % state.players))


def heard(state: State, seat: Seat, word: str) -> State:
    """A word is said: it fails at once, stands at once, or may be disputed (W5-W7)."""
    said = judge(state, seat, word)
    state = _with_word(state, said)
    if said.fate != "open":
        return passed_over(state, seat)
    if card(state.style).starred:
        found = found_of(state, word)
        if sure(found, state.style, state.options.free_choice):
            return settled(state, stands=True, why=found.why)
    return replace(state, phase=Window())


def silent(state: State, seat: Seat) -> State:
    """Whose word it was has said none."""
    return passed_over(_with_word(state, Said(seat, "", "", 0, "silent")), seat)


def disputed(state: State, by: Seat) -> State:
    """The lists settle it where their verdict is sure; otherwise all vote (W7)."""
    said = state.round.words[-1]
    found = found_of(state, said.word)
    stands = sure(found, state.style, state.options.free_choice)
    if stands is None:
        return replace(state, phase=Voting(by, (None,) * state.players))
    return settled(state, stands=stands, why=found.why)


def settled(state: State, *, stands: bool, why: str, votes: tuple[bool | None, ...] = ()) -> State:
    """The last word stands or is rejected, and the game goes on from there."""
    fate: Fate = "stands" if stands else "rejected"
    said = replace(state.round.words[-1], fate=fate, why=why, votes=votes)
    state = _with_word(replace(state, round=replace(state.round, words=state.round.words[:-1])), said)
    if not stands:
        return passed_over(state, said.seat)
    if state.last:
        return next_speaker(state)
    if state.ali_baba == said:
        camps: tuple[Camp | None, ...] = tuple(
            "ali" if s == said.seat else None for s in range(state.players)
        )
        return replace(state, phase=Bets(), round=replace(state.round, camps=camps))
    return scored(state)


def _with_word(state: State, said: Said) -> State:
    """The word is on the table; said and not rejected, it is used up for this game (W6)."""
    used = (*state.used, said.letters) if said.fate in ("stands", "low") else state.used
    return replace(state, used=used, round=replace(state.round, words=(*state.round.words, said)))


def passed_over(state: State, seat: Seat) -> State:
    """A word did not count: the race goes on for the others (W9), or the next speaker is heard."""
    if state.last or state.ali_baba:
        return next_speaker(state)
    failed = (*state.round.failed, seat)
    state = replace(state, phase=Race(), round=replace(state.round, failed=failed))
    return redealt(state) if len(failed) == state.players else state


def redealt(state: State) -> State:
    """Nobody opened the cave: new consonants for the same round; after three deals the round is void (W9)."""
    if state.round.deal == DEALS:
        return scored(state)
    again = replace(state.round, deal=state.round.deal + 1, consonants="", failed=())
    return replace(state, phase=Dealing(), round=again)


def bets_shown(state: State) -> State:
    """All bets are in or the time is over: who has not chosen is with Ali Baba (W10, W11)."""
    camps: tuple[Camp | None, ...] = tuple(camp or "ali" for camp in state.round.camps)
    ali_baba = state.ali_baba
    assert ali_baba is not None
    thieves = clockwise(state, ali_baba.seat, tuple(s for s, camp in enumerate(camps) if camp == "thieves"))
    shown = replace(state.round, camps=camps, queue=thieves, locked=("",) * state.players)
    state = replace(state, round=shown)
    return replace(state, phase=Sandglass()) if thieves else scored(state)


def sand_out(state: State) -> State:
    """The sand has run: camps are shown (W14) and the first speaker is heard."""
    camps: tuple[Camp | None, ...] = tuple(
        (camp or "ali") if seat in state.contenders else None for seat, camp in enumerate(state.round.camps)
    )
    return next_speaker(replace(state, round=replace(state.round, camps=camps)))


def next_speaker(state: State) -> State:
    """The next in the queue says the word he locked in, if it still counts, or is given time to say one."""
    if not state.round.queue:
        return scored(state)
    seat, *rest = state.round.queue
    prepared = state.round.locked[seat]
    emptied = tuple("" if s == seat else word for s, word in enumerate(state.round.locked))
    state = replace(state, round=replace(state.round, queue=tuple(rest), locked=emptied))
    if prepared and judge(state, seat, prepared).fate == "open":
        return heard(state, seat, prepared)
    return replace(state, phase=Speaking(seat))


def scored(state: State) -> State:
    """Points are given, words that nobody heard are forgotten; the game is over once one leads after the last
    round (W12, W15)."""
    won = points(state)
    now = state.round
    result = Result(state.number, state.style, now.consonants, now.words, now.camps, won)
    scores = tuple(old + new for old, new in zip(state.scores, won, strict=True))
    now = replace(now, locked=("",) * len(now.locked))
    state = replace(state, scores=scores, results=(*state.results, result), round=now)
    ahead = leaders(scores)
    ended = state.number == LAST_ROUND + TIE_BREAKS or (state.last and len(ahead) == 1)
    return replace(state, phase=Over() if ended else Pause())


def next_round(state: State) -> State:
    """The Sesame card moves on; after the last round only the tied leaders play (W8, W13, W15)."""
    contenders = leaders(state.scores) if state.last else state.contenders
    return replace(state, phase=Turning(), number=state.number + 1, contenders=contenders, round=Round())
