"""From the phase on the table to a move and its moment.

Asked as `BOTS.choose`, with what a seat sees and nothing else; the rules judge what it answers.
"""

from dataclasses import replace

from msgspec import structs

from ludotheque.bots.bot import Choice, Situation
from ludotheque.bots.wordjam import plans
from ludotheque.bots.wordjam.bets import bet, last_bet
from ludotheque.bots.wordjam.levels import SKILLS
from ludotheque.bots.wordjam.opinions import disputes, votes
from ludotheque.games.wordjam.cards import LAST_ROUND
from ludotheque.games.wordjam.types import (
    Accept,
    Bet,
    Bets,
    Call,
    Dispute,
    Lock,
    Move,
    Nothing,
    Pause,
    Race,
    Ready,
    Sandglass,
    Say,
    Speaking,
    View,
    Vote,
    Voting,
    Window,
)


def choose(situation: Situation, level: str) -> Choice:
    """What a bot of this level does in this phase, and when; no move: it waits for the clock."""
    if situation.options.withdrawn:
        situation = _without(situation)
    view: View = situation.view
    match view.phase:
        case Race():
            plan = plans.race(situation, level)
            return _choice(Call() if plan.idea else None, plan.at, plan)
        case Speaking():
            return _speak(situation, level)
        case Window():
            return _leisurely(
                situation, level, Dispute() if disputes(situation, level) else Accept(), 0.5, 2.0
            )
        case Voting():
            return _leisurely(situation, level, Vote(votes(situation, level)), 0.5, 4.0)
        case Bets():
            camp, at = bet(situation, level)
            return Choice(Bet(camp), at)
        case Sandglass():
            return _last_sand(situation, level) if view.number >= LAST_ROUND else _sand(situation, level)
        case Pause():
            return _leisurely(situation, level, Ready(), 2.0, 5.0)
        case _:
            return Choice(None)


def _without(situation: Situation) -> Situation:
    """What the house has withdrawn nobody of ours says, as if it had been said before."""
    unsaid = (*situation.view.used, *situation.options.withdrawn)
    return replace(situation, view=structs.replace(situation.view, used=unsaid))


def _choice(move: Move | None, at: float, plan: plans.Plan) -> Choice:
    return Choice(move, at, think=f"{plan.idea.entry.shown} {plan.idea.coins}" if plan.idea else "")


def _leisurely(situation: Situation, level: str, move: Move, least: float, most: float) -> Choice:
    """Nobody is in a hurry, the slow ones least of all."""
    view: View = situation.view
    dice = situation.rng("pace", view.number, view.deal, len(view.words), type(move).__name__)
    return Choice(move, SKILLS[level].slow / 5 + dice.uniform(least, most))


def _speak(situation: Situation, level: str) -> Choice:
    """Say what was found; even who types slowly gets a long name out before the time is over."""
    view, options = situation.view, situation.options
    limit = options.thief
    if view.number >= LAST_ROUND:
        plan = plans.last_word(situation, level)
    elif view.ali_baba:
        plan = plans.steal(situation, level)
    else:
        plan, limit = plans.race(situation, level), options.word
    if plan.idea is None:
        return _leisurely(situation, level, Nothing(), 0.5, 1.5)
    typed = min(plans.typing(SKILLS[level], plan.idea), 0.9 * limit)
    return _choice(Say(plan.idea.entry.shown), typed, plan)


def _sand(situation: Situation, level: str) -> Choice:
    view, options = situation.view, situation.options
    plan = plans.locked(situation, level)
    if view.locked or plan.idea is None or plan.at > options.sandglass - plans.LAST_CALL:
        return Choice(None)
    return _choice(Lock(plan.idea.entry.shown), plan.at, plan)


def _last_sand(situation: Situation, level: str) -> Choice:
    view: View = situation.view
    plan = plans.last_lock(situation, level)
    camp, decided = last_bet(situation, level)
    lock = _choice(Lock(plan.idea.entry.shown), plan.at, plan) if plan.idea and not view.locked else None
    choice = Choice(Bet(camp), decided) if view.camps[situation.seat] is None else None
    return min((c for c in (lock, choice) if c), key=lambda c: c.at, default=Choice(None))
