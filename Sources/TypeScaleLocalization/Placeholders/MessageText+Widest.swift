import TypeScaleLayout

extension MessageText {
    /// A text with values, and the values that were assumed.
    struct Widest: Hashable, Sendable {
        let text: String

        /// Descriptions such as `%@ = Mustermann`, without duplicates.
        let assumptions: [String]
    }

    /// The maximum number of assumptions to state.
    static let maximumAssumptions = 32

    /// Returns the text with its widest values and branches.
    ///
    /// A text without placeholders is returned without being measured.
    ///
    /// - Parameters:
    ///   - values: The values for the language of the text.
    ///   - characters: The widest characters in the font, which grow.
    ///   - width: Measures a text in the font, on one line.
    /// - Returns: The text, and the values that were assumed.
    /// - Throws: The error of `width`.
    /// - Complexity: O(*n*) in the length of all branches for each level of nesting.
    func widest(
        _ values: PlaceholderValues,
        _ characters: inout WidestCharacters,
        width: (String) throws(FontError) -> Double
    ) throws(FontError) -> Widest {
        guard !nodes.isEmpty else { return Widest(text: text, assumptions: []) }
        return try withoutActuallyEscaping(width) { (width) throws(FontError) -> Widest in
            let value = WidestValue(values: values, width: width, characters: characters)
            var renderer = MessageRenderer(message: self, value: value)
            defer { characters = renderer.value.characters }
            let result = try renderer.render(nodes, nil)
            var assumptions: [String] = []
            var known: Set<String> = []
            for each in result.assumptions where known.insert(each).inserted {
                assumptions.append(each)
                if assumptions.count == Self.maximumAssumptions { break }
            }
            return Widest(text: result.text, assumptions: assumptions)
        }
    }
}

/// Replaces the placeholders of a text.
private struct MessageRenderer {
    typealias Part = (text: String, assumptions: [String])

    let message: MessageText
    var value: WidestValue
    /// The values and branches that are already known.
    private var texts: [ValueFormat: String] = [:]
    private var substitutions: [String: Part] = [:]
    /// The names whose values are numbers, because a plural depends on them.
    private let numbers: Set<String>

    init(message: MessageText, value: WidestValue) {
        self.message = message
        self.value = value
        var numbers: Set<String> = []
        for placeholder in message.placeholders where placeholder.format.conversion.isNumber {
            if case .name(let name) = placeholder.argument { numbers.insert(name) }
        }
        self.numbers = numbers
    }

    /// Returns the text of nodes, where `#` is a number.
    mutating func render(_ nodes: [MessageNode], _ number: Part?) throws(FontError) -> Part {
        var result: Part = ("", [])
        for node in nodes {
            switch node {
            case .literal(let text, _): result.text += text
            case .placeholder(let placeholder): append(try text(placeholder), to: &result)
            case .number: append(number ?? ("#", []), to: &result)
            case .choice(let choice): append(try widest(choice), to: &result)
            case .substitution(let name, let placeholder):
                append(try substitution(name, placeholder), to: &result)
            }
        }
        return result
    }

    private func append(_ part: Part, to result: inout Part) {
        result.text += part.text
        // Duplicates are removed at the end.
        if result.assumptions.count < 8 * MessageText.maximumAssumptions {
            result.assumptions += part.assumptions
        }
    }

    private mutating func text(_ placeholder: Placeholder) throws(FontError) -> Part {
        let text =
            if let sample = value.values.sample(for: placeholder) { sample } else {
                try self.text(format(of: placeholder))
            }
        return (text, ["\(placeholder.spelling) = \(text)"])
    }

    private func format(of placeholder: Placeholder) -> ValueFormat {
        guard placeholder.format == .any, case .name(let name) = placeholder.argument,
            numbers.contains(name)
        else { return placeholder.format }
        return .number
    }

    private mutating func text(_ format: ValueFormat) throws(FontError) -> String {
        if let text = texts[format] { return text }
        let text = try value.text(format)
        texts[format] = text
        return text
    }

    private mutating func widest(_ choice: MessageChoice) throws(FontError) -> Part {
        var number: Part?
        if choice.isPlural {
            let text = try self.text(choice.placeholder).text
            number = (text, ["\(choice.placeholder.spelling) = \(text)"])
        }
        let numbers = choice.branches.map { branch in
            guard let exact = branch.value, choice.isPlural else { return number }
            let (rest, overflow) = exact.subtractingReportingOverflow(choice.offset)
            return overflow ? number : (value.text(rest), [])
        }
        return try widest(choice.branches, choice.placeholder, numbers)
    }

    private mutating func substitution(
        _ name: String,
        _ placeholder: Placeholder
    ) throws(FontError) -> Part {
        if let known = substitutions[name] { return known }
        let branches = message.substitutions[name] ?? []
        let part = try widest(branches, placeholder, [])
        substitutions[name] = part
        return part
    }

    /// Returns the widest branch, where `#` is the branch's number, and states which one it is.
    private mutating func widest(
        _ branches: [MessageChoice.Branch],
        _ placeholder: Placeholder,
        _ numbers: [Part?]
    ) throws(FontError) -> Part {
        var best: Part = ("", [])
        var bestWidth = -Double.infinity
        for (index, branch) in branches.enumerated() {
            let number = index < numbers.count ? numbers[index] : nil
            var part = try render(branch.nodes, number)
            guard branches.count > 1 else { return part }
            let width = part.text == best.text ? bestWidth : try value.width(part.text)
            guard width > bestWidth else { continue }
            part.assumptions.insert("\(placeholder.spelling) = \(branch.selector)", at: 0)
            (best, bestWidth) = (part, width)
        }
        return best
    }
}
