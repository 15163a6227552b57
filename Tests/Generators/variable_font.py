#!/usr/bin/env python3
"""Writes a copy of a variable font whose advances are in `gvar` only: `Tests/Generators/variable_font.py [--avar2] FONT COPY`.

The copy has no `HVAR`. `--avar2` also gives it an `avar` of version 2, whose deltas make each axis shorter.
HarfBuzz in Debian 12 ignores these deltas.
"""
import pathlib
import struct
import sys


def tables(font):
    """The tables of a font file with one face, by tag."""
    count, = struct.unpack_from(">H", font, 4)
    for index in range(count):
        tag, _, offset, length = struct.unpack_from(">4sIII", font, 12 + 16 * index)
        yield tag.decode("latin-1"), font[offset:offset + length]


def file(version, tables):
    """A font file with tables by tag."""
    directory = version + struct.pack(">HHHH", len(tables), 0, 0, 0)
    start, body = len(directory) + 16 * len(tables), b""
    for tag, data in sorted(tables.items()):
        directory += struct.pack(">4sIII", tag.encode("latin-1"), 0, start + len(body), len(data))
        body += data + bytes(-len(data) % 4)
    return directory + body


def avar(axes):
    """An `avar` of version 2, which subtracts an eighth from the positive coordinates of each axis."""
    table = struct.pack(">HHHH", 2, 0, 0, axes) + bytes(2 * axes)
    table += struct.pack(">II", 0, len(table) + 8)
    regions = b"".join(
        struct.pack(">hhh", 0, 0x4000, 0x4000) if axis == region else bytes(6)
        for region in range(axes) for axis in range(axes))
    store = struct.pack(">HIHI", 1, 12, 1, 16 + len(regions))
    store += struct.pack(">HH", axes, axes) + regions
    store += struct.pack(">HHH", axes, axes, axes) + struct.pack(f">{axes}H", *range(axes))
    for item in range(axes):
        store += struct.pack(f">{axes}h", *(-0x800 if item == region else 0 for region in range(axes)))
    return table + store


arguments = [argument for argument in sys.argv[1:] if argument != "--avar2"]
if len(arguments) != 2:
    sys.exit(__doc__)
source = pathlib.Path(arguments[0]).read_bytes()
kept = {tag: data for tag, data in tables(source) if tag != "HVAR"}
if "--avar2" in sys.argv:
    kept["avar"] = avar(struct.unpack_from(">H", kept["fvar"], 8)[0])
pathlib.Path(arguments[1]).write_bytes(file(source[:4], kept))
