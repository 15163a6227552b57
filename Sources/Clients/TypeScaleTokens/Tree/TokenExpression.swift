import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments

/// An expression in Tokens Studio, such as `{size.body} * 1.25` or `roundTo({a} / 3, 1)`.
///
/// An expression has numbers with units, references, the four operators, parentheses and the
/// function `roundTo`.
struct TokenExpression {
    /// The maximum length in bytes.
    static let maximumBytes = 256
    /// The maximum number of parentheses and signs within each other.
    static let maximumDepth = 16

    /// The reason why an expression has no value.
    struct Problem: Error {
        let kind: Diagnostic.Kind
        let detail: String
        /// Whether the problem was reported where it occurred.
        var isReported = false
    }

    private var bytes: ArraySlice<UInt8>
    private let value: (String) throws(Problem) -> OldLength

    /// Returns whether text is an expression and not only a number or a reference.
    static func isMeant(by text: String) -> Bool {
        var braces = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: "+"):
                return true
            case UInt8(ascii: "{"): braces += 1
            default: break
            }
        }
        let isOneReference =
            braces == 1 && text.utf8.first == UInt8(ascii: "{")
            && text.utf8.last == UInt8(ascii: "}")
        return braces > 0 && !isOneReference
    }

    /// Returns the value of an expression, whose references are passed with their braces.
    static func value(
        of text: String,
        _ value: @escaping (String) throws(Problem) -> OldLength
    ) throws(Problem) -> OldLength {
        guard text.utf8.count <= maximumBytes else {
            let detail = "the expression exceeds the limit of \(maximumBytes) bytes"
            throw Problem(kind: .textTooLong, detail: detail)
        }
        var expression = TokenExpression(bytes: Array(text.utf8)[...], value: value)
        let result = try expression.sum(0)
        guard expression.next() == nil else { throw expression.unexpected() }
        return result
    }

    /// Skips spaces, and returns the next byte.
    private mutating func next() -> UInt8? {
        while bytes.first == UInt8(ascii: " ") { bytes = bytes.dropFirst() }
        return bytes.first
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next() == UInt8(ascii: character) else { return false }
        bytes = bytes.dropFirst()
        return true
    }

    private func unexpected() -> Problem {
        let rest = String(decoding: bytes.prefix(48), as: UTF8.self)
        let found = rest.isEmpty ? "the end of the expression" : quoted(rest)
        return Problem(
            kind: .wrongType,
            detail: "expected a number, a reference or an operator, found \(found)"
        )
    }

    private mutating func sum(_ depth: Int) throws(Problem) -> OldLength {
        var result = try product(depth)
        while true {
            if skip("+") {
                result = try Self.added(result, try product(depth), sign: 1)
            } else if skip("-") {
                result = try Self.added(result, try product(depth), sign: -1)
            } else {
                return result
            }
        }
    }

    private mutating func product(_ depth: Int) throws(Problem) -> OldLength {
        var result = try factor(depth)
        while true {
            if skip("*") {
                result = try Self.multiplied(result, try factor(depth))
            } else if skip("/") {
                result = try Self.divided(result, by: try factor(depth))
            } else {
                return result
            }
        }
    }

    private mutating func factor(_ depth: Int) throws(Problem) -> OldLength {
        guard depth <= Self.maximumDepth else {
            let detail = "the expression exceeds the nesting limit of \(Self.maximumDepth)"
            throw Problem(kind: .tooDeep, detail: detail)
        }
        if skip("-") {
            let operand = try factor(depth + 1)
            return OldLength(number: -operand.number, unit: operand.unit)
        }
        if skip("(") {
            let result = try sum(depth + 1)
            guard skip(")") else { throw unexpected() }
            return result
        }
        if next() == UInt8(ascii: "{") { return try reference() }
        if bytes.starts(with: "roundTo".utf8) {
            bytes = bytes.dropFirst("roundTo".utf8.count)
            return try rounded(depth)
        }
        return try number()
    }

    private mutating func reference() throws(Problem) -> OldLength {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "}")) else { throw unexpected() }
        let name = String(decoding: bytes[...end], as: UTF8.self)
        bytes = bytes[bytes.index(after: end)...]
        return try value(name)
    }

    private mutating func number() throws(Problem) -> OldLength {
        let word = bytes.prefix {
            $0.isASCIIDigit || $0.isASCIILowercase || ".%".utf8.contains($0)
        }
        guard let number = OldLength(String(decoding: word, as: UTF8.self)) else {
            throw unexpected()
        }
        bytes = bytes.dropFirst(word.count)
        return number
    }
}

extension TokenExpression {
    /// Rounds a number to decimal places, by default to a whole number, halves away from zero.
    private mutating func rounded(_ depth: Int) throws(Problem) -> OldLength {
        guard skip("(") else { throw unexpected() }
        let number = try sum(depth + 1)
        let places = skip(",") ? try sum(depth + 1).number : 0
        guard skip(")") else { throw unexpected() }
        guard (0...6).contains(places), places == places.rounded() else {
            throw Problem(kind: .badNumber, detail: "expected 0 to 6 decimal places")
        }
        let result = number.number.roundedHalfAwayFromZero(toPlaces: Int(places))
        return OldLength(number: result, unit: number.unit)
    }

    private static func added(
        _ first: OldLength,
        _ second: OldLength,
        sign: Double
    ) throws(Problem) -> OldLength {
        let units = Set([first.unit, second.unit].filter { !$0.isEmpty })
        guard units.count <= 1 else {
            let detail = "cannot add \(quoted(first.unit)) and \(quoted(second.unit))"
            throw Problem(kind: .badUnit, detail: detail)
        }
        return try checked(first.number + sign * second.number, units.first ?? "")
    }

    private static func multiplied(
        _ first: OldLength,
        _ second: OldLength
    ) throws(Problem) -> OldLength {
        guard first.unit.isEmpty || second.unit.isEmpty else {
            throw Problem(kind: .badUnit, detail: "cannot multiply two numbers with units")
        }
        return try checked(first.number * second.number, first.unit + second.unit)
    }

    private static func divided(
        _ first: OldLength,
        by second: OldLength
    ) throws(Problem) -> OldLength {
        guard second.unit.isEmpty || second.unit == first.unit else {
            throw Problem(kind: .badUnit, detail: "cannot divide by a number with another unit")
        }
        return try checked(first.number / second.number, second.unit.isEmpty ? first.unit : "")
    }

    private static func checked(_ number: Double, _ unit: String) throws(Problem) -> OldLength {
        guard number.isFinite else {
            throw Problem(kind: .badNumber, detail: "the result of the expression is not finite")
        }
        return OldLength(number: number, unit: unit)
    }
}
