// Substitution: a sound font whose `GSUB` and `GDEF` are the input, set in several scripts.

import TypeScaleFonts

/// One input of the fuzzer: the length of `GSUB` in 16 bytes, and the tables.
func fuzzSubstitution(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let tables = divide(bytes, into: 2)
    set(["GSUB": tables[0], "GDEF": tables[1]], [.default, .default.with("frac").with("aalt")])
    return 0
}
