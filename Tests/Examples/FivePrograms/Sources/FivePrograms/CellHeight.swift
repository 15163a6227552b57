import TypeScaleLayout

/// Returns the height of a cell with a title and a body, in points.
public func cellHeight(for reader: TraitCollection, fonts: FontRegistry) throws -> Double {
    let title = TextLabel("Title", font: Brand.headline)
    let stack = TextStack([title, TextLabel("Body", font: .system(.body))])
    return try stack.layout(width: 320, for: reader, fonts: fonts).size.height
}
