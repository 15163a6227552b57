/// A [lookup](https://learn.microsoft.com/typography/opentype/spec/chapter2#lookup-table) of `GSUB`
/// or `GPOS`, which substitutes or positions glyphs.
struct Lookup: Sendable {
    enum Fields: Int, Words { case lookupType, lookupFlag, subTableCount, subtableOffsets }
    private enum ExtensionSubtable: Int, Words {
        case format, extensionLookupType, extensionOffset, extensionOffsetLow
    }

    let properties: LookupProperties
    let subtableCount: Int

    // The bytes are not stored, because threads would contend for their reference count.
    private let table: Offset<Fields>
    private let type: LookupType?
    private let isPositioning: Bool

    init?(_ bytes: borrowing TableBytes, at table: Offset<Fields>, isPositioning: Bool) {
        guard let offsets = bytes.array(afterCountAt: table.of(.subTableCount)) else { return nil }
        self.table = table
        self.isPositioning = isPositioning
        type = LookupType(bytes[table, .lookupType], isPositioning: isPositioning)
        subtableCount = offsets.count
        let flags = LookupFlags(rawValue: bytes.glyph(table, .lookupFlag))
        // The mark filtering set follows the subtable offsets.
        let set = bytes.holds(2, at: offsets.end) ? bytes.uint16(at: offsets.end) : nil
        properties = LookupProperties(
            flags: flags,
            markFilteringSet: flags.contains(.useMarkFilteringSet) ? set : nil
        )
    }

    /// Returns the type and offset of a subtable, or of the subtable that an extension refers to.
    ///
    /// Returns `nil` if an extension refers to another extension, so that cycles are impossible.
    func subtable(_ index: Int, _ bytes: borrowing TableBytes) -> (LookupType, Offset<Subtable>)? {
        guard let type,
            let subtable: Offset<Subtable> = bytes.follow(table, .subtableOffsets, index)
        else { return nil }
        guard type == .extension else { return (type, subtable) }
        let table = Offset<ExtensionSubtable>(subtable.value)
        let number = bytes[table, .extensionLookupType]
        guard bytes[table, .format] == 1,
            let type = LookupType(number, isPositioning: isPositioning), type != .extension,
            let target: Offset<Subtable> = bytes.follow32(table, .extensionOffset)
        else { return nil }
        return (type, target)
    }
}

/// The type of a lookup.
///
/// The raw value is the lookup type in
/// [`GSUB`](https://learn.microsoft.com/typography/opentype/spec/gsub#gsub-header), or the type in
/// [`GPOS`](https://learn.microsoft.com/typography/opentype/spec/gpos#gpos-header) plus 16.
enum LookupType: Int, Sendable {
    case singleSubstitution = 1
    case multipleSubstitution, alternateSubstitution, ligatureSubstitution
    case context, chainedContext, `extension`, reverseChainedSubstitution
    case singleAdjustment = 17
    case pairAdjustment, cursiveAttachment
    case markToBaseAttachment, markToLigatureAttachment, markToMarkAttachment

    init?(_ number: Int, isPositioning: Bool) {
        guard number < Self.singleAdjustment.rawValue else { return nil }
        // In `GPOS`, contexts and extensions are types 7 to 9.
        let isShared = 7...9 ~= number
        self.init(rawValue: !isPositioning ? number : isShared ? number - 2 : number + 16)
    }
}

/// The flags of a lookup, [`lookupFlag`](https://learn.microsoft.com/typography/opentype/spec/chapter2#lookup-table).
struct LookupFlags: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    static let rightToLeft = LookupFlags(rawValue: 0x01)
    static let ignoreBaseGlyphs = LookupFlags(rawValue: 0x02)
    static let ignoreLigatures = LookupFlags(rawValue: 0x04)
    static let ignoreMarks = LookupFlags(rawValue: 0x08)
    static let useMarkFilteringSet = LookupFlags(rawValue: 0x10)

    /// The flags that skip all glyphs of a class.
    static let classes: LookupFlags = [.ignoreBaseGlyphs, .ignoreLigatures, .ignoreMarks]

    /// The attachment class of the marks that the lookup processes, or 0 for all classes.
    var markAttachmentClass: UInt16 { rawValue >> 8 }
}

/// The properties that determine which glyphs a lookup skips.
struct LookupProperties: Hashable, Sendable {
    let flags: LookupFlags
    /// The mark glyph set that the lookup processes, if the flags contain `useMarkFilteringSet`.
    let markFilteringSet: Int?

    /// The properties of a lookup that skips all marks, as the `kern` table does.
    static let ignoringMarks = LookupProperties(flags: .ignoreMarks, markFilteringSet: nil)

    /// The properties without the flags that skip a class of glyphs.
    var ignoringNoClass: LookupProperties {
        LookupProperties(flags: flags.subtracting(.classes), markFilteringSet: markFilteringSet)
    }

    /// Whether the class of a glyph determines whether the lookup skips the glyph.
    var skipsOnlyClasses: Bool { flags.isSubset(of: LookupFlags.classes.union(.rightToLeft)) }

    /// Whether marks are the only glyphs that the lookup can skip.
    var skipsOnlyMarks: Bool { flags.isDisjoint(with: [.ignoreBaseGlyphs, .ignoreLigatures]) }
}

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

/// The fields of an anchor, the last two of which exist only in format 3.
enum Anchor: Int, Words {
    case anchorFormat, xCoordinate, yCoordinate, xDeviceOffset, yDeviceOffset
}

/// A mark attachment, whose base array contains a row for each base, ligature or second mark.
enum MarkPos: Int, Words {
    case format, markCoverageOffset, baseCoverageOffset, markClassCount, markArrayOffset
    case baseArrayOffset
}

enum MarkArray: Int, Words { case markCount, markRecords }
enum MarkRecord: Int, RecordWords { case markClass, markAnchorOffset, end }

/// Rows of anchors, with an anchor for each class of marks, or the offsets of such matrices.
enum AnchorMatrix: Int, Words { case rowCount, offsets }

/// A [variation index table](https://learn.microsoft.com/typography/opentype/spec/chapter2#device-and-variationindex-tables).
enum VariationIndex: Int, Words {
    case deltaSetOuterIndex, deltaSetInnerIndex, deltaFormat

    /// The value of `deltaFormat`, which is smaller in device tables.
    static let format = 0x8000
}
