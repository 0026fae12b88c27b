-- What was written last may lie on a slate beside the file since then: who does not know of slates must not go on without.
UPDATE house SET room = x'';
