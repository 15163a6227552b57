import TypeScaleDocuments

/// The plural forms in the header of a PO file, such as `nplurals=2; plural=n != 1;`.
///
/// See [Plural forms](https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html).
struct PluralForms {
    /// The category of each form, such as `plural.one`, if there is one.
    private let names: [Int: String]
    /// The forms without a category.
    private let forms: [Int: PluralForm]
    /// The form for 1, if another is for other numbers.
    private let singular: Int?

    /// Creates the forms in which 1 is the singular, and all other numbers are the plural.
    init() {
        (names, forms, singular) = ([0: "plural.one", 1: "plural.other"], [:], 0)
    }

    /// Reads a header, or returns `nil` if its expression is malformed.
    ///
    /// A form has a category if the same numbers up to 200 select both in the language.
    init?(_ header: String, language: String) {
        let parts = header.utf8.split(separator: UInt8(ascii: ";"))
        let prefix = "plural="
        let blank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
        guard
            let expression = parts.map({ Array($0.drop(while: blank)) })
                .first(where: { $0.starts(with: prefix.utf8) })
        else { return nil }
        let bytes = Array(expression.dropFirst(prefix.utf8.count))
        var parser = PluralExpression(bytes)
        guard let tree = parser.parsed() else { return nil }
        // In French, a million has a category of its own.
        let sample = Array(PluralForm.first) + [1_000_000]
        let categories = PluralNumbers.cardinals.categories(of: sample, in: language)
        var numbers: [Int: [Int]] = [:]
        var found: [Int: Set<String>] = [:]
        for (number, category) in zip(sample, categories) {
            guard let form = tree.value(number), 0..<10 ~= form else { return nil }
            guard PluralForm.first ~= number || numbers[form] == nil else { continue }
            numbers[form, default: []].append(number)
            found[form, default: []].insert(category)
        }
        var names: [Int: String] = [:]
        for (form, found) in found {
            guard let category = found.first, found.count == 1 else { continue }
            let selecting = zip(sample, categories).filter { $1 == category }.map(\.0)
            let known = selecting.filter { PluralForm.first ~= $0 }
            guard numbers[form] == (known.isEmpty ? selecting : known) else { continue }
            names[form] = "plural.\(category)"
        }
        self.names = names
        let source = String(decoding: bytes, as: UTF8.self)
        forms = Dictionary(
            uniqueKeysWithValues: numbers.filter { names[$0.key] == nil }.map { form, numbers in
                (form, PluralForm(form, numbers, tree, source))
            }
        )
        singular = numbers.count > 1 ? numbers.first { $0.value.contains(1) }?.key : nil
    }

    /// Returns the variation of a form: its category such as `plural.few`, or else its number.
    func name(_ form: Int) -> String { names[form] ?? "plural.\(form)" }

    /// Returns a form without a category, or `nil` if the form has one.
    func form(_ form: Int) -> PluralForm? { forms[form] }

    /// Returns whether a form is only or also used for 1.
    func isSingular(_ form: Int) -> Bool { form == singular }
}

/// A plural form of a PO file that has no category, and the integers that select it.
final class PluralForm: Sendable {
    /// The integers for which each form is computed.
    ///
    /// The expressions in use repeat every 100 numbers.
    static let first = 0...200

    private let index: Int
    /// The integers among the first that select the form, in ascending order.
    private let numbers: [Int]
    private let tree: PluralTree
    /// The expression from which the tree was parsed.
    private let source: String

    fileprivate init(_ index: Int, _ numbers: [Int], _ tree: PluralTree, _ source: String) {
        (self.index, self.numbers, self.tree, self.source) = (index, numbers, tree, source)
    }

    /// Whether the form is for a single integer.
    var isForOneNumber: Bool { numbers.count == 1 }

    /// Returns the largest integer up to a number that selects the form, or if only a few do, all
    /// of them.
    ///
    /// If no integer up to the number selects the form, the result is the smallest that does.
    ///
    /// - Complexity: At most 402 evaluations of the expression.
    func numbers(upTo largest: Int) -> [Int] {
        func last(upTo end: Int) -> Int? {
            guard end > Self.first.upperBound else { return nil }
            return (0...200).lazy.map { end - $0 }.first { self.tree.value($0) == self.index }
        }
        if let largest = last(upTo: largest) { return [largest] }
        let possible = numbers.filter { $0 <= largest }
        if possible.isEmpty { return Array(numbers.prefix(1)) }
        return last(upTo: 9_999) == nil ? possible : possible.suffix(1)
    }
}

extension PluralForm: Hashable {
    static func == (first: PluralForm, second: PluralForm) -> Bool {
        first === second || first.index == second.index && first.source == second.source
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(index)
        hasher.combine(numbers.count)
    }
}

/// An expression in C for the plural form of a number `n`.
private indirect enum PluralTree: Sendable {
    case number(Int)
    case variable
    case not(PluralTree)
    case binary(String, PluralTree, PluralTree)
    case choice(PluralTree, PluralTree, PluralTree)

    /// Returns the value for a number, or `nil` if the expression divides by zero or overflows.
    func value(_ n: Int) -> Int? {
        switch self {
        case .number(let number): return number
        case .variable: return n
        case .not(let tree): return tree.value(n).map { $0 == 0 ? 1 : 0 }
        case .choice(let condition, let first, let second):
            return condition.value(n).flatMap { $0 != 0 ? first.value(n) : second.value(n) }
        case .binary(let name, let left, let right):
            guard let a = left.value(n) else { return nil }
            if name == "&&", a == 0 { return 0 }
            if name == "||", a != 0 { return 1 }
            guard let b = right.value(n) else { return nil }
            func result(_ pair: (partialValue: Int, overflow: Bool)) -> Int? {
                pair.overflow ? nil : pair.partialValue
            }
            switch name {
            case "&&", "||": return b != 0 ? 1 : 0
            case "==": return a == b ? 1 : 0
            case "!=": return a != b ? 1 : 0
            case "<": return a < b ? 1 : 0
            case ">": return a > b ? 1 : 0
            case "<=": return a <= b ? 1 : 0
            case ">=": return a >= b ? 1 : 0
            case "+": return result(a.addingReportingOverflow(b))
            case "-": return result(a.subtractingReportingOverflow(b))
            case "*": return result(a.multipliedReportingOverflow(by: b))
            case "/": return result(a.dividedReportingOverflow(by: b))
            default: return result(a.remainderReportingOverflow(dividingBy: b))
            }
        }
    }
}

/// Parses an expression by recursive descent, up to a limited length and depth.
private struct PluralExpression: TextScanner {
    let bytes: [UInt8]
    var position = 0
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func parsed() -> PluralTree? {
        // Expressions in use have at most 400 bytes, as for Cornish.
        guard bytes.count <= 600, let tree = choice() else { return nil }
        skipWhiteSpace()
        return byte == nil ? tree : nil
    }

    private static let levels = [
        ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    private mutating func choice() -> PluralTree? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= 32, let condition = binary(0) else { return nil }
        skipWhiteSpace()
        guard skipIf("?") else { return condition }
        guard let first = choice() else { return nil }
        skipWhiteSpace()
        guard skipIf(":"), let second = choice() else { return nil }
        return .choice(condition, first, second)
    }

    private mutating func binary(_ level: Int) -> PluralTree? {
        guard level < Self.levels.count else { return unary() }
        guard var left = binary(level + 1) else { return nil }
        var count = 0
        while true {
            skipWhiteSpace()
            guard let name = Self.levels[level].first(where: isAt) else { return left }
            position += name.utf8.count
            count += 1
            guard count <= 100, let right = binary(level + 1) else { return nil }
            left = .binary(name, left, right)
        }
    }

    private mutating func unary() -> PluralTree? {
        skipWhiteSpace()
        if skipIf("!") {
            depth += 1
            defer { depth -= 1 }
            return depth <= 32 ? unary().map { .not($0) } : nil
        }
        if skipIf("(") {
            guard let tree = choice() else { return nil }
            skipWhiteSpace()
            return skipIf(")") ? tree : nil
        }
        if skipIf("n") { return .variable }
        let digits = bytes[position...].prefix(10).prefix(while: \.isASCIIDigit)
        position += digits.count
        return Int(String(decoding: digits, as: UTF8.self)).map { .number($0) }
    }
}
