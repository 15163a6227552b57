import TypeScaleFonts

/// A text from outside in quotes, cut, without control characters.
func quoted(_ text: String) -> String { "'\(visible(text))'" }

/// A text from outside, cut, without characters that move a terminal's cursor or set its colors.
func visible(_ text: String, upTo limit: Int = 96) -> String {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    let letters = text.unicodeScalars.prefix(limit + 1).map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
        default: String(scalar)
        }
    }
    return letters.prefix(limit).joined() + (letters.count > limit ? "…" : "")
}

/// The end of a sentence about an unknown name: the nearest known name, or nothing.
func suggestion(for name: String, among names: [String]) -> String {
    nearestName(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
}

extension String {
    /// The text followed by spaces, up to a width; a longer text gets one space.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }

    /// The text preceded by spaces, up to a width.
    func aligned(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }

    /// Creates the text of a resource, without its last line end.
    init(resource bytes: [UInt8]) {
        let line = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
        self.init(decoding: line, as: UTF8.self)
    }

    /// A bar of up to 24 characters, in eighths of a character.
    static func bar(_ number: Double, of largest: Double) -> String {
        let share = number.magnitude / largest
        guard share.isFinite else { return "" }
        let eighths = Int((share * 24 * 8).rounded())
        let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
        return String(repeating: "█", count: eighths / 8) + rest
    }
}

extension Sequence<String> {
    /// The words in lines of at most `width` characters; lines after the first start with `indent` spaces.
    func wrapped(to width: Int, indent: Int) -> String {
        var lines: [String] = []
        var line = ""
        for word in self {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = String(repeating: " ", count: indent) + word
            } else {
                line += line.isEmpty ? word : " " + word
            }
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
