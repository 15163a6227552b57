import Testing

@testable import TypeScaleFonts

/// Compares Korean, Japanese and Chinese text in the system font with widths that were recorded.
///
/// All syllables, and all ideographs in a language, have the same advance, so that the tests use
/// other characters than the records.
struct EastAsianWidthTests {
    private func width(
        _ text: String,
        at size: Double = 17,
        language: String? = nil,
        in face: SystemFace = SystemFace()
    ) throws -> MeasuredWidth {
        try FontInstance.system(face).glyphs(of: text, at: size, language: language)
            .measuredWidth(at: size)
    }

    // Source: labels of codesquad-members-2021/airbnb and yagom-academy/ios-open-market.
    @Test(arguments: [
        ("가가 가가", 17.0, 3.0, 63 + 1.0 / 3), ("가가 가가가 가가가 가가 : 0가", 16, 2, 187.5),
    ])
    func `a Korean label is as wide as recorded`(
        text: String,
        size: Double,
        scale: Double,
        recorded: Double
    ) throws {
        let width = try width(text, at: size)
        #expect(abs((width.points * scale).rounded(.up) / scale - recorded) < 1 / scale + 1e-9)
        #expect(width.bounds().contains(recorded) || width.bounds().upperBound < recorded)
        #expect(width.bounds().upperBound > recorded - 1 / scale)
        #expect(width.exactness(pixelsPerPoint: scale) == .withinPixel)
    }

    // Source: 144.6 points on macOS 26.6.1 (KiwiCanopy/KiwiDesk#864).
    @Test func `Korean text on a Mac is as wide as printed`() throws {
        let face = SystemFace(system: .macOS)
        let width = try width("가가가가 가 KiwiDesk 가가", at: 13, language: "ko", in: face)
        #expect(abs(width.points - 144.6) < 0.05)
        #expect(width.exactness(pixelsPerPoint: 2) == .withinPixel)
    }

    // A syllable has neither tracking nor kerning, and its decomposition is the same syllable.
    @Test(arguments: [8.0, 10, 13, 17, 24, 28, 40])
    func `a syllable has the same share of an em at all sizes`(size: Double) throws {
        for text in ["가", "힣", "\u{1100}\u{1161}", "\u{1112}\u{1175}\u{11C2}", "\u{AC00}\u{11A8}"] {
            #expect(try abs(width(text, at: size).points - 0.865 * size) < 1e-9, "\(text)")
        }
        let parts = try ["A", "가", "b"].map { try width($0, at: size).points }
        #expect(try abs(width("A가b", at: size).points - parts.reduce(0, +)) < 1e-9)
    }

    @Test func `the errors of syllables are one error`() throws {
        func error(_ text: String, _ weight: Double) throws -> Double {
            let width = try width(text, in: SystemFace(weight: weight))
            return width.bounds().upperBound - width.points
        }
        // The bounds of a syllable are 0.0004 em in regular text, and 0.004 em in other weights.
        #expect(try abs(error("가", 400) - 0.0004 * 17) < 1e-9)
        #expect(try abs(error("가나다라마", 400) - 5 * 0.0004 * 17) < 1e-9)
        #expect(try abs(error("가나", 700) - 2 * 0.004 * 17) < 1e-9)
    }

    // No record shows these characters next to Hangul, or Hangul in these faces.
    @Test(arguments: ["“설정”", "가·나", "설정…", "설정 é", "가\u{301}", "가→", "각\u{11A8}"])
    func `Korean with other characters is an estimate`(text: String) throws {
        #expect(try width(text).exactness() == .estimate)
        #expect(try width("설정 OK 12").exactness() == .withinPixel)
    }

    @Test(arguments: [
        SystemFace(isItalic: true), SystemFace(design: .monospaced), SystemFace(weight: 300),
        SystemFace(weight: 900),
    ])
    func `Korean in a face without a record is an estimate`(face: SystemFace) throws {
        #expect(try width("가나다", in: face).exactness() == .estimate)
    }

    // Letter spacing applies to all characters, unlike tracking.
    @Test(arguments: ["가나", "漢字", "かな"])
    func `letter spacing is added to each character`(text: String) throws {
        let font = FontInstance.system(SystemFace())
        let plain = try font.width(of: text, at: 17)
        #expect(try abs(font.width(of: text, at: 17, letterSpacing: -1) - plain + 2) < 1e-9)
        #expect(try abs(font.width(of: text, at: 17, letterSpacing: 0) - plain) < 1e-9)
    }

    // Source: widths at 13 points on macOS 26.6 (KiwiCanopy/KiwiDesk#695 and #864).
    @Test(arguments: [
        ("かなかなかなかな", 96.0), ("かなかなかなかなかなか", 132), ("かなかなかなKiwiDeskかなか", 166.5),
    ])
    func `Japanese on a Mac is as wide as printed`(text: String, printed: Double) throws {
        let width = try width(text, at: 13, in: SystemFace(system: .macOS))
        #expect(abs(width.points - printed) < 0.1)
        #expect(width.bounds().contains(printed))
        #expect(width.exactness(pixelsPerPoint: 2) == .estimate)
    }

    // The joint is between 0 and 1/8 em. A space, which is typed, has none.
    @Test func `Japanese on a Mac has joints, and other text can have them`() throws {
        let mac = SystemFace(system: .macOS)
        func joint(_ first: String, _ second: String, _ face: SystemFace) throws -> Double {
            let points = try [first, second, first + second].map {
                try width($0, at: 16, language: "ja", in: face).points
            }
            return points[2] - points[1] - points[0]
        }
        for (first, second) in [("漢", "A"), ("A", "漢"), ("漢", "é"), ("9", "漢")] {
            #expect(try abs(joint(first, second, mac) - 2) < 1e-9)
            #expect(try abs(joint(first, second, SystemFace())) < 1e-9)
        }
        for (first, second) in [("漢", " "), ("漢", "字"), ("漢", "."), ("가", "A"), ("漢", "가")] {
            #expect(try abs(joint(first, second, mac)) < 1e-9)
        }
        let bounds = try ["漢", "A", "字", "漢A字"].map {
            try width($0, at: 16, language: "ja", in: mac).bounds()
        }
        let least = bounds.map(\.lowerBound)
        #expect(least[3] <= least[0] + least[1] + least[2] + 1e-9)
        let joined = try width("漢A字", at: 16, language: "ja").bounds().upperBound
        #expect(joined >= bounds[3].upperBound)
    }

    /// The widths in em of the systems and languages in which text was observed.
    @Test(arguments: [
        ("ja" as String?, SystemFace.System.macOS, 0.9227...0.936), ("ja-JP", .iOS, 0.92...0.941),
        ("zh", .macOS, 0.927...1.0192), ("zh-Hant", .iOS, 0.9931...1.0192),
        ("zh_CN", .iOS, 0.9931...1.0192), (nil, .iOS, 0.92...1.0192), ("en", .macOS, 0.92...1.0192),
    ])
    func `the bounds of ideographs contain all observations`(
        language: String?,
        system: SystemFace.System,
        observed: ClosedRange<Double>
    ) throws {
        for text in ["漢字", "、「", "ＡＢ"] {
            let width = try width(text, at: 20, language: language, in: SystemFace(system: system))
            let bounds = width.bounds()
            #expect(bounds.lowerBound <= 40 * observed.lowerBound + 1e-9)
            #expect(bounds.upperBound >= 40 * observed.upperBound - 1e-9)
            #expect(width.exactness() == .estimate)
        }
    }

    @Test func `kana shows that a text is Japanese, unless the caller names a language`() throws {
        let han = try width("漢", language: "ja").points
        #expect(try abs(width("漢の").points - 2 * han) < 1e-9)
        #expect(try width("漢の", language: "en").points == width("漢の").points)
        #expect(try width("漢の", language: "zh").points > width("漢の").points)
    }

    // The face for Chinese can supply signs, 1 em wide.
    @Test(arguments: ["·", "“", "…"])
    func `a sign in Chinese text can be an em wide`(sign: String) throws {
        let text = try width("漢" + sign, language: "zh").bounds().upperBound
        #expect(try text >= width("漢", language: "zh").bounds().upperBound + 17 - 0.3)
        #expect(try width("e" + sign).bounds().upperBound < 17 + 10)
    }
}
