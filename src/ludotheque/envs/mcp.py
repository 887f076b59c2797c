"""Tables for assistants, over the Model Context Protocol: open one, look, list moves, play, read the rules.

An assistant sees what its seat sees and nothing else. It cannot choose the seed: who knows it, knows all.
"""

import secrets
from collections.abc import Callable
from functools import wraps
from importlib.metadata import version
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from ludotheque.envs.setting import BadSetting
from ludotheque.envs.text import TextEnv
from ludotheque.game import Refusal
from ludotheque.registry import GAME_IDS, bots, game, guest_texts
from ludotheque.texts import LANGUAGES, rule_page, texts

MOST_TABLES = 100
"""The oldest table is cleared away when one more is opened."""


class Tables:
    """The tables of one assistant."""

    def __init__(self, lang: str, seed: int | None = None) -> None:
        self.lang, self._seed = lang, seed
        self.tables: dict[str, TextEnv] = {}
        self._opened = 0

    def list_games(self) -> str:
        """Which games there are, with their variants and the levels of the bots."""
        t = texts(self.lang)
        lines = [
            f"{game_id}: {t(f'box-{game_id}-pitch')}\n"
            f"  variants: {', '.join(game(game_id).variants)}\n"
            f"  levels: {', '.join(level.id for level in bots(game_id).levels)}"
            for game_id in GAME_IDS
        ]
        return "\n".join(lines)

    def open_table(
        self, game_id: str, variant: str | None = None, level: str | None = None, seat: int = 0
    ) -> str:
        """Sit down at a new table against bots; returns its name and what you see."""
        self._opened += 1
        luck = secrets.token_hex(16) if self._seed is None else f"{self._seed}:{self._opened}"
        if game_id not in GAME_IDS:
            raise BadSetting(f"no game {game_id!r}; there are {', '.join(GAME_IDS)}")
        table = TextEnv(game_id, variant, seats=(seat,), level=level, seed=luck, lang=self.lang)
        name = f"t{self._opened}"
        self.tables[name] = table
        if len(self.tables) > MOST_TABLES:
            del self.tables[next(iter(self.tables))]
        return f"{name}\n{table.observe()}"

    def look(self, table: str) -> str:
        """What you see now, and what happened since your last decision."""
        return self._table(table).observe()

    def list_moves(self, table: str) -> str:
        """The moves you may make now, in notation, one a line; there may be more than are listed."""
        return "\n".join(self._table(table).moves())

    def play(self, table: str, move: str) -> str:
        """Make a move (notation, the number of a listed one, or `wait`); returns what you see then."""
        at = self._table(table)
        reply = at.step(move)
        if not reply.taken:
            raise ToolError(reply.why)
        return at.observe()

    def read_rules(self, game_id: str, find: str = "") -> str:
        """The rules of a game; with `find` only the paragraphs that hold that text (a rule's id, a word)."""
        if game_id not in GAME_IDS:
            raise BadSetting(f"no game {game_id!r}; there are {', '.join(GAME_IDS)}")
        page = rule_page(game_id, self.lang, guest_texts(game_id))
        if not find:
            return page
        return "\n\n".join(part for part in page.split("\n\n") if find.casefold() in part.casefold())

    def _table(self, name: str) -> TextEnv:
        if name not in self.tables:
            raise Refusal("mcp-table", table=name)
        return self.tables[name]


def create_server(lang: str = "en", seed: int | None = None) -> MCPServer[Any]:
    """A server for one assistant. `seed` makes tables repeatable, for tests."""
    if lang not in LANGUAGES:
        raise KeyError(lang)
    tables = Tables(lang, seed)
    server: MCPServer[Any] = MCPServer("ludotheque", version=version("ludotheque"), log_level="WARNING")
    for tool in (
        tables.list_games,
        tables.open_table,
        tables.look,
        tables.list_moves,
        tables.play,
        tables.read_rules,
    ):
        server.add_tool(_told(tool, lang), name=tool.__name__, description=tool.__doc__)
    return server


def _told(tool: Callable[..., str], lang: str) -> Callable[..., str]:
    """The tool, with refusals as sentences that the assistant reads."""

    @wraps(tool)
    def call(*args: Any, **named: Any) -> str:
        try:
            return tool(*args, **named)
        except Refusal as refusal:
            raise ToolError(texts(lang).refusal(refusal)) from refusal
        except BadSetting as refused:
            raise ToolError(str(refused)) from refused

    return call
