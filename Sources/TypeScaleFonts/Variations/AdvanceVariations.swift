/// How far the advances of a face's glyphs move at its point on the axes.
struct AdvanceVariations: Sendable {
    private let hvar: HvarTable
    private let roundsDeltas: Bool

    /// Reads the table; `nil` where nothing varies.
    init?(_ face: FaceData, _ reader: borrowing FontReader) {
        guard !face.position.isNormal,
            let hvar = face.directory.table("HVAR", reader, upTo: HvarTable.maximumByteCount)
                .flatMap({
                    HvarTable($0, position: face.position)
                })
        else { return nil }
        self.hvar = hvar
        roundsDeltas = face.roundsDeltas
    }

    /// Font units.
    func delta(_ glyph: UInt16) -> Double { hvar.delta(Int(glyph), isRounded: roundsDeltas) }
}
