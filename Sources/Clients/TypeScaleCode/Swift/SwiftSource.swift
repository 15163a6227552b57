public import TypeScaleDiagnostics

/// The calls, assignments, declarations and expressions of a Swift file, which can be malformed.
///
/// The code is read as text: macros are not expanded, names have no types, and all branches of
/// `#if` are included. The conditions of `#if` are not. Ranges and offsets count bytes of UTF-8.
/// Reading takes time and memory in proportion to the number of bytes.
public struct SwiftSource: Sendable {
    /// The text of the file in UTF-8.
    public let bytes: [UInt8]
    /// The calls, in the order of their arguments.
    public let calls: [SwiftCall]
    /// The assignments to variables that exist, in their order.
    public let assignments: [SwiftAssignment]
    /// The declarations, in the order of their names.
    public let declarations: [SwiftDeclaration]
    /// The expressions, of which each comes after its operands.
    public let expressions: [SwiftExpression]
    /// The parts of sequences and branches.
    public let parts: [Int]
    /// The file, and then the other scopes in the order of their opening delimiters.
    public let scopes: [SwiftScope]
    /// The comments that contain `typescale:`, outside strings.
    public let comments: [Range<Int>]
    /// The problems of strings, comments and delimiters, in their order.
    public let problems: [SwiftProblem]

    /// The maximum number of tokens in a file.
    ///
    /// Code of 4 MiB contains about 720,000.
    public static let maximumTokens = 1 << 20

    /// The maximum number of opening brackets, braces and parentheses in a file.
    ///
    /// Code of 4 MiB contains about 80,000.
    public static let maximumBrackets = 1 << 18

    /// Reads a file, which can contain any bytes.
    ///
    /// - Throws: `Diagnostic` if the code contains more than ``maximumTokens`` tokens or
    ///   ``maximumBrackets`` opening brackets.
    public init(_ bytes: [UInt8]) throws(Diagnostic) {
        var tokens = try CodeTokens(bytes)
        tokens.matchDelimiters()
        tokens.matchGenerics()
        var parser = CodeParser(tokens)
        parser.parse()
        self.bytes = bytes
        let sorted = parser.sorted()
        calls = sorted.calls
        assignments = sorted.assignments
        declarations = sorted.declarations
        expressions = sorted.expressions
        parts = sorted.parts
        scopes = sorted.scopes
        comments = tokens.comments.sorted { $0.lowerBound < $1.lowerBound }
        problems = tokens.problems.sorted { $0.offset < $1.offset }
    }

    /// Returns the text of a range.
    ///
    /// Invalid UTF-8 is replaced.
    ///
    /// - Precondition: The range is within ``bytes``.
    public func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
