/// The characters whose general category is spacing mark.
enum SpacingMarkTable {
    static func contains(_ character: UInt32) -> Bool {
        guard character >= 0x903 else { return false }
        let next = partitionPoint(rangeCount) { numbers[$0] >> 8 <= character }
        guard next > 0 else { return false }
        let range = numbers[next - 1]
        return character - range >> 8 <= range & 0xFF
    }

    /// The numbers in ``ranges``, which are read once.
    private static let numbers = [UInt32](ranges, digits: 7)
}

extension MarkTable {
    /// Returns whether a character is a mark of any kind.
    static func isMark(_ character: UInt32) -> Bool {
        isNonspacing(character) || isEnclosing(character) || SpacingMarkTable.contains(character)
    }
}
