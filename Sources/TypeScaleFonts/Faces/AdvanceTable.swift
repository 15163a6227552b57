/// The glyph and advance of each character of a face, looked up a page of 256 at a time.
///
/// A value: whoever measures takes a copy, adds the pages that it lacks, and hands it back.
struct AdvanceTable: Sendable {
    private let cmap: CmapTable?
    private let hmtx: HmtxTable?
    private let variations: AdvanceVariations?
    private let glyphCount: Int

    /// The pages that were looked up.
    private(set) var pages: CharacterPages

    init(_ face: FaceData, _ reader: borrowing FontReader) {
        let directory = face.directory
        let hhea = face.headers.hhea
        cmap = directory.table("cmap", reader, upTo: CmapTable.maximumByteCount).flatMap(
            CmapTable.init
        )
        hmtx = hhea.flatMap { hhea in
            directory.table(
                "hmtx",
                reader,
                upTo: HmtxTable.maximumByteCount(advanceCount: hhea.advanceCount)
            ).flatMap {
                HmtxTable($0, advanceCount: hhea.advanceCount)
            }
        }
        glyphCount = face.glyphCount
        variations = AdvanceVariations(face, reader)
        // Those of all 17 planes.
        pages = CharacterPages(room: 0x110000 >> 8)
    }

    var hasCharacters: Bool { cmap != nil }
    /// Whether advances are those at a point on the axes.
    var isVaried: Bool { variations != nil }
    var hasAdvances: Bool { hmtx != nil }

    /// Looks up the page of a character.
    @inline(never)
    mutating func look(up character: UInt32) {
        let first = character & ~0xFF
        let characters = first...(first + 0xFF)
        let isSpecial =
            ComplexScripts.overlap(characters)
            || CmapFormat14.selectors.contains { $0.overlaps(characters) }
        let known = cmap?.glyphs(from: Int(first), count: 256) ?? Array(repeating: 0, count: 256)
        let glyphs = known.map { Int($0) < glyphCount ? $0 : 0 }
        pages.add(
            Int(first >> 8),
            isSpecial: isSpecial,
            scripts: CharacterClass.scripts(from: first, count: 256),
            glyphs.map { ($0, hmtx?.advance($0) ?? 0) },
            varied: variations == nil ? [] : glyphs.map(advance)
        )
    }

    /// The glyph of a character with a variation selector behind it, if the face knows the pair.
    func glyph(_ character: UInt32, selector: UInt32) -> Glyph? {
        guard let glyph = cmap?.glyph(character, selector: selector), glyph != 0,
            Int(glyph) < glyphCount
        else { return nil }
        return Glyph(id: glyph, cluster: 0, advance: advance(glyph))
    }

    /// The advance of a glyph, in font units.
    func advance(_ glyph: UInt16) -> Double {
        let advance = Double(hmtx?.advance(glyph) ?? 0)
        return variations.map { advance + $0.delta(glyph) } ?? advance
    }
}
