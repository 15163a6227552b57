/// A [lookup](https://learn.microsoft.com/typography/opentype/spec/chapter2#lookup-table) of `GSUB`
/// or `GPOS`, which substitutes or positions glyphs.
struct Lookup {
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
    @inline(__always)
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
enum LookupType: Int {
    case singleSubstitution = 1
    case multipleSubstitution, alternateSubstitution, ligatureSubstitution
    case context, chainedContext, `extension`, reverseChainedSubstitution
    case singleAdjustment = 17
    case pairAdjustment, cursiveAttachment
    case markToBaseAttachment, markToLigatureAttachment, markToMarkAttachment

    @inline(__always)
    init?(_ number: Int, isPositioning: Bool) {
        guard number < Self.singleAdjustment.rawValue else { return nil }
        // In `GPOS`, contexts and extensions are types 7 to 9.
        let isShared = 7...9 ~= number
        self.init(rawValue: !isPositioning ? number : isShared ? number - 2 : number + 16)
    }
}

/// The flags of a lookup, [`lookupFlag`](https://learn.microsoft.com/typography/opentype/spec/chapter2#lookup-table).
struct LookupFlags: OptionSet, Hashable {
    let rawValue: UInt16

    static let ignoreBaseGlyphs = LookupFlags(rawValue: 0x02)
    static let ignoreLigatures = LookupFlags(rawValue: 0x04)
    static let ignoreMarks = LookupFlags(rawValue: 0x08)
    static let useMarkFilteringSet = LookupFlags(rawValue: 0x10)

    /// The attachment class of the marks that the lookup processes, or 0 for all classes.
    var markAttachmentClass: UInt16 { rawValue >> 8 }
}

/// The properties that determine which glyphs a lookup skips.
struct LookupProperties: Hashable {
    let flags: LookupFlags
    /// The mark glyph set that the lookup processes, if the flags contain `useMarkFilteringSet`.
    let markFilteringSet: Int?

    /// The properties of a lookup that skips all marks, as the `kern` table does.
    static let ignoringMarks = LookupProperties(flags: .ignoreMarks, markFilteringSet: nil)

    /// Whether marks are the only glyphs that the lookup can skip.
    var skipsOnlyMarks: Bool { flags.isDisjoint(with: [.ignoreBaseGlyphs, .ignoreLigatures]) }
}
