import TypeScale

/// The attributes that few texts have.
struct RareAttributes: Hashable, Sendable {
    var fontName: String?
    var fontWeight: FontWeight?
    var relativeTo: RelativeStyle?
    var minimumFontSize: Double?
    var maximumFontSize: Double?
    var lineHeight: Double?
    var letterSpacing: Double?
    var baselineOffset: Double?
    var language: String?

    /// Takes what another says where these say nothing.
    mutating func fill(from other: RareAttributes) {
        fontName = fontName ?? other.fontName
        fontWeight = fontWeight ?? other.fontWeight
        relativeTo = relativeTo ?? other.relativeTo
        minimumFontSize = minimumFontSize ?? other.minimumFontSize
        maximumFontSize = maximumFontSize ?? other.maximumFontSize
        lineHeight = lineHeight ?? other.lineHeight
        letterSpacing = letterSpacing ?? other.letterSpacing
        baselineOffset = baselineOffset ?? other.baselineOffset
        language = language ?? other.language
    }
}
