// The fields of the subtables of lookups, except contexts.

/// The fields at the start of all subtables.
enum Subtable: Int, Words { case format, coverageOffset }

// [`GSUB`](https://learn.microsoft.com/typography/opentype/spec/gsub#gsub-lookup-type-descriptions):

enum SingleSubst1: Int, Words { case format, coverageOffset, deltaGlyphID }
enum SingleSubst2: Int, Words { case format, coverageOffset, glyphCount, substituteGlyphIDs }

/// A multiple, alternate or ligature substitution, with a table for each covered glyph.
enum SequenceSubst: Int, Words { case format, coverageOffset, count, offsets }

/// The sequence of a multiple substitution, or the set of an alternate one.
enum GlyphSequence: Int, Words { case glyphCount, glyphIDs }
enum LigatureSet: Int, Words { case ligatureCount, ligatureOffsets }

/// A ligature; the array has the components after the first one.
enum Ligature: Int, Words { case ligatureGlyph, componentCount, componentGlyphIDs }
enum ReverseChainSingleSubst: Int, Words { case format, coverageOffset, backtrackGlyphCount }

// [`GPOS`](https://learn.microsoft.com/typography/opentype/spec/gpos#gpos-lookup-type-descriptions):

enum SinglePos1: Int, Words { case format, coverageOffset, valueFormat, valueRecord }
enum SinglePos2: Int, Words { case format, coverageOffset, valueFormat, valueCount, valueRecords }
enum PairPos1: Int, Words {
    case format, coverageOffset, valueFormat1, valueFormat2, pairSetCount, pairSetOffsets
}

enum PairPos2: Int, Words {
    case format, coverageOffset, valueFormat1, valueFormat2, classDef1Offset, classDef2Offset
    case class1Count, class2Count, class1Records
}

enum PairSet: Int, Words { case pairValueCount, pairValueRecords }

/// A record of a pair set, before its value records.
enum PairValueRecord: Int, RecordWords { case secondGlyph, end }
enum CursivePos: Int, Words { case format, coverageOffset, entryExitCount, entryExitRecords }
enum EntryExitRecord: Int, RecordWords { case entryAnchorOffset, exitAnchorOffset, end }

/// An anchor; the offset is that of format 3.
enum Anchor: Int, Words { case anchorFormat, xCoordinate, yCoordinate, xDeviceOffset }

/// A [variation index table](https://learn.microsoft.com/typography/opentype/spec/chapter2#device-and-variationindex-tables).
enum VariationIndex: Int, Words {
    case deltaSetOuterIndex, deltaSetInnerIndex, deltaFormat

    /// The value of `deltaFormat`; that of device tables is less.
    static let format = 0x8000
}
