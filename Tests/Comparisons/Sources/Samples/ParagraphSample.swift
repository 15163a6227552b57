/// 200 texts of a few lines each, in scripts that need no shaping, the same in every run.
public enum ParagraphSample {
    /// The number of texts.
    public static let count = 200

    /// The texts, in turn English, German, Korean, Japanese, numbers, signs, and a mixture.
    public static let texts = (0..<count).map(text)

    private static func text(_ number: Int) -> String {
        var random = Numbers(seed: UInt64(number) &+ 101)
        let kind = number % (vocabulary.count + 1)
        let words = kind < vocabulary.count ? vocabulary[kind] : vocabulary.flatMap(\.self)
        // Japanese has no spaces between words.
        let gaps = kind == japanese ? ["", "", "", "", "、", "。", "　", " "] : between
        var text = ""
        for _ in 0..<(12 + random.next(60)) {
            text += words[random.next(words.count)]
            text += gaps[random.next(gaps.count)]
            // Some paragraphs end here, with or without spaces before the newline.
            if random.next(40) == 0 { text += ["\n", " \n", "\n\n", "\u{2029}"][random.next(4)] }
        }
        return text
    }

    private static let japanese = 3

    private static let vocabulary: [[String]] = [
        split(
            """
            The quick brown fox jumps over lazy dogs AVAST Wavy To. LT office affluent fish flow Type \
            don't well-known e.g. i.e. (see below) “Dynamic Type” ‘quoted’ and/or state-of-the-art — \
            text… www.example.org/type/scale a.b@example.org internationalization counterrevolutionary
            """
        ),
        split(
            """
            Größe Überschrift Straße ändern Schriftgröße Donaudampfschifffahrtsgesellschaft für „Text“ \
            »Zitat« z.B. Barrierefreiheit Lese- und Übersichts-Ansicht Maße äöüß Tür 3,5-mal bzw. – ist \
            Auflage Rechtsschutz\u{AD}versicherungs\u{AD}gesellschaften
            """
        ),
        split(
            """
            나비들이 무슨 노래를 부르는지 아무도 몰랐지만 커스텀 폰트는 다이나믹 타입을 지원해야 한다. \
            글자(크기) “따옴표” 17pt로 3개의 가나다, 라마바! 왜? 한국어/영어 접근성 「제목」 A등급
            """
        ),
        split(
            """
            蝶々が 何の歌を 歌うのか 誰も知らなかったが 「文字」は もっと 大きくなる ダイナミックタイプ \
            （括弧） ちょっと きゃっと ヴァイオリン 東京・大阪 Type 17ポイント １２３ 々 ～から ！？ …… ゝ
            """
        ),
        split(
            """
            0123456789 12:30 3.14 1/2 -1 +2 50% $4,200 €5 £6.50 #7 10×20 ½ 1,024 (3) [4] 2026-11-21 \
            +49-30-1234 1st 2nd 100°C 5′ §5 №7 ±3 7.5% US$9 9€ 1.000.000 1–2
            """
        ),
        split(
            """
            a,b a;b a:b (a) [b] {c} <d> a/b a//b a\\b a|b a&b a+b a=b a_b a*b a@b a#b a%b a^b a~b -> => \
            ... !? “a” ‘b’ «c» ‹d› — – … a—b a–b a…b ¿Qué? ¡V! † ‡ § ¶ © ® ™ • · x² H₂O --option
            """
        ),
    ]

    private static func split(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }

    private static let between = [
        " ", " ", " ", " ", " ", " ", " ", " ", ", ", ". ", "-", "/", "\u{A0}", "", "  ",
        "\u{2009}",
        "\u{200B}", " (", ") ", "\u{2011}", "\u{202F}", "\u{2060}", "! ", "? ",
    ]
}
