// The code that the fuzz targets of layout tables share: a valid font, and the laws of a run.

import TypeScaleFonts
import TypeScaleTestSupport

private let texts = [
    "ABCD DCBA AABBCC \u{00AD}A\u{200C}B\u{200D}C", "A\u{0301}B가나A", "", "AAAAAAAAAAAAAAAABBBBBBBB",
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
        (3, 1, .segments([(0x20, 0x20, 1), (0x41, 0x45, 2), (0xAC00, 0xAC00, 6)]))
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
    _ = try? face.warnings()
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
