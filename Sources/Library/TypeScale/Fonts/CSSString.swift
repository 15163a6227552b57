/// Text as a string in CSS, which is safe in a style sheet for any text.
///
///     "font-family: \(CSSString("Open Sans")), serif"   // font-family: "Open Sans", serif
///
/// All but ASCII letters, digits, `-`, `_` and spaces are
/// [escaped](https://www.w3.org/TR/css-syntax-3/#escaping), so that the string is also safe in a
/// `style` element of HTML.
public struct CSSString: CustomStringConvertible, Sendable {
    /// The string in CSS, in double quotes.
    public let description: String

    /// Creates a string in CSS.
    public init(_ text: String) {
        var string = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", " ":
                string.unicodeScalars.append(scalar)
            default: string += "\\" + String(scalar.value, radix: 16) + " "
            }
        }
        description = string + "\""
    }
}
