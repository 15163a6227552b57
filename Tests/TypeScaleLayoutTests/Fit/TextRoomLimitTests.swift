import Testing
import TypeScaleTestSupport

@testable import TypeScaleLayout

/// Tests of heights, minimum scale factors and font scales.
struct TextRoomLimitTests {
    private let resolver: FontResolver

    init() throws {
        let registry = FontRegistry()
        var font = TestFont()
        font.advances = [500, 600, 700, 800, 800, 500]
        font.characterMaps = [(3, 1, .segments([(0x20, 0x20, 5), (0x41, 0x44, 1)]))]
        try registry.register(bytes: font.bytes, name: "Test")
        resolver = FontResolver(registry)
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        let letters = ["A", "B", "C", "D", " ", " ", "\n"]
        return (0..<Int.random(in: 0...60, using: &random)).map { _ in
            letters.randomElement(using: &random) ?? "A"
        }.joined()
    }

    private func font(_ random: inout SeededGenerator) -> FontDescription {
        let size = Double.random(in: 5...40, using: &random)
        let isSystem = Bool.random(using: &random)
        let font =
            isSystem
            ? FontDescription.system(.body, size: size)
            : FontDescription(name: "Test-Bold", textStyle: .body, size: size)
        return Bool.random(using: &random) ? font : font.lineHeight(.points(size * 1.5))
    }

    // A newline at the end adds an empty line to a layout, which truncation ignores.
    @Test func `text fits a height if its layout is not higher`() throws {
        var random = SeededGenerator(seed: 501)
        for _ in 0..<100 {
            let (text, font) = (Self.text(&random) + "A", font(&random))
            let width = Double.random(in: 20...300, using: &random)
            let height = Double.random(in: 0...200, using: &random)
            let lines = Int.random(in: 0...4, using: &random)
            let room = try TextRoom(
                font,
                width: width,
                height: height,
                lineLimit: lines,
                resolver: resolver
            )
            let fit = try room.fit(of: text)
            for (category, font) in zip(ContentSizeCategory.allCases, room.sizes) {
                var style = ParagraphStyle()
                style.lineBreakStrategy = .standard
                let layout = try MeasuredText([TextSpan(text, font: font)], style: style)
                    .layout(width: width)
                let isCut =
                    layout.size.height > height + 1e-6 || layout.size.width > width + 1e-6
                    || lines > 0 && layout.lines.count > lines
                #expect(
                    fit.truncated.contains(category) == isCut,
                    "\(text.debugDescription) at \(category) in \(width) x \(height)"
                )
            }
        }
    }

    @Test func `more height or a smaller scale factor never truncates more`() throws {
        var random = SeededGenerator(seed: 502)
        for _ in 0..<100 {
            let (text, font) = (Self.text(&random), font(&random))
            let width = Double.random(in: 20...300, using: &random)
            let height = Double.random(in: 0...200, using: &random)
            func truncated(_ height: Double, _ factor: Double) throws -> Set<ContentSizeCategory> {
                let room = try TextRoom(
                    font,
                    width: width,
                    height: height,
                    lineLimit: 3,
                    minimumScaleFactor: factor,
                    resolver: resolver
                )
                return Set(try room.fit(of: text).truncated)
            }
            let all = try truncated(height, 1)
            #expect(try truncated(height * 1.5, 1).isSubset(of: all))
            #expect(try truncated(.infinity, 1).isSubset(of: all))
            // A font file's widths are proportional to the size; the system font's are not quite.
            if !font.face.isSystem { #expect(try truncated(height, 0.7).isSubset(of: all)) }
            for factor in [0, -1, 2, .nan, .infinity] {
                #expect(try truncated(height, factor) == all)
            }
        }
    }

    // A label at 20 points that can shrink to 0.5 fits the text that a label at 10 points fits.
    @Test func `a scale factor has the effect of a smaller font`() throws {
        var random = SeededGenerator(seed: 503)
        for _ in 0..<100 {
            let text = Self.text(&random)
            let width = Double.random(in: 20...300, using: &random)
            func isTruncated(_ size: Double, _ factor: Double) throws -> Bool {
                let font = FontDescription(name: "Test-Bold", textStyle: .body, size: size).fixed()
                let room = try TextRoom(
                    font,
                    width: width,
                    height: 60,
                    lineLimit: 0,
                    minimumScaleFactor: factor,
                    resolver: resolver
                )
                return try !room.fit(of: text).truncated.isEmpty
            }
            #expect(try isTruncated(20, 0.5) == isTruncated(10, 1))
        }
    }

    @Test func `the maximum size takes the scale factor into account`() throws {
        // AB is 1.3 em wide, so it fits 26 points at 20 points, to which 25 points shrink.
        let font = FontDescription(name: "Test-Bold", textStyle: .body, size: 50).fixed()
        let room = try TextRoom(font, width: 26, minimumScaleFactor: 0.8, resolver: resolver)
        #expect(try room.fit(of: "AB").maximumPointSize == 25)
    }

    @Test func `answers for readers who chose a font scale`() throws {
        let scales = [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2]
        let setting = try #require(FontScaleSetting(range: 0.85...2))
        let font = FontDescription(name: "Test-Bold", textStyle: .body, size: 10)
            .curve(.linear(setting))
        let room = try TextRoom(
            font,
            width: 20,
            height: .infinity,
            lineLimit: 1,
            minimumScaleFactor: 1,
            readers: scales.map { TraitCollection(fontScale: $0) },
            resolver: resolver,
            fallbacks: []
        )
        // AB is 13 points wide at a scale of 1, and 19.5 points at 1.5.
        let answers = try room.answers(for: "AB", direction: .leftToRight, findsMaximum: true)
        #expect(answers.truncated == 0b110_0000 && answers.undecided == 0)
        // 20 / 1.3
        #expect(answers.maximumPointSize == 15.3)
        let none = try room.answers(for: "AB", direction: .leftToRight, findsMaximum: false)
        #expect(none.truncated == answers.truncated && none.maximumPointSize == nil)
    }

    @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300])
    func `accepts any height`(height: Double) throws {
        for text in ["", "A B", "\n\n", String(repeating: "A ", count: 50_000)] {
            let room = try TextRoom(
                .system(.body),
                width: 100,
                height: height,
                lineLimit: 0,
                resolver: resolver
            )
            let fit = try room.fit(of: text)
            #expect(!text.isEmpty || fit.fitsEverywhere)
            if height <= 0, height.isFinite, !text.isEmpty { #expect(!fit.fitsEverywhere) }
        }
    }
}
