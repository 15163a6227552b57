/// The condition of an `#if` or an `#elseif`, as it is in the source code.
struct ConditionLine {
    /// A term `os(iOS)`, which can be replaced.
    struct Term {
        let range: Range<Int>
        let line: Int
    }

    fileprivate(set) var terms: [Term] = []
    fileprivate(set) var condition = BuildCondition.unknown
    /// Whether each parenthesis has its end.
    fileprivate(set) var isComplete = true
    /// The number of the line that contains the directive.
    let line: Int
    /// The text of the directive and the condition.
    fileprivate(set) var range: Range<Int>
}

/// The part of a condition in a pair of parentheses, up to the current token.
private struct PartialCondition {
    /// The operands of `||` that ended.
    private var sum: BuildCondition?
    /// The operands of `&&` that ended, after the last `||`.
    private var product: BuildCondition?
    private var negatesNext = false
    private var expectsOperand = true
    private(set) var isMalformed = false

    mutating func add(_ operand: BuildCondition) {
        if !expectsOperand { isMalformed = true }
        let operand = negatesNext ? !operand : operand
        product = product.map { $0 && operand } ?? operand
        negatesNext = false
        expectsOperand = false
    }

    mutating func negate() {
        if !expectsOperand { isMalformed = true }
        negatesNext.toggle()
    }

    mutating func beginOperand(isAlternative: Bool) {
        if expectsOperand { isMalformed = true }
        expectsOperand = true
        guard isAlternative, let product else { return }
        sum = sum.map { $0 || product } ?? product
        self.product = nil
    }

    /// The value at the end.
    var value: BuildCondition {
        guard !isMalformed, !expectsOperand, let product else { return .unknown }
        return sum.map { $0 || product } ?? product
    }
}

extension SwiftScanner {
    /// Reads the condition after a directive, which ends with its line or, in parentheses, in a
    /// later line.
    ///
    /// If `replacesIOS` is true, `os(iOS)` is true on Linux, because it will be replaced.
    mutating func readCondition(after directive: Token, replacesIOS: Bool) -> ConditionLine {
        var line = ConditionLine(line: directive.line, range: directive.range)
        var current = PartialCondition()
        var outer: [PartialCondition] = []
        func end() -> ConditionLine {
            var line = line
            line.isComplete = outer.isEmpty
            line.condition = outer.isEmpty ? current.value : .unknown
            return line
        }
        while true {
            var ahead = self
            guard let token = ahead.next(), token.kind != .directive,
                !token.startsLine || !outer.isEmpty
            else { return end() }
            self = ahead
            switch token.kind {
            case .sign(UInt8(ascii: "!")): current.negate()
            case .sign(let byte) where "&|".utf8.contains(byte) && peek() == byte:
                position += 1
                current.beginOperand(isAlternative: byte == UInt8(ascii: "|"))
            case .sign(UInt8(ascii: "(")):
                outer.append(current)
                current = PartialCondition()
            case .sign(UInt8(ascii: ")")):
                guard var parent = outer.popLast() else { return end() }
                parent.add(current.value)
                current = parent
            case .word:
                let argument = readArgument()
                let range = token.range.lowerBound..<position
                if bytes[range].lazy.filter({ !$0.isSpace }).elementsEqual("os(iOS)".utf8) {
                    line.terms.append(.init(range: range, line: token.line))
                    current.add(BuildCondition(onIOS: true, onLinux: replacesIOS))
                } else {
                    current.add(BuildCondition(text(token.range), argument))
                }
            default: current.add(.unknown)
            }
            line.range = line.range.lowerBound..<position
        }
    }

    /// Reads the parentheses that follow a word in the same line, and returns the words in them.
    ///
    /// Returns `nil` without parentheses, or if they do not start with a word.
    private mutating func readArgument() -> [String]? {
        var words: [String] = []
        var startsWithWord = true
        var depth = 0
        repeat {
            var ahead = self
            guard let token = ahead.next(), token.kind != .directive else { return nil }
            let opens = token.kind == .sign(UInt8(ascii: "("))
            guard depth > 0 || opens && !token.startsLine else { return nil }
            self = ahead
            switch token.kind {
            case .sign(UInt8(ascii: "(")): depth += 1
            case .sign(UInt8(ascii: ")")): depth -= 1
            case .word where words.count < 2: words.append(text(token.range))
            case .sign where words.isEmpty: startsWithWord = false
            default: break
            }
        } while depth > 0
        return startsWithWord && !words.isEmpty ? words : nil
    }
}
