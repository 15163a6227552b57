// The fields of the subtables of
// [`GSUB`](https://learn.microsoft.com/typography/opentype/spec/gsub#gsub-lookup-type-descriptions),
// but for those of contexts.

/// The fields that all subtables start with, those of `GPOS` as well.
enum CoveredSubtable {
    static let format = Field<UInt16>(at: 0)
    static let coverageOffset = Field<Offset16>(after: format)
}

enum SingleSubst {
    /// Format 1.
    static let deltaGlyphID = Field<Int16>(after: CoveredSubtable.coverageOffset)
    /// Format 2.
    static let glyphCount = Field<UInt16>(after: CoveredSubtable.coverageOffset)
    static let substituteGlyphIDs = FieldArray<GlyphID16>(after: glyphCount)
}

/// A multiple, alternate or ligature substitution: one table for each covered glyph.
enum SequenceSubst {
    static let count = Field<UInt16>(after: CoveredSubtable.coverageOffset)
    static let offsets = FieldArray<Offset16>(after: count)
}

/// The sequence of a multiple substitution, or the set of an alternate one.
enum GlyphSequence {
    static let glyphCount = Field<UInt16>(at: 0)
    static let glyphIDs = FieldArray<GlyphID16>(after: glyphCount)
}

enum LigatureSet {
    static let ligatureCount = Field<UInt16>(at: 0)
    static let ligatureOffsets = FieldArray<Offset16>(after: ligatureCount)
}

enum Ligature {
    static let ligatureGlyph = Field<GlyphID16>(at: 0)
    static let componentCount = Field<UInt16>(after: ligatureGlyph)
    /// The components after the first one.
    static let componentGlyphIDs = FieldArray<GlyphID16>(after: componentCount)
}

enum ReverseChainSingleSubst {
    static let backtrackGlyphCount = Field<UInt16>(after: CoveredSubtable.coverageOffset)
}
