/// The tables that map characters to glyphs, and glyphs to advances.
struct AdvanceTable: Sendable {
    private let cmap: CmapTable?
    private let hmtx: HmtxTable?
    private let variations: HvarTable?
    private let roundsDeltas: Bool
    private let glyphCount: Int

    init(_ face: FaceData, _ reader: borrowing FontReader) {
        let directory = face.directory(reader)
        let count = face.headers.hhea?.advanceCount ?? 0
        let limit = HmtxTable.maximumByteCount(advanceCount: count)
        cmap = directory.table("cmap", reader, upTo: CmapTable.maximumByteCount, CmapTable.init)
        hmtx = directory.table("hmtx", reader, upTo: limit) { HmtxTable($0, advanceCount: count) }
        glyphCount = face.glyphCount
        roundsDeltas = face.roundsDeltas
        variations =
            face.coordinates.isNormal
            ? nil
            : directory.table("HVAR", reader, upTo: HvarTable.maximumByteCount) {
                HvarTable($0, coordinates: face.coordinates)
            }
    }

    var hasCharacters: Bool { cmap != nil }
    /// Whether variations change the advances in `hmtx`.
    var isVaried: Bool { variations != nil }
    var hasAdvances: Bool { hmtx != nil }

    /// Adds the page that contains a character.
    @inline(never)
    func add(pageOf character: UInt32, to pages: inout CharacterPages) {
        let first = character & ~0xFF
        let known =
            cmap?.glyphs(from: Int(word: first), count: 256)
            ?? Array(repeating: 0, count: 256)
        let glyphs = known.map { Int($0) < glyphCount ? $0 : 0 }
        let scripts = CharacterClass.scripts(from: first, count: 256)
        pages.add(
            Int(word: first >> 8),
            zip(glyphs, scripts).map { glyph, script in
                CharacterPages.Entry(
                    glyph: glyph,
                    advance: hmtx?.advance(glyph) ?? 0,
                    script: script
                )
            },
            varied: variations == nil ? [] : glyphs.map(advance)
        )
    }

    /// Returns the glyph for a character followed by a variation selector, or `nil` if the face
    /// doesn't support the sequence.
    func glyph(_ character: UInt32, selector: UInt32) -> Glyph? {
        guard let glyph = cmap?.glyph(character, selector: selector), glyph != 0,
            Int(glyph) < glyphCount
        else { return nil }
        return Glyph(id: glyph, cluster: 0, advance: advance(glyph))
    }

    /// Returns the advance of a glyph, in font units.
    func advance(_ glyph: UInt16) -> Double {
        let advance = Double(hmtx?.advance(glyph) ?? 0)
        return variations.map { advance + $0.delta(Int(glyph), isRounded: roundsDeltas) } ?? advance
    }
}
