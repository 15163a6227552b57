import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

struct LanguageTagTests {
    // Source: the registry of language system tags in the OpenType specification. The order of
    // several tags is HarfBuzz's.
    @Test(arguments: [
        ("tr", ["TRK "]), ("az", ["AZE "]), ("crh", ["CRT "]), ("sr", ["SRB "]), ("mk", ["MKD "]),
        ("bg", ["BGR "]), ("ca", ["CAT "]), ("nl", ["NLD "]), ("pl", ["PLK "]), ("ar", ["ARA "]),
        ("fa", ["FAR "]), ("ur", ["URD "]), ("sd", ["SND "]), ("ks", ["KSH "]), ("mr", ["MAR "]),
        ("ne", ["NEP "]), ("ja", ["JAN "]), ("ko", ["KOR ", "KOH "]), ("ro", ["ROM "]),
        ("mo", ["MOL ", "ROM "]), ("ro-MD", ["MOL ", "ROM "]), ("sr-Latn", ["SRB "]),
        ("zh", ["ZHS "]), ("zh-Hans-HK", ["ZHS "]), ("zh-Hant", ["ZHT "]), ("zh-TW", ["ZHT "]),
        ("zh-Hant-HK", ["ZHH "]), ("zh_HK", ["ZHH "]), ("zh-MO", ["ZHTM", "ZHH "]),
        ("zh-yue", ["ZHH "]), ("yue", ["ZHH "]), ("ga-Latg-IE", ["IRT "]), ("ka-Geok", ["KGE "]),
        ("el-polyton", ["PGR "]), ("fr-fonipa", ["IPPH"]), ("syr-Syrj", ["SYRJ"]),
        ("TR", ["TRK "]), ("tr_TR.UTF-8", ["TRK "]), ("kok", ["KOK "]), ("xyz", ["XYZ "]),
    ])
    func `finds the language systems of a language`(language: String, tags: [FontTag]) {
        #expect(LanguageTags.openTypeTags(language) == tags)
    }

    @Test(arguments: ["", "-", "x-foo", "q", "qq", "qqqq", "\u{E9}", "\u{0}", "1-2-3"])
    func `finds no language system for other texts`(text: Named<String>) {
        #expect(LanguageTags.openTypeTags(text.value) == [])
    }
}
