/// A [lookup](https://learn.microsoft.com/typography/opentype/spec/chapter2#lookup-table) of `GSUB`
/// or `GPOS`: an action, and the glyphs that it skips.
struct Lookup {
    private enum Fields: Int, Words { case lookupType, lookupFlag, subTableCount, subtableOffsets }
    private enum ExtensionSubtable: Int, Words {
        case format, extensionLookupType, extensionOffset, extensionOffsetLow
    }

    let properties: LookupProperties
    let subtableCount: Int

    private let bytes: TableBytes
    private let start: Int
    private let type: LookupType?
    private let isPositioning: Bool

    /// Reads the lookup at an offset; `nil` if it is cut short.
    init?(_ bytes: TableBytes, at start: Int, isPositioning: Bool) {
        guard let number = bytes.uint16(Fields.lookupType, at: start),
            let flags = bytes.uint16(Fields.lookupFlag, at: start),
            let count = bytes.uint16(Fields.subTableCount, at: start),
            bytes.holds(2 * count, from: Fields.subtableOffsets, at: start)
        else { return nil }
        self.bytes = bytes
        self.start = start
        self.isPositioning = isPositioning
        type = LookupType(number, isPositioning: isPositioning)
        subtableCount = count
        // The mark filtering set follows the offsets.
        let lookupFlags = LookupFlags(rawValue: UInt16(truncatingIfNeeded: flags))
        properties = LookupProperties(
            flags: lookupFlags,
            markFilteringSet: lookupFlags.contains(.useMarkFilteringSet)
                ? bytes.uint16(Fields.subtableOffsets, count, at: start) : nil
        )
    }

    /// The type and offset of a subtable; of an extension subtable, those of the one it leads to.
    ///
    /// An extension cannot lead to an extension, so they cannot go in circles.
    @inline(__always)
    func subtable(_ index: Int) -> (type: LookupType, start: Int)? {
        guard let type, let subtable = bytes.follow(Fields.subtableOffsets, index, at: start)
        else { return nil }
        guard type == .extension else { return (type, subtable) }
        guard bytes.uint16(ExtensionSubtable.format, at: subtable) == 1,
            let number = bytes.uint16(ExtensionSubtable.extensionLookupType, at: subtable),
            let type = LookupType(number, isPositioning: isPositioning), type != .extension,
            let target = bytes.follow32(ExtensionSubtable.extensionOffset, at: subtable)
        else { return nil }
        return (type, target)
    }
}

/// The type of a lookup.
///
/// The specification numbers the types of
/// [`GSUB`](https://learn.microsoft.com/typography/opentype/spec/gsub#gsub-header) and
/// [`GPOS`](https://learn.microsoft.com/typography/opentype/spec/gpos#gpos-header) apart.
enum LookupType {
    case singleSubstitution
    case multipleSubstitution
    case alternateSubstitution
    case ligatureSubstitution
    case reverseChainedSubstitution
    case singleAdjustment
    case pairAdjustment
    case cursiveAttachment
    case markToBaseAttachment
    case markToLigatureAttachment
    case markToMarkAttachment
    case context
    case chainedContext
    case `extension`

    init?(_ number: Int, isPositioning: Bool) {
        let type: LookupType? = isPositioning ? Self.gpos(number) : Self.gsub(number)
        guard let type else { return nil }
        self = type
    }

    private static func gsub(_ number: Int) -> LookupType? {
        switch number {
        case 1: .singleSubstitution
        case 2: .multipleSubstitution
        case 3: .alternateSubstitution
        case 4: .ligatureSubstitution
        case 5: .context
        case 6: .chainedContext
        case 7: .extension
        case 8: .reverseChainedSubstitution
        default: nil
        }
    }

    private static func gpos(_ number: Int) -> LookupType? {
        switch number {
        case 1: .singleAdjustment
        case 2: .pairAdjustment
        case 3: .cursiveAttachment
        case 4: .markToBaseAttachment
        case 5: .markToLigatureAttachment
        case 6: .markToMarkAttachment
        case 7: .context
        case 8: .chainedContext
        case 9: .extension
        default: nil
        }
    }
}

/// The flags of a lookup, [`lookupFlag`](https://learn.microsoft.com/typography/opentype/spec/chapter2#lookup-table).
struct LookupFlags: OptionSet, Hashable {
    let rawValue: UInt16

    static let ignoreBaseGlyphs = LookupFlags(rawValue: 0x02)
    static let ignoreLigatures = LookupFlags(rawValue: 0x04)
    static let ignoreMarks = LookupFlags(rawValue: 0x08)
    static let useMarkFilteringSet = LookupFlags(rawValue: 0x10)

    private static let markAttachmentClassFilterShift: UInt16 = 8

    /// The class of the only marks that the lookup does not skip; 0 for any class.
    var markAttachmentClass: UInt16 { rawValue >> Self.markAttachmentClassFilterShift }
}

/// The glyphs that a lookup skips.
struct LookupProperties: Hashable {
    let flags: LookupFlags
    /// The set of the only marks that it does not skip, if the flags have `useMarkFilteringSet`.
    let markFilteringSet: Int?

    /// Skips all marks, as the table `kern` does.
    static let ignoringMarks = LookupProperties(flags: .ignoreMarks, markFilteringSet: nil)

    /// Whether only marks can be skipped.
    var skipsOnlyMarks: Bool { flags.isDisjoint(with: [.ignoreBaseGlyphs, .ignoreLigatures]) }
}
