import TypeScaleLayout

/// Draws the lines of a label, such as with Cairo.
public func draw(
    _ label: TextLabel,
    for reader: TraitCollection,
    fonts: FontRegistry,
    with draw: (PlacedGlyph) -> Void
) throws {
    let layout = try label.measured(for: reader, fonts: fonts).layout(width: 320)
    for glyph in layout.lines.flatMap(\.glyphs) { draw(glyph) }
}
