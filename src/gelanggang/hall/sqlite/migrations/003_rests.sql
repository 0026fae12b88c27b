-- Seconds that a table rests longer than others before it is forgotten: a story is told for a year.
ALTER TABLE tables ADD COLUMN rests INTEGER NOT NULL DEFAULT 0;
