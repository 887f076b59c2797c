"""German compounds taken apart."""

SHORTEST = 3


def head_of(word: str, parts: set[str], heads: set[str]) -> str | None:
    """The last part of a compound of two parts, joined directly or by an s; the longest there is."""
    for cut in range(SHORTEST, len(word) - SHORTEST + 1):
        first, head = word[:cut], word[cut:]
        if head in heads and (first in parts or (first.endswith("s") and first[:-1] in parts)):
            return head
    return None
