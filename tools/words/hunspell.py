"""Hunspell's affix files, as far as the French dictionary uses them: all forms of an entry, written out."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple


class Rule(NamedTuple):
    """Take `strip` off, put `add` on, where the word matches; `flags` then apply to the result."""

    prefix: bool
    strip: str
    add: str
    condition: re.Pattern[str]
    flags: tuple[str, ...]
    tags: tuple[str, ...] = ()
    """What the form is: `is:pl`, `po:ipre` …"""


class Affixes(NamedTuple):
    """What the head of an affix file says."""

    rules: dict[str, list[Rule]]
    needs_affix: str
    keep_case: str


def read_affixes(path: Path) -> Affixes:
    """The rules of a file with two-letter flags (`FLAG long`)."""
    rules: dict[str, list[Rule]] = {}
    special = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        match line.split():
            case ["NEEDAFFIX" | "KEEPCASE" as name, flag]:
                special[name] = flag
            case ["PFX" | "SFX" as kind, flag, strip, add, condition, *tags]:
                added, _, flags = add.partition("/")
                pattern = f"^(?:{condition})" if kind == "PFX" else f"(?:{condition})$"
                rule = Rule(
                    kind == "PFX",
                    _text(strip),
                    _text(added),
                    re.compile(pattern),
                    split_flags(flags),
                    tuple(tags),
                )
                rules.setdefault(flag, []).append(rule)
    return Affixes(rules, special["NEEDAFFIX"], special["KEEPCASE"])


def split_flags(flags: str) -> tuple[str, ...]:
    """`a0p+()` as `a0`, `p+`, `()`."""
    return tuple(flags[at : at + 2] for at in range(0, len(flags), 2))


def forms(stem: str, flags: Iterable[str], affixes: Affixes, without: frozenset[str]) -> Iterator[str]:
    """Every form of an entry but those with a prefix in `without`."""
    return (form for form, _, _ in tagged_forms(stem, flags, affixes, without))


def tagged_forms(
    stem: str,
    flags: Iterable[str],
    affixes: Affixes,
    without: frozenset[str],
    base: str = "",
    tags: tuple[str, ...] = (),
) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """The same with the base of each form and what it is.

    A suffix flag that comes with a prefix (`centi/S.`) counts as well, or CENTIMETRE has no plural.
    """
    flags, base = tuple(flags), base or stem
    if affixes.needs_affix not in flags:
        yield stem, base, tags
    for flag in flags:
        for rule in affixes.rules.get(flag, ()):
            if not rule.condition.search(stem) or (rule.prefix and rule.add in without):
                continue
            if rule.prefix:
                formed, of = (rule.add + one.removeprefix(rule.strip) for one in (stem, base))
            else:
                formed, of = stem.removesuffix(rule.strip) + rule.add, base
            yield from tagged_forms(formed, rule.flags, affixes, without, of, (*tags, *rule.tags))


def _text(field: str) -> str:
    return "" if field == "0" else field
