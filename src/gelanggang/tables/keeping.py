"""How rows are kept: choices as MessagePack, all else as JSON, and so were choices once."""

from __future__ import annotations

from typing import Final

import msgspec

from gelanggang.tables.happening import Chosen, Kept, Row

OBJECT: Final = ord("{")
"""What a row in JSON begins with."""
_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Row)
_packer: Final = msgspec.msgpack.Encoder()
_unpacker: Final = msgspec.msgpack.Decoder(Kept)


def write_row(row: Row) -> bytes:
    """A row as it is kept."""
    did = row.did
    if type(did) is not Chosen:
        return _encoder.encode(row)
    seat, decision, move = did.seat, did.decision, did.move
    # As `Kept` is written, without making one.
    return _packer.encode(
        (row.seq, row.at, row.by, row.message, seat, decision, move, did.bot, did.late)
    )


def read_row(body: bytes) -> Row:
    """A row that was kept."""
    if body[0] == OBJECT:
        return _decoder.decode(body)
    kept = _unpacker.decode(body)
    chosen = Chosen(kept.seat, kept.decision, kept.move, kept.bot, kept.late)
    return Row(kept.seq, kept.at, kept.by, kept.message, chosen)
