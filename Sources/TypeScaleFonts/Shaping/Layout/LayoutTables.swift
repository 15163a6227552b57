/// The tables that substitute and position the glyphs of a face.
struct LayoutTables: Sendable {
    let substitution: LayoutTable?
    let positioning: LayoutTable?
    let gdef: GdefTable?
    let kern: KernTable?
    /// The warnings about unreadable and unsupported tables.
    let warnings: [TableWarning]

    init(_ face: FaceData, _ reader: borrowing FontReader) {
        let directory = face.directory(reader)
        substitution = directory.table("GSUB", reader, upTo: LayoutTable.maximumByteCount) {
            LayoutTable($0, isPositioning: false)
        }
        positioning = directory.table("GPOS", reader, upTo: LayoutTable.maximumByteCount) {
            LayoutTable($0, isPositioning: true)
        }
        gdef = directory.table("GDEF", reader, upTo: GdefTable.maximumByteCount) {
            GdefTable($0, glyphCount: face.glyphCount, coordinates: face.coordinates)
        }
        kern = directory.table("kern", reader, upTo: KernTable.maximumByteCount, KernTable.init)

        var warnings: [TableWarning] = []
        func note(_ tag: FontTag, _ isLost: Bool, _ consequence: String) {
            if isLost, directory[tag] != nil {
                warnings.append(TableWarning(table: tag, consequence: consequence))
            }
        }
        note("GSUB", substitution == nil, "no ligatures or other substitutions")
        note("GPOS", positioning == nil, "no kerning, except from the kern table")
        note("GDEF", gdef == nil, "no glyph classes")
        note("kern", kern?.isPartial ?? true, "no kerning from unsupported subtables")
        note("morx", substitution == nil, "no ligatures from Apple's tables")
        note("kerx", positioning == nil, "no kerning from Apple's tables")
        note("GSUB", substitution?.isWhole == false, "unreadable lookups are ignored")
        note("GPOS", positioning?.isWhole == false, "unreadable lookups are ignored")
        self.warnings = warnings
    }
}
