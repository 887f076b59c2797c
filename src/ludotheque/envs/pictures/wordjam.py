"""WORD JAM as a picture: the round's cards, what was said, everybody's place; camps that one may know.

Found by its name (`envs.pictures`); it is given a view and so can show nothing that is hidden.
"""

from ludotheque.envs.pictures import INK, LINE, box, sheet, word
from ludotheque.games.wordjam.types import View

COINS = ("1", "2", "3", "3", "†")
CARD, ROW = 64, 34
CAMPS = {"ali": "#d9a520", "thieves": "#7a6aa8"}
DOWN = "#d8cfbd"


def draw(view: View, seats: tuple[str, ...]) -> str:
    width, top = max(5 * (CARD + 10) + 200, 480), 130
    parts = [word(14, 20, f"{view.number} · {view.style or '–'}", 18, anchor="start", bold=True)]
    for place, coin in enumerate(COINS):
        letter = view.consonants[place : place + 1].upper()
        x = 14 + place * (CARD + 10)
        parts += [
            box(x, 40, CARD, CARD, "#ffffff" if letter else DOWN),
            word(x + CARD / 2, 68, letter, 28, bold=True),
        ]
        parts.append(word(x + CARD / 2, 96, coin, 12))
    x = 14 + 5 * (CARD + 10)
    for place, (fill, cave) in enumerate((("#b8402f", view.red), ("#d9a520", view.yellow))):
        parts += [
            box(x + 70 * place, 46, 56, 40, fill, INK),
            word(x + 70 * place + 28, 66, str(cave), 20, bold=True),
        ]
    said = {one.seat: one.word for one in view.words}
    for seat, name in enumerate(seats):
        y = top + seat * ROW
        camp = view.camps[seat] if seat < len(view.camps) else None
        bet = seat < len(view.chosen) and view.chosen[seat]
        parts.append(
            box(14, y, 22, 22, CAMPS[camp] if camp else DOWN if bet else "#ffffff", INK if camp else LINE, 11)
        )
        parts.append(word(46, y + 11, name, 16, anchor="start", bold=seat in view.contenders))
        parts.append(word(100, y + 11, str(view.scores[seat]), 16, anchor="start"))
        parts.append(
            word(150, y + 11, said.get(seat, view.locked if seat == view.seat else ""), 16, anchor="start")
        )
    return sheet(width, top + len(seats) * ROW + 10, *parts)
