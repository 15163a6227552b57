import TypeScaleDiagnostics
import TypeScaleLayout

/// Replaces the placeholders of a text by their widest values.
struct MessageRenderer {
    typealias Part = (text: String, assumptions: [String])

    private let message: MessageText
    private(set) var value: PlaceholderExpansion
    /// The remaining bytes for values, which is negative if a value was omitted.
    private(set) var remaining: Int
    /// The values and branches that are already known.
    private var texts: [ValueFormat: String] = [:]
    private var substitutions = NameDictionary<Part>()
    /// The names whose values are numbers, because a plural depends on them.
    private let names: Set<ExactString>
    /// Whether the message has one value that is a text.
    private let hasOneText: Bool
    /// The numbers that select the branches around the current text, by argument.
    private var selected: [Placeholder.Argument: [Int]] = [:]

    init(
        _ message: MessageText,
        _ value: PlaceholderExpansion,
        _ variation: String,
        _ limit: Int
    ) {
        self.message = message
        remaining = limit
        self.value = value
        var names: Set<ExactString> = []
        for placeholder in message.placeholders where placeholder.format.conversion.isNumber {
            if case .name(let name) = placeholder.argument { names.insert(ExactString(name)) }
        }
        self.names = names
        let hints = value.values.hints
        let texts = message.placeholders.lazy.filter { hints.format(of: $0).conversion.isText }
        let first = texts.first?.argument
        hasOneText = texts.allSatisfy { $0.argument == first }
        let selection = PluralNumbers.selection(in: variation)
        if let numbers = value.values.formNumbers
            ?? selection.flatMap({ value.values.numbers(in: $0.category, $0.numbers) }),
            let argument = message.onlyNumber
        {
            selected[argument] = numbers
        }
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

    private mutating func append(_ part: Part, to result: inout Part) {
        guard remaining >= 0 else { return }
        remaining -= part.text.utf8.count
        guard remaining >= 0 else { return }
        result.text += part.text
        // Duplicates are removed at the end.
        if result.assumptions.count < 8 * MessageText.maximumAssumptions {
            result.assumptions += part.assumptions
        }
    }

    private mutating func text(_ placeholder: Placeholder) throws(FontError) -> Part {
        let text =
            if let sample = value.values.sample(for: placeholder) {
                sample
            } else if let numbers = selected[placeholder.argument] {
                try value.text(format(of: placeholder), of: numbers)
            } else if let text = value.values.text(for: placeholder, isOnlyText: hasOneText) {
                try value.text(format(of: placeholder), or: text)
            } else {
                try self.text(format(of: placeholder))
            }
        return (text, ["\(placeholder.spelling) = \(text)"])
    }

    private func format(of placeholder: Placeholder) -> ValueFormat {
        let format = value.values.hints.format(of: placeholder)
        guard format == .any, case .name(let name) = placeholder.argument,
            names.contains(ExactString(name))
        else { return format }
        return value.values.hints.number
    }

    private mutating func text(_ format: ValueFormat) throws(FontError) -> String {
        if let text = texts[format] { return text }
        let text = try value.text(format)
        texts[format] = text
        return text
    }

    /// Returns the widest branch of a plural or selection.
    private mutating func widest(_ choice: MessageChoice) throws(FontError) -> Part {
        guard choice.isPlural else {
            return try widest(choice.branches, choice.placeholder, nil) { _, _ in nil }
        }
        let text = try self.text(choice.placeholder).text
        let number = (text, ["\(choice.placeholder.spelling) = \(text)"])
        return try widest(choice.branches, choice.placeholder, number) { branch, values in
            if let exact = branch.value { return [exact] }
            // The offset is subtracted before a category is selected.
            let plurals: PluralNumbers = choice.isOrdinal ? .ordinals : .cardinals
            let numbers = values.numbers(in: branch.selector, plurals)
            let all = numbers?.map { $0.addingReportingOverflow(choice.offset) } ?? []
            return numbers == nil || all.contains(where: \.overflow) ? nil : all.map(\.partialValue)
        } shown: { numbers in
            let all = numbers.map { $0.subtractingReportingOverflow(choice.offset) }
            return all.contains(where: \.overflow) ? nil : all.map(\.partialValue)
        }
    }

    private mutating func substitution(
        _ name: String,
        _ placeholder: Placeholder
    ) throws(FontError) -> Part {
        if let known = substitutions[name] { return known }
        // The result must not depend on the branches around the substitution.
        let outer = selected
        selected = [:]
        defer { selected = outer }
        let branches = message.substitutions[name] ?? []
        let part = try widest(branches, placeholder, nil) { branch, values in
            if let value = branch.value { return [value] }
            return PluralNumbers.selection(in: branch.selector).flatMap {
                values.numbers(in: $0.category, $0.numbers)
            }
        }
        substitutions[name] = part
        return part
    }

    /// Returns the widest branch, and states which one it is.
    ///
    /// - Parameters:
    ///   - branches: The branches.
    ///   - placeholder: The value that selects a branch.
    ///   - number: The text of `#` in a branch that any number can select.
    ///   - select: Returns the numbers that select a branch, or `nil` for any number.
    ///   - shown: Returns the numbers that `#` shows for these numbers.
    /// - Returns: The branch with its values.
    /// - Throws: `FontError` if a text cannot be measured.
    private mutating func widest(
        _ branches: [MessageChoice.Branch],
        _ placeholder: Placeholder,
        _ number: Part?,
        selecting select: (MessageChoice.Branch, PlaceholderValues) -> [Int]?,
        shown: ([Int]) -> [Int]? = { $0 }
    ) throws(FontError) -> Part {
        var best: Part = ("", [])
        var bestWidth = -Double.infinity
        let outer = selected[placeholder.argument]
        defer { selected[placeholder.argument] = outer }
        for branch in branches {
            let numbers = select(branch, value.values)
            selected[placeholder.argument] = numbers ?? outer
            var symbol = number
            if number != nil, let values = numbers.flatMap(shown) {
                symbol = (try value.text(.number, of: values), [])
            }
            var part = try render(branch.nodes, symbol)
            guard branches.count > 1 else { return part }
            let width = part.text == best.text ? bestWidth : try value.width(part.text)
            guard width > bestWidth else { continue }
            part.assumptions.insert("\(placeholder.spelling) = \(branch.selector)", at: 0)
            (best, bestWidth) = (part, width)
        }
        return best
    }
}

extension MessageText {
    /// The number that selects the variation of the text, or `nil` if several numbers could.
    ///
    /// Xcode's, Android's and gettext's plurals do not name their number. It is the only number of
    /// the text, and the values before it are in the text too. In i18next, its name is `count`.
    fileprivate var onlyNumber: Placeholder.Argument? {
        let count = Placeholder.Argument.name("count")
        if placeholders.contains(where: { $0.argument == count && $0.format == .number }) {
            return count
        }
        guard substitutions.isEmpty else { return nil }
        let numbers = Set(placeholders.filter(\.format.conversion.isNumber).map(\.argument))
        guard numbers.count == 1, let argument = numbers.first else { return nil }
        if case .position(let position) = argument {
            let known = Set(placeholders.map(\.argument))
            guard position <= placeholders.count,
                (1..<position).allSatisfy({ known.contains(.position($0)) })
            else { return nil }
        }
        return argument
    }
}
