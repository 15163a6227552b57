/// 10,000 characters of Korean and English, a third of them Hangul.
public enum MixedText {
    /// The text.
    public static let text: String = {
        let lines =
            "나비들이 무슨 노래를 부르는지 아무도 몰랐지만 커스텀 폰트는 다이나믹 타입을 지원해야 한다. "
            + "The quick brown fox AVAST Wavy To. LT 0123456789, Pretendard 14pt! "
        var text = String.UnicodeScalarView()
        while text.count < 10_000 { text += lines.unicodeScalars }
        return String(String.UnicodeScalarView(text.prefix(10_000)))
    }()

    /// The text in the form of the references, so that their measurement excludes decoding.
    public static let characters = text.unicodeScalars.map(\.value)

    /// The fonts to measure: CFF and TrueType, with and without Hangul.
    public static let fonts = [
        "Pretendard-Regular.otf", "NanumGothic.ttf", "NotoSerif-Regular.ttf", "DejaVuSans.ttf",
    ]

    /// The fonts to compare with Pango, which contain all characters.
    ///
    /// For missing characters, Pango draws boxes with its own width.
    public static let wholeFonts = ["Pretendard-Regular.otf", "NanumGothic.ttf", "UnDotum.ttf"]
}
