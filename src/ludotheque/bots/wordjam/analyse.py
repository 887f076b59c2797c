"""An analysis of a finished game of WORD JAM, from the odds the bots bet with.

Asked as `BOTS.analyse` once a game is over: what was hidden is known here, as never to a bot.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ludotheque.bots.bot import Progress, Remark, Review
from ludotheque.bots.wordjam.advice import USUAL, WELL_KNOWN, dearest, place, stealing
from ludotheque.bots.wordjam.estimates import THINKING, kind_of
from ludotheque.bots.wordjam.mind import Idea, typical
from ludotheque.bots.wordjam.odds import found, stands
from ludotheque.game import Param, Seat, act
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.cards import cave
from ludotheque.games.wordjam.judging import judge
from ludotheque.games.wordjam.types import (
    Bet,
    Bets,
    Camp,
    Lock,
    Move,
    Nothing,
    Options,
    Result,
    Said,
    Sandglass,
    Say,
    Speaking,
    State,
)

TURNING = 1.5
"""Points that one decision may cost before it is called a turning point."""


def analyse(
    options: Options, players: int, moves: Sequence[tuple[Seat, Move]]
) -> Iterator[Review | Remark | Progress]:
    """All words and bets judged by the odds, the best word of each round, and the best one missed."""
    state = GAME.start(options, players)
    missed: list[_Missed] = []
    for index, (seat, move) in enumerate(moves):
        following = act(GAME, state, seat, move)
        match state.phase, move:
            case Bets(), Bet(camp) if camp is not None:
                yield _review_bet(state, index, seat, camp)
            case Speaking(), Say(word) if not state.last and not state.ali_baba:
                yield _review_word(state, following, index, seat, word)
            case ((Speaking() | Sandglass()), (Say() | Lock() | Nothing())):
                yield _review_later_word(state, index, seat, move)
            case _:
                pass
        if len(following.results) > len(state.results):
            missed += _missed(following)
            yield from _remark(following, missed)
        state = following
        yield Progress((index + 1) / (len(moves) + 1))
    if missed:
        worst = max(missed, key=lambda one: one.best.coins - one.said)
        told: dict[str, Param] = {"word": worst.best.entry.shown, "value": worst.best.coins}
        yield Remark("wordjam-remark-best-missed", {"number": worst.number, "said": worst.said, **told})
    yield Progress(1.0)


def _review_bet(state: State, index: int, seat: Seat, camp: Camp) -> Review:
    assert state.ali_baba is not None
    language, bar = state.options.language, state.ali_baba.value
    p, gain = stealing(language, state.style, state.round.consonants, bar, place(state, seat), state)
    best: Camp = "thieves" if gain > 0 else "ali"
    loss = 0.0 if camp == best else abs(gain)
    return Review(
        index=index,
        seat=seat,
        played=f"bet {camp}",
        best=f"bet {best}",
        value=_lead(state),
        loss=loss,
        turning=loss >= TURNING,
        text="wordjam-review-bet",
        params={"chance": round(100 * p)},
    )


def _review_word(state: State, following: State, index: int, seat: Seat, word: str) -> Review:
    now, language = state.round, state.options.language
    said = following.round.words[len(now.words)]
    best = dearest(language, state.style, now.consonants, _unsaid(state), None)
    held = _holds(state, said.value) if said.fate in ("open", "stands") else 0.0
    could = max(held, _holds(state, best.coins)) if best else held
    loss = cave(state.number)[0] * (could - held)
    better = best is not None and could > held
    return Review(
        index=index,
        seat=seat,
        played=f'"{word}"',
        best=f'"{best.entry.shown}"' if best and better else f'"{word}"',
        value=_lead(state),
        loss=loss,
        turning=loss >= TURNING,
        text="wordjam-review-word",
        params={"value": said.value, "chance": round(100 * held)},
    )


def _unsaid(state: State) -> tuple[str, ...]:
    """What could not be said: it had been before, or the house plays without it."""
    return (*state.used, *state.options.withdrawn)


def _holds(state: State, coins: int) -> float:
    heads = typical(state.options.language, state.style, state.round.consonants, "3")
    return stands(kind_of(USUAL, USUAL.finds, heads, coins), state.players - 1, *cave(state.number))


def _lead(state: State) -> float:
    return float(state.scores[0] - max(state.scores[1:]))


def _review_later_word(state: State, index: int, seat: Seat, move: Say | Lock | Nothing) -> Review:
    """A Thief's word (W11) or one of the last round (W14): what it may still win, against the best known."""
    said = None if isinstance(move, Nothing) else judge(state, seat, move.word)
    coins = said.value if said is not None and said.fate == "open" else None
    best = dearest(
        state.options.language, state.style, state.round.consonants, _unsaid(state), state.bar(seat)
    )
    got = _wins(state, seat, coins)
    could = _wins(state, seat, best.coins) if best is not None and best.entry.zipf >= WELL_KNOWN else 0.0
    played = GAME.write(state, seat, move)
    better = best is not None and could > got
    return Review(
        index=index,
        seat=seat,
        played=played,
        best=f'"{best.entry.shown}"' if best and better else played,
        value=_lead(state),
        loss=max(0.0, could - got),
        turning=could - got >= TURNING,
        text="wordjam-review-last" if state.last else "wordjam-review-thief",
        params={"value": said.value if said else 0, "bar": state.bar(seat) or 0},
    )


def _wins(state: State, seat: Seat, coins: int | None) -> float:
    """The points a word of that worth brings on average; None: no word that counts."""
    now, (red, yellow) = state.round, cave(state.number)
    heads = typical(state.options.language, state.style, now.consonants, "3")
    later = [other for other in now.queue if other != seat]
    if not state.last:
        # the first word above the bar makes its speaker Chief, however much it is worth
        p = found(heads, state.bar(seat) or 0, USUAL.finds, THINKING)
        return red if coins is not None else yellow * (1 - (1 - p) ** len(later))
    if coins is None:
        return 0.0
    camp = now.camps[seat]
    rivals = [other for other in later if camp is None or now.camps[other] in (camp, None)]
    shown = isinstance(state.phase, Speaking)
    p = found(heads, coins, USUAL.finds, state.options.sandglass)
    prize = yellow if camp == "thieves" else red
    return prize * (1 - p) ** (len(rivals) if shown else len(later) / 2)


class _Missed(NamedTuple):
    """A well-known word that beat all that was said in a round."""

    number: int
    best: Idea
    said: int


def _missed(state: State) -> Iterator[_Missed]:
    result = state.results[-1]
    if not result.consonants:
        return
    valid = _valid(result)
    most = max((word.value for word in valid), default=None)
    earlier = tuple(letters for letters in _unsaid(state) if all(letters != word.letters for word in valid))
    best = dearest(state.options.language, result.style, result.consonants, earlier, most)
    if best is not None and best.entry.zipf >= WELL_KNOWN:
        yield _Missed(result.number, best, most or 0)


def _remark(state: State, missed: Sequence[_Missed]) -> Iterator[Remark]:
    """The dearest word of the round: a well-known one that nobody thought of, or one that was said."""
    number = state.results[-1].number
    said = max(_valid(state.results[-1]), key=lambda word: word.value, default=None)
    if missed and missed[-1].number == number:
        best = missed[-1].best
        told: dict[str, Param] = {"word": best.entry.shown, "value": best.coins}
        yield Remark("wordjam-remark-missed", {"number": number, **told})
    elif said is not None:
        yield Remark("wordjam-remark-found", {"number": number, "word": said.word, "value": said.value})


def _valid(result: Result) -> list[Said]:
    return [said for said in result.words if said.fate in ("stands", "low")]
