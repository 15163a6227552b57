import Testing
import TypeScale
import TypeScaleLayout
import TypeScaleTestSupport

/// The scripts of common characters in paragraphs that are shaped in parts.
struct ParagraphScriptTests {
    private let resolver: FontResolver

    /// Creates a font that replaces the glyphs for `1` and `…` in Hebrew, and leaves them unchanged
    /// in other scripts.
    init() throws {
        var test = TestFont()
        test.glyphCount = 20
        test.advances = [500]
        test.characterMaps = [
            (
                3, 1,
                .segments([
                    (0x20, 0x20, 1), (0x28, 0x29, 2), (0x31, 0x31, 4), (0x41, 0x41, 5),
                    (0x391, 0x391, 8), (0x5D0, 0x5D0, 9), (0x201C, 0x201D, 10), (0x2D, 0x2D, 12),
                    (0x2026, 0x2026, 13),
                ])
            )
        ]
        test.replaced["GSUB"] = .layout(
            scripts: ["hebr"],
            features: [("ccmp", [0])],
            lookups: [.lookup(2, [.sequence(4, [19]), .sequence(13, [18])])]
        )
        let registry = FontRegistry()
        try registry.register(bytes: test.bytes, name: "Test")
        resolver = FontResolver(registry)
    }

    private func font(_ name: String? = "Test-Bold") throws -> ResolvedFont {
        let description =
            name.map { FontDescription(name: $0, textStyle: .body, size: 10) }
            ?? .system(.body, size: 10)
        return try description.fixed().scaled(for: TraitCollection()).resolved(fonts: resolver)
    }

    /// Returns the glyphs of a text, with their offsets.
    private func glyphs(
        _ spans: [TextSpan],
        _ direction: ParagraphStyle.Direction = .leftToRight
    ) throws -> [Int: UInt16] {
        var style = ParagraphStyle()
        style.direction = direction
        let layout = try MeasuredText(spans, style: style).layout()
        let glyphs = layout.lines.flatMap(\.glyphs)
        return Dictionary(glyphs.map { ($0.offset, $0.id) }) { first, _ in first }
    }

    /// Returns whether each `1` of a text is Hebrew.
    private func isHebrew(
        _ text: String,
        _ direction: ParagraphStyle.Direction = .leftToRight
    ) throws -> [Bool] {
        let glyphs = try glyphs([TextSpan(text, font: font())], direction)
        return text.utf8.enumerated().compactMap { offset, byte in
            byte == UInt8(ascii: "1") ? glyphs[offset] == 19 : nil
        }
    }

    @Test(arguments: ParagraphStyle.Direction.allCases)
    func `a number has the script before it, whatever its level`(
        direction: ParagraphStyle.Direction
    ) throws {
        #expect(try isHebrew("\u{5D0} 1 A 1", direction) == [true, false])
        #expect(try isHebrew("A \u{5D0} -1", direction) == [true])
        #expect(try isHebrew("1 \u{5D0} A", direction) == [true])
        #expect(try isHebrew("(1) 1 A \u{5D0}", direction) == [false, false])
        #expect(try isHebrew("\u{5D0}\t1", direction) == [true])
        #expect(try isHebrew("1\t\u{5D0}", direction) == [true])
        #expect(try isHebrew("\u{5D0}\n1", direction) == [false])
        #expect(try isHebrew("1\n\u{5D0}", direction) == [false])
        #expect(try isHebrew("\u{5D0} \u{2066}1\u{2069}", direction) == [true])
    }

    @Test(arguments: ParagraphStyle.Direction.allCases)
    func `a bracket has the script of the paragraph around it`(
        direction: ParagraphStyle.Direction
    ) throws {
        #expect(try isHebrew("\u{5D0} (A 1) 1", direction) == [false, true])
        #expect(try isHebrew("A (\u{5D0} 1) 1", direction) == [true, false])
        #expect(try isHebrew("(\u{5D0} (A) 1)", direction) == [true])
    }

    @Test func `text has the same scripts in any spans`() throws {
        var random = SeededGenerator(seed: 24)
        let characters: [Character] = [
            "A", "\u{391}", "\u{5D0}", "1", "1", "1", " ", "(", ")", "\u{201C}", "\u{201D}", "\t",
            "\n", "-",
        ]
        let font = try font()
        for _ in 0..<300 {
            let text = String((0..<14).map { _ in characters.randomElement(using: &random) ?? "A" })
            let direction = ParagraphStyle.Direction.allCases.randomElement(using: &random)
            let cuts = (0..<2).map { _ in Int.random(in: 0...14, using: &random) }.sorted()
            let parts = [text.prefix(cuts[0]), text.prefix(cuts[1]).dropFirst(cuts[0])]
            let whole = try glyphs([TextSpan(text, font: font)], direction ?? .leftToRight)
            let spans = (parts + [text.dropFirst(cuts[1])]).map { TextSpan(String($0), font: font) }
            #expect(
                try glyphs(spans, direction ?? .leftToRight) == whole,
                "\(text.debugDescription) cut at \(cuts)"
            )
        }
    }

    @Test func `text in other fonts has a script too`() throws {
        let (own, system) = (try font(), try font(nil))
        #expect(
            try glyphs([TextSpan("\u{5D0} (", font: system), TextSpan("1", font: own)])[4] == 19
        )
        #expect(
            try glyphs([
                TextSpan("\u{5D0} (", font: system), TextSpan("A", font: own),
                TextSpan(")", font: system), TextSpan("1", font: own),
            ])[6] == 19
        )
        #expect(try glyphs([TextSpan("1", font: own), TextSpan("\u{5D0}", font: system)])[0] == 19)
    }

    /// As in Pango 1.50.12, whose ellipsis after Gujarati in Rasa is the common glyph.
    @Test(arguments: ParagraphStyle.Direction.allCases)
    func `an ellipsis for missing text has no script`(
        direction: ParagraphStyle.Direction
    ) throws {
        var style = ParagraphStyle()
        style.direction = direction
        style.lineLimit = 1
        style.lineBreakMode = .truncatingTail
        let text = "\u{5D0}\u{5D0}\u{2026}\u{5D0}\u{5D0}\u{5D0}"
        let measured = try MeasuredText([TextSpan(text, font: font())], style: style)
        let layout = measured.layout(width: 22)
        let ids = try #require(layout.lines.first).glyphs.map(\.id)
        #expect(ids.sorted() == [9, 9, 13, 18])
    }

    /// Measured by Pango 1.50.12, without hinting.
    @Test func `a price is as wide as in Pango`() throws {
        let path = "/usr/share/fonts/opentype/fonts-hosny-amiri/Amiri-Regular.ttf"
        let registry = FontRegistry()
        guard let face = try? registry.register(path: path).faces.first else {
            return Comparison.skip("widths in Pango", font: path)
        }
        let font = try FontDescription(name: face.postScriptName, textStyle: .body, size: 40)
            .fixed().scaled(for: TraitCollection()).resolved(fonts: FontResolver(registry))
        let text = try MeasuredText([TextSpan("هذا $4.20", font: font)])
        // Each word is on a line.
        let line = try #require(text.layout(width: 96).lines.last)
        #expect(abs(line.width - 95.9609375) < 6.0 / 1024)
    }
}
