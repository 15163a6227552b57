import Foundation
import Testing
import TypeScaleFonts
import TypeScaleTestSupport

@testable import TypeScaleLayout

/// Compares labels in the system font with UIKit's labels, and with labels in Noto.
struct SystemLabelTests {
    private static func lines() throws -> [[String]] {
        let url = try #require(
            Bundle.module.url(
                forResource: "system-labels",
                withExtension: "txt",
                subdirectory: "Fixtures"
            )
        )
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: " ").map(String.init) }
    }

    private static func face(_ name: String) throws -> SystemFace {
        let weights = [
            "Ultralight": 100.0, "Light": 300, "Regular": 400, "RegularItalic": 400,
            "Semibold": 600, "Bold": 700, "Black": 900, "MonospacedRegular": 400,
            "MonospacedBold": 700,
        ]
        return SystemFace(
            weight: try #require(weights[name]),
            design: name.hasPrefix("Monospaced") ? .monospaced : .default,
            isItalic: name == "RegularItalic"
        )
    }

    // A label rounds the width up to a pixel.
    @Test func `labels are as wide as those observed, or within the bounds`() throws {
        let lines = try Self.lines()
        let texts = Dictionary(
            uniqueKeysWithValues: lines.filter { $0[0] == "text" }
                .map { ($0[1], $0.dropFirst(2).joined(separator: " ")) }
        )
        var (count, exact) = (0, 0)
        for words in lines where words[0] == "labels" {
            let text = try #require(texts[words[2]])
            for word in words.dropFirst(3) {
                let parts = word.split(separator: "=")
                let size = try #require(Double(parts[0]))
                let observed = try #require(Double(parts[1]))
                let span = TextSpan(
                    text,
                    face: .system(try Self.face(words[1])),
                    pointSize: size
                )
                let layout = try MeasuredText([span], style: .label).layout()
                let bounds = try #require(layout.lines.first).measuredWidth.bounds()
                func label(_ width: Double) -> Double {
                    TextSize(width: width, height: 0).roundedUp(pixelsPerPoint: 3).width
                }
                let least = label(bounds.lowerBound) - 1e-9
                let most = label(bounds.upperBound) + 1e-9
                #expect(least...most ~= observed, "\(words[1]) \(text) \(size)")
                if layout.exactness == .exact { exact += 1 }
                count += 1
            }
        }
        #expect(count == 695 && exact > 300)
    }

    // In Noto Sans Armenian, the word is 160 points wide.
    @Test func `a word is not truncated if only its estimate is too wide`() throws {
        let box = try LabelBox(.system(.headline), width: 220)
        let fit = try box.fit("Որոնել", findsMaximum: false)
        #expect(fit.truncated.isEmpty)
        #expect(fit.inconclusive.last == .category(.accessibilityExtraExtraExtraLarge))
        #expect(try LabelBox(.system(.headline), width: 100).fit("Որոնել").verdict == .truncated)
    }

    // The numbers of deviations are the quantiles of the normal distribution in any table.
    @Test(arguments: [(0.95, 1.6449), (0.99, 2.3263), (0.9, 1.2816), (0.5, 0)])
    func `text fits or is truncated with a chance`(chance: Double, deviations: Double) throws {
        let font = FontDescription.system(.body, size: 17).fixed()
        let text = "AVAST Wavy To. LT"
        let width = try FontInstance.system(SystemFace()).glyphs(of: text, at: 17)
            .measuredWidth(at: 17)
        func verdict(_ deviations: Double) throws -> Fit.Verdict {
            let limit = width.points + deviations * width.deviation
            return try LabelBox(font, width: limit, chance: chance).fit(text).verdict
        }
        #expect(width.deviation > 0.1)
        #expect(try verdict(deviations + 0.01) == .fits)
        #expect(try verdict(-deviations - 0.01) == .truncated)
        guard deviations > 0 else { return }
        #expect(try verdict(deviations - 0.01) == .inconclusive)
        #expect(try verdict(0.01 - deviations) == .inconclusive)
    }

    @Test(arguments: [-1, 0, 0.2, 0.5, 1, 2, .nan, .infinity])
    func `accepts any chance`(chance: Double) throws {
        let box = try LabelBox(.system(.body), width: 70, chance: chance)
        #expect(0.5...0.999999 ~= box.chance)
        _ = try box.fit("AVATAR")
    }

    // The errors of pairs are independent, so the variances of lines add up.
    @Test func `each line has its own deviation`() throws {
        let span = TextSpan("AVAST Wavy To. LT", face: .system(SystemFace()), pointSize: 17)
        let text = try MeasuredText([span])
        let whole = try #require(text.layout().lines.first).measuredWidth
        let lines = text.layout(width: 80).lines.map(\.measuredWidth)
        #expect(lines.count > 1)
        let sum = lines.reduce(0) { $0 + $1.deviation * $1.deviation }
        // The pairs with the spaces at the ends of lines do not count.
        #expect(sum <= whole.deviation * whole.deviation + 1e-12)
        #expect(sum > 0.5 * whole.deviation * whole.deviation)
        #expect(lines.allSatisfy { $0.deviation > 0 })
    }

    // UIKit's line counts for this text in a label 343 points wide.
    @Test(arguments: [
        (TextStyle.headline, ContentSizeCategory.large, 2), (.body, .accessibilityLarge, 2),
        (.body, .accessibilityExtraExtraLarge, 3), (.body, .large, 1),
    ])
    func `a sentence takes as many lines as on iOS`(
        style: TextStyle,
        category: ContentSizeCategory,
        lines: Int
    ) throws {
        var label = TextLabel(
            "The quick brown fox jumps over the lazy dog",
            font: .system(style)
        )
        label.style.lineLimit = 0
        let reader = TraitCollection(preferredContentSizeCategory: category)
        let text = try label.measured(for: reader, fonts: FontResolver(FontRegistry()))
        #expect(text.layout(width: 343).lines.count == lines)
    }

    /// Returns the names of regions, languages and currencies, from Unicode's data.
    private static func names(in language: String) -> [String] {
        let locale = Locale(identifier: language)
        let regions = Locale.Region.isoRegions.compactMap {
            locale.localizedString(forRegionCode: $0.identifier)
        }
        let languages = Locale.LanguageCode.isoLanguageCodes.compactMap {
            locale.localizedString(forLanguageCode: $0.identifier)
        }
        let currencies = Locale.commonISOCurrencyCodes.compactMap {
            locale.localizedString(forCurrencyCode: $0)
        }
        let names = Set(regions + languages + currencies)
        let foreign = names.filter { $0.unicodeScalars.contains { $0.value >= 0x370 } }.sorted()
        // All names take a minute in a build for debug. `.ci/long tests-release` tests all.
        #if DEBUG
        return stride(from: 0, to: foreign.count, by: 6).map { foreign[$0] }
        #else
        return foreign
        #endif
    }

    private static let noto = "/usr/share/fonts/truetype/noto/Noto"
    private static let cjk = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

    private static let fonts: [(language: String, path: String)] = [
        ("ja", cjk), ("zh", cjk), ("th", "\(noto)SansThai-Regular.ttf"),
        ("ar", "\(noto)NaskhArabic-Regular.ttf"), ("hy", "\(noto)SansArmenian-Regular.ttf"),
        ("ka", "\(noto)SansGeorgian-Regular.ttf"), ("he", "\(noto)SansHebrew-Regular.ttf"),
        ("hi", "\(noto)SansDevanagari-Regular.ttf"), ("my", "\(noto)SansMyanmar-Regular.ttf"),
    ]

    // The system's fonts for other scripts are unknown, except for Hangul. A verdict in the system
    // font must hold in real fonts for these scripts.
    @Test(arguments: fonts)
    func `a verdict holds in Noto, unless it is inconclusive`(language: String, path: String) throws
    {
        let latin = Self.noto + "Sans-Regular.ttf"
        guard let file = try? FontFile(path: path), let fallback = try? FontFile(path: latin) else {
            Comparison.skip("labels in Noto", font: path)
            return Comparison.skip("labels in Noto", font: latin)
        }
        let names = Self.names(in: language)
        #expect(names.count > 100)
        let registry = FontRegistry()
        try registry.register(path: path)
        let face = try #require(file.faces.first).postScriptName
        for size in [12.0, 24] {
            for width in [70.0, 150] {
                let system = try LabelBox(.system(.body, size: size).fixed(), width: width)
                let real = try LabelBox(
                    FontDescription(name: face, textStyle: .body, size: size).fixed(),
                    width: width,
                    fonts: FontResolver(registry),
                    fallbacks: fallback.faces
                )
                for name in names where name.count > 3 {
                    let verdict = try system.fit(name, language: language).verdict
                    guard verdict != .inconclusive else { continue }
                    let other = try real.fit(name).verdict
                    guard other != .inconclusive else { continue }
                    #expect(verdict == other, "\(name) at \(size) in \(width)")
                }
            }
        }
    }
}
