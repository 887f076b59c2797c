"""A table told in lines of text, as one seat sees it and in one language."""

from ludotheque.envs.rounds import Rounds
from ludotheque.game import CHANCE, CLOCK, Seat
from ludotheque.texts import Texts
from ludotheque.texts.readable import Paper, Readable


def text_of(rounds: Rounds, seat: Seat | None, texts: Texts) -> str:
    """What a seat sees (None: a spectator). Whoever may act is marked."""
    setting = rounds.setting
    names = setting.seat_names()
    drawing = Readable(Paper(texts), setting.game.id, names, [""] * setting.players)
    acting = setting.game.actors(rounds.state) - {CHANCE, CLOCK}
    return "\n".join(line.rstrip() for line in drawing.draw(setting.game.view(rounds.state, seat), acting))
