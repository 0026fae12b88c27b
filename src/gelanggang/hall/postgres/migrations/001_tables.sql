-- A table is its rows.  The code is free again when the table has expired.  Ids and codes are
-- compared byte by byte: no language has a say in them.
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    code text COLLATE "C" NOT NULL UNIQUE,
    opened bigint NOT NULL,
    rests bigint NOT NULL
);

CREATE TABLE rows (
    table_id text COLLATE "C" NOT NULL,
    seq integer NOT NULL,
    at bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- One row about the whole house.  `amended` is the latest second of a row that took the place of
-- another, which need not be the last of its table.  `secret` is what the processes know each other
-- by.
CREATE TABLE house (
    amended bigint NOT NULL,
    secret bytea NOT NULL
);

INSERT INTO house VALUES (
    0, sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);

-- Who is there: a process lives until then, by the clock of the database, and says so again before.
-- `line` is the number of the connection that it writes with: what an earlier one still wanted to
-- amend does not count any more.
CREATE TABLE processes (
    id text COLLATE "C" PRIMARY KEY,
    address text NOT NULL,
    until timestamptz NOT NULL,
    line integer NOT NULL
);

-- Who has a table, and how often it has changed hands.  Nobody has it when the owner is empty, or
-- lives no more.
CREATE TABLE ownership (
    table_id text COLLATE "C" PRIMARY KEY,
    owner text COLLATE "C" NOT NULL,
    epoch bigint NOT NULL
);

CREATE INDEX ownership_owner ON ownership (owner);
