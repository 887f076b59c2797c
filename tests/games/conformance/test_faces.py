"""In the terminal: every game has a face, its own or the plain one, and either can be played with."""

import io

import msgspec
import pytest

from ludotheque.cli import dialog
from ludotheque.cli.face import Face, face_of
from ludotheque.cli.sitting import Sitting
from ludotheque.cli.terminal import Terminal
from ludotheque.game import Seat
from ludotheque.record import Record
from ludotheque.texts import LANGUAGES
from tests.games.conformance import shelf
from tests.games.conformance.walks import walk

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
LOOKS = 4
"""So often is a game looked at, from its first move to its end."""


def terminal(lang: str, said: str = "", out: io.StringIO | None = None) -> Terminal:
    return Terminal(shelf.said(lang), io.StringIO(said), out or io.StringIO())


@in_every_language
def test_every_position_is_drawn_and_told_to_everybody(game_id: str, lang: str) -> None:
    played = walk(game_id, next(iter(shelf.game(game_id).variants)), 0)
    moves = tuple((step.seat, step.move) for step in played.steps)
    viewers: tuple[Seat | None, ...] = (None, *range(played.players))
    for look in range(1, LOOKS + 1):
        made = moves[: len(moves) * look // LOOKS]
        sitting = Sitting(played.game, played.options, (None,) * played.players, shelf.bots(game_id))
        sitting.load(Record(game=game_id, options=played.options, players=played.players, moves=made))
        for face in (face_of(game_id, terminal(lang)), Face(terminal(lang))):
            assert all(face.draw(sitting, viewer) for viewer in viewers)
            told = [face.told(sitting, viewer, 0) for viewer in viewers]
            assert sitting.outcome is None or (any(told) and face.over(sitting))


@in_every_language
def test_somebody_asks_for_help_moves_and_advice(game_id: str, lang: str) -> None:
    game, t, out = shelf.game(game_id), shelf.said(lang), io.StringIO()
    options, players = game.usual(lang)
    sign = face_of(game_id, terminal(lang)).sign
    asked = (sign + t(f"command-{name}") for name in ("help", "moves", "hint", "hint", "board"))
    term = terminal(lang, "\n".join(asked) + "\n", out)
    sitting = Sitting(game, options, (None,) * players, shelf.bots(game_id), seed=1)
    face = face_of(game_id, term)
    assert dialog.play(term, sitting, face) == 0
    assert face.how_to(sitting) in out.getvalue()


@in_every_language
def test_without_a_drawing_of_its_own_everything_on_the_table_has_a_label(game_id: str, lang: str) -> None:
    if game_id not in shelf.HOUSE:
        for field in msgspec.structs.fields(shelf.game(game_id).view_type):
            assert shelf.said(lang)(f"view-{game_id}-{field.name}")
