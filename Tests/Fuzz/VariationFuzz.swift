// Variations: a valid font with variation tables from the input, at a point of its axes.

@_spi(Comparisons) import TypeScaleFonts

/// Runs one input: the lengths of `avar`, `HVAR` and `MVAR` in units of 16 bytes, then all tables.
func fuzzVariation(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let tables = divide(bytes, into: 4)
    let replaced = ["avar": tables[0], "HVAR": tables[1], "MVAR": tables[2], "GDEF": tables[3]]
    var font = sound(replaced)
    font.axes = [("wght", 100, 400, 900), ("wdth", 75, 100, 100)]
    let choice = Int(bytes.last ?? 0)
    let weight = weights[choice % weights.count]
    for face in (try? FontFile(bytes: font.bytes).faces) ?? [] {
        guard
            let varied = try? face.variation(
                at: ["wght": weight, "wdth": 80],
                roundsDeltas: choice & 1 == 0
            )
        else { fatalError("cannot read a font in memory") }
        let metrics = varied.metrics(at: 17)
        precondition(metrics.lineHeight.isFinite && metrics.xHeight.isFinite)
        check(varied, choice & 2 == 0 ? .default : .none, choice: choice / 4)
        _ = try? varied.traits()
        _ = try? varied.diagnostics
    }
    return 0
}

/// The weights of variations, with and without deltas.
///
/// Their number is odd, so that all choices occur.
private let weights = [100, 399.9, 400, 650, 900, .infinity, .nan]
