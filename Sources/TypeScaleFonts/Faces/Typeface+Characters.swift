extension Typeface {
    /// Returns the tables that are missing or invalid.
    ///
    /// - Returns: The warnings; empty for a valid font.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func warnings() throws(FontError) -> [TableWarning] {
        let details = try details()
        let advances = try advances()
        var warnings = try source.withReader { reader throws(FontError) in
            details.warnings(of: self, reader)
        }
        warnings += try plans().tables.warnings
        if !advances.hasCharacters {
            warnings.append(TableWarning(table: "cmap", consequence: "the glyphs of characters"))
        }
        if !advances.hasAdvances {
            warnings.append(TableWarning(table: "hmtx", consequence: "advances, which are all 0"))
        }
        return warnings
    }

    /// The tables of the face with their lengths in bytes, in the order of the file.
    package var tables: [(tag: FontTag, count: Int)] {
        directory.records.map { ($0.tag, $0.count) }
    }

    /// Whether the face has variation axes.
    var isVariable: Bool { data.isVariable }

    /// Returns the variation axes.
    ///
    /// - Returns: The axes, in the order of the file; empty for a static font.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func axes() throws(FontError) -> [VariationAxis] { try details().axes }

    /// Returns the named instances of a variable font.
    ///
    /// - Returns: The instances, in the order of the file.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func namedInstances() throws(FontError) -> [NamedInstance] { try details().instances }

    /// Returns whether the face has a glyph for each scalar of a character.
    package func supports(_ character: Character) throws(FontError) -> Bool {
        try GlyphRun(String(character), in: self, features: .none).missing.isEmpty
    }

    /// Returns the glyph of a character with its advance.
    ///
    /// - Parameter scalar: The character.
    /// - Returns: The glyph with its advance in font units; `nil` if the face has no glyph for it.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    /// - Complexity: O(1), except for the first character of each page of 256.
    public func glyph(for scalar: Unicode.Scalar) throws(FontError) -> Glyph? {
        try withReader { reader in reader.glyph(scalar.value) }
    }
}
