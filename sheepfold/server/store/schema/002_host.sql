-- What a host needs, and what is needed to forget somebody.

-- Who ever sat at a table, or in an earlier game of its series: where a name may have to be taken out.
CREATE TABLE traces (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX traces_by_table ON traces (table_id);
INSERT INTO traces SELECT DISTINCT person, table_id FROM seats;

-- Who is kept out: persons by id, and addresses.
CREATE TABLE bans (
    who TEXT    NOT NULL PRIMARY KEY,
    at  INTEGER NOT NULL
);

-- What hosts did and servers went through, in order; rows are added, and an order that is carried out gets its answer.
CREATE TABLE acts (
    line   INTEGER NOT NULL PRIMARY KEY,
    at     INTEGER NOT NULL,
    what   TEXT    NOT NULL,
    given  TEXT    NOT NULL,
    answer TEXT    NOT NULL              -- '': to be carried out
);
CREATE INDEX acts_to_do ON acts (line) WHERE answer = '';

-- What the clocks of tables that were not in memory showed when the server stopped.
CREATE TABLE clocks (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,           -- the last step then
    used     TEXT    NOT NULL            -- JSON: seats and the milliseconds they had thought
);
