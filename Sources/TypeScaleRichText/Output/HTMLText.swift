/// Writes HTML, with everything that comes from outside escaped.
struct HTMLText {
    private(set) var text = ""

    /// Writes markup of our own.
    mutating func markup(_ markup: String) {
        text += markup
    }

    /// Writes text from outside, its line feeds as line breaks.
    mutating func content(_ content: some StringProtocol) {
        for scalar in content.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\n": text += "<br>"
            case _ where Self.isControl(scalar): text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// Writes an attribute with a value from outside.
    mutating func attribute(_ name: String, _ value: String) {
        text += " " + name + "=\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case _ where Self.isControl(scalar): text += " "
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// What a page may not hold as it is, but for tabs.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 && scalar != "\t" || 0x7F..<0xA0 ~= scalar.value
    }
}
