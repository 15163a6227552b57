extension Typeface {
    /// Returns warnings about missing and invalid tables.
    ///
    /// - Returns: The warnings, or an empty array for a valid font.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func warnings() throws(FontError) -> [TableWarning] {
        let details = try details()
        let advances = try advances()
        var warnings = try source.withReader { reader throws(FontError) in
            details.warnings(of: self, reader)
        }
        warnings += try plans().tables.warnings
        if !advances.hasCharacters {
            warnings.append(TableWarning(table: "cmap", consequence: "no characters have glyphs"))
        }
        if !advances.hasAdvances {
            warnings.append(TableWarning(table: "hmtx", consequence: "all advances are 0"))
        }
        return warnings
    }

    /// Returns the face's tables with their lengths in bytes, in file order.
    package func tables() throws(FontError) -> [(tag: FontTag, count: Int)] {
        try source.withReader { reader in
            data.directory(reader).records.map { ($0.tag, $0.count) }
        }
    }

    /// Returns the variation axes.
    ///
    /// - Returns: The axes in file order, or an empty array for a static font.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func axes() throws(FontError) -> [VariationAxis] { try details().axes }

    /// Returns the named instances of a variable font.
    ///
    /// - Returns: The instances, in file order.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func namedInstances() throws(FontError) -> [NamedInstance] { try details().instances }

    /// Returns whether the face has a glyph for each visible scalar in a character.
    package func supports(_ character: Character) throws(FontError) -> Bool {
        let scalars = character.unicodeScalars
        if let scalar = scalars.first, scalars.count == 1, try glyph(for: scalar) != nil {
            return true
        }
        return try GlyphRun(String(character), in: self, features: .none).missing.isEmpty
    }

    /// Returns the number of steps that shaping the text takes, with the default features.
    @_spi(Comparisons)
    public func stepCount(of text: String) throws(FontError) -> Int {
        _ = try GlyphRun(text, in: self)
        return try withReader { reader in reader.shaper.stepCount }
    }

    /// Returns the glyph for a character.
    ///
    /// - Parameter scalar: The character.
    /// - Returns: The glyph with its advance in font units, or `nil` if the face does not support
    ///   the character.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    /// - Complexity: O(1). The first lookup in each page of 256 characters reads the whole page.
    public func glyph(for scalar: Unicode.Scalar) throws(FontError) -> Glyph? {
        try withReader { reader in reader.glyph(scalar.value) }
    }
}
