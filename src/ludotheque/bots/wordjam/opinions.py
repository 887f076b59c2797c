"""What a player thinks of another's word: dispute it or not, vote for it or not (W7).

`choose` asks when a word may be disputed or is voted on; his own words a player does not judge here.
"""

from ludotheque.bots.bot import Situation
from ludotheque.bots.wordjam.levels import SKILLS
from ludotheque.bots.wordjam.sense import likely
from ludotheque.game import Seat
from ludotheque.games.wordjam.types import Said, View

MOST = 0.2
"""So far a level's blur may move an opinion: what is clear stays clear."""
DOUBTFUL = (0.2, 0.8)
"""Between these the speaker's credit counts."""
CREDIT = 0.06
"""What a word of his that was thrown out costs a speaker, or one that stood earns him."""
SPEAKS_UP = 0.85
"""The chance that somebody who does not believe a word says so."""


def believes(situation: Situation, level: str, said: Said) -> float:
    """How sure this player is that a word fits; asked again, he thinks the same."""
    view: View = situation.view
    assert view.style is not None
    sure = likely(said.word, view.language, view.style)
    if DOUBTFUL[0] < sure < DOUBTFUL[1]:
        sure += credit(view, said.seat)
    blur = situation.rng("opinion", view.number, said.letters).gauss(0, SKILLS[level].blur)
    return sure + max(-MOST, min(MOST, blur))


def credit(view: View, seat: Seat) -> float:
    """What a speaker's earlier words are worth to the others: at most a fifth, for or against him."""
    earlier = [word for result in view.results for word in result.words] + list(view.words[:-1])
    fates = [word.fate for word in earlier if word.seat == seat]
    earned = CREDIT * (fates.count("stands") - 2 * fates.count("rejected"))
    return max(-MOST, min(MOST / 2, earned))


def disputes(situation: Situation, level: str) -> bool:
    """Only who does not believe a word speaks up, and not everybody does."""
    view: View = situation.view
    if believes(situation, level, view.words[-1]) > 0.5:
        return False
    return situation.rng("dispute", view.number, view.deal, len(view.words)).random() < SPEAKS_UP


def votes(situation: Situation, level: str) -> bool:
    """His own word he defends; of others' he votes what he thinks, so who disputed votes against."""
    view: View = situation.view
    said = view.words[-1]
    return said.seat == situation.seat or believes(situation, level, said) > 0.5
