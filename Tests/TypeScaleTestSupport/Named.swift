import Testing

/// An argument of a test with a short name for the log.
///
/// Swift Testing prints the arguments of each test case: a text unchanged, another value with all
/// its properties. `.ci/arguments.py` rejects long arguments, and those with control characters.
///
///     @Test(arguments: ["n/0", Named(repeating: "(", count: 5000)])
///     func `refuses malformed plural forms`(expression: Named<String>) {
package struct Named<Value: Sendable>: Sendable, CustomTestStringConvertible {
    /// The name, which the log shows instead of the value.
    package let testDescription: String
    package let value: Value

    package init(_ name: String, _ value: Value) {
        testDescription = name
        self.value = value
    }
}

extension Named where Value == String {
    /// Creates a text that repeats a part, such as `"<plist>" + 20000 x "<array>"`.
    package init(_ start: String = "", repeating part: String, count: Int, _ end: String = "") {
        var names = ["\(count) x \(part.literal)"]
        if !start.isEmpty { names.insert(start.literal, at: 0) }
        if !end.isEmpty { names.append(end.literal) }
        self.init(
            names.joined(separator: " + "),
            start + String(repeating: part, count: count) + end
        )
    }
}

/// A literal is a text whose name is the literal.
extension Named: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByStringLiteral
where Value == String {
    package init(stringLiteral text: String) {
        self.init(text.literal, text)
    }
}

extension String {
    /// The text as a literal, without control characters and other invisible ones.
    fileprivate var literal: String {
        let scalars = unicodeScalars.map { scalar in
            let isInvisible = [.control, .format].contains(scalar.properties.generalCategory)
            return scalar.escaped(asASCII: isInvisible)
        }
        return "\"\(scalars.joined())\""
    }
}
