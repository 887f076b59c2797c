"""`python -m tools.words build | meanings [en fr de]`: fetch, gather, compile, and say what came out.

`meanings` tells of the words of the lists that are there: after `build`.
"""

import argparse
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path

from ludotheque.lexicon import ALPHABETS
from ludotheque.lexicon.hurtful import hurts
from ludotheque.lexicon.lexfile import LONGEST, Entry, compile_lexicon
from ludotheque.lexicon.lexicon import DATA, NEWEST, Lexicon

from .commonness import commonness
from .fetch import CannotBuild, Sources, hand_list

NO_FRAGMENTS = ("OVMB", "OYMB")
GATHERERS = {"en": "english", "fr": "french", "de": "german"}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.words")
    parser.add_argument("command", choices=["build", "meanings"])
    parser.add_argument("languages", nargs="*", default=list(GATHERERS), metavar="en fr de")
    parser.add_argument("--into", type=Path, help="where the files go")
    args = parser.parse_args()
    if unknown := set(args.languages) - set(GATHERERS):
        parser.error(f"no words for {', '.join(sorted(unknown))}")
    into = args.into or (DATA / NEWEST if args.command == "build" else DATA)
    into.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            sources = Sources(Path(folder), say)
            for language in args.languages:
                (build if args.command == "build" else explain)(language, sources, into)
    except CannotBuild as reason:
        print(f"\nCannot go on: {reason}", file=sys.stderr)
        return 1
    return 0


def build(language: str, sources: Sources, into: Path) -> None:
    """One language's file, written only if the words of the rulebooks come out right."""
    began = time.monotonic()
    gatherer = import_module(f".{GATHERERS[language]}", __package__)
    letters = set(ALPHABETS[language])
    gathered: dict[str, int] = gatherer.words(sources)
    words = {word for word in gathered if 3 <= len(word) <= LONGEST and set(word) <= letters}
    say(f"{language}: {len(words)} words gathered, compiling")
    zipf = commonness(language)
    entries = {word: Entry(zipf.get(word, 0.0), gathered[word]) for word in words}
    held_back = {word for word in words if hurts(word, language)}
    data = compile_lexicon(entries, language, gatherer.SOURCES, held_back)
    target = into / f"{language}.lex"
    fresh = target.with_suffix(".new")
    fresh.write_bytes(data)
    check(Lexicon.read(fresh))
    fresh.replace(target)
    version, seconds = Lexicon.read(target).version, time.monotonic() - began
    say(f"{language}: {len(words)} words, {len(data) / 1e6:.1f} MB, version {version}, {seconds:.0f} s")


def explain(language: str, sources: Sources, into: Path) -> None:
    """One language's file of meanings."""
    from .meanings import meanings

    data = meanings(Lexicon.read(DATA / NEWEST / f"{language}.lex"), sources)
    (into / f"{language}.meanings").write_bytes(data)
    say(f"{language}: meanings, {len(data) / 1e6:.1f} MB")


def check(lexicon: Lexicon) -> None:
    """The words of the rulebooks' examples are in; what they call no fragment is none."""
    missing = [word for word in hand_list(f"{lexicon.language}-examples") if not lexicon.is_word(word)]
    wrong = [letters for letters in NO_FRAGMENTS if lexicon.is_fragment(letters)]
    if missing or wrong:
        raise CannotBuild(f"{lexicon.language}: missing {missing}, wrong {wrong}")


def say(text: str) -> None:
    print(f"· {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
