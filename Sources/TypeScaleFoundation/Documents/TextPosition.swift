/// A place in a text file, as editors count.
public struct TextPosition: Hashable, Sendable {
    /// The line, from 1; lines end with a line feed, a carriage return, or both.
    public let line: Int

    /// The column, from 1, in Unicode scalars.
    public let column: Int
}

extension TextPosition: Comparable {
    /// Whether a place comes before another.
    public static func < (first: TextPosition, second: TextPosition) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}

extension TextPosition: CustomStringConvertible {
    /// The line and the column with a colon between them, as compilers write them: `4:12`.
    public var description: String { "\(line):\(column)" }
}

extension TextPosition {
    /// The positions of some offsets into UTF-8 bytes, found in one pass.
    package static func positions(of offsets: [Int], in bytes: [UInt8]) -> [Int: TextPosition] {
        var positions: [Int: TextPosition] = [:]
        var line = 1
        var column = 1
        // A mark of the byte order is no column.
        var place = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
        for offset in offsets.sorted() {
            while place < min(offset, bytes.count) {
                let byte = bytes[place]
                place += 1
                let endsPair = byte == UInt8(ascii: "\n") && place > 1 && bytes[place - 2] == 0x0D
                switch byte {
                case UInt8(ascii: "\n") where endsPair: break
                case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                    line += 1
                    column = 1
                // What continues a scalar is no column of its own.
                default: column += byte & 0xC0 == 0x80 ? 0 : 1
                }
            }
            positions[offset] = TextPosition(line: line, column: column)
        }
        return positions
    }

    /// Problems in the order of the text, with the positions of their offsets.
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
