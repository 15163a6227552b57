/// What kind of glyph each is, from `GDEF`.
struct GdefTable: Sendable {
    /// How many bytes of the table are looked at.
    static let maximumByteCount = 8 << 20

    private let bytes: TableBytes
    private let kinds: [GlyphProperties]?
    private let markSets: Int?

    /// The glyphs that are marks.
    let marks: [ClosedRange<UInt16>]

    /// How far the numbers of `GPOS` move at the point on the axes.
    let variations: ItemVariationStore?

    /// Reads the table; `nil` if it is cut short.
    init?(_ bytes: TableBytes, glyphCount: Int, position: NormalizedCoordinates) {
        guard bytes.uint16(at: 0) == 1, let minor = bytes.uint16(at: 2),
            bytes.slice(at: 4, count: 8) != nil
        else { return nil }
        self.bytes = bytes
        let classes = bytes.offset16(at: 4, from: 0).map { bytes.classRanges(at: $0) }
        let attachments = bytes.offset16(at: 10, from: 0).map { bytes.classRanges(at: $0) } ?? []
        kinds = classes.map { Self.kinds($0, attachments, glyphCount) }
        marks = classes?.compactMap { $0.number == 3 ? $0.glyphs : nil } ?? []
        markSets = minor >= 2 ? bytes.offset16(at: 12, from: 0) : nil
        let store = minor >= 3 && !position.isNormal ? bytes.offset32(at: 14, from: 0) : nil
        variations = store.flatMap { ItemVariationStore(bytes, at: $0, coordinates: position) }
    }

    private static func kinds(
        _ classes: [ClassRange],
        _ attachments: [ClassRange],
        _ count: Int
    ) -> [GlyphProperties] {
        var kinds = Array(repeating: GlyphProperties.none, count: count)
        for range in classes {
            let kind: GlyphProperties
            switch range.number {
            case 1: kind = .base
            case 2: kind = .ligature
            case 3: kind = .mark(class: 0)
            default: continue
            }
            for glyph in range.glyphs where glyph < count { kinds[Int(glyph)] = kind }
        }
        for range in attachments {
            for glyph in range.glyphs where glyph < count && kinds[Int(glyph)].isMark {
                kinds[Int(glyph)] = .mark(class: range.number)
            }
        }
        return kinds
    }

    /// Whether it tells of glyphs what kind they are; if not, their characters do.
    var hasGlyphClasses: Bool { kinds != nil }

    /// What kind of glyph it is.
    @inline(__always)
    func properties(_ glyph: UInt16) -> GlyphProperties {
        guard let kinds, glyph < kinds.count else { return .none }
        return kinds[Int(glyph)]
    }

    /// Whether a set of marks has a glyph.
    func markSet(_ set: UInt16, contains glyph: UInt16) -> Bool {
        guard let markSets, bytes.uint16(at: markSets) == 1,
            let count = bytes.uint16(at: markSets + 2), set < count,
            let place = bytes.offset32(at: markSets + 4 + 4 * Int(set), from: markSets)
        else { return false }
        return bytes.coverageIndex(glyph, at: place) != nil
    }
}

/// What kind a glyph is of, as the flags of lookups count: the bit that passes over it, and above
/// that the class of a mark.
struct GlyphProperties: RawRepresentable, Hashable, Sendable {
    let rawValue: UInt16

    static let none = GlyphProperties(rawValue: 0)
    static let base = GlyphProperties(rawValue: 2)
    static let ligature = GlyphProperties(rawValue: 4)
    static func mark(class number: Int) -> GlyphProperties {
        GlyphProperties(rawValue: 8 | UInt16(truncatingIfNeeded: number) << 8)
    }

    var isMark: Bool { rawValue & 8 != 0 }
}
