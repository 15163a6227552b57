/// What is wrong with the text of a document, and where.
package struct DocumentProblem: Error, Hashable, Sendable {
    /// The kinds of things that are wrong.
    package enum Code: String, Sendable {
        /// The document is longer than is read.
        case tooLong
        /// The document nests deeper than is read.
        case tooDeep
        /// A dictionary has more keys than are read.
        case tooManyKeys
        /// The document has more faults than are listed.
        case tooManyProblems
        /// The bytes are not UTF-8.
        case notUTF8
        /// The document is in no form that is read.
        case unknownForm
        /// The text breaks the rules of its form.
        case syntax
        /// A dictionary has a key twice.
        case duplicateKey
        /// A key is longer than is read.
        case longKey
        /// A number that no `Double` can hold.
        case numberOutOfRange
        /// A text with half of a surrogate pair, which is taken as U+FFFD.
        case loneSurrogate
    }

    /// What is wrong.
    package let code: Code

    /// The value that it is wrong with, or in which it was found.
    package let path: DocumentPath

    /// Where in the text; `nil` where the document is no text.
    package let position: TextPosition?

    /// What exactly, and what to do, in words.
    package let detail: String
}

/// How much of a document is read.
package struct DocumentLimits: Hashable, Sendable {
    /// The most bytes.
    package var bytes: Int

    /// The deepest nesting of lists and dictionaries.
    package var depth: Int

    /// The most bytes of a key.
    ///
    /// Strings are compared in time that grows with the square of the marks on a letter, and of those
    /// longer than this Core Foundation hashes parts alone, so that thousands collide.
    package var keyBytes = 96

    /// The most keys of one dictionary.
    package var keys: Int

    /// The most faults that are noted before the document as a whole is refused.
    package var problems: Int

    /// Limits of the given numbers.
    package init(bytes: Int, depth: Int = 64, keys: Int = .max, problems: Int = 1000) {
        self.bytes = bytes
        self.depth = depth
        self.keys = keys
        self.problems = problems
    }
}
