"""Structured logs: one JSON object per line on stderr. No names, no addresses, no chat, no cookies.

Whatever goes wrong says it by `alarm`; whoever calls it must not hand in what a person wrote.
"""

import logging
import sys
import traceback
from typing import Any

import msgspec

LOG = logging.getLogger("ludotheque")
NOISE = frozenset({"Invalid HTTP request received.", "Unsupported upgrade request."})
"""What the ASGI server says of every such request: whoever sends them could fill the disk with it."""


class _JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info is not None and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["trace"] = "".join(traceback.format_tb(record.exc_info[2]))[-2000:]
        return msgspec.json.encode(line).decode()


class _Stderr(logging.Handler):
    """Wherever that leads at the time."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            print(self.format(record), file=sys.stderr, flush=True)
        except Exception:
            self.handleError(record)


def set_up(level: str) -> None:
    """Send our log and the ASGI server's errors to stderr."""
    handler = _Stderr()
    handler.setFormatter(_JsonLines())
    wanted = logging.getLevelName(level.upper())
    # below a warning the ASGI server's log names addresses
    for name, least in (("ludotheque", wanted), ("uvicorn.error", max(wanted, logging.WARNING))):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(least)
    handler.addFilter(lambda record: record.getMessage() not in NOISE)


def note(event: str, **fields: Any) -> None:
    LOG.info(event, extra={"fields": fields})


def alarm(event: str, error: BaseException | None = None, **fields: Any) -> None:
    """Something that should not happen; the trace tells where, never with what data."""
    LOG.error(event, extra={"fields": fields}, exc_info=error)
