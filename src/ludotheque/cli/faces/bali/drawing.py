"""BALI to look at: panels of columns, each card with its letter and its value.

For the face beside it, which says when; it is given a view and prints nothing itself.
"""

from itertools import zip_longest

from ludotheque.cli.terminal import Terminal
from ludotheque.game import Seat
from ludotheque.games.bali.cards import BALI, Card, is_bali
from ludotheque.games.bali.types import Over, View, Window

_RAISED = "⁰¹²³⁴⁵"
_BROAD = 4


def draw(term: Terminal, view: View, names: tuple[str, ...] = ()) -> list[str]:
    """The table as everybody sees it."""
    lines: list[str] = []
    for seat in range(view.players):
        lines += [_title(term, view, seat, names), *_panel(term, view, seat), ""]
    return [*lines, _deck(term, view), *_removed(term, view)]


def seat_name(seat: Seat) -> str:
    """A to D, as in the notation."""
    return "ABCD"[seat]


def _title(term: Terminal, view: View, seat: Seat, names: tuple[str, ...]) -> str:
    turn = seat == view.turn and not isinstance(view.phase, Over)
    mark = term.style("▶" if term.fancy else ">", "green") if turn else " "
    name = term.style(seat_name(seat), "bold")
    who = f" ({names[seat]})" if seat < len(names) and names[seat] else ""
    told = term.texts("terminal-bali-points", points=view.scores[seat])
    balied = isinstance(view.phase, Over) and view.phase.balied[seat]
    more = term.style(f" · {term.texts('terminal-bali-balied')}", "gold") if balied else ""
    lost = term.style(f" · {term.texts('terminal-bali-loses')}", "red") if view.lost[seat] else ""
    return f"{mark} {name}{who}  {told}{more}{lost}"


def _panel(term: Terminal, view: View, seat: Seat) -> list[str]:
    fresh = view.phase.build.column if isinstance(view.phase, Window) else None
    columns = [
        _column(term, view, column, _is_word(view, seat, place), fresh == (seat, place))
        for place, column in enumerate(view.panels[seat])
    ]
    numbers = "".join(
        f" {place + 1}{_tick(term) if _is_word(view, seat, place) else ' '}  "
        for place in range(len(view.panels[seat]))
    )
    rows = zip_longest(*columns, fillvalue=" " * _BROAD)
    return [f"   {term.style(numbers, 'dim')}".rstrip(), *(("  " + " ".join(row)).rstrip() for row in rows)]


def _is_word(view: View, seat: Seat, place: int) -> bool:
    return view.complete is not None and view.complete[seat][place]


def _tick(term: Terminal) -> str:
    return "✓" if term.fancy else "!"


def _column(term: Terminal, view: View, column: str, word: bool, fresh: bool) -> list[str]:
    """Cards that overlap, the top one first. A complete word is ticked, so colour only repeats it."""
    if not column:
        return [" ·· " if term.fancy else " .. "]
    edge = "green" if word else "gold" if fresh else "wood"
    top, side, bottom = ("╭──╮", "│", "╰──╯") if term.fancy else ("+--+", "|", "+--+")
    wall = term.style(side, edge)
    cards = [f"{wall}{_card(term, view, card)}{wall}" for card in column]
    return [term.style(top, edge), *cards, term.style(bottom, edge)]


def _card(term: Terminal, view: View, card: Card) -> str:
    """Letter and value; a Bali card is a star, and once declared a small letter."""
    counts = dict(view.values)[BALI if is_bali(card) else card]
    raised = " " if not counts else _RAISED[counts] if term.fancy else str(counts)
    shown = ("★" if term.fancy else BALI) if card == BALI else card
    return term.style(f"{shown}{raised}", "gold" if is_bali(card) else "bold")


def _deck(term: Terminal, view: View) -> str:
    if view.last_cards:
        return term.style(term.texts("terminal-bali-last-cards"), "dim")
    return term.style(term.texts("terminal-bali-deck", cards=view.deck), "dim")


def _removed(term: Terminal, view: View) -> list[str]:
    """The words taken off, which only the end shows (B10)."""
    lines = []
    for side in sorted({word.side for word in view.removed}):
        words = ", ".join(f"{word.column} {word.points}" for word in view.removed if word.side == side)
        lines.append(f"  {term.style(seat_name(side), 'bold')}: {words}")
    return lines
