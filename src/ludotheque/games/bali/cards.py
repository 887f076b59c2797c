"""Cards and columns as text: one character is one card.

A capital is a printed letter, `*` a Bali card not yet declared, a small letter a Bali card declared as that
letter (B4). A column is its cards from top to bottom, an opening is the empty text.
"""

from ludotheque.games.bali.editions import Edition

BALI = "*"

Card = str
Column = str


def is_bali(card: Card) -> bool:
    """Whether the card is a Bali card, declared or not."""
    return card == BALI or card.islower()


def reading(edition: Edition, column: Column) -> str:
    """The letters a column spells (B3, B4); an undeclared Bali card stays `*`."""
    return "".join(edition.reads_as.get(letter, letter) for letter in column.upper())


def declare(column: Column, letters: str) -> Column:
    """The column with its undeclared Bali cards declared, from top to bottom, as `letters`."""
    declared = iter(letters)
    return "".join(next(declared).lower() if card == BALI else card for card in column)


def value(edition: Edition, card: Card) -> int:
    """What the card counts (B2): a Bali card the same whatever it stands for."""
    return edition.values[BALI if is_bali(card) else card]


def points(edition: Edition, column: Column) -> int:
    """B7: the sum of the card values times the number of cards."""
    return sum(value(edition, card) for card in column) * len(column)


def put_back(deck: str, cards: str) -> str:
    """The deck, which has no order, with `cards` among the others."""
    return "".join(sorted(deck + cards))


def take(deck: str, card: Card) -> str:
    """The deck without one card of that kind, which it must hold."""
    return deck.replace(card, "", 1)
