"""The table of WORD JAM as lines of text: cards, camps, words heard, scores.

For the face beside it, which says when; it is given a view and prints nothing itself.
"""

from ludotheque.cli.terminal import Terminal
from ludotheque.games.wordjam.cards import COINS, LAST_ROUND
from ludotheque.games.wordjam.styles import OWN
from ludotheque.games.wordjam.types import Said, View


def draw(term: Terminal, view: View, names: tuple[str, ...]) -> list[str]:
    """Everything that lies open on the table."""
    lines = [term.style(headline(term, view), "bold"), *cards(term, view)]
    lines += [word_line(term, said, names) for said in view.words if said.word]
    if any(view.camps):
        lines.append(camps(term, view, names))
    return [*lines, scores(term, view, names)]


def headline(term: Terminal, view: View) -> str:
    """Which round it is, its Style, and what it pays."""
    t = term.texts
    number = min(view.number, LAST_ROUND)
    said = t("wordjam-round", number=number, rounds=LAST_ROUND)
    if view.number > LAST_ROUND:
        said = t("wordjam-tie-break", number=view.number - LAST_ROUND)
    if view.style is None:
        return said
    star = "*" if view.starred else ""
    style = f"{_title(term, view.style)}{star} ({_meant(term, view.style)})"
    return f"{said} · {style} · {t('wordjam-pays', red=view.red, yellow=view.yellow)}"


def _title(term: Terminal, style: str) -> str:
    return style.removeprefix(OWN) if style.startswith(OWN) else term.texts(f"wordjam-style-{style}")


def _meant(term: Terminal, style: str) -> str:
    return term.texts("wordjam-hint-own" if style.startswith(OWN) else f"wordjam-hint-{style}")


def cards(term: Terminal, view: View) -> list[str]:
    """The five consonants on their coin cards; face down while nobody may see them."""
    shown = view.consonants or "?" * len(COINS)
    if not term.fancy:
        return ["  " + "   ".join(f"{c}={coins or 'X'}" for c, coins in zip(shown, COINS, strict=True))]
    faces = [term.style(c, "gold" if coins else "red") for c, coins in zip(shown, COINS, strict=True)]
    return [
        "  " + "  ".join("╭───╮" for _ in COINS),
        "  " + "  ".join(f"│ {face} │" for face in faces),
        "  " + "  ".join(f"╰─{coins or '⚔'}─╯" for coins in COINS),
    ]


def cards_in_a_line(term: Terminal, view: View) -> str:
    """The same for who reads line by line."""
    worth = " ".join(f"{c}={coins}" for c, coins in zip(view.consonants, COINS, strict=True) if coins)
    return term.texts("wordjam-cards", worth=worth, forbidden=view.consonants[-1])


def word_line(term: Terminal, said: Said, names: tuple[str, ...]) -> str:
    """A word, who said it, what it is worth and what became of it."""
    t = term.texts
    fate = t(f"wordjam-fate-{said.fate}")
    if said.why:
        fate = f"{fate} ({t(f'wordjam-why-{said.why}')}{_tally(said)})"
    styles = {"stands": ("green",), "open": ("gold",)}.get(said.fate, ("red",))
    return t(
        "wordjam-word",
        name=names[said.seat],
        word=term.style(said.word, "bold"),
        value=said.value,
        fate=term.style(fate, *styles),
    )


def _tally(said: Said) -> str:
    return f" {said.votes.count(True)} : {said.votes.count(False)}" if said.votes else ""


def camps(term: Terminal, view: View, names: tuple[str, ...]) -> str:
    """Who is where, as far as it is known."""
    sides = [
        term.texts(
            "wordjam-camp-line",
            camp=term.texts(f"wordjam-camp-{camp}"),
            names=", ".join(names[s] for s, chosen in enumerate(view.camps) if chosen == camp) or "–",
        )
        for camp in ("ali", "thieves")
    ]
    return " · ".join(sides)


def scores(term: Terminal, view: View, names: tuple[str, ...]) -> str:
    """The totals, best first."""
    order = sorted(range(view.players), key=lambda seat: -view.scores[seat])
    said = " · ".join(f"{names[seat]} {view.scores[seat]}" for seat in order)
    return term.texts("wordjam-scores", scores=said)
