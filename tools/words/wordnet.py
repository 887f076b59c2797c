"""WordNet: which words it writes small, and what they mean."""

from .fetch import Sources

KINDS = ("noun", "verb", "adj", "adv")


def written_small(sources: Sources) -> set[str]:
    """Words with a meaning of their own, and irregular forms; names are written with a capital there."""
    small: set[str] = set()
    for kind in KINDS:
        for line in lines(sources, f"data.{kind}"):
            fields = line.split()
            spelled = (fields[4 + 2 * at].partition("(")[0] for at in range(int(fields[3], 16)))
            small.update(word for word in spelled if word.isalpha() and word.islower())
        small.update(line.split()[0] for line in lines(sources, f"{kind}.exc"))
    return small


def lines(sources: Sources, name: str) -> list[str]:
    """The lines of one of its files without the licence at the top."""
    text = sources.file("wordnet-base", f"usr/share/wordnet/{name}").read_text("utf-8")
    return [line for line in text.splitlines() if not line.startswith("  ")]
