import Testing
import TypeScaleLayout
import TypeScaleTestSupport

/// Invariants of any text at any width.
struct TextLayoutLawTests {
    private static let words = [
        "a", "The", "quick-brown", "fox", "커스텀", "폰트는", "漢字かな", "\u{1F468}\u{200D}\u{1F469}",
        "(tests)",
        "e\u{301}\u{302}", "supercalifragilistic", "\u{200B}", "\u{A0}", "\t", "\n", "\r\n", "17,5",
        "—",
        "\u{2029}", "שלום", "ไทย",
    ]

    private func text(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...30, using: &random)).map { _ in
            Self.words[Int.random(in: 0..<Self.words.count, using: &random)]
                + (Bool.random(using: &random) ? " " : "")
        }.joined()
    }

    @Test func `every byte is on one line, in order`() throws {
        var random = SeededGenerator(seed: 108)
        for round in 0..<600 {
            let text = text(&random)
            let measured = try SampleText.measured(text) { style in
                style.lineBreakMode = round % 3 == 0 ? .characterWrapping : .wordWrapping
                style.lineBreakStrategy = round % 2 == 0 ? .standard : []
            }
            let width = Double.random(in: 0...200, using: &random)
            let layout = measured.layout(width: width)
            var end = 0
            var bottom = 0.0
            for line in layout.lines {
                #expect(line.range.lowerBound == end)
                end = line.range.upperBound
                #expect(line.top >= bottom)
                bottom = line.top + line.height
                #expect(line.baseline <= bottom)
                let isOneCharacter = line.sourceText.count == 1
                #expect(
                    line.width <= width + 1e-6 || isOneCharacter || hasOneGlyph(line.sourceText)
                )
            }
            #expect(end == text.utf8.count)
            #expect(SampleText.lines(layout).joined() == text)
            #expect(layout.size.height == bottom)
        }
    }

    /// Returns whether a line contains a single glyph cluster, which may be wider than the line.
    private func hasOneGlyph(_ text: Substring) -> Bool {
        text.filter { !$0.isWhitespace && $0 != "\u{200B}" }.count <= 1
    }

    // Lines are filled greedily, so the next word would not have fit.
    @Test func `no line has room for the next word`() throws {
        var random = SeededGenerator(seed: 109)
        for _ in 0..<300 {
            let words = (0..<20).map { _ in
                String(repeating: "n", count: Int.random(in: 1...9, using: &random))
            }
            let measured = try SampleText.measured(words.joined(separator: " "))
            let width = Double.random(in: 100...300, using: &random)
            let layout = measured.layout(width: width)
            for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
                let word = next.sourceText.prefix { $0 != " " }
                let both = try SampleText.measured(String(line.sourceText + word)).layout()
                #expect(both.size.width > width)
            }
        }
    }

    @Test func `no line breaks at the text's width, and no word breaks at the widest word's`()
        throws
    {
        var random = SeededGenerator(seed: 110)
        for _ in 0..<300 {
            let text = text(&random).replacing("\t", with: " ")
            let measured = try SampleText.measured(text)
            let whole = measured.layout()
            #expect(measured.layout(width: whole.size.width).lines.count == whole.lines.count)
            let breaks = LineBreaker().opportunities(in: text).map(\.offset)
            let words = zip([0] + breaks, breaks).map {
                String(text.utf8.dropFirst($0).prefix($1 - $0)) ?? ""
            }
            let widest = try words.map { try SampleText.measured($0).layout().size.width }.max()
            // Kerning between words can widen a word.
            for line in measured.layout(width: (widest ?? 0) + 1).lines.dropLast() {
                #expect(breaks.contains(line.range.upperBound))
            }
        }
    }

    // In the other direction, a line is at the same distance from the other edge.
    @Test func `the two directions mirror each other`() throws {
        let alignments: [(ParagraphStyle.Alignment, ParagraphStyle.Alignment)] = [
            (.natural, .natural), (.center, .center), (.left, .right), (.right, .left),
        ]
        for (alignment, mirrored) in alignments {
            let text = "The quick brown fox jumps over the lazy dog"
            let forth = try SampleText.measured(text) { style in
                style.alignment = alignment
                style.firstLineHeadIndent = 12
                style.headIndent = 5
                style.tailIndent = -7
            }
            var back = forth
            back.style.alignment = mirrored
            back.style.direction = .rightToLeft
            let lines = zip(forth.layout(width: 150).lines, back.layout(width: 150).lines)
            for (line, other) in lines {
                #expect((line.x - (150 - other.x - other.width)).magnitude < 1e-9)
            }
        }
    }

    @Test func `justified lines reach both edges, except a paragraph's last line`() throws {
        let text = try SampleText.measured("The quick brown fox jumps over the lazy dog") {
            $0.alignment = .justified
        }
        let layout = text.layout(width: 150)
        #expect(layout.lines.count > 2)
        for line in layout.lines.dropLast() { #expect((line.width - 150).magnitude < 1e-9) }
        #expect((layout.lines.last?.width ?? 150) < 150)
    }

    // After a break between characters, a line can begin with spaces.
    @Test func `push-out leaves text on the line above`() throws {
        for spaces in 1...12 {
            let text = "Two" + String(repeating: " ", count: spaces) + "1 d"
            let measured = try SampleText.measured(text, size: 17) { style in
                style.lineBreakMode = .characterWrapping
                style.lineBreakStrategy = .pushOut
            }
            for width in 1...120 {
                let layout = measured.layout(width: Double(width))
                #expect(SampleText.lines(layout).joined() == text)
            }
        }
    }

    // No argument causes a trap, or takes unlimited time.
    @Test func `accepts any number as a length`() throws {
        for odd in [Double.nan, .infinity, -.infinity, -1, 0, 1e308, -1e308] {
            let text = try SampleText.measured("The quick\tbrown\nfox", size: 17) { style in
                style.lineHeightMultiple = odd
                style.minimumLineHeight = odd
                style.lineSpacing = odd
                style.paragraphSpacing = odd
                style.headIndent = odd
                style.firstLineHeadIndent = odd
                style.tailIndent = odd
                style.tabInterval = odd
                style.alignment = .justified
            }
            for width in [odd, 100, nil] {
                let layout = text.layout(width: width)
                #expect(!layout.lines.isEmpty)
                for line in layout.lines { _ = line.glyphs }
            }
            let size = try SampleText.measured("The quick", size: odd)
            _ = size.layout(width: 100).size
        }
        let none = try SampleText.measured("")
        #expect(none.layout(width: 10).lines.isEmpty)
        #expect(none.layout(width: 10).size == TextSize(width: 0, height: 0))
        #expect(try MeasuredText([]).layout(width: 10).lines.isEmpty)
    }
}
