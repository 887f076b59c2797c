"""From a list of words to the smallest automaton of all their fragments (a build-time tool; plain Python).

Two steps: the minimal automaton of the words themselves, then all of its states at once as the start of a
fragment, made deterministic. A set of one state is that state, so the words' own automaton is a part of the
result, and walking a word from its first letter never leaves it.
"""

from collections.abc import Callable, Container, Iterable
from typing import NamedTuple

Edges = tuple[bool, tuple[tuple[int, int], ...]]
"""A state: whether a word may end here, and (letter, state) for each letter that may follow."""


class Automaton(NamedTuple):
    """States by number, children always before parents. Those below `words` spell words from `start`.

    `kind_start` and `kind_root` are the same without the words held back; what is equal is shared.
    """

    states: list[Edges]
    words: int
    start: int
    root: int
    kind_start: int
    kind_root: int


def automaton(
    words: Iterable[str],
    alphabet: str,
    progress: Callable[[str], None] = lambda _: None,
    held_back: Container[str] = (),
) -> Automaton:
    """The minimal factor automaton of `words`, which come in the order of `alphabet`, each once, and that of
    all but those `held_back`."""
    place = {letter: index for index, letter in enumerate(alphabet)}
    states: list[Edges] = []
    register: dict[Edges, int] = {}

    def numbered(state: Edges) -> int:
        number = register.setdefault(state, len(states))
        if number == len(states):
            states.append(state)
        return number

    spelled = [(word, [place[letter] for letter in word]) for word in words]
    start = _word_states((letters for _, letters in spelled), numbered)
    kind_start = _word_states((letters for word, letters in spelled if word not in held_back), numbered)
    own = len(states)
    progress(f"{own} states of words")
    merged = _merging(states, numbered)
    root = merged(_reached(states, start))
    kind_root = merged(_reached(states, kind_start))
    progress(f"{len(states)} states of fragments")
    return Automaton(states, own, start, root, kind_start, kind_root)


def _reached(states: list[Edges], start: int) -> frozenset[int]:
    ahead, seen = [start], {start}
    while ahead:
        fresh = {state for _, state in states[ahead.pop()][1]} - seen
        seen |= fresh
        ahead += fresh
    return frozenset(seen)


def _word_states(words: Iterable[list[int]], numbered: Callable[[Edges], int]) -> int:
    """Daciuk's algorithm for sorted words: only the last word's path is open, the rest is minimal already."""
    ends, edges, path = [False], [list[tuple[int, int]]()], list[int]()

    def close(depth: int) -> None:
        while len(path) > depth:
            state = numbered((ends.pop(), tuple(edges.pop())))
            edges[-1].append((path.pop(), state))

    for word in words:
        shared = 0
        while shared < min(len(path), len(word)) and path[shared] == word[shared]:
            shared += 1
        if word[shared:] and path[shared:] and word[shared] < path[shared]:
            raise ValueError("words out of order")
        close(shared)
        for letter in word[shared:]:
            path.append(letter)
            ends.append(False)
            edges.append([])
        ends[-1] = True
    close(0)
    return numbered((ends.pop(), tuple(edges.pop())))


def _merging(states: list[Edges], numbered: Callable[[Edges], int]) -> Callable[[frozenset[int]], int]:
    """The subset construction from states of words, depth first, so that children come before parents."""
    known: dict[frozenset[int], int] = {}

    def merged(together: frozenset[int]) -> int:
        if len(together) == 1:
            (only,) = together
            return only
        if together in known:
            return known[together]
        reached: dict[int, set[int]] = {}
        end = False
        for one in together:
            ends, edges = states[one]
            end |= ends
            for letter, state in edges:
                if letter in reached:
                    reached[letter].add(state)
                else:
                    reached[letter] = {state}
        state = numbered(
            (end, tuple((letter, merged(frozenset(reached[letter]))) for letter in sorted(reached)))
        )
        known[together] = state
        return state

    return merged
