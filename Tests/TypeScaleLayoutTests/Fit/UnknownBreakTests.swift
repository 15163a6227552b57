import Testing
import TypeScaleTestSupport

@testable import TypeScaleLayout

/// Tests of labels in scripts without spaces between words.
struct UnknownBreakTests {
    /// Letters of Thai, Lao, Khmer and Burmese, and of Latin, each half an em wide.
    private static let letters = [
        "ก", "ข", "ต", "เ", "ລ", "າ", "ក", "မ", "A", "b", " ", " ", "-", "ก\u{E48}",
    ]
    private let resolver: FontResolver

    init() throws {
        var font = TestFont()
        font.advances = [500, 500, 0]
        let letters = Set("กขตเาลมລາកမAb -".unicodeScalars).map { Int($0.value) }.sorted()
        let groups = letters.map { (first: $0, last: $0, glyph: 1) }
        font.characterMaps = [(3, 10, .groups(groups + [(0xE48, 0xE48, 2)]))]
        let registry = FontRegistry()
        try registry.register(bytes: font.bytes, name: "Test")
        resolver = FontResolver(registry)
    }

    private func fit(_ text: String, _ width: Double, _ lines: Int) throws -> Fit {
        let font = FontDescription(name: "Test-Bold", textStyle: .body, size: 10).fixed()
        let settings = [TextSizeStep.category(.large)]
        return try LabelBox(
            font,
            width: width,
            lineLimit: lines,
            settings: settings,
            fonts: resolver
        ).fit(text)
    }

    // Each letter is 5 points wide. A dictionary has the words ตาก|ลม or ตา|กลม.
    @Test func `text that depends on a dictionary is inconclusive`() throws {
        let text = "ตากลม"
        #expect(try fit(text, 25, 1).verdict == .fits)
        #expect(try fit(text, 24, 1).verdict == .truncated)
        let fit = try fit(text, 15, 2)
        #expect(fit.verdict == .inconclusive && fit.needsDictionary && fit.exactness == .exact)
        #expect(fit.description.hasPrefix("inconclusive from L"))
        #expect(try self.fit(text, 12, 2).verdict == .truncated)
        // Without a limit, no text is truncated, wherever its lines end.
        #expect(try self.fit(text, 15, 0).verdict == .fits)
        // Spaces separate phrases, and ZERO WIDTH SPACE separates words.
        #expect(try self.fit("ตา กลม", 15, 2).verdict == .fits)
        #expect(try self.fit("ตา\u{200B}กลม", 15, 2).verdict == .fits)
        // A word of another script breaks between its letters.
        #expect(try self.fit("AbAbA", 15, 2).verdict == .fits)
    }

    // A label breaks this text between its words, whose ends are not known.
    @Test func `text in the system font depends on a dictionary, too`() throws {
        let text = "การตั้งค่าการแจ้งเตือน"
        let font = FontDescription.system(.body)
        let width = try LabelBox(font, width: 1000).width(of: text)
        let settings = [TextSizeStep.category(.large)]
        let box = try LabelBox(font, width: width * 0.7, lineLimit: 2, settings: settings)
        let fit = try box.fit(text)
        #expect(fit.verdict == .inconclusive && fit.needsDictionary)
        #expect((try box.layout(of: text, at: .category(.large))?.lines.count ?? 0) == 2)
    }

    @Test func `the maximum size is one at which the text is known to fit`() throws {
        let font = FontDescription(name: "Test-Bold", textStyle: .body, size: 10).fixed()
        let box = try LabelBox(font, width: 15, lineLimit: 2, fonts: resolver)
        // On one line, five letters are 2.5 em wide.
        #expect(try box.fit("ตากลม").maximumPointSize == 6)
    }

    /// Compares the verdicts with the lines of random dictionaries.
    @Test func `every dictionary agrees with a verdict that is not inconclusive`() throws {
        var random = SeededGenerator(seed: 35)
        var counts: [Fit.Verdict: Int] = [:]
        for _ in 0..<2000 {
            let count = Int.random(in: 1...30, using: &random)
            let letters = (0..<count).compactMap { _ in Self.letters.randomElement(using: &random) }
            let width = Double.random(in: 5...60, using: &random)
            let lines = Int.random(in: 1...4, using: &random)
            let verdict = try fit(letters.joined(), width, lines).verdict
            counts[verdict, default: 0] += 1
            // ZERO WIDTH SPACE is the break of a dictionary.
            var words = ""
            var last = ""
            for letter in letters {
                let isWithin =
                    [last, letter].allSatisfy { $0.unicodeScalars.first?.isComplex == true }
                if isWithin, Bool.random(using: &random) { words += "\u{200B}" }
                words += letter
                last = letter
            }
            let style = {
                var style = ParagraphStyle()
                style.lineBreakStrategy = .standard
                return style
            }()
            let font = FontDescription(name: "Test-Bold", textStyle: .body, size: 10).fixed()
                .scaled(for: TraitCollection())
            let layout = try MeasuredText(
                [TextSpan(words, font: font.resolved(fonts: resolver))],
                style: style
            ).layout(width: width)
            let fits = layout.lines.count <= lines
            if verdict == .fits { #expect(fits, "\(words) in \(width) x \(lines)") }
            if verdict == .truncated { #expect(!fits, "\(words) in \(width) x \(lines)") }
        }
        #expect(counts.count == 3 && counts.values.allSatisfy { $0 > 100 }, "\(counts)")
    }

    @Test func `more width or more lines never make a verdict worse`() throws {
        var random = SeededGenerator(seed: 36)
        for _ in 0..<1000 {
            let count = Int.random(in: 1...30, using: &random)
            let text = (0..<count).compactMap { _ in Self.letters.randomElement(using: &random) }
                .joined()
            let width = Double.random(in: 5...60, using: &random)
            let lines = Int.random(in: 1...4, using: &random)
            let verdict = try fit(text, width, lines).verdict
            let wider = width * Double.random(in: 1...2, using: &random)
            #expect(try fit(text, wider, lines).verdict <= verdict, "\(text) in \(width)")
            #expect(try fit(text, width, lines + 1).verdict <= verdict, "\(text) in \(width)")
            #expect(try fit(text, width, 0).verdict == .fits, "\(text) in \(width)")
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isComplex: Bool {
        var text = String(self)
        return text.withSpan { ComplexContext.isUsed(in: $0, 0..<$0.count) }
    }
}
