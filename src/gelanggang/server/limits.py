"""How much one client, and one address, may ask for.

A rate is so many a second, a burst so many at once.  What is asked for has a price, so that a cheap
thing can be asked for often and a dear one seldom: see `price.py`.  An address can be a whole
school, so its budgets are those of a hundred devices; what one device may do is what a person does
who taps as fast as they can.  docs/run-a-house.md shows these figures as a table.
"""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """What is allowed."""

    message_bytes: int = 8192
    """The longest message over a socket: the longest Combo is 400 letters."""
    body_bytes: int = 8192
    """The longest body of a request: a table with eight names is 600 bytes."""
    open_bytes: int = 262_144
    """The longest body with which a table is opened: it may bring the file of a story along."""
    message_rate: float = 20.0
    """Over one socket: whoever builds a Combo asks for a preview at every tap."""
    message_burst: float = 60.0
    """So many at once: a Combo that is tried out in all its orders."""
    crowd_rate: float = 400.0
    """Over all sockets of an address together: forty devices at ten taps a second."""
    crowd_burst: float = 2000.0
    """So many at once: forty devices that come back after the network was gone."""
    request_rate: float = 10.0
    """Of one device over HTTP: one visit is about ten, files and pictures included."""
    request_burst: float = 100.0
    """So many at once: ten visits."""
    address_rate: float = 100.0
    """Of all devices of an address together: a class of forty comes in within a few seconds."""
    address_burst: float = 1000.0
    """So many at once: a hundred visits."""
    open_rate: float = 0.2
    """Tables of one address: a class in which everybody plays against bots opens forty."""
    open_burst: float = 60.0
    """So many at once: a class, and its teacher who has to begin again."""
    replay_rate: float = 1.0
    """Of one address: finished games that have to be told once more."""
    replay_burst: float = 60.0
    """So many at once: a class whose games are over at the same time."""
    idea_rate: float = 1.0
    """Of one address: what a bot would have done in a game that is over."""
    idea_burst: float = 30.0
    """So many at once: somebody who leafs through a game."""
    upload_bytes: int = 2_097_152
    """The longest file of words or cards of one's own: a zip of our own cards is 20 kB, and each
    of them may have a picture of as much."""
    upload_rate: float = 0.05
    """Of one address: words and cards of one's own, right or wrong."""
    upload_burst: float = 100.0
    """So many at once: a class in which everybody tries a list, and mends it."""
    own_packs: int = 2000
    """Packs of people's own that are kept in all; the oldest that no table uses go first."""
    own_bytes: int = 268_435_456
    """So many bytes of them."""
    sheet_bytes: int = 524_288
    """The longest pack that is edited as a sheet, and the longest picture that is looked at."""
    pictured_bytes: int = 3_145_728
    """The longest sheet with all pictures of its cards, when it is kept or becomes a file."""
    lab_running: int = 1
    """Packs that are measured at a time, each by a process that lets all others go first."""
    lab_waiting: int = 8
    """Packs that wait to be measured, in all."""
    lab_each: int = 2
    """Of them, and of those that are measured, so many of one address."""
    lab_seconds: float = 300.0
    """How long a pack is measured: the first answer takes a fraction of a minute, then it grows
    surer."""
    lab_kept: int = 200
    """Finished reports that are remembered, in all."""
    lab_kept_seconds: float = 3600.0
    """How long one is."""
    print_seconds: float = 120.0
    """How long a PDF may take: our own cards take a few seconds."""
    print_bytes: int = 67_108_864
    """The longest PDF."""
    print_waiting: int = 8
    """PDFs that are made or wait for that, in all; one at a time, and one of an address."""
    miss_rate: float = 0.2
    """Of one address: codes that lead nowhere.  People mistype; who guesses finds nothing."""
    miss_burst: float = 60.0
    """So many at once: a class in which everybody mistypes the code twice."""
    sockets: int = 256
    """WebSockets of one address: a school, and its screens."""
    lines: int = 512
    """Connections of one address, silent ones included: a browser opens six for a page."""
    line_rate: float = 50.0
    """New connections of one address: a page opens seven."""
    line_burst: float = 400.0
    """So many at once: a class that comes in, and some who load the page again."""
    bytes_rate: float = 65_536.0
    """What one connection may send, whatever it is: twenty long moves a second are an eighth."""
    bytes_burst: float = 131_072.0
    """So much at once: sixteen of the longest messages."""
    school_bytes_rate: float = 1_048_576.0
    """What all connections of an address together may send."""
    school_bytes_burst: float = 4_194_304.0
    """So much at once: a class that comes in is a quarter."""
    watchers: int = 200
    """Who look on at one table."""
    hello_seconds: float = 10.0
    """How long a socket may wait with its hello."""
    silent_seconds: float = 15.0
    """How long a connection may wait with its first or next request."""
    body_seconds: float = 10.0
    """How long a request may wait with its body, beside what a long one takes at `bytes_rate`."""
    turned_away_seconds: float = 1.0
    """How long somebody stands before the door who has too many connections already."""
    refused_seconds: float = 0.5
    """How long a refusal takes: whoever asks without pause is slowed down by it."""
