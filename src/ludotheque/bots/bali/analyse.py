"""An analysis of a finished game of BALI, from the judgement the strong levels play with.

Asked as `BOTS.analyse` once a game is over: here all cards are known, as never to a bot.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from ludotheque.bots.bali import rivals, solitaire, weights
from ludotheque.bots.bali.books import book_of
from ludotheque.bots.bali.hint import best_move
from ludotheque.bots.bali.impressions import EVERYTHING, new_impressions, weigh
from ludotheque.bots.bali.levels import AMONG_OTHERS
from ludotheque.bots.bali.open_cards import best_open
from ludotheque.bots.bali.rollouts import promise
from ludotheque.bots.bali.table import REMOVE, STEPS, WILD, Table, copy_table, do_step, new_table
from ludotheque.bots.bali.vocabulary import kindly
from ludotheque.bots.bot import POINTS_AHEAD, POINTS_ALONE, Progress, Remark, Review, Situation
from ludotheque.game import CHANCE, Param, Seat, retrace
from ludotheque.games.bali import GAME
from ludotheque.games.bali.cards import BALI, is_bali, points, reading
from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.packed import listed
from ludotheque.games.bali.panel import joined
from ludotheque.games.bali.scoring import rulebook
from ludotheque.games.bali.seats import team
from ludotheque.games.bali.types import Build, Draw, Move, Options, Over, Remove, State, Turn
from ludotheque.lexicon import open_lexicon

WIDTH, GAMES, DEPTH = 5, 24, 6
TURNING = 60.0
"""Points lost by one move that turn a game."""
BEAM = 250


class _Judged(NamedTuple):
    played: float
    best: float
    move: Build | Remove
    margin: float = 0.0


def analyse(
    options: Options, players: int, moves: Sequence[tuple[Seat, Move]]
) -> Iterator[Review | Remark | Progress]:
    """Every turn judged; of a solitaire also the best that was in the deal."""
    state = GAME.start(options, players)
    witnessed: list[tuple[Seat, Move]] = []
    passed_by: list[_Word] = []
    made: set[str] = set()
    for index, (seat, move) in enumerate(moves):
        if isinstance(state.phase, Turn) and isinstance(move, Build | Remove):
            situation = kindly(
                Situation(
                    options=options,
                    players=players,
                    seat=seat,
                    view=GAME.view(state, seat),
                    witnessed=tuple(witnessed),
                )
            )
            if (review := judge(state, situation, move, index)) is not None:
                yield review
            if players == 1:
                passed_by += _words_now(state, index)
                if isinstance(move, Build):
                    made.add(reading(edition(options.edition), joined(state.panels, move)))
        state = retrace(GAME, state, seat, move)
        witnessed.append((seat, move))
        yield Progress((index + 1) / (len(moves) + 1))
    if missed := [word for word in passed_by if word.spelled not in made]:
        best = max(missed, key=lambda word: word.points)
        yield Remark("bali-remark-word", {"word": best.spelled, "points": best.points, "number": best.at + 1})
    if players == 1:
        yield _best_of_deal(options, moves, state)


class _Word(NamedTuple):
    points: int
    spelled: str
    at: int


def _words_now(state: State, index: int) -> list[_Word]:
    """The best word that could be built at this move, if any."""
    book = rulebook(replace(state.options, hurtful=False))
    return [
        _Word(points(book.edition, made), reading(book.edition, made), index)
        for build in listed(book, state.panels, team(state, state.turn), True, 1)
        for made in [joined(state.panels, build)]
    ]


def judge(state: State, situation: Situation, move: Build | Remove, index: int = 0) -> Review | None:
    """One turn; None where nothing that could be done is seen."""
    judged = _judge(situation, move)
    return _review(state, index, situation.seat, move, judged) if judged is not None else None


def _review(state: State, index: int, seat: Seat, move: Build | Remove, judged: _Judged) -> Review:
    loss = max(0.0, round(judged.best - judged.played))
    printed = edition(state.options.edition)
    text, params = "", dict[str, Param]()
    if loss > 0 and isinstance(judged.move, Build):
        made = joined(state.panels, judged.move)
        if open_lexicon(printed.language, state.options.lexicon).is_word(reading(printed, made)):
            text = "bali-review-word"
            params = {"word": reading(printed, made), "points": points(printed, made)}
    return Review(
        index=index,
        seat=seat,
        played=GAME.write(state, seat, move),
        best=GAME.write(state, seat, judged.move) if loss > 0 else GAME.write(state, seat, move),
        value=round(judged.best if seat % len(state.scores) == 0 else -judged.best),
        loss=loss,
        margin=judged.margin,
        turning=loss >= TURNING,
        text=text,
        params=params,
        better=judged.move if loss > 0 else None,
        effect=GAME.effect(state, seat, judged.move) if loss > 0 else None,
    )


def _judge(situation: Situation, move: Build | Remove) -> _Judged | None:
    """Whoever followed a hint made no mistake, although a hint looks further."""
    alone = situation.players == 1
    judged = _judge_alone(situation, move) if alone else _judge_among(situation, move)
    least = POINTS_ALONE.inaccuracy if alone else POINTS_AHEAD.inaccuracy
    if judged is not None and judged.best - judged.played >= least - 1 and best_move(situation)[0] == move:
        return _Judged(judged.best, judged.best, move)
    return judged


def _judge_among(situation: Situation, move: Build | Remove) -> _Judged | None:
    strength = AMONG_OTHERS["4"]
    tried = rivals.candidates(situation, strength)
    if not tried:
        return None
    played = next((one.worth for one in tried if one.move == move), None)
    if played is None:
        played = rivals.tried(situation, move, strength).worth
    if tried[0].worth > played:
        return _Judged(played, tried[0].worth, tried[0].move)
    others = [one.worth for one in tried if one.move != move]
    return _Judged(played, played, move, played - max(others) if len(others) > 1 else 0.0)


def _judge_alone(situation: Situation, move: Build | Remove) -> _Judged | None:
    """The played step and the net's best ones, each by the same draws."""
    book, table = solitaire.open_table(situation)
    net = weights.load(situation.options.edition)
    codes, values = np.empty(STEPS, np.int64), np.empty(STEPS, np.float64)
    count = weigh(book, net, table, new_impressions(), EVERYTHING, codes, values)
    if count == 0:
        return None
    after, steps = new_table(), _codes(situation, move)

    def promised(done: list[int]) -> float:
        copy_table(table, after)
        for code in done:
            do_step(book, after, code)
        return promise(book, net, after, GAMES, DEPTH, len(situation.witnessed))

    tried = [int(codes[at]) for at in np.argsort(-values[:count])[:WIDTH].tolist()]
    others = {code: promised([code]) for code in tried if [code] != steps}
    played, best = promised(steps), max(others, key=lambda code: (others[code], code), default=-1)
    if best < 0 or played >= others[best]:
        return _Judged(played, played, move, played - others[best] if len(others) > 1 else 0.0)
    better = solitaire.move_of(situation, best)
    assert isinstance(better, Build | Remove)
    return _Judged(played, others[best], better)


def _codes(situation: Situation, move: Build | Remove) -> list[int]:
    """A move as steps of the packed table."""
    top = move.column.place
    if isinstance(move, Remove):
        return [top * 256 + REMOVE * 32 + 31]
    panel = situation.view.panels[situation.seat]
    alphabet = open_lexicon(edition(situation.options.edition).language).alphabet
    letter = alphabet.index(move.letters) if move.letters else 31
    return [
        top * 256 + piece.place * 32 + (letter if BALI in panel[top] + panel[piece.place] else 31)
        for piece in move.pieces
    ]


def _best_of_deal(options: Options, moves: Sequence[tuple[Seat, Move]], state: State) -> Remark:
    """What a player who saw the cards would have reached; cards never drawn come in alphabetical order."""
    printed = edition(options.edition)
    alphabet = open_lexicon(printed.language).alphabet
    drawn = [move.card for seat, move in moves if seat == CHANCE and isinstance(move, Draw)]
    cards = [
        WILD if is_bali(card) else alphabet.index(reading(printed, card)) for card in [*drawn, *state.deck]
    ]
    book, table = book_of(options), opening(options, drawn)
    coming, told = np.array(cards[7:], np.int64), np.empty(2)
    net, way = weights.load(options.edition), np.empty(len(coming), np.int64)
    best = best_open(book, net, table, coming, BEAM, told, way)
    reached = state.phase.final[0] if isinstance(state.phase, Over) else 0
    text = "bali-remark-bali" if told[1] else "bali-remark-best"
    return Remark(text, {"best": round(max(best, reached)), "reached": reached})


def opening(options: Options, drawn: Sequence[str]) -> Table:
    """The packed table of a solitaire right after the deal."""
    view = GAME.view(GAME.start(options, 1), 0)
    dealt = tuple((0, Draw(card)) for card in drawn[:7])
    return solitaire.dealt_table(
        Situation(options=options, players=1, seat=0, view=view, witnessed=dealt), tuple(drawn[:7])
    )
