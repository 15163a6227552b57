extension Typeface {
    /// Runs a closure with a reader of the font file.
    func readTables(_ body: (borrowing FontInput) -> Void) throws(FontError) {
        // Not generic: Embedded Swift would compile a generic function in the module that calls it,
        // where the reader cannot be closed.
        try source.withReader { reader in body(reader) }
    }

    /// Returns the face's tables with their lengths in bytes, in file order.
    ///
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func tables() throws(FontError) -> [(tag: FontTag, count: Int)] {
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
}
