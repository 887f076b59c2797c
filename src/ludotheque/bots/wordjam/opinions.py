"""What a player thinks of another's word: dispute it or not, vote for it or not (W7)."""

from ludotheque.bots.bot import Situation
from ludotheque.bots.wordjam.levels import SKILLS
from ludotheque.bots.wordjam.mind import knows, pool, vocabulary
from ludotheque.games.wordjam.types import Said, View
from ludotheque.lexicon import open_lexicon

NAMES = ("characters", "singers", "cinema", "geography")
"""Styles of names, of which nobody knows all."""


def believes(situation: Situation, level: str, said: Said) -> float:
    """How sure this player is that a word fits: 1 if he knows that it does."""
    view: View = situation.view
    assert view.style is not None
    first = view.consonants[0] if view.style == "first" else ""
    if said.letters in vocabulary(situation.seed, situation.seat, level, view.language, view.style, first):
        return 1.0
    listed = any(entry.letters == said.letters for entry in pool(view.language, view.style, first))
    if listed:
        return 0.85
    lexicon = open_lexicon(view.language)
    if not lexicon.is_word(said.letters):
        return 0.5 if view.style in NAMES else 0.25
    known = knows(lexicon.zipf(said.letters), SKILLS[level].common)
    if view.style in ("free", "eight", "first"):
        return max(0.85, known)
    return 0.3 if view.style in NAMES else 0.6 - 0.2 * known


def disputes(situation: Situation, level: str) -> bool:
    """Whether he speaks up: only who doubts does, and not everybody who doubts."""
    view: View = situation.view
    dice = situation.rng("dispute", view.number, view.deal, len(view.words))
    doubt = 1 - believes(situation, level, view.words[-1])
    return dice.random() < 0.7 * doubt * doubt


def votes(situation: Situation, level: str) -> bool:
    """His own word he defends; of others' he believes what he believes."""
    view: View = situation.view
    said = view.words[-1]
    if said.seat == situation.seat:
        return True
    dice = situation.rng("vote", view.number, view.deal, len(view.words))
    return dice.random() < believes(situation, level, said)
