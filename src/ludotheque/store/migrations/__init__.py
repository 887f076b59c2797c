"""Alembic's scripts, shipped with the package; `store/migrate.py` runs them."""
