import TypeScaleDocuments

/// HTML or SVG markup, in which interpolated text is escaped but interpolated markup is not.
struct HTML: ExpressibleByStringInterpolation {
    private(set) var text: String

    init(stringLiteral literal: String) { text = literal }

    init(stringInterpolation interpolation: Interpolation) { text = interpolation.text }

    /// Creates markup from trusted text, without escaping it.
    init(markup text: String) { self.text = text }

    /// Creates markup of a name such as `heading.large`, with an opportunity for a line break after
    /// each separator.
    init(name: String) {
        var parts: [HTML] = []
        var part = ""
        for scalar in name.unicodeScalars {
            part.unicodeScalars.append(scalar)
            if [".", "-", "_", "/"].contains(scalar) {
                parts.append("\(part)<wbr>")
                part = ""
            }
        }
        self = "\(parts)\(part)"
    }

    /// Creates markup from a resource, in which its value replaces each `{{name}}`.
    init(template bytes: [UInt8], _ values: [Substring: HTML]) {
        text = ""
        let page = String(resource: bytes).utf8
        for (index, part) in page.split(separator: "{{".utf8).enumerated() {
            let pieces = part.split(separator: "}}".utf8, omittingEmptySubsequences: false)
                .map(Substring.init)
            guard index > 0, pieces.count == 2 else {
                text += Substring(part)
                continue
            }
            text += (values[pieces[0]]?.text ?? "") + pieces[1]
        }
    }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ markup: String) { text += markup }

        /// Appends text, with an element for each line break and U+FFFD for control characters.
        mutating func appendInterpolation(_ content: String) {
            let visible = content.replacingControls { _ in "\u{FFFD}" }
            text += MarkupText(visible, lineBreak: "<br>").description
        }

        mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

        /// Appends a number, rounded to one decimal.
        mutating func appendInterpolation(_ number: Double) { text += number.oneDecimal }

        mutating func appendInterpolation(_ markup: HTML) { text += markup.text }

        mutating func appendInterpolation(_ markup: [HTML]) {
            for markup in markup { text += markup.text }
        }
    }
}
