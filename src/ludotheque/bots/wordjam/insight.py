"""Hints during a game of WORD JAM and an analysis after it, from the odds the bots bet with."""

from collections.abc import Iterator, Sequence

from ludotheque.bots.bot import Situation
from ludotheque.bots.insight import Hint, Progress, Remark, Review
from ludotheque.bots.wordjam.mind import Idea, common_mind, ideas
from ludotheque.bots.wordjam.odds import found, gain_of_stealing, stands, thieves
from ludotheque.bots.wordjam.plans import THINKING
from ludotheque.bots.wordjam.skill import SKILLS
from ludotheque.game import Param, Seat, act
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.cards import cave
from ludotheque.games.wordjam.moves import Accept, Bet, Call, Camp, Dispute, Lock, Move, Say, Vote
from ludotheque.games.wordjam.state import Bets, Options, Race, Sandglass, Speaking, State, Voting, Window
from ludotheque.games.wordjam.verdicts import verdict
from ludotheque.games.wordjam.views import View

WELL_KNOWN = 2.5
"""The Zipf frequency of words that most people know."""
TURNING = 1.5
"""Points that one decision may cost before it is called a turning point."""


def hint(situation: Situation, step: int) -> Hint:
    """A word's worth, then its beginning, then the word; or what a bet or a dispute is about."""
    view: View = situation.view
    match view.phase:
        case Race() | Speaking() | Sandglass():
            return _word_hint(view, step)
        case Bets():
            return _bet_hint(view, situation.seat, step)
        case Window() | Voting():
            return _verdict_hint(view, step)
        case _:
            return Hint("wordjam-tip-nothing", more=False)


def _word_hint(view: View, step: int) -> Hint:
    best = _dearest(view.language, view.style or "", view.consonants, view.used, view.bar)
    if best is None:
        return Hint("wordjam-tip-nothing", more=False)
    if step == 0:
        return Hint("wordjam-tip-value", {"value": best.coins})
    if step == 1:
        letters = best.entry.letters
        return Hint("wordjam-tip-start", {"start": letters[:2], "count": len(letters)})
    word = best.entry.shown
    move: Move = Lock(word) if isinstance(view.phase, Sandglass) else Say(word)
    told: dict[str, Param] = {"word": word, "value": best.coins}
    return Hint("wordjam-tip-word", told, Call() if isinstance(view.phase, Race) else move, more=False)


def _dearest(
    language: str, style: str, consonants: str, used: tuple[str, ...], bar: int | None
) -> Idea | None:
    """The well-known word that is worth most, if any beats the bar."""
    fits = (i for i in ideas(language, style, consonants) if i.entry.letters not in used)
    better = [i for i in fits if bar is None or i.coins > bar]
    known = [i for i in better if i.entry.zipf >= WELL_KNOWN] or better
    return max(known, key=lambda i: (i.coins, i.entry.zipf), default=None)


def _bet_hint(view: View, seat: Seat, step: int) -> Hint:
    assert view.ali_baba is not None
    assert view.style is not None
    bar = view.ali_baba.value
    if step == 0:
        better = sum(i.coins > bar for i in ideas(view.language, view.style, view.consonants))
        return Hint("wordjam-tip-better", {"count": better, "bar": bar})
    p, gain = _stealing(view.language, view.style, view.consonants, bar, _place(view, seat), view)
    camp: Camp = "thieves" if gain > 0 else "ali"
    return Hint(f"wordjam-tip-bet-{camp}", {"chance": round(100 * p)}, Bet(camp), more=False)


def _place(view: View | State, seat: Seat) -> float:
    """Which part of the others speaks before this seat."""
    assert view.ali_baba is not None
    return (seat - view.ali_baba.seat - 1) % view.players / (view.players - 1)


def _stealing(
    language: str, style: str, consonants: str, bar: int, place: float, table: View | State
) -> tuple[float, float]:
    """The chance that one player beats the bar, and what stealing pays more than trusting."""
    p = found(common_mind(language, style, consonants), bar, SKILLS["3"].finds, THINKING)
    red, yellow = cave(table.number)
    others = table.players - 1
    rivals = (others - 1) * thieves(p, others, red, yellow)
    return p, gain_of_stealing(p, p, rivals, red, yellow, place)


def _verdict_hint(view: View, step: int) -> Hint:
    assert view.style is not None
    said = verdict(view.words[-1].word, view.language, view.style)
    text = "wordjam-tip-word-only" if said.kind == "word" else f"wordjam-tip-{said.kind}"
    if step == 0:
        return Hint(text)
    good = said.kind in ("fits", "word")
    move: Move = Vote(fits=good) if isinstance(view.phase, Voting) else Accept() if good else Dispute()
    return Hint(text, {}, move, more=False)


def analyse(
    options: Options, players: int, moves: Sequence[tuple[Seat, Move]]
) -> Iterator[Review | Remark | Progress]:
    """Ali Babas' words and everybody's bets judged by the odds, and the best word of each round."""
    state = GAME.start(options, players)
    for index, (seat, move) in enumerate(moves):
        following = act(GAME, state, seat, move)
        match state.phase, move:
            case Bets(), Bet(camp) if camp is not None:
                yield _review_bet(state, index, seat, camp)
            case Speaking(), Say(word) if not state.last and not state.ali_baba:
                yield _review_word(state, following, index, seat, word)
            case _:
                pass
        if len(following.results) > len(state.results):
            yield from _remark(following)
        state = following
        yield Progress((index + 1) / len(moves))


def _review_bet(state: State, index: int, seat: Seat, camp: Camp) -> Review:
    assert state.ali_baba is not None
    language, bar = state.options.language, state.ali_baba.value
    p, gain = _stealing(language, state.style, state.round.consonants, bar, _place(state, seat), state)
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
    best = _dearest(language, state.style, now.consonants, state.used, None)
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


def _holds(state: State, coins: int) -> float:
    head = common_mind(state.options.language, state.style, state.round.consonants)
    p = found(head, coins, SKILLS["3"].finds, THINKING)
    return stands(p, state.players - 1, *cave(state.number))


def _lead(state: State) -> float:
    return float(state.scores[0] - max(state.scores[1:]))


def _remark(state: State) -> Iterator[Remark]:
    """The dearest word of the round: one that was said, or a well-known one that nobody thought of."""
    result = state.results[-1]
    if not result.consonants:
        return
    valid = [said for said in result.words if said.fate in ("stands", "low")]
    said = max(valid, key=lambda word: word.value, default=None)
    earlier = tuple(letters for letters in state.used if all(letters != word.letters for word in valid))
    bar = said.value if said else None
    missed = _dearest(state.options.language, result.style, result.consonants, earlier, bar)
    if missed is not None and missed.entry.zipf >= WELL_KNOWN:
        told: dict[str, Param] = {"word": missed.entry.shown, "value": missed.coins}
        yield Remark("wordjam-remark-missed", {"number": result.number, **told})
    elif said is not None:
        told = {"word": said.word, "value": said.value}
        yield Remark("wordjam-remark-found", {"number": result.number, **told})
