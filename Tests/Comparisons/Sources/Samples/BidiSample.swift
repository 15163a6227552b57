/// 120 texts with words from both directions, the same in every run.
public enum BidiSample {
    /// The number of texts.
    public static let count = 120

    /// The texts, in turn of Latin and Hebrew, Latin and Arabic, and all three.
    public static let texts = (0..<count).map(text)

    private static func text(_ number: Int) -> String {
        var random = Numbers(seed: UInt64(number) &+ 401)
        let words = vocabulary[number % vocabulary.count].flatMap(\.self)
        var text = ""
        for _ in 0..<(8 + random.next(50)) {
            let word = words[random.next(words.count)]
            // Some words are in brackets or quotes, or isolated or embedded.
            let around = random.next(6) == 0 ? pairs[random.next(pairs.count)] : ("", "")
            text += around.0 + word + around.1
            text += between[random.next(between.count)]
            if random.next(50) == 0 { text += "\n" }
        }
        return text
    }

    private static let vocabulary =
        [[latin, hebrew, numbers], [latin, arabic, numbers]]
        + [[latin, hebrew, arabic, numbers]]

    private static let latin = split(
        "The quick brown fox office Type AVAST To. e.g. (see below) www.example.org/a.b C++ #7 don't Größe"
    )
    private static let hebrew = split(
        "שלום עברית בְּרֵאשִׁית יְרוּשָׁלִַם אֱלֹהִים תל־אביב צה״ל ג׳ירפה (כן) ב-3 ‏א. הַטֶּקְסְט ייִדיש"
    )
    // Tatweel follows a letter, because Pango gives it the script before it, even Latin.
    private static let arabic = split(
        "السلام عليكم مُحَمَّدٌ كتاب، لا إلى قُرْآن (نعم) فارسی می‌خواهم گچ پژ اُردو؟ الأول؛ كتـــاب هذا"
    )
    private static let numbers = split(
        "12 3.14 1,024 50% -7 +49-30-1234 12:30 1/2 2026-11-21 $4.20 €5 ١٢٣ ٣٫١٤ ۴۵۶ ١٢/٣ 10°C"
    )
    private static let pairs = [
        ("(", ")"), ("[", "]"), ("«", "»"), ("“", "”"), ("\"", "\""), ("{", "}"), ("<", ">"),
        ("\u{2067}", "\u{2069}"), ("\u{2066}", "\u{2069}"), ("\u{2068}", "\u{2069}"),
        ("\u{202B}", "\u{202C}"), ("\u{202A}", "\u{202C}"), ("\u{202E}", "\u{202C}"),
    ]
    private static let between = [
        " ", " ", " ", " ", " ", " ", " ", ", ", ". ", "-", "/", "  ", ": ", "! ", "\u{200F} ",
        "\u{200E} ", "، ", " - ", "\u{A0}", "",
    ]

    private static func split(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }
}
