/// Texts to break into lines, 10,000 characters each.
public enum SampleText: String, CaseIterable, Sendable {
    case mixed
    case english
    case korean
    case japanese

    /// The text.
    public var text: String {
        switch self {
        case .mixed: MixedText.text
        case .english:
            Self.repeated("The quick-brown fox jumps over 1,024 lazy dogs (or so), doesn't it? ")
        case .korean:
            Self.repeated("나비들이 무슨 노래를 부르는지 아무도 몰랐지만, 글자는 커져야 한다. ")
        case .japanese:
            Self.repeated("蝶々が何の歌を歌うのか誰も知らなかったが、「文字」はもっと大きくなる。")
        }
    }

    private static func repeated(_ line: String) -> String {
        var text = String.UnicodeScalarView()
        while text.count < 10_000 { text += line.unicodeScalars }
        return String(String.UnicodeScalarView(text.prefix(10_000)))
    }
}
