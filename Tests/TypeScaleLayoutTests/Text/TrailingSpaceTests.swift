import Testing
import TypeScaleTestSupport

@testable import TypeScaleLayout

struct TrailingSpaceTests {
    // Unicode's white space, all below U+10000, includes no-break spaces of class GL.
    @Test func `is white space, except no-break spaces, or ZERO WIDTH SPACE`() {
        let others: Set<Unicode.Scalar> = ["\u{A0}", "\u{2007}", "\u{202F}"]
        for value in UInt32(0)...0x1_0FFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isTrailing =
                scalar.properties.isWhitespace && !others.contains(scalar) || scalar == "\u{200B}"
            let bytes = Array(String(scalar).utf8)
            let found = TrailingSpace.contains(bytes.span, at: 0)
            if found != isTrailing { Issue.record("U+\(String(value, radix: 16))") }
        }
    }

    @Test func `a space with a mark is trailing if the mark is invisible`() {
        for value in UInt32(0x300)...0xE_01EF {
            guard let mark = Unicode.Scalar(value) else { continue }
            let properties = mark.properties
            switch properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark: break
            default: continue
            }
            let bytes = Array(" \(mark)".utf8)
            let found = TrailingSpace.contains(bytes.span, in: bytes.indices)
            if found != properties.isDefaultIgnorableCodePoint {
                Issue.record("U+\(String(value, radix: 16))")
            }
        }
    }

    @Test func `a cluster of spaces and invisible characters is trailing, a ligature is not`() {
        func isTrailing(_ text: String) -> Bool {
            let bytes = Array(text.utf8)
            return TrailingSpace.contains(bytes.span, in: bytes.indices)
        }
        for text in ["\r\n", " \u{200F}", "\u{200F} ", " \u{200D}\u{3000}\u{FE0F}"] {
            #expect(isTrailing(text), "\(text.unicodeScalars)")
        }
        for text in ["", "\u{200F}", " a", " \u{FE0F}\u{64B}", "\u{64B} "] {
            #expect(!isTrailing(text), "\(text.unicodeScalars)")
        }
    }

    @Test(arguments: ["\u{301}", "\u{5B0}", "\u{64B}", "\u{93E}", "\u{20DD}"])
    func `a mark on a trailing space is part of its line`(mark: String) throws {
        let fonts = [try SampleText.font(17), try fileFont()]
        for font in fonts {
            for direction in [ParagraphStyle.Direction.leftToRight, .rightToLeft] {
                for text in ["A \(mark)", "\u{5D0} \(mark)", "\(mark)", " \(mark)"] {
                    var style = ParagraphStyle()
                    style.direction = direction
                    let measured = try MeasuredText(
                        [TextSpan(text + " ", font: font)],
                        style: style
                    )
                    let line = try #require(measured.layout().lines.first)
                    let shown = line.runs.map { $0.range }
                    #expect(shown.reduce(0) { $0 + $1.count } == text.utf8.count)
                    #expect(line.width == line.runs.reduce(0) { $0 + $1.width })
                }
            }
        }
    }

    /// UAX 14 allows a break between a space and a mark.
    ///
    /// UAX 29 joins them, and so do glyphs.
    @Test func `a line never ends between a space and its mark`() throws {
        for font in [try SampleText.font(17), try fileFont()] {
            let text = "AB \u{64B}CD EF"
            let measured = try MeasuredText([TextSpan(text, font: font)])
            let lines = measured.layout(width: 1).lines.map { String($0.sourceText) }
            #expect(!lines.contains { $0.unicodeScalars.first == "\u{64B}" })
        }
    }

    /// Only words are moved apart.
    @Test func `justification does not widen a space that carries a mark`() throws {
        var style = ParagraphStyle()
        style.alignment = .justified
        let span = TextSpan("A B \u{64B}C ABC", font: try fileFont())
        let line = try #require(
            MeasuredText([span], style: style).layout(width: 40).lines.first
        )
        #expect(line.sourceText.unicodeScalars.elementsEqual("A B \u{64B}C ".unicodeScalars))
        // 5, 6 and 7 for the letters, 5 for each space. The letter after the mark ends at the edge.
        let letters = line.glyphs.filter { [0, 2, 6].contains($0.offset) }
        #expect(letters.map(\.x) == [0, 22, 33])
    }

    /// Next to the ellipsis, which is 5 points wide, is a space without a mark.
    @Test(arguments: [LineBreakMode.truncatingTail, .truncatingHead])
    func `an ellipsis does not replace a mark on a space`(mode: LineBreakMode) throws {
        var style = ParagraphStyle()
        style.lineLimit = 1
        style.lineBreakMode = mode
        let text = mode == .truncatingTail ? "A \u{64B} ABC" : "ABC  \u{64B}A"
        let span = TextSpan(text, font: try fileFont())
        let layout = try MeasuredText([span], style: style).layout(width: 20)
        let expected = mode == .truncatingTail ? "A \u{64B}\u{2026}" : "\u{2026} \u{64B}A"
        let line = try #require(layout.lines.first)
        #expect(line.text.unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    /// Returns a font of 10 points in which A to C are 5, 6 and 7 points wide.
    ///
    /// A space and an ellipsis are 5 points wide, and marks 0 points.
    private func fileFont() throws -> ResolvedFont {
        var test = TestFont()
        test.glyphCount = 7
        test.advances = [500, 500, 600, 700, 800, 500, 0]
        test.characterMaps = [
            (
                3, 1,
                .segments([
                    (0x20, 0x20, 5), (0x41, 0x44, 1), (0x301, 0x301, 6), (0x5B0, 0x5B0, 6),
                    (0x5D0, 0x5D0, 1), (0x64B, 0x64B, 6), (0x93E, 0x93E, 6), (0x2026, 0x2026, 5),
                    (0x20DD, 0x20DD, 6),
                ])
            )
        ]
        let registry = FontRegistry()
        try registry.register(bytes: test.bytes, name: "Test")
        return try FontDescription(name: "Test-Bold", textStyle: .body, size: 10).fixed()
            .scaled(for: TraitCollection()).resolved(fonts: FontResolver(registry))
    }
}
