import TypeScaleDiagnostics
import TypeScaleDocuments

/// A message, split into literal text and placeholders.
///
/// Text without placeholders is read once, and needs no memory.
struct MessageText: Hashable, Sendable {
    /// The text as the file contains it.
    let text: String

    /// The parts of the text, or an empty array if the text is literal.
    private(set) var nodes: [MessageNode] = []

    /// The parts of the branches that replace `%#@name@`.
    private(set) var substitutions = NameDictionary<[MessageChoice.Branch]>()

    /// The placeholders in the text and its branches, in order.
    private(set) var placeholders: [Placeholder] = []

    /// The placeholders that a translation must contain.
    ///
    /// The values in the text of `$t(key)` are not among them, because a translation can contain
    /// other words instead of the reference.
    private(set) var ownPlaceholders: ArraySlice<Placeholder> = []

    /// The errors because of which the text is literal.
    private(set) var problems: [PlaceholderProblem] = []

    init(
        _ text: String,
        syntaxes: PlaceholderSyntaxes,
        substitutions: [Substitution] = []
    ) {
        self.text = text
        guard Self.mayContainPlaceholder(text.utf8, syntaxes) else { return }
        // The first of several substitutions with a name.
        let named = NameDictionary(substitutions.reversed().map { (key: $0.name, value: $0) })
        do throws(PlaceholderProblem) {
            var parser = MessageParser(text, syntaxes, named)
            let nodes = try parser.parse()
            var resolver = SubstitutionResolver(named, syntaxes, parser.placeholders)
            _ = try resolver.size(of: nodes)
            self.nodes = nodes
            self.substitutions = resolver.branches
            self.placeholders = resolver.placeholders
            let count =
                syntaxes.contains(.nesting)
                ? parser.placeholders.count : resolver.placeholders.count
            ownPlaceholders = resolver.placeholders.prefix(count)
        } catch {
            problems = [error]
        }
    }

    /// Whether the text has letters outside its placeholders.
    var hasWords: Bool {
        func hasLetters(_ text: String) -> Bool {
            text.unicodeScalars.contains(where: \.properties.isAlphabetic)
        }
        guard !nodes.isEmpty else { return hasLetters(text) }
        return nodes.contains { node in
            switch node {
            case .literal(let text, _): hasLetters(text)
            case .choice, .substitution: true
            case .placeholder, .number: false
            }
        }
    }

    private static func mayContainPlaceholder(
        _ bytes: String.UTF8View,
        _ syntaxes: PlaceholderSyntaxes
    ) -> Bool {
        bytes.contains {
            switch $0 {
            case UInt8(ascii: "%"): syntaxes.contains(.printf)
            case UInt8(ascii: "{"): !syntaxes.isDisjoint(with: [.braces, .names])
            case UInt8(ascii: "$"): !syntaxes.isDisjoint(with: [.dollarBraces, .nesting])
            case UInt8(ascii: "^"): syntaxes.contains(.inflection)
            case UInt8(ascii: "'"): syntaxes.contains(.quotes)
            default: false
            }
        }
    }
}

extension MessageText {
    private static let argumentTypes = [
        "plural", "select", "selectordinal", "number", "date", "time", "spellout", "ordinal",
        "duration",
    ].map { Array($0.utf8) }

    /// Returns whether a text contains a value with a type, such as `{n, plural,` or `{d, date}`.
    ///
    /// The formats of i18next are in double braces.
    static func hasTypedArgument(_ bytes: String.UTF8View) -> Bool {
        var rest = bytes[...]
        while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
            rest = rest[brace...].dropFirst()
            guard rest.first != UInt8(ascii: "{") else {
                rest = rest.drop { $0 == UInt8(ascii: "{") }
                continue
            }
            let name = rest.prefix { $0.isInName || $0 == 0x20 }
            let word = rest[name.endIndex...].dropFirst().drop { $0 == 0x20 }
                .prefix(while: \.isASCIILetter)
            let end = rest[word.endIndex...].first { $0 != 0x20 }
            if !name.isEmpty, rest[name.endIndex...].first == UInt8(ascii: ","),
                end == UInt8(ascii: ",") || end == UInt8(ascii: "}"),
                argumentTypes.contains(where: { $0.elementsEqual(word) })
            {
                return true
            }
        }
        return false
    }
}

/// Parses the branches of the substitutions that a text contains.
private struct SubstitutionResolver {
    private let substitutions: NameDictionary<Substitution>
    private let syntaxes: PlaceholderSyntaxes
    private(set) var branches = NameDictionary<[MessageChoice.Branch]>()
    private(set) var placeholders: [Placeholder]
    /// The lengths of the substitutions with all their branches.
    private var sizes = NameDictionary<Int>()
    /// The names of the substitutions around the current text.
    private var open: [String] = []

    init(
        _ substitutions: NameDictionary<Substitution>,
        _ syntaxes: PlaceholderSyntaxes,
        _ placeholders: [Placeholder]
    ) {
        self.substitutions = substitutions
        self.syntaxes = syntaxes
        self.placeholders = placeholders
    }

    /// Returns the length of all branches in bytes, each substitution counted wherever it occurs.
    mutating func size(of nodes: [MessageNode]) throws(PlaceholderProblem) -> Int {
        var size = 0
        for node in nodes {
            switch node {
            case .literal(_, let range), .number(let range): size += range.count
            case .placeholder(let placeholder): size += placeholder.range.count
            case .choice(let choice):
                for branch in choice.branches { size += try self.size(of: branch.nodes) }
            case .substitution(let name, let placeholder): size += try self.size(name, placeholder)
            }
            guard size <= PlaceholderProblem.maximumBytes else {
                throw PlaceholderProblem(.tooLong, at: 0)
            }
        }
        return size
    }

    private mutating func size(
        _ name: String,
        _ placeholder: Placeholder
    ) throws(PlaceholderProblem) -> Int {
        let offset = placeholder.range.lowerBound
        if let size = sizes[name] { return size }
        if let first = open.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) {
            let names = open[first...].map { syntaxes.contains(.nesting) ? "$t(\($0))" : $0 }
            throw PlaceholderProblem(.cycle(names), at: offset)
        }
        guard open.count < PlaceholderProblem.maximumDepth else {
            throw PlaceholderProblem(.tooDeep, at: offset)
        }
        open.append(name)
        var size = 0
        var parsed: [MessageChoice.Branch] = []
        for branch in substitutions[name]?.branches ?? [] {
            // Only the texts of `%#@name@` contain the number without a name.
            let owner = syntaxes.contains(.nesting) ? nil : placeholder
            var parser = MessageParser(branch.text, syntaxes, substitutions, owner: owner)
            let nodes = try parser.parse()
            placeholders += parser.placeholders
            let range = 0..<parser.bytes.count
            parsed.append(.init(selector: branch.variation, nodes: nodes, range: range))
            size += try self.size(of: nodes)
            guard size <= PlaceholderProblem.maximumBytes else {
                throw PlaceholderProblem(.tooLong, at: offset)
            }
        }
        open.removeLast()
        sizes[name] = size
        branches[name] = parsed
        return size
    }
}
