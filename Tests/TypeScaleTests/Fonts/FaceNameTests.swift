import Testing

@testable import TypeScale

struct FaceNameTests {
    /// PostScript names of fonts in use, and the class that their files state in OS/2, but for
    /// "thin" and "extra light", which UIKit names the other way round.
    @Test(
        arguments: [
            ("Pretendard-Thin", 200), ("Pretendard-ExtraLight", 100), ("Pretendard-SemiBold", 600),
            ("Pretendard-ExtraBold", 800), ("NotoSansCJKkr-DemiLight", 350),
            ("NotoSerif-BoldItalic", 700), ("NotoSans-CondensedBold", 700),
            ("DejaVuSansCondensed-BoldOblique", 700), ("HelveticaNeue-UltraLight", 100),
            ("HelveticaNeue-CondensedBlack", 900), ("AvenirNext-DemiBold", 600),
            ("AvenirNext-Heavy", 800), ("Arial-BoldMT", 700), ("Arial-BoldItalicMT", 700),
            ("Palatino-Roman", 400), ("NanumGothicExtraBold", 800), ("NanumGothicLight", 300),
            ("Inter-Regular_SemiBold", 600), ("Inter-ExtraLightItalic", 100),
            ("OpenSans-SemiboldItalic", 600), ("SourceSans3-Black", 900), ("foo-bold", 700),
            ("Roboto-MediumItalic", 500), ("Lato-Hairline", 200), ("Foo-ExtraBlack", 950),
        ]
    )
    func `reads the weight at the end of a name`(name: String, weight: Double) {
        #expect(FontWeight(faceName: name)?.rawValue == weight)
    }

    @Test(
        arguments: [
            "", "-", "_", "Cafe24Ssurround", "ArialMT", "Georgia", "Georgia-Italic", "Spotlight",
            "Foo-Highlight", "Menlo-Bold-Something", "굵은체", "Foo-굵게", "It", "-Italic",
        ]
    )
    func `finds none where there is none`(name: String) {
        #expect(FontWeight(faceName: name) == nil)
    }
}
