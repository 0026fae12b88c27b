-- A choice is kept in fewer bytes since then: who knows only the form before cannot read them.
COMMENT ON COLUMN rows.body IS 'a choice as MessagePack, all else as JSON, as choices were once';
