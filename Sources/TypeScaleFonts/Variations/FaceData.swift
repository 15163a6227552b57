/// The data needed to read the tables of a face.
struct FaceData: Sendable {
    let source: FontSource
    let directory: TableDirectory
    /// The headers, which are read when the face is created.
    let headers: FaceHeaders
    /// The number of font units per em, from 16 to 16,384.
    let unitsPerEm: Int
    let glyphCount: Int
    /// Whether the face contains an `fvar` table.
    let isVariable: Bool
    /// The normalized coordinates on the axes of a variable font.
    var coordinates = NormalizedCoordinates.normal
    /// Whether each delta is rounded to an integer.
    var roundsDeltas = false
}

/// The tables that contain the metrics of a face.
struct FaceHeaders: Sendable {
    let hhea: HheaTable?
    let os2: OS2Table?
}

/// The variations of a face's advances at its normalized coordinates.
struct AdvanceVariations: Sendable {
    private let hvar: HvarTable
    private let roundsDeltas: Bool

    /// Reads the table, or returns `nil` if the advances don't vary.
    init?(_ face: FaceData, _ reader: borrowing FontReader) {
        guard !face.coordinates.isNormal else { return nil }
        let hvar = face.directory.table("HVAR", reader, upTo: HvarTable.maximumByteCount) {
            HvarTable($0, coordinates: face.coordinates)
        }
        guard let hvar else { return nil }
        self.hvar = hvar
        roundsDeltas = face.roundsDeltas
    }

    /// Returns the delta for the advance of a glyph, in font units.
    func delta(_ glyph: UInt16) -> Double { hvar.delta(Int(glyph), isRounded: roundsDeltas) }
}
