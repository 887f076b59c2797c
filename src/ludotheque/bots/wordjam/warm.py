"""Loading ahead of the first decision."""

from ludotheque.bots.wordjam.mind import ideas


def warm() -> None:
    """Load the words of all languages."""
    for language in ("en", "fr", "de"):
        for style in ("free", "eight"):
            ideas(language, style, "TPNFR")
