"""What was written to a guest's disk, in its order, as QEMU's blklogwrites notes it in the format of Linux's dm-log-writes
(Documentation/admin-guide/device-mapper/log-writes.rst)."""

import os
import struct
from dataclasses import dataclass

MAGIC = 0x6A736677736872
SUPER = struct.Struct("<QQQI")
ENTRY = struct.Struct("<QQQQ")
FLUSH, FUA, DISCARD = 1, 2, 4


@dataclass(frozen=True)
class Write:
    """Bytes at a place of the disk; a flush has none. `end` is where its entry ends in the log."""

    place: int
    data: bytes
    is_flush: bool
    end: int


def read(path):
    """The writes of a log, as far as they are whole."""
    with open(path, "rb") as file:
        log = file.read()
    if not log:
        return []
    magic, _, count, sector = SUPER.unpack_from(log)
    if magic != MAGIC:
        raise ValueError(f"{path} is no log of writes")
    writes, at = [], sector
    for _ in range(count):
        place, sectors, flags, _ = ENTRY.unpack_from(log, at)
        start = at + sector
        length = 0 if flags & DISCARD else sectors * sector
        at = start + length
        if at > len(log):
            break
        # What is written through the cache is there as if a flush followed.
        writes.append(Write(place * sector, log[start:at], bool(flags & (FLUSH | FUA)), at))
    return writes


def image(before, writes, path):
    """A disk as it was before, with some of the writes on it; a file of that path."""
    with open(before, "rb") as file:
        disk = bytearray(file.read())
    for write in writes:
        disk[write.place:write.place + len(write.data)] = write.data
    with open(path, "wb") as file:
        file.write(disk)
    return path


def size(path):
    """How long the log is by now."""
    return os.path.getsize(path)
