public import Testing
public import TypeScale

extension FontDescription: CustomTestStringConvertible {
    /// What was asked for, with the weight, and with the face for bold text where that is another:
    /// `Brand-Bold, body, 18 pt, bold; for bold text Brand-Black, black`.
    public var testDescription: String {
        let bold = scaled(for: TraitCollection(legibilityWeight: .bold))
        let weight = face.isSystem ? nil : weight?.description
        let text = [description, weight].compactMap { $0 }.joined(separator: ", ")
        let isSame = bold.face == face && (face.isSystem || bold.weight == self.weight)
        return isSame ? text : text + "; for bold text \(bold.face), \(bold.weight)"
    }
}

extension FontDescription: CustomTestArgumentEncodable {
    /// Writes the font as reports name it, so that a tool can run a test for this font alone.
    ///
    /// - Parameter encoder: Where to write one string to.
    /// - Throws: What the encoder throws.
    public func encodeTestArgument(to encoder: some Encoder) throws {
        try testDescription.encode(to: encoder)
    }
}
