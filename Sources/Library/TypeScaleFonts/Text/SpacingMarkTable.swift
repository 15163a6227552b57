/// The characters whose general category is spacing mark.
enum SpacingMarkTable {
    static func contains(_ character: UInt32) -> Bool {
        guard character >= 0x903 else { return false }
        let next = partitionPoint(rangeCount) { start($0) <= character }
        guard next > 0 else { return false }
        let further = ranges.hexadecimal(at: 7 * (next - 1) + 5, count: 2)
        return character - start(next - 1) <= further
    }

    private static func start(_ range: Int) -> UInt32 {
        ranges.hexadecimal(at: 7 * range, count: 5)
    }
}

extension MarkTable {
    /// Returns whether a character is a mark of any kind.
    static func isMark(_ character: UInt32) -> Bool {
        isNonspacing(character) || isEnclosing(character) || SpacingMarkTable.contains(character)
    }
}
