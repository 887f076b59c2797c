"""Tables as SVG pictures, drawn from a view: what a seat sees and nothing else.

A module here that is called like a game draws it (`draw(view, seats)`); other games show their text.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any
from xml.sax.saxutils import escape

from ludotheque.envs.setting import Setting
from ludotheque.envs.telling import Teller

PAPER, INK, LINE = "#fbf8f1", "#2b2620", "#b9ad98"


def picture(setting: Setting, view: Any, lang: str = "en") -> str:
    """A view of that table as a whole SVG document."""
    name = f"{__name__}.{setting.game.id}"
    if find_spec(name):
        drawn: str = import_module(name).draw(view, setting.seat_names())
        return drawn
    teller = Teller(setting, setting.texts(lang), list_moves=False)
    return lines(teller.table(view, ()).split("\n"))


def sheet(width: float, height: float, *parts: str) -> str:
    """The document around what is drawn."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>{"".join(parts)}</svg>'
    )


def lines(told: Sequence[str]) -> str:
    """Lines of text, one below the other."""
    width, height = 8 * max(map(len, told)) + 20, 18 * len(told) + 20
    drawn = (
        f'<text x="10" y="{18 * number + 24}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(told)
    )
    font = f'<g font-family="monospace" font-size="13" fill="{INK}">'
    return sheet(width, height, font, *drawn, "</g>")


def word(
    x: float,
    y: float,
    text: str,
    size: float = 16,
    *,
    fill: str = INK,
    anchor: str = "middle",
    bold: bool = False,
) -> str:
    """A word with its middle (or its start) at that place."""
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="sans-serif" font-size="{size:g}"{weight} fill="{fill}" '
        f'text-anchor="{anchor}" dominant-baseline="central">{escape(text)}</text>'
    )


def box(
    x: float, y: float, width: float, height: float, fill: str, edge: str = LINE, round_: float = 6
) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_:g}" '
        f'fill="{fill}" stroke="{edge}" stroke-width="2"/>'
    )
