"""The game from seat to seat: who may act, what may be done, what it does, how long it may take.

Others reach it through `GAME`. What is refused stands in `checks`, what is hidden in `view`.
"""

from collections.abc import Iterator
from random import Random
from typing import assert_never

from msgspec.structs import replace

from ludotheque.game import CHANCE, CLOCK, BadOptions, Outcome, Seat, Timer
from ludotheque.games.wordjam.cards import CONSONANTS, LAST_ROUND
from ludotheque.games.wordjam.flow import (
    bets_shown,
    dealt,
    disputed,
    heard,
    next_round,
    redealt,
    sand_out,
    settled,
    silent,
)
from ludotheque.games.wordjam.scoring import leaders
from ludotheque.games.wordjam.seats import PLAYERS
from ludotheque.games.wordjam.setup import check_numbers, check_themes
from ludotheque.games.wordjam.types import (
    LANGUAGES,
    Accept,
    Bet,
    Bets,
    Call,
    Deal,
    Dealing,
    Dispute,
    Lock,
    Look,
    Lot,
    Lots,
    Move,
    Nothing,
    Options,
    Over,
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

VOTES_NEEDED = 3


def start(options: Options, players: int) -> State:
    """The table before the dealer is drawn; raises BadOptions."""
    if players not in PLAYERS:
        raise BadOptions("wordjam-players", players=players, least=PLAYERS[0], most=PLAYERS[-1])
    if options.language not in LANGUAGES:
        raise BadOptions("wordjam-language", language=str(options.language))
    check_numbers(options)
    check_themes(options)
    first = LAST_ROUND - options.rounds + 1
    everybody = tuple(range(players))
    return State(options, players, number=first, contenders=everybody, scores=(0,) * players)


def between_rounds(state: State) -> bool:
    """While a round is looked back at or the next theme is read, nobody has anything to hide."""
    return isinstance(state.phase, Pause | Look)


def actors(state: State) -> frozenset[Seat]:
    """Who may act now; CLOCK whenever the phase has a limit."""
    match state.phase:
        case Lots() | Turning() | Dealing():
            return frozenset({CHANCE})
        case Over():
            return frozenset()
        case _:
            return frozenset({CLOCK, *_acting(state)})


def _acting(state: State) -> Iterator[Seat]:
    everybody = range(state.players)
    match state.phase:
        case Race():
            yield from (s for s in everybody if s not in state.round.failed)
        case Speaking(seat):
            yield seat
        case Window(accepted):
            speaker = state.round.words[-1].seat
            yield from (s for s in everybody if s != speaker and s not in accepted)
        case Voting(_, votes):
            yield from (s for s in everybody if votes[s] is None)
        case Bets():
            yield from (s for s in everybody if state.round.camps[s] is None)
        case Sandglass():
            yield from state.round.queue
        case Pause(ready):
            yield from (s for s in everybody if s not in ready)
        case _:
            return


def apply(state: State, seat: Seat, move: Move) -> State:
    """The state after a move that `check` lets pass."""
    match move:
        case Lot(dealer):
            return replace(state, phase=Turning(), dealer=dealer)
        case Turn(style):
            return replace(state, phase=Look(), styles=(*state.styles, style))
        case Deal(consonants):
            return dealt(state, consonants)
        case TimeUp():
            return _time_up(state)
        case Ready():
            return _ready(state, seat)
        case Call():
            return replace(state, phase=Speaking(seat))
        case Say(word):
            return heard(state, seat, word)
        case Nothing():
            return silent(state, seat) if isinstance(state.phase, Speaking) else _lock(state, seat, "")
        case Dispute():
            return disputed(state, seat)
        case Accept():
            return _accept(state, seat)
        case Vote(fits):
            return _vote(state, seat, fits=fits)
        case Bet(camp):
            camps = tuple(camp if s == seat else c for s, c in enumerate(state.round.camps))
            state = replace(state, round=replace(state.round, camps=camps))
            return bets_shown(state) if isinstance(state.phase, Bets) and None not in camps else state
        case Lock(word):
            return _lock(state, seat, word)
        case _:
            assert_never(move)


def _time_up(state: State) -> State:
    match state.phase:
        case Look():
            return replace(state, phase=Dealing())
        case Race():
            return redealt(state)
        case Speaking(seat):
            return silent(state, seat)
        case Window():
            return settled(state, stands=True, why="accepted")
        case Voting(_, votes):
            return settled(state, stands=votes.count(True) >= VOTES_NEEDED, why="vote", votes=votes)
        case Bets():
            return bets_shown(state)
        case Sandglass():
            return sand_out(state)
        case _:
            return next_round(state)


def _accept(state: State, seat: Seat) -> State:
    assert isinstance(state.phase, Window)
    state = replace(state, phase=Window((*state.phase.accepted, seat)))
    return state if actors(state) - {CLOCK} else settled(state, stands=True, why="accepted")


def _ready(state: State, seat: Seat) -> State:
    assert isinstance(state.phase, Pause)
    state = replace(state, phase=Pause((*state.phase.ready, seat)))
    return state if actors(state) - {CLOCK} else next_round(state)


def _vote(state: State, seat: Seat, *, fits: bool) -> State:
    """Voting ends as soon as the votes still to come can change nothing."""
    assert isinstance(state.phase, Voting)
    votes = tuple(fits if s == seat else vote for s, vote in enumerate(state.phase.votes))
    stands = votes.count(True) >= VOTES_NEEDED
    if stands or votes.count(True) + votes.count(None) < VOTES_NEEDED:
        return settled(state, stands=stands, why="vote", votes=votes)
    return replace(state, phase=replace(state.phase, votes=votes))


def _lock(state: State, seat: Seat, word: str) -> State:
    locked = tuple(word if s == seat else old for s, old in enumerate(state.round.locked))
    return replace(state, round=replace(state.round, locked=locked))


def timer(state: State) -> Timer | None:
    """The limit of the present phase; its name changes whenever the time starts anew."""
    where = f"{state.number}:{state.round.deal}:{len(state.round.words)}"
    times = state.options
    match state.phase:
        case Lots() | Turning() | Dealing() | Over():
            return None
        case Look():
            return Timer(f"look:{where}", times.look)
        case Race():
            return Timer(f"race:{where}", times.race)
        case Speaking(seat):
            ordered = state.last or state.ali_baba
            return Timer(f"word:{where}:{seat}", times.thief if ordered else times.word)
        case Window():
            return Timer(f"dispute:{where}", times.dispute)
        case Voting():
            return Timer(f"vote:{where}", times.vote)
        case Bets():
            return Timer(f"bets:{where}", times.bets)
        case Sandglass():
            return Timer(f"sandglass:{where}", times.sandglass)
        case Pause():
            return Timer(f"pause:{where}", times.pause)
        case _:
            assert_never(state.phase)


def roll(state: State, rng: Random) -> Move:
    """The lot, the next Style card or five consonants, every card as likely as any other."""
    match state.phase:
        case Lots():
            return Lot(rng.choice(state.lots))
        case Turning():
            return Turn(rng.choice(state.stock))
        case _:
            return Deal("".join(rng.sample(CONSONANTS, 5)))


def standing(state: State) -> tuple[int, ...]:
    """The totals of the rounds that are over (W15)."""
    return state.scores


def outcome(state: State) -> Outcome | None:
    """The highest total wins; leaders whom three tie-breaks cannot part share the victory (W15)."""
    if not isinstance(state.phase, Over):
        return None
    winners = leaders(state.scores)
    reason = "total" if state.number == LAST_ROUND else "tie-break" if len(winners) == 1 else "shared"
    return Outcome(winners, reason, state.scores)
