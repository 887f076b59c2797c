"""A hint in three steps: what a column can become, which columns to join, the move and its reason.

Asked as `BOTS.hint`, with what the seat sees: it never tells more than the strongest bot there would know.
"""

from collections import Counter
from math import log

from ludotheque.bots.bali import rivals, solitaire
from ludotheque.bots.bali.choose import choose
from ludotheque.bots.bali.levels import ALONE, AMONG_OTHERS
from ludotheque.bots.bali.solitaire import unseen
from ludotheque.bots.bali.table import WILD
from ludotheque.bots.bali.vocabulary import kindly, own_book
from ludotheque.bots.bot import Hint, Situation
from ludotheque.game import Param
from ludotheque.games.bali.cards import BALI, points, reading
from ludotheque.games.bali.panel import columns, joined
from ludotheque.games.bali.scoring import rulebook
from ludotheque.games.bali.types import Build, Challenge, Forfeit, Name, Place, Remove, Turn, Vote, Wave

AIMS = 300
"""How many words are looked through for one that the cards allow."""


def hint(situation: Situation, step: int) -> Hint:
    """Each step says more; the last one names the move. Outside a turn one step says it all."""
    if not isinstance(situation.view.phase, Turn):
        return _answer(situation)
    situation = kindly(situation)
    best, worth = best_move(situation)
    if best is None:
        return Hint("bali-hint-nothing", more=False)
    if step >= 2 or (isinstance(best, Remove) and step >= 1):
        return _with_reason(situation, best, worth)
    if isinstance(best, Remove):
        return Hint("bali-hint-remove", {"letters": spelled(situation, best.column)})
    if step == 1:
        pieces = [spelled(situation, piece) for piece in best.pieces]
        return Hint("bali-hint-join", {"top": spelled(situation, best.column), "pieces": pieces})
    word = aim(situation, best)
    said: dict[str, Param] = {"letters": spelled(situation, best.column)}
    if word is None:
        return Hint("bali-hint-column", said)
    return Hint("bali-hint-word", said | {"word": word})


def spelled(situation: Situation, at: Place) -> str:
    """The letters of a column as one sees them there; an undeclared Bali card is its star."""
    column = situation.view.panels[at.seat][at.place]
    return reading(own_book(situation).edition, column).replace(BALI, "★")


def best_move(situation: Situation) -> tuple[Build | Remove | None, float]:
    """The move of the strongest level and what it expects: points in the end, or ahead."""
    if situation.players == 1:
        found = solitaire.candidates(situation, ALONE["5"])
        if not found:
            return None, 0.0
        move = solitaire.move_of(situation, found[0].code)
        assert isinstance(move, Build | Remove)
        return move, found[0].worth
    tried = rivals.candidates(situation, AMONG_OTHERS["5"])
    return (tried[0].move, tried[0].worth) if tried else (None, 0.0)


def aim(situation: Situation, build: Build) -> str | None:
    """A word the build is, or the likeliest it can still become: whole columns of the table and cards to come
    make up the rest. None: no word of those looked through can be reached."""
    book = own_book(situation)
    letters = reading(book.edition, joined(situation.view.panels, build))
    if book.words.is_word(letters):
        return letters
    used = {build.column, *build.pieces}
    others = [
        reading(book.edition, column)
        for at, column in columns(situation.view.panels)
        if at not in used and BALI not in column
    ]
    alphabet, cards = book.words.lexicon.alphabet, unseen(situation)
    to_come = Counter({letter: int(cards[place]) for place, letter in enumerate(alphabet)})
    to_come[BALI] = int(cards[WILD]) + sum(column == BALI for _, column in columns(situation.view.panels))
    found = (
        (cost, rank, word)
        for rank, word in enumerate(book.words.containing(letters, AIMS))
        if (cost := reach(word, letters, others, to_come)) is not None
    )
    return min(found, default=(0.0, 0, None))[2]


def reach(word: str, letters: str, others: list[str], to_come: Counter[str]) -> float | None:
    """How unlikely the rest of a word around `letters` is (the sum of what each card to come costs), or None
    if it cannot be made of whole columns and of cards to come."""
    best: float | None = None
    at = word.find(letters)
    while at >= 0:
        cost = _rest([word[:at], word[at + len(letters) :]], others, to_come)
        if cost is not None and (best is None or cost < best):
            best = cost
        at = word.find(letters, at + 1)
    return best


def _rest(parts: list[str], others: list[str], to_come: Counter[str]) -> float | None:
    """The least cost of spelling these parts, each column and each card used once."""
    if not any(parts):
        return 0.0
    part, *after = parts if parts[0] else parts[1:]
    costs = []
    for number, column in enumerate(others):
        if part.startswith(column):
            left = others[:number] + others[number + 1 :]
            costs.append(_rest([part[len(column) :], *after], left, to_come))
    for card in (part[0], BALI):
        if to_come[card] > 0:
            rest = _rest([part[1:], *after], others, to_come - Counter(card))
            costs.append(None if rest is None else rest + log(to_come.total() / to_come[card]) + 0.1)
            break
    return min((cost for cost in costs if cost is not None), default=None)


def _with_reason(situation: Situation, best: Build | Remove, worth: float) -> Hint:
    book, panels = own_book(situation), situation.view.panels
    said: dict[str, Param] = {"worth": round(worth)}
    if isinstance(best, Remove):
        column = panels[best.column.seat][best.column.place]
        why = "remove"
        said |= {"move": spelled(situation, best.column), "points": points(book.edition, column)}
    else:
        made = joined(panels, best)
        written = " + ".join(spelled(situation, at) for at in (best.column, *best.pieces))
        said["move"] = f"{written} = {reading(book.edition, made)}"
        if book.words.is_word(reading(book.edition, made)):
            why = "word"
            said["points"] = points(book.edition, made)
        elif word := aim(situation, best):
            why = "way"
            said["word"] = word
        else:
            why = "room"
    how = "alone" if situation.players == 1 else "lead" if worth >= 0 else "behind"
    if how == "behind":
        said["worth"] = round(-worth)
    return Hint(f"bali-hint-{why}-{how}", said, best, more=False)


def _answer(situation: Situation) -> Hint:
    """What to say to a rival's build, a challenge, a forfeit or a vote."""
    move, phase = choose(situation, "5").move, situation.view.phase
    match move:
        case Challenge() | Wave():
            book = rulebook(kindly(situation).options)
            at = phase.build.column
            letters = reading(book.edition, situation.view.panels[at.seat][at.place])
            if isinstance(move, Challenge):
                return Hint("bali-hint-challenge", {"letters": letters}, move, more=False)
            words = [letters] if book.words.is_word(letters) else book.words.containing(letters, 1)
            return Hint("bali-hint-wave", {"letters": letters, "word": words[0]}, move, more=False)
        case Name(word=word):
            return Hint("bali-hint-name", {"word": word}, move, more=False)
        case Forfeit(column=column):
            return Hint("bali-hint-forfeit", {"letters": spelled(situation, column)}, move, more=False)
        case Vote(yes=yes):
            return Hint("bali-hint-vote-yes" if yes else "bali-hint-vote-no", {}, move, more=False)
        case _:
            return Hint("bali-hint-nothing", more=False)
