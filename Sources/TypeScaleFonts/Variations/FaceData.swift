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
