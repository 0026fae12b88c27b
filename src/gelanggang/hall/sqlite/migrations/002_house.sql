-- One row about the whole file.  `amended` is the latest second of a row that took the place of
-- another, which need not be the last of its table.  `room` is filled and emptied again, to see
-- whether anything can be written at all.
CREATE TABLE house (
    amended INTEGER NOT NULL,
    room BLOB NOT NULL
);

INSERT INTO house VALUES (0, x'');
