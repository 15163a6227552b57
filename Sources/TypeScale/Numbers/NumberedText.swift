/// Text that contains numbers whose digits have not been written yet.
///
/// A web page writes the digits itself, so that a module for the web needs no code for them.
package struct NumberedText: Sendable {
    package enum Part: Sendable {
        case text(String)
        case number(Double)
    }

    package private(set) var parts: [Part] = []
}

extension NumberedText: ExpressibleByStringInterpolation {
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = NumberedText()

        package init(literalCapacity: Int, interpolationCount: Int) {}

        @inline(never)
        package mutating func appendLiteral(_ text: String) {
            if !text.utf8.isEmpty { self.text.parts.append(.text(text)) }
        }

        @inline(__always)
        package mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

        @inline(never)
        package mutating func appendInterpolation(_ number: Double) {
            text.parts.append(.number(number))
        }

        /// Appends a number, rounded to three decimals.
        @inline(never)
        package mutating func appendInterpolation(rounded number: Double) {
            appendInterpolation(Rounding.thousandths(number))
        }

        @inline(never)
        package mutating func appendInterpolation(_ text: NumberedText) {
            self.text.parts += text.parts
        }
    }

    package init(stringLiteral text: String) { self = "\(text)" }

    package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}

extension NumberedText: CustomStringConvertible {
    package var description: String {
        parts.reduce(into: "") { text, part in
            switch part {
            case .text(let words): text += words
            case .number(let number): text += number.shortestText
            }
        }
    }
}
