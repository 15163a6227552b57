/// Format 14 of `cmap`: the glyphs of variation sequences, a character before a variation selector.
struct CmapFormat14: Sendable {
    private enum Fields: Int, Words {
        case format, length, lengthLow, numVarSelectorRecords, numVarSelectorRecordsLow, varSelector
    }

    private enum DefaultUVS: Int, Words {
        case numUnicodeValueRanges, numUnicodeValueRangesLow, ranges
    }

    private enum NonDefaultUVS: Int, Words { case numUVSMappings, numUVSMappingsLow, uvsMappings }

    // Records whose fields do not start at words.
    private enum VariationSelector {
        static let varSelector = 0
        static let defaultUVSOffset = 3
        static let nonDefaultUVSOffset = 7
        static let byteCount = 11
    }

    private enum UnicodeRange {
        static let startUnicodeValue = 0
        static let additionalCount = 3
        static let byteCount = 4
    }

    private enum UVSMapping {
        static let unicodeValue = 0
        static let glyphID = 3
        static let byteCount = 5
    }

    enum Mapping {
        /// The sequence has the glyph of the character alone.
        case `default`
        /// The sequence has a glyph of its own.
        case nonDefault(UInt16)
    }

    /// The variation selectors of Unicode.
    static let selectors: [ClosedRange<UInt32>] = [0xFE00...0xFE0F, 0xE0100...0xE01EF]

    static func isSelector(_ character: UInt32) -> Bool {
        selectors.contains { $0.contains(character) }
    }

    private let table: TableBytes
    private let count: Int

    init?(_ table: TableBytes) {
        guard table.uint16(Fields.format) == 14,
            let stated = table.uint32(Fields.numVarSelectorRecords)
        else { return nil }
        self.table = table
        let available = (table.count - Fields.varSelector.offset) / VariationSelector.byteCount
        count = min(stated, max(0, available))
    }

    /// The mapping of a sequence; `nil` if the face does not support it.
    func mapping(_ character: Int, _ selector: Int) -> Mapping? {
        func record(_ index: Int) -> Int {
            Fields.varSelector.offset + VariationSelector.byteCount * index
        }
        func value(_ index: Int) -> Int? {
            table.uint24(at: record(index) + VariationSelector.varSelector)
        }
        let index = partitionPoint(count) { value($0) ?? .max < selector }
        guard index < count, value(index) == selector else { return nil }
        let mappings = table.uint32(at: record(index) + VariationSelector.nonDefaultUVSOffset)
        if let mappings = mappings.flatMap({ Int(exactly: $0) }), mappings != 0,
            let glyph = nonDefaultGlyph(character, mappings)
        {
            return .nonDefault(glyph)
        }
        let ranges = table.uint32(at: record(index) + VariationSelector.defaultUVSOffset)
        guard let ranges = ranges.flatMap({ Int(exactly: $0) }), ranges != 0 else { return nil }
        return isDefault(character, ranges) ? .default : nil
    }

    private func nonDefaultGlyph(_ character: Int, _ start: Int) -> UInt16? {
        guard let stated = table.uint32(NonDefaultUVS.numUVSMappings, at: start) else { return nil }
        let first = start + NonDefaultUVS.uvsMappings.offset
        let count = min(stated, max(0, table.count - first) / UVSMapping.byteCount)
        func value(_ index: Int) -> Int? {
            table.uint24(at: first + UVSMapping.byteCount * index + UVSMapping.unicodeValue)
        }
        let index = partitionPoint(count) { value($0) ?? .max < character }
        guard index < count, value(index) == character else { return nil }
        return table.uint16(at: first + UVSMapping.byteCount * index + UVSMapping.glyphID)
    }

    private func isDefault(_ character: Int, _ start: Int) -> Bool {
        guard let stated = table.uint32(DefaultUVS.numUnicodeValueRanges, at: start)
        else { return false }
        let first = start + DefaultUVS.ranges.offset
        let count = min(stated, max(0, table.count - first) / UnicodeRange.byteCount)
        func low(_ index: Int) -> Int {
            let record = first + UnicodeRange.byteCount * index
            return table.uint24(at: record + UnicodeRange.startUnicodeValue) ?? 0x7FFF_0000
        }
        func high(_ index: Int) -> Int {
            let record = first + UnicodeRange.byteCount * index
            let additional = table.uint8(at: record + UnicodeRange.additionalCount) ?? 0
            return low(index) + Int(additional)
        }
        let index = partitionPoint(count) { high($0) < character }
        return index < count && low(index) <= character
    }
}
