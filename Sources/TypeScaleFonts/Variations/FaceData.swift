/// The parts of a face that its tables are read by.
struct FaceData: Sendable {
    let source: FontSource
    let directory: TableDirectory
    /// Read at once: to open the file again for them takes longer than to read them.
    let headers: FaceHeaders
    /// Font units per em, 16 to 16,384.
    let unitsPerEm: Int
    let glyphCount: Int
    /// Whether the face has a table of axes.
    let isVariable: Bool
    /// The point on the axes of a variable font.
    var coordinates = NormalizedCoordinates.normal
    /// Whether what variations add is rounded number by number.
    var roundsDeltas = false
}

/// The tables that the metrics of a face are read from.
struct FaceHeaders: Sendable {
    let hhea: HheaTable?
    let os2: OS2Table?
}

/// How far the advances of a face's glyphs move at its point on the axes.
struct AdvanceVariations: Sendable {
    private let hvar: HvarTable
    private let roundsDeltas: Bool

    /// Reads the table; `nil` where nothing varies.
    init?(_ face: FaceData, _ reader: borrowing FontReader) {
        guard !face.coordinates.isNormal,
            let table = face.directory.table("HVAR", reader, upTo: HvarTable.maximumByteCount),
            let hvar = HvarTable(table, coordinates: face.coordinates)
        else { return nil }
        self.hvar = hvar
        roundsDeltas = face.roundsDeltas
    }

    /// Font units.
    func delta(_ glyph: UInt16) -> Double { hvar.delta(Int(glyph), isRounded: roundsDeltas) }
}
