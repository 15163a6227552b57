import TypeScaleDiagnostics

/// Text from outside in a comment of generated code, on one line.
///
///     "/* \(CommentText(css: name)) */"
///     "<!-- \(CommentText(xml: name)) -->"
///
/// Characters that could end the comment, and those that are not visible, are U+FFFD.
public struct CommentText: CustomStringConvertible, Sendable {
    /// The text of the comment, without its delimiters.
    public let description: String

    /// Creates text for a comment in CSS, which is also safe in a `style` element of HTML.
    ///
    /// The comment syntax of C, Kotlin, Swift and TypeScript is the same.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - limit: The maximum number of Unicode scalars, after which an ellipsis follows.
    public init(css text: String, limit: Int = 96) {
        self.init(text, limit) { scalar, _ in scalar == "*" || scalar == "<" }
    }

    /// Creates text for a comment in XML or HTML.
    ///
    /// Put a space on both sides of the text.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - limit: The maximum number of Unicode scalars, after which an ellipsis follows.
    public init(xml text: String, limit: Int = 96) {
        self.init(text, limit) { scalar, last in
            // XML does not permit the last two characters.
            scalar == "-" && last == "-" || scalar == "\u{FFFE}" || scalar == "\u{FFFF}"
        }
    }

    /// Replaces the scalars that a comment cannot contain after the scalar before them.
    private init(
        _ text: String,
        _ limit: Int,
        _ isForbidden: (Unicode.Scalar, _ last: Unicode.Scalar?) -> Bool
    ) {
        var comment = String.UnicodeScalarView()
        for scalar in VisibleText(text, limit: limit).description.unicodeScalars {
            comment.append(isForbidden(scalar, comment.last) ? "\u{FFFD}" : scalar)
        }
        description = String(comment)
    }
}
