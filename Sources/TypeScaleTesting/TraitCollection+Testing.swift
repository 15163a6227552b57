public import Testing
public import TypeScale

extension TraitCollection: CustomTestStringConvertible {
    /// The reader, `AX5, 3 pixels a point`, and what else tells unequal readers apart.
    public var testDescription: String {
        var notes: [String] = []
        if preferredContentSizeCategory == nil { notes.append("no category chosen") }
        if displayScale == platform.defaultDisplayScale { notes.append("scale given") }
        if legibilityWeight == .regular { notes.append("regular text") }
        if platform.testDescription != platform.name { notes.append(platform.testDescription) }
        return notes.isEmpty ? description : description + " (\(notes.joined(separator: ", ")))"
    }
}

extension TraitCollection: CustomTestArgumentEncodable {
    /// Writes the reader as reports name it, so that a tool can run a test for this reader alone.
    ///
    /// - Parameter encoder: Where to write one string to.
    /// - Throws: What the encoder throws.
    public func encodeTestArgument(to encoder: some Encoder) throws {
        try testDescription.encode(to: encoder)
    }
}
