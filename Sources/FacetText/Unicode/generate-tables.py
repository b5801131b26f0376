#!/usr/bin/env python3
"""Writes UnicodeTables+Ranges.swift from the Unicode data in the `regex` package (pip install regex).

usage: generate-tables.py VERSION > UnicodeTables+Ranges.swift

VERSION is the Unicode version that the installed package carries (regex 2026.11.15: 17.0).
"""
import sys
import regex

BREAKS = ["CR", "LF", "Control", "Extend", "ZWJ", "Regional_Indicator", "Prepend", "SpacingMark", "L", "V", "T"]
CONJUNCT = ["Linker", "Consonant", "Extend"]


def members(pattern):
    found = regex.compile(pattern)
    return {c for c in range(0x110000) if not 0xD800 <= c <= 0xDFFF and found.match(chr(c))}


def bits():
    table = [0] * 0x110000

    def mark(pattern, value):
        for c in members(pattern):
            table[c] |= value

    for index, name in enumerate(BREAKS):
        mark(rf"\p{{GCB={name}}}", index + 1)
    mark(r"\p{GCB=LV}", 12)
    mark(r"\p{GCB=LVT}", 12)
    for index, name in enumerate(CONJUNCT):
        mark(rf"\p{{InCB={name}}}", (index + 1) << 4)
    mark(r"\p{EA=W}|\p{EA=F}", 1 << 6)
    mark(r"\p{ExtPict}", 1 << 7)
    mark(r"\p{DI}", 1 << 8)
    mark(r"\p{Mn}|\p{Me}|\p{Cf}|\p{Cc}|\p{Zl}|\p{Zp}|\p{GCB=V}|\p{GCB=T}", 1 << 9)
    return table


def main():
    table = bits()
    table[0xAD] &= ~(1 << 9)  # A soft hyphen takes a cell.
    starts = [c for c in range(0x110000) if c == 0 or table[c] != table[c - 1]]
    print(f"// Written by generate-tables.py from Unicode {sys.argv[1]}. Not edited by hand.\n")
    print("extension UnicodeTables {")
    print(f'  /// The version of Unicode that the tables hold.\n  package static let version = "{sys.argv[1]}"\n')
    print("  /// One number for each run of scalars alike: the first scalar in the upper 22 bits, their `Properties` in 10.")
    print("  // swift-format-ignore")
    print("  static let ranges: [UInt32] = [")
    words = [f"0x{c << 10 | table[c]:X}," for c in starts]
    for i in range(0, len(words), 10):
        print("    " + " ".join(words[i : i + 10]))
    print("  ]\n}")


main()
