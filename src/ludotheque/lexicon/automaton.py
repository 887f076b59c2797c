"""From a list of words to the smallest automaton of all their fragments (a build-time tool; plain Python).

Two steps: the minimal automaton of the words themselves, then all of its states at once as the start of a
fragment, made deterministic. A set of one state is that state, so the words' own automaton is a part of the
result, and walking a word from its first letter never leaves it.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

Edges = tuple[bool, tuple[tuple[int, int], ...]]
"""A state: whether a word may end here, and (letter, state) for each letter that may follow."""


class Automaton(NamedTuple):
    """States by number, children always before parents. Those below `words` spell words from `start`."""

    states: list[Edges]
    words: int
    start: int
    root: int


def automaton(
    words: Iterable[str], alphabet: str, progress: Callable[[str], None] = lambda _: None
) -> Automaton:
    """The minimal factor automaton of `words`, which come in the order of `alphabet`, each once."""
    place = {letter: index for index, letter in enumerate(alphabet)}
    states: list[Edges] = []
    register: dict[Edges, int] = {}

    def numbered(state: Edges) -> int:
        number = register.setdefault(state, len(states))
        if number == len(states):
            states.append(state)
        return number

    start = _word_states(([place[letter] for letter in word] for word in words), numbered)
    own = len(states)
    progress(f"{own} states of words")
    root = _fragment_states(states, own, numbered)
    progress(f"{len(states)} states of fragments")
    return Automaton(states, own, start, root)


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


def _fragment_states(states: list[Edges], own: int, numbered: Callable[[Edges], int]) -> int:
    """The subset construction from all states of words, depth first, so that children come before parents."""
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

    return merged(frozenset(range(own)))
