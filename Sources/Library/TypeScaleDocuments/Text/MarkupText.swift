/// Text as the content of an element, or in the quotes of an attribute, in HTML and XML.
///
///     "<p title=\"\(MarkupText(title))\">\(MarkupText(text))</p>"
///
/// The characters of markup are character references, and so are tabs and line feeds, which XML
/// would change to spaces in an attribute. Control characters and others that
/// [XML](https://www.w3.org/TR/xml/#charsets) or
/// [HTML](https://html.spec.whatwg.org/multipage/parsing.html#preprocessing-the-input-stream)
/// forbids are U+FFFD. The text is not safe in a comment, for which there is ``CommentText``, nor
/// in a `script` or `style` element.
public struct MarkupText: CustomStringConvertible, Sendable {
    /// The escaped text.
    public let description: String

    /// Escapes text.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - lineBreak: The markup for a line feed, such as `<br>` in HTML. By default, it is a
    ///     character reference.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ text: some StringProtocol, lineBreak: String = "&#10;") {
        guard !text.utf8.allSatisfy(Self.isPlain) else {
            description = String(text)
            return
        }
        var markup = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": markup += "&amp;"
            case "<": markup += "&lt;"
            case ">": markup += "&gt;"
            case "\"": markup += "&quot;"
            case "\n": markup += lineBreak
            case "'", "\t": markup += "&#\(scalar.value);"
            case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": markup += "\u{FFFD}"
            default: markup.unicodeScalars.append(scalar)
            }
        }
        description = markup
    }

    /// Returns whether a UTF-8 byte needs no escape.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        // U+0080 to U+009F begin with 0xC2, and U+FFFE with 0xEF.
        case 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x7F, 0xC2, 0xEF: false
        default: byte >= 0x20
        }
    }
}
