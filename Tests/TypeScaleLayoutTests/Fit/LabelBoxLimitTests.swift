import Testing
import TypeScaleTestSupport

@testable import TypeScaleLayout

/// Tests of heights, minimum scale factors and font scales.
struct LabelBoxLimitTests {
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
            let box = try LabelBox(
                font,
                width: width,
                height: height,
                lineLimit: lines,
                fonts: resolver
            )
            let fit = try box.fit(text)
            for (category, font) in zip(ContentSizeCategory.allCases, box.sizes) {
                var style = ParagraphStyle()
                style.lineBreakStrategy = .standard
                let layout = try MeasuredText([TextSpan(text, font: font)], style: style)
                    .layout(width: width)
                let isCut =
                    layout.size.height > height + 1e-6 || layout.size.width > width + 1e-6
                    || lines > 0 && layout.lines.count > lines
                // The kerning of the system font is unknown.
                guard !fit.inconclusive.contains(.category(category)) else {
                    #expect(box.systemWidths != nil)
                    continue
                }
                #expect(
                    fit.truncated.contains(.category(category)) == isCut,
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
            func truncated(_ height: Double, _ factor: Double) throws -> Set<TextSizeStep> {
                let box = try LabelBox(
                    font,
                    width: width,
                    height: height,
                    lineLimit: 3,
                    minimumScaleFactor: factor,
                    fonts: resolver
                )
                return Set(try box.fit(text).truncated)
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
                let box = try LabelBox(
                    font,
                    width: width,
                    height: 60,
                    lineLimit: 0,
                    minimumScaleFactor: factor,
                    fonts: resolver
                )
                return try !box.fit(text).truncated.isEmpty
            }
            #expect(try isTruncated(20, 0.5) == isTruncated(10, 1))
        }
    }

    @Test func `the maximum size takes the scale factor into account`() throws {
        // AB is 1.3 em wide, so it fits 26 points at 20 points, to which 25 points shrink.
        let font = FontDescription(name: "Test-Bold", textStyle: .body, size: 50).fixed()
        let box = try LabelBox(font, width: 26, minimumScaleFactor: 0.8, fonts: resolver)
        #expect(try box.fit("AB").maximumPointSize == 25)
    }

    @Test func `answers for readers who chose a font scale`() throws {
        let scales = [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2]
        let setting = try #require(FontScaleSetting(range: 0.85...2))
        let font = FontDescription(name: "Test-Bold", textStyle: .body, size: 10)
            .curve(.linear(setting))
        let box = try LabelBox(
            font,
            width: 20,
            settings: scales.map { .fontScale($0) },
            fonts: resolver
        )
        // AB is 13 points wide at a scale of 1, and 19.5 points at 1.5.
        let fit = try box.fit("AB")
        #expect(fit.truncated == [.fontScale(1.8), .fontScale(2)] && fit.inconclusive.isEmpty)
        #expect(fit.largestFitting == .fontScale(1.5))
        // 20 / 1.3
        #expect(fit.maximumPointSize == 15.3)
        let other = try box.fit("AB", findsMaximum: false)
        #expect(other.truncated == fit.truncated && other.maximumPointSize == nil)
        #expect(try box.width(of: "AB") == 13)
    }

    @Test func `measures a width at the default text size, whatever the settings`() throws {
        for settings in [TextSizeStep.categories, [.category(.accessibilityLarge)]] {
            let box = try LabelBox(.system(.body), width: 20, settings: settings)
            let body = try FontDescription.system(.body).scaled(for: TraitCollection())
                .resolved(fonts: resolver)
            let width = try MeasuredText([TextSpan("Settings", font: body)]).layout().size.width
            #expect(try box.width(of: "Settings") == width)
        }
    }

    @Test func `a result can be for some settings, or exclude those of another text`() throws {
        let font = FontDescription(name: "Test-Bold", textStyle: .body, size: 10)
        let box = try LabelBox(font, width: 26, fonts: resolver)
        // AB fits up to 20 points, and ABC, which is 2.1 em wide, up to 12.
        let (short, long) = (try box.fit("AB"), try box.fit("ABC"))
        #expect(Set(short.truncated).isStrictSubset(of: long.truncated))
        let added = long.excluding(short)
        #expect(added.truncated == long.truncated.filter { !short.truncated.contains($0) })
        #expect(short.excluding(long).verdict == .fits)
        let counted = long.counting { $0 != long.firstFailure }
        #expect(counted.truncated == Array(long.truncated.dropFirst()))
        #expect(counted.largestFitting == long.largestFitting)
        #expect(long.counting { _ in false }.verdict == .fits)
    }

    @Test func `text whose deviation decides is inconclusive, and never excused by itself`() throws
    {
        let box = try LabelBox(.system(.body, size: 17).fixed(), width: 146)
        let fit = try box.fit("Настройки экрана")
        #expect(fit.verdict == .inconclusive && fit.inconclusive == TextSizeStep.categories)
        #expect(fit.description.hasPrefix("inconclusive from XS"))
        #expect(fit.excluding(fit).verdict == .fits)
        #expect(Fit.Verdict.fits < .inconclusive && Fit.Verdict.inconclusive < .truncated)
    }

    @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300])
    func `accepts any height`(height: Double) throws {
        for text in ["", "A B", "\n\n", String(repeating: "A ", count: 50_000)] {
            let box = try LabelBox(
                .system(.body),
                width: 100,
                height: height,
                lineLimit: 0,
                fonts: resolver
            )
            let fit = try box.fit(text)
            #expect(!text.isEmpty || fit.verdict == .fits)
            if height <= 0, height.isFinite, !text.isEmpty { #expect(fit.verdict != .fits) }
        }
    }
}
