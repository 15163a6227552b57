/// The tables of a face that substitute and position glyphs.
struct LayoutTables: Sendable {
    let substitution: LayoutTable?
    let positioning: LayoutTable?
    let gdef: GdefTable?
    let kern: KernTable?
    /// The unreadable tables and their consequences.
    let warnings: [TableWarning]

    init(_ face: FaceData, _ reader: borrowing FontReader) {
        let directory = face.directory
        substitution = directory.table("GSUB", reader, upTo: LayoutTable.maximumByteCount)
            .flatMap { LayoutTable($0, isPositioning: false) }
        positioning = directory.table("GPOS", reader, upTo: LayoutTable.maximumByteCount)
            .flatMap { LayoutTable($0, isPositioning: true) }
        gdef = directory.table("GDEF", reader, upTo: GdefTable.maximumByteCount).flatMap {
            GdefTable($0, glyphCount: face.glyphCount, coordinates: face.coordinates)
        }
        kern = directory.table("kern", reader, upTo: KernTable.maximumByteCount).flatMap(
            KernTable.init
        )

        var warnings: [TableWarning] = []
        func note(_ tag: FontTag, _ isLost: Bool, _ consequence: String) {
            if isLost, directory[tag] != nil {
                warnings.append(TableWarning(table: tag, consequence: consequence))
            }
        }
        note("GSUB", substitution == nil, "ligatures and other glyphs for some")
        note("GPOS", positioning == nil, "kerning, but for that of the table kern")
        note("GDEF", gdef == nil, "which glyphs are marks")
        note("kern", kern?.isPartial ?? true, "kerning of a kind that is not read")
        note("morx", substitution == nil, "ligatures in Apple's tables, which are not read")
        note("kerx", positioning == nil, "kerning in Apple's tables, which are not read")
        if let substitution {
            note("GSUB", !substitution.isWhole, "lookups that lie past its end")
        }
        if let positioning { note("GPOS", !positioning.isWhole, "lookups that lie past its end") }
        self.warnings = warnings
    }
}

extension LayoutTable {
    /// Whether all lookups are there.
    fileprivate var isWhole: Bool { (0..<lookupCount).allSatisfy { lookup($0) != nil } }
}
