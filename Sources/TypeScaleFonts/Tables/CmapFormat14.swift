/// A [format 14](https://learn.microsoft.com/typography/opentype/spec/cmap#format-14-unicode-variation-sequences)
/// subtable of `cmap`, which maps variation sequences (a character and a variation selector) to
/// glyphs.
struct CmapFormat14: Sendable {
    private enum Fields: Int, Words {
        case format, length, lengthLow, numVarSelectorRecords, numVarSelectorRecordsLow, varSelector
    }

    /// A default or non-default UVS table.
    private enum UVS: Int, Words { case count, countLow, records }

    // The fields of these records aren't aligned to words, because the first field is a 24-bit
    // character.
    private enum VariationSelector {
        static let (defaultUVSOffset, nonDefaultUVSOffset, byteCount) = (3, 7, 11)
    }

    private enum UnicodeRange { static let (additionalCount, byteCount) = (3, 4) }
    private enum UVSMapping { static let (glyphID, byteCount) = (3, 5) }

    enum Mapping {
        /// The default glyph of the character.
        case `default`
        /// A glyph for this sequence only.
        case nonDefault(UInt16)
    }

    /// The ranges of the variation selectors VS1 to VS256.
    static let selectors: [ClosedRange<UInt32>] = [0xFE00...0xFE0F, 0xE0100...0xE01EF]

    static func isSelector(_ character: UInt32) -> Bool {
        selectors.contains { $0.contains(character) }
    }

    private let table: TableBytes
    private let fields = Offset<Fields>()

    init?(_ table: TableBytes) {
        guard table[fields, .format] == 14 else { return nil }
        self.table = table
    }

    /// Returns the mapping of a variation sequence, or `nil` if the face doesn't support the
    /// sequence.
    func mapping(_ character: Int, _ selector: Int) -> Mapping? {
        let records = fields.of(.varSelector)
        let stated = table.uint32(fields, .numVarSelectorRecords)
        let byteCount = VariationSelector.byteCount
        let known = last(records, stated, byteCount, atMost: selector)
        guard let record = known, table.uint24(at: record) == selector else { return nil }
        if let mapping = self.record(
            table.uint32(at: record + VariationSelector.nonDefaultUVSOffset),
            UVSMapping.byteCount,
            atMost: character
        ), table.uint24(at: mapping) == character {
            let glyph = table.uint16(at: mapping + UVSMapping.glyphID)
            return .nonDefault(UInt16(truncatingIfNeeded: glyph))
        }
        guard
            let range = self.record(
                table.uint32(at: record + VariationSelector.defaultUVSOffset),
                UnicodeRange.byteCount,
                atMost: character
            )
        else { return nil }
        let end = table.uint24(at: range) + table.uint8(at: range + UnicodeRange.additionalCount)
        return character <= end ? .default : nil
    }

    /// Returns a UVS table's last record up to a character, or `nil` if there is none.
    private func record(_ offset: UInt32, _ byteCount: Int, atMost character: Int) -> Int? {
        let uvs = Offset<UVS>(Int(word: offset))
        guard 1..<table.count ~= uvs.value else { return nil }
        return last(uvs.of(.records), table.uint32(uvs, .count), byteCount, atMost: character)
    }

    /// Returns the last record up to a character in a sorted array, or `nil` if there is none.
    private func last(
        _ records: Int,
        _ stated: Int,
        _ byteCount: Int,
        atMost character: Int
    ) -> Int? {
        let count = table.available(stated, at: records, byteCount: byteCount)
        let end = partitionPoint(count) {
            table.uint24(at: records + byteCount * $0) <= character
        }
        return end > 0 ? records + byteCount * (end - 1) : nil
    }
}
