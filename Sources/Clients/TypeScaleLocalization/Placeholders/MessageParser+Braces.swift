import TypeScaleDiagnostics
import TypeScaleDocuments

/// Placeholders in braces: `{name}`, `{{name}}` and ICU's plurals and selections.
extension MessageParser {
    private func problem(_ kind: PlaceholderProblem.Kind) -> PlaceholderProblem {
        PlaceholderProblem(kind, at: min(index, bytes.count))
    }

    private func unterminated(_ start: Int) -> PlaceholderProblem {
        let end = min(bytes.count, start + 32)
        return PlaceholderProblem(.unterminated(text(from: start, upTo: end)), at: start)
    }

    private mutating func skipSpace() {
        while let byte, byte == 0x20 || 0x09...0x0D ~= byte { index += 1 }
    }

    /// Reads a name, a type or the selector of a branch.
    private mutating func word() -> String {
        let start = index
        while let byte, byte.isInName || ".-[]$=".utf8.contains(byte) { index += 1 }
        return text(from: start)
    }

    /// Parses `{{name}}`, as in i18next, Angular and Mustache.
    ///
    /// After a comma, i18next's formats are read. Other formats are ignored, also those after a
    /// colon or bar, and so is a minus sign before the name.
    mutating func doubleBraces() throws(PlaceholderProblem) -> MessageNode {
        let start = index
        index += 2
        skipSpace()
        if byte == UInt8(ascii: "-") { index += 1 }
        skipSpace()
        let name = word()
        let first = index
        while let byte, byte != UInt8(ascii: "}") {
            guard byte != UInt8(ascii: "{") else { throw problem(.syntax(expected: "'}}'")) }
            index += 1
        }
        guard bytes[index...].starts(with: "}}".utf8) else {
            throw byte == nil ? unterminated(start) : problem(.syntax(expected: "'}}'"))
        }
        let format = InterpolationFormat.format(in: bytes[first..<index])
        index += 2
        return .placeholder(add(.name(name), format ?? self.format(of: name), from: start))
    }

    /// Parses `{name}` or `{{name}}`, or returns `nil` and stays if the braces contain other text.
    mutating func nameInBraces() -> MessageNode? {
        let start = index
        let count = bytes[index...].starts(with: "{{".utf8) ? 2 : 1
        let end = bytes[(start + count)...].prefix(while: \.isInName).endIndex
        guard end > start + count,
            bytes[end...].starts(with: repeatElement(UInt8(ascii: "}"), count: count))
        else { return nil }
        index = end + count
        let name = text(from: start + count, upTo: end)
        return .placeholder(add(.name(name), .any, from: start))
    }

    /// Parses `{name}`, `{name, type}` or `{name, type, style}`.
    mutating func argument(depth: Int) throws(PlaceholderProblem) -> MessageNode {
        let start = index
        index += 1
        skipSpace()
        let name = word()
        skipSpace()
        // Python and C# format values after a colon or an exclamation mark.
        if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "!") {
            while let byte, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "{") { index += 1 }
        }
        guard let separator = byte else { throw unterminated(start) }
        guard separator != UInt8(ascii: "}") else {
            index += 1
            let argument = name.isEmpty ? implicitName() : .name(name)
            return .placeholder(add(argument, format(of: name), from: start))
        }
        guard separator == UInt8(ascii: ","), !name.isEmpty else {
            throw problem(
                .syntax(expected: name.isEmpty ? "a name" : "',' or '}' after '{\(name)'")
            )
        }
        index += 1
        skipSpace()
        let type = word()
        skipSpace()
        switch type.lowercased() {
        case "plural", "selectordinal":
            return try choice(name, type, isPlural: true, start, depth)
        case "select": return try choice(name, type, isPlural: false, start, depth)
        default: return try simple(name, type.lowercased(), start)
        }
    }

    /// Parses the style of a value up to the closing brace.
    private mutating func simple(
        _ name: String,
        _ type: String,
        _ start: Int
    ) throws(PlaceholderProblem) -> MessageNode {
        let first = index
        var depth = 0
        while let byte, depth > 0 || byte != UInt8(ascii: "}") {
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            index += 1
            if byte == UInt8(ascii: "'") { skipQuote() }
        }
        guard byte != nil else { throw unterminated(start) }
        let format = Self.format(type, style: bytes[first..<index])
        index += 1
        return .placeholder(add(.name(name), format, from: start))
    }

    /// Skips quoted text after its first apostrophe.
    private mutating func skipQuote() {
        while let byte, byte != UInt8(ascii: "'") { index += 1 }
        index = min(index + 1, bytes.count)
    }

    private static func format(_ type: String, style: ArraySlice<UInt8>) -> ValueFormat {
        let text = String(decoding: style.drop { $0 == UInt8(ascii: ",") }, as: UTF8.self).trimmed
        let words = style.split { $0 == UInt8(ascii: ",") || $0 == 0x20 }
        let style = words.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
        switch type {
        case "number": return ValueFormat(numberStyle: text)
        case "spellout", "ordinal", "duration": return .any
        case "date" where style.utf8.starts(with: "::".utf8),
            "time" where style.utf8.starts(with: "::".utf8):
            let skeleton = String(style.unicodeScalars.dropFirst(2))
            return ValueFormat(conversion: .datePattern(skeleton, isSkeleton: true))
        case "date": return ValueFormat(conversion: .date(.init(rawValue: style) ?? .medium))
        case "time": return ValueFormat(conversion: .time(.init(rawValue: style) ?? .medium))
        default: return .any
        }
    }

    /// Parses the branches of a plural or selection.
    private mutating func choice(
        _ name: String,
        _ type: String,
        isPlural: Bool,
        _ start: Int,
        _ depth: Int
    ) throws(PlaceholderProblem) -> MessageNode {
        guard byte == UInt8(ascii: ",") else {
            throw byte == nil
                ? unterminated(start) : problem(.syntax(expected: "',' after '\(type)'"))
        }
        index += 1
        let format: ValueFormat = isPlural ? .number : .any
        let placeholder = add(.name(name), format, "{\(name), \(type)}", from: start)
        let (offset, branches) = try branches(isPlural: isPlural, start, depth)
        guard branches.contains(where: { $0.selector == "other" }) else {
            throw PlaceholderProblem(.missingOther(name), at: start)
        }
        let choice = MessageChoice(
            placeholder: placeholder,
            isPlural: isPlural,
            isOrdinal: type.lowercased() == "selectordinal",
            offset: offset,
            branches: branches,
            range: start..<index
        )
        return .choice(choice)
    }

    private mutating func branches(
        isPlural: Bool,
        _ start: Int,
        _ depth: Int
    ) throws(PlaceholderProblem) -> (offset: Int, branches: [MessageChoice.Branch]) {
        var offset = 0
        var branches: [MessageChoice.Branch] = []
        while true {
            skipSpace()
            guard let byte else { throw unterminated(start) }
            if byte == UInt8(ascii: "}") {
                index += 1
                return (offset, branches)
            }
            let selector = word()
            if isPlural, branches.isEmpty, selector == "offset", self.byte == UInt8(ascii: ":") {
                index += 1
                skipSpace()
                guard let number = Int(word()) else {
                    throw problem(.syntax(expected: "a number after 'offset:'"))
                }
                offset = number
                continue
            }
            skipSpace()
            guard !selector.isEmpty, self.byte == UInt8(ascii: "{") else {
                throw self.byte == nil
                    ? unterminated(start) : problem(.syntax(expected: "a branch in braces"))
            }
            index += 1
            let first = index
            let nodes = try message(depth: depth + 1, isPlural: isPlural)
            guard self.byte != nil else { throw unterminated(start) }
            branches.append(.init(selector: selector, nodes: nodes, range: first..<index))
            index += 1
        }
    }
}
