// Kerning: a sound font whose `GPOS`, `GDEF` and `kern` are the input, set in several scripts.

import TypeScaleFonts

/// One input of the fuzzer: the lengths of `GPOS` and `GDEF` in 16 bytes each, and the tables.
func fuzzKerning(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let tables = divide(bytes, into: 3)
    set(["GPOS": tables[0], "GDEF": tables[1], "kern": tables[2]], [.default, .kerning])
    return 0
}
