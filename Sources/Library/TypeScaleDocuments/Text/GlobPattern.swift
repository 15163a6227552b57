/// A pattern for names or keys, in which `*` matches any characters, and `?` matches one.
///
///     GlobPattern("settings.*").matches("settings.title")  // true
///
/// Characters are Unicode scalars, and `*` also matches slashes.
/// A backslash before a character makes the character literal.
public struct GlobPattern: Hashable, Sendable {
    /// The pattern as written.
    public let text: String

    /// The parts of the pattern between stars, at least one.
    private let parts: [PatternPart]

    /// The number of literal characters.
    public let literalCount: Int

    /// Whether the pattern has no wildcards.
    public let isLiteral: Bool

    /// Creates a pattern.
    ///
    /// - Parameter text: The pattern, such as `settings.*`.
    public init(_ text: String) {
        self.text = text
        var parts = [PatternPart()]
        var literals = 0
        var isEscaped = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\" where !isEscaped:
                isEscaped = true
                continue
            case "*" where !isEscaped: parts.append(PatternPart())
            case "?" where !isEscaped: parts[parts.count - 1].append(.any)
            default:
                literals += 1
                for byte in UTF8.encode(scalar) ?? .init() {
                    parts[parts.count - 1].append(.literal(byte))
                }
            }
            isEscaped = false
        }
        // Without a next character, the backslash itself is literal.
        if isEscaped {
            parts[parts.count - 1].append(.literal(UInt8(ascii: "\\")))
            literals += 1
        }
        for index in parts.indices.dropFirst().dropLast() { parts[index].prepareSearch() }
        self.parts = parts
        literalCount = literals
        isLiteral = parts.count == 1 && !parts[0].hasWildcards
    }

    /// The characters of a pattern without wildcards.
    public var literalText: String {
        String(decoding: parts.flatMap(\.literals), as: UTF8.self)
    }

    /// Returns a pattern that matches only a text.
    public static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "*" || scalar == "?" || scalar == "\\" { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }

    /// Returns whether the pattern matches a whole text.
    ///
    /// - Complexity: O(*n* + *m*) in the lengths of text and pattern, or O(*nm*) if `?` is between
    ///   stars.
    public func matches(_ text: String) -> Bool {
        var steps = 0
        return matches(text, steps: &steps)
    }

    /// Returns whether the pattern matches a whole text, and adds the number of comparisons.
    ///
    /// Use the number to bound the time of many patterns and texts together.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - steps: The number of compared bytes, which the call increases.
    /// - Returns: Whether the pattern matches.
    /// - Complexity: The same as ``matches(_:)``.
    public func matches(_ text: String, steps: inout Int) -> Bool {
        // `UTF8View.span` requires macOS 26 or iOS 26.
        var text = text
        return text.withUTF8 { buffer in
            let bytes = unsafe buffer.span
            guard var start = parts[0].end(in: bytes, at: 0, &steps) else { return false }
            guard parts.count > 1 else { return start == bytes.count }
            guard let end = parts[parts.count - 1].start(in: bytes, after: start, &steps) else {
                return false
            }
            // The first match of a part leaves most room for the parts after it.
            for part in parts[1..<(parts.count - 1)] {
                guard let next = part.firstEnd(in: bytes, start..<end, &steps) else { return false }
                start = next
            }
            return true
        }
    }
}

/// A part of a pattern without stars.
private struct PatternPart: Hashable, Sendable {
    enum Element: Hashable, Sendable {
        case literal(UInt8)
        /// One Unicode scalar.
        case any
    }

    private var elements: [Element] = []
    private(set) var hasWildcards = false
    /// The length of the other prefix with which each prefix ends, as large as possible.
    ///
    /// The search of Knuth, Morris and Pratt uses these lengths. Parts with wildcards have none.
    private var borders: [Int] = []

    mutating func append(_ element: Element) {
        elements.append(element)
        if element == .any { hasWildcards = true }
    }

    var literals: [UInt8] {
        elements.compactMap { if case .literal(let byte) = $0 { byte } else { nil } }
    }

    mutating func prepareSearch() {
        guard !hasWildcards else { return }
        borders = [0]
        var length = 0
        for index in elements.indices.dropFirst() {
            while length > 0, elements[index] != elements[length] { length = borders[length - 1] }
            if elements[index] == elements[length] { length += 1 }
            borders.append(length)
        }
    }

    /// Returns the end of the part that begins at an offset.
    func end(in bytes: Span<UInt8>, at start: Int, _ steps: inout Int) -> Int? {
        var index = start
        for element in elements {
            steps += 1
            guard index < bytes.count else { return nil }
            let byte = bytes[index]
            switch element {
            case .literal(byte): index += 1
            case .literal: return nil
            case .any: index += byte.scalarLength
            }
        }
        return index
    }

    /// Returns the start of the part that ends the text, if it is not before an offset.
    func start(in bytes: Span<UInt8>, after start: Int, _ steps: inout Int) -> Int? {
        var index = bytes.count
        for element in elements.reversed() {
            steps += 1
            guard index > start else { return nil }
            index -= 1
            switch element {
            case .literal(bytes[index]): break
            case .literal: return nil
            case .any: while index > start, bytes[index] & 0xC0 == 0x80 { index -= 1 }
            }
        }
        return index
    }

    /// Returns where the part first ends in a range.
    func firstEnd(in bytes: Span<UInt8>, _ range: Range<Int>, _ steps: inout Int) -> Int? {
        guard !elements.isEmpty else { return range.lowerBound }
        guard !hasWildcards else {
            for start in range where bytes[start] & 0xC0 != 0x80 {
                if let end = end(in: bytes, at: start, &steps), end <= range.upperBound {
                    return end
                }
            }
            return nil
        }
        var length = 0
        for index in range {
            let byte = Element.literal(bytes[index])
            steps += 1
            while length > 0, elements[length] != byte {
                length = borders[length - 1]
                steps += 1
            }
            if elements[length] == byte { length += 1 }
            if length == elements.count { return index + 1 }
        }
        return nil
    }
}

extension UInt8 {
    /// The length in bytes of the scalar that begins with this byte of well-formed UTF-8.
    fileprivate var scalarLength: Int { self < 0x80 ? 1 : self < 0xE0 ? 2 : self < 0xF0 ? 3 : 4 }
}
