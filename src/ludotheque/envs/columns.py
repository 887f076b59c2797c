"""Finished games as Parquet: a column for each field of a line of JSON (`envs/data`).

Options differ from game to game, so that column holds them as JSON. Needs `pyarrow` (the extra `research`).
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from ludotheque.envs.data import Line

SCHEMA = pa.schema(
    [
        ("format", pa.int32()),
        ("game", pa.string()),
        ("players", pa.int32()),
        ("options", pa.string()),
        ("seats", pa.list_(pa.string())),
        ("tags", pa.map_(pa.string(), pa.string())),
        ("moves", pa.list_(pa.string())),
        ("end", pa.string()),
    ]
)
ROWS = 1_000
"""How many games are written, and read, in one go."""


@contextmanager
def writing(file: BinaryIO) -> Iterator[Callable[[Line], None]]:
    """What writes one game after the other; at the end the file is whole."""
    held: list[dict[str, Any]] = []
    with pq.ParquetWriter(file, SCHEMA, compression="zstd") as out:

        def flush() -> None:
            out.write_batch(pa.RecordBatch.from_pylist(held, schema=SCHEMA))
            held.clear()

        def write(line: Line) -> None:
            row = {name: getattr(line, name) for name in SCHEMA.names}
            held.append({**row, "options": msgspec.json.encode(line.options).decode()})
            if len(held) >= ROWS:
                flush()

        yield write
        flush()


def lines_of(file: Path) -> Iterator[str]:
    """Each game as a line of JSON, for `checked`; raises OSError or ValueError."""
    with pq.ParquetFile(file) as source:
        if missing := set(SCHEMA.names) - set(source.schema_arrow.names):
            raise ValueError(f"no column {', '.join(sorted(missing))}")
        for batch in source.iter_batches(ROWS, columns=SCHEMA.names):
            for row in batch.to_pylist():
                yield _line(row)


def _line(row: dict[str, Any]) -> str:
    """What is no options or no tags stays what it is, and is refused when the line is read."""
    options, tags = row["options"], row["tags"]
    if isinstance(options, str):
        row["options"] = msgspec.Raw(options.encode())
    if isinstance(tags, list):
        row["tags"] = dict(tags)
    return msgspec.json.encode(row).decode()
