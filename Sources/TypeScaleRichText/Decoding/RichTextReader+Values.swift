import TypeScale
import TypeScaleFoundation

extension RichTextReader {
    /// The values of an object; of a repeated key, the first one.
    func members(of object: Int) -> [Int] {
        tree.children(of: object).filter { !tree.isRepeated($0) }
    }

    func isObject(_ node: Int) -> Bool { tree.kind(node) == .dictionary }

    /// Reports that a value is of another type.
    mutating func noteType(_ node: Int, _ wanted: String, _ recovery: String) {
        let found =
            switch tree.kind(node) {
            case .dictionary: "an object"
            case .list: "a list"
            case .text: "a string"
            case .number: tree.isOutOfRange(node) ? "a number that cannot be held" : "a number"
            case .true, .false: "true or false"
            case .null: "null"
            case .other: "what cannot be read"
            }
        note(.wrongType, node, "\(wanted) belongs here, not \(found)", recovery)
    }

    mutating func noteUnknown(_ node: Int, among known: [String]) {
        let name = tree.key(of: node)?.lowercased()
        let near = known.first { $0.lowercased() == name }.map { "; did you mean \($0)?" } ?? ""
        note(.unknownKey, node, "no such key\(near)", "passed over")
    }
}

extension RichTextReader {
    /// The cleaned text of a key; `nil` if there is none.
    mutating func text(_ key: StaticString, of object: Int) throws(Finding) -> String? {
        guard let node = tree.child(key, of: object) else { return nil }
        return try text(node)
    }

    /// A cleaned text; `nil` for `null`, and for a value of another type, which is reported.
    mutating func text(
        _ node: Int,
        _ recovery: String = "taken as missing"
    ) throws(Finding) -> String? {
        guard let text = string(node, recovery) else { return nil }
        return try cleaned(text, node)
    }

    /// A string as it is; `nil` for `null`, and for a value of another type, which is reported.
    mutating func string(_ node: Int, _ recovery: String = "taken as missing") -> String? {
        if let text = tree.text(node) { return text }
        if tree.kind(node) != .null { noteType(node, "a string", recovery) }
        return nil
    }

    /// `true` or `false`; `nil` for `null`, and for a value of another type, which is reported.
    mutating func flag(_ node: Int) -> Bool? {
        switch tree.kind(node) {
        case .true: return true
        case .false: return false
        case .null: return nil
        default:
            noteType(node, "true or false", "the default is used")
            return nil
        }
    }

    /// A number, or a string that is one; `nil` for `null`, and for any other value, which is reported.
    mutating func number(_ node: Int) -> Double? {
        if let number = tree.number(node) { return number }
        if let number = tree.text(node).flatMap(Self.number) { return number }
        if tree.kind(node) != .null { noteType(node, "a number", "the default is used") }
        return nil
    }

    /// A number, limited to a range; `nil` if there is none.
    ///
    /// With `isSize`, a number that is not positive is an error and is not limited.
    mutating func number(
        _ node: Int,
        in range: ClosedRange<Double>,
        isSize: Bool = true
    ) -> Double? {
        guard let number = number(node) else { return nil }
        if isSize, number <= 0 {
            let message = "\(number.shortestText) is no size; give a positive number of points"
            note(.badSize, node, message, "the default is used")
            return nil
        }
        let limited = min(max(number, range.lowerBound), range.upperBound)
        if limited != number {
            let bounds = "\(range.lowerBound.shortestText) to \(range.upperBound.shortestText)"
            let message = "\(number.shortestText) is outside of \(bounds)"
            note(.badSize, node, message, "\(limited.shortestText) is used")
        }
        return limited
    }

    /// A value that a string names; `nil` if it names none, which is reported.
    mutating func named<Value>(
        _ node: Int,
        _ names: @autoclosure () -> String,
        _ make: (String) -> Value?
    ) -> Value? {
        guard let text = string(node, "the default is used") else { return nil }
        if let value = make(text) { return value }
        let message = "\(text.quotedForMessage) is none of \(names())"
        note(.unknownValue, node, message, "the default is used")
        return nil
    }

    /// The number of a decimal; `nil` for any other text, `nan` and hexadecimal digits included.
    private static func number(_ text: String) -> Double? {
        guard text.utf8.count <= 32,
            text.utf8.allSatisfy({ $0.isASCIIDigit || "+-.eE".utf8.contains($0) })
        else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}

extension String {
    /// The text in quotes for a message: at most 48 scalars, without controls.
    var quotedForMessage: String {
        let letters = unicodeScalars.prefix(49).map { $0.isControl ? "\u{FFFD}" : String($0) }
        return "\"" + letters.prefix(48).joined() + (letters.count > 48 ? "…" : "") + "\""
    }
}

extension Unicode.Scalar {
    /// Whether a message or a name must not hold the scalar.
    var isControl: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

extension ClosedRange<Double> {
    /// Every positive size up to a maximum.
    static func sizes(upTo maximum: Double) -> Self {
        .leastNonzeroMagnitude...Swift.max(.leastNonzeroMagnitude, maximum)
    }
}
