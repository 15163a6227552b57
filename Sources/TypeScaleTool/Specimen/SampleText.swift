import TypeScale

/// The texts that a page shows in each style.
struct SampleText {
    /// A text, and the language that it is in where that is known.
    struct Line {
        let text: String
        /// `en` or `ko`; empty where nobody knows, as HTML has it.
        let language: String
    }

    /// A text of the caller's, in every style; `nil` for ours.
    private let given: String?

    /// The maximum length of a text, in Unicode scalars.
    static let maximumLength = 2000

    /// Our own texts.
    init() {
        given = nil
    }

    /// Creates the text of a command line.
    init(_ text: String) throws(UsageError) {
        // A character may be as long as its maker likes, a scalar may not.
        let count = text.unicodeScalars.count
        guard count <= Self.maximumLength else {
            throw UsageError("--text takes \(Self.maximumLength) characters at most, not \(count)")
        }
        guard text.unicodeScalars.contains(where: Self.isSeen) else {
            throw UsageError("--text has nothing to show")
        }
        given = text
    }

    private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate:
            false
        default: true
        }
    }

    /// The texts of a style.
    func lines(_ style: TextStyle) -> [Line] {
        if let given {
            let isKorean = given.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value }
            return [Line(text: given, language: isKorean ? "ko" : "")]
        }
        let (latin, korean) = Self.texts(style)
        return [Line(text: latin, language: "en"), Line(text: korean, language: "ko")]
    }

    /// What such a text would be on a screen, in Latin letters and in Korean.
    private static func texts(_ style: TextStyle) -> (latin: String, korean: String) {
        switch style {
        case .largeTitle, .extraLargeTitle: ("Good morning", "좋은 아침이에요")
        case .title1, .extraLargeTitle2: ("Three letters today", "오늘 온 편지 세 통")
        case .title2: ("From the lighthouse", "등대에서 온 소식")
        case .title3: ("The harbour at low tide", "물이 빠진 항구")
        case .headline: ("Ferry to the islands, 8:40", "섬으로 가는 배, 8시 40분")
        case .body:
            (
                "Text grows when a reader asks for it, and the page makes room. "
                    + "Nothing is cut off, and nothing has to be pinched.",
                "읽는 사람이 바라면 글자는 커지고, 화면은 그만큼 자리를 내어 줍니다. 잘리는 것도, 손가락으로 벌릴 것도 없습니다."
            )
        case .callout:
            ("Bring a coat: the wind turns in the afternoon.", "오후에 바람이 바뀌니 겉옷을 챙기세요.")
        case .subheadline: ("Platform 2, seats by the window", "2번 승강장, 창가 자리")
        case .footnote: ("Times may change on holidays.", "공휴일에는 시간이 바뀔 수 있습니다.")
        case .caption1: ("Photo: the old pier, 1962", "사진: 옛 부두, 1962년")
        case .caption2: ("Updated four minutes ago", "4분 전에 고침")
        }
    }
}
