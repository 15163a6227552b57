// Glyph variations: a valid font without `HVAR`, with outlines and variations from the input.

@_spi(Comparisons) import TypeScaleFonts

/// Runs one input: the lengths of `gvar`, `glyf` and `loca` in units of 16 bytes, then all tables.
func fuzzGlyphVariation(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let tables = divide(bytes, into: 4)
    var font = sound([
        "gvar": tables[0], "glyf": tables[1], "loca": tables[2], "HVAR": tables[3],
    ])
    font.axes = [("wght", 100, 400, 900), ("wdth", 75, 100, 100)]
    font.glyphCount = 6
    let choice = Int(bytes.last ?? 0)
    guard let face = try? FontFile(bytes: font.bytes).faces.first else { return 0 }
    for weight in [900, 237.5] {
        guard
            let varied = try? face.variation(
                at: ["wght": weight, "wdth": 80],
                roundsDeltas: choice & 1 == 0
            )
        else { fatalError("cannot read a font in memory") }
        check(varied, choice & 2 == 0 ? .default : .none, choice: choice / 4)
    }
    _ = try? face.diagnostics
    return 0
}
