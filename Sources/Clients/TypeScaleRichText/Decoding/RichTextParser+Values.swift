import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments

extension RichTextParser {
    /// Returns the values in an object, with only the first value of a repeated key.
    func members(of object: Int) -> [Int] {
        tree.children(of: object).filter { !tree.isRepeated($0) }
    }

    func isObject(_ node: Int) -> Bool { tree.kind(node) == .dictionary }

    mutating func noteType(_ node: Int, _ expected: String, _ recovery: String) {
        let found =
            switch tree.kind(node) {
            case .dictionary: "an object"
            case .list: "a list"
            case .text where tree.name(node) == nil: "more than 30 combining marks in a row"
            case .text: "a string"
            case .number: tree.isOutOfRange(node) ? "a number out of range" : "a number"
            case .true, .false: "true or false"
            case .null: "null"
            case .other: "an unknown value"
            }
        note(.wrongType, node, "expected \(expected), found \(found)", recovery)
    }

    mutating func noteUnknown(_ node: Int, among known: [String]) {
        let name = tree.key(of: node)?.lowercased()
        let near = known.first { $0.lowercased() == name }.map { "; did you mean \($0)?" } ?? ""
        note(.unknownKey, node, "unknown key\(near)", "ignored")
    }

    /// Reads the string for a key and cleans it.
    mutating func text(_ key: String, of object: Int) throws(Diagnostic) -> String? {
        guard let node = tree.child(key, of: object) else { return nil }
        return try text(node)
    }

    /// Reads and cleans a string, or returns `nil` and reports any other value except `null`.
    mutating func text(
        _ node: Int,
        _ recovery: String = "treated as missing"
    ) throws(Diagnostic) -> String? {
        guard let text = tree.text(node) ?? missing(node, "a string", recovery) else { return nil }
        return try cleaned(text, node)
    }

    /// Returns `nil`, and reports the value unless it is `null`.
    private mutating func missing<Value>(
        _ node: Int,
        _ expected: String,
        _ recovery: String = "the default is used"
    ) -> Value? {
        if tree.kind(node) != .null { noteType(node, expected, recovery) }
        return nil
    }

    /// Reads a name, such as a font's or a style's.
    mutating func name(_ node: Int, _ recovery: String = "treated as missing") -> String? {
        tree.name(node) ?? missing(node, "a string", recovery)
    }

    mutating func flag(_ node: Int) -> Bool? {
        switch tree.kind(node) {
        case .true: true
        case .false: false
        default: missing(node, "true or false")
        }
    }

    /// Reads a number and clamps it to a range, or returns `nil` for a size that is not positive.
    mutating func number(
        _ node: Int,
        in range: ClosedRange<Double>,
        isSize: Bool = true
    ) -> Double? {
        guard
            let number = tree.number(node) ?? tree.text(node).flatMap(Self.number)
                ?? missing(node, "a number")
        else { return nil }
        if isSize, number <= 0 {
            let message = "expected a positive number of points, found \(number.shortestText)"
            note(.badSize, node, message, "the default is used")
            return nil
        }
        let limited = min(max(number, range.lowerBound), range.upperBound)
        if limited != number {
            let bounds = "\(range.lowerBound.shortestText) to \(range.upperBound.shortestText)"
            let message = "expected a number from \(bounds), found \(number.shortestText)"
            note(.badSize, node, message, "\(limited.shortestText) is used")
        }
        return limited
    }

    /// Reads a value by its name, or reports an unknown name and returns `nil`.
    mutating func named<Value>(
        _ node: Int,
        _ names: @autoclosure () -> String,
        _ make: (String) -> Value?
    ) -> Value? {
        guard let text = name(node, "the default is used") else { return nil }
        if let value = make(text) { return value }
        let message = "expected \(names()), found \(text.quotedForMessage)"
        note(.unknownValue, node, message, "the default is used")
        return nil
    }

    /// Returns the value of a finite decimal number, or `nil` for any other string.
    private static func number(_ text: String) -> Double? {
        guard text.utf8.count <= 32,
            text.utf8.allSatisfy({ $0.isASCIIDigit || "+-.eE".utf8.contains($0) })
        else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}

extension String {
    /// The first 48 Unicode scalars in quotes, for a message.
    var quotedForMessage: String { "\"\(VisibleText(self, limit: 48))\"" }
}

extension Unicode.Scalar {
    /// Whether the scalar is forbidden in messages and names.
    var isControl: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

extension ClosedRange<Double> {
    /// Returns the range of positive sizes up to a maximum.
    static func sizes(upTo maximum: Double) -> Self {
        .leastNonzeroMagnitude...Swift.max(.leastNonzeroMagnitude, maximum)
    }
}
