// The fields of the subtables of
// [`GPOS`](https://learn.microsoft.com/typography/opentype/spec/gpos#gpos-lookup-type-descriptions),
// but for those of contexts. All start with those of ``CoveredSubtable``.

enum SinglePos {
    static let valueFormat = Field<ValueFormat>(after: CoveredSubtable.coverageOffset)
    /// Format 2.
    static let valueCount = Field<UInt16>(after: valueFormat)
}

enum PairPos {
    static let valueFormat1 = Field<ValueFormat>(after: CoveredSubtable.coverageOffset)
    static let valueFormat2 = Field<ValueFormat>(after: valueFormat1)
    /// Format 1.
    static let pairSetCount = Field<UInt16>(after: valueFormat2)
    static let pairSetOffsets = FieldArray<Offset16>(after: pairSetCount)
}

/// Format 2.
enum ClassPairPos {
    static let classDef1Offset = Field<Offset16>(after: PairPos.valueFormat2)
    static let classDef2Offset = Field<Offset16>(after: classDef1Offset)
    static let class1Count = Field<UInt16>(after: classDef2Offset)
    static let class2Count = Field<UInt16>(after: class1Count)
}

enum PairSet {
    static let pairValueCount = Field<UInt16>(at: 0)
}

/// A record of a pair set; the value records follow.
enum PairValueRecord {
    static let secondGlyph = Field<GlyphID16>(at: 0)
}

enum CursivePos {
    static let entryExitCount = Field<UInt16>(after: CoveredSubtable.coverageOffset)
    static let entryExitRecords = RecordArray(
        after: entryExitCount,
        recordEnd: EntryExitRecord.exitAnchorOffset
    )
}

enum EntryExitRecord {
    static let entryAnchorOffset = Field<Offset16>(at: 0)
    static let exitAnchorOffset = Field<Offset16>(after: entryAnchorOffset)
}

enum Anchor {
    static let anchorFormat = Field<UInt16>(at: 0)
    static let xCoordinate = Field<FWord>(after: anchorFormat)
    static let yCoordinate = Field<FWord>(after: xCoordinate)
    /// Format 3.
    static let xDeviceOffset = Field<Offset16>(after: yCoordinate)
}

/// A [variation index table](https://learn.microsoft.com/typography/opentype/spec/chapter2#device-and-variationindex-tables).
enum VariationIndex {
    static let deltaSetOuterIndex = Field<UInt16>(at: 0)
    static let deltaSetInnerIndex = Field<UInt16>(after: deltaSetOuterIndex)
    static let deltaFormat = Field<UInt16>(after: deltaSetInnerIndex)

    /// The value of `deltaFormat`; that of device tables is less.
    static let format = 0x8000
}
