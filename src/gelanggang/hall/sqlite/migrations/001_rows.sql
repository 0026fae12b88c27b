-- A table is its rows.  The code is free again when the table has expired.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    opened INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE rows (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
