import TypeScale

extension ScaledFont {
    /// The line height that the designer set, in points, or `nil` if the platform determines it.
    var statedLineHeight: Double? { origin.lineHeight == nil ? nil : lineHeight }
}
