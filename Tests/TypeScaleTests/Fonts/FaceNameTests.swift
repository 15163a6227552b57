import Testing

@testable import TypeScale

struct FaceNameTests {
    /// Reads the PostScript names of published fonts, and compares each with its OpenType weight
    /// class.
    @Test(
        arguments: [
            ("Pretendard-Thin", 100), ("Pretendard-ExtraLight", 200), ("Pretendard-SemiBold", 600),
            ("Pretendard-ExtraBold", 800), ("NotoSansCJKkr-DemiLight", 350),
            ("NotoSerif-BoldItalic", 700), ("NotoSans-CondensedBold", 700),
            ("DejaVuSansCondensed-BoldOblique", 700), ("HelveticaNeue-UltraLight", 200),
            ("HelveticaNeue-CondensedBlack", 900), ("AvenirNext-DemiBold", 600),
            ("AvenirNext-Heavy", 800), ("Arial-BoldMT", 700), ("Arial-BoldItalicMT", 700),
            ("Palatino-Roman", 400), ("NanumGothicExtraBold", 800), ("NanumGothicLight", 300),
            ("Inter-Regular_SemiBold", 600), ("Inter-ExtraLightItalic", 200),
            ("OpenSans-SemiboldItalic", 600), ("SourceSans3-Black", 900), ("foo-bold", 700),
            ("Roboto-MediumItalic", 500), ("Lato-Hairline", 100), ("Foo-ExtraBlack", 950),
            ("NanumSquareRoundL", 300), ("NanumSquareRoundEB", 800), ("NanumSquareB", 700),
            ("IBMPlexSansKR-SmBld", 600), ("HiraKakuProN-W3", 300), ("HiraKakuProN-W6", 600),
            ("HelveticaNeueLTStd-Bd", 700), ("Foo-Bold-Italic", 700), ("Bar-Bold_Italic", 700),
            ("Archivo-BoldExtraCondensed", 700), ("Archivo-ExtraBoldCondensed", 800),
        ]
    )
    func `reads the weight from the end of a name`(name: String, weight: Double) {
        #expect(FontWeight(faceName: name)?.rawValue == weight)
    }

    @Test(
        arguments: [
            "", "-", "_", "Cafe24Ssurround", "NotoSansKR", "Foo-SemiCondensed", "ArialMT",
            "Georgia", "Georgia-Italic", "Spotlight",
            "Foo-Highlight", "굵은체", "Foo-굵게", "It", "-Italic",
        ]
    )
    func `finds no weight in other names`(name: String) {
        #expect(FontWeight(faceName: name) == nil)
    }
}
