/// The advance of a Han character, a kana or a full-width character.
///
/// San Francisco lacks these characters. Which face the system uses instead depends on the
/// languages that the reader prefers, so a width is always an estimate.
struct EastAsianAdvance: Sendable {
    /// The advance, in em.
    let em: Double

    /// The margin of the advance.
    let margin: MarginShare

    /// Whether the system is known to add ``joint``.
    let hasJoints: Bool

    /// The space between an ideograph and a Latin letter or a digit, in em.
    ///
    /// Source: 0.117 to 0.138 em in Japanese on macOS 26.6 (KiwiCanopy/KiwiDesk#864). Elsewhere, it
    /// is unknown whether the system adds it.
    static let joint = 0.125

    /// Creates an advance from its bounds, in em.
    private init(_ em: Double, from least: Double, to most: Double, hasJoints: Bool = false) {
        (self.em, self.hasJoints) = (em, hasJoints)
        margin = MarginShare(wider: most / em - 1, narrower: 1 - least / em)
    }

    /// Japanese on macOS.
    ///
    /// Source: widths at 13 points on macOS 26.6 (KiwiCanopy/KiwiDesk#695 and #864). They are 96.0
    /// for 8 characters, 132.0 for 11, and 166.5 for text with two joints. From macOS 10.12 to 13,
    /// labels in regular text have 0.927 to 0.936 em.
    private static let japaneseOnMac = EastAsianAdvance(
        1000.0 / 1083,
        from: 0.9227,
        to: 0.936,
        hasJoints: true
    )

    /// Japanese on iOS.
    ///
    /// Source: three articles about iOS 11 to 15 give 0.92 to 0.941 em. On a device whose reader
    /// prefers another language, characters have up to 1.02 em.
    private static let japanese = EastAsianAdvance(0.929, from: 0.92, to: 1.02)

    /// Chinese.
    ///
    /// Source: KiwiCanopy/KiwiDesk gives 0.993 em on macOS 26. Labels show 0.9931 to 1 em on iOS 26
    /// (MixinNetwork/ios-app), and 1.0156 to 1.0192 em where Xcode 8 to 14 saved them. On a Mac
    /// whose user prefers Japanese, labels have 0.9346 em (tisfeng/Easydict).
    private static let chinese = EastAsianAdvance(0.993, from: 0.92, to: 1.02)

    /// Text in an unknown language, with the bounds of all languages.
    static let unknown = EastAsianAdvance(1, from: 0.92, to: 1.02)

    /// Returns the advance in a text.
    ///
    /// - Parameters:
    ///   - text: The text, which is Japanese if it contains kana.
    ///   - language: The language of the text, or `nil` if the caller does not name it.
    ///   - face: The face of the rest of the text.
    /// - Returns: The advance.
    static func advance(
        in text: String,
        _ language: Language?,
        _ face: SystemFace
    ) -> EastAsianAdvance {
        switch language ?? Language(of: text) {
        case .japanese: face.system == .macOS ? japaneseOnMac : japanese
        case .chinese: chinese
        case nil: unknown
        }
    }

    /// A language with a face of its own.
    enum Language {
        case japanese
        case chinese

        /// Creates a language from the primary subtag of a BCP 47 tag.
        init?(_ tag: String) {
            let primary = tag.utf8.prefix { $0 != 0x2D && $0 != 0x5F }
            func isPrimary(_ name: StaticString) -> Bool {
                primary.count == name.utf8CodeUnitCount
                    && primary.enumerated().allSatisfy { $1 | 0x20 == name.byte(at: $0) }
            }
            if isPrimary("ja") {
                self = .japanese
            } else if isPrimary("zh") || isPrimary("cmn") || isPrimary("yue") {
                self = .chinese
            } else {
                return nil
            }
        }

        /// Creates the language of a text, if its characters show it.
        init?(of text: String) {
            // In UTF-8, all kana begin with a byte from 0xE3.
            guard text.utf8.contains(where: { $0 >= 0xE3 }),
                text.unicodeScalars.contains(where: { $0.isKana })
            else { return nil }
            self = .japanese
        }
    }

    /// Returns the share of ``em`` that a character takes, or `nil` if another face supplies it.
    static func share(of character: UInt32) -> Double? {
        switch character {
        case 0x2E80...0x3130, 0x3190...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0xFFE0...0xFFEF,
            0x1B000...0x1B16F, 0x20000...0x3FFFF:
            1
        // Half-width kana and Hangul letters.
        case 0xFF61...0xFFDF: 0.5
        default: nil
        }
    }
}

extension SystemFace {
    /// Returns the language tag of a text, if its characters show the language.
    package static func language(of text: String) -> String? {
        EastAsianAdvance.Language(of: text) == .japanese ? "ja" : nil
    }
}

extension Unicode.Scalar {
    /// Whether the character is a kana, which only Japanese uses.
    fileprivate var isKana: Bool {
        switch value {
        case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
            0xFF66...0xFF9D, 0x1B000...0x1B16F:
            true
        default: false
        }
    }
}
