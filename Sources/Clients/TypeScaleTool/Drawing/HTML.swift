import TypeScale
import TypeScaleRichText

/// HTML or SVG markup, in which interpolated text is escaped but interpolated markup is not.
struct HTML: ExpressibleByStringInterpolation {
    private(set) var text: String

    init(stringLiteral literal: String) { text = literal }

    init(stringInterpolation interpolation: Interpolation) { text = interpolation.html.text }

    /// Creates markup from trusted text, without escaping it.
    init(markup text: String) { self.text = text }

    /// Creates markup from a resource, in which its value replaces each `{{name}}`.
    init(template bytes: [UInt8], _ values: [Substring: HTML]) {
        text = ""
        for (index, part) in String(resource: bytes).split(separator: "{{").enumerated() {
            let pieces = part.split(separator: "}}", omittingEmptySubsequences: false)
            guard index > 0, pieces.count == 2 else {
                text += part
                continue
            }
            text += (values[pieces[0]]?.text ?? "") + pieces[1]
        }
    }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var html = HTMLText()

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ markup: String) { html.markup(markup) }

        mutating func appendInterpolation(_ content: String) {
            html.content(content.replacingControls { _ in "\u{FFFD}" })
        }

        mutating func appendInterpolation(_ number: Int) { html.markup("\(number)") }

        /// Appends a number, rounded to one decimal.
        mutating func appendInterpolation(_ number: Double) { html.markup(number.oneDecimal) }

        mutating func appendInterpolation(_ markup: HTML) { html.markup(markup.text) }

        mutating func appendInterpolation(_ markup: [HTML]) {
            for markup in markup { html.markup(markup.text) }
        }
    }
}
