/// A position in a text file.
public struct TextPosition: Hashable, Sendable {
    /// The line number, starting at 1.
    ///
    /// A line ends with a line feed, a carriage return, or both.
    public let line: Int

    /// The column in Unicode scalars, starting at 1.
    public let column: Int

    /// Creates a position from a line and a column, both starting at 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension TextPosition: Comparable {
    /// Returns whether the first position precedes the second.
    public static func < (first: TextPosition, second: TextPosition) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}

extension TextPosition: CustomStringConvertible {
    /// The line and column, separated by a colon, such as `4:12`.
    public var description: String { "\(line):\(column)" }
}

extension TextPosition {
    /// Returns the positions of offsets in a text, found in one pass.
    ///
    ///     let positions = TextPosition.positions(of: [0, 4], in: Array("a\nbé".utf8))
    ///     print(positions[4] ?? "unknown")   // 2:3
    ///
    /// - Parameters:
    ///   - offsets: The offsets, in bytes. An offset after the text is at its end.
    ///   - bytes: The text, in UTF-8.
    /// - Returns: The positions by offset.
    /// - Complexity: O(*n*) for *n* bytes, and O(*m* log *m*) for *m* offsets.
    public static func positions(of offsets: [Int], in bytes: [UInt8]) -> [Int: TextPosition] {
        var positions: [Int: TextPosition] = [:]
        var line = 1
        var column = 1
        // A byte order mark does not occupy a column.
        var index = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
        for offset in offsets.sorted() {
            while index < min(offset, bytes.count) {
                let byte = bytes[index]
                let endsPair = byte == 0x0A && index > 0 && bytes[index - 1] == 0x0D
                index += 1
                if byte == 0x0A || byte == 0x0D {
                    line += endsPair ? 0 : 1
                    column = 1
                } else if byte & 0xC0 != 0x80 {
                    // Count only the first byte of a scalar.
                    column += 1
                }
            }
            positions[offset] = TextPosition(line: line, column: column)
        }
        return positions
    }
}
