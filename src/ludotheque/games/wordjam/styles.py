"""The fifteen Style cards (W3), and themes that a table adds to them.

Rules, bots and faces ask here what a theme is called and how it is played.
"""

from msgspec import Struct


class Style(Struct, frozen=True):
    """A Style card. Starred: a dictionary may settle a dispute. Listed: there is a list of its theme."""

    id: str
    starred: bool = True
    listed: bool = True


STYLES = {
    style.id: style
    for style in (
        Style("free", starred=False, listed=False),
        Style("sports", starred=False),
        Style("characters", starred=False),
        Style("objects"),
        Style("verbs"),
        Style("body"),
        Style("visible"),
        Style("animals"),
        Style("singers", starred=False),
        Style("cinema", starred=False),
        Style("flora"),
        Style("food"),
        Style("eight", listed=False),
        Style("first", listed=False),
        Style("geography"),
    )
}

OWN = "own:"
"""Before the title of a theme that the table thought of itself; so its id tells everybody what it is."""


def card(style: str) -> Style:
    """The Style card of that id; a theme of the table's own is settled by its list, if it has one."""
    return Style(style) if style.startswith(OWN) else STYLES[style]
