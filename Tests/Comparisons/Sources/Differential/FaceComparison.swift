import References
import TypeScaleFonts

/// A comparison of a face with FreeType's.
struct FaceComparison {
    /// The maximum number of differences to print.
    static let mostShown = 4

    /// The number of characters that FreeType maps.
    private(set) var mapped = 0
    private(set) var differences = 0
    private var headers = 0
    private var glyphs = 0
    private var advances = 0
    private var shown: [String] = []

    init(_ ours: Typeface, _ theirs: FreeTypeFace) throws(FontError) {
        try compareHeaders(ours, theirs)
        try compareCharacters(ours, theirs)
    }

    private mutating func compareHeaders(
        _ ours: Typeface,
        _ theirs: FreeTypeFace
    ) throws(FontError) {
        let facts = theirs.facts
        // At a point size equal to the units per em, points are font units.
        let metrics = ours.metrics(at: Double(ours.unitsPerEm))
        var pairs: [(name: String, ours: Double, theirs: Double)] = [
            ("units per em", Double(ours.unitsPerEm), Double(facts.unitsPerEm)),
            ("glyph count", Double(ours.glyphCount), Double(facts.glyphCount)),
        ]
        // If `hhea` has no vertical metrics, TypeScale reads OS/2.
        if facts.hheaAscender != 0 || facts.hheaDescender != 0 {
            pairs.append(("ascender", metrics.ascender, Double(facts.hheaAscender)))
            pairs.append(("descender", metrics.descender, Double(facts.hheaDescender)))
        }
        let lines = try ours.lineDecorations(at: Double(ours.unitsPerEm))
        if let line = lines.underline {
            // FreeType halves the thickness as an integer.
            let half = (line.thickness / 2).rounded(.towardZero)
            pairs.append(("underline", line.top - half, Double(facts.underlineCenter)))
            pairs.append(("thickness", line.thickness, Double(facts.underlineThickness)))
        }
        if let line = lines.strikeout {
            pairs.append(("strikeout", line.top, Double(facts.strikeoutPosition)))
            pairs.append(("strikeout size", line.thickness, Double(facts.strikeoutSize)))
        }
        for pair in pairs where pair.ours != pair.theirs {
            headers += 1
            note("\(pair.name) \(pair.ours), FreeType \(pair.theirs)")
        }
    }

    private mutating func compareCharacters(
        _ ours: Typeface,
        _ theirs: FreeTypeFace
    ) throws(FontError) {
        theirs.chooseCharacters()
        for value in 0...UInt32(0x10FFFF) {
            guard let character = Unicode.Scalar(value) else { continue }
            let theirGlyph = theirs.glyph(value)
            let our = try ours.glyph(for: character)
            if theirGlyph != 0 { mapped += 1 }
            if Int(our?.id ?? 0) != theirGlyph {
                glyphs += 1
                note("\(Self.name(value)) glyph \(our?.id ?? 0), FreeType \(theirGlyph)")
            } else if let our, our.advance != Double(theirs.advance(theirGlyph)) {
                advances += 1
                note(
                    "\(Self.name(value)) advance \(our.advance), "
                        + "FreeType \(theirs.advance(theirGlyph))"
                )
            }
        }
    }

    private mutating func note(_ text: @autoclosure () -> String) {
        differences += 1
        if shown.count < Self.mostShown { shown.append(text()) }
    }

    private static func name(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension FaceComparison: CustomStringConvertible {
    /// A text that counts each kind of difference and shows the first differences.
    var description: String {
        let counts = [(headers, "headers"), (glyphs, "glyphs"), (advances, "advances")]
            .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let rest = differences > shown.count ? "; ..." : ""
        return counts.joined(separator: ", ") + ": " + shown.joined(separator: "; ") + rest
    }
}
