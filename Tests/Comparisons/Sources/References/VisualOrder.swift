import CReference

/// The order in which ICU draws the characters of lines.
public enum VisualOrder {
    /// Orders the characters of a line.
    ///
    /// - Parameters:
    ///   - text: Paragraphs that end in newlines.
    ///   - line: The range of a line in one of the paragraphs, in UTF-8 bytes.
    ///   - isRightToLeft: Whether paragraphs are read from right to left.
    /// - Returns: The UTF-8 offsets of the characters from left to right.
    public static func offsets(
        of text: String,
        line: Range<Int>,
        isRightToLeft: Bool
    ) -> [Int] {
        var units: [UInt16] = []
        // The UTF-8 offset of each unit of the paragraph.
        var offsets: [Int] = []
        var offset = 0
        for scalar in text.unicodeScalars {
            if offset < line.lowerBound, scalar == "\n" || scalar == "\u{2029}" {
                units.removeAll()
                offsets.removeAll()
            } else {
                for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
                    units.append(unit)
                    offsets.append(offset)
                }
            }
            offset += UTF8.width(scalar)
            if offset >= line.upperBound, scalar == "\n" || scalar == "\u{2029}" { break }
        }
        guard let start = offsets.firstIndex(of: line.lowerBound) else { return [] }
        let end = offsets.firstIndex { $0 >= line.upperBound } ?? offsets.count
        let order = unsafe [Int32](unsafeUninitializedCapacity: end - start) { buffer, used in
            used = unsafe icu_visual_order(
                units,
                units.count,
                isRightToLeft,
                start,
                end,
                buffer.baseAddress
            )
        }
        return order.map { offsets[start + Int($0)] }
    }
}
