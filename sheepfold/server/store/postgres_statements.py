"""Every statement that PostgreSQL is asked to prepare, by name: those that write and those that read."""

from __future__ import annotations

LOG = "table_id, n, kind, seat, text, fate, id, spent, at, asked, entropy"
TABLE = "id, code, game, rules, seats, state, public, made, changed, doc"
PERSON = "id, hash, name, made, seen, hook"
CHAT = "table_id, at, person, who, name, text"

WRITES = {
    # --- the server itself
    b"enter": "SELECT new_life, new_line FROM enter($1)",
    b"enter_again": "SELECT new_line FROM enter_again($1, $2::bigint, $3::json)",
    b"beat": "SELECT living FROM beat($1, $2::bigint, $3::bigint, $4::interval)",
    b"hold": "SELECT hold($1, $2::bigint, $3::bigint)",
    b"claim": "SELECT mine, owner, until FROM claim($1, $2, $3::bigint)",
    b"orphans": "SELECT taken, until FROM orphans($1, $2::bigint, $3::integer)",
    b"release": "DELETE FROM owners WHERE house = $1 AND life = $2::bigint"
    " AND table_id IN (SELECT value FROM json_array_elements_text($3::json))",
    b"release_to_wake": "UPDATE owners SET house = '', life = 0, wake = true WHERE house = $1 AND life = $2::bigint"
    " AND table_id IN (SELECT value FROM json_array_elements_text($3::json))",
    b"kept": "SELECT table_id FROM owners JOIN houses h ON h.id = house AND h.life = owners.life AND h.line > 0"
    " WHERE house = $1 AND owners.life = $2::bigint AND table_id IN (SELECT value FROM json_array_elements_text($3::json))",
    b"give_up_all": "UPDATE owners SET house = '', life = 0, wake = true WHERE house = $1 AND life = $2::bigint",
    b"leave": "DELETE FROM houses WHERE id = $1 AND life = $2::bigint",
    # --- changes
    b"append": f'INSERT INTO log ({LOG}) SELECT "table", n, kind, seat, text, fate, id, spent, at, asked, entropy'
    ' FROM json_to_recordset($1::json) AS r("table" text, n integer, kind text, seat integer, text text, fate text, id text,'
    " spent bigint, at bigint, asked text, entropy text)",
    b"save_person": f"INSERT INTO people ({PERSON}) VALUES ($1, $2::bytea, $3, $4::bigint, $5::bigint, $6)"
    " ON CONFLICT (id) DO UPDATE SET hash = excluded.hash, name = excluded.name, seen = excluded.seen, hook = excluded.hook",
    b"new_table": f"INSERT INTO tables ({TABLE})"
    " VALUES ($1, $2, $3, $4::integer, $5::integer, $6, $7::boolean, $8::bigint, $9::bigint, $10::bytea)",
    b"own": "INSERT INTO owners (table_id, house, life, wake) VALUES ($1, $2, $3::bigint, false)",
    b"save_table": "UPDATE tables SET code = $2, state = $3, public = $4::boolean, changed = $5::bigint, doc = $6::bytea"
    " WHERE id = $1",
    # A code was given by the person who held the seat: it must not open it against the next one, also if it came after they left.
    b"void_codes": "DELETE FROM codes c WHERE c.table_id = $1 AND $2::json ->> c.seat::text IS DISTINCT FROM"
    " (SELECT s.person FROM seats s WHERE s.table_id = $1 AND s.seat = c.seat)",
    b"clear_seats": "DELETE FROM seats WHERE table_id = $1",
    b"fill_seats": "INSERT INTO seats (table_id, seat, person) SELECT $1, key::integer, value FROM json_each_text($2::json)",
    b"add_chat": f"INSERT INTO chat ({CHAT}) VALUES ($1, $2::bigint, $3, $4, $5, $6)",
    b"void_code": "DELETE FROM codes WHERE table_id = $1 AND seat = $2::integer",
    b"add_code": "INSERT INTO codes (hash, table_id, seat, expires) VALUES ($1::bytea, $2, $3::integer, $4::bigint)",
    b"clear_codes": "DELETE FROM codes WHERE expires <= $1::bigint",
    b"take_code": "DELETE FROM codes WHERE hash = $1::bytea RETURNING table_id, seat",
    b"drop_lines": "DELETE FROM chat WHERE person = $1",
    b"drop_seats": "DELETE FROM seats WHERE person = $1",
    b"drop_traces": "DELETE FROM traces WHERE person = $1",
    b"add_traces": "INSERT INTO traces (person, table_id) SELECT value, $1 FROM json_array_elements_text($2::json)"
    " ON CONFLICT DO NOTHING",
    b"drop_name": "UPDATE chat SET name = '' WHERE table_id = $1 AND name = $2"
    " AND person NOT IN (SELECT value FROM json_array_elements_text($3::json))",
    b"drop_person": "DELETE FROM people WHERE id = $1",
    b"drop_log": "DELETE FROM log WHERE table_id = $1",
    b"drop_table": "DELETE FROM tables WHERE id = $1",
    b"add_act": "INSERT INTO acts (at, what, given, answer) VALUES ($1::bigint, $2, $3, $4)",
    b"answer_act": "UPDATE acts SET answer = $2 WHERE line = $1::bigint AND answer = ''",
    b"keep_clock": "INSERT INTO clocks (table_id, n, used) VALUES ($1, $2::integer, $3)"
    " ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, used = excluded.used",
    b"drop_clock": "DELETE FROM clocks WHERE table_id = $1",
}

READS = {
    b"table": f"SELECT {TABLE} FROM tables WHERE id = $1",
    b"table_by_code": f"SELECT {TABLE} FROM tables WHERE code = $1 AND code <> ''",
    b"open_tables": f"SELECT {TABLE} FROM tables WHERE state = 'open' AND public ORDER BY made DESC, id LIMIT $1::integer",
    b"tables_of": f"SELECT {TABLE} FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1)"
    " AND state IN (SELECT value FROM json_array_elements_text($2::json)) ORDER BY changed DESC, id LIMIT $3::integer",
    b"waiting": "SELECT value, asked FROM json_array_elements_text($1::json), LATERAL"
    " (SELECT asked FROM log WHERE table_id = value AND asked <> '' ORDER BY n DESC LIMIT 1) AS last",
    b"running": "SELECT id FROM tables WHERE state = 'playing' ORDER BY made, id LIMIT $1::integer",
    b"stale": "SELECT id FROM tables WHERE changed < $1::bigint"
    " AND coalesce((SELECT at FROM log WHERE table_id = tables.id ORDER BY n DESC LIMIT 1), 0) < $1::bigint"
    " ORDER BY changed LIMIT $2::integer",
    b"log": f"SELECT {LOG} FROM log WHERE table_id = $1 AND n >= $2::integer ORDER BY n",
    b"chat": f"SELECT {CHAT} FROM chat WHERE table_id = $1 ORDER BY line DESC LIMIT $2::integer",
    b"person": f"SELECT {PERSON} FROM people WHERE id = $1",
    b"person_by_hash": f"SELECT {PERSON} FROM people WHERE hash = $1::bytea",
    b"code": "SELECT table_id, seat FROM codes WHERE hash = $1::bytea AND expires > $2::bigint",
    # --- for the host, and to forget people
    b"traces": "SELECT table_id FROM traces WHERE person = $1 ORDER BY table_id",
    b"bans": "SELECT who FROM bans",
    b"orders": "SELECT line, what, given FROM acts WHERE answer = '' ORDER BY line",
    b"untouched": "SELECT id FROM tables WHERE state = 'open' AND changed < $1::bigint ORDER BY changed LIMIT $2::integer",
    b"idle": "SELECT id FROM people p WHERE seen < $1::bigint AND NOT EXISTS (SELECT 1 FROM traces r JOIN tables t"
    " ON t.id = r.table_id WHERE r.person = p.id AND (t.state IN ('open', 'playing') OR t.changed >= $1::bigint))"
    " ORDER BY seen LIMIT $2::integer",
    b"clock": "SELECT table_id, n, used FROM clocks WHERE table_id = $1",
    b"states": "SELECT 'tables_' || state, count(*) FROM tables GROUP BY state",
    b"people": "SELECT count(*), pg_database_size(current_database()) FROM people",
    # --- everything about a person: of a log the moves of seats held now, without what fate did
    b"own_person": "SELECT id, name, made, seen, hook FROM people WHERE id = $1",
    b"own_seats": "SELECT t.id AS table_id, s.seat, t.game, t.state, t.made, t.changed"
    " FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = $1 ORDER BY t.made, t.id, s.seat",
    b"own_moves": "SELECT l.table_id, l.n, l.kind, l.seat, l.text, l.spent, l.at"
    " FROM seats s JOIN log l ON l.table_id = s.table_id AND l.seat = s.seat WHERE s.person = $1 ORDER BY l.table_id, l.n",
    b"own_chat": "SELECT table_id, at, who, name, text FROM chat WHERE person = $1 ORDER BY line",
}
