/// The options, their values, and the operands that follow a command's name.
struct GivenArguments {
    private(set) var operands: [String] = []
    /// The values of each option, in order of appearance, or one empty value for a flag.
    private var values: [String: [String]] = [:]

    /// Parses `--name value` and `--name=value`, and treats all words after `--` as operands.
    ///
    /// A single dash and negative numbers are also operands.
    init(_ words: some Sequence<String>, _ options: [OptionSpecification]) throws(UsageError) {
        var words = words.makeIterator()
        while let word = words.next() {
            if word == "--" {
                while let operand = words.next() { operands.append(operand) }
            } else if word.utf8.first != UInt8(ascii: "-") || word == "-" || Double(word) != nil {
                operands.append(word)
            } else {
                let (option, attached) = try Self.option(word, among: options)
                let name = option.name
                guard values[name] == nil || option.isRepeatable else {
                    throw UsageError("\(name) occurs twice; use it only once")
                }
                guard option.value != nil else {
                    if attached != nil { throw UsageError("\(name) takes no value") }
                    values[name] = [""]
                    continue
                }
                let value = attached ?? words.next() ?? ""
                if value.isEmpty || value.utf8.starts(with: "--".utf8) {
                    throw UsageError("expected \(option.value ?? "") after \(name)")
                }
                values[name, default: []].append(value)
            }
        }
    }

    /// Returns the option that a word names, and the value after `=`, if any.
    private static func option(
        _ word: String,
        among options: [OptionSpecification]
    ) throws(UsageError) -> (OptionSpecification, String?) {
        let end = word.unicodeScalars.firstIndex(of: "=")
        let name = end.map { String(word[..<$0]) } ?? word
        if let option = options.first(where: { $0.names.contains(name) }) {
            return (option, end.map { String(word.unicodeScalars[$0...].dropFirst()) })
        }
        let near = suggestion(for: name, among: options.flatMap(\.names))
        throw UsageError("unknown option \(quoted(name))\(near)")
    }

    func has(_ name: String) -> Bool { values[name] != nil }

    /// Returns an option's values as they appear on the command line.
    func texts(_ name: String) -> [String] { values[name] ?? [] }
}
