import TypeScaleDiagnostics

/// An error in the placeholders of a text, which is then measured literally.
struct PlaceholderProblem: Error, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// The text ends before a placeholder does.
        case unterminated(String)
        /// A placeholder in braces contains an unexpected character.
        case syntax(expected: String)
        /// The file has no texts for a substitution.
        case unknownName(String)
        /// Substitutions contain each other.
        case cycle([String])
        /// A plural or selection without the branch `other`.
        case missingOther(String)
        case tooDeep
        /// The width or precision is too large.
        case tooWide(String)
        /// The texts of all substitutions together are too long.
        case tooLong
    }

    let kind: Kind

    /// The UTF-8 offset of the error in the text, or in the text of a substitution.
    let offset: Int

    init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
    }

    /// The maximum width and precision of a value.
    static let maximumWidth = 100

    /// The maximum number of plurals, selections or substitutions within each other.
    static let maximumDepth = 16

    /// The maximum length of all branches together, in bytes.
    static let maximumBytes = 256 << 10
}

extension PlaceholderProblem: CustomStringConvertible {
    /// The error and its remedy, such as `unterminated '{name'; add '}'`.
    var description: String {
        switch kind {
        case .unterminated(let start) where start.utf8.first == UInt8(ascii: "%"):
            "unterminated '\(start)'; add '@', or write '%%' for a percent sign"
        case .unterminated(let start):
            "unterminated '\(start)'; add '}', or write '{' in apostrophes"
        case .syntax(let expected):
            "expected \(expected); correct the placeholder, or write '{' in apostrophes"
        case .unknownName(let name):
            "\(Self.reference(name)) has no texts; add the substitution"
        case .cycle(let names) where names.count == 1:
            "\(Self.reference(names[0])) contains itself; remove the reference"
        case .cycle(let names):
            "the substitutions \(names.map(Self.reference).joined(separator: ", ")) contain each "
                + "other; remove one of the references"
        case .missingOther(let name):
            "'\(name)' has no branch 'other'; add it"
        case .tooDeep:
            "the placeholders exceed the nesting limit of \(Self.maximumDepth); divide the text"
        case .tooWide(let start):
            "the width of '\(start)' exceeds the limit of \(Self.maximumWidth); reduce it"
        case .tooLong:
            "the branches exceed the limit of \(Self.maximumBytes >> 10) KiB; shorten the texts"
        }
    }

    private static func reference(_ name: String) -> String {
        name.utf8.starts(with: "$t(".utf8)
            ? "\(VisibleText(name, limit: 40))" : "%#@\(VisibleText(name, limit: 32))@"
    }
}
