/// The tables that map characters to glyphs, and glyphs to advances.
final class AdvanceTable: Sendable {
    private let cmap: CmapTable?
    private let hmtx: HmtxTable?
    private let variations: AdvanceVariations?
    private let roundsDeltas: Bool
    private let glyphCount: Int
    let unitsPerEm: Int

    init(_ face: FaceData, _ input: borrowing FontInput) {
        let directory = face.directory(input)
        let count = face.headers.hhea?.advanceCount ?? 0
        let limit = HmtxTable.maximumByteCount(advanceCount: count)
        cmap = directory.table("cmap", input, upTo: CmapTable.maximumByteCount, CmapTable.init)
        hmtx = directory.table("hmtx", input, upTo: limit) { HmtxTable($0, advanceCount: count) }
        glyphCount = face.glyphCount
        unitsPerEm = face.unitsPerEm
        roundsDeltas = face.roundsDeltas
        variations =
            face.coordinates.isNormal ? nil : AdvanceVariations(face, hmtx, directory, input)
        lacksVariations =
            !face.coordinates.isNormal && variations == nil
            && (directory["HVAR"] != nil || directory["gvar"] != nil)
    }

    /// Whether the advances should vary, but the font's tables cannot be read.
    let lacksVariations: Bool
    var hasCharacters: Bool { cmap != nil }
    /// Whether variations change the advances in `hmtx`.
    var isVaried: Bool { variations != nil }
    var hasAdvances: Bool { hmtx != nil }

    /// The characters that have a glyph, as ranges in ascending order.
    var characters: [ClosedRange<Unicode.Scalar>] {
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        for first in stride(from: 0, through: 0x10FFFF, by: 256) {
            for (index, glyph) in (cmap?.glyphs(from: first, count: 256) ?? []).enumerated()
            where glyph != 0 && glyph < glyphCount {
                // A surrogate is not a character.
                guard let scalar = Unicode.Scalar(UInt32(first + index)) else { continue }
                if let last = ranges.last, last.upperBound.value + 1 == scalar.value {
                    ranges[ranges.count - 1] = last.lowerBound...scalar
                } else {
                    ranges.append(scalar...scalar)
                }
            }
        }
        return ranges
    }

    /// Reads the glyph and the advance of a character.
    ///
    /// Reading whole pages takes three times as many instructions for 1 KB of Korean in a new face.
    @inline(never)
    func add(_ character: UInt32, to pages: inout CharacterPages) {
        if !pages.hasPage(of: character) {
            let size = CharacterPages.pageSize
            let first = character & ~UInt32(size - 1)
            pages.addPage(of: character, CharacterClass.marks(from: first, count: size))
        }
        var glyph = cmap?.glyph(character) ?? 0
        if Int(glyph) >= glyphCount { glyph = 0 }
        let varied = variations == nil ? nil : advance(glyph)
        pages.set(character, glyph, hmtx?.advance(glyph) ?? 0, varied: varied)
    }

    /// Returns the glyph for a character followed by a variation selector, or `nil` if the face
    /// doesn't support the sequence.
    func glyph(_ character: UInt32, selector: UInt32) -> Glyph? {
        guard let glyph = cmap?.glyph(character, selector: selector), glyph != 0,
            Int(glyph) < glyphCount
        else { return nil }
        return Glyph(id: glyph, cluster: 0, advance: advance(glyph))
    }

    /// Returns the advance of a glyph in font units, which is 0 for a deleted glyph.
    func advance(_ glyph: UInt16) -> Double {
        guard Int(glyph) < glyphCount else { return 0 }
        let advance = Double(hmtx?.advance(glyph) ?? 0)
        switch variations {
        case nil: return advance
        case .hvar(let table): return advance + table.delta(Int(glyph), isRounded: roundsDeltas)
        case .advances(let advances):
            return Int(glyph) < advances.count ? advances[Int(glyph)] : advance
        }
    }
}
