import TypeScaleFoundation

/// The plural forms in the header of a PO file, such as `nplurals=2; plural=n != 1;`.
///
/// See [Plural forms](https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html).
struct PluralForms {
    /// The variation of each form, such as `plural.one`.
    private let names: [Int: String]
    /// The forms that are used for 1.
    private let singular: Int?

    /// Creates the forms in which 1 is the singular, and all other numbers are the plural.
    init() {
        (names, singular) = ([0: "plural.one", 1: "plural.other"], 0)
    }

    /// Reads a header, or returns `nil` if its expression is malformed.
    init?(_ header: String) {
        let parts = header.utf8.split(separator: UInt8(ascii: ";"))
        let prefix = "plural="
        let blank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
        guard
            let expression = parts.map({ Array($0.drop(while: blank)) })
                .first(where: { $0.starts(with: prefix.utf8) })
        else { return nil }
        var parser = PluralExpression(Array(expression.dropFirst(prefix.utf8.count)))
        guard let tree = parser.parsed() else { return nil }
        var numbers: [Int: [Int]] = [:]
        for number in 0...200 {
            guard let form = tree.value(number), 0..<10 ~= form else { return nil }
            numbers[form, default: []].append(number)
        }
        let most = numbers.max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }?.key
        names = Dictionary(
            uniqueKeysWithValues: numbers.map { form, numbers in
                switch numbers {
                case [0]: (form, "plural.zero")
                case [1]: (form, "plural.one")
                case [2]: (form, "plural.two")
                default: (form, form == most ? "plural.other" : "plural.\(form)")
                }
            }
        )
        singular = numbers.first { $0.value.contains(1) }?.key
    }

    /// Returns the variation of a form.
    ///
    /// A form for a single number has the number's category, and the form for most numbers is
    /// `plural.other`. Other forms are numbered.
    func name(_ form: Int) -> String { names[form] ?? "plural.\(form)" }

    /// Returns whether a form is only or also used for 1.
    func isSingular(_ form: Int) -> Bool { form == singular && names.count > 1 }
}

/// An expression in C for the plural form of a number `n`.
private indirect enum PluralTree {
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
        // Expressions in use have at most 100 bytes, as for Arabic.
        guard bytes.count <= 1000, let tree = choice() else { return nil }
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
