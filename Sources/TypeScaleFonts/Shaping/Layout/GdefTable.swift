/// The classes of glyphs, [`GDEF`](https://learn.microsoft.com/typography/opentype/spec/gdef).
struct GdefTable: Sendable {
    /// How many bytes of the table are read.
    static let maximumByteCount = 8 << 20

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, glyphClassDefOffset, attachListOffset, ligCaretListOffset
        case markAttachClassDefOffset, markGlyphSetsDefOffset, itemVarStoreOffset
        case itemVarStoreOffsetLow
    }

    private enum MarkGlyphSets: Int, Words { case format, markGlyphSetCount, coverageOffsets }

    private enum GlyphClass {
        static let base = 1
        static let ligature = 2
        static let mark = 3
    }

    private let bytes: TableBytes
    private let glyphProperties: [GlyphProperties]?
    private let markGlyphSets: Int?

    /// The glyphs that are marks.
    let marks: [ClosedRange<UInt16>]

    /// How far the numbers of `GPOS` move at the point on the axes.
    let variations: ItemVariationStore?

    /// Reads the table; `nil` if it is cut short.
    init?(_ bytes: TableBytes, glyphCount: Int, coordinates: NormalizedCoordinates) {
        guard bytes.uint16(Fields.majorVersion) == 1, let minor = bytes.uint16(Fields.minorVersion),
            bytes.count >= Fields.markGlyphSetsDefOffset.offset
        else { return nil }
        self.bytes = bytes
        let classes = bytes.follow(Fields.glyphClassDefOffset).map { bytes.classRanges(at: $0) }
        let attachments =
            bytes.follow(Fields.markAttachClassDefOffset).map { bytes.classRanges(at: $0) } ?? []
        glyphProperties = classes.map { Self.properties($0, attachments, glyphCount) }
        marks = classes?.compactMap { $0.value == GlyphClass.mark ? $0.glyphs : nil } ?? []
        markGlyphSets = minor >= 2 ? bytes.follow(Fields.markGlyphSetsDefOffset) : nil
        let store =
            minor >= 3 && !coordinates.isNormal ? bytes.follow32(Fields.itemVarStoreOffset) : nil
        variations = store.flatMap { ItemVariationStore(bytes, at: $0, coordinates: coordinates) }
    }

    private static func properties(
        _ classes: [ClassRange],
        _ attachments: [ClassRange],
        _ count: Int
    ) -> [GlyphProperties] {
        var properties = Array(repeating: GlyphProperties.none, count: count)
        for range in classes {
            let value: GlyphProperties
            switch range.value {
            case GlyphClass.base: value = .base
            case GlyphClass.ligature: value = .ligature
            case GlyphClass.mark: value = .mark(class: 0)
            default: continue
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

    /// Whether the table has the classes of glyphs; if not, the characters determine them.
    var hasGlyphClasses: Bool { glyphProperties != nil }

    @inline(__always)
    func properties(_ glyph: UInt16) -> GlyphProperties {
        guard let glyphProperties, glyph < glyphProperties.count else { return .none }
        return glyphProperties[Int(glyph)]
    }

    /// Whether a mark glyph set has a glyph.
    func markGlyphSet(_ set: Int, contains glyph: UInt16) -> Bool {
        guard let sets = markGlyphSets, bytes.uint16(MarkGlyphSets.format, at: sets) == 1,
            let count = bytes.uint16(MarkGlyphSets.markGlyphSetCount, at: sets), set < count,
            let coverage = bytes.follow32(MarkGlyphSets.coverageOffsets, set, at: sets)
        else { return false }
        return bytes.coverageIndex(glyph, at: coverage) != nil
    }
}

/// The class of a glyph, as the flag that skips it, and the attachment class of a mark in the upper
/// byte.
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

    /// Whether the flags of a lookup skip all glyphs of the class.
    @inline(__always)
    func isIgnored(by flags: LookupFlags) -> Bool {
        let classes: LookupFlags = [.ignoreBaseGlyphs, .ignoreLigatures, .ignoreMarks]
        return !flags.intersection(classes).isDisjoint(with: LookupFlags(rawValue: rawValue))
    }
}
