"""What a bot (or a hint) is asked at a table: the seat's view and what it witnessed, nothing else."""

from ludotheque.game import Seat
from ludotheque.server.http.identity import seed
from ludotheque.server.thinking.worker import Request
from ludotheque.tables.table import Table


def request_for(
    table: Table, seat: Seat, key: bytes, now: float, *, level: str = "", step: int = 0
) -> Request:
    """For a move of that level, or for the hint of that step."""
    match, play = table.match, table.match.play
    return Request(
        game=match.header.game,
        level=level,
        step=step,
        options=match.header.options,
        players=play.players,
        seat=seat,
        view=play.game.view(play.state, seat),
        witnessed=table.story.witnessed(seat),
        seed=seed(key, table.id, seat),
        elapsed=max(0.0, now - match.phase_since),
    )
