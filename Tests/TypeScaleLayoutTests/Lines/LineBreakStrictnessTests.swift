import Testing
import TypeScaleLayout

/// Tests of the breaks that CSS's `line-break` allows.
///
/// The breaks are from https://www.w3.org/TR/css-text-3/#line-break-property.
struct LineBreakStrictnessTests {
    private func pieces(
        _ text: String,
        _ language: String?,
        _ strictness: LineBreakStrictness
    ) -> String {
        var start = text.startIndex
        let breaker = LineBreaker(language: language, strictness: strictness)
        return breaker.opportunities(in: text).map { place in
            let end = text.utf8.index(text.startIndex, offsetBy: place.offset)
            defer { start = end }
            return String(text[start..<end])
        }.joined(separator: "|")
    }

    /// Texts with `|` where each strictness allows a break, `n` where normal and loose allow one,
    /// and `l` where only loose does.
    private static let everywhere = [
        "キnャnッ|シnュ", "サnー|ビ|ス", "ﾃnｨ", "人l々|の", "こlゝ|ろ", "一…l…|二", "日l‐|本", "日l–|本", "a‐|b",
    ]
    private static let inChineseAndJapanese = [
        "五n〜|六", "レn゠|ス", "アl・|イ", "何l！|何", "何l？|何", "何l：|何", "何l；|何", "ｱl･|ｲ", "何l‼|何",
        "百l％|増", "25l℃", "x％", "￥l百", "￥l500", "No№l百", "№lx",
    ]

    @Test(
        arguments: everywhere + inChineseAndJapanese,
        ["ja", "zh-Hant", "ZH_hk", "ko", "en", nil]
    )
    func `allows the breaks of CSS`(text: String, language: String?) {
        let isTailored = !["ko", "en", nil].contains(language)
        let isEverywhere = Self.everywhere.contains(text)
        let plain = text.filter { !"|nl".contains($0) }
        func expected(_ marks: String) -> String {
            let isKept = isTailored || isEverywhere
            return String(
                text.compactMap { mark in
                    guard "nl".contains(mark) else { return mark }
                    return isKept && marks.contains(mark) ? "|" : nil
                }
            )
        }
        #expect(pieces(plain, language, .strict) == expected(""))
        #expect(pieces(plain, language, .normal) == expected("n"))
        #expect(pieces(plain, language, .loose) == expected("nl"))
    }

    // As in ICU 78 and in the toolchain's ICU, without a value of `lb`.
    @Test(arguments: [
        ("ja", "キ|ャ|ッ|シ|ュ"), ("ko", "キ|ャ|ッ|シ|ュ"), ("zh", "キャッ|シュ"), ("en", "キャッ|シュ"),
        (nil, "キャッ|シュ"), ("ja-JP-u-ca-japanese", "キ|ャ|ッ|シ|ュ"), ("jam", "キャッ|シュ"),
        ("", "キャッ|シュ"),
    ])
    func `depends on the language by default`(language: String?, expected: String) {
        #expect(pieces("キャッシュ", language, .auto) == expected)
        #expect(pieces("五〜六", language, .auto) == "五〜|六")
    }

    // As in ICU 78.
    @Test func `treats quotation marks as brackets in Chinese and Japanese`() {
        let text = "中“English”文"
        #expect(pieces(text, "zh", .auto) == "中|“English”|文")
        #expect(pieces(text, "ja", .strict) == "中|“English”|文")
        #expect(pieces(text, "ja", .auto) == text)
        #expect(pieces(text, "en", .loose) == text)
    }

    @Test func `has CSS's names, of which the first is the default`() {
        #expect(
            LineBreakStrictness.allCases.map(\.rawValue) == ["auto", "loose", "normal", "strict"]
        )
        #expect(ParagraphStyle().lineBreakStrictness == .auto)
        #expect(LineBreaker() == LineBreaker(language: nil, strictness: .auto))
    }
}
