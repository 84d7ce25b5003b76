"""PostgreSQL's driver, loaded only where a store in PostgreSQL is asked for; one line says so where it is missing."""

from __future__ import annotations

from sheepfold.core.errors import BadInput

try:
    import psycopg
    from psycopg import conninfo, pq
    from psycopg.adapt import Transformer
except ImportError as error:
    raise BadInput(f"a store in PostgreSQL needs the extra `postgres`, pip install 'sheepfold[postgres]': {error}") from None

__all__ = ["Transformer", "conninfo", "pq", "psycopg"]
