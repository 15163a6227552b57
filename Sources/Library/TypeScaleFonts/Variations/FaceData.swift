/// The data needed to read the tables of a face.
struct FaceData: Sendable {
    let source: FontSource
    /// The offset of the table directory in the file.
    let directoryOffset: Int
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

    /// Reads the table directory again, because keeping it would use a third of a face's memory.
    ///
    /// If the file was replaced, the directory may be empty.
    func directory(_ input: borrowing FontInput) -> TableDirectory {
        TableDirectory(input, at: directoryOffset, fileCount: source.count) ?? TableDirectory()
    }
}

/// The tables that contain the metrics of a face.
struct FaceHeaders: Sendable {
    let hhea: HheaTable?
    let os2: OS2Table?
}
