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
        guard !isMalformed, !expectsOperand, let product else { return BuildCondition(nil) }
        return sum.map { $0 || product } ?? product
    }
}

extension SwiftScanner {
    /// Reads the condition after a directive, which ends with its line or, in parentheses, in a
    /// later line.
    mutating func readCondition(_ configuration: BuildConfiguration) -> BuildCondition {
        var current = PartialCondition()
        var outer: [PartialCondition] = []
        while true {
            var ahead = self
            guard let token = ahead.next(), token.kind != .directive,
                !outer.isEmpty
                    || !token.startsLine && token.kind != .sign(UInt8(ascii: ")"))
            else { break }
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
                guard var parent = outer.popLast() else { break }
                parent.add(current.value)
                current = parent
            case .word:
                current.add(configuration.condition(text(token.range), readArgument()))
            default: current.add(BuildCondition(nil))
            }
        }
        return outer.isEmpty ? current.value : BuildCondition(nil)
    }

    /// Reads the parentheses that follow a word in the same line, and returns the first word in
    /// them.
    ///
    /// Returns `nil` without parentheses, or if they do not start with a word.
    private mutating func readArgument() -> String? {
        var word: String?
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
            case .word where word == nil: word = text(token.range)
            case .sign where word == nil: startsWithWord = false
            default: break
            }
        } while depth > 0
        return startsWithWord ? word : nil
    }
}
