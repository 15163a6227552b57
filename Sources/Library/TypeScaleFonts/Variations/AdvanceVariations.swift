/// The variations of advances at normalized coordinates.
enum AdvanceVariations: Sendable {
    /// The table of deltas.
    case hvar(HvarTable)
    /// The advance of each glyph, computed from `gvar` in a font without `HVAR`.
    case advances([Double])
}

extension AdvanceVariations {
    /// The maximum number of components between a glyph and the component whose advance it uses.
    private static let maximumDepth = 16

    init?(
        _ face: FaceData,
        _ hmtx: HmtxTable?,
        _ directory: TableDirectory,
        _ input: borrowing FontInput
    ) {
        if let table = Self.hvar(directory, input, face.coordinates) {
            self = .hvar(table)
            return
        }
        guard let hmtx, let (gvar, outlines) = Self.gvar(face, directory, input) else {
            return nil
        }
        let deltas = gvar.deltas(outlines, face.coordinates)
        let components = deltas.indices.map { outlines.metricsComponent($0) }
        self = .advances(
            deltas.indices.map { glyph in
                var used = glyph
                for _ in 0..<Self.maximumDepth {
                    guard let next = components[used], next < deltas.count else { break }
                    used = next
                }
                let delta = face.roundsDeltas ? deltas[used].roundedHalfUp : deltas[used]
                let advance = hmtx.advance(UInt16(truncatingIfNeeded: used))
                return max(0, Double(advance) + delta)
            }
        )
    }

    static func hvar(
        _ directory: TableDirectory,
        _ input: borrowing FontInput,
        _ coordinates: NormalizedCoordinates
    ) -> HvarTable? {
        directory.table("HVAR", input, upTo: HvarTable.maximumByteCount) {
            HvarTable($0, coordinates: coordinates)
        }
    }

    static func gvar(
        _ face: FaceData,
        _ directory: TableDirectory,
        _ input: borrowing FontInput
    ) -> (GvarTable, OutlineTable)? {
        let limit = GvarTable.maximumByteCount
        guard let record = directory["gvar"], record.count <= limit,
            let outlines = OutlineTable(directory, input, glyphCount: face.glyphCount),
            outlines.hasAscendingOffsets(),
            let gvar = directory.table("gvar", input, upTo: limit, GvarTable.init)
        else { return nil }
        return (gvar, outlines)
    }
}
