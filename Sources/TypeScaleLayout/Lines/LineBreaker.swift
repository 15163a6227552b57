/// Finds where the lines of a text may be broken, by UAX 14 of Unicode 15.0.
///
///     let breaker = LineBreaker(strategy: .hangulWordPriority)
///     breaker.opportunities(in: "나비 날다").map(\.offset)  // 7, 13
///
/// The rules are those of the conformance file, with numbers kept together as in example 7 of
/// section 8.2. A tab, U+0009, lets a line end behind it; ZERO WIDTH SPACE does too, NO-BREAK SPACE
/// and WORD JOINER do not.
///
/// Thai, Lao, Khmer and the other scripts of class SA write no spaces between words; finding words
/// takes a dictionary, and there is none here. As the standard says for that case, their letters are
/// those of one long word: lines end at spaces, ZERO WIDTH SPACE and punctuation.
public struct LineBreaker: Hashable, Sendable {
    /// What lines are broken by.
    public var wrapping: Wrapping

    /// What is done beyond the standard.
    public var strategy: LineBreakStrategy

    /// Whether a line may end within what is read as one character, where the standard says so.
    ///
    /// The standard lets a line end before a mark without a letter, as after a space, before a skin
    /// tone that no person stands before, and after some signs that enclose what follows.
    public var splitsCharacters: Bool

    /// What lines are broken by.
    public enum Wrapping: Hashable, Sendable, CaseIterable {
        /// Between words, as the standard has it.
        case words

        /// Between any two characters, that is, extended grapheme clusters.
        case characters
    }

    /// A line breaker.
    ///
    /// - Parameters:
    ///   - wrapping: What lines are broken by.
    ///   - strategy: What is done beyond the standard; it plays no part between any two characters.
    ///   - splitsCharacters: Whether a line may end within an extended grapheme cluster where the
    ///     standard says so; `true` gives the standard to the letter.
    public init(
        wrapping: Wrapping = .words,
        strategy: LineBreakStrategy = [],
        splitsCharacters: Bool = false
    ) {
        self.wrapping = wrapping
        self.strategy = strategy
        self.splitsCharacters = splitsCharacters
    }
}

extension LineBreaker {
    /// All places where a line may end or must, the end of the text among them.
    ///
    /// - Parameter text: The text, of any length and content.
    /// - Returns: The places in the order of the text, each once, never its start; none of an empty
    ///   text. The last is its end.
    /// - Complexity: O(*n*) in the length of the text.
    public func opportunities(in text: String) -> [LineBreak] {
        var breaks: [LineBreak] = []
        switch wrapping {
        case .words:
            var text = text
            text.withUTF8 { bytes in
                var scanner = unsafe LineBreakScanner(bytes, self)
                while let place = unsafe scanner.next() { breaks.append(place) }
            }
        case .characters:
            var end = 0
            for character in text {
                end += character.utf8.count
                breaks.append(LineBreak(offset: end, isMandatory: character.isNewline))
            }
        }
        return breaks
    }
}
