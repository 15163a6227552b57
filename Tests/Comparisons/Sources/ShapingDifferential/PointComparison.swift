import References
import Samples
import TypeScaleFonts

/// A comparison with HarfBuzz's shaping of a face at one point in its design space.
struct PointComparison: CustomStringConvertible {
    /// The maximum number of differences to print.
    static let mostShown = 3

    private(set) var counts = LineCounts()
    private var shown: [String] = []
    private let font: String

    /// Compares lines with the default features, and with kerning only.
    ///
    /// - Parameters:
    ///   - ours: The face, with deltas rounded to whole font units, like HarfBuzz's.
    ///   - exact: The face with unrounded deltas, or `nil` for a static face.
    ///   - theirs: HarfBuzz's face.
    ///   - font: The name of the font's file.
    ///   - step: The distance between compared lines.
    /// - Throws: `FontError` if the font file is missing.
    init(
        _ ours: Typeface,
        _ exact: Typeface?,
        _ theirs: HarfBuzzFont,
        font: String,
        everyNth step: Int
    ) throws(FontError) {
        self.font = font
        let lines = try LineSample.lines + FaceLines(ours, count: 400).lines
        for number in stride(from: 0, to: lines.count, by: step) {
            let characters = lines[number]
            let line = Self.text(characters)
            for isKerning in [false, true] {
                let features = isKerning ? FontFeatures.kerning : .default
                func expected(_ characters: [UInt32]) -> [HarfBuzzFont.Glyph] {
                    theirs.shape(characters, features: isKerning ? .kerning : .usual)
                }
                let run = try GlyphRun(line, in: ours, features: features)
                let shaped = expected(characters)
                if run.missing.isEmpty || [HarfBuzzFont.Glyph](run) == shaped {
                    try compare(run, shaped, number, features, line, ours, exact)
                    continue
                }
                // HarfBuzz shows missing characters as boxes, and decomposes some differently. The
                // rest of the line must be equal.
                let missing = Set(run.missing.map(\.value))
                let rest = characters.filter { !missing.contains($0) }
                let text = Self.text(rest)
                counts.missing += 1
                try compare(
                    GlyphRun(text, in: ours, features: features),
                    expected(rest),
                    number,
                    features,
                    text,
                    ours,
                    exact
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
        _ features: FontFeatures,
        _ line: String,
        _ ours: Typeface,
        _ exact: Typeface?
    ) throws(FontError) {
        if !run.needsShaping.isEmpty {
            counts.needingShaping += 1
            return
        }
        let glyphs = [HarfBuzzFont.Glyph](run)
        if glyphs == shaped {
            counts.equal += 1
            return
        }
        var difference = GlyphDifference(glyphs, shaped, line.unicodeScalars.map(\.value))
        difference.font = font
        for joiner in line.unicodeScalars where 0x200C...0x200D ~= joiner.value {
            // HarfBuzz gives a missing joiner the box for missing characters.
            let box = try GlyphRun("\u{10FFFF}", in: ours, features: .none).glyphs.first
            let glyph = try ours.glyph(for: joiner) ?? box
            difference.joinerAdvances.append(Int(glyph?.advance ?? 0))
        }
        let isKerning = features == .kerning
        if isKerning {
            let ligated = try GlyphRun(line, in: ours, features: features.with("clig"))
            difference.ligated = [HarfBuzzFont.Glyph](ligated)
        }
        if let exact {
            let glyphs = try GlyphRun(line, in: exact, features: features).glyphs
            difference.exactAdvances = glyphs.map(\.advance)
        }
        if let cause = difference.cause {
            counts.known[cause, default: 0] += 1
            return
        }
        counts.differing += 1
        guard shown.count < Self.mostShown else { return }
        let pairs = zip(glyphs, shaped)
        let place = pairs.enumerated().first { $1.0 != $1.1 }?.offset ?? pairs.underestimatedCount
        shown.append(
            "line \(number)\(isKerning ? ", kern," : "") '\(line)' at glyph \(place): \(glyphs.text(at: place)), "
                + "HarfBuzz \(shaped.text(at: place))"
        )
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
