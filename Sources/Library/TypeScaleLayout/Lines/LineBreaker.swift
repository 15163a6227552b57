import TypeScaleFonts

/// Finds where lines may end, as in [UAX 14](https://www.unicode.org/reports/tr14/tr14-49.html)
/// from Unicode 15.0.
///
///     let breaker = LineBreaker(strategy: .hangulWordPriority)
///     breaker.opportunities(in: "나비 날다").map(\.offset)  // 7, 13
///
/// As in Unicode's conformance test, numbers are kept together by the regular expression in
/// example 7 of section 8.2. A line may end after a tab (U+0009) or ZERO WIDTH SPACE, but not after
/// NO-BREAK SPACE or WORD JOINER.
///
/// Thai, Lao, Khmer and the other scripts of class SA are written without spaces between words.
/// Finding the words requires a dictionary, which this module does not contain. As the standard
/// recommends in that case, letters are kept together. Lines end at spaces, ZERO WIDTH SPACE and
/// punctuation. ``LineBreakStrategy/clusters`` also breaks within words.
public struct LineBreaker: Hashable, Sendable {
    let strategy: LineBreakStrategy

    let splitsCharacters: Bool

    /// Creates a line breaker.
    ///
    /// The standard permits some breaks within a Swift `Character`. These occur before a mark
    /// without a letter, before a skin tone without a person, and after an enclosing sign.
    ///
    /// - Parameters:
    ///   - strategy: The rules to apply in addition to the Unicode standard.
    ///   - splitsCharacters: Whether a line may end within an extended grapheme cluster, as the
    ///     standard permits.
    public init(strategy: LineBreakStrategy = [], splitsCharacters: Bool = false) {
        self.strategy = strategy
        self.splitsCharacters = splitsCharacters
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
