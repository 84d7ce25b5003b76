-- What the server keeps. Times are seconds since 1970.

CREATE TABLE people (
    id   TEXT    NOT NULL PRIMARY KEY,
    hash BLOB    NOT NULL UNIQUE,        -- sha256 of the token
    name TEXT    NOT NULL,
    made INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    hook TEXT    NOT NULL
);

CREATE TABLE tables (
    id      TEXT    NOT NULL PRIMARY KEY,
    code    TEXT    NOT NULL,            -- '' once nobody can join by it
    game    TEXT    NOT NULL,
    rules   INTEGER NOT NULL,
    seats   INTEGER NOT NULL,
    state   TEXT    NOT NULL,
    public  BOOLEAN NOT NULL,
    made    INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    doc     BLOB    NOT NULL             -- JSON
);
CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code <> '';
CREATE INDEX tables_by_state ON tables (state, public, made);
CREATE INDEX tables_by_change ON tables (changed);

-- Who holds which seat: only to find a person's tables.
CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person);

-- Everything that happened at a table, in order; rows are added, and go only with their table.
CREATE TABLE log (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    fate     TEXT    NOT NULL,           -- JSON
    id       TEXT    NOT NULL,
    spent    INTEGER NOT NULL,           -- milliseconds
    at       INTEGER NOT NULL,
    asked    TEXT    NOT NULL,           -- letters of the seats that owe a decision after it
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE chat (
    line     INTEGER NOT NULL PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at       INTEGER NOT NULL,
    person   TEXT    NOT NULL,
    who      TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL
);
CREATE INDEX chat_by_table ON chat (table_id, line);
CREATE INDEX chat_by_person ON chat (person);

-- Codes by which a seat moves to another device.
CREATE TABLE codes (
    hash     BLOB    NOT NULL PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    expires  INTEGER NOT NULL,
    UNIQUE (table_id, seat)
);
