-- Packs that people brought along: whichever process needs one takes a copy.  `files` are its texts
-- by name, as JSON.  `used` is the second in which a table was laid with it last, 0: none was.
CREATE TABLE packs (
    game text COLLATE "C" NOT NULL,
    digest text COLLATE "C" NOT NULL,
    files bytea NOT NULL,
    size bigint NOT NULL,
    brought bigint NOT NULL,
    used bigint NOT NULL,
    PRIMARY KEY (game, digest)
);
