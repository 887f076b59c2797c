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
            case ["PFX" | "SFX" as kind, flag, strip, add, condition, *_]:
                added, _, flags = add.partition("/")
                pattern = f"^(?:{condition})" if kind == "PFX" else f"(?:{condition})$"
                rule = Rule(
                    kind == "PFX", _text(strip), _text(added), re.compile(pattern), split_flags(flags)
                )
                rules.setdefault(flag, []).append(rule)
    return Affixes(rules, special["NEEDAFFIX"], special["KEEPCASE"])


def split_flags(flags: str) -> tuple[str, ...]:
    """`a0p+()` as `a0`, `p+`, `()`."""
    return tuple(flags[at : at + 2] for at in range(0, len(flags), 2))


def forms(stem: str, flags: Iterable[str], affixes: Affixes, without: frozenset[str]) -> Iterator[str]:
    """Every form of an entry but those with a prefix in `without`.

    A suffix flag that comes with a prefix (`centi/S.`) counts as well, or CENTIMETRE has no plural.
    """
    flags = tuple(flags)
    if affixes.needs_affix not in flags:
        yield stem
    for flag in flags:
        for rule in affixes.rules.get(flag, ()):
            if not rule.condition.search(stem) or (rule.prefix and rule.add in without):
                continue
            if rule.prefix:
                formed = rule.add + stem.removeprefix(rule.strip)
            else:
                formed = stem.removesuffix(rule.strip) + rule.add
            yield from forms(formed, rule.flags, affixes, without)


def _text(field: str) -> str:
    return "" if field == "0" else field
