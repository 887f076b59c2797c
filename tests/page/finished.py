"""Games that are over, played on the wire beside the page."""

from tests.page.people import Person

PLAY = """([path, most]) => new Promise((done) => {
    const wire = new WebSocket(`ws://${location.host}/api${path.replace('/table/', '/tables/')}/socket`);
    const say = (said) => wire.send(JSON.stringify(said));
    let made = 0;
    wire.onopen = () => say({ type: 'hello', since: null, seat: null });
    const play = (seat, legal, version) => {
        if (made === most || !legal.length) return say({ type: 'resign', seat, ref: 'gone' });
        say({ type: 'move', seat, move: legal[(made * 7) % legal.length].move, version, ref: `m${made++}` });
    };
    wire.onmessage = (event) => {
        const { type, live, seat, moves, version } = JSON.parse(event.data);
        if (type === 'legal') play(seat, moves, version);
        if (!live) return;
        const mine = live.seen?.seat;
        if (live.status === 'over') wire.close(), done(made);
        else if (!live.acting.includes(mine)) return;
        else if (live.seen.legal) play(mine, live.seen.legal, live.version);
        else say({ type: 'legal', seat: mine, start: 0, ref: 'list' });
    };
})"""
"""Somebody who plays so many moves of no great thought, then resigns."""
QUICK = ("look", "race", "word", "dispute", "vote", "bets", "sandglass", "thief", "pause", "rounds")
"""WORD JAM in one round of a second each: it is over by itself."""


PAUSE = """(least) => {
    const at = Number(/\\d+/.exec(document.querySelector('.past')?.textContent ?? '')?.[0] ?? -1);
    if (at < least) return false;
    document.querySelector('.replay .main').click();
    return true;
}"""
"""Whoever is fast enough stops a replay there, however slowly the test gets to hear of it."""


def pause_at(person: Person, least: int) -> None:
    """Let a replay play until so many moves are shown, then stop it."""
    person.page.wait_for_function(PAUSE, arg=least)


def ask(person: Person, path: str, **said: object) -> dict[str, str]:
    """What the server answers to somebody who says this."""
    answer = person.page.request.post(person.address + path, data=said, headers={"Origin": person.address})
    assert answer.ok, answer.text()
    found: dict[str, str] = answer.json()
    return found


def finished(ada: Person, game: str, moves: int, bots: int = 1, **options: object) -> str:
    """The path of a game that Ada has lost to bots."""
    seats = [{"type": "me"}, *[{"type": "bot", "level": "2"}] * bots]
    path = f"/table/{ask(ada, '/api/tables', game=game, options=options, seats=seats)['id']}"
    ada.page.evaluate(PLAY, [path, moves])
    return path
