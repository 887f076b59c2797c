"""Fragment questions: our index, DAWG2 and marisa-trie (both over all ends of all words), side by side.

The questions are those a game asks: pieces of words, and pieces put together that may or may not be one.
Times are processor time, so that other work on the machine does not count.
"""

import time
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from ludotheque.lexicon import Lexicon, kernel, open_lexicon
from ludotheque.lexicon.lexicon import file_of

QUESTIONS = 200_000
ROUNDS = 5


def questions(words: list[str], rng: Random) -> list[str]:
    """Half are pieces of two to seven letters, half are two pieces put together."""

    def piece(longest: int) -> str:
        word = rng.choice(words)
        begin = rng.randrange(len(word) - 1)
        return word[begin : begin + rng.randint(2, longest)]

    return [piece(7) if rng.random() < 0.5 else piece(3) + piece(3) for _ in range(QUESTIONS)]


def per_second(ask: Callable[[], object]) -> float:
    """The best of a few rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        ask()
        best = min(best, time.process_time() - began)
    return QUESTIONS / best


def peers(words: list[str]) -> dict[str, Callable[[str], bool]]:
    """What the peers offer for it, as far as they are installed."""
    ends = sorted({word[at:] for word in words for at in range(len(word))})
    found: dict[str, Callable[[str], bool]] = {}
    try:
        import dawg

        found["DAWG2"] = dawg.CompletionDAWG(ends).has_keys_with_prefix
    except ImportError:
        print("  (DAWG2 is not installed)")
    try:
        import marisa_trie

        warnings.filterwarnings("ignore", category=DeprecationWarning, message="Trie.has_keys_with_prefix")
        found["marisa-trie"] = marisa_trie.Trie(ends).has_keys_with_prefix
    except ImportError:
        print("  (marisa-trie is not installed)")
    return found


def batch(lexicon: Lexicon, asked: list[str]) -> tuple[Callable[[], object], np.ndarray[Any, Any]]:
    letters = np.concatenate([lexicon.letters(text) for text in asked])
    ends = np.cumsum([len(text) for text in asked])
    answers = np.zeros(len(asked), np.bool_)

    def ask() -> None:
        kernel.are_fragments(lexicon.arrays, letters, ends, answers)

    ask()
    return ask, answers


def measure(language: str) -> None:
    Lexicon.read(file_of(language))
    began = time.perf_counter()
    Lexicon.read(file_of(language))
    opening = (time.perf_counter() - began) * 1000
    lexicon = open_lexicon(language)
    words = list(lexicon.words())
    asked = questions(words, Random(1))
    print(f"{language}: {len(words):,} words, opened and checked in {opening:.1f} ms")
    others = peers(words)
    expected = [lexicon.is_fragment(text) for text in asked]
    ours = per_second(lambda: [lexicon.is_fragment(text) for text in asked])
    print(f"  from Python   ours {ours / 1e6:6.2f} M/s   ({sum(expected) / len(asked):.0%} are fragments)")
    for name, ask in others.items():
        if [ask(text) for text in asked] != expected:
            raise AssertionError(f"{name} answers differently")
        theirs = per_second(lambda ask=ask: [ask(text) for text in asked])  # type: ignore[misc]
        print(
            f"  from Python   {name:<11} {theirs / 1e6:6.2f} M/s   ours is {ours / theirs:.2f} times as fast"
        )
    in_batch, answers = batch(lexicon, asked)
    if answers.tolist() != expected:
        raise AssertionError("the batch answers differently")
    print(f"  in a kernel   ours {per_second(in_batch) / 1e6:6.2f} M/s   (bar: 5 M/s)")


def main() -> None:
    for language in ("en", "fr", "de"):
        measure(language)


if __name__ == "__main__":
    main()
