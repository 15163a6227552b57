/// The data by which the tables of a face are read.
struct FaceData: Sendable {
    let source: FontSource
    let directory: TableDirectory
    /// The headers, which are read while the file is open.
    let headers: FaceHeaders
    /// Font units per em, 16 to 16,384.
    let unitsPerEm: Int
    let glyphCount: Int
    /// Whether the face has a table of axes.
    let isVariable: Bool
    /// The point on the axes of a variable font.
    var coordinates = NormalizedCoordinates.normal
    /// Whether each delta is rounded.
    var roundsDeltas = false
}

/// The tables with the metrics of a face.
struct FaceHeaders: Sendable {
    let hhea: HheaTable?
    let os2: OS2Table?
}

/// The variations of a face's advances at its point on the axes.
struct AdvanceVariations: Sendable {
    private let hvar: HvarTable
    private let roundsDeltas: Bool

    /// Reads the table; returns `nil` if nothing varies.
    init?(_ face: FaceData, _ reader: borrowing FontReader) {
        guard !face.coordinates.isNormal,
            let table = face.directory.table("HVAR", reader, upTo: HvarTable.maximumByteCount),
            let hvar = HvarTable(table, coordinates: face.coordinates)
        else { return nil }
        self.hvar = hvar
        roundsDeltas = face.roundsDeltas
    }

    /// Returns the delta of an advance, in font units.
    func delta(_ glyph: UInt16) -> Double { hvar.delta(Int(glyph), isRounded: roundsDeltas) }
}
