/// Paragraphs in scripts whose letters join or move, with the fonts to measure.
public struct ScriptText: Sendable {
    /// The text, of 2,000 characters.
    public let text: String

    /// The text in the form of the references, so that their measurement excludes decoding.
    public let characters: [UInt32]

    /// The file names of the fonts.
    public let fonts: [String]

    private init(_ line: String, fonts: [String]) {
        var text = String.UnicodeScalarView()
        while text.count < 2000 { text += line.unicodeScalars }
        self.text = String(String.UnicodeScalarView(text.prefix(2000)))
        characters = self.text.unicodeScalars.map(\.value)
        self.fonts = fonts
    }

    /// Arabic and Hindi.
    public static let all = [
        ScriptText(
            "تكتب الحروف العربية من اليمين إلى اليسار، ويتغير شكل كل حرف حسب موقعه في الكلمة. ",
            fonts: [
                "NotoSansArabic-Regular.ttf", "NotoNaskhArabic-Regular.ttf", "Amiri-Regular.ttf",
            ]
        ),
        ScriptText(
            "देवनागरी में व्यंजन जुड़कर नए रूप बनाते हैं, और मात्राएँ अक्षर के चारों ओर लिखी जाती हैं। ",
            fonts: ["NotoSansDevanagari-Regular.ttf", "Lohit-Devanagari.ttf"]
        ),
    ]
}
