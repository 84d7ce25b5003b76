BEGIN TRANSACTION;
CREATE TABLE acts (
    line   INTEGER NOT NULL PRIMARY KEY,
    at     INTEGER NOT NULL,
    what   TEXT    NOT NULL,
    given  TEXT    NOT NULL,
    answer TEXT    NOT NULL              -- '': to be carried out
);
CREATE TABLE bans (
    who TEXT    NOT NULL PRIMARY KEY,
    at  INTEGER NOT NULL
);
CREATE TABLE chat (
    line     INTEGER NOT NULL PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at       INTEGER NOT NULL,
    person   TEXT    NOT NULL,
    who      TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL
);
INSERT INTO "chat" VALUES(1,'a-table-with-a-long-id',1000,'ada','A','Ada','Grüß Gott');
CREATE TABLE clocks (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,           -- the last step then
    used     TEXT    NOT NULL            -- JSON: seats and the milliseconds they had thought
);
CREATE TABLE codes (
    hash     BLOB    NOT NULL PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    expires  INTEGER NOT NULL,
    UNIQUE (table_id, seat)
);
INSERT INTO "codes" VALUES(X'636F6465','a-table-with-a-long-id',0,2000);
CREATE TABLE people (
    id   TEXT    NOT NULL PRIMARY KEY,
    hash BLOB    NOT NULL UNIQUE,        -- sha256 of the token
    name TEXT    NOT NULL,
    made INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    hook TEXT    NOT NULL
);
INSERT INTO "people" VALUES('ada',X'6164612E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E2E','Ada',1000,2000,'https://hooks.example/1');
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
INSERT INTO "recent" VALUES(1,'a-table-with-a-long-id',2,'move',2,'bid 2','["roll 3","deal 4 to A"]','m2',1500,1000,'B','');
CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('a-table-with-a-long-id',0,'ada');
CREATE TABLE "steps" (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    fate     TEXT    NOT NULL,           -- JSON
    id       TEXT    NOT NULL,
    spent    INTEGER NOT NULL,           -- milliseconds
    at       INTEGER NOT NULL,
    asked    TEXT    NOT NULL, entropy TEXT NOT NULL DEFAULT '',           -- letters of the seats that owe a decision after it
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
INSERT INTO "steps" VALUES('a-table-with-a-long-id',0,'move',0,'bid 0','["roll 3","deal 4 to A"]','m0',1500,1000,'B','');
INSERT INTO "steps" VALUES('a-table-with-a-long-id',1,'move',1,'bid 1','["roll 3","deal 4 to A"]','m1',1500,1000,'B','');
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
INSERT INTO "tables" VALUES('a-table-with-a-long-id','QRST','bouc-makers',1,4,'playing',1,1000,1000,X'7B226F7074696F6E73223A7B7D7D');
CREATE TABLE traces (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
INSERT INTO "traces" VALUES('ada','a-table-with-a-long-id');
CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code <> '';
CREATE INDEX tables_by_state ON tables (state, public, made);
CREATE INDEX tables_by_change ON tables (changed);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX chat_by_table ON chat (table_id, line);
CREATE INDEX chat_by_person ON chat (person);
CREATE INDEX traces_by_table ON traces (table_id);
CREATE INDEX acts_to_do ON acts (line) WHERE answer = '';
CREATE TRIGGER recent_of_tables AFTER DELETE ON tables BEGIN
    DELETE FROM recent WHERE table_id = OLD.id;
END;
CREATE VIEW log AS
    SELECT table_id, n, kind, seat, text, fate, id, spent, at, asked, entropy FROM steps
    UNION ALL
    SELECT table_id, n, kind, seat, text, fate, id, spent, at, asked, entropy FROM recent;
COMMIT;
