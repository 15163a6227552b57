/// A position in a text file.
public struct TextPosition: Hashable, Sendable {
    /// The line, from 1; a line ends with a line feed, a carriage return, or both.
    public let line: Int

    /// The column, from 1, in Unicode scalars.
    public let column: Int
}

extension TextPosition: Comparable {
    /// Returns whether a position precedes another one.
    public static func < (first: TextPosition, second: TextPosition) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}

extension TextPosition: CustomStringConvertible {
    /// The line and column, separated by a colon: `4:12`.
    public var description: String { "\(line):\(column)" }
}

extension TextPosition {
    /// Returns the positions of offsets into UTF-8, found in one pass.
    package static func positions(of offsets: [Int], in bytes: [UInt8]) -> [Int: TextPosition] {
        var positions: [Int: TextPosition] = [:]
        var line = 1
        var column = 1
        // A byte order mark has no column.
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
                    // Only the first byte of a scalar counts.
                    column += 1
                }
            }
            positions[offset] = TextPosition(line: line, column: column)
        }
        return positions
    }

    /// Returns faults in the order of the text, with the positions of their offsets.
    static func located(_ problems: [DocumentProblem], in bytes: [UInt8]) -> [DocumentProblem] {
        if problems.isEmpty { return [] }
        let positions = positions(of: problems.compactMap(\.offset), in: bytes)
        return problems.sorted { ($0.offset ?? 0) < ($1.offset ?? 0) }.map { problem in
            var problem = problem
            problem.position = problem.offset.flatMap { positions[$0] }
            return problem
        }
    }
}
