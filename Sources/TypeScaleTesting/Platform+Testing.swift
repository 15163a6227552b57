public import Testing
public import TypeScale

extension Platform: CustomTestStringConvertible {
    /// The platform, the category that its sizes are given at where that is not L, and its table where
    /// that has a name of its own: `watchOS from XL`, `iOS by the table Brand`.
    public var testDescription: String {
        name + (defaultCategory == .large ? "" : " from " + defaultCategory.shortName)
            + (typeTable.name == name ? "" : " by the table " + typeTable.name)
    }
}

extension Platform: CustomTestArgumentEncodable {
    /// Writes the platform as reports name it, so that a tool can run a test for this one alone.
    ///
    /// - Parameter encoder: Where to write one string to.
    /// - Throws: What the encoder throws.
    public func encodeTestArgument(to encoder: some Encoder) throws {
        try testDescription.encode(to: encoder)
    }
}
