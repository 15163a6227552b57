import TypeScale

/// Returns a style sheet for GTK, with a class for each font and category, such as `heading-AX2`.
///
/// - Parameters:
///   - fonts: The unscaled fonts, by the first part of their classes.
///   - fontFamily: The family that contains the named faces, or `nil` to use their names. The
///     system face keeps the interface font.
///   - reader: The traits other than the category.
/// - Returns: The rules, one per line.
public func styleSheet(
    _ fonts: KeyValuePairs<String, FontDescription>,
    fontFamily: String?,
    for reader: TraitCollection = TraitCollection()
) -> String {
    var rules = ""
    for (name, font) in fonts {
        for category in ContentSizeCategory.allCases {
            var reader = reader
            reader.preferredContentSizeCategory = category
            let scaled = font.scaled(for: reader)
            let isNamed = scaled.face.postScriptName != nil
            let css = isNamed ? fontFamily.map(scaled.css(fontFamily:)) : nil
            rules += ".\(name)-\(category.shortName) { \(css ?? scaled.css); }\n"
        }
    }
    return rules
}
