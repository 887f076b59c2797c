"""What is played at a table: the state, the moves that stand, and what the rules say of it now."""

from msgspec import Struct

from ludotheque.game import AnyGame, Outcome, Seat, Timer
from ludotheque.matches.moves import Moves


class Play(Struct, frozen=True):
    """One moment of a game. What the rules say is asked once, when the moment comes."""

    game: AnyGame
    options: Struct
    players: int
    state: Struct
    moves: Moves
    """The moves that stand; what was taken back is gone."""
    floor: int
    """No takeback reaches below this many moves: chance, the clock or a revelation stands there."""
    actors: frozenset[Seat]
    """Who may act by the rules, CHANCE and CLOCK included."""
    acting: tuple[Seat, ...]
    """The same at the table alone, in order."""
    timer: Timer | None
    outcome: Outcome | None

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        return self.game.sides(self.options, self.players)

    def after(self, seat: Seat, move: Struct) -> "Play":
        """One move later; the caller has checked it."""
        game = self.game
        moves = self.moves.and_then(seat, move)
        final = seat < 0 or game.reveals(self.state, seat, move)
        return _moment(self, game.apply(self.state, seat, move), moves, len(moves) if final else self.floor)

    def back_to(self, keep: int) -> "Play":
        """With only the first `keep` moves standing."""
        game, moves = self.game, self.moves[:keep]
        state = game.start(self.options, self.players)
        for seat, move in moves:
            state = game.apply(state, seat, move)
        return _moment(self, state, moves, self.floor)


def _moment(play: Play, state: Struct, moves: Moves, floor: int) -> Play:
    game = play.game
    actors = game.actors(state)
    acting = tuple(sorted([seat for seat in actors if seat >= 0]))
    return Play(
        game, play.options, play.players, state, moves, floor, actors, acting, game.timer(state),
        game.outcome(state) if not actors else None,
    )  # fmt: skip


def begin(game: AnyGame, options: Struct, players: int) -> Play:
    """Before the first move; raises BadOptions."""
    state = game.start(options, players)
    blank = Play(game, options, players, state, Moves(), 0, frozenset(), (), None, None)
    return _moment(blank, state, Moves(), 0)
