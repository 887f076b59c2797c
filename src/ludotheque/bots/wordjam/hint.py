"""Hints during a game of WORD JAM: a word by and by, a bet by the odds, what the lists say of a dispute.

Asked as `BOTS.hint`, with what the seat sees: it never tells more than a bot there would know.
"""

from ludotheque.bots.bot import Hint, Situation
from ludotheque.bots.wordjam.advice import dearest, place, stealing
from ludotheque.bots.wordjam.mind import ideas
from ludotheque.game import Param, Seat
from ludotheque.games.wordjam.types import (
    Accept,
    Bet,
    Bets,
    Call,
    Camp,
    Dispute,
    Lock,
    Move,
    Race,
    Sandglass,
    Say,
    Speaking,
    View,
    Vote,
    Voting,
    Window,
)
from ludotheque.games.wordjam.verdicts import own_list, verdict


def hint(situation: Situation, step: int) -> Hint:
    """A word's worth, then its beginning, then the word; or what a bet or a dispute is about."""
    view: View = situation.view
    match view.phase:
        case Race() | Speaking() | Sandglass():
            return _word_hint(view, situation.options.withdrawn, step)
        case Bets():
            return _bet_hint(view, situation.seat, step)
        case Window() | Voting():
            return _verdict_hint(situation, step)
        case _:
            return Hint("wordjam-tip-nothing", more=False)


def _word_hint(view: View, withdrawn: tuple[str, ...], step: int) -> Hint:
    unsaid = (*view.used, *withdrawn)
    best = dearest(view.language, view.style or "", view.consonants, unsaid, view.bar)
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


def _bet_hint(view: View, seat: Seat, step: int) -> Hint:
    assert view.ali_baba is not None
    assert view.style is not None
    bar = view.ali_baba.value
    if step == 0:
        better = sum(i.coins > bar for i in ideas(view.language, view.style, view.consonants))
        return Hint("wordjam-tip-better", {"count": better, "bar": bar})
    p, gain = stealing(view.language, view.style, view.consonants, bar, place(view, seat), view)
    camp: Camp = "thieves" if gain > 0 else "ali"
    return Hint(f"wordjam-tip-bet-{camp}", {"chance": round(100 * p)}, Bet(camp), more=False)


def _verdict_hint(situation: Situation, step: int) -> Hint:
    view: View = situation.view
    assert view.style is not None
    options, word = situation.options, view.words[-1].word
    said = verdict(word, view.language, view.style, own_list(options, view.style), options.lexicon)
    text = "wordjam-tip-word-only" if said.kind == "word" else f"wordjam-tip-{said.kind}"
    if step == 0:
        return Hint(text)
    good = said.kind in ("fits", "word")
    move: Move = Vote(fits=good) if isinstance(view.phase, Voting) else Accept() if good else Dispute()
    return Hint(text, {}, move, more=False)
