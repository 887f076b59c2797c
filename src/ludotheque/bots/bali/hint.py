"""A hint in three steps: what a column can become, which columns to join, the move and its reason."""

from collections import Counter

from ludotheque.bots.bali import rivals, solitaire
from ludotheque.bots.bali.choose import choose
from ludotheque.bots.bali.table import WILD
from ludotheque.bots.bot import Hint, Situation
from ludotheque.game import Param
from ludotheque.games.bali.cards import BALI, points, reading
from ludotheque.games.bali.panel import columns, joined, label
from ludotheque.games.bali.scoring import rulebook
from ludotheque.games.bali.types import Build, Challenge, Forfeit, Name, Remove, Turn, Vote, Wave

AIMS = 400
"""How many words are looked through for one that the cards allow."""


def hint(situation: Situation, step: int) -> Hint:
    """Each step says more; the last one names the move. Outside a turn one step says it all."""
    if not isinstance(situation.view.phase, Turn):
        return _answer(situation)
    best, worth = best_move(situation)
    if best is None:
        return Hint("bali-hint-nothing", more=False)
    if step >= 2 or (isinstance(best, Remove) and step >= 1):
        return _with_reason(situation, best, worth)
    if isinstance(best, Remove):
        return Hint("bali-hint-remove", {"place": label(best.column)})
    if step == 1:
        return Hint("bali-hint-join", {"top": label(best.column), "pieces": [label(p) for p in best.pieces]})
    return Hint("bali-hint-word", {"place": label(best.column), "word": aim(situation, best)})


def best_move(situation: Situation) -> tuple[Build | Remove | None, float]:
    """The move of the strongest level and what it expects: points in the end, or ahead."""
    if situation.players == 1:
        found = solitaire.candidates(situation, solitaire.STRENGTHS["5"])
        if not found:
            return None, 0.0
        move = solitaire.move_of(situation, found[0].code)
        assert isinstance(move, Build | Remove)
        return move, found[0].worth
    tried = rivals.candidates(situation, rivals.STRENGTHS["5"])
    return (tried[0].move, tried[0].worth) if tried else (None, 0.0)


def aim(situation: Situation, build: Build) -> str:
    """A word the build is, or leads to with cards that are still about; the commonest of them."""
    book = rulebook(situation.options)
    letters = reading(book.edition, joined(situation.view.panels, build))
    if book.words.is_word(letters):
        return letters
    about, wild = _about(situation, build)
    found = book.words.containing(letters, AIMS)
    for word in found:
        rest = Counter(word) - Counter(letters)
        if (rest - about).total() <= wild:
            return word
    return found[0] if found else letters


def _about(situation: Situation, build: Build) -> tuple[Counter[str], int]:
    """Letters in other columns and still to come, and how many Bali cards that can be any letter."""
    book = rulebook(situation.options)
    used = {build.column, *build.pieces}
    letters = Counter(
        letter
        for at, column in columns(situation.view.panels)
        if at not in used
        for letter in reading(book.edition, column)
    )
    to_come = solitaire.unseen(situation)
    for place, letter in enumerate(book.words.lexicon.alphabet):
        letters[letter] += int(to_come[place])
    return letters, letters.pop(BALI, 0) + int(to_come[WILD])


def _with_reason(situation: Situation, best: Build | Remove, worth: float) -> Hint:
    book, panels = rulebook(situation.options), situation.view.panels
    said: dict[str, Param] = {"worth": round(worth)}
    if isinstance(best, Remove):
        column = panels[best.column.seat][best.column.place]
        why = "remove"
        said |= {"move": f"{label(best.column)} −", "points": points(book.edition, column)}
    else:
        made = joined(panels, best)
        written = " + ".join(label(at) for at in (best.column, *best.pieces))
        said["move"] = f"{written} = {reading(book.edition, made)}"
        if book.words.is_word(reading(book.edition, made)):
            why = "word"
            said["points"] = points(book.edition, made)
        else:
            why = "way"
            said["word"] = aim(situation, best)
    how = "alone" if situation.players == 1 else "lead" if worth >= 0 else "behind"
    if how == "behind":
        said["worth"] = round(-worth)
    return Hint(f"bali-hint-{why}-{how}", said, best, more=False)


def _answer(situation: Situation) -> Hint:
    """What to say to a rival's build, a challenge, a forfeit or a vote."""
    move, phase = choose(situation, "5").move, situation.view.phase
    match move:
        case Challenge() | Wave():
            book = rulebook(situation.options)
            at = phase.build.column
            letters = reading(book.edition, situation.view.panels[at.seat][at.place])
            if isinstance(move, Challenge):
                return Hint("bali-hint-challenge", {"letters": letters}, move, more=False)
            words = [letters] if book.words.is_word(letters) else book.words.containing(letters, 1)
            return Hint("bali-hint-wave", {"letters": letters, "word": words[0]}, move, more=False)
        case Name(word=word):
            return Hint("bali-hint-name", {"word": word}, move, more=False)
        case Forfeit(column=column):
            return Hint("bali-hint-forfeit", {"place": label(column)}, move, more=False)
        case Vote(yes=yes):
            return Hint("bali-hint-vote-yes" if yes else "bali-hint-vote-no", {}, move, more=False)
        case _:
            return Hint("bali-hint-nothing", more=False)
