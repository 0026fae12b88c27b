-- A choice is kept in fewer bytes since then: who knows only the form before cannot read the file.
UPDATE house SET room = x'';
