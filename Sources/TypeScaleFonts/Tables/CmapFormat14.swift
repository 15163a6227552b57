/// Format 14 of `cmap`: the glyphs of variation sequences, a character before a variation selector.
struct CmapFormat14: Sendable {
    private enum Fields {
        static let length = Field<UInt32>(after: CmapSubtable.format)
        static let numVarSelectorRecords = Field<UInt32>(after: length)
        static let varSelector = RecordArray(
            after: numVarSelectorRecords,
            recordEnd: VariationSelector.nonDefaultUVSOffset
        )
    }

    private enum VariationSelector {
        static let varSelector = Field<UInt24>(at: 0)
        static let defaultUVSOffset = Field<Offset32>(after: varSelector)
        static let nonDefaultUVSOffset = Field<Offset32>(after: defaultUVSOffset)
    }

    private enum DefaultUVS {
        static let numUnicodeValueRanges = Field<UInt32>(at: 0)
        static let ranges = RecordArray(
            after: numUnicodeValueRanges,
            recordEnd: UnicodeRange.additionalCount
        )
    }

    private enum UnicodeRange {
        static let startUnicodeValue = Field<UInt24>(at: 0)
        static let additionalCount = Field<UInt8>(after: startUnicodeValue)
    }

    private enum NonDefaultUVS {
        static let numUVSMappings = Field<UInt32>(at: 0)
        static let uvsMappings = RecordArray(after: numUVSMappings, recordEnd: UVSMapping.glyphID)
    }

    private enum UVSMapping {
        static let unicodeValue = Field<UInt24>(at: 0)
        static let glyphID = Field<GlyphID16>(after: unicodeValue)
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
        guard table[CmapSubtable.format] == 14, let stated = table[Fields.numVarSelectorRecords]
        else { return nil }
        self.table = table
        count = table.available(stated, of: Fields.varSelector)
    }

    /// The mapping of a sequence; `nil` if the face does not support it.
    func mapping(_ character: Int, _ selector: Int) -> Mapping? {
        let records = Fields.varSelector
        let index = partitionPoint(count) {
            table[VariationSelector.varSelector, at: records[$0]] ?? .max < selector
        }
        guard index < count,
            table[VariationSelector.varSelector, at: records[index]] == selector
        else { return nil }
        if let mappings = table.follow(
            VariationSelector.nonDefaultUVSOffset,
            at: records[index],
            from: 0
        ), let glyph = nonDefaultGlyph(character, mappings) {
            return .nonDefault(glyph)
        }
        let ranges = table.follow(VariationSelector.defaultUVSOffset, at: records[index], from: 0)
        return ranges.flatMap { isDefault(character, $0) ? .default : nil }
    }

    private func nonDefaultGlyph(_ character: Int, _ start: Int) -> UInt16? {
        guard let stated = table[NonDefaultUVS.numUVSMappings, at: start] else { return nil }
        let records = NonDefaultUVS.uvsMappings
        let count = table.available(stated, of: records, at: start)
        let index = partitionPoint(count) {
            table[UVSMapping.unicodeValue, at: start + records[$0]] ?? .max < character
        }
        let record = start + records[index]
        guard index < count, table[UVSMapping.unicodeValue, at: record] == character
        else { return nil }
        return table[UVSMapping.glyphID, at: record]
    }

    private func isDefault(_ character: Int, _ start: Int) -> Bool {
        guard let stated = table[DefaultUVS.numUnicodeValueRanges, at: start] else { return false }
        let records = DefaultUVS.ranges
        let count = table.available(stated, of: records, at: start)
        func first(_ range: Int) -> Int {
            table[UnicodeRange.startUnicodeValue, at: start + records[range]] ?? 0xFFFF_FFFF
        }
        let range = partitionPoint(count) {
            let additional = table[UnicodeRange.additionalCount, at: start + records[$0]] ?? 0
            return first($0) + additional < character
        }
        return range < count && first(range) <= character
    }
}
