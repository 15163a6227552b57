/// A named set of axis values in a variable font, such as SemiBold.
public struct NamedInstance: Hashable, Sendable {
    /// The PostScript name on Apple platforms, such as `Inter-Regular_SemiBold`.
    public let postScriptName: String

    /// The style name, such as `SemiBold`.
    public let styleName: String

    /// The value on each axis, by tag.
    public let coordinates: [FontTag: Double]

    init(_ face: String, _ style: String, _ axes: [VariationAxis], _ values: [Double]) {
        postScriptName = face + "_" + Self.withHyphens(style)
        styleName = style
        // If two axes share a tag, the first axis takes precedence.
        coordinates = zip(axes, values).reversed().reduce(into: [:]) { $0[$1.0.tag] = $1.1 }
    }

    /// Replaces spaces with hyphens, except spaces with combining marks.
    private static func withHyphens(_ style: String) -> String {
        let letters = style.utf8
        guard letters.contains(0x20) else { return style }
        guard letters.allSatisfy({ $0 < 0x80 }) else {
            let space = CollectionOfOne<UInt8>(0x20)
            return String(style.map { $0.utf8.elementsEqual(space) ? "-" : $0 })
        }
        return String(decoding: letters.map { $0 == 0x20 ? 0x2D : $0 }, as: UTF8.self)
    }
}
