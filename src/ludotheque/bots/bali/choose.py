"""What a bot does in each phase of BALI: play, choose a forfeit, wave or challenge, name a word, vote.

Asked as `BOTS.choose`, with what a seat sees and nothing else; the rules judge what it answers.
"""

from typing import Any

from ludotheque.bots.bali.levels import ALONE, AMONG_OTHERS, DOUBTS
from ludotheque.bots.bali.vocabulary import kindly, knows_word, own_book, word_with
from ludotheque.bots.bot import Choice, Situation
from ludotheque.games.bali.cards import points, reading
from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.panel import columns, complete_columns, is_complete, joined
from ludotheque.games.bali.scoring import rulebook
from ludotheque.games.bali.seats import sides
from ludotheque.games.bali.types import (
    Build,
    Challenge,
    Coining,
    Forfeit,
    Name,
    Naming,
    NoPlay,
    Pass,
    Place,
    Remove,
    Stop,
    Turn,
    Vote,
    Voting,
    Wave,
    Window,
)
from ludotheque.games.bali.words import SHORTEST


def choose(situation: Situation, level: str) -> Choice:
    """The move of a bot of that level in the present phase."""
    if situation.options.hurtful and not isinstance(situation.view.phase, NoPlay):
        choice = choose(kindly(situation), level)
        # the rules let nobody pass who could play: then it joins as little as it can
        return Choice(_nothing_seen(situation, level)) if isinstance(choice.move, Pass) else choice
    match situation.view.phase:
        case Turn():
            return _turn(situation, level)
        case NoPlay():
            return Choice(_forfeit(situation))
        case Window():
            return _window(situation, level)
        case Naming():
            return _naming(situation)
        case Voting(column=column):
            return _vote(situation, _pending(situation, column))
        case Coining(word=word):
            return _vote(situation, word)
        case _:
            return Choice(None)


def _turn(situation: Situation, level: str) -> Choice:
    if level == "random":
        return Choice(_random(situation))
    if level == "greedy":
        return Choice(_greedy(situation))
    found: list[tuple[Any, float]]
    if situation.players == 1:
        from ludotheque.bots.bali import solitaire

        found = [
            (solitaire.move_of(situation, one.code), one.worth)
            for one in solitaire.candidates(situation, ALONE[level])
        ]
    else:
        from ludotheque.bots.bali import rivals

        found = [(one.move, one.worth) for one in rivals.candidates(situation, AMONG_OTHERS[level])]
    if not found:
        return Choice(_nothing_seen(situation, level))
    move, worth = found[0]
    return Choice(move, think=f"{worth:.0f}")


def _nothing_seen(situation: Situation, level: str) -> Any:
    """A player who sees nothing he knows: he stops, passes or joins as little as he can, no strange word."""
    if situation.players == 1:
        return Stop()
    builds, removals = _options(situation)
    if situation.view.last_cards and edition(situation.options.edition).may_decline:
        return Pass()
    if builds:
        words, panels = own_book(situation).words, situation.view.panels
        spelled = edition(situation.options.edition)

        def strange(build: Build) -> bool:
            made = reading(spelled, joined(panels, build))
            return words.is_word(made) and not knows_word(words, level, made)

        return min(builds, key=lambda build: (strange(build), len(build.pieces)))
    return removals[0] if removals else Pass()


def _options(situation: Situation) -> tuple[list[Build], list[Remove]]:
    """Builds (best words first) and removals of the seat's side."""
    from ludotheque.games.bali.packed import listed

    view, book = situation.view, own_book(situation)
    own = next(t for t in sides(situation.options, situation.players) if situation.seat in t)
    must_complete = view.last_cards and situation.players > 1
    builds = list(listed(book, view.panels, own, must_complete, 400))
    removals = [Remove(at) for at in complete_columns(book, view.panels, own)]
    return builds, removals


def _greedy(situation: Situation) -> Any:
    """The reference player: takes the best word it has, else builds the best word, else the shortest step."""
    builds, removals = _options(situation)
    panels, book = situation.view.panels, rulebook(situation.options)

    def worth(at: Place) -> int:
        return points(book.edition, panels[at.seat][at.place])

    if removals:
        return max(removals, key=lambda move: worth(move.column))
    if builds:
        return builds[0]
    return Stop() if situation.players == 1 else Pass()


def _random(situation: Situation) -> Any:
    builds, removals = _options(situation)
    rng = situation.rng("random", situation.view.turns, str(situation.view.panels))
    if moves := [*builds, *removals]:
        return rng.choice(moves)
    return Stop() if situation.players == 1 else Pass()


def _forfeit(situation: Situation) -> Forfeit:
    """The column whose loss hurts most (B19): the one that most cards, and most points, went into."""
    view = situation.view
    book = rulebook(situation.options, view.coined[view.turn])
    own = next(t for t in sides(situation.options, situation.players) if view.turn in t)
    open_columns = [
        (points(book.edition, column), place)
        for place, column in columns(view.panels, own)
        if not is_complete(book, column)
    ]
    return Forfeit(max(open_columns)[1])


def _pending(situation: Situation, at: Place) -> str:
    column = situation.view.panels[at.seat][at.place]
    return reading(edition(situation.options.edition), column)


def _window(situation: Situation, level: str) -> Choice:
    """B24: challenge what cannot be a word. Who knows few words doubts rarely, and no short beginnings."""
    words = rulebook(situation.options).words
    letters = _pending(situation, situation.view.phase.build.column)
    rng = situation.rng("window", situation.view.turns)
    at = rng.uniform(1.5, 5)
    if situation.view.last_cards:
        believed = knows_word(words, level, letters)
    else:
        believed = word_with(words, level, letters) is not None
    doubtful = level not in DOUBTS or (len(letters) >= 4 and rng.random() < DOUBTS[level])
    return Choice(Challenge() if doubtful and not believed else Wave(), at=at)


def _naming(situation: Situation) -> Choice:
    """B24: the column itself if it is a word, else the commonest word with its letters."""
    words = rulebook(situation.options).words
    letters = _pending(situation, situation.view.phase.build.column)
    word = letters if words.is_word(letters) else next(iter(words.containing(letters, 1)), None)
    at = situation.rng("name", situation.view.turns).uniform(2, 6)
    return Choice(Name(word) if word else None, at=at)


def _vote(situation: Situation, word: str) -> Choice:
    """B26: a bot lets pass what is on the list, and two words of the dictionary made one."""
    words = rulebook(situation.options).words
    parts = ((word[:at], word[at:]) for at in range(SHORTEST, len(word) - SHORTEST + 1))
    yes = words.is_space_age(word) or any(words.is_word(a) and words.is_word(b) for a, b in parts)
    return Choice(Vote(yes), at=situation.rng("vote", situation.view.turns).uniform(1, 4))
