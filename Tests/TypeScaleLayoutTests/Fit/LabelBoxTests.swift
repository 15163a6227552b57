import Testing
import TypeScaleTestSupport

@testable import TypeScaleLayout

struct LabelBoxTests {
    private static let registered = Result {
        let registry = FontRegistry()
        var font = TestFont()
        font.advances = [500, 600, 700, 800, 800, 500]
        font.characterMaps = [(3, 1, .segments([(0x20, 0x20, 5), (0x41, 0x44, 1)]))]
        try registry.register(bytes: font.bytes, name: "Test")
        return FontResolver(registry)
    }
    private let resolver: FontResolver

    init() throws {
        resolver = try Self.registered.get()
    }

    private func box(
        _ width: Double,
        _ lines: Int = 1,
        _ change: (FontDescription) -> FontDescription = { $0 }
    ) throws -> LabelBox {
        let font = FontDescription(name: "Test-Bold", textStyle: .body, size: 10)
        return try LabelBox(change(font), width: width, lineLimit: lines, fonts: resolver)
    }

    /// In Japanese and Korean, `line-break: auto` of CSS is `normal`, which permits small kana at
    /// the start of a line.
    @Test func `lines break as in the language of the text`() throws {
        func lines(_ text: String, _ language: String?) throws -> [String] {
            let box = try LabelBox(
                .system(.body),
                width: 38,
                lineLimit: 0,
                settings: [.category(.large)]
            )
            return try box.fit(text, language: language).lines()
        }
        for language in ["ja", "ja-JP", "ko"] {
            #expect(try lines("アイッウ", language) == ["アイ", "ッウ"])
        }
        for language in [nil, "de", "zh", ""] {
            #expect(try lines("アイッウ", language) == ["ア", "イッ", "ウ"])
        }
        let box = try LabelBox(.system(.body), width: 60, lineLimit: 2)
        let fit = try box.fit("Einstellungen öffnen")
        #expect(fit.language == nil && fit.verdict == .truncated)
        #expect(try box.fit("Einstellungen öffnen", language: "de") == fit)
        let japanese = try LabelBox(
            .system(.body),
            width: 40,
            lineLimit: 2,
            settings: [.category(.large)]
        )
        #expect(try japanese.fit("アイッウ", language: "ja").truncated.isEmpty)
        #expect(try !japanese.fit("アイッウ").truncated.isEmpty)
    }

    // At 1,000 units per em, the letters A to D are 600, 700, 800 and 800 wide, and a space is 500.
    @Test func `reports the first truncated category and the maximum size that fits`() throws {
        // The font is 10 points at L and 28 at AX5. AB is 1.3 em wide.
        let fit = try box(26).fit("AB")
        let first = try #require(fit.firstFailure?.category)
        let sizes = try TextSizeStep.categories.map { setting in
            (setting, try #require(fit.box.pointSize(at: setting)))
        }
        #expect(fit.truncated == sizes.filter { $0.1 > 20 }.map(\.0))
        let largest = ContentSizeCategory.allCases.last { $0 < first }
        #expect(fit.largestFitting?.category == largest)
        #expect(fit.maximumPointSize == 20)
        #expect(fit.exactness == .exact && fit.inconclusive.isEmpty)
        #expect(fit.description == "truncated from AX3; fits up to AX2, or up to 20 pt")
    }

    /// At 10 points, the letter is 6 points wide, so each line has two.
    @Test(arguments: ["AAAAAA", "\u{E9}\u{E9}\u{E9}\u{E9}\u{E9}\u{E9}"])
    func `a word that is too long breaks between characters`(text: String) throws {
        var font = TestFont()
        font.advances = [500, 600]
        font.characterMaps = [(3, 1, .segments([(0x41, 0x41, 1), (0xE9, 0xE9, 1)]))]
        let registry = FontRegistry()
        try registry.register(bytes: font.bytes, name: "Test")
        let letters = FontDescription(name: "Test-Bold", textStyle: .body, size: 10).fixed()
        func verdict(lines: Int) throws -> Fit.Verdict {
            let fonts = FontResolver(registry)
            return try LabelBox(letters, width: 13, lineLimit: lines, fonts: fonts).fit(text)
                .verdict
        }
        #expect(try verdict(lines: 3) == .fits)
        #expect(try verdict(lines: 2) == .truncated)
    }

    @Test func `reports text that always fits, and text that never fits`() throws {
        let fits = try box(1000).fit("AB")
        #expect(fits.verdict == .fits && fits.maximumPointSize == nil)
        #expect(fits.largestFitting == .category(.accessibilityExtraExtraExtraLarge))
        #expect(fits.description == "fits at every text size")
        let never = try box(1).fit("AB")
        #expect(never.truncated == TextSizeStep.categories)
        #expect(never.largestFitting == nil && never.maximumPointSize == nil)
        #expect(never.description == "truncated from XS; no size fits")
        #expect(try box(5).fit("AB").maximumPointSize == 3.8)
        #expect(try box(0).fit("").verdict == .fits)
    }

    // Whatever the font's own size is, AB is 26 points wide at 20 points.
    @Test(arguments: [25, 1e6, 1e12, Double.infinity])
    func `the maximum size does not depend on the size`(size: Double) throws {
        let font = FontDescription(name: "Test-Bold", textStyle: .body, size: size).fixed()
        let fit = try LabelBox(font, width: 26, fonts: resolver).fit("AB")
        #expect(fit.truncated == TextSizeStep.categories)
        #expect(fit.maximumPointSize == 20)
    }

    @Test(arguments: [0, -3, -Double.infinity])
    func `text at a size of 0 or less is not truncated`(size: Double) throws {
        let font = FontDescription(name: "Test-Bold", textStyle: .body, size: size)
        #expect(try LabelBox(font, width: 26, fonts: resolver).fit("A\nA").verdict == .fits)
    }

    // The text fits with the maximum, but not with a tenth of a point more.
    @Test func `the reported maximum is exact`() throws {
        var random = SeededGenerator(seed: 104)
        for _ in 0..<60 {
            let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                String(
                    (0..<Int.random(in: 1...9, using: &random)).map { _ in
                        "ABCD".randomElement(using: &random) ?? "A"
                    }
                )
            }
            let text = words.joined(separator: Bool.random(using: &random) ? " " : "\t")
            let width = Double.random(in: 20...300, using: &random)
            let lines = Int.random(in: 1...4, using: &random)
            let fit = try box(width, lines).fit(text)
            guard let cap = fit.maximumPointSize else { continue }
            let capped = try box(width, lines) { $0.maximumPointSize(cap) }.fit(text)
            #expect(capped.verdict == .fits, "\(text) in \(width) x \(lines) with \(cap)")
            let more = try box(width, lines) { $0.maximumPointSize(cap + 0.2) }.fit(text)
            #expect(more.verdict != .fits, "\(text) in \(width) x \(lines) with \(cap) + 0.2")
        }
    }

    // Compares the few measurements that determine all answers with a label at each size.
    @Test(arguments: ["Test-Bold", nil])
    func `agrees with the layout at each size`(name: String?) throws {
        var random = SeededGenerator(seed: 105)
        let letters = [
            "A", "B", "C", "D", " ", " ", "\n", "\t", "-", "é", "한", "漢", "😀", "Ж", "e\u{301}",
            "\u{AD}",
        ]
        for _ in 0..<100 {
            let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                letters.randomElement(using: &random) ?? "A"
            }.joined()
            let (width, lines) = (
                Double.random(in: 5...300, using: &random), Int.random(in: 1...4, using: &random)
            )
            let system = FontDescription.system(
                .body,
                size: Double.random(in: 5...60, using: &random)
            )
            let box =
                try name == nil
                ? LabelBox(system, width: width, lineLimit: lines) : box(width, lines)
            let fit = try box.fit(text)
            for (category, font) in zip(ContentSizeCategory.allCases, box.sizes) {
                var style = ParagraphStyle()
                style.lineBreakMode = .truncatingTail
                style.lineBreakStrategy = .standard
                style.lineLimit = box.lineLimit
                let layout = try MeasuredText([TextSpan(text, font: font)], style: style)
                    .layout(width: box.width)
                // A letter wider than the label is not broken, and does not fit.
                let isCut =
                    layout.isTruncated || layout.lines.contains { $0.width > box.width + 1e-6 }
                // The margins of estimates and of unknown characters decide.
                if fit.inconclusive.contains(.category(category)) {
                    #expect(name == nil || layout.exactness == .estimate)
                    continue
                }
                #expect(
                    fit.truncated.contains(.category(category)) == isCut,
                    "\(text.debugDescription) at \(category.shortName) in \(box.width) x \(box.lineLimit)"
                )
                // Below 8 points and above 40 points, the system font's widths are estimated.
                if fit.truncated.first == .category(category), fit.inconclusive.isEmpty {
                    let whole = try MeasuredText([TextSpan(text, font: font)]).layout()
                    #expect(fit.exactness == whole.exactness)
                }
            }
        }
    }

    @Test func `measures the system's font at each size, and reports missing characters`() throws {
        let box = try LabelBox(.system(.headline), width: 100)
        #expect(box.pointSize(at: .category(.accessibilityExtraExtraExtraLarge)) == 53)
        let fit = try box.fit("Settings 漢")
        #expect(fit.missing == ["漢"] && fit.exactness == .estimate)
        #expect(!fit.truncated.isEmpty)
    }

    // If text is far too long, measuring its start is sufficient.
    @Test(arguments: ["A", "\n", "A ", "é", "한"])
    func `measures only the start of a text that is far too long`(unit: String) throws {
        let text = String(repeating: unit, count: (1 << 20) / unit.utf8.count)
        for (width, lines) in [(320.0, 2), (0, 1)] {
            let fit = try box(width, lines).fit(text)
            // The width of a character that the font does not contain can be any.
            #expect((fit.missing.isEmpty ? fit.truncated : fit.inconclusive) == fit.box.settings)
        }
    }

    @Test(arguments: [" ", "\t", "\u{301}", "\u{200D}", "\u{202E}", "\u{0}", "A"])
    func `accepts a character repeated 2,000 times`(unit: Named<String>) throws {
        let text = String(repeating: unit.value, count: 2000)
        for (width, lines) in [(320.0, 2), (0, 1), (.infinity, 0)] {
            _ = try box(width, lines).fit(text)
        }
    }

    @Test func `accepts any width, line limit and size`() throws {
        for width in [0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300] {
            for lines in [0, -1, .min, .max] {
                for size in [0, -3, .nan, .infinity, 1e-300, 1e300] {
                    let font = FontDescription(name: "Test-Bold", textStyle: .body, size: size)
                    for font in [font, .system(.body, size: size)] {
                        let box = try LabelBox(
                            font,
                            width: width,
                            lineLimit: lines,
                            fonts: resolver
                        )
                        for text in ["", "A B", "\n\n", "\t"] { _ = try box.fit(text) }
                    }
                }
            }
        }
        #expect(throws: FontNotFound.self) {
            try LabelBox(FontDescription(name: "None", textStyle: .body), width: 10)
        }
    }

    @Test(arguments: [
        ("ar", true), ("he-IL", true), ("ur_PK", true), ("az-Arab", true), ("FA", true),
        ("en", false), ("ku", false), ("ar-Latn", false), ("pa-Arab-PK", true), ("", false),
        ("-", false), ("Base", false),
    ])
    func `returns the direction of a language`(code: String, isRightToLeft: Bool) {
        let direction: ParagraphStyle.Direction = isRightToLeft ? .rightToLeft : .leftToRight
        #expect(ParagraphStyle.Direction(languageCode: code) == direction)
    }
}
