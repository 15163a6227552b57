// The fields of all lookup subtables except contexts.

/// The fields at the start of all subtables.
enum Subtable: Int, Words { case format, coverageOffset }

// [`GSUB`](https://learn.microsoft.com/typography/opentype/spec/gsub#gsub-lookup-type-descriptions):

enum SingleSubst1: Int, Words { case format, coverageOffset, deltaGlyphID }
enum SingleSubst2: Int, Words { case format, coverageOffset, glyphCount, substituteGlyphIDs }

/// A multiple, alternate or ligature substitution, with a table for each covered glyph.
enum SequenceSubst: Int, Words { case format, coverageOffset, count, offsets }

/// A sequence in a multiple substitution, or an alternate set in an alternate substitution.
enum GlyphSequence: Int, Words { case glyphCount, glyphIDs }
enum LigatureSet: Int, Words { case ligatureCount, ligatureOffsets }

/// A ligature, whose array contains the components after the first.
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

/// A record in a pair set, without its value records.
enum PairValueRecord: Int, RecordWords { case secondGlyph, end }
enum CursivePos: Int, Words { case format, coverageOffset, entryExitCount, entryExitRecords }
enum EntryExitRecord: Int, RecordWords { case entryAnchorOffset, exitAnchorOffset, end }

/// The fields of an anchor, the last of which exists only in format 3.
enum Anchor: Int, Words { case anchorFormat, xCoordinate, yCoordinate, xDeviceOffset }

/// A [variation index table](https://learn.microsoft.com/typography/opentype/spec/chapter2#device-and-variationindex-tables).
enum VariationIndex: Int, Words {
    case deltaSetOuterIndex, deltaSetInnerIndex, deltaFormat

    /// The value of `deltaFormat`, which is smaller in device tables.
    static let format = 0x8000
}
