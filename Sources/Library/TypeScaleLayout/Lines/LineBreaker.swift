import TypeScaleFonts

/// Finds where lines may end, as in [UAX 14](https://www.unicode.org/reports/tr14/) of Unicode
/// 18.0.
///
///     let breaker = LineBreaker(strategy: .hangulWordPriority)
///     breaker.opportunities(in: "나비 날다").map(\.offset)  // 7, 13
///
/// A line may end after a tab (U+0009) or ZERO WIDTH SPACE, but not after NO-BREAK SPACE or WORD
/// JOINER. A language and a strictness change the rules for Chinese, Japanese and Korean.
///
/// Thai, Lao, Khmer and the other scripts of class SA are written without spaces between words.
/// Finding the words requires a dictionary, which this module does not contain. In the first three
/// and in Burmese, a line may end before each letter that begins a cluster. So, as in UIKit, text
/// without spaces is not too long for a line. The other scripts keep letters together, as the
/// standard recommends without a dictionary.
/// ``LineBreakStrategy/southeastAsianWordPriority`` does so in all of them.
public struct LineBreaker: Hashable, Sendable {
    let strategy: LineBreakStrategy

    let tailoring: LineBreakTailoring

    /// Whether a line may end within an extended grapheme cluster.
    ///
    /// The standard permits some such breaks: before a mark without a letter, before a skin tone
    /// without a person, and after an enclosing sign. Tests compare with the standard.
    package var splitsCharacters = false

    /// Creates a line breaker.
    ///
    /// Unlike in the standard, no line ends within a Swift `Character`.
    ///
    /// - Parameters:
    ///   - strategy: The rules to apply in addition to the Unicode standard.
    ///   - language: The language of the text as a BCP 47 tag, such as `zh-Hant`, or `nil` if it is
    ///     unknown. Chinese, Japanese and Korean have rules of their own.
    ///   - strictness: How strictly lines avoid to begin or end with some characters.
    public init(
        strategy: LineBreakStrategy = [],
        language: String? = nil,
        strictness: LineBreakStrictness = .auto
    ) {
        self.strategy = strategy
        tailoring = LineBreakTailoring(strictness, language: language)
    }
}

extension LineBreaker {
    /// Returns all offsets at which a line may or must end, in ascending order.
    ///
    /// The result excludes the start of the text and includes its end. Empty text has no breaks.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func opportunities(in text: String) -> [LineBreak] {
        var text = text
        return text.withSpan { bytes in
            var breaks: [LineBreak] = []
            var scanner = LineBreakScanner(self)
            while let next = scanner.next(bytes) { breaks.append(next) }
            return breaks
        }
    }
}
