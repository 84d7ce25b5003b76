-- What happened last, at all tables, in the order it came: a commit adds rows at one end, where it would touch a page of every table
-- that moved if it put them where they belong. There they are moved many at once. `log` is still everything.

ALTER TABLE log RENAME TO steps;

CREATE TABLE recent (
    line     INTEGER NOT NULL PRIMARY KEY,
    table_id TEXT    NOT NULL,           -- of `tables`: `recent.py` and the trigger see to it
    n        INTEGER NOT NULL,           -- more than that of any row of the table in `steps`, or before it here
    kind     TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    fate     TEXT    NOT NULL,
    id       TEXT    NOT NULL,
    spent    INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    asked    TEXT    NOT NULL,
    entropy  TEXT    NOT NULL
);

CREATE TRIGGER recent_of_tables AFTER DELETE ON tables BEGIN
    DELETE FROM recent WHERE table_id = OLD.id;
END;

CREATE VIEW log AS
    SELECT table_id, n, kind, seat, text, fate, id, spent, at, asked, entropy FROM steps
    UNION ALL
    SELECT table_id, n, kind, seat, text, fate, id, spent, at, asked, entropy FROM recent;
