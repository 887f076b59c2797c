"""A bot that plays any game at a server, with nothing but the protocol (`docs/protocol.md`).

    python -m examples.server_bot http://127.0.0.1:8350 TOKEN CODE

It sits down at the table of that code and takes a legal move at random; put a better idea in `decide`.
"""

import json
import sys
import time
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect
from websockets.sync.connection import Connection


def call(url: str, token: str, path: str, body: Any = None) -> Any:
    """GET, or POST if there is a body."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url + path, data, headers)) as answer:
        return json.load(answer)


def decide(legal: list[Any], dice: Random) -> Any:
    """One of the legal moves; each has its `move`, its `text` and what it would do."""
    return dice.choice(legal)["move"]


def play(socket: Connection, seat: int, dice: Random) -> Any:
    """Play until the game is over; its outcome."""
    socket.send(json.dumps({"type": "hello"}))
    live: Any = None
    while live is None or live["status"] != "over":
        said = json.loads(socket.recv())
        if said["type"] == "bye":
            raise SystemExit(f"the server says goodbye: {said['code']}")
        live = said.get("live", live)
        legal = said["moves"] if said["type"] == "legal" else live["seen"] and live["seen"]["legal"]
        if said["type"] not in {"table", "update", "legal", "refused"} or seat not in live["acting"]:
            continue  # somebody came or went, our own move was taken, or others are to act
        if said["type"] == "refused":
            time.sleep(1)  # too fast, or too late; what is legal now is known by then
        if legal is None:
            socket.send(json.dumps({"type": "legal", "seat": seat}))
        elif legal:
            move = {"type": "move", "seat": seat, "version": live["version"]}
            socket.send(json.dumps({**move, "move": decide(legal, dice)}))
    return live["outcome"]


def main(url: str, token: str, code: str) -> None:
    table = call(url, token, f"/api/codes/{code}")
    table = call(url, token, f"/api/tables/{table['id']}/join", {})
    seat = next(one["seat"] for one in table["seats"] if one["mine"])
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    with connect(address, additional_headers=headers, max_size=None) as socket:  # it pings by itself
        print(json.dumps(play(socket, seat, Random(1))))


if __name__ == "__main__":
    main(*sys.argv[1:])
