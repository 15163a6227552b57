/// 2,000 lines of text that most fonts support, the same in every run.
public enum LineSample {
    /// The number of lines.
    public static let count = 2000

    /// The lines as Unicode scalars.
    public static let lines: [[UInt32]] = (0..<count).map(line)

    private static func line(_ number: Int) -> [UInt32] {
        var random = Numbers(seed: UInt64(number) &+ 1)
        let characters: [UInt32]
        switch number % 4 {
        case 0: characters = words(of: [number / 4 % vocabulary.count], &random)
        case 1: characters = words(of: Array(vocabulary.indices), &random)
        case 2: characters = letters(from: [ranges[number / 4 % ranges.count]], &random)
        default: characters = letters(from: ranges, &random)
        }
        // Excludes characters without glyphs in any font.
        return characters.filter { character in
            guard let scalar = Unicode.Scalar(character) else { return false }
            switch scalar.properties.generalCategory {
            case .unassigned, .control, .lineSeparator, .paragraphSeparator: return false
            // A mark of one script belongs to the script of its base here.
            case .nonspacingMark, .enclosingMark: return character < 0x370 || number % 4 == 2
            default: return true
            }
        }
    }

    /// Returns words of some vocabularies, with separators.
    private static func words(of kinds: [Int], _ random: inout Numbers) -> [UInt32] {
        var text = ""
        for _ in 0..<(4 + random.next(12)) {
            let words = vocabulary[kinds[random.next(kinds.count)]]
            let word = words[random.next(words.count)]
            text += word
            text += between[random.next(between.count)]
        }
        return text.unicodeScalars.map(\.value)
    }

    /// Returns characters of some ranges, with occasional spaces.
    private static func letters(
        from ranges: [ClosedRange<UInt32>],
        _ random: inout Numbers
    ) -> [UInt32] {
        (0..<(8 + random.next(40))).map { _ in
            if random.next(7) == 0 { return 0x20 }
            let range = ranges[random.next(ranges.count)]
            return range.lowerBound + UInt32(random.next(range.count))
        }
    }

    private static let vocabulary: [[String]] = [
        split("Wavy AVAST To. LT fish office affluent fjord Type Yo, P. VA Tá ffi ffl fi fl ﬁn Th"),
        split("Příliš žluťoučký kůň Đurđevac Łódź naïve façade Ærø Ünïcödé ßß ÇA İstanbul ıi fı ﬃ"),
        split(
            "Việt Nam Trường Đại học ĽĎŤ ďťľ Ĳssel l·l L·L ŉ ǅ ʻokina ḿ ṩ Ẁẃ ỳ 1st 2nd ½ ¼ x² H₂O"
        ),
        split("Αθήνα Ύδρα γλώσσα ΆΈΉ ὕβρις ᾳδω ΑΥ ΤΑ Ρ. Ώς ϐϑϕ Ψυχή ἄνθρωπος ΐΰ Ωmega"),
        split("Русский ГАЗ ТА Уж. Љубљана Ѓорѓи Њој дж Їжак Ґанок Ўзбек ҒҚҢ Ѳита Ѣ әлем"),
        split("나비들이 무슨 노래를 부르는지 다이나믹 타입 쀍 힣 가각 뷁 17pt 한글A"),
        split("カタカナ ひらがな ヴァイオリン ー・。「タ」 がぎぐ ﾊﾝｶｸ ゝゞ ㌔ ㍿ きゃっと"),
        split("漢字 仮名 日本語 中文 龍龜 國国 （全角）、。 〇〇 ㈱ 々 Ａｂｃ １２３ 令和"),
        split(
            "0123456789 12:30 3.14 1/2 -1 +2 50% 1⁄2 33⁄16 (A) [B] {C} $4,200 €5 £6 #7 @me a@b.c 10×20 ½"
        ),
        split(
            "“Quote” ‘q’ «A» ‹V› — – … V. ‘A’ T: r, f) (j f? f! f” A’s L’ P/ //— ¿Qué? ¡V! -> => !="
        ),
    ]

    private static func split(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }

    private static let between = [
        " ", " ", " ", " ", " ", ", ", ". ", "-", "/", "\u{00A0}", "", "\u{2009}", "\u{00AD}",
        "\u{200B}", " (", ") ", "\u{200C}", "\u{2011}", "\u{202F}", "\u{2060}",
    ]

    private static let ranges: [ClosedRange<UInt32>] = [
        0x21...0x7E, 0x41...0x5A, 0x61...0x7A, 0xA0...0xFF, 0x100...0x17F, 0x180...0x24F,
        0x250...0x2AF, 0x2B0...0x2FF, 0x300...0x34E, 0x350...0x36F, 0x370...0x3FF, 0x400...0x4FF,
        0x500...0x52F, 0x1E00...0x1EFF,
        0x1F00...0x1FFF, 0x2000...0x200A, 0x2010...0x2027, 0x2030...0x2043, 0x2045...0x205F,
        0x2070...0x209F, 0x20A0...0x20BF, 0x2100...0x214F, 0x2150...0x218F, 0x2190...0x21FF,
        0x2C60...0x2C7F, 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x4EFF,
        0x9F00...0x9FFF, 0xAC00...0xACFF, 0xD700...0xD7A3, 0xA720...0xA7FF, 0xFB00...0xFB06,
        0xFF00...0xFF60, 0x1D400...0x1D4FF, 0x1100...0x11FF, 0xE000...0xE0FF, 0xF800...0xF8FF,
    ]
}
