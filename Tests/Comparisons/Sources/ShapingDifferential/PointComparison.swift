import References
import Samples
import TypeScaleFonts

/// A comparison with HarfBuzz's shaping of a face at one point in its design space.
struct PointComparison: CustomStringConvertible {
    /// The maximum number of differences to print.
    static let mostShown = 3

    private(set) var counts = LineCounts()
    private var shown: [String] = []

    /// Compares lines with the default features, and with kerning only.
    ///
    /// - Parameters:
    ///   - ours: The face, with deltas rounded to whole font units, like HarfBuzz's.
    ///   - exact: The face with unrounded deltas, or `nil` for a static face.
    ///   - theirs: HarfBuzz's face.
    ///   - step: The distance between compared lines.
    /// - Throws: `FontError` if the font file is missing.
    init(
        _ ours: Typeface,
        _ exact: Typeface?,
        _ theirs: HarfBuzzFont,
        everyNth step: Int
    ) throws(FontError) {
        let lines = try LineSample.lines + FaceLines(ours, count: 400).lines
        for number in stride(from: 0, to: lines.count, by: step) {
            let characters = lines[number]
            let line = Self.text(characters)
            // HarfBuzz applies `calt` to Hangul in version 15, but not in the versions of Debian.
            let isHangul = characters.contains(where: Self.isHangul)
            let usual = isHangul ? FontFeatures.default.without("calt") : .default
            for isKerning in [false, true] {
                let features = isKerning ? .kerning : usual
                func expected(_ characters: [UInt32]) -> [HarfBuzzFont.Glyph] {
                    let usual = isHangul ? HarfBuzzFont.Features.withoutAlternates : .usual
                    return theirs.shape(characters, features: isKerning ? .kerning : usual)
                }
                let run = try GlyphRun(line, in: ours, features: features)
                let shaped = expected(characters)
                if run.missing.isEmpty || [HarfBuzzFont.Glyph](run) == shaped {
                    compare(run, shaped, number, isKerning, line)
                    continue
                }
                // HarfBuzz shows missing characters as boxes, and decomposes some differently. The
                // rest of the line must be equal.
                let missing = Set(run.missing.map(\.value))
                let rest = characters.filter { !missing.contains($0) }
                let text = Self.text(rest)
                counts.missing += 1
                compare(
                    try GlyphRun(text, in: ours, features: features),
                    expected(rest),
                    number,
                    isKerning,
                    text
                )
            }
            if let exact {
                func advances(_ face: Typeface) throws(FontError) -> [Double] {
                    try GlyphRun(line, in: face, features: .none).glyphs.map(\.advance)
                }
                let rounded = try advances(exact).map { ($0 + 0.5).rounded(.down) }
                if rounded != (try advances(ours)) {
                    counts.differing += 1
                    shown.append("line \(number): advances do not round to HarfBuzz's")
                }
            }
        }
    }

    private mutating func compare(
        _ run: GlyphRun,
        _ shaped: [HarfBuzzFont.Glyph],
        _ number: Int,
        _ isKerning: Bool,
        _ line: String
    ) {
        if !run.needsShaping.isEmpty {
            counts.needingShaping += 1
            return
        }
        let glyphs = [HarfBuzzFont.Glyph](run)
        // HarfBuzz adds the advance of a removed joiner to the offset of a mark after it.
        let hasJoiner = line.unicodeScalars.contains { 0x200C...0x200D ~= $0.value }
        let isUnplaced = hasJoiner || !run.unplacedMarks.isEmpty
        if glyphs == shaped || isUnplaced && Self.isEqual(glyphs, shaped, line) {
            counts.equal += 1
        } else {
            counts.differing += 1
            guard shown.count < Self.mostShown else { return }
            let pairs = zip(glyphs, shaped)
            let place =
                pairs.enumerated().first { $1.0 != $1.1 }?.offset ?? pairs.underestimatedCount
            shown.append(
                "line \(number)\(isKerning ? ", kern," : "") '\(line)' at glyph \(place): \(glyphs.text(at: place)), "
                    + "HarfBuzz \(shaped.text(at: place))"
            )
        }
    }

    private static func isHangul(_ character: UInt32) -> Bool {
        HarfBuzzFont.script(of: character) == 0x4861_6E67
    }

    /// Returns whether glyphs are equal apart from the places of marks, which HarfBuzz derives from
    /// outlines if the font doesn't place them.
    private static func isEqual(
        _ ours: [HarfBuzzFont.Glyph],
        _ theirs: [HarfBuzzFont.Glyph],
        _ line: String
    ) -> Bool {
        // HarfBuzz 6 keeps the advances of such marks in Hangul, unlike HarfBuzz 15.
        let isHangul = line.unicodeScalars.contains { Self.isHangul($0.value) }
        return ours.count == theirs.count
            && zip(ours, theirs).allSatisfy { one, other in
                (one.id, one.cluster) == (other.id, other.cluster)
                    && (one.advance == other.advance || isHangul)
            }
    }

    private static func text(_ characters: [UInt32]) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: characters.lazy.compactMap(Unicode.Scalar.init))
        return String(text)
    }

    var description: String {
        "\(counts.differing) differ: " + shown.prefix(Self.mostShown).joined(separator: "; ")
    }
}
