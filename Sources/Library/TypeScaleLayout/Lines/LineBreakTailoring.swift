/// The changes to the classes of ``LineBreakTable`` that a strictness and a language require.
struct LineBreakTailoring: Hashable, Sendable {
    /// The first of the replacements in ``LineBreakTable/tailorings``.
    private let start: Int

    /// Creates the changes for a language, which is a BCP 47 tag.
    init(_ strictness: LineBreakStrictness, language: String?) {
        let language = Language(language)
        let usesBrackets = language != .other && language != .korean
        let (number, isTailored) =
            switch strictness {
            case .strict: (0, usesBrackets)
            case .normal: (1, usesBrackets)
            case .loose: (2, usesBrackets)
            case .auto:
                switch language {
                case .japanese, .korean: (1, false)
                case .chinese, .other: (0, usesBrackets)
                }
            }
        start = (2 * number + (isTailored ? 1 : 0)) * LineBreakTable.tailoredCount
    }

    /// Returns whether a language has rules of its own.
    static func isTailored(_ language: String?) -> Bool { Language(language) != .other }

    /// Returns the column of the state machine for a class.
    // Most classes, such as letters, have one column.
    @inline(__always)
    func column(of class: UInt8) -> UInt8 {
        `class` < LineBreakTable.firstTailored ? `class` : replacement(of: `class`)
    }

    private func replacement(of class: UInt8) -> UInt8 {
        let place = start &+ Int(`class` &- LineBreakTable.firstTailored)
        return unsafe LineBreakTable.tailorings.utf8Start[place]
    }

    /// The languages with rules of their own, by the primary subtag.
    private enum Language {
        case chinese, japanese, korean, other

        init(_ tag: String?) {
            // Subtags are case-insensitive ASCII letters.
            let primary = (tag ?? "").utf8.prefix { $0 != 0x2D && $0 != 0x5F }.map { $0 | 0x20 }
            switch String(decoding: primary, as: UTF8.self) {
            case "zh", "cmn", "yue": self = .chinese
            case "ja": self = .japanese
            case "ko": self = .korean
            default: self = .other
            }
        }
    }
}
