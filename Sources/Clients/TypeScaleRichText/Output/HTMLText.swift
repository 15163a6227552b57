/// Writes HTML, and escapes all text that comes from outside the module.
public struct HTMLText: Sendable {
    /// The HTML written so far.
    public private(set) var text = ""

    /// Creates an empty text.
    public init() {}

    /// Writes trusted HTML unchanged.
    public mutating func markup(_ markup: String) {
        text += markup
    }

    /// Escapes text and writes it, with a `br` element for each line feed.
    public mutating func content(_ content: some StringProtocol) {
        if content.utf8.allSatisfy(Self.isPlain) {
            text += content
        } else {
            escape(content, lineBreak: "<br>", control: "\u{FFFD}")
        }
    }

    /// Writes an attribute, and escapes its value.
    public mutating func attribute(_ name: String, _ value: String) {
        text += " " + name + "=\""
        escape(value, lineBreak: " ", control: " ")
        text += "\""
    }

    private mutating func escape(
        _ content: some StringProtocol,
        lineBreak: String,
        control: String
    ) {
        for scalar in content.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\n": text += lineBreak
            case _ where Self.isControl(scalar): text += control
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// Returns whether a UTF-8 byte needs no escape.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        // 0xC2 can begin a control character.
        case 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x7F, 0xC2: false
        default: byte >= 0x20
        }
    }

    /// Returns whether HTML forbids a scalar.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 && scalar != "\t" || 0x7F..<0xA0 ~= scalar.value
    }
}
