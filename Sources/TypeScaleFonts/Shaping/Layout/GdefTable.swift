/// The glyph definition table, [`GDEF`](https://learn.microsoft.com/typography/opentype/spec/gdef).
struct GdefTable: Sendable {
    static let maximumByteCount = 8 << 20

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, glyphClassDefOffset, attachListOffset, ligCaretListOffset
        case markAttachClassDefOffset, markGlyphSetsDefOffset, itemVarStoreOffset
        case itemVarStoreOffsetLow
    }

    private enum MarkGlyphSets: Int, Words { case format, markGlyphSetCount, coverageOffsets }

    /// The values in the glyph class definition table.
    private enum GlyphClass { static let (base, ligature, mark) = (1, 2, 3) }

    private let bytes: TableBytes
    private let glyphProperties: [GlyphProperties]?
    private let markGlyphSets: Offset<MarkGlyphSets>?

    /// The ranges of mark glyphs.
    let marks: [ClosedRange<UInt16>]

    /// The item variation store with the deltas for `GPOS`.
    let variations: ItemVariationStore?

    init?(_ bytes: TableBytes, glyphCount: Int, coordinates: NormalizedCoordinates) {
        let table = Offset<Fields>()
        guard bytes[table, .majorVersion] == 1,
            bytes.count >= table.of(.markGlyphSetsDefOffset)
        else { return nil }
        self.bytes = bytes
        let minor = bytes[table, .minorVersion]
        let classes = bytes.follow(table, .glyphClassDefOffset).map { bytes.classRanges(at: $0) }
        let attachments =
            bytes.follow(table, .markAttachClassDefOffset).map { bytes.classRanges(at: $0) } ?? []
        glyphProperties = classes.map { Self.properties($0, attachments, glyphCount) }
        marks = classes?.compactMap { $0.value == GlyphClass.mark ? $0.glyphs : nil } ?? []
        markGlyphSets = minor >= 2 ? bytes.follow(table, .markGlyphSetsDefOffset) : nil
        let varies = minor >= 3 && !coordinates.isNormal
        variations = (varies ? bytes.follow32(table, .itemVarStoreOffset) : nil)
            .flatMap { ItemVariationStore(bytes, at: $0, coordinates: coordinates) }
    }

    private static func properties(
        _ classes: [ClassRange],
        _ attachments: [ClassRange],
        _ count: Int
    ) -> [GlyphProperties] {
        var properties = Array(repeating: GlyphProperties.none, count: count)
        for range in classes {
            let value: GlyphProperties =
                switch range.value {
                case GlyphClass.base: .base
                case GlyphClass.ligature: .ligature
                case GlyphClass.mark: .mark(class: 0)
                default: .none
                }
            for glyph in range.glyphs where glyph < count { properties[Int(glyph)] = value }
        }
        for range in attachments {
            for glyph in range.glyphs where glyph < count && properties[Int(glyph)].isMark {
                properties[Int(glyph)] = .mark(class: range.value)
            }
        }
        return properties
    }

    var hasGlyphClasses: Bool { glyphProperties != nil }

    @inline(__always)
    func properties(_ glyph: UInt16) -> GlyphProperties {
        guard let glyphProperties, glyph < glyphProperties.count else { return .none }
        return glyphProperties[Int(glyph)]
    }

    func markGlyphSet(_ set: Int, contains glyph: UInt16) -> Bool {
        guard let sets = markGlyphSets, bytes[sets, .format] == 1,
            set < bytes[sets, .markGlyphSetCount],
            let coverage: Offset<Coverage> = bytes.follow32(sets, .coverageOffsets, set)
        else { return false }
        return bytes.coverageIndex(glyph, at: coverage) != nil
    }
}

/// The class of a glyph, stored as the lookup flag that ignores the class.
///
/// The upper byte contains the attachment class of a mark.
struct GlyphProperties: RawRepresentable, Hashable, Sendable {
    let rawValue: UInt16

    static let none = GlyphProperties(rawValue: 0)
    static let base = GlyphProperties(rawValue: LookupFlags.ignoreBaseGlyphs.rawValue)
    static let ligature = GlyphProperties(rawValue: LookupFlags.ignoreLigatures.rawValue)
    static func mark(class value: Int) -> GlyphProperties {
        let flag = LookupFlags.ignoreMarks.rawValue
        return GlyphProperties(rawValue: flag | UInt16(truncatingIfNeeded: value) << 8)
    }

    var isMark: Bool { rawValue & LookupFlags.ignoreMarks.rawValue != 0 }

    var markAttachmentClass: UInt16 { rawValue >> 8 }

    /// Returns whether a lookup with the given flags skips all glyphs in the class.
    @inline(__always)
    func isIgnored(by flags: LookupFlags) -> Bool {
        let classes: LookupFlags = [.ignoreBaseGlyphs, .ignoreLigatures, .ignoreMarks]
        return !flags.intersection(classes).isDisjoint(with: LookupFlags(rawValue: rawValue))
    }
}
