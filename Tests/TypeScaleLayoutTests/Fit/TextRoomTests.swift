import Testing
import TypeScaleTestSupport

@testable import TypeScaleLayout

struct TextRoomTests {
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

    private func room(
        _ width: Double,
        _ lines: Int = 1,
        _ change: (FontDescription) -> FontDescription = { $0 }
    ) throws -> TextRoom {
        let font = FontDescription(name: "Test-Bold", textStyle: .body, size: 10)
        return try TextRoom(change(font), width: width, lineLimit: lines, resolver: resolver)
    }

    // At 1,000 units per em, the letters A to D are 600, 700, 800 and 800 wide, and a space is 500.
    @Test func `reports the first truncated category and the maximum size that fits`() throws {
        // The font is 10 points at L and 28 at AX5. AB is 1.3 em wide.
        let fit = try room(26).fit(of: "AB")
        let first = try #require(fit.firstTruncated)
        let room = try room(26)
        #expect(room.pointSize(at: first) > 20)
        #expect(
            fit.truncated == ContentSizeCategory.allCases.filter { room.pointSize(at: $0) > 20 }
        )
        #expect(fit.largestCategory == ContentSizeCategory.allCases.last { $0 < first })
        #expect(fit.maximumPointSize == 20)
        #expect(fit.exactness == .exact && fit.undecided.isEmpty)
        #expect(fit.description == "truncated from AX3; fits up to AX2, or up to 20 pt")
    }

    @Test func `reports text that always fits, and text that never fits`() throws {
        let fits = try room(1000).fit(of: "AB")
        #expect(fits.fitsEverywhere && fits.maximumPointSize == nil)
        #expect(fits.largestCategory == .accessibilityExtraExtraExtraLarge)
        #expect(fits.description == "fits at every category")
        let never = try room(1).fit(of: "AB")
        #expect(never.truncated == ContentSizeCategory.allCases)
        #expect(never.largestCategory == nil && never.maximumPointSize == nil)
        #expect(never.description == "truncated from XS; no size fits")
        #expect(try room(5).fit(of: "AB").maximumPointSize == 3.8)
        #expect(try room(0).fit(of: "").fitsEverywhere)
    }

    // Whatever the font's own size is, AB is 26 points wide at 20 points.
    @Test(arguments: [25, 1e6, 1e12, Double.infinity])
    func `the maximum size does not depend on the size`(size: Double) throws {
        let font = FontDescription(name: "Test-Bold", textStyle: .body, size: size).fixed()
        let fit = try TextRoom(font, width: 26, resolver: resolver).fit(of: "AB")
        #expect(fit.truncated == ContentSizeCategory.allCases)
        #expect(fit.maximumPointSize == 20)
    }

    @Test(arguments: [0, -3, -Double.infinity])
    func `text at a size of 0 or less is not truncated`(size: Double) throws {
        let font = FontDescription(name: "Test-Bold", textStyle: .body, size: size)
        #expect(try TextRoom(font, width: 26, resolver: resolver).fit(of: "A\nA").fitsEverywhere)
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
            let fit = try room(width, lines).fit(of: text)
            guard let cap = fit.maximumPointSize else { continue }
            let capped = try room(width, lines) { $0.maximumPointSize(cap) }.fit(of: text)
            #expect(capped.fitsEverywhere, "\(text) in \(width) x \(lines) with \(cap)")
            let more = try room(width, lines) { $0.maximumPointSize(cap + 0.2) }.fit(of: text)
            #expect(!more.fitsEverywhere, "\(text) in \(width) x \(lines) with \(cap) + 0.2")
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
            let room =
                try name == nil
                ? TextRoom(system, width: width, lineLimit: lines) : room(width, lines)
            let fit = try room.fit(of: text)
            for (category, font) in zip(ContentSizeCategory.allCases, room.sizes) {
                var style = ParagraphStyle()
                style.lineBreakMode = .truncatingTail
                style.lineBreakStrategy = .standard
                style.lineLimit = room.lineLimit
                let layout = try MeasuredText([TextSpan(text, font: font)], style: style)
                    .layout(width: room.width)
                // A letter wider than the label is not broken, and does not fit.
                let isCut =
                    layout.isTruncated || layout.lines.contains { $0.width > room.width + 1e-6 }
                #expect(
                    fit.truncated.contains(category) == isCut,
                    "\(text.debugDescription) at \(category.shortName) in \(room.width) x \(room.lineLimit)"
                )
                // Below 8 points and above 40 points, the system font's widths are estimated.
                if fit.firstTruncated == category, fit.undecided.isEmpty {
                    let whole = try MeasuredText([TextSpan(text, font: font)]).layout()
                    #expect(fit.exactness == whole.exactness)
                }
            }
        }
    }

    @Test func `measures the system's font at each size, and reports missing characters`() throws {
        let room = try TextRoom(.system(.headline), width: 100)
        #expect(room.pointSize(at: .accessibilityExtraExtraExtraLarge) == 53)
        let fit = try room.fit(of: "Settings 한")
        #expect(fit.missing == ["한"] && fit.exactness == .estimated)
        #expect(fit.firstTruncated != nil)
    }

    // If text is far too long, measuring its start is sufficient.
    @Test(arguments: ["A", "\n", "A ", "é", "한"])
    func `measures only the start of a text that is far too long`(unit: String) throws {
        let text = String(repeating: unit, count: (1 << 20) / unit.utf8.count)
        for (width, lines) in [(320.0, 2), (0, 1)] {
            let fit = try room(width, lines).fit(of: text)
            #expect(fit.truncated == ContentSizeCategory.allCases)
        }
    }

    @Test(arguments: [" ", "\t", "\u{301}", "\u{200D}", "\u{202E}", "\u{0}", "A"])
    func `accepts a character repeated 2,000 times`(unit: String) throws {
        let text = String(repeating: unit, count: 2000)
        for (width, lines) in [(320.0, 2), (0, 1), (.infinity, 0)] {
            _ = try room(width, lines).fit(of: text)
        }
    }

    @Test func `accepts any width, line limit and size`() throws {
        for width in [0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300] {
            for lines in [0, -1, .min, .max] {
                for size in [0, -3, .nan, .infinity, 1e-300, 1e300] {
                    let font = FontDescription(name: "Test-Bold", textStyle: .body, size: size)
                    for font in [font, .system(.body, size: size)] {
                        let room = try TextRoom(
                            font,
                            width: width,
                            lineLimit: lines,
                            resolver: resolver
                        )
                        for text in ["", "A B", "\n\n", "\t"] { _ = try room.fit(of: text) }
                    }
                }
            }
        }
        #expect(throws: FontNotFound.self) {
            try TextRoom(FontDescription(name: "None", textStyle: .body), width: 10)
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
