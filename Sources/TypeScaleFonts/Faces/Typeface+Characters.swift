extension Typeface {
    /// The tables that could not be read, and what the face lacks for them.
    ///
    /// - Returns: The warnings; none of a sound font.
    /// - Throws: ``FontError`` if the file is gone or was replaced since it was opened.
    public func warnings() throws(FontError) -> [TableWarning] {
        let details = try details()
        let advances = try advances()
        var warnings = try source.withReader { reader throws(FontError) in
            details.warnings(of: self, reader)
        }
        warnings += try plans().tables.warnings
        if !advances.hasCharacters {
            warnings.append(TableWarning(table: "cmap", consequence: "which glyph a character has"))
        }
        if !advances.hasAdvances {
            warnings.append(
                TableWarning(table: "hmtx", consequence: "advances, all of which are 0")
            )
        }
        return warnings
    }

    /// The tables of the face and their lengths in bytes, in the order of the file.
    package var tables: [(tag: FontTag, count: Int)] {
        directory.records.map { ($0.tag, $0.count) }
    }

    /// Whether the font varies along axes.
    var isVariable: Bool { data.isVariable }

    /// The axes along which the font varies; none if it does not.
    ///
    /// - Returns: The axes, in the order of the file.
    /// - Throws: ``FontError`` if the file is gone or was replaced since it was opened.
    public func axes() throws(FontError) -> [VariationAxis] { try details().axes }

    /// The named points on the axes.
    ///
    /// - Returns: The instances, in the order of the file.
    /// - Throws: ``FontError`` if the file is gone or was replaced since it was opened.
    public func namedInstances() throws(FontError) -> [NamedInstance] { try details().instances }

    /// Whether the face has a glyph for a character.
    ///
    /// - Parameter character: The character; of one that is several scalars, each must have one.
    /// - Returns: Whether it has.
    /// - Throws: ``FontError`` if the file is gone or was replaced since it was opened.
    /// - Complexity: O(1) after the first character of its page of 256.
    package func supports(_ character: Character) throws(FontError) -> Bool {
        let text = try GlyphRun(String(character), in: self, features: .none)
        return text.missing.isEmpty
    }

    /// The glyph of a character and its advance.
    ///
    /// - Parameter scalar: The character.
    /// - Returns: The glyph and its advance in font units; `nil` if the face has no glyph for it.
    /// - Throws: ``FontError`` if the file is gone or was replaced since it was opened.
    /// - Complexity: O(1) after the first character of its page of 256.
    public func glyph(for scalar: Unicode.Scalar) throws(FontError) -> Glyph? {
        try withReader { reader in reader.glyph(scalar.value) }
    }
}
