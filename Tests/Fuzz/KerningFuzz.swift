// Kerning: a valid font with `GPOS`, `GDEF` and `kern` from the input, in several scripts.

import TypeScaleFonts

/// Runs one input: the lengths of `GPOS` and `GDEF` in units of 16 bytes, then the tables.
func fuzzKerning(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let tables = divide(bytes, into: 3)
    let kerning = ["GPOS": tables[0], "GDEF": tables[1], "kern": tables[2]]
    set(kerning, [.default, .kerning], choice: bytes.last)
    return 0
}
