"""BALI as a picture: each player's panel, its columns side by side, complete words framed.

Found by its name (`envs.pictures`); it is given a view and so can show nothing that is hidden.
"""

from ludotheque.envs.pictures import INK, LINE, PAPER, box, sheet, word
from ludotheque.games.bali.types import View

CARD, DEEP, GAP = 40, 30, 10
WORD, BALI = "#2f7d5b", "#f3d9a4"


def draw(view: View, seats: tuple[str, ...]) -> str:
    values = dict(view.values)
    deepest = max([len(column) for panel in view.panels for column in panel] + [3])
    wide = max(len(panel) for panel in view.panels) * (CARD + GAP) + 90
    tall, top = deepest * DEEP + 40, 40
    parts = [box(14, 8, 22, 24, BALI, INK, 3), word(44, 20, f"× {view.deck}", 16, anchor="start")]
    for place, panel in enumerate(view.panels):
        y = top + place * tall
        mark = "▸ " if place == view.turn and len(view.panels) > 1 else ""
        parts.append(word(14, y + 18, f"{mark}{seats[place]}", 18, anchor="start", bold=True))
        parts.append(word(14, y + 44, str(view.scores[place]), 16, anchor="start"))
        for number, column in enumerate(panel):
            x = 80 + number * (CARD + GAP)
            complete = view.complete is not None and view.complete[place][number]
            if not column:
                parts.append(box(x, y, CARD, DEEP, PAPER, LINE))
            for depth, card in enumerate(column):
                parts.append(_card(x, y + depth * DEEP, card, values, INK if not complete else WORD))
    return sheet(wide, top + len(view.panels) * tall, *parts)


def _card(x: float, y: float, card: str, values: dict[str, int], edge: str) -> str:
    worth = values.get(card, values.get("*", 0))
    fill = BALI if card not in values or card == "*" else "#ffffff"
    return (
        box(x, y, CARD, DEEP, fill, edge, 4)
        + word(x + CARD / 2 - 4, y + DEEP / 2, card.upper(), 19, fill=edge, bold=True)
        + word(x + CARD - 8, y + DEEP - 8, str(worth), 10, fill=edge)
    )
