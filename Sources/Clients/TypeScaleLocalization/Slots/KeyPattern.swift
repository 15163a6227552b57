/// A pattern for keys or paths, in which `*` matches any characters, and `?` matches one.
///
/// A backslash before a character makes the character literal.
public struct KeyPattern: Hashable, Sendable {
    /// The pattern as written.
    public let text: String

    private enum Element: Hashable, Sendable {
        case literal(UInt8)
        /// One Unicode scalar.
        case any
        /// Any number of Unicode scalars.
        case star
    }

    private let elements: [Element]

    /// The number of literal characters.
    let literalCount: Int

    /// Whether the pattern has no wildcards.
    public let isLiteral: Bool

    /// Creates a pattern.
    ///
    /// - Parameter text: The pattern, such as `settings.*`.
    public init(_ text: String) {
        self.text = text
        var elements: [Element] = []
        var literals = 0
        var isEscaped = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\" where !isEscaped:
                isEscaped = true
                continue
            case "*" where !isEscaped: if elements.last != .star { elements.append(.star) }
            case "?" where !isEscaped: elements.append(.any)
            default:
                literals += 1
                elements += UTF8.encode(scalar).map { $0.map { .literal($0) } } ?? []
            }
            isEscaped = false
        }
        // Without a next character, the backslash itself is literal.
        if isEscaped {
            elements.append(.literal(UInt8(ascii: "\\")))
            literals += 1
        }
        self.elements = elements
        literalCount = literals
        isLiteral = !elements.contains { $0 == .star || $0 == .any }
    }

    /// The characters of a pattern without wildcards.
    public var literalText: String {
        let bytes = elements.compactMap { if case .literal(let byte) = $0 { byte } else { nil } }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns a pattern that matches only a text.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "*" || scalar == "?" || scalar == "\\" { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }

    /// Returns whether the pattern matches a whole text.
    ///
    /// - Complexity: O(*n*) without wildcards, or O(*nm*) in the lengths of text and pattern.
    public func matches(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var (index, place) = (0, 0)
            // The element after the last star, and the offset of the text that the star ends at.
            var retry: (place: Int, index: Int)?
            while true {
                if place < elements.count, elements[place] == .star {
                    place += 1
                    retry = (place, index)
                    continue
                }
                if index == bytes.count, place == elements.count { return true }
                if index < bytes.count, place < elements.count {
                    let byte = unsafe bytes[index]
                    switch elements[place] {
                    case .literal(byte):
                        (index, place) = (index + 1, place + 1)
                        continue
                    case .any:
                        (index, place) = (index + byte.scalarLength, place + 1)
                        continue
                    case .literal, .star: break
                    }
                }
                guard let last = retry, last.index < bytes.count else { return false }
                index = last.index + (unsafe bytes[last.index]).scalarLength
                place = last.place
                retry = (place, index)
            }
        }
    }
}

extension UInt8 {
    /// The length in bytes of the scalar that begins with this byte of well-formed UTF-8.
    fileprivate var scalarLength: Int { self < 0x80 ? 1 : self < 0xE0 ? 2 : self < 0xF0 ? 3 : 4 }
}
