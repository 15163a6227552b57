public import Testing
public import TypeScale

/// What a failing `#expect(font == other)` shows of each font: what it is, and how its size came about.
extension ScaledFont: CustomTestStringConvertible {
    /// The font, and the arithmetic behind its size with its sources.
    public var testDescription: String { report }
}

extension ScaledFont {
    /// The font with its explanation and all else that it is compared by, for a test's report.
    var report: String {
        let explanation = explanation
        let sources = explanation.sources.joined(separator: "; ")
        let lengths = [("lines of", lineHeight), ("tracked by", tracking)].compactMap {
            name,
            points in
            points.map { "\(name) \($0.shortestText)" }
        }
        return ([description] + lengths).joined(separator: ", ")
            + " (\(explanation)\(sources.isEmpty ? "" : "; source: " + sources); "
            + "asked for: \(origin.testDescription); reader: \(traits.testDescription))"
    }
}

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
    public func encodeTestArgument(to encoder: some Encoder) throws {
        try testDescription.encode(to: encoder)
    }
}

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
    public func encodeTestArgument(to encoder: some Encoder) throws {
        try testDescription.encode(to: encoder)
    }
}

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
    public func encodeTestArgument(to encoder: some Encoder) throws {
        try testDescription.encode(to: encoder)
    }
}

extension ContentSizeCategory: CustomTestStringConvertible {
    /// The short name, `AX5`, as in the reports on readers and fonts.
    public var testDescription: String { shortName }
}
