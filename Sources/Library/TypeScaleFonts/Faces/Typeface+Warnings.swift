extension Typeface {
    /// Returns warnings about missing and invalid tables.
    ///
    /// - Returns: The warnings, or an empty array for a valid font.
    /// - Throws: `FontError` if the file was removed or replaced after it was opened.
    public func warnings() throws(FontError) -> [TableWarning] {
        let details = try details()
        let advances = try advances()
        var warnings: [TableWarning] = []
        try readTables { warnings = self.warnings(details, $0) }
        warnings += try plans().tables.warnings
        if !advances.hasCharacters {
            warnings.append(TableWarning(table: "cmap", consequence: "no characters have glyphs"))
        }
        if !advances.hasAdvances {
            warnings.append(TableWarning(table: "hmtx", consequence: "all advances are 0"))
        }
        return warnings
    }

    /// Returns the warnings about the tables that contain names, metrics and variations.
    func warnings(
        _ details: FaceDetails,
        _ reader: borrowing FontReader
    ) -> [TableWarning] {
        let directory = data.directory(reader)
        func hasTable(_ tag: FontTag) -> Bool { directory[tag] != nil }
        var warnings: [TableWarning] = []
        func note(_ tag: FontTag, _ consequence: String, if isMissing: Bool) {
            if isMissing { warnings.append(TableWarning(table: tag, consequence: consequence)) }
        }
        let lacksOS2 = headers.os2 == nil && hasTable("OS/2")
        note("hhea", "no vertical metrics or advances", if: headers.hhea == nil)
        note("OS/2", "no weight, width, cap height or x-height", if: lacksOS2)
        let lacksPost = details.post == nil && hasTable("post")
        note("post", "slant and fixed pitch are unknown", if: lacksPost)
        let lacksAxes = details.axes.isEmpty && hasTable("fvar")
        note("fvar", "no variation axes or named instances", if: lacksAxes)
        if !details.axes.isEmpty {
            let mvar = directory.table("MVAR", reader, upTo: MvarTable.maximumByteCount) {
                MvarTable($0, coordinates: .normal)
            }
            let avar = directory.table("avar", reader, upTo: AvarTable.maximumByteCount) {
                AvarTable($0, axisCount: FvarTable.maximumAxisCount)
            }
            let variesAdvances =
                AdvanceVariations.hvar(directory, reader, .normal) != nil
                || AdvanceVariations.gvar(data, directory, reader) != nil
            if !variesAdvances {
                let tag: FontTag = hasTable("HVAR") ? "HVAR" : "gvar"
                note(tag, "advances do not vary", if: hasTable(tag))
            }
            note("MVAR", "metrics do not vary", if: mvar == nil && hasTable("MVAR"))
            note("avar", "axis values are not remapped", if: avar == nil && hasTable("avar"))
        }
        note("name", "no usable names; using the file name", if: !hasNames)
        return warnings
    }
}
