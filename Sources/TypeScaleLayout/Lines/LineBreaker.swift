/// Finds where lines may end, by [UAX 14](https://www.unicode.org/reports/tr14/tr14-49.html) of
/// Unicode 15.0.
///
///     let breaker = LineBreaker(strategy: .hangulWordPriority)
///     breaker.opportunities(in: "나비 날다").map(\.offset)  // 7, 13
///
/// The rules are those of the conformance file, with numbers kept together as in example 7 of
/// section 8.2. A line may end after a tab, U+0009, and after ZERO WIDTH SPACE, but not after
/// NO-BREAK SPACE and WORD JOINER.
///
/// Thai, Lao, Khmer and the other scripts of class SA have no spaces between words. Finding their
/// words requires a dictionary, which this module does not have. As the standard recommends in that
/// case, it keeps their letters together. Lines end at spaces, ZERO WIDTH SPACE and punctuation.
public struct LineBreaker: Hashable, Sendable {
    /// The rules in addition to the standard's.
    let strategy: LineBreakStrategy

    /// Whether a line may end within an extended grapheme cluster, as the standard permits.
    let splitsCharacters: Bool

    /// Creates a line breaker.
    ///
    /// The standard permits some breaks within a Swift `Character`. These are breaks before a mark
    /// without a letter, before a skin tone without a person, and after enclosing signs.
    ///
    /// - Parameters:
    ///   - strategy: The rules in addition to the standard's.
    ///   - splitsCharacters: Whether a line may end within an extended grapheme cluster, as the
    ///     standard permits.
    public init(strategy: LineBreakStrategy = [], splitsCharacters: Bool = false) {
        self.strategy = strategy
        self.splitsCharacters = splitsCharacters
    }
}

extension LineBreaker {
    /// Returns all offsets where a line may or must end, in order, without the start of the text.
    ///
    /// The last one is the end of the text. An empty text has none.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func opportunities(in text: String) -> [LineBreak] {
        var breaks: [LineBreak] = []
        var text = text
        text.withUTF8 { bytes in
            var scanner = unsafe LineBreakScanner(bytes, self)
            while let next = unsafe scanner.next() { breaks.append(next) }
        }
        return breaks
    }
}
