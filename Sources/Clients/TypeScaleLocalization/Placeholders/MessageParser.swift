import TypeScaleDiagnostics
import TypeScaleDocuments

/// Parses the placeholders of a text into nodes.
///
/// Braces follow
/// [ICU's messages](https://unicode-org.github.io/icu/userguide/format_parse/messages/). Each byte
/// is read a bounded number of times.
struct MessageParser {
    let bytes: [UInt8]
    let syntaxes: PlaceholderSyntaxes
    /// The substitutions by name, or `nil` if every name is permitted.
    private let substitutions: NameDictionary<Substitution>?
    /// The placeholder that the text replaces, if the text is a branch of a substitution.
    private let owner: Placeholder?
    /// Whether apostrophes quote braces.
    private let hasQuotes: Bool
    /// The markup after the current byte, which is not shown.
    private var markup: ArraySlice<Range<Int>> = []

    var index = 0
    var placeholders: [Placeholder] = []
    /// The position of the next value without a position.
    private var nextPosition = 1
    /// The name of the next value in empty braces.
    private var nextIndex = 0

    init(
        _ text: String,
        _ syntaxes: PlaceholderSyntaxes,
        _ substitutions: NameDictionary<Substitution>?,
        owner: Placeholder? = nil
    ) {
        bytes = Array(text.utf8)
        self.syntaxes = syntaxes
        self.substitutions = substitutions
        self.owner = owner
        hasQuotes =
            syntaxes.contains(.quotes)
            || syntaxes.contains(.braces) && bytes.contains(UInt8(ascii: "{"))
        if syntaxes.contains(.inflection), bytes.contains(UInt8(ascii: "^")) {
            markup = InflectionMarkup.ranges(in: bytes)[...]
        }
    }

    mutating func parse() throws(PlaceholderProblem) -> [MessageNode] {
        try message(depth: 0, isPlural: false)
    }

    var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The byte after the current byte.
    private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

    func text(from start: Int, upTo end: Int? = nil) -> String {
        String(decoding: bytes[start..<(end ?? index)], as: UTF8.self)
    }

    /// Parses the text up to the end, or up to the brace that closes a branch.
    mutating func message(
        depth: Int,
        isPlural: Bool
    ) throws(PlaceholderProblem) -> [MessageNode] {
        guard depth <= PlaceholderProblem.maximumDepth else {
            throw PlaceholderProblem(.tooDeep, at: index)
        }
        var nodes: [MessageNode] = []
        var literal: [UInt8] = []
        var start = index
        func flush(_ end: Int) {
            guard end > start else { return }
            nodes.append(.literal(String(decoding: literal, as: UTF8.self), start..<end))
            literal = []
        }
        while let byte, byte != UInt8(ascii: "}") || depth == 0 {
            if skipsMarkup() { continue }
            let first = index
            if let node = try node(byte, depth: depth, isPlural: isPlural) {
                flush(first)
                nodes.append(node)
                start = index
            } else {
                copy(byte, isPlural: isPlural, to: &literal)
            }
        }
        flush(index)
        return nodes
    }

    /// Parses a placeholder, or returns `nil` and stays if the byte is text.
    private mutating func node(
        _ byte: UInt8,
        depth: Int,
        isPlural: Bool
    ) throws(PlaceholderProblem) -> MessageNode? {
        switch byte {
        case UInt8(ascii: "%") where syntaxes.contains(.printf): return try percent()
        case UInt8(ascii: "$") where syntaxes.contains(.nesting) && next == UInt8(ascii: "t"):
            return nesting()
        case UInt8(ascii: "$") where syntaxes.contains(.dollarBraces) && next == UInt8(ascii: "{"):
            return try dollar()
        case UInt8(ascii: "{") where syntaxes.contains(.braces):
            return try next == byte ? doubleBraces() : argument(depth: depth)
        case UInt8(ascii: "{") where syntaxes.contains(.names): return nameInBraces()
        case UInt8(ascii: "#") where isPlural:
            index += 1
            return .number(index - 1..<index)
        default: return nil
        }
    }

    /// Skips the markup that starts at the current byte, and returns whether there is any.
    private mutating func skipsMarkup() -> Bool {
        while let first = markup.first, first.lowerBound < index { markup.removeFirst() }
        guard let first = markup.first, first.lowerBound == index else { return false }
        index = first.upperBound
        return true
    }

    /// Copies a character of text, or quoted text.
    private mutating func copy(_ byte: UInt8, isPlural: Bool, to text: inout [UInt8]) {
        index += 1
        if byte == UInt8(ascii: "%"), syntaxes.contains(.printf), self.byte == byte {
            index += 1
        } else if byte == UInt8(ascii: "'"), hasQuotes {
            if self.byte == byte {
                index += 1
            } else if startsQuote(isPlural: isPlural) {
                return copyQuote(to: &text)
            }
        }
        text.append(byte)
    }

    /// Returns whether the apostrophe before the current byte starts a quote.
    ///
    /// As in ICU's mode `DOUBLE_OPTIONAL`, it does before a brace, and in a plural before `#`. It
    /// does not before `{{name}}`, which ICU has no use for.
    private func startsQuote(isPlural: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "{"): next != byte
        case UInt8(ascii: "}"): true
        case UInt8(ascii: "#"): isPlural
        default: false
        }
    }

    private mutating func copyQuote(to text: inout [UInt8]) {
        while let byte {
            index += 1
            if byte == UInt8(ascii: "'") {
                guard self.byte == byte else { return }
                index += 1
            }
            text.append(byte)
        }
    }
}

extension MessageParser {
    /// The names of the numbers that select a plural form in JSON.
    ///
    /// They are the names in i18next, vue-i18n and Rails, in Polyglot, and in Globalize.
    private static let pluralNames: Set = ["count", "smart_count", "n", "num", "number"]

    /// Returns the format of a value if a text says only its name.
    func format(of name: String) -> ValueFormat {
        let isNumber =
            syntaxes.contains(.count) && name == "count"
            || syntaxes.contains(.plural) && Self.pluralNames.contains(name)
        return isNumber ? .number : .any
    }

    mutating func add(
        _ argument: Placeholder.Argument,
        _ format: ValueFormat,
        _ spelling: String? = nil,
        from start: Int
    ) -> Placeholder {
        let placeholder = Placeholder(
            argument: argument,
            format: format,
            spelling: spelling ?? text(from: start),
            range: start..<index
        )
        placeholders.append(placeholder)
        return placeholder
    }

    /// Returns the position of a value without a position.
    private mutating func implicitPosition() -> Placeholder.Argument {
        if let owner { return owner.argument }
        defer { nextPosition += 1 }
        return .position(nextPosition)
    }

    /// Returns the name of a value in empty braces.
    mutating func implicitName() -> Placeholder.Argument {
        defer { nextIndex += 1 }
        return .name("\(nextIndex)")
    }

    private mutating func percent() throws(PlaceholderProblem) -> MessageNode? {
        var scanner = PrintfScanner(bytes, at: index)
        guard let token = try scanner.token() else { return nil }
        let start = index
        switch token {
        case .percent: return nil
        case .number:
            index = scanner.index
            let argument = owner?.argument ?? .unknown
            return .placeholder(add(argument, owner?.format ?? .number, from: start))
        case .value(let argument, let format, let stars):
            index = scanner.index
            var format = format
            if format == .any, case .name(let name)? = argument { format = self.format(of: name) }
            for star in stars { _ = add(star ?? implicitPosition(), .number, from: start) }
            return .placeholder(add(argument ?? implicitPosition(), format, from: start))
        case .substitution(let name, let position):
            let substitution = substitutions?[name]
            guard substitutions == nil || substitution?.branches.isEmpty == false else {
                throw PlaceholderProblem(.unknownName(name), at: start)
            }
            index = scanner.index
            let argument: Placeholder.Argument
            if let position = substitution?.argument ?? position {
                argument = .position(position)
            } else {
                argument = owner == nil ? implicitPosition() : .unknown
            }
            let format = substitution.flatMap { PrintfScanner.format($0.specifier) } ?? .number
            return .substitution(name: name, add(argument, format, from: start))
        }
    }

    /// Parses `$t(key)`, or returns `nil` and stays if no parentheses follow.
    ///
    /// Without a text of that key, the text is a value that the program knows.
    private mutating func nesting() -> MessageNode? {
        let start = index
        guard NestedReference.begins(bytes[start...]),
            let range = NestedReference.content(in: bytes, at: start)
        else { return nil }
        index = range.upperBound + 1
        let name = text(from: range.lowerBound, upTo: range.upperBound)
        let isKnown = substitutions.map { $0[name]?.branches.isEmpty == false } ?? true
        let placeholder = Placeholder(
            argument: isKnown ? .name("count") : .unknown,
            format: isKnown ? .number : .any,
            spelling: text(from: start),
            range: start..<index
        )
        // Other languages can contain the text itself.
        return isKnown ? .substitution(name: name, placeholder) : .placeholder(placeholder)
    }

    /// Parses `${name}`, or returns `nil` if other text follows the brace.
    private mutating func dollar() throws(PlaceholderProblem) -> MessageNode? {
        let start = index
        var end = index + 2
        while end < bytes.count, bytes[end].isInName || ".-[]".utf8.contains(bytes[end]) {
            end += 1
        }
        guard end < bytes.count else {
            throw PlaceholderProblem(.unterminated(text(from: start, upTo: end)), at: start)
        }
        guard end > start + 2, bytes[end] == UInt8(ascii: "}") else { return nil }
        index = end + 1
        let name = text(from: start + 2, upTo: end)
        return .placeholder(add(.name(name), format(of: name), from: start))
    }
}
