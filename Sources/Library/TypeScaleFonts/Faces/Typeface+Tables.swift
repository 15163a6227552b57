extension Typeface {
    /// Runs a closure with an input of the font file.
    func readTables(_ body: (borrowing FontInput) -> Void) throws(FontError) {
        // Not generic: Embedded Swift would compile a generic function in the module that calls it,
        // where the input cannot be closed.
        try source.withInput { input in body(input) }
    }

    /// Returns the face's tables with their lengths in bytes, in file order.
    ///
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func tables() throws(FontError) -> [(tag: FontTag, count: Int)] {
        try source.withInput { input in
            data.directory(input).records.map { ($0.tag, $0.count) }
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
