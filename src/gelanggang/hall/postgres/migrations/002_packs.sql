-- Packs that people brought along: whichever process needs one takes a copy.  `files` are what
-- lies in its folder, by name; it is kept by what it looks like, and found by what it says as well.  `used` is the second in which a table was laid with it last, 0: none was.
CREATE TABLE packs (
    game text COLLATE "C" NOT NULL,
    looks text COLLATE "C" NOT NULL,
    says text COLLATE "C" NOT NULL,
    files bytea NOT NULL,
    size bigint NOT NULL,
    brought bigint NOT NULL,
    used bigint NOT NULL,
    PRIMARY KEY (game, looks)
);
CREATE INDEX packs_say ON packs (game, says);
