/// Text from outside that is safe to show in a message, a terminal or a comment.
///
///     print("unknown font '\(VisibleText(name))'")
///
/// Characters that are not visible, such as line breaks, terminal escapes and characters that
/// override the direction of text, are U+FFFD.
public struct VisibleText: CustomStringConvertible, Sendable {
    /// The visible text, on one line.
    public let description: String

    /// Creates visible text.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - limit: The maximum number of Unicode scalars, after which an ellipsis follows.
    /// - Complexity: O(`limit`).
    public init(_ text: String, limit: Int = 96) {
        let scalars = text.unicodeScalars.prefix(limit)
        let ellipsis = scalars.endIndex < text.endIndex ? "…" : ""
        // Most texts are visible, and building a copy takes twenty times as long.
        guard scalars.contains(where: \.isInvisible) else {
            description = String(scalars) + ellipsis
            return
        }
        var visible = String.UnicodeScalarView()
        for scalar in scalars { visible.append(scalar.isInvisible ? "\u{FFFD}" : scalar) }
        description = String(visible) + ellipsis
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a control or format character, or separates lines or paragraphs.
    fileprivate var isInvisible: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
