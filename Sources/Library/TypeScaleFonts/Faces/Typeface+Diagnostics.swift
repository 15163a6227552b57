extension Typeface {
    /// The faults of tables that are missing, invalid or only partly read.
    ///
    /// The array is empty for a valid font.
    ///
    /// - Throws: `FontError` if the file was removed or replaced after it was opened.
    public var diagnostics: [TableDiagnostic] {
        get throws(FontError) { try tableDiagnostics() }
    }

    private func tableDiagnostics() throws(FontError) -> [TableDiagnostic] {
        let details = try details()
        let advances = try advances()
        var diagnostics: [TableDiagnostic] = []
        let tables = try plans().tables
        try readTables { input in
            diagnostics = self.diagnostics(details, input)
            diagnostics += tables.diagnostics(data.directory(input))
        }
        if !advances.hasCharacters {
            diagnostics.append(
                TableDiagnostic(table: "cmap", consequence: "no characters have glyphs")
            )
        }
        if !advances.hasAdvances {
            diagnostics.append(TableDiagnostic(table: "hmtx", consequence: "all advances are 0"))
        }
        return diagnostics
    }

    /// Returns the faults of the tables that contain names, metrics and variations.
    func diagnostics(
        _ details: FaceDetails,
        _ input: borrowing FontInput
    ) -> [TableDiagnostic] {
        let directory = data.directory(input)
        func hasTable(_ tag: FontTag) -> Bool { directory[tag] != nil }
        var diagnostics: [TableDiagnostic] = []
        func note(_ tag: FontTag, _ consequence: String, if isMissing: Bool) {
            if isMissing {
                diagnostics.append(TableDiagnostic(table: tag, consequence: consequence))
            }
        }
        let lacksOS2 = headers.os2 == nil && hasTable("OS/2")
        note("hhea", "no vertical metrics or advances", if: headers.hhea == nil)
        let vertical = verticalUnits
        let sign = "the sign of the ascender or descender, which is corrected as in HarfBuzz"
        note(vertical.isInHhea ? "hhea" : "OS/2", sign, if: vertical.hasWrongSign)
        note("OS/2", "no weight, width, cap height, x-height or strikeout", if: lacksOS2)
        let lacksPost = details.post == nil && hasTable("post")
        note("post", "slant, fixed pitch and underline are unknown", if: lacksPost)
        let lacksAxes = details.axes.isEmpty && hasTable("fvar")
        note("fvar", "no variation axes or named instances", if: lacksAxes)
        note("fvar", "no named instances without a name", if: details.lacksInstances)
        if !details.axes.isEmpty {
            let mvar = directory.table("MVAR", input, upTo: MvarTable.maximumByteCount) {
                MvarTable($0, coordinates: .normal)
            }
            let avar = directory.table("avar", input, upTo: AvarTable.maximumByteCount) {
                AvarTable($0, axisCount: FvarTable.maximumAxisCount)
            }
            let variesAdvances =
                AdvanceVariations.hvar(directory, input, .normal) != nil
                || AdvanceVariations.gvar(data, directory, input) != nil
            if !variesAdvances {
                let tag: FontTag = hasTable("HVAR") ? "HVAR" : "gvar"
                note(tag, "advances do not vary", if: hasTable(tag))
            }
            note("MVAR", "metrics do not vary", if: mvar == nil && hasTable("MVAR"))
            note("avar", "axis values are not remapped", if: avar == nil && hasTable("avar"))
        }
        note("name", "no usable names; using the file name", if: !hasNames)
        return diagnostics
    }
}
