import TypeScale

/// Explains the size of the brand's body font for each reader.
public func bodySizes(for readers: [TraitCollection]) -> [String] {
    let font = Brand.body.maximumPointSize(40)
    return readers.map { "\(font.scaled(for: $0).explanation)" }
}
