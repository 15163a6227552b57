// Substitution: a valid font with `GSUB` and `GDEF` from the input, in several scripts.

import TypeScaleFonts

/// Runs one input: the length of `GSUB` in units of 16 bytes, then the tables.
func fuzzSubstitution(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let tables = divide(bytes, into: 2)
    let features: [FontFeatures] = [.default, .default.with("frac").with("aalt")]
    set(["GSUB": tables[0], "GDEF": tables[1]], features, choice: bytes.last)
    return 0
}
