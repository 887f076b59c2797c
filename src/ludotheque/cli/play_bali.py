"""`ludotheque play bali`: solitaire, or two to four at one keyboard, people and bots.

The words are those of the edition; everything that is said is in the reader's language.
"""

import argparse
import re
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludotheque.bots.bot import LEVELS, Bots
from ludotheque.cli import dialog, draw_bali, save
from ludotheque.cli.session import Session
from ludotheque.cli.terminal import Terminal
from ludotheque.decoding import read_options
from ludotheque.game import CHANCE, CLOCK, AnyGame, MalformedMove, Refusal, Seat
from ludotheque.games.bali.cards import reading
from ludotheque.games.bali.editions import EDITIONS
from ludotheque.games.bali.panel import column_at, joined, label
from ludotheque.games.bali.scoring import rulebook
from ludotheque.games.bali.seats import team
from ludotheque.games.bali.types import Cut, Naming, NoPlay, Over, Place, Turn, Voting, Window
from ludotheque.record import Record
from ludotheque.registry import bots, game, insight
from ludotheque.texts import LANGUAGES, Texts

BY_LANGUAGE = {"en": "avalon-hill-1980", "fr": "mb-1978-fr", "de": "mb-1978-de"}
SAID: dict[type, tuple[str, ...]] = {
    Turn: ("pass", "stop"),
    Window: ("challenge", "wave"),
    Naming: ("name",),
    Voting: ("vote-yes", "vote-no"),
    NoPlay: ("forfeit",),
}
"""Words of the notation that are understood in the reader's language too, each where it means something."""
WORDS_TOLD = 8
BUILDS_TOLD = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", choices=(*EDITIONS, *LANGUAGES), help="whose cards, rules and words")
    parser.add_argument("--players", type=int, choices=(1, 2, 3, 4), help="how many sit at the table")
    parser.add_argument(
        "--bot", choices=bots("bali").levels, help="bots of that level play all seats but the first"
    )
    parser.add_argument("--mode", choices=("referee", "challenge"), default="referee")
    parser.add_argument("--partnership", action="store_true", help="four players in two teams (English)")
    parser.add_argument("--space-age", action="store_true", help="newly coined words count (English)")
    parser.add_argument("--bonus", choices=("edition", "x1", "x2", "x3", "+50"), default="edition")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game and its rules")
    parser.add_argument("--seed", type=int, default=None, help="make the cards and the bots repeatable")


def run(args: argparse.Namespace, t: Texts) -> int:
    term = Terminal(t)
    loaded = save.load(args.load) if args.load else None
    bali = understanding(game("bali"), t)
    players = loaded.players if loaded else _players(args, term)
    chosen = {
        "edition": _edition(args, term),
        "mode": args.mode,
        "partnership": args.partnership,
        "space_age": args.space_age,
        "bonus": args.bonus,
    }
    options = loaded.options if loaded else read_options(bali, chosen)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    session = Dealer(bali, options, (None, *(args.bot,) * (players - 1)), bots("bali"), seed)
    if loaded is not None:
        session.load(loaded)
    face = BaliFace(term)
    for line in face.cuts(session):
        term.line(line)
    return dialog.play(term, session, face)


def _edition(args: argparse.Namespace, term: Terminal) -> str:
    """As asked for; else asked on a terminal, the reader's language proposed."""
    if args.edition is None and not args.load:
        told = [term.texts(f"terminal-bali-edition-{edition}") for edition in EDITIONS]
        proposed = EDITIONS.index(BY_LANGUAGE[term.texts.lang])
        return EDITIONS[term.choose(term.texts("terminal-bali-which-edition"), told, proposed)]
    return BY_LANGUAGE.get(args.edition, args.edition or EDITIONS[0])


def _players(args: argparse.Namespace, term: Terminal) -> int:
    if args.players is not None:
        return int(args.players)
    if args.partnership:
        return 4
    if args.bot is not None or args.mode == "challenge":
        return 2
    t = term.texts
    choices = [
        t("terminal-bali-solitaire"),
        *(t("terminal-bali-people", players=players) for players in (2, 3, 4)),
        *(t("terminal-against-bot", level=level) for level in LEVELS),
    ]
    chosen = term.choose(t("terminal-who-plays"), choices)
    if chosen > 3:
        args.bot = LEVELS[chosen - 4]
        return 2
    return chosen + 1


def understanding(bali: AnyGame, t: Texts) -> AnyGame:
    """The game, with its notation understood in the reader's words too."""

    def read(state: Any, seat: Seat, text: str) -> Any:
        first, gap, rest = text.partition(" ")
        for word in SAID.get(type(state.phase), ()):
            needs_more = word in {"name", "forfeit"}
            if first.casefold() == t(f"bali-say-{word}").casefold() and bool(rest) == needs_more:
                text = f"{word.replace('-', ' ')}{gap}{rest}"
        removed, _, last = text.rpartition(" ")
        if "-" in removed and last.casefold() == t("bali-say-space").casefold():
            text = f"{removed} space"
        return bali.read(state, seat, text)

    return replace(bali, read=read)


class Dealer(Session):
    """A session in which chance does its part at once: openings are filled before anything is shown."""

    def __init__(
        self, bali: AnyGame, options: Any, who: tuple[str | None, ...], players: Bots, seed: int
    ) -> None:
        super().__init__(bali, options, who, players, seed)
        self._deal()

    def do(self, seat: Seat, move: Any) -> str:
        said = super().do(seat, move)
        self._deal()
        return said

    def load(self, record: Record) -> None:
        super().load(record)
        self._deal()

    def _deal(self) -> None:
        while CHANCE in self.game.actors(self.state):
            super().do(CHANCE, self.game.roll(self.state, self._dice))


class BaliFace:
    """What BALI shows and says on a terminal."""

    def __init__(self, term: Terminal) -> None:
        self.term = term
        self._hinted = (-1, 0)

    def draw(self, session: Session) -> list[str]:
        return draw_bali.draw(self.term, session.game.view(session.state, None), session.record())

    def cuts(self, session: Session) -> list[str]:
        """Who cut what, and who deals (B15)."""
        cut = [move.card for _, move in session.moves if isinstance(move, Cut)]
        if not cut or len(session.moves) > 108:
            return []
        dealer = draw_bali.seat_name(session.state.dealer)
        return [self.term.texts("terminal-bali-cuts", cards=" ".join(cut), seat=dealer)]

    def event(self, session: Session, seat: Seat, said: str) -> str:
        number = sum(mover != CHANCE for mover, _ in session.moves)
        told = self.term.texts("terminal-bali-time") if seat == CLOCK else f"{session.name(seat)} {said}"
        parts = [self.term.style(f"{number}. {told}", "bold")]
        last = session.state.last
        if last is not None and last.points:
            parts.append(self.term.texts("terminal-bali-earned", points=last.points))
        if last is not None and not last.upheld:
            parts.append(self.term.texts("terminal-bali-undone"))
        drawn = _drawn(session)
        if drawn:
            parts.append(self.term.texts("terminal-bali-drawn", cards=" ".join(drawn)))
        return " · ".join(parts)

    def prompt(self, session: Session, seat: Seat) -> str:
        name, phase = self.term.style(draw_bali.seat_name(seat), "bold"), session.state.phase
        asked = ""
        if isinstance(phase, Window):
            asked = self.term.texts("terminal-bali-ask-window")
        elif isinstance(phase, Naming):
            asked = self.term.texts("terminal-bali-ask-name")
        elif isinstance(phase, Voting):
            asked = self.term.texts("terminal-bali-ask-vote")
        elif isinstance(phase, NoPlay):
            stuck = draw_bali.seat_name(session.state.turn)
            asked = self.term.texts("terminal-bali-ask-forfeit", seat=stuck)
        return f"{name} {self.term.style(asked, 'dim')} › " if asked else f"{name} › "

    def over(self, session: Session) -> str:
        outcome, phase = session.outcome, session.state.phase
        assert outcome is not None
        assert isinstance(phase, Over)
        why = self.term.texts(f"reason-{outcome.reason}")
        if session.state.players == 1:
            told = self.term.texts("terminal-bali-final", points=outcome.scores[0])
            bali = f" {self.term.texts('terminal-bali-balied')}!" if phase.balied[0] else ""
            return f"{why} {told}{bali}"
        winners = ", ".join(map(draw_bali.seat_name, outcome.winners))
        scores = ", ".join(map(str, outcome.scores))
        count = len(outcome.winners)
        return f"{why} {self.term.texts('terminal-bali-won', seats=winners, count=count, scores=scores)}"

    def how_to(self) -> str:
        said = [*(word for words in SAID.values() for word in words), "space"]
        words = {word.replace("-", ""): self.term.texts(f"bali-say-{word}") for word in said}
        return self.term.texts("terminal-bali-how-to", **words)

    def advise(self, session: Session, seat: Seat, asked: str) -> list[str]:
        """Which words a column could become, some day and right now (`3`, `B3`); what to do, step by step."""
        if not asked:
            return [self._step(session, seat)]
        state, book = session.state, rulebook(session.options)
        found = re.fullmatch(r"([A-Da-d]?)([1-9])", asked)
        if found is None:
            raise MalformedMove("bali-which-column", text=asked)
        at = Place("ABCD".index(found[1].upper()) if found[1] else seat, int(found[2]) - 1)
        column = column_at(state.panels, at)
        if not column:
            raise Refusal("bali-which-column", text=asked)
        letters = reading(book.edition, column)
        some_day = book.words.containing(letters, WORDS_TOLD) if "*" not in letters else []
        told = [self.term.texts("terminal-bali-could-become", column=letters, words=some_day or "–")]
        return [*told, *self._now(session, at)] if at.seat in team(state, seat) else told

    def _step(self, session: Session, seat: Seat) -> str:
        """A nudge; asked again before anything has moved, more."""
        made = len(session.moves)
        step = self._hinted[1] + 1 if self._hinted[0] == made else 0
        self._hinted = (made, step)
        given = insight("bali").hint(session.situation(seat), step)
        return self.term.texts(given.text, **given.params)

    def _now(self, session: Session, at: Place) -> list[str]:
        """The best words that can be built on that column at once."""
        from ludotheque.games.bali.packed import listed

        state, book = session.state, rulebook(session.options)
        best = [
            f"{reading(book.edition, joined(state.panels, build))} ({label(at)} "
            + " ".join(f"+{label(piece)}" for piece in build.pieces)
            + ")"
            for build in listed(book, state.panels, team(state, at.seat), True, 100_000)
            if build.column == at
        ]
        return [self.term.texts("terminal-bali-right-now", words=best[:BUILDS_TOLD])] if best else []


def _drawn(session: Session) -> list[str]:
    """The cards turned up since the last move of anybody."""
    cards: list[str] = []
    for seat, move in reversed(session.moves):
        if seat != CHANCE:
            break
        cards.insert(0, move.card)
    return cards
