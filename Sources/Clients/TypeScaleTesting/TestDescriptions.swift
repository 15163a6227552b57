// swift-format-ignore-file: AvoidRetroactiveConformances

// Both modules are of this package, but the compiler sees a client as another package.
public import Testing
public import TypeScale

extension ScaledFont: @retroactive CustomTestStringConvertible {
    /// A description with every property that `==` compares, and an explanation of the size.
    public var testDescription: String {
        let explanation = explanation
        let sources = explanation.sources.joined(separator: "; ")
        let lengths = [
            lineHeight.map { "lines of \($0.shortestText)" },
            tracking.map { "tracked by \($0.shortestText)" },
        ]
        return ([description] + lengths.compactMap(\.self)).joined(separator: ", ")
            + " (\(explanation)\(sources.isEmpty ? "" : "; source: " + sources); "
            + "asked for: \(origin.testDescription); reader: \(traits.testDescription))"
    }
}

extension FontDescription: @retroactive CustomTestStringConvertible {
    /// A description with the weight and, if the face differs for bold text, that face.
    ///
    /// For example, `Brand-Bold, body, 18 pt, bold; for bold text Brand-Black, black`.
    public var testDescription: String {
        let bold = scaled(for: TraitCollection(legibilityWeight: .bold))
        let weight = face.isSystem ? nil : weight?.description
        let text = [description, weight].compactMap { $0 }.joined(separator: ", ")
        let isSame = bold.face == face && (face.isSystem || bold.weight == self.weight)
        return isSame ? text : text + "; for bold text \(bold.face), \(bold.weight)"
    }
}

extension FontDescription: @retroactive CustomTestArgumentEncodable {
    /// Encodes the test description, so that tools can run a test for this font alone.
    public func encodeTestArgument(to encoder: some Encoder) throws {
        try testDescription.encode(to: encoder)
    }
}

extension TraitCollection: @retroactive CustomTestStringConvertible {
    /// A description, such as `AX5, 3 pixels per point`, that is different for unequal traits.
    public var testDescription: String {
        var notes: [String] = []
        if preferredContentSizeCategory == nil { notes.append("no category chosen") }
        if displayScale == platform.defaultDisplayScale { notes.append("scale given") }
        if legibilityWeight == .regular { notes.append("regular text") }
        if platform.testDescription != platform.description {
            notes.append(platform.testDescription)
        }
        return notes.isEmpty ? description : description + " (\(notes.joined(separator: ", ")))"
    }
}

extension TraitCollection: @retroactive CustomTestArgumentEncodable {
    /// Encodes the test description, so that tools can run a test for this reader alone.
    public func encodeTestArgument(to encoder: some Encoder) throws {
        try testDescription.encode(to: encoder)
    }
}

extension Platform: @retroactive CustomTestStringConvertible {
    /// The platform's description, and its base category if this is not L.
    ///
    /// For example, `watchOS from XL` or `iOS by the table Brand`.
    public var testDescription: String {
        let base = typeTable.baseCategory
        return description + (base == .large ? "" : " from " + base.shortName)
    }
}

extension Platform: @retroactive CustomTestArgumentEncodable {
    /// Encodes the test description, so that tools can run a test for this platform alone.
    public func encodeTestArgument(to encoder: some Encoder) throws {
        try testDescription.encode(to: encoder)
    }
}

extension ContentSizeCategory: @retroactive CustomTestStringConvertible {
    /// The short name, such as `AX5`.
    public var testDescription: String { shortName }
}
