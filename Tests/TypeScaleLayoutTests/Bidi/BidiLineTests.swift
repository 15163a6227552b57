import Testing
import TypeScale
import TypeScaleLayout
import TypeScaleTestSupport

/// Tests of lines that contain text in both directions.
///
/// The letters A to D and alef to dalet are 5, 6, 7 and 8 points wide, and a space 5 points.
struct BidiLineTests {
    private let font: ResolvedFont

    init() throws {
        var test = TestFont()
        test.glyphCount = 9
        test.advances = [500, 500, 600, 700, 800, 500, 300, 400, 100]
        test.characterMaps = [
            (
                3, 1,
                .segments([
                    (0x20, 0x20, 5), (0x28, 0x28, 6), (0x29, 0x29, 7), (0x2E, 0x2E, 8),
                    (0x41, 0x44, 1), (0x5D0, 0x5D3, 1),
                ])
            )
        ]
        let registry = FontRegistry()
        try registry.register(bytes: test.bytes, name: "Test")
        font = try FontDescription(name: "Test-Bold", textStyle: .body, size: 10).fixed()
            .scaled(for: TraitCollection()).resolved(fonts: FontResolver(registry))
    }

    private func layout(
        _ text: String,
        _ direction: ParagraphStyle.Direction = .leftToRight,
        width: Double? = nil,
        _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) throws -> TextLayout {
        var style = ParagraphStyle()
        style.direction = direction
        change(&style)
        return try MeasuredText([TextSpan(text, font: font)], style: style).layout(width: width)
    }

    /// Returns the offset and position of each glyph on a line.
    private func glyphs(_ layout: TextLayout, _ line: Int = 0) -> [(offset: Int, x: Double)] {
        layout.lines[line].glyphs.map { ($0.offset, $0.x) }
    }

    @Test func `right-to-left words are placed from right to left`() throws {
        let mixed = glyphs(try layout("AB \u{5D0}\u{5D1}\u{5D2} C"))
        #expect(mixed.map(\.offset) == [0, 1, 2, 7, 5, 3, 9, 10])
        #expect(mixed.map(\.x) == [0, 5, 11, 16, 23, 29, 34, 39])
        let reversed = glyphs(try layout("AB \u{5D0}\u{5D1} C", .rightToLeft))
        #expect(reversed.map(\.offset) == [8, 7, 5, 3, 2, 0, 1])
        #expect(reversed.map(\.x) == [0, 7, 12, 18, 23, 28, 33])
    }

    @Test func `numbers and punctuation follow the paragraph`() throws {
        let ends = glyphs(try layout("AB.", .rightToLeft))
        #expect(ends.map(\.offset) == [2, 0, 1])
        #expect(ends.map(\.x) == [0, 1, 6])
    }

    @Test func `brackets in right-to-left text are mirrored`() throws {
        let layout = try layout("(\u{5D0})", .rightToLeft)
        let ids = layout.lines[0].glyphs.map(\.id)
        // From left to right: an opening bracket, the letter, a closing bracket.
        #expect(ids == [6, 1, 7])
        #expect(glyphs(layout).map(\.offset) == [3, 1, 0])
    }

    /// Without the invisible characters, lines have the same text and widths.
    @Test func `invisible characters do not change lines`() throws {
        let texts = [
            "AB\u{200F} CD", "\u{5D0}\u{5D1}\u{200F} \u{5D2}\u{5D3}",
            "\u{5D0}\u{5D1}\u{200E} \u{5D2}",
            "\u{5D0}\u{5D1} \u{202B}AB\u{202C} CD", "AB \u{2066}CD\u{2069} \u{5D0}\u{5D1}",
            "\u{5D0}\u{5D1} \u{2066}\u{5D2}\u{5D3}\u{2069}\u{200F} AB",
            "\u{202A}AB \u{5D0}\u{202C} CD",
            "\u{5D0}\u{5D1} \u{2067}AB\u{2069} \u{5D2}\u{5D3}",
        ]
        for text in texts {
            for direction in ParagraphStyle.Direction.allCases {
                let layout = try layout(text, direction, width: 16)
                let visible = text.unicodeScalars.filter { $0.value < 0x2000 }
                let plain = try self.layout(String(visible), direction, width: 16)
                #expect(layout.lines.map(\.width) == plain.lines.map(\.width), "\(text)")
                let ends = layout.lines.map { line in
                    String(line.sourceText.unicodeScalars.filter { $0.value < 0x2000 })
                }
                #expect(ends == plain.lines.map { String($0.sourceText) }, "\(text)")
            }
        }
    }

    /// The letter has the form that the joiner selects only if both are shaped together.
    @Test func `a joiner at the end of a line belongs to the letter before it`() throws {
        for text in ["\u{5D0}\u{200D}", "AB \u{5D0}\u{200D}"] {
            let layout = try layout(text)
            let last = layout.lines[0].runs.last
            #expect(last?.direction == .rightToLeft)
            #expect(last?.range == text.utf8.count - 5..<text.utf8.count)
        }
    }

    @Test func `an ellipsis is at the end in the direction of the paragraph`() throws {
        for (direction, offsets) in [
            (ParagraphStyle.Direction.leftToRight, [2, 0, 4]), (.rightToLeft, [4, 2, 0]),
        ] {
            let layout = try layout("\u{5D0}\u{5D1}\u{5D2}\u{5D3}", direction, width: 15) { style in
                style.lineLimit = 1
                style.lineBreakMode = .truncatingTail
            }
            #expect(layout.lines[0].hasEllipsis)
            // The ellipsis is three periods with one offset.
            var shown = glyphs(layout).map(\.offset)
            shown = shown.indices.filter { $0 == 0 || shown[$0] != shown[$0 - 1] }.map { shown[$0] }
            #expect(shown == offsets, "\(direction)")
        }
    }

    @Test func `a tab separates text in both directions`() throws {
        let layout = try layout("\u{5D0}\t\u{5D1}A") { $0.tabInterval = 20 }
        #expect(glyphs(layout).map(\.x) == [0, 20, 26])
        #expect(
            layout.lines[0].runs.map(\.direction)
                == [.rightToLeft, .leftToRight, .rightToLeft, .leftToRight]
        )
        let reversed = try self.layout("A\t\u{5D1}", .rightToLeft) { $0.tabInterval = 20 }
        #expect(glyphs(reversed).map(\.x) == [0, 21])
    }

    @Test func `justification widens spaces between runs`() throws {
        let layout = try layout("A \u{5D0} \u{5D1} DDDD", width: 40) { $0.alignment = .justified }
        #expect(layout.lines[0].width == 40)
        // 24 points of text and 16 points in two spaces; the last letter comes first.
        #expect(glyphs(layout).filter { ![1, 4].contains($0.offset) }.map(\.x) == [0, 17, 35])
    }

    @Test func `runs cover the visible text and the width of the line`() throws {
        var random = SeededGenerator(seed: 20)
        let characters: [Character] = [
            "A", "B", "\u{5D0}", "\u{5D1}", "\u{627}", "1", "\u{661}", " ", "\t", "(", ")", "\n",
            "\u{200F}", "\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}", "-", ",", "\u{300}",
        ]
        for _ in 0..<300 {
            let text = String((0..<12).map { _ in characters.randomElement(using: &random) ?? "A" })
            let direction = ParagraphStyle.Direction.allCases.randomElement(using: &random)
            let layout = try layout(text, direction ?? .leftToRight, width: 40)
            for line in layout.lines {
                var x = line.x
                for run in line.runs {
                    #expect(abs(run.x - x) < 1e-9, "\(text.debugDescription)")
                    x += run.width
                }
                #expect(abs(x - line.x - line.width) < 1e-9, "\(text.debugDescription)")
                let covered = line.runs.map(\.range)
                    .sorted { $0.lowerBound < $1.lowerBound }
                for (first, second) in zip(covered, covered.dropFirst()) {
                    #expect(first.upperBound == second.lowerBound)
                }
                let visible = line.text
                #expect(covered.reduce(0) { $0 + $1.count } == visible.utf8.count)
            }
        }
    }
}
