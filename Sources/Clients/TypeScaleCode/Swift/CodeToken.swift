/// A token of Swift code, with the token that matches it.
struct CodeToken {
    enum Kind {
        case word, number, directive, attribute
        /// A string or a regular expression, before the tokens of its interpolations.
        case literal
        /// The end of a string with interpolations, as a token without bytes.
        case literalEnd
        /// A sign that is not a delimiter.
        case sign
        case opening, closing
        /// The end of the code to read.
        case end
    }

    /// The byte that replaces an operator's character outside ASCII.
    static let unicodeOperator: UInt8 = 0x80

    let kind: Kind
    /// The keyword of a word, if it is one.
    let keyword: CodeKeyword?
    /// The byte of a sign or a delimiter, or 0.
    let sign: UInt8
    /// Whether the token is the first in its line.
    let startsLine: Bool
    let start: Int
    let end: Int
    /// The index of the token that ends what this token starts.
    ///
    /// If a closing delimiter is missing, it is the token at which the search ends. A `<` has a
    /// match only if all tokens up to it can be types. Other tokens match themselves.
    var match: Int
    /// Whether the token at ``match`` is a closing delimiter that belongs to this one.
    var isClosed = false

    /// Creates the token after the last one.
    static func end(at offset: Int, index: Int) -> CodeToken {
        CodeToken(
            kind: .end,
            keyword: nil,
            sign: 0,
            startsLine: true,
            start: offset,
            end: offset,
            match: index
        )
    }
}
