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
    /// Returns the positions of UTF-8 offsets, found in one pass.
    package static func positions(of offsets: [Int], in bytes: [UInt8]) -> [Int: TextPosition] {
        let sorted = offsets.sorted()
        var positions: [Int: TextPosition] = [:]
        forEachPosition(of: sorted, in: bytes) { positions[sorted[$0]] = $1 }
        return positions
    }

    /// Calls a closure with the index and position of each UTF-8 offset, in ascending order.
    package static func forEachPosition(
        of offsets: [Int],
        in bytes: [UInt8],
        _ body: (Int, TextPosition) -> Void
    ) {
        var line = 1
        var column = 1
        // A byte order mark does not occupy a column.
        var index = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
        for (rank, offset) in offsets.enumerated() {
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
            body(rank, TextPosition(line: line, column: column))
        }
    }
}
