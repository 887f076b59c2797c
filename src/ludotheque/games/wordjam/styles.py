"""The fifteen Style cards (W3)."""

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
