import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleFonts
import TypeScaleSupport

/// Returns untrusted text in quotes, truncated and with its control characters replaced.
func quoted(_ text: String) -> String { "'\(VisibleText(text))'" }

/// Returns untrusted text, truncated and with its control characters replaced.
func visible(_ text: String, upTo limit: Int = 96) -> String {
    VisibleText(text, limit: limit).description
}

/// Returns words as a shell reads them.
func shellText(_ words: [String]) -> String {
    words.map { word in
        let isPlain = word.utf8.allSatisfy {
            $0.isASCIILetterOrDigit || "+,-./:=_".utf8.contains($0)
        }
        let escaped = word.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined()
        return isPlain && !word.isEmpty ? word : "'\(escaped)'"
    }.joined(separator: " ")
}

/// Returns a number and a noun, such as `1 text` or `2 texts`.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// Returns a suggestion for the end of a message, or an empty string if no name is similar.
func suggestion(for name: String, among names: [String]) -> String {
    Spelling.nearest(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
}

/// Returns a list of names to choose from, for the end of a message.
func choice(of names: [String]) -> String {
    (names.count > 1 ? "one of " : "") + names.joined(separator: " ")
}

extension StringProtocol {
    /// Returns the parts between separators, which can be empty.
    func words(separatedBy separator: Unicode.Scalar) -> [Substring] {
        Substring(self).unicodeScalars
            .split(separator: separator, omittingEmptySubsequences: false).map(Substring.init)
    }
}

extension String {
    /// Returns the text padded on the right to a width, with at least one space.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }

    /// Returns the text padded on the left to a width.
    func aligned(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }

    /// Creates a string from a resource, without its final line break.
    init(resource bytes: [UInt8]) {
        let line = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
        self.init(decoding: line, as: UTF8.self)
    }

    /// Returns a gap and a bar whose length is 24 characters times `number` divided by `largest`.
    static func bar(_ number: Double, of largest: Double, _ terminal: Terminal) -> String {
        let eighths = number.magnitude / largest * 24 * 8
        guard eighths.isFinite, eighths >= 0.5 else { return "" }
        let (whole, part) = Int(eighths.rounded()).quotientAndRemainder(dividingBy: 8)
        let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][part]
        return "   " + terminal.accent(String(repeating: "█", count: whole) + rest)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a control or format character, or separates lines or paragraphs.
    var isControl: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

extension String {
    /// The text, in which characters that control a terminal or override the direction of text are
    /// written as in JSON, such as `\u001b`.
    ///
    /// Tabs and line feeds are unchanged.
    var escapingControls: String { replacingControls { $0.jsonEscape } }

    /// Returns the text with such characters replaced.
    func replacingControls(_ replacement: (Unicode.Scalar) -> String) -> String {
        guard unicodeScalars.contains(where: \.controlsTerminal) else { return self }
        return unicodeScalars.map { $0.controlsTerminal ? replacement($0) : String($0) }.joined()
    }
}

extension Unicode.Scalar {
    /// Whether the scalar controls a terminal, or overrides or isolates the direction of text.
    fileprivate var controlsTerminal: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The escape sequence for a scalar of at most four hexadecimal digits.
    fileprivate var jsonEscape: String { "\\u" + String(0x10000 | value, radix: 16).dropFirst() }
}

extension Sequence<String> {
    /// Returns the words wrapped into lines of at most `width` characters.
    ///
    /// Lines after the first start with `indent` spaces. A word that is too long is not broken.
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
