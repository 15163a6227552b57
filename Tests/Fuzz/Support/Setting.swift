// The code that the fuzz targets of layout tables share: a valid font, and the laws of a run.

import TypeScaleFonts
import TypeScaleTestSupport

private let texts = [
    "ABCD DCBA AABBCC \u{00AD}A\u{200C}B\u{200D}C", "A\u{0301}B가나A", "", "AAAAAAAAAAAAAAAABBBBBBBB",
    // Hebrew, Arabic, Devanagari, Bengali, Khmer, Myanmar, Tibetan, Thai and jamo:
    "\u{05D0}\u{05B0}\u{05B1} (\u{05D1})",
    "\u{0628}\u{0644}\u{0627}\u{064E}\u{0651} \u{200D}\u{0628}",
    "\u{0930}\u{094D}\u{0915}\u{093F} \u{0915}\u{094D}\u{200D}\u{0937}\u{0902} \u{093F}",
    "\u{09B0}\u{09CD}\u{0995}\u{09CB}\u{09BC}", "\u{1780}\u{17D2}\u{179A}\u{17C4}\u{17C6} \u{17C6}",
    "\u{1004}\u{103A}\u{1039}\u{1000}\u{1031}", "\u{0F40}\u{0F90}\u{0F72}\u{0F71}",
    "\u{0E01}\u{0E33}\u{0E48}", "\u{1100}\u{1161}\u{11A8}\u{302E}",
]

/// Divides bytes into parts; the lengths of all but the last come first, in units of 16 bytes.
func divide(_ bytes: [UInt8], into count: Int) -> [FontBytes] {
    var rest = bytes.dropFirst(count - 1)
    return (0..<count).map { index in
        let wanted = index < count - 1 && index < bytes.count ? Int(bytes[index]) * 16 : .max
        defer { rest = rest.dropFirst(wanted) }
        return FontBytes(Array(rest.prefix(wanted)))
    }
}

/// Returns a valid font with some tables, except empty ones.
func sound(_ tables: [String: FontBytes]) -> TestFont {
    var font = TestFont()
    font.characterMaps = [
        (
            3, 1,
            .segments([
                (0x20, 0x20, 1), (0x41, 0x45, 2), (0x05B0, 0x05B1, 7), (0x05D0, 0x05D1, 9),
                (0x0627, 0x0628, 11), (0x0644, 0x0644, 13), (0x064E, 0x0651, 14),
                (0x0915, 0x0915, 18), (0x0930, 0x0930, 19), (0x0937, 0x0937, 20),
                (0x093F, 0x093F, 21), (0x094D, 0x094D, 22), (0x0995, 0x0995, 23),
                (0x09B0, 0x09B0, 24), (0x09C7, 0x09C7, 25), (0x09CD, 0x09CD, 26),
                (0x0E01, 0x0E01, 27), (0x0E32, 0x0E32, 28), (0x0E4D, 0x0E4D, 29),
                (0x0F40, 0x0F40, 30), (0x0F71, 0x0F72, 31), (0x1000, 0x1000, 33),
                (0x1031, 0x1031, 34), (0x1039, 0x103A, 35), (0x1780, 0x1780, 37),
                (0x17D2, 0x17D2, 38), (0x25CC, 0x25CC, 39), (0xAC00, 0xAC00, 6),
            ])
        )
    ]
    font.advances = [500, 250, 600, 700, 800, 650]
    font.glyphCount = 40
    for (tag, bytes) in tables where bytes.count > 0 { font.replaced[tag] = bytes }
    return font
}

/// Shapes a text in a valid font with some tables.
///
/// The choice selects the text and the features.
func set(_ tables: [String: FontBytes], _ features: [FontFeatures], choice: UInt8?) {
    guard let face = try? FontFile(bytes: sound(tables).bytes).faces.first else { return }
    let choice = Int(choice ?? 0)
    check(face, features[choice % features.count], choice: choice / features.count)
    _ = try? face.diagnostics
}

/// Checks the laws that hold for every run of every font, for one of the texts.
///
/// Several texts for each input would only make inputs slower.
func check(_ face: Typeface, _ features: FontFeatures, choice: Int) {
    let text = texts[choice % texts.count]
    guard let run = try? GlyphRun(text, in: face, features: features),
        let again = try? GlyphRun(text, in: face, features: features),
        let spaced = try? GlyphRun(text, in: face, features: features, letterSpacing: 10)
    else { fatalError("cannot read a font in memory") }
    let count = text.unicodeScalars.count
    precondition(run == again)
    precondition(run.glyphs.allSatisfy { Int($0.id) < face.glyphCount })
    precondition(run.glyphs.allSatisfy { $0.advance.isFinite && $0.cluster < count })
    precondition(
        zip(run.glyphs, run.glyphs.dropFirst()).allSatisfy { $0.cluster <= $1.cluster }
    )
    precondition(run.units == run.glyphs.reduce(0) { $0 + $1.advance })
    precondition(spaced.units.isFinite)
    precondition(run.needsShaping.allSatisfy { $0.upperBound <= count && !$0.isEmpty })
}
