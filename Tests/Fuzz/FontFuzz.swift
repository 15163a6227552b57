// Fonts from any bytes: opens, names and measures them, and reads all optional data.

import TypeScaleFonts

private let text = "Hamburgefonstiv 0123 나비 ก سلام A\u{FE00}\u{1F600}\u{10FFFF}"

/// Runs one input.
func fuzzFont(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let file = try? FontFile(bytes: bytes) else { return 0 }
    for face in file.faces.prefix(16) {
        precondition((16...16_384).contains(face.unitsPerEm) && face.glyphCount > 0)
        let metrics = face.metrics(at: 17)
        guard let traits = try? face.traits(), let run = try? GlyphRun(text, in: face) else {
            fatalError("cannot read a font in memory")
        }
        precondition(metrics.lineHeight.isFinite && metrics.capHeight.isFinite)
        precondition((1...1000).contains(traits.weight) && (50...200).contains(traits.width))
        precondition(run.units == run.glyphs.reduce(0) { $0 + $1.advance })
        precondition(run.glyphs.allSatisfy { Int($0.id) < face.glyphCount })
        precondition(run.width(at: 17).isFinite)
        _ = try? face.diagnostics
        _ = try? face.axes()
        _ = try? face.namedInstances()
        _ = try? face.tables()
        _ = "\(face.fullName) \(face.styleName) \(face.familyName)"
    }
    return 0
}
