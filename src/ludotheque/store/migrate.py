"""Bring a database to this version's schema, or refuse one that is newer than this program.

`Store` calls it when it is opened; it never goes back a version, and nobody else changes the schema.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from ludotheque.game import Refusal

LOCK = 7_265_134
"""Any number, the same in every process: who holds this PostgreSQL lock migrates alone."""


def migrate(connection: Connection) -> None:
    """Upgrade in place. Raises Refusal `schema-newer` when a newer program has been here."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    found = MigrationContext.configure(connection).get_current_revision()
    scripts = ScriptDirectory.from_config(config)
    newest = scripts.get_current_head() or ""
    if found is not None and not _known(scripts, found):
        raise Refusal("schema-newer", found=found, known=newest)
    if found != newest:
        command.upgrade(config, "head")


def revisions(connection: Connection) -> tuple[str | None, str]:
    """Which schema the database has, and which this program knows."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    newest = ScriptDirectory.from_config(config).get_current_head() or ""
    return MigrationContext.configure(connection).get_current_revision(), newest


def _known(scripts: ScriptDirectory, revision: str) -> bool:
    try:
        return scripts.get_revision(revision) is not None
    except CommandError:
        return False
