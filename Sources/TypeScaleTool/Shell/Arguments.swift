/// The words after a command, told apart: options with their values, and operands.
struct Arguments {
    let operands: [String]
    /// The values of each option, in the order of the words; one that is empty of an option without.
    private let values: [String: [String]]
    private let command: any Command.Type

    /// Reads `--name value`, `--name=value`, and `--` before operands that start with a dash.
    ///
    /// An option is given once, unless it says that it is repeatable.
    ///
    /// A dash alone and a negative number are operands.
    init(_ words: some Sequence<String>, of command: any Command.Type) throws(Misuse) {
        self.command = command
        var operands: [String] = []
        var values: [String: [String]] = [:]
        var words = words.makeIterator()
        while let word = words.next() {
            if word == "--" {
                while let operand = words.next() { operands.append(operand) }
            } else if !word.hasPrefix("-") || word == "-" || Double(word) != nil {
                operands.append(word)
            } else {
                let (option, given) = try Self.option(word, of: command)
                guard values[option.name] == nil || option.isRepeatable else {
                    throw command.misuse("\(option.name) is given twice")
                }
                guard let noun = option.value else {
                    if given != nil { throw command.misuse("\(option.name) takes no value") }
                    values[option.name] = [""]
                    continue
                }
                let value = given ?? words.next() ?? ""
                if value.isEmpty || value.hasPrefix("--") {
                    throw command.misuse("\(option.name) needs a value: \(option.name) \(noun)")
                }
                values[option.name, default: []].append(value)
            }
        }
        self.operands = operands
        self.values = values
    }

    /// The option that a word names, and the value behind its `=`.
    private static func option(
        _ word: String,
        of command: any Command.Type
    ) throws(Misuse) -> (Option, String?) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        if let option = command.options.first(where: { $0.names.contains(name) }) {
            return (option, parts.dropFirst().first.map(String.init))
        }
        let names = command.options.flatMap(\.names)
        throw command.misuse("unknown option \(quoted(name))\(suggestion(for: name, among: names))")
    }

    /// Whether help is asked for among the words, before `--`.
    static func wantHelp(_ words: some Sequence<String>) -> Bool {
        words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }
}

extension Arguments {
    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// A misuse of the command that the words belong to.
    func misuse(_ message: String) -> Misuse { command.misuse(message) }

    /// The value of an option, read as what it stands for.
    func value<Value: LosslessStringConvertible>(
        _ option: Option,
        _ noun: String,
        among names: [String]
    ) throws(Misuse) -> Value? {
        guard let text = text(option) else { return nil }
        if let value = Value(text) { return value }
        let near = suggestion(for: text, among: names)
        let hint = near.isEmpty ? "; there are \(names.joined(separator: " "))" : near
        throw command.misuse("unknown \(noun) \(quoted(text))\(hint)")
    }

    /// The value of an option, as it was written.
    func text(_ option: Option) -> String? { values[option.name]?.first }

    /// The values of an option that is repeatable, as they were written.
    func texts(_ option: Option) -> [String] { values[option.name] ?? [] }

    /// The value of an option, as a whole number from 0 on.
    func wholeNumber(_ option: Option) throws(Misuse) -> Int? {
        guard let text = text(option) else { return nil }
        if let number = Int(text), number >= 0 { return number }
        throw command.misuse("\(option.name) takes a whole number, not \(quoted(text))")
    }

    /// The value of an option, as a positive finite number.
    func positiveNumber(_ option: Option) throws(Misuse) -> Double? {
        guard let text = text(option) else { return nil }
        if let number = Double(decimal: text), number > 0, number.isFinite { return number }
        throw command.misuse("\(option.name) takes a positive number, not \(quoted(text))")
    }
}
