"""Packs as people edit and exchange them: a sheet of texts, spreadsheets and zips.

`exchange.py` reads and writes what people send each other: `comma.py` (CSV), `workbook.py` (XLSX),
`archive.py` (zip), `picture.py`.  `difference.py` compares two sheets, `words.py` looks at a list
of words.  `sheet.py` is the form itself with `kinds` and `operations`; `pack.py` makes a sheet of
a pack (`sheet_of`), `packing.py` a pack of a sheet (`pack_of`).
"""
