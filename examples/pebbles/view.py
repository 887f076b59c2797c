"""What is hidden: tiles that lie face down, and guesses until all are made. Nothing is hidden elsewhere."""

from random import Random

from msgspec.structs import replace

from ludotheque.game import Seat

from .types import TILES, Draw, Guess, Move, Show, State, TimeUp, View


def view(state: State, seat: Seat | None) -> View:
    """What `seat` sees (None: a spectator); once the game is over, everything."""
    return View(
        state.heap,
        tuple(
            tile if state.over or s == seat or state.shown[s] or not tile else None
            for s, tile in enumerate(state.tiles)
        ),
        state.shown,
        tuple(guess is not None for guess in state.guesses),
        state.turn,
        state.last_player,
        state.over,
    )


def witness(state: State, seat: Seat, move: Move, viewer: Seat | None) -> Move | None:
    """Of another's tile one learns nothing, of another's guess only that it was made."""
    match move:
        case Draw():
            return move if viewer == state.tiles.index(0) else None
        case Guess():
            return move if viewer == seat else Guess(None)
        case _:
            return move


def reveals(_state: State, _seat: Seat, move: Move) -> bool:
    """Whether the move shows somebody what was hidden from him, so that it cannot be taken back."""
    return isinstance(move, Show | Guess | TimeUp)


def disguise(state: State, viewer: Seat | None, rng: Random) -> State:
    """Another state that the viewer cannot tell from this one: what is hidden from him is drawn anew."""
    if state.over:
        return state
    hidden = {s for s, tile in enumerate(state.tiles) if tile and s != viewer and not state.shown[s]}
    known = {tile for s, tile in enumerate(state.tiles) if s not in hidden}
    drawn = iter(rng.sample([tile for tile in TILES if tile not in known], len(hidden)))
    return replace(
        state,
        tiles=tuple(next(drawn) if s in hidden else tile for s, tile in enumerate(state.tiles)),
        guesses=tuple(
            guess if guess is None or s == viewer else rng.randrange(10)
            for s, guess in enumerate(state.guesses)
        ),
    )
